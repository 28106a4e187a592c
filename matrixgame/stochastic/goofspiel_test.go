package stochastic_test

import (
	"context"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// hands are the cards that are left in goofspiel, as bits, with the prizes; the prize on the table is drawn by lot.
type hands struct{ row, column, prizes, prize uint8 }

// goofspiel: each player bids one of his cards for the prize, the higher card takes it, and equal cards take nothing.
func goofspiel(p hands) [][]stochastic.Entry[hands] {
	var rows [][]stochastic.Entry[hands]
	for i := range 8 {
		if p.row>>i&1 == 0 {
			continue
		}
		var row []stochastic.Entry[hands]
		for j := range 8 {
			if p.column>>j&1 == 0 {
				continue
			}
			e := stochastic.Entry[hands]{Payoff: new(big.Rat)}
			switch {
			case i > j:
				e.Payoff.SetInt64(int64(p.prize))
			case i < j:
				e.Payoff.SetInt64(-int64(p.prize))
			}
			var left []uint8
			for k := range uint8(8) {
				if p.prizes>>k&1 == 1 {
					left = append(left, k)
				}
			}
			for _, k := range left {
				e.Next = append(e.Next, stochastic.Step[hands]{To: hands{p.row &^ (1 << i), p.column &^ (1 << j), p.prizes &^ (1 << k), k + 1}, Probability: big.NewRat(1, int64(len(left)))})
			}
			row = append(row, e)
		}
		rows = append(rows, row)
	}
	return rows
}

// slowGoofspiel is the value by the definition, without states. Its matrices are solved by the package below, whose
// solutions are checked there.
func slowGoofspiel(t *testing.T, p hands) *big.Rat {
	rules := goofspiel(p)
	if rules == nil {
		return new(big.Rat)
	}
	var rows [][]*big.Rat
	for _, r := range rules {
		var row []*big.Rat
		for _, e := range r {
			sum := new(big.Rat).Set(e.Payoff)
			for _, x := range e.Next {
				sum.Add(sum, new(big.Rat).Mul(x.Probability, slowGoofspiel(t, x.To)))
			}
			row = append(row, sum)
		}
		rows = append(rows, row)
	}
	m, err := matrixgame.NewMatrix(rows)
	if err != nil {
		t.Fatal(err)
	}
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		t.Fatal(err)
	}
	return s.Value()
}

func TestGoofspiel(t *testing.T) {
	for _, start := range []hands{{0b1111, 0b1111, 0b1110, 1}, {0b111, 0b1011, 0b110, 1}, {0b1110, 0b111, 0b11, 3}} {
		s, positions := solvedFrom(t, stochastic.RulesFunc[hands](goofspiel), start)
		for k, p := range positions {
			low, _ := s.Value(k)
			if p.row == p.column && low.Sign() != 0 {
				t.Errorf("%v: value %v of a symmetric position", p, low)
			}
		}
		if low, _ := s.Value(0); start.prizes != 0b1110 && low.Cmp(slowGoofspiel(t, start)) != 0 {
			t.Errorf("%v: value %v, want %v", start, low, slowGoofspiel(t, start))
		}
	}
}
