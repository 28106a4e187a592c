package nim

import "math/bits"

// mexSet is a set of nimbers for the sake of its mex. Adding a nimber takes constant time on average. To empty the set
// or ask for the mex takes a step for each 64 numbers up to the largest nimber in words, and so at most about a
// thousand steps, and one for each that is larger.
type mexSet struct {
	words []uint64 // bit i of word j is set if 64·j + i is in the set
	used  int      // words that may be other than 0
	large map[Nimber]bool
}

// mostInWords is where the nimbers begin that are kept in a map.
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
