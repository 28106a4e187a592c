package noughts_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/zermelo"
)

// plain plays by the definition, on texts.
type plain struct {
	inRow    int
	isMisere bool
}

// at returns the letter in a cell, or 0 outside the board.
func at(layers [][]string, layer, row, col int) byte {
	if layer < 0 || layer >= len(layers) || row < 0 || row >= len(layers[layer]) || col < 0 || col >= len(layers[layer][row]) {
		return 0
	}
	return layers[layer][row][col]
}

func (g plain) hasRow(p string, c byte) bool {
	var layers [][]string
	for layer := range strings.SplitSeq(p, "/") {
		layers = append(layers, strings.Split(layer, "|"))
	}
	for z := range layers {
		for y := range layers[z] {
			for x := range layers[z][y] {
				for step := range 27 {
					dx, dy, dz := step%3-1, step/3%3-1, step/9-1
					n := 0
					for n < g.inRow && at(layers, z+n*dz, y+n*dy, x+n*dx) == c {
						n++
					}
					if n == g.inRow && (step != 13 || n == 1) {
						return true
					}
				}
			}
		}
	}
	return false
}

func (g plain) Turn(p string) zermelo.Player {
	return zermelo.Player((strings.Count(p, "X") - strings.Count(p, "O")) % 2)
}

func (g plain) End(p string) (zermelo.Result, bool) {
	win := zermelo.Win
	if g.isMisere {
		win = zermelo.Loss
	}
	switch {
	case g.hasRow(p, 'X'):
		return win, true
	case g.hasRow(p, 'O'):
		return -win, true
	}
	return zermelo.Draw, !strings.Contains(p, ".")
}

func (g plain) AppendMoves(dst []string, p string) []string {
	for i := range p {
		if p[i] == '.' {
			dst = append(dst, p[:i]+"XO"[g.Turn(p):][:1]+p[i+1:])
		}
	}
	return dst
}

// drawPosition draws a position that can be reached by playing.
func drawPosition(t *rapid.T) (noughts.Rules, noughts.Position) {
	var p noughts.Position
	for {
		size := rapid.SampledFrom([][2]int{{5, 1}, {3, 3}, {3, 2}}).Draw(t, "size")
		n := rapid.IntRange(1, size[0])
		var err error
		p, err = noughts.New(n.Draw(t, "cols"), n.Draw(t, "rows"), rapid.IntRange(1, size[1]).Draw(t, "layers"))
		if err == nil {
			break
		}
	}
	rules := noughts.Rules{InRow: rapid.IntRange(1, 5).Draw(t, "in row"), Misere: rapid.Bool().Draw(t, "misère")}
	for range rapid.IntRange(0, 27).Draw(t, "marks") {
		if _, ok := rules.End(p); ok {
			break
		}
		p = rapid.SampledFrom(rules.AppendMoves(nil, p)).Draw(t, "move")
	}
	return rules, p
}

// TestGameLaws runs the property kit, in two and three dimensions, where three in a row win and where they lose.
func TestGameLaws(t *testing.T) {
	for _, misere := range []bool{false, true} {
		rules := noughts.Rules{InRow: 3, Misere: misere}
		cgttest.RunGame[noughts.Position, zermelo.Result](t, rules, noughts.MustParse("...|...|..."), noughts.MustParse("X.O.|.X..|O..X"))
		cgttest.RunGame[noughts.Position, zermelo.Result](t, noughts.Rules{InRow: 2, Misere: misere}, noughts.MustParse("..|../..|.."))
	}
}

// TestDefinition compares what the rules say with the definition.
func TestDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, p := drawPosition(t)
		slow := plain{rules.InRow, rules.Misere}
		text := p.String()
		if q, err := noughts.Parse(text); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		if q, err := noughts.Parse(strings.NewReplacer("|", "\n ", "/", "\n/\n").Replace("\n" + text + "\n")); err != nil || q != p {
			t.Fatalf("%v in lines is read as %v, %v", p, q, err)
		}
		v, isEnd := rules.End(p)
		if want, ok := slow.End(text); isEnd != ok || isEnd && v != want {
			t.Fatalf("%v, %+v: %v, %v, want %v, %v", p, rules, v, isEnd, want, ok)
		}
		if got, want := rules.Turn(p), slow.Turn(text); got != want || p.Turn() != want || p.Marks() != strings.Count(text, "X")+strings.Count(text, "O") {
			t.Fatalf("%v: %v to move, want %v", p, got, want)
		}
		if isEnd {
			return
		}
		var moves, marked []string
		for _, q := range rules.AppendMoves(nil, p) {
			moves = append(moves, q.String())
		}
		i := 0
		cells := strings.NewReplacer("|", "", "/", "").Replace(text)
		for layer := range p.Layers() {
			for row := range p.Rows() {
				for col := range p.Cols() {
					if q, ok := p.Mark(col, row, layer); ok {
						marked = append(marked, q.String())
					}
					who, ok := p.At(col, row, layer)
					if c := cells[i]; ok != (c != '.') || ok && "XO"[who] != c {
						t.Fatalf("%v: %v, %v in %d, %d, %d", p, who, ok, col, row, layer)
					}
					i++
				}
			}
		}
		want := slow.AppendMoves(nil, text)
		slices.Sort(moves)
		slices.Sort(want)
		slices.Sort(marked)
		if !slices.Equal(moves, want) || !slices.Equal(marked, want) {
			t.Fatalf("%v: %v, %v, want %v", p, moves, marked, want)
		}
	})
}

// TestSymmetry compares representatives under reflections and rotations of the texts.
func TestSymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, p := drawPosition(t)
		q, isSwapped := rules.Normalize(p)
		// Reflect in the columns, the rows or the layers, or exchange two axes.
		size := [3]int{p.Cols(), p.Rows(), p.Layers()}
		kind := rapid.IntRange(0, 5).Draw(t, "symmetry")
		perm := [3]int{0, 1, 2}
		if kind >= 3 {
			i, j := kind-3, (kind-2)%3
			if size[i] != size[j] {
				t.Skip()
			}
			perm[i], perm[j] = j, i
		}
		r, err := noughts.New(p.Cols(), p.Rows(), p.Layers())
		if err != nil {
			t.Fatal(err)
		}
		marks := [2][][3]int{}
		for i := range size[0] * size[1] * size[2] {
			from := [3]int{i % size[0], i / size[0] % size[1], i / size[0] / size[1]}
			to := [3]int{from[perm[0]], from[perm[1]], from[perm[2]]}
			if kind < 3 {
				to[kind] = size[kind] - 1 - to[kind]
			}
			if who, ok := p.At(from[0], from[1], from[2]); ok {
				marks[who] = append(marks[who], to)
			}
		}
		for i := range p.Marks() {
			m := marks[i%2][i/2]
			r, _ = r.Mark(m[0], m[1], m[2])
		}
		s, _ := rules.Normalize(r)
		if s != q || isSwapped {
			t.Fatalf("%v is like %v, but %v is like %v", p, q, r, s)
		}
		if again, _ := rules.Normalize(q); again != q {
			t.Fatalf("%v is like %v, and that like %v", p, q, again)
		}
	})
}

// checkBounds compares bounds with values in all positions that play from p comes to, and returns how many of them have
// bounds.
func checkBounds(t rapid.TB, rules noughts.Rules, p noughts.Position) (known int) {
	t.Helper()
	return ruletest.Bounds(t, plain{rules.InRow, rules.Misere}, p.String(), func(q string) (least, most zermelo.Result, ok bool) {
		return rules.Bounds(noughts.MustParse(q))
	})
}

// TestBounds looks at all positions on 3 × 3 cells with three in a row, and at random ones on boards of all shapes.
func TestBounds(t *testing.T) {
	if known := checkBounds(t, noughts.Rules{InRow: 3}, noughts.MustParse("...|...|...")); known < 500 {
		t.Errorf("only %d bounds", known)
	}
	rapid.Check(t, func(t *rapid.T) {
		rules, p := drawPosition(t)
		if strings.Count(p.String(), ".") > 6 {
			t.Skip("too many cells are empty")
		}
		checkBounds(t, rules, p)
	})
}

// bare hides what the rules know, so that every position counts.
func bare(r noughts.Rules) zermelo.Game[noughts.Position, zermelo.Result] {
	return zermelo.Rules[noughts.Position, zermelo.Result]{Ended: r.End, Mover: r.Turn, Moves: r.AppendMoves}
}

// TestCounts checks the classical numbers: 5,478 positions, of which 958 are ends, 626 won by X, 316 by O, and 16
// drawn; 765 and 138 of them but for symmetry; and 255,168 plays, of which X wins 131,184, O wins 77,904, and 46,080
// are drawn.
func TestCounts(t *testing.T) {
	p, err := noughts.New(3, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		game                zermelo.Game[noughts.Position, zermelo.Result]
		positions, ends     int
		xWins, oWins, drawn int
	}{
		{bare(noughts.Rules{}), 5478, 958, 626, 316, 16},
		{noughts.Rules{}, 765, 138, 91, 44, 3},
	} {
		sol, err := zermelo.Solve(t.Context(), c.game, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		ends := map[zermelo.Result]int{}
		for q := range sol.All() {
			if v, ok := c.game.End(q); ok {
				ends[v]++
			}
		}
		all := ends[zermelo.Win] + ends[zermelo.Draw] + ends[zermelo.Loss]
		if sol.Len() != c.positions || all != c.ends || ends[zermelo.Win] != c.xWins || ends[zermelo.Loss] != c.oWins || ends[zermelo.Draw] != c.drawn || sol.StartValue() != zermelo.Draw {
			t.Errorf("%d positions, %v of them ends, worth %v; want %+v", sol.Len(), ends, sol.StartValue(), c)
		}
	}
	n, err := zermelo.CountPlays(t.Context(), bare(noughts.Rules{}), p, cgt.Limits{})
	if err != nil || n.String() != "255168" {
		t.Errorf("%v plays, %v", n, err)
	}
	plays := map[zermelo.Result]int{}
	for play, err := range zermelo.Plays(t.Context(), bare(noughts.Rules{}), p, nil, nil) {
		if err != nil {
			t.Fatal(err)
		}
		plays[play.Payoff]++
	}
	if plays[zermelo.Win] != 131_184 || plays[zermelo.Loss] != 77_904 || plays[zermelo.Draw] != 46_080 {
		t.Error(plays)
	}
}

// game is one with a value that is known.
type game struct {
	cols, rows, layers, inRow int
	value                     zermelo.Result
}

// known are values of m,n,k-games (J. W. H. M. Uiterwijk, H. J. van den Herik, The advantage of the initiative, 2000),
// and of the cube (Shen, problem 28).
var known = []game{
	{3, 3, 1, 3, zermelo.Draw},
	{4, 3, 1, 3, zermelo.Win},
	{4, 4, 1, 3, zermelo.Win},
	{4, 4, 1, 4, zermelo.Draw},
	{5, 4, 1, 4, zermelo.Draw},
	{3, 3, 3, 3, zermelo.Win},
	{6, 4, 1, 4, zermelo.Draw},
	{5, 5, 1, 4, zermelo.Draw},
	{6, 5, 1, 4, zermelo.Win},
}

// TestS38SmallBoards checks the values of small boards by two searches, and that O never wins (Shen, problem 38).
func TestS38SmallBoards(t *testing.T) {
	for _, g := range known[:6] {
		p, err := noughts.New(g.cols, g.rows, g.layers)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
			if m == zermelo.ProofNumber && g.cols > 4 {
				continue // draws are not what it is good at
			}
			s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: noughts.Rules{InRow: g.inRow}, Method: m}
			if v, err := s.Value(t.Context(), p); err != nil || v != g.value {
				t.Errorf("%+v by %v: %v, %v", g, m, v, err)
			}
		}
	}
	for cols := 1; cols <= 4; cols++ {
		for rows := 1; rows <= min(cols, 3); rows++ {
			p, err := noughts.New(cols, rows, 1)
			if err != nil {
				t.Fatal(err)
			}
			for n := 1; n <= 5; n++ {
				rules := noughts.Rules{InRow: n}
				sol, err := zermelo.Solve(t.Context(), zermelo.Game[noughts.Position, zermelo.Result](rules), p)
				if err != nil {
					t.Fatal(err)
				}
				s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: rules}
				if v, err := s.Value(t.Context(), p); err != nil || v != sol.StartValue() || v == zermelo.Loss {
					t.Errorf("%d × %d, %d in a row: %v, %v, and %v by induction", cols, rows, n, v, err, sol.StartValue())
				}
			}
		}
	}
}

// TestS28Cube checks that X wins in the cube of 3 × 3 × 3 cells, by a strategy that is verified against every reply
// (Shen, problem 28).
func TestS28Cube(t *testing.T) {
	p, err := noughts.New(3, 3, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
		s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: noughts.Rules{}, Method: m}
		proof, err := s.Prove(t.Context(), p)
		if err != nil || proof.Value() != zermelo.Win {
			t.Fatal(m, proof, err)
		}
		if err := proof.Verify(t.Context()); err != nil {
			t.Error(m, err)
		}
		q, ok := proof.Strategy(zermelo.Max).Move(p)
		if want := "...|...|.../...|.X.|.../...|...|..."; !ok || q.String() != want {
			t.Errorf("%v: X begins with %v, want the middle", m, q)
		}
	}
}

// TestMisere checks that noughts and crosses is a draw under misère play, and that searches agree with induction there.
func TestMisere(t *testing.T) {
	for _, size := range [][3]int{{3, 3, 1}, {4, 3, 1}, {2, 2, 2}, {3, 2, 2}} {
		p, err := noughts.New(size[0], size[1], size[2])
		if err != nil {
			t.Fatal(err)
		}
		for n := 2; n <= 3; n++ {
			rules := noughts.Rules{InRow: n, Misere: true}
			sol, err := zermelo.Solve(t.Context(), bare(rules), p)
			if err != nil {
				t.Fatal(err)
			}
			if size == [3]int{3, 3, 1} && n == 3 && sol.StartValue() != zermelo.Draw {
				t.Error(sol.StartValue())
			}
			for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
				s := zermelo.Solver[noughts.Position, zermelo.Result]{Game: rules, Method: m}
				if v, err := s.Value(t.Context(), p); err != nil || v != sol.StartValue() {
					t.Errorf("%v, %d in a row, by %v: %v, %v, want %v", size, n, m, v, err, sol.StartValue())
				}
			}
		}
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, noughts.Parse, "", ".", "X..|.O.|...", "..|../X.|../..|.O")
	ruletest.Errors(t, noughts.Parse, map[string]int{
		"x": 0, "..|X": 4, "..||..": 3, "|..": 0, "XX": 0, "O.": 0, ".é": 1, strings.Repeat(".", 65): 64, "../..|..": 8, "..|../..": 8, "..//..": 3, "../": 3, "..|": 3, "/": 0,
	})
	ruletest.Normal(t, noughts.Parse, map[string]string{" . . \n X O \n": "..|XO", " ": "", "\n..\n/\n..\n": "../.."})
	ruletest.JSON(t, noughts.MustParse("..|XO"), `"..|XO"`, `"x"`, `"XX"`)
	for _, size := range [][3]int{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {-1, 4, 1}, {9, 8, 1}, {1 << 30, 1 << 30, 1 << 30}} {
		if p, err := noughts.New(size[0], size[1], size[2]); err == nil {
			t.Errorf("%v: %v", size, p)
		}
	}
	var none noughts.Position
	if v, ok := (noughts.Rules{}).End(none); !ok || v != zermelo.Draw {
		t.Errorf("on no board: %v, %v", v, ok)
	}
	if q, _ := (noughts.Rules{}).Normalize(none); q != none {
		t.Error(q)
	}
	if _, ok := none.Mark(0, 0, 0); ok {
		t.Error("a mark on no board")
	}
}

func TestSVG(t *testing.T) {
	for _, text := range []string{"", ".", "X..|.O.|...", "..|../X.|../..|.O"} {
		svgtest.Check(t, noughts.MustParse(text).AppendSVG(nil), 5000, text)
	}
}

func BenchmarkValue(b *testing.B) {
	for _, g := range known[3:] {
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
			b.Run(fmt.Sprintf("method=%v/board=%dx%dx%d/row=%d", m, g.cols, g.rows, g.layers, g.inRow), func(b *testing.B) {
				p, err := noughts.New(g.cols, g.rows, g.layers)
				if err != nil {
					b.Fatal(err)
				}
				for b.Loop() {
					looked := 0
					s := zermelo.Solver[noughts.Position, zermelo.Result]{
						Game: noughts.Rules{InRow: g.inRow}, Method: m, Limits: cgt.Limits{Positions: -1}, Table: 1 << 23,
						Progress: func(s cgt.Stats) { looked = s.Positions },
					}
					if v, err := s.Value(b.Context(), p); err != nil || v != g.value {
						b.Fatal(v, err)
					}
					b.ReportMetric(float64(looked), "positions")
				}
			})
		}
	}
}
