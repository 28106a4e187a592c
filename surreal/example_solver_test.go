package surreal_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// subtraction are the rules of a heap of which Left may take some numbers of coins, and Right others.
type subtraction struct{ left, right []int }

func (r subtraction) AppendMoves(moves []int, heap int, who cgt.Player) []int {
	for _, n := range [][]int{r.left, r.right}[who] {
		if n <= heap {
			moves = append(moves, heap-n)
		}
	}
	return moves
}

// The value of one position.
func ExampleValue() {
	g, err := surreal.Value(context.Background(), subtraction{[]int{1, 3}, []int{2, 3}}, 6)
	fmt.Println(g, err)
	// Output:
	// {1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0} <nil>
}

// A Solver remembers what it has found.
func ExampleSolver_Value() {
	s := surreal.Solver[int]{Rules: subtraction{[]int{1}, []int{2}}}
	for heap := range 7 {
		g, err := s.Value(context.Background(), heap)
		if err != nil {
			fmt.Println(err)
		}
		fmt.Print(g, "  ")
	}
	fmt.Println()
	// Output:
	// 0  1  {1|0}  0  1  {1|0}  0
}

// Limits end what would take too long. What was found before is kept.
func ExampleSolver_limits() {
	s := surreal.Solver[int]{
		Rules:  subtraction{[]int{1, 2}, []int{1, 3}},
		Limits: surreal.Limits{Positions: 50},
	}
	_, err := s.Value(context.Background(), 1000)
	fmt.Println(errors.Is(err, cgt.ErrLimit), err)
	g, err := s.Value(context.Background(), 4)
	fmt.Println(g, err)
	// Output:
	// true cgt: more than 50 positions: the limit was reached
	// ^[2] <nil>
}

// A game in which play need not end has no value of the kind this package knows.
func ExampleSolver_loop() {
	s := surreal.Solver[int]{Rules: cgt.RulesetFunc[int](func(moves []int, p int, who cgt.Player) []int {
		if who == cgt.Left {
			return append(moves, (p+1)%3)
		}
		return moves
	})}
	_, err := s.Value(context.Background(), 0)
	var loop *cgt.LoopError
	fmt.Println(errors.As(err, &loop), err)
	// Output:
	// true cgt: infinite play: 0 (Left to move) → 1 (Left to move) → 2 (Left to move) → 0
}

// Progress is told of long work.
func ExampleSolver_progress() {
	s := surreal.Solver[int]{
		Rules: subtraction{[]int{1, 2}, []int{1}},
		Progress: func(st cgt.Stats) {
			fmt.Println(st.Positions, "positions")
		},
	}
	_, err := s.Value(context.Background(), 40_000)
	fmt.Println(err)
	// Output:
	// 16384 positions
	// 32768 positions
	// <nil>
}

// A solution can be checked without trusting how it was found.
func ExampleSolver_Verify() {
	s := surreal.Solver[int]{Rules: subtraction{[]int{1, 3}, []int{2}}}
	g, err := s.Value(context.Background(), 7)
	fmt.Println(g, err)
	fmt.Println("verified:", s.Verify(context.Background()))
	// Output:
	// {1||1|1/2} <nil>
	// verified: <nil>
}

// evenHeaps claims that a heap of an even number of coins is worth 0.
type evenHeaps struct{ subtraction }

func (evenHeaps) Value(heap int) (surreal.Game, bool) { return surreal.Int(0), heap%2 == 0 }

// A Valuer knows values without looking at moves. It is believed, until Verify looks.
func ExampleValuer() {
	right := surreal.Solver[int]{Rules: evenHeaps{subtraction{[]int{1, 3}, []int{1, 5}}}}
	g, err := right.Value(context.Background(), 99)
	fmt.Println(g, err, right.Verify(context.Background()))

	wrong := surreal.Solver[int]{Rules: evenHeaps{subtraction{[]int{1, 3}, []int{1, 2}}}}
	g, err = wrong.Value(context.Background(), 3)
	fmt.Println(g, err)
	fmt.Println(wrong.Verify(context.Background()))
	// Output:
	// * <nil> <nil>
	// v* <nil>
	// cgt: the ruleset breaks its contract at 2 (Right): it was found to be 0, but a move leads to 0
}

// Values are positions themselves: a move is to an option.
func ExampleGames() {
	g := surreal.MustParse("{2|1||-1}")
	fmt.Println(surreal.Games{}.AppendMoves(nil, g, cgt.Left), surreal.Games{}.AppendMoves(nil, g, cgt.Right))

	s := cgt.Solver[surreal.Game]{Rules: surreal.Games{}}
	outcome, err := s.Outcome(context.Background(), g) // by play
	fmt.Println(outcome, g.Outcome(), err)
	// Output:
	// [{2|1}] [-1]
	// N N <nil>
}

// A game as a tree, with everything written out. A large one is refused at once.
func ExampleGame_Tree() {
	t, err := surreal.MustParse("{2|0}").Tree(100)
	fmt.Println(t, err)
	_, err = surreal.Nimber(1 << 40).Tree(1000)
	fmt.Println(err)
	// Output:
	// {{{{|}|}|}|{|}} <nil>
	// cgt: more than 1000 positions: the limit was reached
}

// A nimber has as many options as it says, and all of them may have to be looked at.
func ExampleCalculator_New() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 100_000}}
	var switches []surreal.Game
	for n := range int64(500) {
		switches = append(switches, surreal.Switch(surreal.Int(n+1)))
	}
	minusOne := []surreal.Game{surreal.Int(-1)}
	g, err := c.New(context.Background(), switches[:2], minusOne)
	fmt.Println(g, err)
	_, err = c.New(context.Background(), switches, minusOne) // every switch is compared with every other
	fmt.Println(errors.Is(err, cgt.ErrLimit))
	// Output:
	// {+-1|-1} <nil>
	// true
}

func ExampleCalculator_OrdinalSum() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 10_000}}
	star := surreal.Nimber(1)
	g, err := c.OrdinalSum(context.Background(), star, surreal.Int(3))
	fmt.Println(g, err)
	_, err = c.OrdinalSum(context.Background(), star, surreal.Int(1_000_000))
	fmt.Println(err)
	// Output:
	// ^[3]* <nil>
	// cgt: more than 10000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Sum() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 100_000}}
	var switches []surreal.Game
	for n := range int64(20) {
		switches = append(switches, surreal.Switch(surreal.Int(n+1)))
	}
	g, err := c.Sum(context.Background(), switches[:3]...)
	fmt.Println(g, err)
	_, err = c.Sum(context.Background(), switches...)
	fmt.Println(err)
	// Output:
	// +-{6|4||2|0} <nil>
	// cgt: more than 100000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Rel() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 100_000}}
	r, err := c.Rel(context.Background(), surreal.MustParse("{3||1|0}"), surreal.MustParse("{2|1}"))
	fmt.Println(r, err)

	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(errors.New("the question was withdrawn"))
	_, err = c.Rel(ctx, surreal.Switch(surreal.Int(1)), surreal.Nimber(1))
	fmt.Println(err)
	// Output:
	// || <nil>
	// the question was withdrawn
}
