package matrixgame_test

import (
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// The first generations agree with the definition but for the rounding.
func TestReplicator(t *testing.T) {
	m, _ := game(t, "1 -3/2\n-1.5 2\n0 1/3")
	start := [2]matrixgame.Mixed{matrixgame.Uniform(3), matrixgame.Uniform(2)}
	r, err := matrixgame.NewReplicator(m, start[0], start[1], big.NewRat(1, 3))
	if err != nil {
		t.Fatal(err)
	}
	shares := [2][]*big.Rat{start[0].Probabilities(), start[1].Probabilities()}
	tiny := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 58))
	for p := range r.Generations() {
		for who, s := range []matrixgame.Mixed{p.Row, p.Column} {
			for k, x := range s.Probabilities() {
				if d := x.Sub(x, shares[who][k]); d.Abs(d).Cmp(tiny) > 0 {
					t.Errorf("generation %d: player %d has %v, want %v", r.Len(), who, s, shares[who])
				}
			}
		}
		if r.Len() == 6 {
			break
		}
		var next [2][]*big.Rat
		for who := range shares {
			sum := new(big.Rat)
			for k, x := range shares[who] {
				payoff := new(big.Rat)
				for l, y := range shares[1-who] {
					// On the scale from −3/2 to 2.
					i, j := k, l
					if who == 1 {
						i, j = l, k
					}
					u := new(big.Rat).Add(m.At(i, j), big.NewRat(3, 2))
					u.Quo(u, big.NewRat(7, 2))
					if who == 1 {
						u.Sub(big.NewRat(1, 1), u)
					}
					payoff.Add(payoff, u.Mul(u, y))
				}
				growth := new(big.Rat).Add(big.NewRat(1, 1), payoff.Mul(payoff, big.NewRat(1, 3)))
				next[who] = append(next[who], growth.Mul(growth, x))
				sum.Add(sum, growth)
			}
			for _, x := range next[who] {
				x.Quo(x, sum)
			}
		}
		shares = next
	}
}

// The value is between the bounds, and with a step of 1/50 these are, after 4000 generations, not farther from each
// other than the sum of the regret bounds of both players: (step + ln n/(step·generations)) on the scale, for which 2
// times (1/50 + 11/10/80) is enough if there are at most three choices.
func TestReplicatorBounds(t *testing.T) {
	for _, test := range learning {
		m, value := game(t, test.matrix)
		r, err := matrixgame.NewReplicator(m, matrixgame.Uniform(m.Rows()), matrixgame.Uniform(m.Columns()), big.NewRat(1, 50))
		if err != nil {
			t.Fatal(err)
		}
		const generations = 4000
		trace, err := r.Trace(context.Background(), generations)
		if err != nil {
			t.Fatal(err)
		}
		points := trace.Points()
		for _, p := range points {
			if p.Low.Cmp(value) > 0 || p.High.Cmp(value) < 0 {
				t.Errorf("%s: after %d generations the bounds are %v and %v, and the value is %v", test.name, p.Rounds, p.Low, p.High, value)
			}
		}
		least, most := m.At(0, 0), m.At(0, 0)
		for i := range m.Rows() {
			for j := range m.Columns() {
				if x := m.At(i, j); x.Cmp(least) < 0 {
					least = x
				} else if x.Cmp(most) > 0 {
					most = x
				}
			}
		}
		last := points[len(points)-1]
		left, span := new(big.Rat).Sub(last.High, last.Low), new(big.Rat).Sub(most, least)
		if left.Cmp(span.Mul(span, big.NewRat(2*(16+11), 800))) > 0 {
			t.Errorf("%s: after %d generations the bounds are %s and %s", test.name, generations, last.Low.FloatString(4), last.High.FloatString(4))
		}
		if r.Len() != generations || last.Rounds != generations {
			t.Errorf("%d generations, and %d at the last point", r.Len(), last.Rounds)
		}
	}
}

// Choices that are not there do not appear, and others never die out.
func TestReplicatorShares(t *testing.T) {
	m := matrixgame.Integers([]int64{1000, 0}, []int64{0, 1}, []int64{0, 0})
	s, err := matrixgame.ParseMixed("1/2 0 1/2")
	if err != nil {
		t.Fatal(err)
	}
	r, err := matrixgame.NewReplicator(m, s, matrixgame.Pure(2, 0), big.NewRat(1000, 1))
	if err != nil {
		t.Fatal(err)
	}
	for range r.Generations() {
		if r.Len() == 50 {
			break
		}
	}
	got := r.Strategy(matrixgame.Row)
	unit := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 64))
	if got.Probability(1).Sign() != 0 || got.Probability(2).Cmp(unit) != 0 || r.Strategy(matrixgame.Column).Probability(1).Sign() != 0 {
		t.Errorf("after 50 generations the rows are %v and the columns %v", got, r.Strategy(matrixgame.Column))
	}
	// The rows got 1000/2 in the first generation, and 1000 nearly always since.
	if x, _ := r.Payoff().Float64(); x < 989 || x > 990.1 {
		t.Errorf("the average payoff is %v", x)
	}
	if _, err := matrixgame.NewReplicator(m, s, matrixgame.Uniform(2), new(big.Rat)); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("no step: %v", err)
	}
}
