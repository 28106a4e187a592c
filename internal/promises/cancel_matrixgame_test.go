package promises_test

import (
	"context"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/parametric"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// randomMatrix returns a matrix of payoffs from low on.
func randomMatrix(seed uint64, rows, columns int, low, count int64) *matrixgame.Matrix {
	source := rand.New(rand.NewPCG(seed, 0))
	m := make([][]int64, rows)
	for i := range m {
		for range columns {
			m[i] = append(m[i], low+source.Int64N(count))
		}
	}
	return matrixgame.Integers(m...)
}

// randomBimatrix returns a square game.
func randomBimatrix(size int) *matrixgame.Bimatrix {
	g, err := matrixgame.NewBimatrix(randomMatrix(1, size, size, 0, 1000), randomMatrix(2, size, size, 0, 1000))
	if err != nil {
		panic(err)
	}
	return g
}

// manyCorners returns a matrix for which the optimal strategies of the row player have many corners: all columns but
// the first pay for most mixtures of rows.
func manyCorners(rows, columns int) *matrixgame.Matrix {
	source := rand.New(rand.NewPCG(3, 0))
	m := make([][]int64, rows)
	for i := range m {
		m[i] = []int64{0}
		for range columns {
			m[i] = append(m[i], source.Int64N(20)-4)
		}
	}
	return matrixgame.Integers(m...)
}

// dice returns the tree of a game in which both players choose in turn, each without knowing what the other did.
func dice(moves int) *extensive.Game {
	var tree func(moves int, set string) extensive.Tree
	tree = func(moves int, set string) extensive.Tree {
		if moves == 0 {
			payoff := int64(1)
			for _, c := range set {
				payoff = (payoff*37 + int64(c)) % 1009
			}
			return extensive.EndInt(payoff)
		}
		who := matrixgame.Player(moves % 2)
		return extensive.Choice(extensive.Player(who), set, extensive.Move{Label: "a", Then: tree(moves-1, set+"a")}, extensive.Move{Label: "b", Then: tree(moves-1, set+"b")})
	}
	g, err := extensive.New(tree(moves, "."))
	if err != nil {
		panic(err)
	}
	return g
}

// randomPolynomials returns a matrix of polynomials.
func randomPolynomials(size, degree int) *parametric.Matrix {
	source := rand.New(rand.NewPCG(4, 0))
	rows := make([][]parametric.Polynomial, size)
	for i := range rows {
		for range size {
			c := make([]int64, degree+1)
			for k := range c {
				c[k] = source.Int64N(19) - 9
			}
			rows[i] = append(rows[i], parametric.Integers(c...))
		}
	}
	m, err := parametric.NewMatrix(rows)
	if err != nil {
		panic(err)
	}
	return m
}

// walking is a stochastic game without end, in which the players walk along a line.
var walking = stochastic.RulesFunc[int](func(p int) [][]stochastic.Entry[int] {
	return [][]stochastic.Entry[int]{
		{stochastic.To(p + 1), stochastic.To(p + 2)},
		{stochastic.To(p + 2), stochastic.To(p + 3)},
	}
})

// ring returns a stochastic game of some states around.
func ring(states int) *stochastic.Game {
	source := rand.New(rand.NewPCG(5, 0))
	list := make([]stochastic.State, states)
	for s := range list {
		for range 3 {
			var row []stochastic.Entry[int]
			for range 3 {
				half := big.NewRat(1, 2)
				row = append(row, stochastic.Entry[int]{Payoff: big.NewRat(source.Int64N(100), 1), Next: []stochastic.Step[int]{
					{Probability: half, To: source.IntN(states)}, {Probability: half, To: (s + 1) % states},
				}})
			}
			list[s].Entries = append(list[s].Entries, row)
		}
	}
	g, err := stochastic.New(list, big.NewRat(99, 100))
	if err != nil {
		panic(err)
	}
	return g
}

// ready returns a result that is there before the call.
func ready[T any](t *testing.T) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// solved returns the solution of a game with many optimal strategies.
func solved(t *testing.T) *matrixgame.Solution {
	return ready[*matrixgame.Solution](t)(matrixgame.Solve(t.Context(), manyCorners(8, 14)))
}

var endlessly = cgt.Limits{Positions: 1 << 30}

var matrixgameCalls = []call{
	{"matrixgame.BestCoarseCorrelated", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(10)
		return func(ctx context.Context) error {
			return failure(matrixgame.BestCoarseCorrelated(ctx, g, g.TotalPayoffs()))
		}
	}},
	{"matrixgame.BestCorrelated", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(10)
		return func(ctx context.Context) error { return failure(matrixgame.BestCorrelated(ctx, g, g.TotalPayoffs())) }
	}},
	{"matrixgame.Dominance.Reduce", func(*testing.T) func(context.Context) error {
		m := randomMatrix(1, 60, 60, 0, 1000)
		return func(ctx context.Context) error { return failure(matrixgame.Dominance{ByMixtures: true}.Reduce(ctx, m)) }
	}},
	{"matrixgame.Dominance.ReduceGame", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(60).Game()
		return func(ctx context.Context) error {
			return failure(matrixgame.Dominance{ByMixtures: true}.ReduceGame(ctx, g))
		}
	}},
	{"matrixgame.Equilibria.Components", func(t *testing.T) func(context.Context) error {
		g := ready[*matrixgame.Bimatrix](t)(matrixgame.NewBimatrix(randomMatrix(1, 7, 7, 0, 2), randomMatrix(2, 7, 7, 0, 2)))
		e := ready[*matrixgame.Equilibria](t)(matrixgame.ExtremeEquilibria(t.Context(), g))
		return func(ctx context.Context) error { return failure(e.Components(ctx)) }
	}},
	{"matrixgame.EquilibriumSolver.ExtremeEquilibria", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(20)
		return func(ctx context.Context) error {
			return failure(matrixgame.EquilibriumSolver{Goroutines: 3}.ExtremeEquilibria(ctx, g))
		}
	}},
	{"matrixgame.EquilibriumSolver.FindDegenerate", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(20)
		return func(ctx context.Context) error {
			_, _, err := matrixgame.EquilibriumSolver{Goroutines: 3}.FindDegenerate(ctx, g)
			return err
		}
	}},
	{"matrixgame.EquilibriumSolver.LemkeHowson", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(60)
		return func(ctx context.Context) error { return failure(matrixgame.EquilibriumSolver{}.LemkeHowson(ctx, g, 0)) }
	}},
	{"matrixgame.EquilibriumSolver.LemkeHowsonAll", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(60)
		return func(ctx context.Context) error { return failure(matrixgame.EquilibriumSolver{}.LemkeHowsonAll(ctx, g)) }
	}},
	{"matrixgame.EquilibriumSolver.SymmetricEquilibria", func(t *testing.T) func(context.Context) error {
		g := ready[*matrixgame.Bimatrix](t)(matrixgame.Symmetric(randomMatrix(1, 30, 30, 0, 1000)))
		return func(ctx context.Context) error {
			return failure(matrixgame.EquilibriumSolver{}.SymmetricEquilibria(ctx, g))
		}
	}},
	{"matrixgame.ExtremeEquilibria", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(20)
		return func(ctx context.Context) error { return failure(matrixgame.ExtremeEquilibria(ctx, g)) }
	}},
	{"matrixgame.LemkeHowson", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(60)
		return func(ctx context.Context) error { return failure(matrixgame.LemkeHowson(ctx, g, 0)) }
	}},
	{"matrixgame.Optima.Verify", func(t *testing.T) func(context.Context) error {
		o := ready[*matrixgame.Optima](t)(solved(t).Optima(t.Context(), matrixgame.Row))
		return o.Verify
	}},
	{"matrixgame.Play.Trace", func(*testing.T) func(context.Context) error {
		p := matrixgame.FictitiousPlay(randomMatrix(1, 9, 9, 0, 1000), false)
		return func(ctx context.Context) error { return failure(p.Trace(ctx, 1<<30)) }
	}},
	{"matrixgame.Rationalizable", func(*testing.T) func(context.Context) error {
		g := randomBimatrix(60)
		return func(ctx context.Context) error {
			_, _, err := matrixgame.Rationalizable(ctx, g)
			return err
		}
	}},
	{"matrixgame.Replicator.Trace", func(t *testing.T) func(context.Context) error {
		r := ready[*matrixgame.Replicator](t)(matrixgame.NewReplicator(randomMatrix(1, 9, 9, 0, 1000), matrixgame.Uniform(9), matrixgame.Uniform(9), big.NewRat(1, 100)))
		return func(ctx context.Context) error { return failure(r.Trace(ctx, 1<<30)) }
	}},
	{"matrixgame.Solution.Optima", func(t *testing.T) func(context.Context) error {
		s := solved(t)
		return func(ctx context.Context) error { return failure(s.Optima(ctx, matrixgame.Row)) }
	}},
	{"matrixgame.Solve", func(*testing.T) func(context.Context) error {
		m := randomMatrix(1, 200, 200, 0, 1000)
		return func(ctx context.Context) error { return failure(matrixgame.Solve(ctx, m)) }
	}},
	{"matrixgame.SolveBetween", func(*testing.T) func(context.Context) error {
		low, high := randomMatrix(1, 100, 100, 0, 1000), randomMatrix(1, 100, 100, 10, 1000)
		return func(ctx context.Context) error { return failure(matrixgame.SolveBetween(ctx, low, high)) }
	}},
	{"matrixgame.Solver.Optima", func(t *testing.T) func(context.Context) error {
		s := solved(t)
		return func(ctx context.Context) error { return failure(new(matrixgame.Solver).Optima(ctx, s, matrixgame.Row)) }
	}},
	{"matrixgame.Solver.Solve", func(*testing.T) func(context.Context) error {
		m := randomMatrix(1, 200, 200, 0, 1000)
		return func(ctx context.Context) error { return failure(new(matrixgame.Solver).Solve(ctx, m)) }
	}},
	{"matrixgame.Solver.SolveBetween", func(*testing.T) func(context.Context) error {
		low, high := randomMatrix(1, 100, 100, 0, 1000), randomMatrix(1, 100, 100, 10, 1000)
		return func(ctx context.Context) error { return failure(new(matrixgame.Solver).SolveBetween(ctx, low, high)) }
	}},

	{"matrixgame/extensive.Game.NormalForm", func(*testing.T) func(context.Context) error {
		g := dice(10)
		return func(ctx context.Context) error { return failure(g.NormalForm(ctx)) }
	}},
	{"matrixgame/extensive.Solve", func(*testing.T) func(context.Context) error {
		g := dice(7)
		return func(ctx context.Context) error { return failure(extensive.Solve(ctx, g)) }
	}},
	{"matrixgame/extensive.Solver.Solve", func(*testing.T) func(context.Context) error {
		g := dice(7)
		return func(ctx context.Context) error { return failure(extensive.Solver{}.Solve(ctx, g)) }
	}},

	{"matrixgame/parametric.Solve", func(*testing.T) func(context.Context) error {
		m := randomPolynomials(6, 3)
		return func(ctx context.Context) error {
			return failure(parametric.Solve(ctx, m, big.NewRat(-9, 1), big.NewRat(9, 1)))
		}
	}},
	{"matrixgame/parametric.Solver.Solve", func(*testing.T) func(context.Context) error {
		m := randomPolynomials(6, 3)
		return func(ctx context.Context) error {
			return failure(parametric.Solver{}.Solve(ctx, m, big.NewRat(-9, 1), big.NewRat(9, 1)))
		}
	}},
	{"matrixgame/parametric.Value.Verify", func(t *testing.T) func(context.Context) error {
		v := ready[*parametric.Value](t)(parametric.Solve(t.Context(), randomPolynomials(3, 2), big.NewRat(-9, 1), big.NewRat(9, 1)))
		return v.Verify
	}},

	{"matrixgame/stochastic.Explore", func(*testing.T) func(context.Context) error {
		return func(ctx context.Context) error {
			_, _, err := stochastic.Explore(ctx, walking, 0, big.NewRat(1, 2), endlessly)
			return err
		}
	}},
	{"matrixgame/stochastic.Solve", func(*testing.T) func(context.Context) error {
		g := ring(30)
		return func(ctx context.Context) error { return failure(stochastic.Solve(ctx, g)) }
	}},
	{"matrixgame/stochastic.Solver.Solve", func(*testing.T) func(context.Context) error {
		g := ring(30)
		return func(ctx context.Context) error { return failure(stochastic.Solver{}.Solve(ctx, g)) }
	}},
}
