package cgt_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// The four outcome classes, each with its simplest game: who wins depends on who moves first, or not.
func ExampleOutcome() {
	ctx := context.Background()
	s := cgt.Solver[cgt.Tree]{Rules: cgt.Trees{}}
	for _, text := range []string{"{|}", "{{|}|}", "{|{|}}", "{{|}|{|}}"} {
		game := cgt.MustParseTree(text)
		outcome, err := s.Outcome(ctx, game)
		if err != nil {
			fmt.Println(err)
		}
		fmt.Printf("%-9v is %v: when Left starts %v wins, when Right starts %v\n",
			game, outcome, outcome.Winner(cgt.Left), outcome.Winner(cgt.Right))
	}
	// Output:
	// {|}       is P: when Left starts Right wins, when Right starts Left
	// {{|}|}    is L: when Left starts Left wins, when Right starts Left
	// {|{|}}    is R: when Left starts Right wins, when Right starts Right
	// {{|}|{|}} is N: when Left starts Left wins, when Right starts Right
}

func ExampleOutcome_Winner() {
	fmt.Println(cgt.N.Winner(cgt.Right)) // the next player, here Right, wins
	fmt.Println(cgt.P.Winner(cgt.Right)) // the previous player wins
	fmt.Println(cgt.L.Winner(cgt.Right), cgt.R.Winner(cgt.Right))
	// Output:
	// Right
	// Left
	// Left Right
}

func ExampleOutcome_Neg() {
	fmt.Println(cgt.P.Neg(), cgt.N.Neg(), cgt.L.Neg(), cgt.R.Neg())
	// Output: P N R L
}

// Outcomes and players are text in JSON and whatever else uses encoding.TextMarshaler.
func ExampleOutcome_MarshalText() {
	text, err := json.Marshal(map[string]any{"outcome": cgt.N, "first": cgt.Left})
	fmt.Println(string(text), err)
	// Output: {"first":"Left","outcome":"N"} <nil>
}

func ExampleOutcomeOf() {
	leftWins, rightWins := true, false // when moving first
	fmt.Println(cgt.OutcomeOf(leftWins, rightWins))
	// Output: L
}

func ExamplePlayer() {
	who := cgt.Left
	fmt.Println(who, "and", who.Opponent())
	// Output: Left and Right
}

// The outcome of every small heap of a game: Left takes one stone, Right takes two.
func ExampleSolver_Outcome() {
	s := cgt.Solver[int]{Rules: takeAway{left: []int{1}, right: []int{2}}}
	for heap := range 6 {
		outcome, err := s.Outcome(context.Background(), heap)
		fmt.Println(heap, outcome, err)
	}
	// Output:
	// 0 P <nil>
	// 1 L <nil>
	// 2 N <nil>
	// 3 P <nil>
	// 4 L <nil>
	// 5 N <nil>
}

func ExampleSolver_Wins() {
	s := cgt.Solver[int]{Rules: takeAway{left: []int{1}, right: []int{2}}}
	fmt.Println(s.Wins(context.Background(), 2, cgt.Right))
	fmt.Println(s.Wins(context.Background(), 3, cgt.Right))
	// Output:
	// true <nil>
	// false <nil>
}

// Three heaps of 3, 5 and 7 stones, of which one may take any number from one heap, are won by taking one
// stone from any of them.
func ExampleSolver_WinningMoves() {
	nim := cgt.ImpartialFunc[[3]int](func(moves [][3]int, heaps [3]int) [][3]int {
		for i, n := range heaps {
			for left := range n {
				after := heaps
				after[i] = left
				moves = append(moves, after)
			}
		}
		return moves
	})
	s := cgt.Solver[[3]int]{Rules: nim}
	fmt.Println(s.WinningMoves(context.Background(), [3]int{3, 5, 7}, cgt.Left))
	// Output: [[2 5 7] [3 4 7] [3 5 6]] <nil>
}

// Verify checks all answers anew by the rules. It notices rules that do not say the same thing twice.
func ExampleSolver_Verify() {
	ctx := context.Background()
	late := false
	fickle := cgt.RulesetFunc[int](func(moves []int, heap int, who cgt.Player) []int {
		if heap == 0 || heap == 1 && late {
			return moves
		}
		return append(moves, heap-1)
	})
	s := cgt.Solver[int]{Rules: fickle}
	fmt.Println(s.Outcome(ctx, 3))
	fmt.Println(s.Verify(ctx))
	late = true
	fmt.Println(s.Verify(ctx))
	// Output:
	// N <nil>
	// <nil>
	// cgt: the ruleset breaks its contract at 1 (Left): the moves do not bear out what was found from them before
}

// Misère play: whoever cannot move wins. In Nim that changes little, but with heaps of one.
func ExampleSolver_misere() {
	takeOneOrTwo := cgt.ImpartialFunc[int](func(moves []int, coins int) []int {
		for n := 1; n <= min(2, coins); n++ {
			moves = append(moves, coins-n)
		}
		return moves
	})
	normal := cgt.Solver[int]{Rules: takeOneOrTwo}
	misere := cgt.Solver[int]{Rules: takeOneOrTwo, Misere: true}
	for coins := range 8 {
		n, err1 := normal.Outcome(context.Background(), coins)
		m, err2 := misere.Outcome(context.Background(), coins)
		if err1 != nil || err2 != nil {
			fmt.Println(err1, err2)
		}
		fmt.Printf("%v%v ", n, m)
	}
	fmt.Println(misere.Verify(context.Background()))
	// Output:
	// PN NP NN PN NP NN PN NP <nil>
}

// A search may be bounded by a number of positions and stopped through its context. What it has found until
// then is not lost.
func ExampleSolver_limits() {
	rules := takeAway{left: []int{1, 4}, right: []int{2, 3}}
	s := cgt.Solver[int]{Rules: rules, Limits: cgt.Limits{Positions: 10}}
	_, err := s.Outcome(context.Background(), 100)
	fmt.Println(err, errors.Is(err, cgt.ErrLimit))

	s.Limits.Positions = 1000
	fmt.Println(s.Outcome(context.Background(), 100))

	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(errors.New("the user went home"))
	_, err = s.Outcome(ctx, 101)
	fmt.Println(err)
	// Output:
	// cgt: more than 10 positions: the limit was reached true
	// R <nil>
	// the user went home
}

func ExampleSolver_progress() {
	countdown := cgt.ImpartialFunc[int](func(moves []int, n int) []int {
		if n > 0 {
			moves = append(moves, n-1)
		}
		return moves
	})
	s := cgt.Solver[int]{Rules: countdown}
	s.Progress = func(stats cgt.Stats) {
		fmt.Println(stats.Positions, "positions,", stats.Depth, "moves deep")
	}
	fmt.Println(s.Wins(context.Background(), 40000, cgt.Left))
	// Output:
	// 16384 positions, 16383 moves deep
	// 32768 positions, 32767 moves deep
	// false <nil>
}

// A token that may go round in circles: the play need not end, and the error says how.
func ExampleLoopError() {
	g, err := cgt.NewGraph(
		[][]int{{1}, {2}, {}},   // Left moves from 0 to 1 and from 1 to 2,
		[][]int{{}, {0, 2}, {}}, // Right from 1 to 0 or 2
	)
	if err != nil {
		fmt.Println(err)
	}
	s := cgt.Solver[int]{Rules: g}
	_, err = s.Wins(context.Background(), 0, cgt.Left)
	fmt.Println(err)

	var loop *cgt.LoopError
	if errors.As(err, &loop) {
		fmt.Println(loop.Cycle, loop.Movers)
	}
	// Output:
	// cgt: infinite play: 0 (Left to move) → 1 (Right to move) → 0
	// [0 1] [Left Right]
}

func ExampleLimits() {
	fmt.Println(cgt.Limits{}.MaxPositions() == cgt.DefaultPositions)
	fmt.Println(cgt.Limits{Positions: 1e6}.MaxPositions())
	// Output:
	// true
	// 1000000
}

func ExampleRulesetFunc() {
	rules := cgt.RulesetFunc[int](func(moves []int, heap int, who cgt.Player) []int {
		if who == cgt.Left && heap >= 1 {
			moves = append(moves, heap-1)
		}
		if who == cgt.Right && heap >= 2 {
			moves = append(moves, heap/2)
		}
		return moves
	})
	s := cgt.Solver[int]{Rules: rules}
	fmt.Println(s.Outcome(context.Background(), 3))
	// Output: L <nil>
}

// Kayles: knock down one pin of a row, or two that stand side by side.
func ExampleImpartialFunc() {
	kayles := cgt.ImpartialFunc[string](func(moves []string, pins string) []string {
		for i := range len(pins) {
			for _, n := range []int{1, 2} {
				if i+n <= len(pins) && pins[i:i+n] == "||"[:n] {
					moves = append(moves, pins[:i]+".."[:n]+pins[i+n:])
				}
			}
		}
		return moves
	})
	s := cgt.Solver[string]{Rules: kayles}
	fmt.Println(s.WinningMoves(context.Background(), "|||||", cgt.Left))
	fmt.Println(s.Outcome(context.Background(), "||.||"))
	// Output:
	// [||.||] <nil>
	// P <nil>
}

// The same heap with the numbers of Left and of Right exchanged.
func ExampleNegative() {
	ctx := context.Background()
	rules := takeAway{left: []int{1, 4}, right: []int{2, 3}}
	s := cgt.Solver[int]{Rules: rules}
	n := cgt.Solver[int]{Rules: cgt.Negative[int](rules)}
	for heap := 4; heap <= 7; heap++ {
		outcome, _ := s.Outcome(ctx, heap)
		negative, _ := n.Outcome(ctx, heap)
		fmt.Println(heap, outcome, negative)
	}
	// Output:
	// 4 L R
	// 5 N N
	// 6 R L
	// 7 P P
}

// A heap, a Toads and Frogs strip and an explicit tree stand side by side; who moves, moves in one of them.
func ExampleSum() {
	ctx := context.Background()
	heap := cgt.Bind(takeAway{left: []int{1, 4}, right: []int{2, 3}}, 6)
	strip := cgt.Bind(toadsAndFrogs{}, "T.")
	star := cgt.MustParseTree("{{|}|{|}}")

	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for _, p := range []cgt.Position{heap, strip, star, cgt.Sum(heap, strip), cgt.Sum(heap, strip, star)} {
		outcome, err := s.Outcome(ctx, p)
		fmt.Println(p, outcome, err)
	}
	fmt.Println(s.WinningMoves(ctx, cgt.Sum(heap, strip, star), cgt.Left))
	// Output:
	// 6 R <nil>
	// T. L <nil>
	// {{|}|{|}} N <nil>
	// 6 + T. L <nil>
	// 6 + T. + {{|}|{|}} L <nil>
	// [5 + T. + {{|}|{|}} 2 + T. + {{|}|{|}} 6 + T. + {|}] <nil>
}

// A game and its negative are worth nothing together: whoever moves second copies the moves of the other.
func ExampleNeg() {
	ctx := context.Background()
	g := cgt.Bind(domineering{2, 3}, 0)
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	fmt.Println(s.Outcome(ctx, g))
	fmt.Println(s.Outcome(ctx, cgt.Sum(g, cgt.Neg(g))))
	// Output:
	// N <nil>
	// P <nil>
}

// To find out whether two games are equal, ask who wins their difference: they are if the second player does.
func ExampleNeg_equality() {
	ctx := context.Background()
	s := cgt.Solver[cgt.Position]{Rules: cgt.Positions{}}
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	half := cgt.NewTree([]cgt.Tree{zero}, []cgt.Tree{one})
	fmt.Println("1/2 + 1/2 - 1:")
	fmt.Println(s.Outcome(ctx, cgt.Sum(half, half, cgt.Neg(one))))
	fmt.Println("1 - 1/2:")
	fmt.Println(s.Outcome(ctx, cgt.Sum(one, cgt.Neg(half))))
	// Output:
	// 1/2 + 1/2 - 1:
	// P <nil>
	// 1 - 1/2:
	// L <nil>
}

func ExampleBind() {
	three := cgt.Bind(toadsAndFrogs{}, "T...")
	fmt.Println(three)
	fmt.Println(three.AppendMoves(nil, cgt.Left), three.AppendMoves(nil, cgt.Right))
	fmt.Println(three == cgt.Bind(toadsAndFrogs{}, "T..."))
	// Output:
	// T...
	// [.T..] []
	// true
}

// A game may be given as the recursive pair {L | R} of what Left and what Right can move to.
func ExampleTree() {
	zero := cgt.Tree{}
	one := cgt.NewTree([]cgt.Tree{zero}, nil)
	star := cgt.ImpartialTree(zero)
	game := cgt.NewTree([]cgt.Tree{one, star}, []cgt.Tree{zero})
	fmt.Println(game)
	for option := range game.Options(cgt.Left) {
		fmt.Println("Left can move to", option)
	}
	fmt.Println(game.NumOptions(cgt.Right), "option of Right")

	again, err := cgt.ParseTree("{ {{|}|}, {{|}|{|}} | {|} }")
	fmt.Println(again == game, err)
	// Output:
	// {{{|}|},{{|}|{|}}|{|}}
	// Left can move to {{|}|}
	// Left can move to {{|}|{|}}
	// 1 option of Right
	// true <nil>
}

func ExampleParseTree() {
	game, err := cgt.ParseTree("{{|}|{{|}|}}")
	fmt.Println(game, err)

	_, err = cgt.ParseTree("{{|} {|}|}")
	fmt.Println(err)
	var syntax *cgt.SyntaxError
	if errors.As(err, &syntax) {
		fmt.Println("at byte", syntax.Offset)
	}
	// Output:
	// {{|}|{{|}|}} <nil>
	// tree: offset 5: ',' missing between two options
	// at byte 5
}

// Six matches, of which one or two may be taken: the tree of all plays. Its rank is the length of the
// longest play.
func ExampleTree_Rank() {
	matches := []cgt.Tree{{}} // the tree for each number of matches
	matches = append(matches, cgt.ImpartialTree(matches[0]))
	for n := 2; n <= 6; n++ {
		matches = append(matches, cgt.ImpartialTree(matches[n-1], matches[n-2]))
	}
	fmt.Println("rank", matches[6].Rank())
	for option := range matches[6].Options(cgt.Left) {
		fmt.Println("after a move", option.Rank())
	}
	// Output:
	// rank 6
	// after a move 5
	// after a move 4
}

// Every subtree is a game of its own. Each is visited once, after its options.
func ExampleTree_Subtrees() {
	for t := range cgt.MustParseTree("{{{|}|{|}}|{|}}").Subtrees() {
		fmt.Println(t.Rank(), t)
	}
	// Output:
	// 0 {|}
	// 1 {{|}|{|}}
	// 2 {{{|}|{|}}|{|}}
}

// The tree of a position of any game.
func ExampleTreeOf() {
	ctx := context.Background()
	fmt.Println(cgt.TreeOf(ctx, toadsAndFrogs{}, "T.F", cgt.Limits{}))

	// The sum of {|0} and {0|}, move by move.
	sum := cgt.Sum(cgt.MustParseTree("{|{|}}"), cgt.MustParseTree("{{|}|}"))
	fmt.Println(cgt.TreeOf(ctx, cgt.Positions{}, sum, cgt.Limits{}))
	// Output:
	// {{|{{|}|}}|{{|{|}}|}} <nil>
	// {{|{|}}|{{|}|}} <nil>
}

// A game may also be given as a graph of positions with the moves of both players. NewGraph checks that all
// moves stay in the graph; [cgt.Graph.Cycle] says whether a play can go on for ever.
func ExampleGraph() {
	g, err := cgt.NewGraph(
		[][]int{{1, 2}, {2}, {}}, // the moves of Left from 0, 1 and 2
		[][]int{{2}, {}, {}},     // the moves of Right
	)
	fmt.Println(g.Len(), "vertices,", err)
	fmt.Println("Left moves from 0 to", slices.Collect(g.Moves(0, cgt.Left)))
	fmt.Println("cycle:", g.Cycle())

	s := cgt.Solver[int]{Rules: g} // a graph is a ruleset
	fmt.Println(s.Outcome(context.Background(), 0))

	_, err = cgt.NewGraph([][]int{{1, 2}, {3}, {}}, [][]int{{2}, {}, {}})
	fmt.Println(err)
	// Output:
	// 3 vertices, <nil>
	// Left moves from 0 to [1 2]
	// cycle: <nil>
	// N <nil>
	// cgt: the ruleset breaks its contract at 1 (Left): move to 3, but the graph has the vertices 0 to 2
}

// From a tree to the graph of its positions and back.
func ExampleGraphOf() {
	tree := cgt.MustParseTree("{{{|}|},{|}|{{|}|{|}}}")
	g, root := cgt.GraphOf(tree)
	for v := range g.Len() {
		fmt.Println(g.Name(v), "Left:", slices.Collect(g.Moves(v, cgt.Left)), "Right:", slices.Collect(g.Moves(v, cgt.Right)))
	}
	back, err := g.Tree(root)
	fmt.Println(root, back == tree, err)
	// Output:
	// 0 Left: [] Right: []
	// 1 Left: [0] Right: []
	// 2 Left: [0] Right: [0]
	// 3 Left: [1 0] Right: [2]
	// 3 true <nil>
}

// The graph of all positions of a game, and its tree.
func ExampleExplore() {
	ctx := context.Background()
	g, positions, err := cgt.Explore(ctx, toadsAndFrogs{}, "T.F", cgt.Limits{})
	fmt.Println(positions, err)
	for v := range g.Len() {
		for who := cgt.Left; who <= cgt.Right; who++ {
			for w := range g.Moves(v, who) {
				fmt.Printf("%v: %s → %s\n", who, g.Name(v), g.Name(w))
			}
		}
	}
	fmt.Println(g.Tree(0))
	// Output:
	// [T.F .TF TF. FT. .FT F.T] <nil>
	// Left: T.F → .TF
	// Right: T.F → TF.
	// Right: .TF → FT.
	// Left: TF. → .FT
	// Left: FT. → F.T
	// Right: .FT → F.T
	// {{|{{|}|}}|{{|{|}}|}} <nil>
}

// A loop that only one of the players can go round matters to a sum, in which he may move several times in a
// row. Who wins the game alone does not depend on it.
func ExampleGraph_Cycle() {
	ctx := context.Background()
	tickTock := cgt.RulesetFunc[string](func(moves []string, p string, who cgt.Player) []string {
		if who == cgt.Left {
			moves = append(moves, map[string]string{"tick": "tock", "tock": "tick"}[p])
		}
		return moves
	})
	s := cgt.Solver[string]{Rules: tickTock}
	fmt.Println(s.Outcome(ctx, "tick"))

	g, _, err := cgt.Explore(ctx, tickTock, "tick", cgt.Limits{})
	fmt.Println(err)
	fmt.Println(g.Cycle())
	// Output:
	// L <nil>
	// <nil>
	// cgt: infinite play: tick (Left to move) → tock (Left to move) → tick
}

// A Normalizer names one representative of positions that are alike: here a strip of Toads and Frogs stands
// for its mirror image as well, which is its negative.
func ExampleNormalizer() {
	fmt.Println(toadsAndFrogs{}.Normalize("T..FF"))
	fmt.Println(toadsAndFrogs{}.Normalize("TT..F"))
	// Output:
	// T..FF false
	// T..FF true
}

// A Decomposer names the parts of which a position is the sum.
func ExampleDecomposer() {
	fmt.Println(clobber{}.AppendParts(nil, "XO.XX.OXO"))
	// Output: [XO OXO]
}

func ExampleSyntaxError() {
	var outcome cgt.Outcome
	fmt.Println(outcome.UnmarshalText([]byte("draw")))
	// Output: outcome class: offset 0: "draw" is none of P, N, L, R
}
