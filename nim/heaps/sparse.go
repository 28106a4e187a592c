package heaps

import (
	"context"
	"errors"
	"math/bits"
)

// This file finds nim-values of codes by which a move leaves at most two heaps, and takes a bounded number of counters.
//
// A value is the mex of those of all ways to part the heap in two, of which there are half as many as counters. A
// linear map to {0, 1} halves the nim-values: the sum of two values goes to the sum of their images. Call heaps whose value goes to 0 rare, and the
// others common. If the map is chosen well rare heaps are few. Two rare or two common heaps together are worth something
// that goes to 0; so what goes to 1 can only come from a rare heap and a common one. For n it is enough to go through
// the rare heaps to find the least value v that goes to 1 and that no move reaches. The answer is v or a smaller value
// that goes to 0; those are nearly always reached, and usually by one of the first few hundred ways to part the heap.
//
// The map is the parity of the bits under a mask, and it may add the parity of the heap, if it is the same number of counters modulo 2 that is taken
// by all moves that part a heap. The Walsh–Hadamard transform of the frequencies says which mask leaves the fewest rare heaps.
//
// Sources: Winning Ways, ch. 4 (sparse spaces); A. Gangolli, T. Plambeck, A note on periodicity in some octal games, Int. J. Game Theory 18 (1989);
// A. Flammenkamp, octal games, tables at wwwhomes.uni-bielefeld.de/achim/octal.html.

// errLarge says that a nim-value does not fit.
var errLarge = errors.New("heaps: a nim-value of 2^16")

// split is the rule to take t counters and leave two heaps.
type split struct {
	t       int
	unequal bool
	known   int // how many rare heaps can be one of the two
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
	whole  []int // numbers of counters of heaps that can be taken as a whole
	takes  []int // numbers of counters that can be taken leaving one heap
	splits []split
	equals []equalParts
	widest int // the largest number of counters in one of these

	mask, parity uint16 // of the map
	rares        []rare
	counts       [2][]int // how many heaps, even and odd, have each value
	size         int      // a power of two larger than all values
	review       int      // at which heap the map is to be chosen anew
	tables       []*table
	blocks       *blocks // nil if heaps are looked at one by one
	team         int     // goroutines
}

// newSparse returns the state before the heap of 1, or false if the code is of another kind.
func newSparse(c Code) (*sparse, bool) {
	if c.tail > 0 || c.added > 0 {
		return nil, false
	}
	s := &sparse{widest: c.last(), mask: 1, size: 2, review: 64, tables: []*table{new(table)}}
	for t := 0; t <= c.last(); t++ {
		d := c.digit(t)
		for r := range MaxParts + 1 {
			switch {
			case !d.has(r):
			case r == 0:
				s.whole = append(s.whole, t)
			case r == 1:
				s.takes = append(s.takes, t)
			case d.parts() == Equal:
				s.equals = append(s.equals, equalParts{t, r})
			case r == 2:
				s.splits = append(s.splits, split{t: t, unequal: d.parts() != Any})
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
			if s.blocks != nil {
				if err := s.nextBlock(); err != nil {
					return err
				}
				continue
			}
			v, err := s.next()
			if err != nil {
				return err
			}
			s.push(v)
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

// isRare reports whether a heap of n with the value v is rare. For the map it is what v is for the heap when it is parted, so that most
// heaps are common.
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
	for i := range s.splits {
		s.splits[i].known = 0
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

// next returns the value of the next heap.
func (s *sparse) next() (uint16, error) {
	n := s.len()
	seen := &s.tables[0][0]
	clear(seen[:s.size])
	s.markFew(seen, n)
	m := 0
	for i := range s.splits {
		p := &s.splits[i]
		if m = n - p.t; m < 2 {
			continue
		}
		for p.known < len(s.rares) && int(s.rares[p.known].heap) < m {
			p.known++
		}
		rares := s.rares[:p.known]
		if p.unequal && m%2 == 0 {
			half := rareAt(rares, m/2)
			s.mark(seen, rares[:half], m)
			if rares = rares[half:]; len(rares) > 0 && int(rares[0].heap) == m/2 {
				rares = rares[1:]
			}
		}
		s.mark(seen, rares, m)
	}
	v, missing := s.leastToOne(seen, m)
	if missing < 0 {
		if v == 1<<16 {
			return 0, errLarge
		}
		return uint16(v), nil
	}
	return s.reach(seen, n, missing, v), nil
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

// markFew marks the values of moves from n but those that part a heap in two as they like.
func (s *sparse) markFew(seen *[1 << 16]uint8, n int) {
	for _, t := range s.whole {
		if t == n {
			seen[0] = 1
		}
	}
	for _, t := range s.takes {
		if t >= n {
			break
		}
		seen[s.at(n-t)] = 1
	}
	for _, e := range s.equals {
		if v, ok := s.equal(e, n); ok {
			seen[v] = 1
		}
	}
}

// equal returns the value of the move from n to equal heaps, if there is one.
func (s *sparse) equal(e equalParts, n int) (v uint16, ok bool) {
	m := n - e.t
	if m < e.r || m%e.r != 0 {
		return 0, false
	}
	if e.r%2 == 1 {
		v = s.at(m / e.r)
	}
	return v, true
}

// mark marks the values of m counters in two heaps, one of them one of the rares.
func (s *sparse) mark(seen *[1 << 16]uint8, rares []rare, m int) {
	for _, r := range rares {
		seen[r.value^s.at(m-int(r.heap))] = 1
	}
}

// leastToOne returns the least value that is not marked and that the map takes to 1, for m counters in two heaps, and the first smaller one that is not
// marked, or -1. Values from s.size on are not reached by any move, wherever the map takes them.
func (s *sparse) leastToOne(seen *[1 << 16]uint8, m int) (v, missing int) {
	missing = -1
	for ; v < s.size; v++ {
		if seen[v] != 0 {
			continue
		}
		if s.goesToOne(uint16(v), m) {
			return v, missing
		}
		if missing < 0 {
			missing = v
		}
	}
	return v, missing
}

// reach goes through the ways to part n in two until all values from missing up to v are reached, and returns the least that is not, or v.
func (s *sparse) reach(seen *[1 << 16]uint8, n, missing, v int) uint16 {
	const chunk = 64
	for _, p := range s.splits {
		m := n - p.t
		end := m/2 + 1 // the first heap goes up to half of the counters
		if p.unequal {
			end = (m + 1) / 2
		}
		for a := 1; a < end; a += chunk {
			b := min(a+chunk, end)
			left, right := s.slice(a, b), s.slice(m-b+1, m-a+1)
			for i, j := 0, len(right)-2; i < len(left)-1 && j >= 0; i, j = i+2, j-2 {
				x := uint16(left[i]) | uint16(left[i+1])<<8
				y := uint16(right[j]) | uint16(right[j+1])<<8
				seen[x^y] = 1
			}
			for missing < v && seen[missing] != 0 {
				missing++
			}
			if missing == v {
				return uint16(v)
			}
		}
	}
	return uint16(missing)
}

// reaches reports whether a move from n reaches the value v.
func (s *sparse) reaches(n int, v uint16) bool {
	for _, t := range s.takes {
		if t < n && s.at(n-t) == v {
			return true
		}
	}
	for _, e := range s.equals {
		if x, ok := s.equal(e, n); ok && x == v {
			return true
		}
	}
	for _, p := range s.splits {
		m := n - p.t
		end := m/2 + 1
		if p.unequal {
			end = (m + 1) / 2
		}
		for a := 1; a < end; a++ {
			if s.at(a)^s.at(m-a) == v {
				return true
			}
		}
	}
	for _, t := range s.whole {
		if t == n && v == 0 {
			return true
		}
	}
	return false
}
