package coins_test

import (
	"math/bits"
	"strings"

	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/coins"
)

// condition is the definition of a code: which sets of coins a move may turn. Coin i of the set is bit i−1, and the set
// is not empty.
type condition func(set uint) bool

// counts allows so many coins.
func counts(from, to int) condition {
	return func(set uint) bool { n := bits.OnesCount(set); return from <= n && n <= to }
}

// firstCoin wants coin 1 to be turned.
func firstCoin(set uint) bool { return set&1 == 1 }

// within wants the coins to lie among k.
func within(k int) condition {
	return func(set uint) bool { return bits.Len(set)-bits.TrailingZeros(set) <= k }
}

// adjacent wants the coins to lie next to one another.
func adjacent(set uint) bool { return within(bits.OnesCount(set))(set) }

// mirrored wants the coins to lie symmetrically.
func mirrored(set uint) bool {
	set >>= bits.TrailingZeros(set)
	return bits.Reverse(set)>>(bits.UintSize-bits.Len(set)) == set
}

// equidistant wants the coins to lie at equal distances.
func equidistant(set uint) bool {
	last, distance := -1, 0
	for i := range bits.Len(set) {
		if set>>i&1 == 0 {
			continue
		}
		if last >= 0 && distance > 0 && i-last != distance {
			return false
		}
		if last >= 0 {
			distance = i - last
		}
		last = i
	}
	return true
}

func all(conditions ...condition) condition {
	return func(set uint) bool {
		for _, c := range conditions {
			if !c(set) {
				return false
			}
		}
		return true
	}
}

// sets returns the sets with coin n as the last that a condition allows.
func (c condition) sets(n int) []uint {
	var list []uint
	for set := uint(1) << (n - 1); set < 1<<n; set++ {
		if c(set) {
			list = append(list, set)
		}
	}
	return list
}

// naiveValues returns the values of the positions with the coins 1, …, n, from the moves alone: that with the heads in
// the binary digits of p is values[p].
func (c condition) naiveValues(n int) []int {
	values := make([]int, 1<<n)
	for p := uint(1); p < 1<<n; p++ {
		options := map[int]bool{}
		for last := 1; last <= n; last++ {
			if p>>(last-1)&1 == 1 {
				for _, set := range c.sets(last) {
					options[values[p^set]] = true
				}
			}
		}
		for options[values[p]] {
			values[p]++
		}
	}
	return values
}

// row returns the row of n coins with the heads in the binary digits of p.
func row(p uint, n int) board.Board {
	var b strings.Builder
	for i := range n {
		b.WriteByte("th"[p>>i&1])
	}
	return coins.MustParse(b.String())
}
