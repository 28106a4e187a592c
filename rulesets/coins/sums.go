package coins

import (
	"context"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// valueSet is a set of nim-values: bit v%64 of word v/64 says whether v is there.
type valueSet []uint64

// with returns the set with v in it.
func (s valueSet) with(v nim.Nimber) valueSet {
	for v/64 >= nim.Nimber(len(s)) {
		s = append(s, 0)
	}
	s[v/64] |= 1 << (v % 64)
	return s
}

// mex returns the least nim-value that is not in the set.
func (s valueSet) mex() nim.Nimber {
	for i, word := range s {
		if word != ^uint64(0) {
			return nim.Nimber(64*i + bits.TrailingZeros64(^word))
		}
	}
	return nim.Nimber(64 * len(s))
}

// addShifted adds to s the nim-sums of v and the elements of t. Both sets have the same number of words, a power of two
// that is larger than v/64.
func (s valueSet) addShifted(t valueSet, v nim.Nimber) {
	for i, word := range t {
		if word == 0 {
			continue
		}
		for k, mask := range [...]uint64{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff} {
			if v>>k&1 == 1 { // the values whose bit k is 0 and those whose bit k is 1 change places
				word = word&mask<<(1<<k) | word>>(1<<k)&mask
			}
		}
		s[i^int(v>>6)] |= word
	}
}

// sums has the nim-sums of the sets that consist of some units, by the number of coins in them.
type sums struct {
	ctx     context.Context
	most    int
	endless bool // what is said of the largest number is said of all larger ones
	code    Code
	byCount []valueSet
}

// newSums returns the sum 0 of no units.
func newSums(ctx context.Context, c Code, limits cgt.Limits) *sums {
	largest, endless := bits.Len64(c.counts|1)-1, c.counts >= more
	if endless {
		largest = 64 - bits.LeadingZeros64(^c.counts) // from here on all numbers are allowed
	}
	s := &sums{ctx: ctx, most: limits.MaxPositions(), endless: endless, code: c, byCount: make([]valueSet, largest+1)}
	for i := range s.byCount {
		s.byCount[i] = make(valueSet, 1)
	}
	s.byCount[0][0] = 1
	return s
}

// poll returns the cause why the context is done.
func (s *sums) poll() error {
	if s.ctx.Err() != nil {
		return context.Cause(s.ctx)
	}
	return nil
}

// begin leaves v as the only sum, as that of no units.
func (s *sums) begin(v nim.Nimber) error {
	if err := s.grow(v); err != nil {
		return err
	}
	for _, set := range s.byCount {
		clear(set)
	}
	s.byCount[0].with(v)
	return nil
}

// grow makes room for sums with v.
func (s *sums) grow(v nim.Nimber) error {
	words := len(s.byCount[0])
	if v/64 < nim.Nimber(words) {
		return s.poll()
	}
	if bits.Len64(uint64(v)) >= bits.UintSize-1 || 1<<bits.Len64(uint64(v)) > s.most {
		return &cgt.LimitError{What: "nim-sums", Limit: s.most}
	}
	words = 1 << (bits.Len64(uint64(v)) - 6)
	for i, set := range s.byCount {
		s.byCount[i] = append(make(valueSet, 0, words), set...)[:words]
	}
	return s.poll()
}

// add takes the sets with one more unit, of so many coins and with the sum v, to those there are.
func (s *sums) add(coins int, v nim.Nimber) error {
	if err := s.grow(v); err != nil {
		return err
	}
	last := len(s.byCount) - 1
	for from := last; from >= 0; from-- {
		to := from + coins
		if to > last {
			if !s.endless {
				continue
			}
			to = last
		}
		source := s.byCount[from]
		if from == to {
			source = append(valueSet(nil), source...) // what is added below is not to be added to again
		}
		s.byCount[to].addShifted(source, v)
	}
	return nil
}

// appendTo adds to a set the sums of all sets of units that may be turned together with so many other coins.
func (s *sums) appendTo(dst valueSet, coins int) valueSet {
	for count, set := range s.byCount {
		if !s.code.allows(count + coins) {
			continue
		}
		for len(dst) < len(set) {
			dst = append(dst, 0)
		}
		for i, word := range set {
			dst[i] |= word
		}
	}
	return dst
}
