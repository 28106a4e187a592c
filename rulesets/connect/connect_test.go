package connect_test

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
	"github.com/cgt-go/sdk/rulesets/connect"
	"github.com/cgt-go/sdk/zermelo"
)

// plain plays by the definition, on texts.
type plain struct{ inRow int }

// at returns the letter in a square, or 0 outside the board; row 0 is the uppermost.
func at(rows []string, row, col int) byte {
	if row < 0 || row >= len(rows) || col < 0 || col >= len(rows[row]) {
		return 0
	}
	return rows[row][col]
}

func (g plain) hasRow(p string, c byte) bool {
	rows := strings.Split(p, "|")
	for row := range rows {
		for col := range rows[row] {
			for _, d := range [][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
				n := 0
				for n < g.inRow && at(rows, row+n*d[0], col+n*d[1]) == c {
					n++
				}
				if n == g.inRow {
					return true
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
	switch {
	case g.hasRow(p, 'X'):
		return zermelo.Win, true
	case g.hasRow(p, 'O'):
		return zermelo.Loss, true
	}
	return zermelo.Draw, !strings.Contains(p, ".")
}

func (g plain) AppendMoves(dst []string, p string) []string {
	rows := strings.Split(p, "|")
	for col := range rows[0] {
		for row := len(rows) - 1; row >= 0; row-- {
			if rows[row][col] == '.' {
				b := []byte(p)
				b[row*(len(rows[0])+1)+col] = "XO"[g.Turn(p)]
				dst = append(dst, string(b))
				break
			}
		}
	}
	return dst
}

// drawPosition draws a position that can be reached by playing.
func drawPosition(t *rapid.T) (connect.Rules, connect.Position) {
	rules, play := drawPlay(t)
	return rules, play[len(play)-1]
}

// drawPlay draws the positions of a play from an empty board on, to its end or not so far.
func drawPlay(t *rapid.T) (rules connect.Rules, play []connect.Position) {
	var p connect.Position
	for {
		cols, rows := rapid.IntRange(1, 9).Draw(t, "cols"), rapid.IntRange(1, 9).Draw(t, "rows")
		var err error
		if p, err = connect.New(cols, rows); err == nil {
			break
		}
	}
	rules = connect.Rules{InRow: rapid.IntRange(1, 5).Draw(t, "in row")}
	play = append(play, p)
	for range rapid.IntRange(0, 40).Draw(t, "stones") {
		if _, ok := rules.End(p); ok {
			break
		}
		p = rapid.SampledFrom(rules.AppendMoves(nil, p)).Draw(t, "move")
		play = append(play, p)
	}
	return rules, play
}

// TestGameLaws runs the property kit, on an empty board and near the end of one that is larger.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[connect.Position, zermelo.Result](t, connect.Rules{InRow: 3}, connect.MustParse("...|...|..."), connect.MustParse("O.X.|XOO.|OXXO|XOXX"))
	cgttest.RunGame[connect.Position, zermelo.Result](t, connect.Rules{}, connect.MustParse("....|O.X.|XOO.|OXXO|XOXX"))
}

// TestDefinition compares what the rules say with the definition.
func TestDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules, p := drawPosition(t)
		slow := plain{rules.InRow}
		text := p.String()
		if q, err := connect.Parse(text); err != nil || q != p {
			t.Fatalf("%v is read as %v, %v", p, q, err)
		}
		v, isEnd := rules.End(p)
		if want, ok := slow.End(text); isEnd != ok || isEnd && v != want {
			t.Fatalf("%v: %v, %v, want %v, %v", p, v, isEnd, want, ok)
		}
		if got, want := rules.Turn(p), slow.Turn(text); got != want || p.Turn() != want || p.Stones() != len(text)-strings.Count(text, ".")-strings.Count(text, "|") {
			t.Fatalf("%v: %v to move, want %v", p, got, want)
		}
		if isEnd {
			return
		}
		var moves, dropped []string
		for _, q := range rules.AppendMoves(nil, p) {
			moves = append(moves, q.String())
		}
		slices.Sort(moves)
		want := slow.AppendMoves(nil, text)
		for col := -1; col <= p.Cols(); col++ {
			if q, ok := p.Drop(col); ok {
				dropped = append(dropped, q.String())
			}
		}
		slices.Sort(want)
		slices.Sort(dropped)
		if !slices.Equal(moves, want) || !slices.Equal(dropped, want) {
			t.Fatalf("%v: %v, %v, want %v", p, moves, dropped, want)
		}
		rows := strings.Split(text, "|")
		mirrored := slices.Clone(rows)
		for i, row := range mirrored {
			b := []byte(row)
			slices.Reverse(b)
			mirrored[i] = string(b)
			for col := range row {
				who, ok := p.At(col, p.Rows()-1-i)
				if want := row[col]; ok != (want != '.') || ok && "XO"[who] != want {
					t.Fatalf("%v: %v, %v in column %d of row %d", p, who, ok, col, i)
				}
			}
		}
		m := connect.MustParse(strings.Join(mirrored, "|"))
		q, isSwapped := rules.Normalize(p)
		if r, _ := rules.Normalize(m); q != r || q != p && q != m || isSwapped {
			t.Fatalf("%v is like %v, but %v is like %v", p, q, m, r)
		}
	})
}

// checkBounds compares bounds with values in all positions that play from p comes to, and returns how many of them have
// bounds.
func checkBounds(t rapid.TB, rules connect.Rules, p connect.Position) (known int) {
	t.Helper()
	return ruletest.Bounds(t, plain{rules.InRow}, p.String(), func(q string) (least, most zermelo.Result, ok bool) {
		return rules.Bounds(connect.MustParse(q))
	})
}

// TestBounds looks at all positions on 3 × 3 squares with three in a row, and at random ones on boards of all shapes.
func TestBounds(t *testing.T) {
	if known := checkBounds(t, connect.Rules{InRow: 3}, connect.MustParse("...|...|...")); known < 100 {
		t.Errorf("only %d bounds", known)
	}
	rapid.Check(t, func(t *rapid.T) {
		rules, p := drawPosition(t)
		if strings.Count(p.String(), ".") > 12 {
			t.Skip("too many squares are empty")
		}
		checkBounds(t, rules, p)
	})
}

// bare hides what the rules know, so that every position counts.
func bare(r connect.Rules) zermelo.Game[connect.Position, zermelo.Result] {
	return zermelo.Rules[connect.Position, zermelo.Result]{Ended: r.End, Mover: r.Turn, Moves: r.AppendMoves}
}

// TestPositions checks numbers of positions (On-Line Encyclopedia of Integer Sequences, A212693, for squares).
func TestPositions(t *testing.T) {
	for _, c := range []struct{ cols, rows, positions int }{
		{1, 1, 2},
		{4, 4, 161_029},
		{4, 5, 1_706_255},
	} {
		if testing.Short() && c.positions > 1_000_000 {
			continue
		}
		p, err := connect.New(c.cols, c.rows)
		if err != nil {
			t.Fatal(err)
		}
		sol, err := zermelo.Solve(t.Context(), bare(connect.Rules{}), p)
		if err != nil || sol.Len() != c.positions || sol.StartValue() != zermelo.Draw {
			t.Errorf("%d × %d: %v, %v", c.cols, c.rows, sol, err)
		}
	}
}

// winners are the results on boards with so many columns and rows (J. Tromp, John's Connect Four Playground).
var winners = []struct {
	cols, rows int
	result     zermelo.Result
}{
	{4, 4, zermelo.Draw},
	{4, 5, zermelo.Draw},
	{5, 4, zermelo.Draw},
	{4, 6, zermelo.Draw},
	{6, 4, zermelo.Loss},
	{5, 5, zermelo.Draw},
	{4, 7, zermelo.Draw},
	{4, 8, zermelo.Draw},
	{7, 4, zermelo.Draw},
	{6, 5, zermelo.Draw},
	{5, 6, zermelo.Draw},
	{7, 5, zermelo.Draw},
	{8, 4, zermelo.Loss},
	{6, 6, zermelo.Loss},
}

// TestWinners compares results with the literature, and verifies strategies that reach them.
func TestWinners(t *testing.T) {
	for _, w := range winners[:6] {
		if testing.Short() && w.cols*w.rows > 20 {
			continue
		}
		p, err := connect.New(w.cols, w.rows)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
			if m != zermelo.AlphaBeta && w.cols*w.rows > 20 {
				continue
			}
			s := zermelo.Solver[connect.Position, zermelo.Result]{Game: connect.Rules{}, Method: m}
			if v, err := s.Value(t.Context(), p); err != nil || v != w.result {
				t.Errorf("%d × %d by %v: %v, %v, want %v", w.cols, w.rows, m, v, err, w.result)
			}
		}
	}
	p, err := connect.New(4, 4)
	if err != nil {
		t.Fatal(err)
	}
	s := zermelo.Solver[connect.Position, zermelo.Result]{Game: connect.Rules{}}
	proof, err := s.Prove(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	if err := proof.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

// TestSVG checks pictures.
func TestSVG(t *testing.T) {
	for _, text := range []string{"", ".", "....|.O..|XX.."} {
		svgtest.Check(t, connect.MustParse(text).AppendSVG(nil), 5000, text)
	}
}

func TestTextErrors(t *testing.T) {
	ruletest.Text(t, connect.Parse, "", ".", "....|.O..|XX..", "X|O|X")
	ruletest.Errors(t, connect.Parse, map[string]int{
		"x": 0, "..|X.|..": 3, "..|.": 4, "..||..": 3, "|..": 0, "XX": 0, "O.": 0, ".é": 1, strings.Repeat(".", 65): 64, strings.Repeat(".", 33): 0,
	})
	ruletest.Normal(t, connect.Parse, map[string]string{" . . \n X O \n": "..|XO", " ": "", "\n..\n": ".."})
	ruletest.JSON(t, connect.MustParse("..|XO"), `"..|XO"`, `"X."`+"x", `"XX"`)
	for _, size := range [][2]int{{0, 1}, {1, 0}, {-1, 4}, {8, 8}, {1 << 30, 1 << 30}} {
		if p, err := connect.New(size[0], size[1]); err == nil {
			t.Errorf("%v: %v", size, p)
		}
	}
}

// TestCompletes compares bounds with what moves do: whoever can win with the next move does so, and nobody else is said
// to.
func TestCompletes(t *testing.T) {
	wins := 0
	rapid.Check(t, func(t *rapid.T) {
		rules, play := drawPlay(t)
		for _, p := range play {
			if _, isEnd := rules.End(p); isEnd {
				continue
			}
			win := zermelo.WinFor(p.Turn())
			canWin := slices.ContainsFunc(rules.AppendMoves(nil, p), func(q connect.Position) bool {
				v, ok := rules.End(q)
				return ok && v == win
			})
			least, most, ok := rules.Bounds(p)
			if canWin && (!ok || least != win || most != win) {
				t.Fatalf("%v with %d in a row is won at once, but is between %v and %v, %v", p, rules.InRow, least, most, ok)
			}
			if canWin {
				wins++
			}
		}
	})
	if wins == 0 && !testing.Short() {
		t.Error("nobody can win")
	}
}

// BenchmarkPositions lists and values all positions that can be reached (On-Line Encyclopedia of Integer Sequences,
// A212693, for squares). The last board takes gigabytes.
func BenchmarkPositions(b *testing.B) {
	for _, c := range []struct{ cols, rows, positions int }{{4, 5, 1_706_255}, {5, 4, 3_945_711}, {5, 5, 69_763_700}} {
		b.Run(fmt.Sprintf("cols=%d/rows=%d", c.cols, c.rows), func(b *testing.B) {
			p, err := connect.New(c.cols, c.rows)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				s := zermelo.Solver[connect.Position, zermelo.Result]{Game: bare(connect.Rules{}), Limits: cgt.Limits{Positions: -1}}
				sol, err := s.Solve(b.Context(), p)
				if err != nil || sol.Len() != c.positions || sol.StartValue() != zermelo.Draw {
					b.Fatal(sol.Len(), err)
				}
			}
		})
	}
}

func BenchmarkValue(b *testing.B) {
	for _, w := range winners[3:] {
		for _, m := range []zermelo.Method{zermelo.AlphaBeta, zermelo.ProofNumber, zermelo.Deepening} {
			if m == zermelo.Deepening && w.cols*w.rows > 30 {
				continue // minutes
			}
			b.Run(fmt.Sprintf("method=%v/cols=%d/rows=%d", m, w.cols, w.rows), func(b *testing.B) {
				p, err := connect.New(w.cols, w.rows)
				if err != nil {
					b.Fatal(err)
				}
				for b.Loop() {
					looked := 0
					s := zermelo.Solver[connect.Position, zermelo.Result]{
						Game: connect.Rules{}, Method: m, Limits: cgt.Limits{Positions: -1}, Table: 1 << 24,
						Progress: func(s cgt.Stats) { looked = s.Positions },
					}
					if v, err := s.Value(b.Context(), p); err != nil || v != w.result {
						b.Fatal(v, err)
					}
					b.ReportMetric(float64(looked), "positions")
				}
			})
		}
	}
}

// BenchmarkGoroutines finds the result of boards by one goroutine and by two. The number of positions is how often one
// was looked at, as far as progress was reported.
func BenchmarkGoroutines(b *testing.B) {
	for _, c := range []struct {
		method     zermelo.Method
		cols, rows int
		result     zermelo.Result
	}{
		{zermelo.AlphaBeta, 6, 5, zermelo.Draw},
		{zermelo.AlphaBeta, 6, 6, zermelo.Loss},
		{zermelo.ProofNumber, 6, 4, zermelo.Loss},
		{zermelo.ProofNumber, 5, 5, zermelo.Draw},
		{zermelo.ProofNumber, 6, 5, zermelo.Draw},
	} {
		for goroutines := 1; goroutines <= 2; goroutines++ {
			b.Run(fmt.Sprintf("method=%v/cols=%d/rows=%d/goroutines=%d", c.method, c.cols, c.rows, goroutines), func(b *testing.B) {
				p, err := connect.New(c.cols, c.rows)
				if err != nil {
					b.Fatal(err)
				}
				for b.Loop() {
					looked := 0
					s := zermelo.Solver[connect.Position, zermelo.Result]{
						Game: connect.Rules{}, Method: c.method, Limits: cgt.Limits{Positions: -1}, Table: 1 << 24, Goroutines: goroutines,
						Progress: func(s cgt.Stats) { looked = s.Positions },
					}
					if v, err := s.Value(b.Context(), p); err != nil || v != c.result {
						b.Fatal(v, err)
					}
					b.ReportMetric(float64(looked), "positions")
				}
			})
		}
	}
}
