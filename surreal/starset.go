package surreal

import (
	"math"
	"math/bits"
	"slices"
)

// starSet is a set of nimbers in which *2i and *(2i+1) are not told apart: for a game, those of the number-up-stars
// x + n·↑ + *m that are met when its positions are listed down to number-up-stars and no further. A nimber
// that is not among them is remote from the game.
//
// What it is good for: who wins G + x + n·↑ + *k is the same for all *k that are remote from G. So where a game is
// compared with the options of x + *m, of which there may be many, not all the remote ones need be looked at.
//
// Proof, for a canonical G that is no number-up-star, and any z = y + n·↑ or y + n·↑ + *. Let *k and *l be
// remote from G, and let Left win G + z + *k moving first. If she moves in G or z, the same move is as good in
// G + z + *l: by induction, or because G has become some x + n·↑ + *m, and as neither m⊕k nor m⊕l is 0 or 1, both sums
// have the sign of their number, or else of their multiple of ↑, or else are confused with 0. If she moves to
// G + z + *j ≥ 0, she can do so from G + z + *l too if j < l. If j > l, then to G + z + *l is a move of
// Right from there, which he loses; and if j = l, then G + z + *l ≥ 0, and it is not 0: so Left moving first wins it.
//
// The options of a game that is not yet in canonical form are canonical, but the game itself may be x + *m for a
// remote *m. Then *m is the first remote nimber *r. For if r < m, Right has an answer to the move from G − x + *m = 0
// to G − x + *r. It is not in the star or in −x, after which the sum would be a nimber that is not 0, or more. So it
// is to some G^R − x + *r ≤ 0; but then G^R − x + *m ≤ 0 by the above, and Right would win G − x + *m. Hence the
// remote nimbers other than *r all give the same, by the proof above, and to know about all remote nimbers it is
// enough to look at two, *r and *(r+1).
//
// The idea of remote stars is that of Berlekamp, Conway, Guy, Winning Ways, ch. 8.
type starSet struct {
	small uint64   // bit i is set if *2i or *(2i+1) is in the set, for i < 64
	large []uint64 // the other i, sorted; never changed, for sets share it
}

// add adds the nimbers of g.
func (s *starSet) add(g Game) {
	switch {
	case g.n == nil:
		s.addPair(uint64(g.star) / 2)
	case g.n.wide != nil:
		s.addPair(g.n.wide.star / 2)
	default:
		s.small |= g.n.stars.small
		s.addLarge(g.n.stars.large)
	}
}

func (s *starSet) addPair(i uint64) {
	if i < 64 {
		s.small |= 1 << i
	} else {
		s.addLarge([]uint64{i})
	}
}

// addLarge adds a sorted list to s.large.
func (s *starSet) addLarge(list []uint64) {
	missing := slices.ContainsFunc(list, func(i uint64) bool { return !s.hasLarge(i) })
	switch {
	case !missing:
	case len(s.large) == 0:
		s.large = list
	default:
		both := slices.Concat(s.large, list)
		slices.Sort(both)
		s.large = slices.Compact(both)
	}
}

func (s *starSet) hasLarge(i uint64) bool {
	_, ok := slices.BinarySearch(s.large, i)
	return ok
}

// remote returns the first nimber that is not in the set.
func (s *starSet) remote() uint64 {
	i := uint64(bits.TrailingZeros64(^s.small))
	if i == 64 {
		for _, l := range s.large {
			if l != i {
				break
			}
			i++
		}
	}
	return 2 * i
}

// nextOption returns the number of the first option of g, from number i on, that has to be looked at.
func (s *starSet) nextOption(g Game, i uint64) uint64 {
	if i < 3 || !g.isNumberUpStar() { // a number-up-star with more than two options is x + *m, and its option number i is x + *i
		return i
	}
	return s.next(i)
}

// next returns the first m ≥ k for which *m has to be looked at: all in the set, and the first two others. If there
// is none, it is math.MaxUint64, which no nimber exceeds.
func (s *starSet) next(k uint64) uint64 {
	if k <= s.remote()+1 {
		return k
	}
	i := k / 2
	if i < 64 {
		if rest := s.small >> i; rest != 0 {
			i += uint64(bits.TrailingZeros64(rest))
			return max(k, 2*i)
		}
	}
	at, _ := slices.BinarySearch(s.large, i)
	if at == len(s.large) {
		return math.MaxUint64
	}
	return max(k, 2*s.large[at])
}
