package zermelo_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// hunt is a game on a row of cells. A hunter, Max, and a hare, Min, go one cell in turn, and nobody may stay where he
// is. The hunter wins when both are on the same cell; otherwise play goes on for ever, which never happens if both know
// what they do.
type hunt struct{ cells int }

// chase says where both are, and who is to move.
type chase struct {
	Hunter, Hare int
	Next         zermelo.Player
}

func (g hunt) End(p chase) (zermelo.Result, bool)       { return zermelo.Win, p.Hunter == p.Hare }
func (g hunt) Turn(p chase) zermelo.Player              { return p.Next }
func (g hunt) Unending() (zermelo.Result, bool)         { return zermelo.Draw, true }
func (g hunt) AppendMoves(dst []chase, p chase) []chase { return g.step(dst, p, p.Next) }

// AppendParents appends the same steps, of the other one: who can go somewhere can come back.
func (g hunt) AppendParents(dst []chase, p chase) []chase { return g.step(dst, p, p.Next.Opponent()) }

func (g hunt) step(dst []chase, p chase, who zermelo.Player) []chase {
	p.Next = p.Next.Opponent()
	for _, d := range []int{-1, 1} {
		q := p
		if who == zermelo.Max {
			q.Hunter += d
		} else {
			q.Hare += d
		}
		if 0 <= q.Hunter && q.Hunter < g.cells && 0 <= q.Hare && q.Hare < g.cells {
			dst = append(dst, q)
		}
	}
	return dst
}

// Size, Index and Position give each position a number.
func (g hunt) Size() int { return 2 * g.cells * g.cells }

func (g hunt) Index(p chase) int {
	return (int(p.Next)*g.cells+p.Hunter)*g.cells + p.Hare
}

func (g hunt) Position(i int) (chase, bool) {
	return chase{i / g.cells % g.cells, i % g.cells, zermelo.Player(i / g.cells / g.cells)}, true
}

// A game whose positions have numbers is solved in a table of two bytes for each, and if moves can be taken back, from
// the ends.
func ExampleIndexer() {
	ctx := context.Background()
	solution, err := zermelo.Solve(ctx, hunt{6}, chase{0, 1, zermelo.Min})
	if err != nil {
		fmt.Println(err)
		return
	}
	moves, _ := solution.Distance(solution.Start())
	fmt.Println(solution.StartValue(), "in", moves, "moves;", solution.Len(), "positions, checked:", solution.Verify(ctx))
	// Output:
	// win in 9 moves; 20 positions, checked: <nil>
}

// The laws of numbers and of moves taken back are checked once, in a test.
func ExampleRetractor() {
	positions, err := zermelo.CheckIndex(context.Background(), hunt{6}, cgt.Limits{})
	fmt.Println(positions, err)
	// Output:
	// 72 <nil>
}

// All positions, and how many there are of each kind.
func ExampleSolver_SolveAll() {
	s := zermelo.Solver[chase, zermelo.Result]{Game: hunt{6}}
	solution, err := s.SolveAll(context.Background())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.Len(), "positions")
	for c := range solution.Counts() {
		fmt.Println(c.Positions, c.Value, "in", c.Distance)
	}
	// Output:
	// 72 positions
	// 12 win in 0
	// 12 win in 1
	// 4 win in 2
	// 4 win in 3
	// 4 win in 4
	// 6 win in 5
	// 8 win in 6
	// 8 win in 7
	// 8 win in 8
	// 6 win in 9
}

func ExampleCheckIndex() {
	// Here the number forgets who is to move.
	_, err := zermelo.CheckIndex(context.Background(), forgetsWhoMoves{hunt{6}}, cgt.Limits{})
	fmt.Println(err)
	// Output:
	// zermelo: the game breaks its contract at {0 1 Max}: a move leads to {1 1 Min}, which has no number
}

type forgetsWhoMoves struct{ hunt }

func (g forgetsWhoMoves) Index(p chase) int {
	p.Next = zermelo.Max
	return g.hunt.Index(p)
}
