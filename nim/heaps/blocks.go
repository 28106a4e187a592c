package heaps

import (
	"math/bits"
	"slices"
)

// This file finds the values of 64 heaps together. First it takes, for each of them, the least value that goes to 1 and
// that is not reached. Then it makes sure that the smaller values that go to 0 are reached. For this there is, for
// every value, a set of the heaps that have it, as a bit map. Whether v is reached by parting off a heap of a counters
// is, for all 64 heaps, a word of the map of the value of a plus v, and a few hundred such probes are enough. If one of
// the values turns out not to be reached, that heap gets the right value, and the block ends there.

const (
	blockLen    = 64
	firstBlock  = 1 << 13 // below it the heaps are looked at one by one
	mostWindow  = 1 << 14
	mostSize    = 1 << 14 // of values
	mostProbes  = 1 << 12 // for one value
	probesAlike = 64      // for one value by heaps with the same value
)

// probe is a heap to part off, and where the map of the value begins that the other heap must have.
type probe struct{ row, heap uint32 }

// blocks has what is needed to look at blocks.
type blocks struct {
	window int       // the number of heaps in the maps: the last ones; a power of two
	row    int       // the words of a map: those of the window, and the first one once more
	maps   []uint64  // for each value, a map; bit n modulo window says whether it is that of n
	probes [][]probe // for each value that goes to 0, the most promising first
	open   []uint64  // for each value, the heaps of the block for which it is not clear that they reach it
}

// newBlocks returns nil if blocks are of no use: as long as there are few values or many new rare heaps.
func newBlocks(s *sparse) *blocks {
	n := s.len()
	if n < firstBlock {
		return nil
	}
	window := min(1<<(bits.Len(uint(n/4))-1), mostWindow)
	margin := 2*blockLen + s.widest
	recent := len(s.rares) - rareAt(s.rares, n-n/8)
	if 4*margin > window || s.size > mostSize || recent*2*blockLen > n/8 {
		return nil
	}
	row := window/64 + 1
	b := &blocks{window: window, row: row, maps: make([]uint64, s.size*row)}
	for m := (n-window)&^63 + 64; m < n; m++ {
		b.set(m, s.at(m))
	}
	b.choose(s, window-margin)
	return b
}

// set adds the heap of n to the map of v. Heaps are added in order: the first one of a word clears it in all maps.
func (b *blocks) set(n int, v uint16) {
	at := n & (b.window - 1)
	if at&63 == 0 {
		for row := 0; row < len(b.maps); row += b.row {
			b.maps[row+at>>6] = 0
			if at == 0 {
				b.maps[row+b.row-1] = 0
			}
		}
	}
	for (int(v)+1)*b.row > len(b.maps) {
		b.maps = append(b.maps, make([]uint64, len(b.maps))...)
	}
	b.put(at, v, b.maps[int(v)*b.row+at>>6]|1<<(at&63))
}

// unset takes it out again.
func (b *blocks) unset(n int, v uint16) {
	at := n & (b.window - 1)
	b.put(at, v, b.maps[int(v)*b.row+at>>6]&^(1<<(at&63)))
}

// put changes the word of a map in which the bit is, and the copy of the first word.
func (b *blocks) put(at int, v uint16, word uint64) {
	b.maps[int(v)*b.row+at>>6] = word
	if at < 64 {
		b.maps[(int(v)+1)*b.row-1] = word
	}
}

// choose chooses the probes: heaps smaller than end, and partners that are frequent.
func (b *blocks) choose(s *sparse, end int) {
	frequency := make([]int, s.size)
	for n := s.len() / 2; n < s.len(); n++ {
		frequency[s.at(n)]++
	}
	var partners []uint16
	for v, f := range frequency {
		if f > 0 {
			partners = append(partners, uint16(v))
		}
	}
	slices.SortStableFunc(partners, func(v, w uint16) int { return frequency[w] - frequency[v] })
	heaps := make([][]uint16, s.size) // for each value
	for n := 1; n < end; n++ {
		if v := s.at(n); len(heaps[v]) < probesAlike {
			heaps[v] = append(heaps[v], uint16(n))
		}
	}
	b.probes = make([][]probe, s.size)
	for v := range b.probes {
		if s.parity == 0 && s.goesToOne(uint16(v), 0) {
			continue
		}
		for _, partner := range partners {
			for _, n := range heaps[partner^uint16(v)] {
				b.probes[v] = append(b.probes[v], probe{uint32(int(partner) * b.row), uint32(n)})
			}
			if len(b.probes[v]) > mostProbes {
				break
			}
		}
	}
}

// with returns which of the 64 heaps from n on have the value v.
func (b *blocks) with(v uint16, n int) uint64 {
	if (int(v)+1)*b.row > len(b.maps) {
		return 0
	}
	return b.read(int(v)*b.row, n)
}

// read returns 64 bits, from that of n on, of the map that begins at row.
func (b *blocks) read(row, n int) uint64 {
	at := n & (b.window - 1)
	i := row + at>>6
	return b.maps[i]>>(at&63) | b.maps[i+1]<<1<<(63-at&63)
}

// nextBlock finds the values of the next heaps, of 64 or, if one of them is rare, of fewer.
func (s *sparse) nextBlock() error {
	n := s.len()
	open := s.blocks.open
	clear(open)
	ahead := s.markAhead(n, true)
	t := s.table
	for i := range blockLen {
		switch {
		case i%4 > 0:
		case ahead != nil:
			t = s.markRest(ahead, n, i)
		default:
			for j := range t {
				clear(t[j][:s.size])
			}
			s.markFour(t, n+i, 4, n+i)
			s.markCommon(t, n+i, 4)
		}
		v, missing := s.guess(t, n+i&^3, i&3)
		if v >= mostSize {
			break
		}
		if s.push(uint16(v)); v >= len(open) {
			open = append(open, make([]uint64, v+1-len(open))...)
		}
		if missing >= 0 {
			for w, mark := range t[i&3][missing:v] {
				if mark == 0 {
					open[missing+w] |= 1 << i
				}
			}
		}
	}
	s.blocks.open = open
	wrong := s.firstWrong(n)
	for m := wrong; m < s.len(); m++ {
		v := s.at(m)
		s.counts[m&1][v]--
		s.blocks.unset(m, v)
	}
	s.truncate(wrong)
	s.rares = s.rares[:rareAt(s.rares, wrong)]
	if wrong == n+blockLen {
		return nil
	}
	return s.nextOne()
}

// firstWrong returns the first heap from n on that does not reach all values below its own, or the one after the last.
func (s *sparse) firstWrong(n int) int {
	open := s.blocks.open
	look := func(v int) {
		if open[v] != 0 {
			open[v] = s.probe(uint16(v), n, open[v])
		}
	}
	if len(s.rares) < fewRares {
		for v := range open {
			look(v)
		}
	} else {
		s.share(len(open), look)
	}
	var any uint64
	for _, heaps := range open {
		any |= heaps
	}
	for ; any != 0; any &= any - 1 {
		i := bits.TrailingZeros64(any)
		for v, heaps := range open {
			if heaps>>i&1 == 1 && !s.reaches(n+i, uint16(v)) {
				return n + i
			}
		}
	}
	return s.len()
}

// probe returns those of the heaps of the block from n on for which it does not find that they reach v.
func (s *sparse) probe(v uint16, n int, unclear uint64) uint64 {
	b := s.blocks
	for _, t := range s.takes {
		unclear &^= b.with(v, n-t)
	}
	if int(v) >= len(b.probes) {
		return unclear
	}
	for _, p := range b.probes[v] {
		for _, rule := range s.splits {
			unclear &^= b.read(int(p.row), n-rule.t-int(p.heap))
		}
		if unclear == 0 {
			break
		}
	}
	return unclear
}
