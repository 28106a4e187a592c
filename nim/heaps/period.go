package heaps

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/nim"
)

// Period says that a nim-sequence repeats: G(n + Length) = G(n) + Saltus, as numbers, for all n ≥ Preperiod. If the
// saltus is 0 the sequence is periodic, otherwise arithmetically periodic. [Sequence.Period] finds it. It is a
// certificate: [Period.Verify] checks it.
type Period struct {
	Code      Code
	Preperiod int // the relation holds from here on, and not for the heap before
	Length    int
	Saltus    nim.Nimber
	Checked   int // the number of values of which it was seen that the relation holds: those of heaps smaller than Checked
	// Proof says why the relation holds for ever. It is Observed if there is no proof.
	Proof Proof
}

// Proof is a theorem by which a relation that holds for some heaps holds for all larger ones.
type Proof uint8

// The theorems.
const (
	// Observed stands for no theorem: the relation holds as far as the sequence was found, and may fail later.
	Observed Proof = iota
	// Window is the theorem of Guy and Smith for codes whose moves take at most k counters and leave at most h heaps:
	// if G(n + p) = G(n) for all n with n₀ ≤ n ≤ h·n₀ + (h-1)·p + k - h, where n₀ is at least 1, then for all n ≥ n₀.
	// For in every move from a larger heap of n + p one of the heaps left is at least n₀ + p; with p counters less of
	// it, it is a move from n. If two heaps must be unequal the last n to look at is 2n₀ + 2p + k, so that there is
	// another move for the one that would make them equal. If r heaps must be equal their number must be even, so that
	// the value is 0, and a divisor of p. The theorem is not used if three heaps and more must be unequal.
	//
	// Source: for h = 2 Guy, Smith, The G-values of various games, 1956; Siegel, Combinatorial Game Theory, §IV.2.
	Window
	// State is the argument for codes whose moves leave at most one heap. A value is determined by those of the last k
	// heaps, if the digits repeat after that of k, and by the sets of values of all heaps before, one set for each
	// remainder modulo the number of digits that repeat. Values below the least number that one of these sets lacks
	// count for nothing. If all this is the same for two numbers of counters, which have the same remainder, but for a
	// saltus that is added to all values, then what follows is also the same.
	State
	// Split is the theorem for Lasker's Nim: heaps of 4k+1, 4k+2, 4k+3 and 4k+4 have the values 4k+1, 4k+2, 4k+4 and
	// 4k+3. By induction the options of a heap n with one heap have the values of all smaller heaps, that is 0 to n−1,
	// or 0 to n−2 and n if n = 4k+4. And as values of heaps that leave the remainders 0, 1, 2 and 3 modulo 4 leave the
	// remainders 3, 1, 2 and 0, those of two heaps leave 2 if n = 4k+1, 0 or 1 if n = 4k+2 or 4k+4, and 3 if n = 4k+3,
	// where 4k+3 itself is among them, that of 4k+2 and 1.
	//
	// Source: E. Lasker, Brettspiele der Völker, 1931; Winning Ways, ch. 4.
	Split
)

// String returns the name of the theorem.
func (p Proof) String() string {
	switch p {
	case Observed:
		return "observed"
	case Window:
		return "window"
	case State:
		return "state"
	case Split:
		return "split"
	}
	return fmt.Sprintf("Proof(%d)", uint8(p))
}

// IsProved reports whether the relation holds for all heaps, and not only for those that were looked at.
func (p Period) IsProved() bool { return p.Proof != Observed }

// Reduce returns the smallest heap m that stands for a heap of n, and what the relation adds: G(n) = G(m) + plus, as
// numbers. So m is less than Preperiod + Length. It panics if n is negative or if p.Length is not positive.
func (p Period) Reduce(n int) (m int, plus nim.Nimber) {
	if n < 0 || p.Length <= 0 {
		panic(fmt.Errorf("heaps: Period.Reduce(%d) with a period of %d", n, p.Length))
	}
	if n < p.Preperiod {
		return n, 0
	}
	turns := (n - p.Preperiod) / p.Length
	return n - turns*p.Length, nim.Nimber(turns) * p.Saltus
}

// String returns a sentence such as "0.77 has period 12 from 71 on". The zero Period is "no period".
func (p Period) String() string {
	if p == (Period{}) {
		return "no period"
	}
	kind := "period"
	if p.Saltus != 0 {
		kind = fmt.Sprintf("saltus %d and period", uint64(p.Saltus))
	}
	verb := "has"
	if !p.IsProved() {
		verb = fmt.Sprintf("up to %d has", p.Checked-1)
	}
	return fmt.Sprintf("%v %s %s %d from %d on", p.Code, verb, kind, p.Length, p.Preperiod)
}

// ErrPeriod is what errors.Is finds in the error of a [Period] that is wrong.
var ErrPeriod = errors.New("heaps: not a period of this sequence")

func (p Period) wrong(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrPeriod, fmt.Sprintf(format, args...))
}

// Verify checks p against the values in s, which are taken as they are ([Sequence.Verify] checks them); those missing
// up to p.Checked are found first, and none is a copy that a period gave. It looks at the relation for every heap, at
// the heap before the preperiod, at all that the theorem demands, and that no divisor of the length is a period that
// the same theorem is for. It takes time of the order of p.Checked. An error for which errors.Is finds [ErrPeriod] says
// what is wrong. Verify panics if s is nil.
func (p Period) Verify(ctx context.Context, s *Sequence) error {
	if s == nil {
		panic(errors.New("heaps: Period.Verify without a Sequence"))
	}
	switch {
	case p.Code != s.Code:
		return p.wrong("the code is %v, not %v", s.Code, p.Code)
	case p.Length < 1 || p.Preperiod < 0 || p.Checked <= p.Preperiod || p.Checked-p.Preperiod <= p.Length:
		return p.wrong("a period of %d from %d on cannot be seen in %d values", p.Length, p.Preperiod, p.Checked)
	}
	if err := s.compute(ctx, p.Checked); err != nil {
		return err
	}
	holds := func(n, length int, saltus nim.Nimber) bool { return s.At(n+length) == s.At(n)+saltus }
	for n := p.Preperiod; n+p.Length < p.Checked; n++ {
		if !holds(n, p.Length, p.Saltus) {
			return p.wrong("the value of %d is %d and that of %d is %d", n, s.At(n), n+p.Length, s.At(n+p.Length))
		}
	}
	if p.Preperiod > 0 && holds(p.Preperiod-1, p.Length, p.Saltus) {
		return p.wrong("the preperiod is shorter")
	}
	theorem, isFor := p.Code.window()
	for length := 1; length < p.Length; length++ {
		if p.Length%length != 0 || p.Saltus%nim.Nimber(p.Length/length) != 0 {
			continue
		}
		if p.Proof == Window && isFor && int64(length)%theorem.factor != 0 {
			continue
		}
		shorter := true
		for n := p.Preperiod; n+length < p.Checked && shorter; n++ {
			shorter = holds(n, length, p.Saltus/nim.Nimber(p.Length/length))
		}
		if shorter {
			return p.wrong("it has the period %d as well", length)
		}
	}
	switch p.Proof {
	case Observed:
		return nil
	case Window:
		if !isFor || int64(p.Length)%theorem.factor != 0 {
			return p.wrong("the theorem for windows is not for the code %v with a period of %d", p.Code, p.Length)
		}
		need, _ := theorem.values(p.Preperiod, p.Length)
		switch {
		case int64(p.Checked) < need:
			return p.wrong("%d values are needed for a proof, and there are %d", need, p.Checked)
		case p.Saltus != 0:
			return p.wrong("a saltus with a theorem for periods")
		}
		return nil
	case State:
		return p.verifyState(s)
	case Split:
		if p.Code != Lasker() || p.Preperiod != 1 || p.Length != 4 || p.Saltus != 4 || p.Checked < 5 {
			return p.wrong("the theorem is not for the code %v with these numbers", p.Code)
		}
		for n := 1; n < 5; n++ {
			if v := s.At(n); v != [...]nim.Nimber{1: 1, 2: 2, 3: 4, 4: 3}[n] {
				return p.wrong("the value of a heap of %d is %v", n, v)
			}
		}
		return nil
	}
	return p.wrong("no theorem has the number %d", uint8(p.Proof))
}

// window is what the theorem for windows needs to know of a code.
type window struct {
	take    int   // the most counters that a move takes
	leave   int   // the most heaps that it leaves, but at least one
	unequal bool  // two of them must sometimes be unequal
	factor  int64 // of the length, since as many heaps must be equal
}

// window returns false if the theorem is not for this code.
func (c Code) window() (w window, ok bool) {
	if c.tail > 0 {
		return window{}, false
	}
	w = window{take: c.last(), leave: 1, factor: 1}
	var kinds []kind
	for i := range len(c.digits) {
		kinds = c.digit(i - c.added).appendKinds(kinds[:0])
		for _, k := range kinds {
			switch {
			case k.more:
				return window{}, false
			case k.r < 2:
			case k.parts == Equal:
				if k.r%2 == 1 {
					return window{}, false
				}
				if w.factor = leastMultiple(w.factor, k.r); w.factor > MaxHeap {
					return window{}, false
				}
			case k.parts == Any:
				w.leave = max(w.leave, k.r)
			case k.r == 2:
				w.leave, w.unequal = max(w.leave, 2), true
			default:
				return window{}, false
			}
		}
	}
	return w, true
}

// leastMultiple returns the least common multiple.
func leastMultiple(x int64, r int) int64 {
	a, b := x, int64(r)
	for b > 0 {
		a, b = b, a%b
	}
	return x / a * int64(r)
}

// values returns how many values show that a period of length p from n0 on holds for ever, or false if the theorem is
// not for this length.
func (w window) values(n0, p int) (values int64, ok bool) {
	from, length := int64(max(n0, 1)), int64(p) // a heap of 0 is no heap to take counters from or to add them to
	leave, take := int64(w.leave), int64(w.take)
	last := leave*from + (leave-1)*length + take - leave
	if w.unequal {
		last = max(last, 2*from+2*length+take)
	}
	return max(last, from) + length + 1, length%w.factor == 0
}
