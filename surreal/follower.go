package surreal

import (
	"iter"
	"math"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
)

// Followers returns the positions that can be reached in the canonical form of g, g itself the first, each once. The
// players need not take turns. A number has all the simpler numbers on the way to it, and *n has n + 1 followers; they
// are listed one by one, so the loop may stop early. The time is proportional to the number of followers and of options
// of those that are no number-up-stars.
//
// Source: Siegel, Combinatorial Game Theory, §II.1.
func (g Game) Followers() iter.Seq[Game] {
	return func(yield func(Game) bool) {
		seen := map[Game]bool{g: true}
		listed := map[Dyadic]uint64{} // the largest m for which the options of x + *m are listed, and so those of all smaller ones
		if !yield(g) {
			return
		}
		for todo := []Game{g}; len(todo) > 0; todo = todo[1:] {
			if u, ok := todo[0].numberUpStar(); ok && u.ups == (Dyadic{}) && u.star > 0 {
				if u.star <= listed[u.x] {
					continue
				}
				listed[u.x] = u.star
			}
			for who := cgt.Left; who <= cgt.Right; who++ {
				for o := range todo[0].Options(who) {
					if seen[o] {
						continue
					}
					seen[o] = true
					if !yield(o) {
						return
					}
					todo = append(todo, o)
				}
			}
		}
	}
}

// NumFollowers returns the number of [Game.Followers]; ok is false if there are more than most.
//
// Source: Siegel, Combinatorial Game Theory, §II.1.
func (g Game) NumFollowers(most int) (n int, ok bool) {
	for range g.Followers() {
		if n++; n > most {
			return 0, false
		}
	}
	return n, true
}

// NumStops returns the number of plays of g until a number is reached, of all sequences of moves by any player: 1 for a
// number, and otherwise the sum over the options. It is 2·3^(n−1) for *n, n > 0. If it is more than most, ok is false.
//
// Source: the documentation of CGSuite 2, Game.StopCount.
func (g Game) NumStops(most uint64) (n uint64, ok bool) {
	if u, ok := g.numberUpStar(); ok {
		if n := u.numStops(); n <= most {
			return n, true
		}
		return 0, false
	}
	counts := map[Game]uint64{}
	for _, h := range postorder(g) {
		var sum uint64
		for _, o := range h.n.all {
			n, ok := counts[o]
			if !ok {
				u, _ := o.numberUpStar()
				n = u.numStops()
			}
			sum = addCounts(sum, n)
		}
		if sum > most {
			return 0, false // for g has at least as many
		}
		counts[h] = sum
	}
	return counts[g], true
}

// addCounts returns a + b, or math.MaxUint64 if the sum is larger: as much as to say too many.
func addCounts(a, b uint64) uint64 {
	s, carry := bits.Add64(a, b, 0)
	if carry != 0 {
		return math.MaxUint64
	}
	return s
}

// numStops counts as NumStops does, with math.MaxUint64 for more. It follows from the options of n·↑ + *m = {0 |
// (n−1)·↑ + *(m ⊕ 1)} and of ↑ + * = {0, * | 0}.
func (u numberUpStar) numStops() uint64 {
	ups := u.ups.Abs()
	if ups == (Dyadic{}) {
		return nimberStops(u.star)
	}
	n, ok := ups.Int64()
	if !ok {
		return math.MaxUint64
	}
	last := u.star ^ uint64(n-1)&1 // what is left of the nimber beside the last ↑
	if last == 1 {
		return uint64(n) + 3
	}
	return addCounts(uint64(n), nimberStops(last^1))
}

// nimberStops returns 2·3^(n−1), or 1 if n = 0.
func nimberStops(n uint64) uint64 {
	switch {
	case n == 0:
		return 1
	case n > 40: // 2·3^40 > 2^64
		return math.MaxUint64
	}
	s := uint64(2)
	for range n - 1 {
		s *= 3
	}
	return s
}

// Hereditarily reports whether a property holds for g and all its [Game.Followers].
func (g Game) Hereditarily(property func(Game) bool) bool {
	for h := range g.Followers() {
		if !property(h) {
			return false
		}
	}
	return true
}
