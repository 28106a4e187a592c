package zermelo_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/pieces"
	takes "github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

// checkPicture checks a picture, counts what is in it, and writes it to a file if the environment says where, to be
// looked at.
func checkPicture(t testing.TB, name string, picture []byte, want map[string]int) {
	t.Helper()
	svgtest.Check(t, picture, 1_000_000, name)
	for text, n := range want {
		if got := strings.Count(string(picture), text); got != n {
			t.Errorf("%s: %d times %s, want %d", name, got, text, n)
		}
	}
	if dir := os.Getenv("PICTURES"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".svg"), picture, 0o600); err != nil {
			t.Error(err)
		}
	}
}

// Trakhtenbrot's figs. 1, 4 and 7: the tree with ranks, and the arrows of two strategies.
func TestT1Picture(t *testing.T) {
	tree, positions := sixObjects(t)
	one := zermelo.Arrows[int]{}
	nodes, ends := tree.Len(), 0
	for v, x := range tree.All() {
		if x.Payoff != nil {
			ends++
		} else if x.Turn == zermelo.Max {
			one[v] = x.Moves[0]
		}
	}
	sol, err := zermelo.Solve(t.Context(), tree, 0)
	if err != nil {
		t.Fatal(err)
	}
	signs := map[zermelo.Result]string{zermelo.Win: "+", zermelo.Loss: "−"}
	best := zermelo.StrategyFunc[int](func(v int) (int, bool) {
		if tree.Turn(v) == zermelo.Max {
			return leftmost(sol).Move(v)
		}
		return 0, false
	})
	for name, test := range map[string]struct {
		o      zermelo.TreeSVGOptions
		arrows int
	}{
		"fig1": {zermelo.TreeSVGOptions{Ranks: true, Label: func(v int) string {
			if r, ok := tree.End(v); ok {
				return signs[r]
			}
			return fmt.Sprint(6 - positions[v].Pos)
		}}, 0},
		// Six arrows are needed to take one always: at the root, at two positions of rank 3 and at three of rank 5.
		"fig4": {zermelo.TreeSVGOptions{Ranks: true, Strategy: one}, 6},
		"fig7": {zermelo.TreeSVGOptions{Ranks: true, Strategy: best, Label: func(v int) string {
			r, _ := sol.Value(v)
			return signs[r]
		}}, 3},
	} {
		var out bytes.Buffer
		if err := zermelo.WriteTreeSVG(&out, tree, test.o); err != nil {
			t.Fatal(err)
		}
		checkPicture(t, name, out.Bytes(), map[string]int{"<line": nodes - 1, "<rect": ends, "rank ": 6, "marker-end": test.arrows})
	}
}

// Fig. 3 shows the second condition on arrows: each position of rank 3 after the arrow is the beginning of one.
func TestT3Picture(t *testing.T) {
	tree, err := zermelo.ParseTree("max(min(max(1, 0), max(0, 1)), min(max(0, 0), max(1, 0)))")
	if err != nil {
		t.Fatal(err)
	}
	sol, err := zermelo.Solve(t.Context(), tree, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := zermelo.WriteTreeSVG(&out, tree, zermelo.TreeSVGOptions{Strategy: sol.Strategy(zermelo.Max)}); err != nil {
		t.Fatal(err)
	}
	checkPicture(t, "fig3", out.Bytes(), map[string]int{"<line": 14, "<rect": 8, "<circle": 7, "marker-end": 3})
	out.Reset()
	if err := zermelo.WriteTreeSVG(&out, tree, zermelo.TreeSVGOptions{Up: true}); err != nil {
		t.Fatal(err)
	}
	// Four layers of 58 pixels: the root is below them.
	checkPicture(t, "up", out.Bytes(), map[string]int{`y1="194"`: 2, `cy="194"`: 1, "<line": 14})
	wrong := zermelo.StrategyFunc[int](func(int) (int, bool) { return 0, true })
	var fails *zermelo.StrategyError
	out.Reset()
	if err := zermelo.WriteTreeSVG(&out, tree, zermelo.TreeSVGOptions{Strategy: wrong}); !errors.As(err, &fails) || out.Len() > 0 {
		t.Error(err)
	}
	if err := zermelo.WriteTreeSVG(&out, tree, zermelo.TreeSVGOptions{Nodes: 14}); !errors.Is(err, cgt.ErrLimit) || out.Len() > 0 {
		t.Error(err)
	}
}

// Shen's figs. 1 and 2 with who wins, for the players in turn: two copies of the picture, as §9 says, with arrows from
// each to the other.
func TestS11Picture(t *testing.T) {
	game := zermelo.Normal[takes.Heap](takes.MustParseRules("1,2,4"))
	g, positions, err := zermelo.Explore(t.Context(), game, shenStart[takes.Heap](9), cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	sol, err := zermelo.Solve(t.Context(), g, 0)
	if err != nil {
		t.Fatal(err)
	}
	isLost := func(v int) bool {
		r, _ := sol.Value(v)
		return r != zermelo.WinFor(positions[v].Next)
	}
	lost := 0
	for v := range positions {
		if isLost(v) {
			lost++
		}
	}
	var out bytes.Buffer
	if err := zermelo.WriteGraphSVG(&out, g, zermelo.GraphSVGOptions{
		Label: func(v int) string { return fmt.Sprint(positions[v].Pos) },
		Mark: func(v int) string {
			if isLost(v) {
				return "L"
			}
			return "W"
		},
		Fill:     isLost,
		Strategy: sol.Strategy(zermelo.Max),
	}); err != nil {
		t.Fatal(err)
	}
	checkPicture(t, "fig2", out.Bytes(), map[string]int{"<rect": g.Len(), ">L</text>": lost, `fill="#808080" fill-opacity`: lost})
	if err := zermelo.WriteGraphSVG(&out, g, zermelo.GraphSVGOptions{Vertices: 3}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// TestGraphPicture: there is an arrow for each pair of vertices between which there is a move, and all names and
// payoffs are there.
func TestGraphPicture(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawIntGraph(t, 12)
		arrows, ends := 0, 0
		for _, x := range g.All() {
			to := map[int]bool{}
			for _, w := range x.Moves {
				to[w] = true
			}
			arrows += len(to)
			if x.Payoff != nil {
				ends++
			}
		}
		var out bytes.Buffer
		if err := zermelo.WriteGraphSVG(&out, g, zermelo.GraphSVGOptions{}); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		if strings.Count(text, "marker-end") != arrows || strings.Count(text, "<rect") != g.Len() || strings.Count(text, "</text>") != g.Len()+ends {
			t.Errorf("%d arrows and %d ends of %v: %s", arrows, ends, g, text)
		}
	})
}

// wins returns a board with W and L for a piece.
func wins(t testing.TB, piece pieces.Piece, size int) zermelo.Board {
	t.Helper()
	sol, err := zermelo.Solve(context.Background(), zermelo.Normal[pieces.Square](pieces.Rules{Piece: piece}), shenStart(pieces.Square{Row: size - 1, Col: size - 1}))
	if err != nil {
		t.Fatal(err)
	}
	isLost := func(row, col int) bool {
		r, ok := sol.Value(shenStart(pieces.Square{Row: row, Col: col}))
		return ok && r == zermelo.Loss
	}
	return zermelo.Board{
		Rows: size, Cols: size, Shade: isLost,
		Mark: func(row, col int) string {
			if isLost(row, col) {
				return "L"
			}
			return "W"
		},
	}
}

// Shen's figs. 3 to 5 and 7: the boards of the rook, filled step by step, and of the king.
func TestS12Boards(t *testing.T) {
	rook := wins(t, pieces.Rook(), 8)
	for fig, test := range map[string]struct {
		known int // rows and columns, from the corner
		text  string
	}{
		"fig3": {1, strings.Repeat("W . . . . . . .\n", 7) + "L W W W W W W W\n"},
		"fig4": {2, strings.Repeat("W W . . . . . .\n", 6) + "W L W W W W W W\nL W W W W W W W\n"},
		"fig5": {8, "W W W W W W W L\nW W W W W W L W\nW W W W W L W W\nW W W W L W W W\nW W W L W W W W\nW W L W W W W W\nW L W W W W W W\nL W W W W W W W\n"},
	} {
		b := rook
		b.Mark = func(row, col int) string {
			if min(row, col) >= test.known {
				return ""
			}
			return rook.Mark(row, col)
		}
		b.Shade = func(row, col int) bool { return min(row, col) < test.known && rook.Shade(row, col) }
		var text, picture bytes.Buffer
		if err := errors.Join(b.WriteText(&text), b.WriteSVG(&picture)); err != nil {
			t.Fatal(err)
		}
		if text.String() != test.text {
			t.Errorf("%s:\n%s", fig, &text)
		}
		checkPicture(t, "rook-"+fig, picture.Bytes(), map[string]int{">L</text>": test.known, ">W</text>": strings.Count(test.text, "W")})
	}
	var text, picture bytes.Buffer
	king := wins(t, pieces.King(), 6)
	if err := errors.Join(king.WriteText(&text), king.WriteSVG(&picture)); err != nil {
		t.Fatal(err)
	}
	const fig7 = "W W W W W W\nL W L W L W\nW W W W W W\nL W L W L W\nW W W W W W\nL W L W L W\n"
	if text.String() != fig7 {
		t.Errorf("the king:\n%s", &text)
	}
	checkPicture(t, "king-fig7", picture.Bytes(), map[string]int{">L</text>": 9, ">W</text>": 27})
}

// pawn is the game of Shen's problem 34: a pawn walks up or to the right from a1, Max first, until it is on the
// diagonal, where the payoffs are.
type pawn []zermelo.Int

func (p pawn) End(q pieces.Square) (zermelo.Int, bool) {
	if q.Row+q.Col < len(p)-1 {
		return 0, false
	}
	return p[q.Col], true
}

func (p pawn) Turn(q pieces.Square) zermelo.Player { return zermelo.Player((q.Row + q.Col) % 2) }

func (p pawn) AppendMoves(dst []pieces.Square, q pieces.Square) []pieces.Square {
	return append(dst, pieces.Square{Row: q.Row + 1, Col: q.Col}, pieces.Square{Row: q.Row, Col: q.Col + 1})
}

// Figs. 10 to 13 are the payoffs, the values where there is one move to make, or two, and all of them. The squares
// where Max moves are shaded in fig. 13.
func TestS34ValueTables(t *testing.T) {
	game := pawn{3, 1, 4, 1, 5, 9, 2, 6}
	sol := shenSolved[any](t, ruletest.EraseGame(game), pieces.Square{})
	if sol.StartValue() != 5 {
		t.Errorf("value %v, want 5", sol.StartValue())
	}
	figs := map[int]string{
		0: "3 . . . . . . .\n. 1 . . . . . .\n. . 4 . . . . .\n. . . 1 . . . .\n. . . . 5 . . .\n. . . . . 9 . .\n. . . . . . 2 .\n. . . . . . . 6\n",
		1: "3 . . . . . . .\n3 1 . . . . . .\n. 4 4 . . . . .\n. . 4 1 . . . .\n. . . 5 5 . . .\n. . . . 9 9 . .\n. . . . . 9 2 .\n. . . . . . 6 6\n",
		2: "3 . . . . . . .\n3 1 . . . . . .\n3 4 4 . . . . .\n. 4 4 1 . . . .\n. . 4 5 5 . . .\n. . . 5 9 9 . .\n. . . . 9 9 2 .\n. . . . . 6 6 6\n",
		7: "3 . . . . . . .\n3 1 . . . . . .\n3 4 4 . . . . .\n4 4 4 1 . . . .\n4 4 4 5 5 . . .\n4 4 5 5 9 9 . .\n4 5 5 9 9 9 2 .\n5 5 9 9 9 6 6 6\n",
	}
	for moves, want := range figs {
		b := zermelo.Board{
			Rows: 8, Cols: 8,
			Mark: func(row, col int) string {
				v, ok := sol.Value(pieces.Square{Row: row, Col: col})
				if !ok || row+col < 7-moves {
					return ""
				}
				return fmt.Sprint(v)
			},
			Shade:    func(row, col int) bool { return moves == 7 && row+col < 7 && (row+col)%2 == 0 },
			RowLabel: func(i int) string { return strconv.Itoa(i + 1) }, ColLabel: func(i int) string { return string(rune('a' + i)) },
		}
		var picture, text bytes.Buffer
		if err := b.WriteSVG(&picture); err != nil {
			t.Fatal(err)
		}
		name := fmt.Sprintf("pawn-%d", moves)
		checkPicture(t, name, picture.Bytes(), map[string]int{"<text": 16 + 64 - strings.Count(want, ".")})
		b.RowLabel, b.ColLabel = nil, nil
		if err := b.WriteText(&text); err != nil || text.String() != want {
			t.Errorf("%s:\n%s%v", name, &text, err)
		}
	}
}

// A board of any size is drawn; of a large one the shades.
func TestBoardSizes(t *testing.T) {
	cell := regexp.MustCompile(`M[\d.]+ [\d.]+h`)
	for _, size := range [][2]int{{0, 0}, {0, 3}, {3, 0}, {1, 1}, {60, 2}, {61, 2}, {2, 300}, {1000, 1000}} {
		b := zermelo.Board{
			Rows: size[0], Cols: size[1], Down: size[0]%2 == 1,
			Mark: func(row, col int) string { return "é" }, Shade: func(row, col int) bool { return (row+col)%100 == 0 },
			RowLabel: strconv.Itoa, ColLabel: strconv.Itoa,
		}
		var picture bytes.Buffer
		if err := b.WriteSVG(&picture); err != nil {
			t.Fatal(err)
		}
		shaded := 0
		for row := range size[0] {
			for col := range size[1] {
				if b.Shade(row, col) {
					shaded++
				}
			}
		}
		paths := strings.SplitAfter(picture.String(), "<path")
		if got := len(cell.FindAllString(paths[len(paths)-2], -1)); shaded > 0 && got != shaded {
			t.Errorf("%v: %d shaded cells, want %d", size, got, shaded)
		}
		want := 0
		if max(size[0], size[1]) <= 60 {
			want = size[0]*size[1] + size[0] + size[1]
		}
		checkPicture(t, fmt.Sprintf("board-%dx%d", size[0], size[1]), picture.Bytes(), map[string]int{"<text": want})
	}
	b := zermelo.Board{Rows: 4, Cols: 4, Cells: 15, Mark: func(int, int) string { return "" }}
	var out bytes.Buffer
	if err := b.WriteSVG(&out); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if err := b.WriteText(&out); !errors.Is(err, cgt.ErrLimit) || out.Len() > 0 {
		t.Error(err)
	}
}

// TestBoardText: columns are aligned also where signs take two columns, and marks upon letters none.
func TestBoardText(t *testing.T) {
	b := zermelo.Board{
		Rows: 2, Cols: 3,
		Mark:     func(row, col int) string { return [][]string{{"將", "", "x"}, {"ab", "e\u0301", "飛車"}}[row][col] },
		RowLabel: func(i int) string { return []string{"一", "10"}[i] },
	}
	var text bytes.Buffer
	if err := b.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	if want := "10   ab    e\u0301 飛車\n一   將    .    x\n"; text.String() != want {
		t.Errorf("\n%s, want\n%s", &text, want)
	}
}

// The map of the sea chart, fig. 2: a ship moves at most 3, each time nearer to A0, and whoever brings it there loses.
// A minus is where the player who is to move loses.
func TestK1Map(t *testing.T) {
	ship := cgt.ImpartialFunc[pieces.Square](func(dst []pieces.Square, p pieces.Square) []pieces.Square {
		for row := range 10 {
			for col := range 10 {
				dr, dc := row-p.Row, col-p.Col
				if dr*dr+dc*dc <= 9 && row*row+col*col < p.Row*p.Row+p.Col*p.Col {
					dst = append(dst, pieces.Square{Row: row, Col: col})
				}
			}
		}
		return dst
	})
	game := zermelo.Misere[pieces.Square](ship)
	signs := make([][]string, 10)
	for row := range signs {
		for col := range 10 {
			p := pieces.Square{Row: row, Col: col}
			sol, err := zermelo.Solve(t.Context(), game, shenStart(p))
			if err != nil {
				t.Fatal(err)
			}
			sign := "-"
			if sol.StartValue() == zermelo.Win {
				sign = "+"
			}
			signs[row] = append(signs[row], sign)
		}
	}
	b := zermelo.Board{
		Rows: 10, Cols: 10,
		Mark:     func(row, col int) string { return signs[row][col] },
		Shade:    func(row, col int) bool { return signs[row][col] == "-" },
		RowLabel: strconv.Itoa, ColLabel: func(i int) string { return string(rune('A' + i)) },
	}
	var text, picture bytes.Buffer
	if err := errors.Join(b.WriteText(&text), b.WriteSVG(&picture)); err != nil {
		t.Fatal(err)
	}
	const want = `9 + + + + + + + + + +
8 + + + - + + + + + +
7 - + + + + + + - + +
6 + + + + + + + + + +
5 + + + + - + + + + +
4 + - + + + - + + + +
3 + + + + + + + + - +
2 + + + + + + + + + +
1 - + + + - + + + + +
0 + - + + + + + - + +
  A B C D E F G H I J
`
	if text.String() != want {
		t.Errorf("the map:\n%s", &text)
	}
	checkPicture(t, "ship", picture.Bytes(), map[string]int{">-</text>": 11, ">+</text>": 89})
}
