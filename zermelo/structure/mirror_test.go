package structure_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

type turned = zermelo.Turned[structure.Cells]

func TestPlacementLaws(t *testing.T) {
	cgttest.Run(t, knights(t, 3, 4), structure.Cells{}, structure.NewCells(5))
	cgttest.Run(t, table(t, 3, 3, 2), structure.Cells{})
}

// mirrorPlayer returns who wins with a mirror.
func mirrorPlayer(m *structure.Mirror) zermelo.Player {
	if _, ok := m.First(); ok {
		return zermelo.Max
	}
	return zermelo.Min
}

// checkMirror checks the strategy of a mirror against every reply.
func checkMirror(t *testing.T, board *structure.Placement, m *structure.Mirror) {
	t.Helper()
	who := mirrorPlayer(m)
	suite := cgttest.StrategySuite[turned, zermelo.Result]{Game: zermelo.Normal[structure.Cells](board), Who: who, Strategy: m.Strategy(), Guarantee: zermelo.WinFor(who), Moves: board.NumCells(), Exhaust: cgt.DefaultPositions}
	// Greed is to leave few moves.
	suite.Score = func(p turned) float64 { return -float64(len(board.AppendMoves(nil, p.Pos, cgt.Left))) }
	suite.Run(t)
}

// playMirror plays the strategy of a mirror against random replies.
func playMirror(t *testing.T, board *structure.Placement, m *structure.Mirror, plays int) {
	t.Helper()
	game := zermelo.Normal[structure.Cells](board)
	who := mirrorPlayer(m)
	cgttest.StrategySuite[turned, zermelo.Result]{Game: game, Who: who, Strategy: m.Strategy(), Guarantee: zermelo.WinFor(who), Moves: board.NumCells(), Plays: plays}.Run(t)
}

// Shen, problem 20. Central symmetry wins on every table with a point in the centre, line symmetry on very narrow ones
// only; where there is no point in the centre the coins beside it meet their images.
func TestS20CoinsOnATable(t *testing.T) {
	for _, size := range [][3]int{{3, 3, 2}, {3, 5, 2}, {5, 5, 2}, {5, 5, 3}, {5, 7, 3}, {3, 7, 2}} {
		board := table(t, size[0], size[1], size[2])
		m, err := structure.NewMirror(board, turn(board.NumCells()))
		if err != nil {
			t.Fatal(err)
		}
		if c, ok := m.First(); !ok || c != board.NumCells()/2 {
			t.Errorf("%v: the first player begins with %d, %v", size, c, ok)
		}
		checkMirror(t, board, m)
		// The coin in the centre blocks the middle line only if this is short.
		isShort := size[0]/2 < size[2]
		m, err = structure.NewMirror(board, flip(size[1]))
		switch {
		case isShort != (err == nil) || !isShort && !errors.As(err, new(*structure.HypothesisError)):
			t.Errorf("%v: the line symmetry: %v", size, err)
		case isShort:
			checkMirror(t, board, m)
		}
	}
	// As large as the argument can take, which no search can.
	large := table(t, 301, 401, 6)
	m, err := structure.NewMirror(large, turn(large.NumCells()))
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := m.First(); !ok || c != 150*401+200 {
		t.Errorf("begins with %d, %v", c, ok)
	}
	playMirror(t, table(t, 31, 41, 4), must(structure.NewMirror(table(t, 31, 41, 4), turn(31*41))), 3)

	_, err = structure.NewMirror(table(t, 4, 4, 2), turn(16))
	var e *structure.HypothesisError
	if !errors.As(err, &e) || fmt.Sprint(e.Cells) != "[5 6 9 10]" {
		t.Errorf("a table without a point in the centre: %v", err)
	}
}

// On a round table as well: the points within 10 of the centre.
func TestS20RoundTable(t *testing.T) {
	number := map[[2]int]int{}
	var points [][2]int
	for r := -10; r <= 10; r++ {
		for c := -10; c <= 10; c++ {
			if r*r+c*c <= 100 {
				number[[2]int{r, c}] = len(points)
				points = append(points, [2]int{r, c})
			}
		}
	}
	board, err := structure.NewPlacement(len(points), func(yield func(int, int) bool) {
		for i, p := range points {
			for j, q := range points[:i] {
				if dr, dc := p[0]-q[0], p[1]-q[1]; dr*dr+dc*dc < 16 && !yield(i, j) {
					return
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	m, err := structure.NewMirror(board, func(c int) int { return number[[2]int{-points[c][0], -points[c][1]}] })
	if err != nil {
		t.Fatal(err)
	}
	if c, ok := m.First(); !ok || points[c] != [2]int{} {
		t.Errorf("begins with %d, %v", c, ok)
	}
	playMirror(t, board, m, 5)
}

// Shen, problem 21. On 8×8 both symmetries win for the second player, by their own argument; the line symmetry does so
// on every board with an even number of columns, the central one where both numbers are even; the first player wins
// with the centre where both are odd.
func TestS21Knights(t *testing.T) {
	for _, size := range []int{8, 200} {
		board := knights(t, size, size)
		for name, image := range map[string]func(int) int{"central": turn(size * size), "axial": flip(size)} {
			m, err := structure.NewMirror(board, image)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if c, ok := m.First(); ok {
				t.Errorf("%s: the first player wins with %d", name, c)
			}
			if size == 8 {
				playMirror(t, board, m, 20)
			}
		}
	}
	for _, size := range [][2]int{{2, 4}, {4, 2}, {3, 4}, {4, 4}, {3, 6}} {
		board := knights(t, size[0], size[1])
		checkMirror(t, board, must(structure.NewMirror(board, flip(size[1]))))
		m, err := structure.NewMirror(board, turn(size[0]*size[1]))
		if (size[0]%2 == 0) != (err == nil) {
			t.Errorf("%v: %v", size, err) // in a board with an odd number of rows, knights beside the centre attack their images
		}
		if err == nil {
			checkMirror(t, board, m)
		}
	}
	for _, size := range [][2]int{{3, 3}, {3, 5}} {
		board := knights(t, size[0], size[1])
		m := must(structure.NewMirror(board, turn(size[0]*size[1])))
		if c, ok := m.First(); !ok || c != size[0]*size[1]/2 {
			t.Errorf("%v: begins with %d, %v", size, c, ok)
		}
		checkMirror(t, board, m)
		if _, err := structure.NewMirror(board, flip(size[1])); err == nil {
			t.Errorf("%v: the cells in the middle column are their own images", size)
		}
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// drawBoard draws a conflict graph that has a symmetry most of the time.
func drawBoard(t *rapid.T) (n int, conflicts map[[2]int]bool, image []int) {
	n = rapid.IntRange(0, 8).Draw(t, "cells")
	image = make([]int, n)
	for c := range image {
		image[c] = c
	}
	for c := 0; c+1 < n; c += 2 {
		if rapid.IntRange(0, 4).Draw(t, "fixed") > 0 {
			image[c], image[c+1] = c+1, c
		}
	}
	conflicts = map[[2]int]bool{}
	add := func(a, b int) {
		if a != b {
			conflicts[[2]int{min(a, b), max(a, b)}] = true
		}
	}
	for range rapid.IntRange(0, 8).Draw(t, "conflicts") {
		if n > 1 {
			a, b := rapid.IntRange(0, n-1).Draw(t, "a"), rapid.IntRange(0, n-1).Draw(t, "b")
			add(a, b)
			if rapid.IntRange(0, 9).Draw(t, "broken") > 0 {
				add(image[a], image[b])
			}
		}
	}
	return n, conflicts, image
}

func pairs(conflicts map[[2]int]bool) func(yield func(int, int) bool) {
	return func(yield func(int, int) bool) {
		for e := range conflicts {
			if !yield(e[0], e[1]) {
				return
			}
		}
	}
}

// TestMirrorHypotheses compares the check with the definition, cell by cell and pair by pair; where it holds the
// strategy wins against every reply, and nim-values say the same.
func TestMirrorHypotheses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, conflicts, image := drawBoard(t)
		board, err := structure.NewPlacement(n, pairs(conflicts))
		if err != nil {
			t.Fatal(err)
		}
		meet := func(a, b int) bool { return conflicts[[2]int{min(a, b), max(a, b)}] }
		isSymmetric := true
		var bad []int
		for a := range n {
			for b := range n {
				isSymmetric = isSymmetric && meet(a, b) == meet(image[a], image[b])
			}
			if image[a] == a || meet(a, image[a]) {
				bad = append(bad, a)
			}
		}
		want := isSymmetric && len(bad) == 0
		for _, f := range bad {
			blocks := image[f] == f
			for _, b := range bad {
				blocks = blocks && (b == f || meet(f, b))
			}
			want = want || isSymmetric && blocks
		}
		m, err := structure.NewMirror(board, func(c int) int { return image[c] })
		if (err == nil) != want {
			t.Fatalf("%v, want %v", err, want)
		}
		if err != nil {
			return
		}
		who := mirrorPlayer(m)
		if _, err := zermelo.CheckStrategy(t.Context(), zermelo.Normal[structure.Cells](board), turned{}, who, m.Strategy(), zermelo.WinFor(who), cgt.Limits{}); err != nil {
			t.Fatal(err)
		}
		value, err := nim.Value(t.Context(), cgt.ImpartialRuleset[structure.Cells](board), structure.Cells{})
		if err != nil || (value != 0) != (who == zermelo.Max) {
			t.Fatalf("nim-value %v, %v, but %v wins", value, err, who)
		}
	})
}

// A placement game is Node Kayles.
func TestPlacementIsNodeKayles(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, conflicts, _ := drawBoard(t)
		board, err := structure.NewPlacement(n, pairs(conflicts))
		if err != nil {
			t.Fatal(err)
		}
		var walks []string
		for v := range n {
			walks = append(walks, fmt.Sprintf(".:{%d}", v))
		}
		for a := range n {
			for b := range board.Conflicts(a) {
				if a < b {
					walks = append(walks, fmt.Sprintf(":{%d}-:{%d}", a, b))
				}
			}
		}
		g, err := graph.Parse(strings.Join(walks, ";"), ".")
		if n > 0 && err != nil {
			t.Fatalf("%s: %v", walks, err)
		}
		got, err := nim.Value(t.Context(), cgt.ImpartialRuleset[structure.Cells](board), structure.Cells{})
		if err != nil {
			t.Fatal(err)
		}
		want, err := nim.Value(t.Context(), cgt.ImpartialRuleset[graph.Graph](kayles.Node{}), g)
		if err != nil || got != want {
			t.Fatalf("%v, want %v, %v", got, want, err)
		}
	})
}

func TestMirrorErrors(t *testing.T) {
	board := knights(t, 4, 4)
	for _, test := range []struct {
		image func(int) int
		cells string
	}{
		{func(c int) int { return c + 1 }, "[15]"},
		{func(c int) int { return -1 }, "[0]"},
		{func(c int) int { return (c + 1) % 16 }, "[0 1]"},
		{func(c int) int { return c ^ 4 }, "[4 10]"}, // rows 0 and 1, and rows 2 and 3
		{func(c int) int { return c }, "[0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]"},
	} {
		_, err := structure.NewMirror(board, test.image)
		var e *structure.HypothesisError
		if !errors.As(err, &e) || fmt.Sprint(e.Cells) != test.cells {
			t.Errorf("%v, want cells %s", err, test.cells)
		}
	}
	for _, pair := range [][2]int{{-1, 0}, {0, 4}, {2, 2}} {
		_, err := structure.NewPlacement(4, func(yield func(int, int) bool) {
			_ = yield(0, 1) && yield(pair[0], pair[1])
		})
		if !errors.As(err, new(*structure.CellError)) {
			t.Errorf("%v: %v", pair, err)
		}
	}
	if _, err := structure.NewPlacement(-1, pairs(nil)); !errors.As(err, new(*structure.CellError)) {
		t.Error(err)
	}
	// The strategy says nothing where it cannot have come.
	m := must(structure.NewMirror(board, turn(16)))
	for _, p := range []structure.Cells{{}, structure.NewCells(0, 1), structure.NewCells(0, 15), structure.NewCells(99)} {
		if q, ok := m.Strategy().Move(turned{Pos: p}); ok {
			t.Errorf("%v: it says %v", p, q)
		}
	}
}
