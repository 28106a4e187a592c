package wythoff

import (
	"math/big"

	"github.com/cgt-go/sdk/rulesets/piles"
)

// WinningMoves returns the moves from (a, b) to P-positions. There are at most four, and none if (a, b) is a P-position
// itself. First come those that leave b alone, then those that leave a alone, then those that take from both, the less
// the sooner. The heaps stay in their order. It takes a bounded number of square roots and panics if a heap is
// negative.
func (r Rules) WinningMoves(a, b *big.Int) []piles.BigPair {
	small, large := sorted(a, b)
	swapped := small != a
	var moves []piles.BigPair
	add := func(x, y *big.Int) {
		if swapped {
			x, y = y, x
		}
		moves = append(moves, piles.BigPair{A: x, B: y})
	}
	// A move that leaves one heap alone makes the partner of it of the other.
	leave := []func(){
		func() {
			if x := r.partner(large); x.Cmp(small) < 0 {
				add(x, new(big.Int).Set(large))
			}
		},
		func() {
			if y := r.partner(small); y.Cmp(large) < 0 {
				add(new(big.Int).Set(small), y)
			}
		},
	}
	if swapped {
		leave[0], leave[1] = leave[1], leave[0]
	}
	for _, f := range leave {
		f()
	}
	// One that takes from both changes the difference by less than t, and that of the P-position with the number n is
	// nt.
	n := new(big.Int).Sub(large, small)
	rest := new(big.Int)
	n.QuoRem(n, r.bigT(), rest)
	numbers := []*big.Int{n}
	if rest.Sign() != 0 {
		numbers = []*big.Int{new(big.Int).Add(n, one), n}
	}
	for _, n := range numbers {
		if x, y := r.Pair(n); x.Cmp(small) < 0 && y.Cmp(large) < 0 {
			add(x, y)
		}
	}
	return moves
}
