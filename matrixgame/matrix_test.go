package matrixgame_test

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

func TestMatrixErrors(t *testing.T) {
	x := big.NewRat(1, 2)
	_, none := matrixgame.NewMatrix(nil)
	_, empty := matrixgame.NewMatrix([][]*big.Rat{{}})
	_, ragged := matrixgame.NewMatrix([][]*big.Rat{{x, x}, {x}})
	_, missing := matrixgame.NewMatrix([][]*big.Rat{{x, x}, {x, nil}})
	_, nan := matrixgame.FromFloats([][]float64{{1, math.NaN()}})
	_, inf := matrixgame.FromFloats([][]float64{{1}, {math.Inf(-1)}})
	for _, c := range []struct {
		err   error
		place string
	}{{none, ""}, {empty, ""}, {ragged, "row 2"}, {missing, "row 2, column 2"}, {nan, "row 1, column 2"}, {inf, "row 2, column 1"}} {
		if e := (*matrixgame.InputError)(nil); !errors.As(c.err, &e) || e.Place != c.place {
			t.Errorf("%v, want an error in %q", c.err, c.place)
		}
	}
}

func TestPanics(t *testing.T) {
	m := matrixgame.Integers([]int64{1, 2}, []int64{3, 4}, []int64{5, 6})
	for name, f := range map[string]func(){
		"ragged":    func() { matrixgame.Integers([]int64{1}, nil) },
		"entry":     func() { m.At(3, 0) },
		"submatrix": func() { m.Submatrix(nil, []int{0}) },
		"outside":   func() { m.Submatrix([]int{0}, []int{2}) },
		"pure":      func() { matrixgame.Pure(2, 2) },
		"uniform":   func() { matrixgame.Uniform(0) },
		"rows":      func() { m.ColumnPayoffs(matrixgame.Uniform(2)) },
		"columns":   func() { m.Guarantee(matrixgame.Column, matrixgame.Uniform(3)) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s: no panic with an error", name)
				}
			}()
			f()
		}()
	}
}

func TestMixedErrors(t *testing.T) {
	for _, c := range []struct {
		p     []*big.Rat
		place string
	}{
		{nil, ""},
		{[]*big.Rat{big.NewRat(1, 2), nil}, "probability 2"},
		{[]*big.Rat{big.NewRat(3, 2), big.NewRat(-1, 2)}, "probability 2"},
		{[]*big.Rat{big.NewRat(1, 2), big.NewRat(1, 3)}, ""},
	} {
		_, err := matrixgame.NewMixed(c.p...)
		if e := (*matrixgame.InputError)(nil); !errors.As(err, &e) || e.Place != c.place {
			t.Errorf("%v: %v, want an error in %q", c.p, err, c.place)
		}
	}
}

// What a caller gets and gives is not shared.
func TestCopies(t *testing.T) {
	x := big.NewRat(1, 1)
	m, err := matrixgame.NewMatrix([][]*big.Rat{{x}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := matrixgame.NewMixed(x)
	if err != nil {
		t.Fatal(err)
	}
	x.SetInt64(7)
	m.At(0, 0).SetInt64(8)
	s.Probability(0).SetInt64(8)
	s.Probabilities()[0].SetInt64(8)
	if m.At(0, 0).Cmp(big.NewRat(1, 1)) != 0 || s.Probability(0).Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("changed to %v and %v", m, s)
	}
}
