package rulesets_test

import (
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// race returns a game of bidding where both players have the same moves, and its Richman function. Blue wants to come to
// a position of the nim-value 1, and Red to the end of play without one.
func (s subject) race(t *testing.T) (*richman.Graph, []any, *richman.Solution) {
	grundy := s.grundy()
	end := func(p any) (richman.Player, bool) {
		switch v := s.number[p]; {
		case v > 0 && grundy[v] == 1:
			return richman.Blue, true
		case len(s.moves[0][v]) == 0:
			return richman.Red, true
		}
		return 0, false
	}
	g, positions, err := richman.Explore(t.Context(), s.rules, end, s.positions[0], cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var solver richman.Solver
	money, err := solver.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	return g, positions, money
}

// checkChips is for bidding in whole chips.
func (s subject) checkChips(t *testing.T) {
	g, positions, money := s.race(t)
	depths := s.depths()
	for _, ties := range []richman.Ties{richman.TieBreak, richman.TieLot} {
		for chips := range 3 {
			d, err := richman.SolveDiscrete(t.Context(), g, chips, ties)
			if err == nil {
				err = d.Verify(t.Context())
			}
			if err != nil {
				t.Fatal(err)
			}
			for v, p := range positions {
				win, ok := d.Win(v, richman.Blue)
				hold, canHold := d.Hold(v, richman.Blue)
				if win != hold || ok != canHold {
					t.Fatalf("%d chips, %v: at %v Blue wins with %v, %v but holds with %v, %v, though play ends", chips, ties, p, win, ok, hold, canHold)
				}
				// What is left for Red when Blue has one half chip less than he needs is what Red needs not to lose.
				held, canHold := d.Hold(v, richman.Red)
				if ties == richman.TieBreak && halves(held, canHold, chips) != 2*chips+2-halves(win, ok, chips) {
					t.Fatalf("%d chips: at %v Blue wins with %v, and Red holds with %v", chips, p, win, held)
				}
			}
		}
		// Each move rounds by a chip at most, so that many chips are like money.
		deepest := depths[0]
		chips := 1000 * (deepest + 2)
		d, err := richman.SolveDiscrete(t.Context(), g, chips, ties)
		if err != nil {
			t.Fatal(err)
		}
		for v, p := range positions {
			win, ok := d.Win(v, richman.Blue)
			x := new(big.Rat).SetFrac64(int64(halves(win, ok, chips)), 2)
			want := new(big.Rat).Mul(money.Value(v), big.NewRat(int64(chips), 1))
			if x.Sub(x, want).Abs(x).Cmp(big.NewRat(int64(depths[s.number[p]]+2), 1)) > 0 {
				t.Fatalf("of %d chips, %v, Blue needs %v, %v at %v; but of the money %v", chips, ties, win, ok, p, money.Value(v))
			}
		}
	}
}

// halves returns a holding in half chips, or one chip more than there is if nothing suffices.
func halves(c richman.Chips, ok bool, chips int) int {
	switch {
	case !ok:
		return 2 * (chips + 1)
	case c.HasStar:
		return 2*c.Count + 1
	}
	return 2 * c.Count
}

// depths returns how long play may last from each position if the players move in any order.
func (x *truth) depths() []int {
	d := make([]int, len(x.positions))
	for _, v := range x.order {
		for who := range x.moves {
			for _, w := range x.moves[who][v] {
				d[v] = max(d[v], d[w]+1)
			}
		}
	}
	return d
}
