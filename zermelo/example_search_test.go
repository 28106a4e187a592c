package zermelo_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// row is a game with a row of numbers: the players in turn take the first or the last one, until there is none. Max
// begins, and gets what his numbers are more than hers.
type row []int

// rest is what is left of a row: its numbers from first to before last, and what Max is ahead so far.
type rest struct {
	first, last int
	ahead       int
}

func (r row) End(p rest) (zermelo.Int, bool) { return zermelo.Int(p.ahead), p.first == p.last }

func (r row) Turn(p rest) zermelo.Player { return zermelo.Player((len(r) - p.last + p.first) % 2) }

func (r row) AppendMoves(dst []rest, p rest) []rest {
	sign := 1
	if r.Turn(p) == zermelo.Min {
		sign = -1
	}
	return append(dst,
		rest{p.first + 1, p.last, p.ahead + sign*r[p.first]},
		rest{p.first, p.last - 1, p.ahead + sign*r[p.last-1]})
}

// Bounds says that neither gets more than all that is left.
func (r row) Bounds(p rest) (least, most zermelo.Int, ok bool) {
	sum := 0
	for _, x := range r[p.first:p.last] {
		sum += x
	}
	return zermelo.Int(p.ahead - sum), zermelo.Int(p.ahead + sum), true
}

// Estimate says that it is good to be ahead.
func (r row) Estimate(p rest) int { return p.ahead }

func ExampleSolver_Value() {
	game := row{8, 15, 3, 7, 12, 4, 9, 1}
	for _, m := range []zermelo.Method{zermelo.Induction, zermelo.AlphaBeta, zermelo.ProofNumber} {
		s := zermelo.Solver[rest, zermelo.Int]{Game: game, Method: m}
		v, err := s.Value(context.Background(), rest{0, len(game), 0})
		fmt.Println(m, v, err)
	}
	// Output:
	// Induction 5 <nil>
	// AlphaBeta 5 <nil>
	// ProofNumber 5 <nil>
}

func ExampleSolver_AtLeast() {
	game := row{8, 15, 3, 7, 12, 4, 9, 1}
	s := zermelo.Solver[rest, zermelo.Int]{Game: game, Method: zermelo.ProofNumber}
	for v := zermelo.Int(4); v <= 6; v++ {
		ok, err := s.AtLeast(context.Background(), rest{0, len(game), 0}, v)
		fmt.Println("at least", v, ok, err)
	}
	// Output:
	// at least 4 true <nil>
	// at least 5 true <nil>
	// at least 6 false <nil>
}

// What Max can get with a row of numbers, and how, whatever Min does.
func ExampleSolver_Prove() {
	ctx := context.Background()
	game := row{8, 15, 3, 7}
	s := zermelo.Solver[rest, zermelo.Int]{Game: game}
	proof, err := s.Prove(ctx, rest{0, len(game), 0})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(proof)
	fmt.Println(proof.Value(), proof.Len(zermelo.Max), proof.Len(zermelo.Min))
	fmt.Println(proof.Strategy(zermelo.Max).Move(proof.Start()))
	fmt.Println("verified:", proof.Verify(ctx))
	// Output:
	// {0 4 0}: 11, 3 moves of Max, 6 of Min
	// 11 3 6
	// {0 3 7} true
	// verified: <nil>
}

// A search finds one value, not all.
func ExampleMethodError() {
	s := zermelo.Solver[rest, zermelo.Int]{Game: row{1, 2}, Method: zermelo.AlphaBeta}
	_, err := s.Solve(context.Background(), rest{0, 2, 0})
	fmt.Println(err)
	// Output: zermelo: AlphaBeta does not find the values of all positions: ask for one with Value or Prove, or use Induction
}

func ExampleBounder() {
	var game zermelo.Game[rest, zermelo.Int] = row{8, 15, 3, 7, 12, 4, 9, 1}
	s := zermelo.Solver[rest, zermelo.Int]{Game: game, Method: zermelo.AlphaBeta, Limits: cgt.Limits{Positions: 1}}
	ok, err := s.AtLeast(context.Background(), rest{0, 8, 0}, 60) // the sum is 59, which needs no search
	fmt.Println(ok, err)
	// Output: false <nil>
}

func ExampleEstimator() {
	var e zermelo.Estimator[rest] = row{8, 15, 3, 7}
	fmt.Println(e.Estimate(rest{1, 4, 8}), e.Estimate(rest{0, 3, 7})) // so a search tries the 8 first
	// Output: 8 7
}

// A game that is won needs no proof that it is not more than won.
func ExampleExtremal() {
	var payoff zermelo.Extremal[zermelo.Result] = zermelo.Draw
	fmt.Println(payoff.Extremes())
	// Output: loss win
}
