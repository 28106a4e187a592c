package nim

import "math/bits"

// mexSet is a set of nimbers for the sake of its mex. Adding k nimbers and asking for the mex takes time of order k, whatever their size: those that are too
// large to matter are only counted.
type mexSet struct {
	words []uint64 // bit i of word j is set if 64·j + i is in the set
	used  int      // words that may be other than 0
	large map[Nimber]bool
}

// mostInWords is where the nimbers begin that are kept in a map: a set with the nimbers below has as many elements.
const mostInWords = 1 << 16

func (s *mexSet) clear() {
	clear(s.words[:s.used])
	s.used = 0
	clear(s.large)
}

func (s *mexSet) add(x Nimber) {
	if x >= mostInWords {
		if s.large == nil {
			s.large = map[Nimber]bool{}
		}
		s.large[x] = true
		return
	}
	word := int(x / 64)
	for word >= len(s.words) {
		s.words = append(s.words, 0)
	}
	s.used = max(s.used, word+1)
	s.words[word] |= 1 << (x % 64)
}

func (s *mexSet) mex() Nimber {
	for i, w := range s.words[:s.used] {
		if w != ^uint64(0) {
			return Nimber(64*i + bits.TrailingZeros64(^w))
		}
	}
	x := Nimber(64 * s.used)
	for s.large[x] {
		x++
	}
	return x
}
