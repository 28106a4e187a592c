package hex_test

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
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/zermelo"
)

// plain plays by the definition, on texts.
type plain struct{}

// joins reports whether there is a chain of c, X from above to below and O from the left to the right, by depth-first
// search over places in the plane: the cell in a row and a column lies at 2·column + row.
func joins(p string, c byte) bool {
	rows := strings.Split(p, "|")
	type place struct{ row, x int }
	cells := map[place]bool{} // whether they have been reached
	for row := range rows {
		for col := range rows[row] {
			if rows[row][col] == c {
				cells[place{row, 2*col + row}] = false
			}
		}
	}
	var stack []place
	for q := range cells {
		if c == 'X' && q.row == 0 || c == 'O' && q.x == q.row {
			stack = append(stack, q)
		}
	}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if cells[q] {
			continue
		}
		cells[q] = true
		if c == 'X' && q.row == len(rows)-1 || c == 'O' && q.x == q.row+2*len(rows[0])-2 {
			return true
		}
		for _, d := range []place{{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
			r := place{q.row + d.row, q.x + d.x}
			if isReached, ok := cells[r]; ok && !isReached {
				stack = append(stack, r)
			}
		}
	}
	return false
}

func (plain) End(p string) (zermelo.Result, bool) {
	switch {
	case joins(p, 'X'):
		return zermelo.Win, true
	case joins(p, 'O'):
		return zermelo.Loss, true
	}
	return zermelo.Draw, false
}

func (plain) Turn(p string) zermelo.Player {
	return zermelo.Player((strings.Count(p, "X") - strings.Count(p, "O")) % 2)
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
func drawPosition(t *rapid.T, most int) hex.Position {
	p, err := hex.New(rapid.IntRange(1, most).Draw(t, "cols"), rapid.IntRange(1, most).Draw(t, "rows"))
	if err != nil {
		t.Fatal(err)
	}
	for range rapid.IntRange(0, most*most).Draw(t, "cells") {
		if _, ok := (hex.Rules{}).End(p); ok {
			break
		}
		p = rapid.SampledFrom(hex.Rules{}.AppendMoves(nil, p)).Draw(t, "move")
	}
	return p
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[hex.Position, zermelo.Result](t, hex.Rules{}, hex.MustParse("...|...|..."), hex.MustParse("..X.|.O..|..X."))
}

// TestDefinition compares what the rules say with the definition.
func TestDefinition(t *testing.T) {
	rules := hex.Rules{}
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t, 8)
		text := p.String()
		if q, err := hex.Parse(text); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		v, isEnd := rules.End(p)
		if want, ok := (plain{}).End(text); isEnd != ok || isEnd && v != want {
			t.Fatalf("%v: %v, %v, want %v, %v", p, v, isEnd, want, ok)
		}
		if got, want := rules.Turn(p), (plain{}).Turn(text); got != want || p.Turn() != want || p.Taken() != strings.Count(text, "X")+strings.Count(text, "O") {
			t.Fatalf("%v: %v to move, want %v", p, got, want)
		}
		if isEnd {
			return
		}
		var moves, taken []string
		for _, q := range rules.AppendMoves(nil, p) {
			moves = append(moves, q.String())
		}
		rows := strings.Split(text, "|")
		for row := range rows {
			for col := range rows[row] {
				if q, ok := p.Take(col, row); ok {
					taken = append(taken, q.String())
				}
				who, ok := p.At(col, row)
				if c := rows[row][col]; ok != (c != '.') || ok && "XO"[who] != c {
					t.Fatalf("%v: %v, %v in %d, %d", p, who, ok, col, row)
				}
			}
		}
		want := (plain{}).AppendMoves(nil, text)
		if !slices.Equal(moves, want) || !slices.Equal(taken, want) {
			t.Fatalf("%v: %v, %v, want %v", p, moves, taken, want)
		}
		b := []byte(text)
		slices.Reverse(b)
		turned := hex.MustParse(string(b))
		q, isSwapped := rules.Normalize(p)
		if r, _ := rules.Normalize(turned); q != r || q != p && q != turned || isSwapped {
			t.Fatalf("%v is like %v, but %v is like %v", p, q, turned, r)
		}
	})
}

// TestS40OneSideConnects checks that on a full board exactly one player has joined the sides: on all boards of up to 4
// × 4 cells, however many cells each player has, by the oracle and by the rules, and on random ones of up to 64 cells
// (Shen, problem 40).
func TestS40OneSideConnects(t *testing.T) {
	check := func(t rapid.TB, text string) {
		if x, o := joins(text, 'X'), joins(text, 'O'); x == o {
			t.Fatalf("%s: X joins %v, O joins %v", text, x, o)
		}
		if n := strings.Count(text, "X") - strings.Count(text, "O"); n == 0 || n == 1 {
			want := zermelo.Loss
			if joins(text, 'X') {
				want = zermelo.Win
			}
			if v, ok := (hex.Rules{}).End(hex.MustParse(text)); !ok || v != want {
				t.Fatalf("%s: %v, %v", text, v, ok)
			}
		}
	}
	for cols := 1; cols <= 4; cols++ {
		for rows := 1; rows <= 4; rows++ {
			for set := range 1 << (cols * rows) {
				var text []byte
				for cell := range cols * rows {
					if cell > 0 && cell%cols == 0 {
						text = append(text, '|')
					}
					text = append(text, "XO"[set>>cell&1])
				}
				check(t, string(text))
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		cols, rows := rapid.IntRange(1, 8).Draw(t, "cols"), rapid.IntRange(1, 8).Draw(t, "rows")
		cells := []byte(strings.Repeat("XO", cols*rows)[:cols*rows])
		cells = rapid.Permutation(cells).Draw(t, "cells")
		var text []string
		for row := range rows {
			text = append(text, string(cells[row*cols:][:cols]))
		}
		check(t, strings.Join(text, "|"))
	})
}

// checkBounds compares bounds with values in all positions that play from p comes to, and returns how many of them have
// bounds.
func checkBounds(t rapid.TB, p hex.Position) (known int) {
	t.Helper()
	return ruletest.Bounds(t, plain{}, p.String(), func(q string) (least, most zermelo.Result, ok bool) {
		return hex.Rules{}.Bounds(hex.MustParse(q))
	})
}

// TestBounds looks at all positions on 3 × 3 cells, and at random ones on boards of all shapes.
func TestBounds(t *testing.T) {
	if known := checkBounds(t, hex.MustParse("...|...|...")); known < 500 {
		t.Errorf("only %d bounds", known)
	}
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t, 4)
		if strings.Count(p.String(), ".") > 8 {
			t.Skip("too many cells are empty")
		}
		checkBounds(t, p)
	})
}

// openings returns the first moves that win, one letter for each cell, by a search method.
func openings(t *testing.T, n int, m zermelo.Method) string {
	p, err := hex.New(n, n)
	if err != nil {
		t.Fatal(err)
	}
	s := zermelo.Solver[hex.Position, zermelo.Result]{Game: hex.Rules{}, Method: m}
	var text []byte
	for row := range n {
		if row > 0 {
			text = append(text, '/')
		}
		for col := range n {
			q, _ := p.Take(col, row)
			wins, err := s.AtLeast(t.Context(), q, zermelo.Win)
			if err != nil {
				t.Fatal(err)
			}
			if text = append(text, '.'); wins {
				text[len(text)-1] = 'W'
			}
		}
	}
	return string(text)
}

// TestS40WinningOpenings checks which first moves win on small boards (J. van Rijswijck, Search and Evaluation in Hex),
// and verifies strategies of the first player.
func TestS40WinningOpenings(t *testing.T) {
	for n, want := range []string{1: "W", 2: ".W/W.", 3: "..W/WWW/W..", 4: "...W/..W./.W../W..."} {
		if n == 0 {
			continue
		}
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
			if got := openings(t, n, m); got != want {
				t.Errorf("%d × %d by %v: %s, want %s", n, n, m, got, want)
			}
			p, _ := hex.New(n, n)
			s := zermelo.Solver[hex.Position, zermelo.Result]{Game: hex.Rules{}, Method: m}
			proof, err := s.Prove(t.Context(), p)
			if err != nil || proof.Value() != zermelo.Win {
				t.Fatal(proof, err)
			}
			if err := proof.Verify(t.Context()); err != nil {
				t.Error(err)
			}
		}
	}
	// Induction, over all positions, is the second solver.
	p, _ := hex.New(3, 3)
	sol, err := zermelo.Solve(t.Context(), hex.Rules{}, p)
	if err != nil || sol.StartValue() != zermelo.Win || len(sol.BestMoves(p)) != 5 {
		t.Error(sol, err)
	}
	if err := sol.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, hex.Parse, "", ".", "..X|.O.|...")
	ruletest.Errors(t, hex.Parse, map[string]int{"x": 0, "..|X": 4, "|..": 0, "XX": 0, "../..": 2, strings.Repeat(".", 65): 64})
	ruletest.Normal(t, hex.Parse, map[string]string{". . \n X O \n": "..|XO", " ": ""})
	ruletest.JSON(t, hex.MustParse("..|XO"), `"..|XO"`, `"x"`, `"XX"`)
	for _, size := range [][2]int{{0, 1}, {1, 0}, {-1, 4}, {9, 8}, {1 << 30, 1 << 30}} {
		if p, err := hex.New(size[0], size[1]); err == nil {
			t.Errorf("%v: %v", size, p)
		}
	}
	var none hex.Position
	if v, ok := (hex.Rules{}).End(none); !ok || v != zermelo.Draw {
		t.Errorf("on no board: %v, %v", v, ok)
	}
	if q, _ := (hex.Rules{}).Normalize(none); q != none || len((hex.Rules{}).AppendMoves(nil, none)) > 0 {
		t.Error(q)
	}
	hex.Rules{}.Estimate(none)
	hex.Rules{}.Bounds(none)
}

func TestSVG(t *testing.T) {
	for _, text := range []string{"", ".", "..X|.O.|..."} {
		svgtest.Check(t, hex.MustParse(text).AppendSVG(nil), 5000, text)
	}
}

func BenchmarkValue(b *testing.B) {
	for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber} {
		b.Run(fmt.Sprintf("method=%v/size=4", m), func(b *testing.B) {
			p, err := hex.New(4, 4)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				looked := 0
				s := zermelo.Solver[hex.Position, zermelo.Result]{
					Game: hex.Rules{}, Method: m, Limits: cgt.Limits{Positions: -1},
					Progress: func(s cgt.Stats) { looked = s.Positions },
				}
				if v, err := s.Value(b.Context(), p); err != nil || v != zermelo.Win {
					b.Fatal(v, err)
				}
				b.ReportMetric(float64(looked), "positions")
			}
		})
	}
}
