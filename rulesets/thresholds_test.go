package rulesets_test

import (
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/richman"
)

// checkThresholds is for bidding where a share of the bid goes to the bank. By the formula for the critical share T at a
// vertex whose successors have shares from a to b, and the share t of the bank,
//
//	T = a + (b − a)(1 − ta) / (2 − t(1 + a − b)).
//
// Play ends, so that all shares follow from the ends.
func (s subject) checkThresholds(t *testing.T) {
	g, positions, money := s.race(t)
	taxman, err := richman.Taxman(big.NewRat(2, 5))
	if err != nil {
		t.Fatal(err)
	}
	for _, rule := range []richman.Rule{richman.Richman(), taxman, richman.Poorman()} {
		thresholds, err := richman.FindThresholds(t.Context(), g, rule, richman.Precision{})
		if err == nil {
			err = thresholds.Verify(t.Context())
		}
		if err != nil {
			t.Fatal(err)
		}
		want := criticalShares(g, rule.Bank())
		for v, p := range positions {
			if want[v] == nil {
				continue
			}
			low, high := thresholds.Bounds(v)
			if low.Cmp(want[v]) > 0 || high.Cmp(want[v]) < 0 {
				t.Fatalf("%v: the threshold at %v is from %v to %v, and not %v", rule, p, low, high, want[v])
			}
			if x, ok := thresholds.Value(v); ok && x.Cmp(want[v]) != 0 {
				t.Fatalf("%v: the threshold at %v is %v, and not %v", rule, p, x, want[v])
			}
			if rule == richman.Richman() && want[v].Cmp(money.Value(v)) != 0 {
				t.Fatalf("at %v Blue needs %v, and not %v", p, money.Value(v), want[v])
			}
		}
	}
}

// criticalShares returns the critical shares of a graph without cycles by the formula, but for those, nil, that have more
// bits than the solver has for them, or follow from such ones.
func criticalShares(g *richman.Graph, bank *big.Rat) []*big.Rat {
	const mostBits = 8192
	shares, isFound := make([]*big.Rat, g.Len()), make([]bool, g.Len())
	var find func(v int) *big.Rat
	find = func(v int) *big.Rat {
		if isFound[v] {
			return shares[v]
		}
		isFound[v] = true
		if who, isEnd := g.Winner(v); isEnd {
			shares[v] = big.NewRat(int64(who), 1) // 0 for Blue and 1 for Red
			return shares[v]
		}
		var least, most *big.Rat
		for w := range g.Successors(v) {
			x := find(w)
			if x == nil {
				return nil
			}
			if least == nil || x.Cmp(least) < 0 {
				least = x
			}
			if most == nil || x.Cmp(most) > 0 {
				most = x
			}
		}
		one := big.NewRat(1, 1)
		rise := new(big.Rat).Sub(most, least)
		num := new(big.Rat).Mul(bank, least)
		num.Mul(rise, num.Sub(one, num))
		den := new(big.Rat).Mul(bank, new(big.Rat).Sub(one, rise))
		den.Sub(big.NewRat(2, 1), den)
		x := num.Add(least, num.Quo(num, den))
		if x.Num().BitLen() <= mostBits && x.Denom().BitLen() <= mostBits {
			shares[v] = x
		}
		return shares[v]
	}
	for v := range shares {
		find(v)
	}
	return shares
}

// checkOrders is for the solver that guesses the order of the values.
func (s subject) checkOrders(t *testing.T) {
	g, positions, money := s.race(t)
	solution, _, err := richman.IterateAndSolve(t.Context(), g, 0)
	if err == nil {
		err = solution.Verify(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	for v, p := range positions {
		if solution.Value(v).Cmp(money.Value(v)) != 0 {
			t.Fatalf("at %v Blue needs %v, and not %v", p, solution.Value(v), money.Value(v))
		}
	}
}
