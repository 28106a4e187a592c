package matrixgame_test

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/matrixgame"
)

// The guarantee of each strategy on the scale is the height of the envelope, the corners are no more than needed, and
// what is seen is an optimal pair with the value that the simplex method finds.
func TestDiagram(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 7).Draw(t, "n")
		var rows [][]int64
		for range n {
			rows = append(rows, []int64{rapid.Int64Range(-4, 4).Draw(t, "a"), rapid.Int64Range(-4, 4).Draw(t, "b")})
		}
		m, who := matrixgame.Integers(rows...), matrixgame.Column
		if rapid.Bool().Draw(t, "swapped") {
			m, who = m.Swapped(), matrixgame.Row
		}
		d, err := matrixgame.NewDiagram(m, who)
		if err != nil {
			t.Fatal(err)
		}
		strategy := func(x *big.Rat) matrixgame.Mixed {
			s, err := matrixgame.NewMixed(new(big.Rat).Sub(big.NewRat(1, 1), x), x)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		corners := d.Envelope()
		if corners[0].X.Sign() != 0 || corners[len(corners)-1].X.Cmp(big.NewRat(1, 1)) != 0 {
			t.Fatalf("%v: the envelope is %v", m, corners)
		}
		var slopes []*big.Rat
		for i, p := range corners {
			if y := m.Guarantee(who, strategy(p.X)); y.Cmp(p.Y) != 0 {
				t.Errorf("%v: the envelope is at %v, and the guarantee %v", m, p, y)
			}
			if i == 0 {
				continue
			}
			q := corners[i-1]
			middle, half := new(big.Rat).Add(p.X, q.X), big.NewRat(1, 2)
			height := new(big.Rat).Add(p.Y, q.Y)
			if y := m.Guarantee(who, strategy(middle.Mul(middle, half))); y.Cmp(height.Mul(height, half)) != 0 {
				t.Errorf("%v: between %v and %v the guarantee is %v", m, p, q, y)
			}
			slope := new(big.Rat).Sub(p.Y, q.Y)
			slopes = append(slopes, slope.Quo(slope, new(big.Rat).Sub(p.X, q.X)))
		}
		if len(slices.CompactFunc(slopes, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 })) != len(corners)-1 {
			t.Errorf("%v: the envelope %v has corners that are none", m, corners)
		}
		s := d.Solution()
		if err := s.Verify(); err != nil {
			t.Errorf("%v: %v: %v", m, s, err)
		}
		other, err := matrixgame.Solve(context.Background(), m)
		if err != nil {
			t.Fatal(err)
		}
		if s.Value().Cmp(other.Value()) != 0 {
			t.Errorf("%v: the value is %v, and by the simplex method %v", m, s, other)
		}
		// The ends of the optimum are the extreme optimal strategies.
		all, err := other.Optima(context.Background(), who)
		if err != nil {
			t.Fatal(err)
		}
		from, to := d.Optimum()
		ends := []matrixgame.Mixed{strategy(to.X), strategy(from.X)}
		slices.SortFunc(ends, matrixgame.Mixed.Compare)
		if ends = slices.CompactFunc(ends, matrixgame.Mixed.Equal); !slices.EqualFunc(ends, all.Extreme(), matrixgame.Mixed.Equal) {
			t.Errorf("%v: optimal are %v, and by the simplex method %v", m, ends, all.Extreme())
		}
		if !s.Strategy(who).Equal(strategy(from.X)) || from.Y.Cmp(s.Value()) != 0 || to.Y.Cmp(s.Value()) != 0 {
			t.Errorf("%v: the solution %v is not at the optimum %v, %v", m, s, from, to)
		}
	})
}

func TestDiagramErrors(t *testing.T) {
	m := matrixgame.Integers([]int64{1, 2, 3}, []int64{4, 5, 6})
	if _, err := matrixgame.NewDiagram(m, matrixgame.Column); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("three choices: %v", err)
	}
	d, err := matrixgame.NewDiagram(m, matrixgame.Row)
	if err != nil {
		t.Fatal(err)
	}
	if left, right := d.Line(2); left.RatString() != "3" || right.RatString() != "6" || d.Player() != matrixgame.Row {
		t.Errorf("the last line is from %v to %v", left, right)
	}
}
