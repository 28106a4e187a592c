package matrixgame_test

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// gauss solves linear equations, each with its right side last; nil if there is not one solution.
func gauss(equations [][]*big.Rat, unknowns int) []*big.Rat {
	used := 0
	for k := range unknowns {
		p := slices.IndexFunc(equations[used:], func(e []*big.Rat) bool { return e[k].Sign() != 0 })
		if p < 0 {
			return nil
		}
		equations[used], equations[used+p] = equations[used+p], equations[used]
		pivot := equations[used]
		for i, e := range equations {
			if i == used {
				continue
			}
			f := new(big.Rat).Quo(e[k], pivot[k])
			for j := range e {
				e[j] = new(big.Rat).Sub(e[j], new(big.Rat).Mul(f, pivot[j]))
			}
		}
		used++
	}
	for _, e := range equations[used:] {
		if e[unknowns].Sign() != 0 {
			return nil
		}
	}
	x := make([]*big.Rat, unknowns)
	for k := range x {
		x[k] = new(big.Rat).Quo(equations[k][unknowns], equations[k][k])
	}
	return x
}

// vertex is a strategy with the labels it has: the choices it never makes, then from n on the best replies to it.
type vertex struct {
	strategy matrixgame.Mixed
	labels   uint64
}

// vertices returns the strategies over n choices that are vertices where the payoffs of the replies, a row for each,
// are cut off at their maximum: for each set of labels, what the equations have as their only solution.
func vertices(reply *matrixgame.Matrix) (found []vertex) {
	m, n := reply.Rows(), reply.Columns()
	for set := range uint64(1) << (n + m) {
		if set>>n == 0 {
			continue
		}
		// The unknowns are the probabilities and the best payoff.
		zero := func() []*big.Rat {
			e := make([]*big.Rat, n+2)
			for j := range e {
				e[j] = new(big.Rat)
			}
			return e
		}
		sum := zero()
		for j := range n {
			sum[j].SetInt64(1)
		}
		sum[n+1].SetInt64(1)
		equations := [][]*big.Rat{sum}
		for k := range n + m {
			if set>>k&1 == 0 {
				continue
			}
			e := zero()
			if k < n {
				e[k].SetInt64(1)
			} else {
				for j := range n {
					e[j] = reply.At(k-n, j)
				}
				e[n].SetInt64(-1)
			}
			equations = append(equations, e)
		}
		x := gauss(equations, n+1)
		if x == nil {
			continue
		}
		s, err := matrixgame.NewMixed(x[:n]...)
		if err != nil {
			continue
		}
		v := vertex{strategy: s}
		isBest := true
		for i, y := range reply.RowPayoffs(s) {
			c := y.Cmp(x[n])
			isBest = isBest && c <= 0
			if c == 0 {
				v.labels |= 1 << (n + i)
			}
		}
		for j := range n {
			if x[j].Sign() == 0 {
				v.labels |= 1 << j
			}
		}
		if isBest && v.labels == set {
			found = append(found, v)
		}
	}
	return found
}

// slowExtreme finds all extreme equilibria by definition.
func slowExtreme(g *matrixgame.Bimatrix) (all []matrixgame.Profile) {
	m, n := g.Rows(), g.Columns()
	rows, columns := vertices(g.Payoffs(matrixgame.Column).Transpose()), vertices(g.Payoffs(matrixgame.Row))
	for _, x := range rows {
		for _, y := range columns {
			if x.labels|(y.labels>>n|y.labels<<m)&(1<<(m+n)-1) == 1<<(m+n)-1 {
				all = append(all, matrixgame.Profile{Row: x.strategy, Column: y.strategy})
			}
		}
	}
	slices.SortFunc(all, matrixgame.Profile.Compare)
	return all
}

func TestExtremeEquilibria(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		g := drawBimatrix(t, 4)
		want := slowExtreme(g)
		for _, n := range []int{0, 2} {
			s := matrixgame.EquilibriumSolver{Goroutines: n}
			e, err := s.ExtremeEquilibria(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.EqualFunc(e.Extreme, want, matrixgame.Profile.Equal) {
				t.Fatalf("%v\n%v, want %v", g, e.Extreme, want)
			}
		}
	})
}
