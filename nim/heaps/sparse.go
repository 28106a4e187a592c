package heaps

import (
	"context"
	"errors"
	"math/bits"
)

// This file finds nim-values of codes by which a move leaves at most two heaps, and takes a bounded number of counters.
//
// A value is the mex of those of all ways to part the heap in two, of which there are half as many as counters. A
// linear map to {0, 1} halves the nim-values: the sum of two values goes to the sum of their images. Call heaps whose
// value goes to 0 rare, and the others common. If the map is chosen well rare heaps are few. Two rare or two common
// heaps together are worth something that goes to 0; so what goes to 1 can only come from a rare heap and a common one.
// For n it is enough to go through the rare heaps to find the least value v that goes to 1 and that no move reaches.
// The answer is v or a smaller value that goes to 0; those are nearly always reached, and usually by one of the first
// few hundred ways to part the heap.
//
// The map is the parity of the bits under a mask, and it may add the parity of the heap, if it is the same number of
// counters modulo 2 that is taken by all moves that part a heap. The Walsh–Hadamard transform of the frequencies says
// which mask leaves the fewest rare heaps.
//
// Sources: Winning Ways, ch. 4 (sparse spaces); A. Gangolli, T. Plambeck, A note on periodicity in some octal games,
// Int. J. Game Theory 18 (1989); A. Flammenkamp, octal games, tables at wwwhomes.uni-bielefeld.de/achim/octal.html.

// errLarge says that a nim-value does not fit.
var errLarge = errors.New("heaps: a nim-value of 2^16")

// split is the rule to take t counters and leave two heaps.
type split struct {
	t       int
	unequal bool
}

// equalParts is the rule to take t counters and leave r equal heaps.
type equalParts struct{ t, r int }

// rare is a rare heap.
type rare struct {
	heap  uint32
	value uint16
}

// table marks values, as it is for four heaps that are looked at together.
type table [4][1 << 16]uint8

// sparse is what is known of a sequence.
type sparse struct {
	values
	whole   []int // numbers of counters of heaps that can be taken as a whole
	takes   []int // numbers of counters that can be taken leaving one heap
	splits  []split
	unequal bool // for some of them the heaps must be unequal
	equals  []equalParts
	widest  int // the largest number of counters in one of these

	mask, parity uint16 // of the map
	rares        []rare
	counts       [2][]int // how many heaps, even and odd, have each value
	size         int      // a power of two larger than all values
	review       int      // at which heap the map is to be chosen anew
	table        *table
	blocks       *blocks // nil if heaps are not looked at in blocks

	goroutines int
	ahead      *ahead // nil if no others have helped yet
}

// newSparse returns the state before the heap of 1, or false if the code is of another kind.
func newSparse(c Code) (*sparse, bool) {
	if c.tail > 0 || c.added > 0 {
		return nil, false
	}
	s := &sparse{widest: c.last(), mask: 1, size: 2, review: 64, table: new(table)}
	var kinds []kind
	for t := 0; t <= c.last(); t++ {
		kinds = c.digit(t).appendKinds(kinds[:0])
		for _, k := range kinds {
			switch {
			case k.more:
				return nil, false
			case k.r == 0:
				s.whole = append(s.whole, t)
			case k.r == 1:
				s.takes = append(s.takes, t)
			case k.parts == Equal:
				s.equals = append(s.equals, equalParts{t, k.r})
			case k.r == 2:
				s.splits = append(s.splits, split{t: t, unequal: k.parts != Any})
				s.unequal = s.unequal || k.parts != Any
			default:
				return nil, false
			}
		}
	}
	for i := range s.counts {
		s.counts[i] = make([]int, s.size)
	}
	s.values.push(0)
	return s, len(s.splits) > 0
}

// extend finds values until there are n of them.
func (s *sparse) extend(ctx context.Context, n int) error {
	for s.len() < n {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if s.len() >= s.review {
			s.chooseMap()
		}
		for end := min(n, s.len()+1<<8); s.len() < end; {
			var err error
			switch left := end - s.len(); {
			case s.blocks != nil && left >= blockLen:
				err = s.nextBlock()
			case left >= blockLen && s.goroutines > 1 && len(s.rares) >= fewRares && s.len() >= s.widest+8:
				err = s.nextBatch()
			case left >= 4 && s.len() >= s.widest+8:
				err = s.nextFour()
			default:
				err = s.nextOne()
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// push adds the value of the next heap.
func (s *sparse) push(v uint16) {
	n := s.len()
	s.record(v)
	if s.isRare(v, n) {
		s.rares = append(s.rares, rare{uint32(n), v})
	}
	if s.blocks != nil {
		s.blocks.set(n, v)
	}
}

// record adds the value of the next heap without looking whether it is rare.
func (s *sparse) record(v uint16) {
	n := s.len()
	s.values.push(v)
	for int(v) >= s.size {
		for i, c := range s.counts {
			s.counts[i] = append(c, make([]int, s.size)...)
		}
		s.size *= 2
	}
	s.counts[n&1][v]++
}

// goesToOne reports whether the map takes the value v of m counters in two heaps to 1.
func (s *sparse) goesToOne(v uint16, m int) bool {
	return uint16(bits.OnesCount16(v&s.mask))&1 != s.parity&uint16(m)&1
}

// isRare reports whether a heap of n with the value v is rare. For the map it is what v is for the heap when it is
// parted, so that most heaps are common.
func (s *sparse) isRare(v uint16, n int) bool { return !s.goesToOne(v, n-s.splits[0].t) }

// chooseMap chooses the map with the fewest rare heaps so far.
func (s *sparse) chooseMap() {
	s.review = max(64, s.len()+s.len()/4)
	best := s.len() + 1
	for parity := range uint16(2) {
		if parity == 1 && !s.oneParity() {
			break
		}
		// The transform at a mask is the number of heaps that go to 0 less that of those that go to 1.
		w := make([]int, s.size)
		for v := range w {
			w[v] = s.counts[0][v] + s.counts[1][v]
			if parity == 1 {
				w[v] -= 2 * s.counts[1-s.splits[0].t&1][v]
			}
		}
		for h := 1; h < len(w); h *= 2 {
			for i := 0; i < len(w); i += 2 * h {
				for j := i; j < i+h; j++ {
					w[j], w[j+h] = w[j]+w[j+h], w[j]-w[j+h]
				}
			}
		}
		for mask, x := range w {
			if mask > 0 && x < best {
				best, s.mask, s.parity = x, uint16(mask), parity
			}
		}
	}
	s.rares = s.rares[:0]
	for n := 1; n < s.len(); n++ {
		if v := s.at(n); s.isRare(v, n) {
			s.rares = append(s.rares, rare{uint32(n), v})
		}
	}
	if s.blocks = newBlocks(s); s.blocks != nil {
		s.review += s.len() / 4
	}
}

// oneParity reports whether moves that part a heap take the same number of counters modulo 2.
func (s *sparse) oneParity() bool {
	for _, p := range s.splits {
		if (p.t^s.splits[0].t)&1 != 0 {
			return false
		}
	}
	return true
}

// rareAt returns the place of the first rare heap that is not smaller than n.
func rareAt(rares []rare, n int) int {
	lo, hi := 0, len(rares)
	for lo < hi {
		if mid := (lo + hi) / 2; int(rares[mid].heap) < n {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}
