package main

import (
	"context"
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

// shen lists the figures of A. Shen, Games and strategies from the viewpoint of mathematics.
func shen() []figure {
	return []figure{
		{
			"shen-01", "§3, problem 11",
			"The positions of a heap from which 1, 2 or 4 matches are taken, and the moves: straight arrows take one match, and arches two or four",
			"cgt.WriteGraphSVG rulesets/subtraction.Rules",
			func(w io.Writer) error { return matches(w, false) },
		},
		{
			"shen-02", "§3, problem 11",
			"The same heap with its outcomes: N where the player who is to move wins, P where the previous one does, which is where the number of matches is a multiple of three",
			"cgt.WriteGraphSVG cgt.Solver.Outcome rulesets/subtraction.Rules",
			func(w io.Writer) error { return matches(w, true) },
		},
		{
			"shen-03", "§3, problem 12",
			"The one-way rook goes left or down. The analysis begins with the corner, from which there is no move, and the squares from which the rook can go there: with best play it takes one move at most from them",
			"zermelo.Board.WriteSVG zermelo.Solution.Distance rulesets/pieces.Rook",
			func(w io.Writer) error { return outcomes(w, pieces.Rook(), 8, 1) },
		},
		{
			"shen-04", "§3, problem 12",
			"It goes on with the squares from which best play takes three moves at most: all moves from the second square of the diagonal lead to squares that win, and from those of its row and its column one can go there",
			"zermelo.Board.WriteSVG zermelo.Solution.Distance rulesets/pieces.Rook",
			func(w io.Writer) error { return outcomes(w, pieces.Rook(), 8, 3) },
		},
		{
			"shen-05", "§3, problem 12",
			"It ends with the whole board: whoever is to move loses on the diagonal",
			"zermelo.Board.WriteSVG zermelo.Solve rulesets/pieces.Rook",
			func(w io.Writer) error { return outcomes(w, pieces.Rook(), 8, 64) },
		},
		{
			"shen-06", "§3",
			"The one-way rook is the game of two heaps: to each square belong two heaps, and the moves are the same, which is checked for all of them",
			"zermelo.Board.WriteSVG cgt.CheckIsomorphism rulesets/pieces.Rook",
			rookAndHeaps,
		},
		{
			"shen-07", "§3, problem 13",
			"The one-way king goes one square left, down or both. Whoever is to move loses where both distances from the corner are even",
			"zermelo.Board.WriteSVG zermelo.Solve rulesets/pieces.King",
			func(w io.Writer) error { return outcomes(w, pieces.King(), 6, 36) },
		},
		{
			"shen-08", "§7, problem 31",
			"A bar of chocolate with a stained piece, and the numbers of rows to its left and right, below and above it. Breaking the bar makes one of the four numbers smaller, as a move in Nim with four heaps does",
			"rulesets/chocolate.Bar.AppendSVG nim.Solver.Value",
			chocolateBar,
		},
		{
			"shen-09", "§8, problem 33",
			"The fence of 20 planks when three are painted: Max begins, Min paints the other plank of the pair in the same colour, and Max makes a change of colour beside it",
			"rulesets/fence.Fence.WriteSVG zermelo.Match rulesets/fence.Contrast rulesets/fence.Pairs",
			threePlanks,
		},
		{
			"shen-10", "§8, problem 34",
			"A pawn goes from a1 up or to the right, and when it is on the diagonal Min pays what is written there. Max begins, and moves from the grey squares",
			"rulesets/pawnwalk.Table.WriteSVG",
			func(w io.Writer) error { return pawnwalk.Figure10().Table(0).WriteSVG(w) },
		},
		{
			"shen-11", "§8, problem 34",
			"What the pawn is worth one move before the end, where Max takes the larger number",
			"rulesets/pawnwalk.Table.WriteSVG",
			func(w io.Writer) error { return pawnwalk.Figure10().Table(1).WriteSVG(w) },
		},
		{
			"shen-12", "§8, problem 34",
			"Two moves before the end: Min takes the smaller number",
			"rulesets/pawnwalk.Table.WriteSVG",
			func(w io.Writer) error { return pawnwalk.Figure10().Table(2).WriteSVG(w) },
		},
		{
			"shen-13", "§8, problem 34",
			"What the pawn is worth on all squares. The game is worth 5",
			"rulesets/pawnwalk.Table.WriteSVG",
			allPawnSquares,
		},
		{
			"shen-14", "§10, problem 40",
			"A board of Hex. The blue player joins the upper and the lower side, the red one the left and the right",
			"rulesets/hex.Position.WriteSVG",
			hexBoard,
		},
		{
			"shen-15", "§10, problem 41",
			"The rectangle of Gale's game, here of 4 × 5 squares: the first player inks sides of squares and wants to join the lower and the upper side, which are thick; the second erases sides",
			"rulesets/bridgit.Board",
			func(w io.Writer) error { return galeBoard(w, false) },
		},
		{
			"shen-16", "§10, problem 41",
			"The same game as both players see it: to erase a side is to draw the one that crosses it in a rectangle that is turned by a right angle, dashed here, whose left and right sides the second player wants to join",
			"rulesets/bridgit.Board",
			func(w io.Writer) error { return galeBoard(w, true) },
		},
		{
			"shen-17", "§10, problem 41",
			"The points of the upper side are one vertex now, and so are those of the lower side",
			"rulesets/bridgit.Board.Game zermelo/switching.Graph",
			galeGraph,
		},
		{
			"shen-18", "§10, problem 41",
			"The graph after the first move, which has joined the upper vertex to the one below it on the left. Whoever moves next, the first player wins",
			"rulesets/bridgit.Board.Game zermelo/switching.Game.Rest zermelo/switching.Game.Solve",
			galeAfterFirst,
		},
		{
			"shen-19", "§10, problem 42",
			"Two networks in this graph: the dashed one has all level edges and one upright edge in each layer, the other one the rest. Each of them joins all vertices, so that by Lehman's theorem the first player can join them all",
			"zermelo/switching.Game.VerifyTrees zermelo/switching.ConnectAll",
			galeTrees,
		},
		{
			"shen-20", "§11",
			"The rule of the nim-values of the one-way rook: in a square, the grey one here, stands the smallest number that is missing below it and to its left",
			"zermelo.Board.WriteSVG rulesets/pieces.NewGrid",
			rookMex,
		},
		{
			"shen-21", "§11",
			"The nim-values of the one-way rook, which are the nim-sums of the distances from the corner",
			"nim/chart.Map.WriteSVG rulesets/pieces.NewGrid nim.Nimber.Add",
			rookValues,
		},
		{
			"shen-22", "§13, problems 44 and 45",
			"The infinite binary tree, up to its fifth level, for games without end: Misha says how to go on from even levels, along full lines, and Masha from odd ones, along dashed lines",
			"internal/diagram.Tree.AppendSVG",
			binaryTree,
		},
		{
			"shen-23", "§14, problem 47",
			"What the guesser gets for guessing which side of a coin of one rouble is up",
			"matrixgame.Matrix zermelo.Board.WriteSVG",
			func(w io.Writer) error { return coinTable(w, pennies(), "heads", "tails") },
		},
		{
			"shen-24", "§14, problem 48",
			"What the guesser gets if there is a coin of one rouble or of two, and the fine is one and a half",
			"matrixgame.Matrix zermelo.Board.WriteSVG",
			func(w io.Writer) error { return coinTable(w, roubles(), "1", "2") },
		},
		{
			"shen-25", "§14, problem 48",
			"The strategies of the hider as a scale: always one rouble at the left end, always two at the right, each as often as the other in the middle, and one rouble three times as often where the scale is divided 1 : 3",
			"matrixgame.WriteScaleSVG",
			hiderScale,
		},
		{
			"shen-26", "§14, problem 48",
			"What the guesser gets on average against each of these strategies if the guess is always one rouble",
			"matrixgame.Diagram.WriteSVG",
			func(w io.Writer) error { return hiderDiagram(w, matrixgame.DiagramOptions{Lines: []int{0}}) },
		},
		{
			"shen-27", "§14, problem 48",
			"The same for both guesses. The lines meet at the strategy (7/12, 5/12) of the hider, against which either guess loses 1/24",
			"matrixgame.Diagram.WriteSVG matrixgame.Solve",
			func(w io.Writer) error { return hiderDiagram(w, matrixgame.DiagramOptions{}) },
		},
		{
			"shen-28", "§14, problem 48",
			"Mixtures of the guesses are lines through the same point, and the level one loses 1/24 against every strategy",
			"matrixgame.Diagram.WriteSVG matrixgame.Solve",
			func(w io.Writer) error { return hiderDiagram(w, matrixgame.DiagramOptions{Pencil: true}) },
		},
		{
			"shen-29", "§14, problem 48",
			"The average payoff as a function of how often one rouble is hidden and guessed. On the two thick lines, for 7/12, it is the same everywhere: −1/24, a little below the level 0",
			"matrixgame.Bilinear.WriteSVG",
			payoffSurface,
		},
	}
}

// matches draws the heaps of up to 9 matches of problem 11.
func matches(w io.Writer, hasOutcomes bool) error {
	ctx := context.Background()
	rules := subtraction.MustParseRules("1,2,4")
	g, heaps, err := cgt.Explore(ctx, rules, subtraction.Heap(9), cgt.Limits{})
	if err != nil {
		return err
	}
	o := cgt.GraphSVGOptions{Label: func(v int) string { return fmt.Sprint(heaps[v]) }}
	if hasOutcomes {
		outcomes := make([]cgt.Outcome, g.Len())
		solver := cgt.Solver[subtraction.Heap]{Rules: rules}
		for v, heap := range heaps {
			if outcomes[v], err = solver.Outcome(ctx, heap); err != nil {
				return err
			}
			if (outcomes[v] == cgt.P) != (heap%3 == 0) {
				return fmt.Errorf("%d matches are %v", heap, outcomes[v])
			}
		}
		o.Outcome = func(v int) (cgt.Outcome, bool) { return outcomes[v], true }
	}
	return cgt.WriteGraphSVG(w, g, o)
}

// threePlanks draws the fence after three moves.
func threePlanks(w io.Writer) error {
	play, err := zermelo.Match(context.Background(), fence.Rules{}, fence.New(20), fence.Contrast(), fence.Pairs(), 20)
	if err != nil {
		return err
	}
	if play.Payoff != 9 {
		return fmt.Errorf("the fence is worth %v", play.Payoff)
	}
	return play.Positions[3].WriteSVG(w)
}

// allPawnSquares draws the values of all squares.
func allPawnSquares(w io.Writer) error {
	rules := pawnwalk.Figure10()
	s, err := zermelo.Solve(context.Background(), rules, pawnwalk.Square{})
	if err != nil {
		return err
	}
	if s.StartValue() != 5 {
		return fmt.Errorf("the pawn is worth %v", s.StartValue())
	}
	table := rules.Table(rules.Size() - 1)
	for q, want := range s.All() {
		if got, ok := table.At(q); !ok || got != want {
			return fmt.Errorf("the pawn is worth %v on %v, and %v in the table", want, q, got)
		}
	}
	return table.WriteSVG(w)
}

func hexBoard(w io.Writer) error {
	board, err := hex.New(8, 8)
	if err != nil {
		return err
	}
	return board.WriteSVG(w)
}
