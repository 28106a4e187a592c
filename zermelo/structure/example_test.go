package structure_test

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// Knights on a chessboard, none of which may attack another. The second player wins by the symmetry about the centre,
// since a knight does not attack a square of the colour of its own.
func Example() {
	attacks := func(yield func(a, b int) bool) {
		for square := range 64 {
			for other := range square {
				rows, cols := square/8-other/8, square%8-other%8
				if rows*rows+cols*cols == 5 && !yield(square, other) {
					return
				}
			}
		}
	}
	board, err := structure.NewPlacement(64, attacks)
	if err != nil {
		fmt.Println(err)
		return
	}
	mirror, err := structure.NewMirror(board, func(square int) int { return 63 - square })
	if err != nil {
		fmt.Println(err)
		return
	}
	_, firstWins := mirror.First()
	fmt.Println("first player wins:", firstWins)
	answer, _ := mirror.Strategy().Move(zermelo.Turned[structure.Cells]{Pos: structure.NewCells(10), Next: zermelo.Min})
	fmt.Println(answer)
	// Output:
	// first player wins: false
	// {10,53} (Max)
}

// A row of points on which coins of diameter 3 lie: the first player begins with the centre. On an even number of
// points the coins beside the centre overlap their images.
func ExampleNewMirror() {
	for _, n := range []int{9, 8} {
		overlaps := func(yield func(a, b int) bool) {
			for a := range n {
				for b := a + 1; b < min(n, a+3); b++ {
					if !yield(a, b) {
						return
					}
				}
			}
		}
		row, _ := structure.NewPlacement(n, overlaps)
		mirror, err := structure.NewMirror(row, func(c int) int { return n - 1 - c })
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(mirror.First())
		fmt.Println(mirror.Image(1))
	}
	// Output:
	// 4 true
	// 7
	// structure: no argument by symmetry: the cell 3 is in conflict with its image 4, and no cell that is its own image blocks all such cells
}

// With a symmetry about the middle line the players of the row exchange nothing: each point is its own image.
func ExampleHypothesisError() {
	row, _ := structure.NewPlacement(3, func(yield func(a, b int) bool) { yield(0, 1) })
	_, err := structure.NewMirror(row, func(c int) int { return c })
	fmt.Println(err)
	// Output: structure: no argument by symmetry: the cell 0 is its own image, and no cell that is its own image blocks all such cells
}

func ExamplePlacement() {
	// A path of four cells.
	p, err := structure.NewPlacement(4, func(yield func(a, b int) bool) { _ = yield(0, 1) && yield(1, 2) && yield(2, 3) })
	fmt.Println(p.NumCells(), err, p.InConflict(1, 2))
	for c := range p.Conflicts(1) {
		fmt.Println("1 is in conflict with", c)
	}
	fmt.Println(p.AppendMoves(nil, structure.NewCells(0), cgt.Left))
	_, err = structure.NewPlacement(4, func(yield func(a, b int) bool) { yield(0, 7) })
	fmt.Println(err)
	// Output:
	// 4 <nil> true
	// 1 is in conflict with 0
	// 1 is in conflict with 2
	// [{0,2} {0,3}]
	// structure: conflict 0 has the cell 7, on a board of 4: there is no such cell
}

func ExampleCells() {
	s, err := structure.ParseCells("{7, 2}")
	fmt.Println(s, err, s.Contains(2), s.Contains(3), s.Len())
	for c := range s.With(0).All() {
		fmt.Println(c)
	}
	// Output:
	// {2,7} <nil> true false 2
	// 0
	// 2
	// 7
}

// Whoever wants five in a row on a board of 5×5 is stopped by pairs, one for each line.
func ExampleLines_Pairing() {
	var lines [][]int
	for i := range 5 {
		var row, col []int
		for j := range 5 {
			row, col = append(row, 5*i+j), append(col, 5*j+i)
		}
		lines = append(lines, row, col)
	}
	lines = append(lines, []int{0, 6, 12, 18, 24}, []int{4, 8, 12, 16, 20})
	five, _ := structure.NewLines(25, lines...)
	pairs, ok := five.Pairing()
	fmt.Println(ok, five.BlockedBy(pairs))
	partner, _ := pairs.Partner(0)
	fmt.Println("0 goes with", partner)
	// Output:
	// true <nil>
	// 0 goes with 1
}

func ExampleLines_BlockedBy() {
	lines, _ := structure.NewLines(4, []int{0, 1}, []int{1, 2, 3})
	pairs, _ := structure.NewPairing(4, [2]int{0, 1})
	fmt.Println(lines.BlockedBy(pairs))
	// Output: structure: no argument by pairing: the line [1 2 3] has no pair
}

// The first player wants a red cycle on a grid of 3×3 points, the second one prevents it: of the two edges that lead
// from a point up and to the right, she takes the other one.
func ExampleCycles() {
	var edges [][2]int
	for v := range 9 { // by columns, from below
		if v%3 < 2 {
			edges = append(edges, [2]int{v, v + 1})
		}
		if v < 6 {
			edges = append(edges, [2]int{v, v + 3})
		}
	}
	red, _ := structure.NewCycles(9, edges...)
	pairs, err := red.Pairing()
	if err != nil {
		fmt.Println(err)
		return
	}
	partner, _ := pairs.Partner(0)
	fmt.Println(red.Edge(0), "goes with", red.Edge(partner))

	game, _ := structure.NewClaiming(red.NumCells(), red, nil, zermelo.Loss)
	positions, err := zermelo.CheckStrategy(context.Background(), zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{}, zermelo.Min, pairs.Strategy(zermelo.Min), zermelo.Loss, cgt.Limits{})
	fmt.Println(positions, err)
	// Output:
	// [0 1] goes with [0 3]
	// 3699 <nil>
}

// Noughts and crosses: somebody thinks that the second player wins by taking the first free square.
func ExampleStealing() {
	var lines [][]int
	for i := range 3 {
		lines = append(lines, []int{3 * i, 3*i + 1, 3*i + 2}, []int{i, i + 3, i + 6})
	}
	lines = append(lines, []int{0, 4, 8}, []int{2, 4, 6})
	three, _ := structure.NewLines(9, lines...)
	game, _ := structure.NewClaiming(9, three, three, zermelo.Draw)
	stealing, err := structure.NewStealing(game, func(square int) int { return square })
	if err != nil {
		fmt.Println(err)
		return
	}
	first := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		for square := range 9 {
			if p.IsFree(square) {
				return p.Claim(square), true
			}
		}
		return p, false
	})
	play, err := stealing.Refute(context.Background(), first)
	for _, p := range play.Positions {
		fmt.Println(p)
	}
	fmt.Println(play.Payoff, err)
	// Output:
	// {} {} (Max)
	// {0} {} (Min)
	// {0} {1} (Max)
	// {0,2} {1} (Min)
	// {0,2} {1,3} (Max)
	// {0,2,4} {1,3} (Min)
	// {0,2,4} {1,3,5} (Max)
	// {0,2,4,6} {1,3,5} (Min)
	// win <nil>
}

// Chomp: somebody thinks that the second player wins on 2×3 by biting off as little as possible.
func ExampleShortcut() {
	bar, _ := chomp.Rectangle(2, 3)
	rest, _ := bar.Bite(1, 2)
	shortcut, err := structure.NewShortcut[chomp.Bar](chomp.Rules{}, bar, rest)
	if err != nil {
		fmt.Println(err)
		return
	}
	game := zermelo.Normal[chomp.Bar](chomp.Rules{})
	least := zermelo.StrategyFunc[zermelo.Turned[chomp.Bar]](func(p zermelo.Turned[chomp.Bar]) (best zermelo.Turned[chomp.Bar], ok bool) {
		for _, q := range game.AppendMoves(nil, p) {
			if !ok || q.Pos.Squares() >= best.Pos.Squares() {
				best, ok = q, true
			}
		}
		return best, ok
	})
	play, err := shortcut.Refute(context.Background(), least, 10)
	fmt.Println(play.Positions, play.Payoff, err)
	// Output: [3,3 (Max) 3,2 (Min) 3,1 (Max) 3 (Min) 2 (Max) 1 (Min)] win <nil>
}

func ExampleConnection() {
	// Hex on 2×2: Max joins 0 or 1 to 2 or 3, Min joins 0 or 2 to 1 or 3.
	neighbours := func(yield func(a, b int) bool) {
		_ = yield(0, 1) && yield(0, 2) && yield(1, 2) && yield(1, 3) && yield(2, 3)
	}
	max, _ := structure.NewConnection(4, neighbours, []int{0, 1}, []int{2, 3})
	min, _ := structure.NewConnection(4, neighbours, []int{0, 2}, []int{1, 3})
	fmt.Println(max.Reached(structure.NewCells(1, 2)), max.Reached(structure.NewCells(0, 3)))

	game, _ := structure.NewClaiming(4, max, min, zermelo.Draw)
	_, err := structure.NewStealing(game, func(cell int) int { return []int{0, 2, 1, 3}[cell] })
	fmt.Println("roles can be exchanged:", err == nil)
	// Output:
	// true false
	// roles can be exchanged: true
}

// The first player wants a triangle of edges in a complete graph, and the second one wants to prevent it. With four
// points the four triangles weigh 1/8 each; each edge is in two of them, and taking it doubles these. With five points
// there are ten triangles, too many for the argument.
func ExampleNewWeights() {
	four, _ := structure.NewLines(6, []int{0, 1, 3}, []int{0, 2, 4}, []int{1, 2, 5}, []int{3, 4, 5})
	w, err := structure.NewWeights(four, structure.Claims{}, zermelo.Min)
	fmt.Println(w.Potential(structure.Claims{}), err)
	p := structure.Claims{}.Claim(4)
	q, _ := w.Strategy().Move(p)
	fmt.Println(q, w.Potential(p), w.Potential(q))

	var five [][]int
	edge := func(a, b int) int { return b*(b-1)/2 + a }
	for c := range 5 {
		for b := range c {
			for a := range b {
				five = append(five, []int{edge(a, b), edge(a, c), edge(b, c)})
			}
		}
	}
	triangles, _ := structure.NewLines(10, five...)
	_, err = structure.NewWeights(triangles, structure.Claims{}, zermelo.Min)
	fmt.Println(err)
	// Output:
	// 3/4 <nil>
	// {4} {0} (Max) 3/4 3/4
	// structure: no argument by weights: the lines weigh 13/8 from {} {} (Max) on, which is not less than 1
}

// The weights of the triangles do what a potential should, against every reply. The number of cells that the opponent
// has, in sixths, does not: it grows.
func ExamplePotential() {
	triangles, _ := structure.NewLines(6, []int{0, 1, 3}, []int{0, 2, 4}, []int{1, 2, 5}, []int{3, 4, 5})
	game, _ := structure.NewClaiming(6, triangles, nil, zermelo.Loss)
	start := structure.Claims{Next: zermelo.Min}
	w, _ := structure.NewWeights(triangles, start, zermelo.Min)
	positions, err := w.Argument(game).Check(context.Background(), start, w.Strategy(), cgt.Limits{})
	fmt.Println(positions, err)
	bad := structure.Potential[structure.Claims]{Game: game, Who: zermelo.Min, Of: func(p structure.Claims) *big.Rat { return big.NewRat(int64(p.Max.Len()), 6) }}
	_, err = bad.Check(context.Background(), start, w.Strategy(), cgt.Limits{})
	fmt.Println(err)
	// Output:
	// 35 <nil>
	// structure: no argument by potential: from {} {0} (Max) to {1} {0} (Min) the number grows from 0 to 1/6
}
