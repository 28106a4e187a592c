package sums_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// A board of Domineering, one of Clobber and a switch are played side by side.
func Example() {
	sum := []sums.Component{
		sums.Of(domineering.Rules{}, domineering.Rectangle(2, 3)),
		sums.Of(clobber.Rules{}, clobber.MustParse("xoxo")),
		sums.Value(surreal.MustParse("{1/2|-1}")),
	}
	var s sums.Solver
	solution, err := s.Solve(context.Background(), cgt.Left, sum...)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.Winner, "wins by", solution.Winning)
	fmt.Println(solution)
	v, err := solution.Verify(context.Background(), sums.VerifyLimits{})
	fmt.Println("verified against", v, err)
	// Output:
	// Left wins by [0:.#.|.#. 1:.xxo 1:xx.o 2:1/2]
	// Left first: Left wins by 0:.#.|.#. 1:.xxo 1:xx.o 2:1/2
	// verified against every reply to 97 sums <nil>
}

func ExampleSolver_Outcome() {
	board := sums.Of(domineering.Rules{}, domineering.Rectangle(4, 4))
	var s sums.Solver
	fmt.Println(s.Outcome(context.Background(), board, board, board))
	fmt.Println(s.Outcome(context.Background(), board, board.Neg()))
	// Output:
	// N <nil>
	// P <nil>
}

// A question that takes long is shared by two goroutines; the answer is the same.
func ExampleSolver_Wins() {
	s := sums.Solver{Goroutines: 2}
	fmt.Println(s.Wins(context.Background(), cgt.Left, sums.Of(domineering.Rules{}, domineering.Rectangle(5, 5))))
	// Output:
	// false <nil>
}

func ExampleSolver_Bounds() {
	var s sums.Solver
	low, high, err := s.Bounds(context.Background(), 1, sums.Of(domineering.Rules{}, domineering.Rectangle(4, 6)))
	fmt.Println(low, high, err)
	// Output:
	// -1/2 1/2 <nil>
}

// Cram is Domineering in which both players may place either domino.
func ExampleSolver_NimValue() {
	rules := cgt.Impartial[domineering.Position](domineering.Rules{})
	var s sums.Solver
	fmt.Println(s.NimValue(context.Background(), sums.Of(rules, domineering.Rectangle(4, 7)), sums.Value(surreal.Nimber(1))))
	// Output:
	// *2 <nil>
}

func ExampleSolver_WinningMoves() {
	var s sums.Solver
	heaps := []sums.Component{sums.Value(surreal.Nimber(1)), sums.Value(surreal.Nimber(4)), sums.Value(surreal.Nimber(7))}
	fmt.Println(s.WinningMoves(context.Background(), cgt.Left, heaps...))
	// Output:
	// [2:*5] <nil>
}

func ExampleMoves() {
	sum := []sums.Component{sums.Of(clobber.Rules{}, clobber.MustParse("xox")), sums.Value(surreal.Int(2)), sums.Of(domineering.Rules{}, domineering.Rectangle(2, 1))}
	moves := sums.Moves(cgt.Left, sum...)
	fmt.Println(moves)
	fmt.Println(moves[2].In(sum))
	// Output:
	// [0:.xx 0:xx. 1:1 2:(empty)]
	// [xox 1 .|.]
}

func ExampleSolution_Reply() {
	ctx := context.Background()
	sum := []sums.Component{sums.Value(surreal.MustParse("+-2")), sums.Value(surreal.MustParse("+-1")), sums.Value(surreal.MustParse("^"))}
	var s sums.Solver
	solution, err := s.Solve(ctx, cgt.Right, sum...)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.Winner, "wins")
	for who := cgt.Right; ; who = who.Opponent() {
		m, ok, err := solution.Reply(ctx, who, sum...)
		if err != nil {
			fmt.Println(err)
			return
		}
		if !ok { // the loser plays what comes first
			moves := sums.Moves(who, sum...)
			if len(moves) == 0 {
				fmt.Println(who, "cannot move")
				return
			}
			m = moves[0]
		}
		sum = m.In(sum)
		fmt.Println(who, "moves to", sum)
	}
	// Output:
	// Right wins
	// Right moves to [-2 +-1 ^]
	// Left moves to [-2 1 ^]
	// Right moves to [-2 1 *]
	// Left moves to [-2 0 *]
	// Right moves to [-1 0 *]
	// Left moves to [-1 0 0]
	// Right moves to [0 0 0]
	// Left cannot move
}

func ExampleAt() {
	c := sums.Of(domineering.Rules{}, domineering.MustParse("..|.#")).Neg()
	p, negative, ok := sums.At[domineering.Position](c)
	fmt.Println(p, negative, ok)
	for _, m := range c.Moves(cgt.Left) {
		fmt.Println(m)
	}
	// Output:
	// ..|.# true true
	// -(#|.)
}

func ExampleUnfinishedError() {
	s := sums.Solver{Limits: sums.Limits{States: 10}}
	_, err := s.Wins(context.Background(), cgt.Left, sums.Of(domineering.Rules{}, domineering.Rectangle(7, 7)))
	var unfinished *sums.UnfinishedError
	fmt.Println(errors.As(err, &unfinished), errors.Is(err, cgt.ErrLimit))
	fmt.Println(err)
	// Output:
	// true true
	// sums: unfinished after 10 sums: cgt: more than 10 sums: the limit was reached; 0 moves of Left win, 0 lose, 42 are open
}

func ExampleParser_Parse() {
	p := sums.Parser{Games: map[string]sums.Reader{
		"clobber":     sums.ReaderOf(clobber.Rules{}, clobber.Parse),
		"domineering": sums.ReaderOf(domineering.Rules{}, domineering.Parse),
	}}
	sum, err := p.Parse(context.Background(), "domineering(...|...) + clobber(xoxo) + 2*{1/2|-1} - *3")
	fmt.Println(sum, err)
	_, err = p.Parse(context.Background(), "1/2 + clobber(xq)")
	fmt.Println(err)
	// Output:
	// [...|... xoxo {1/2|-1} {1/2|-1} *3] <nil>
	// sum: offset 15: component 1: board: unexpected 'q', want one of the letters xo.#
}

// The values of components, for play by temperature.
func ExampleSolver_Values() {
	var s sums.Solver
	values, err := s.Values(context.Background(), sums.Of(domineering.Rules{}, domineering.Rectangle(2, 3)), sums.Of(clobber.Rules{}, clobber.MustParse("xxo")).Neg())
	fmt.Println(values, err)
	// Output:
	// [{2|-1/2} v] <nil>
}

// dominoes knows that a place for one domino is worth a move.
type dominoes struct{}

func (dominoes) Lookup(c sums.Component) (surreal.Game, bool) {
	p, negative, ok := sums.AtUnder(c, cgt.Ruleset[domineering.Position](domineering.Rules{}))
	if !ok || negative || p != domineering.MustParse("..") {
		return surreal.Game{}, false
	}
	return surreal.Int(-1), true
}

// Several databases are asked in turn. Here there is one, of a single position.
func ExampleDatabases() {
	s := sums.Solver{Database: sums.Databases{dominoes{}}}
	wins, err := s.Wins(context.Background(), cgt.Right, sums.Of(domineering.Rules{}, domineering.MustParse("..#..")), sums.Value(surreal.MustParse("3/2")))
	fmt.Println(wins, err)
	// Output: true <nil>
}
