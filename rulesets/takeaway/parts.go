package takeaway

// MaxTimes is the largest c for which the formulas for the rules of [Times] are used. They need a sequence of about
// 44·c terms for the largest heaps.
const MaxTimes = 1000

// Parts returns the numbers of which a heap is the sum, in descending order. They are terms of the sequence H(1) = 1,
// H(k+1) = H(k) + H(j), where H(j) is the least term after which H(k) may be taken. Each heap is the sum of terms such
// that after each but the largest the next larger one may not be taken, and in just one way. In Fibonacci nim the terms
// are the Fibonacci numbers, of which no two are neighbours. Taking the largest term that is possible, again and again,
// gives the sum. It is known for the rules of [Times] from 1 to [MaxTimes], and otherwise ok is false.
//
// Sources: Schwenk; É. Zeckendorf, Représentation des nombres naturels par une somme de nombres de Fibonacci ou de
// nombres de Lucas, Bulletin de la Société Royale des Sciences de Liège 41 (1972).
func (r Rules) Parts(heap uint64) (parts []uint64, ok bool) {
	if r.most != nil || r.times == 0 || r.times > MaxTimes {
		return nil, false
	}
	terms := []uint64{1}
	for j := 0; ; {
		last := terms[len(terms)-1]
		for r.Most(terms[j]) < last {
			j++
		}
		if last >= heap || heap-last < terms[j] {
			break
		}
		terms = append(terms, last+terms[j])
	}
	for i := len(terms) - 1; heap > 0; i-- {
		if terms[i] <= heap {
			parts = append(parts, terms[i])
			heap -= terms[i]
		}
	}
	return parts, true
}

// WinningMoves returns the numbers of counters to take in moves to P-positions, in ascending order. It knows them where
// [Rules.Parts] does, and otherwise ok is false. A move wins if and only if it takes the smallest parts of the heap,
// one or more, which are not more than the limit, and so few that the next part is too large for the opponent:
// otherwise the parts of what is left and of what is taken would be other parts of the heap.
func (r Rules) WinningMoves(p Position) (amounts []uint64, ok bool) {
	parts, ok := r.Parts(p.Heap)
	if !ok {
		return nil, false
	}
	taken := uint64(0)
	for i := len(parts) - 1; i >= 0; i-- {
		if taken += parts[i]; taken > p.Limit {
			break
		}
		if i == 0 || r.Most(taken) < parts[i-1] {
			amounts = append(amounts, taken)
		}
	}
	return amounts, true
}
