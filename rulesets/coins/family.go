package coins

import (
	"iter"
	"slices"
)

// A family is a set of sets of coins that a move may turn: all those that consist of the base and of some of the units.
// In this way there are few families where there are many sets.
type family struct {
	base  []int
	units [][]int
}

// families returns the families of the sets of coins with coin n as the last that lie as the code says. How many coins
// it allows is left open, but that it is not more than most(n).
func (c Code) families(n int) iter.Seq[family] {
	return func(yield func(family) bool) {
		switch from, most := c.leftmost(n), c.most(n); {
		case most <= 0 || c.shape&first != 0 && from > 1:
		case c.shape&consecutive != 0:
			c.progressions(n, max(from, n-most+1), most, 1, yield)
		case c.shape&spaced != 0:
			c.progressions(n, from, most, n, yield)
		case c.shape&symmetric != 0:
			c.symmetric(n, from, yield)
		case c.shape&first != 0 && n > 1:
			yield(family{[]int{1, n}, singles(2, n)})
		default:
			yield(family{[]int{n}, singles(from, n)})
		}
	}
}

// singles returns the coins from one number to another, this not included, as units.
func singles(from, to int) [][]int {
	var units [][]int
	for i := from; i < to; i++ {
		units = append(units, []int{i})
	}
	return units
}

// progressions yields the coins at equal distances from one another, up to the largest given, of which the first is not
// before from.
func (c Code) progressions(n, from, most, distance int, yield func(family) bool) {
	if (c.shape&first == 0 || n == 1) && !yield(family{base: []int{n}}) {
		return
	}
	for d := 1; d <= min(distance, n-from); d++ {
		for k := 1; k < most && n-k*d >= from; k++ {
			if c.shape&first != 0 && n-k*d != 1 {
				continue
			}
			base := make([]int, 0, k+1)
			for i := n - k*d; i <= n; i += d {
				base = append(base, i)
			}
			if !yield(family{base: base}) {
				return
			}
		}
	}
}

// symmetric yields the symmetric sets of which the first coin is not before from.
func (c Code) symmetric(n, from int, yield func(family) bool) {
	for i := from; i <= n; i++ {
		f := family{base: slices.Compact([]int{i, n})}
		for j := 1; i+j <= n-j; j++ {
			f.units = append(f.units, slices.Compact([]int{i + j, n - j}))
		}
		if !yield(f) || c.shape&first != 0 {
			return
		}
	}
}

// sets returns the sets of coins that a move with coin n as the last may turn. Each is the same slice, to be used
// before the next is asked for.
func (c Code) sets(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		most := c.most(n)
		for f := range c.families(n) {
			if !c.complete(f, most, slices.Clone(f.base), yield) {
				return
			}
		}
	}
}

// complete yields the sets that begin with those coins and go on with units of the family. The depth of the recursion
// is not more than the number of coins turned.
func (c Code) complete(f family, most int, coins []int, yield func([]int) bool) bool {
	if c.allows(len(coins)) && !yield(coins) {
		return false
	}
	for i, unit := range f.units {
		if len(coins)+len(unit) > most {
			continue
		}
		if !c.complete(family{units: f.units[i+1:]}, most, append(coins, unit...), yield) {
			return false
		}
	}
	return true
}
