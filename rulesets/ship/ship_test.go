package ship_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/zermelo"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	points := []ship.Point{{}, ship.MustParsePoint("D3"), ship.MustParsePoint("F1"), {Col: 6}, {Row: -1}}
	cgttest.Run(t, ship.Rules{Board: ship.Board{Cols: 6, Rows: 4}, SquaredReach: 5}, points...)
	cgttest.Run(t, ship.Lines{Board: ship.Board{Cols: 6, Rows: 4}, Most: 2}, points...)
	cgttest.Run(t, ship.Lines{Board: ship.Board{Cols: 6, Rows: 4}}, points...)
	cgttest.Run(t, ship.Logged{Rules: ship.Rules{Board: ship.Board{Cols: 6, Rows: 6}, SquaredReach: 9}}, ship.Start(ship.MustParsePoint("F0")), ship.Start(ship.Point{}), ship.Start(ship.Point{Col: -1}))
}

func newChart(t testing.TB, moves ship.Moves, misere bool) *ship.Chart {
	t.Helper()
	c, err := ship.NewChart(t.Context(), moves, misere, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Verify(t.Context()); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestK1SeaChart checks the chart of the source, figure 2: a board of 10 × 10 points, moves of up to 3, and whoever
// brings the ship to A0 loses.
func TestK1SeaChart(t *testing.T) {
	c := newChart(t, ship.SeaChart(), true)
	var minus []string
	for p := range c.Minus() {
		minus = append(minus, p.String())
	}
	slices.Sort(minus)
	want := strings.Fields("A1 A7 B0 B4 D8 E1 E5 F4 H0 H7 I3") // §2
	if !slices.Equal(minus, want) {
		t.Errorf("minus: %q, want %q", minus, want)
	}
	if plus, ok := c.Plus(ship.SeaChart().Corner()); !plus || !ok {
		t.Error("J9 is not plus")
	}
	sol, err := zermelo.Solve(t.Context(), c.Game(), zermelo.Turned[ship.Point]{Pos: ship.SeaChart().Corner()})
	if err != nil || sol.StartValue() != zermelo.Win {
		t.Errorf("%v, %v", sol, err)
	}
	if err := sol.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	start := zermelo.Turned[ship.Point]{Pos: ship.SeaChart().Corner()}
	cgttest.StrategySuite[zermelo.Turned[ship.Point], zermelo.Result]{Game: c.Game(), Start: start, Strategy: c.Strategy(), Guarantee: zermelo.Win, Moves: 100, Exhaust: 1000}.Run(t)
	if q, ok := c.Strategy().Move(zermelo.Turned[ship.Point]{Pos: ship.MustParsePoint("H7")}); ok {
		t.Errorf("from H7 to %v", q)
	}
}

// TestK2LargeCharts makes charts of the sizes of exercise 1, counts their minuses, checks them by the three rules,
// which no other chart keeps, and writes them to files. A program that shares nothing with this one counted as many.
func TestK2LargeCharts(t *testing.T) {
	for _, test := range []struct {
		board ship.Board
		minus int
	}{
		{ship.Board{Cols: 80, Rows: 25}, 186},
		{ship.Board{Cols: 80, Rows: 50}, 362},
		{ship.Board{Cols: 100, Rows: 100}, 877},
		{ship.Board{Cols: 200, Rows: 200}, 3_385},
		{ship.Board{Cols: 1000, Rows: 1000}, 83_808},
	} {
		b := test.board
		c := newChart(t, ship.Rules{Board: b, SquaredReach: 9}, true)
		if n := len(slices.Collect(c.Minus())); n != test.minus {
			t.Errorf("%v: %d points are minus, want %d", b, n, test.minus)
		}
		name := filepath.Join(t.TempDir(), "chart.txt")
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		n, err := c.WriteTo(f)
		if err := errors.Join(err, f.Close()); err != nil || n != int64(b.Rows*(b.Cols+1)) {
			t.Errorf("%d bytes, %v", n, err)
		}
		if b.Rows > 100 {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		again, err := ship.ParseChart(ship.Rules{Board: b, SquaredReach: 9}, true, string(text))
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(slices.Collect(again.Minus()), slices.Collect(c.Minus())) {
			t.Error("the chart was not read as it was written")
		}
		n2, err := zermelo.CheckLabels(t.Context(), c.Game(), zermelo.Turned[ship.Point]{Pos: b.Corner()}, c.Label, cgt.Limits{})
		if err != nil || n2 < b.Cols*b.Rows {
			t.Errorf("%v: %d positions, %v", b, n2, err)
		}
	}
}

// drawMoves draws rules on a small board.
func drawMoves(t *rapid.T) ship.Moves {
	b := ship.Board{Cols: rapid.IntRange(1, 9).Draw(t, "columns"), Rows: rapid.IntRange(1, 9).Draw(t, "rows")}
	if rapid.Bool().Draw(t, "lines") {
		return ship.Lines{Board: b, Most: rapid.IntRange(0, 4).Draw(t, "most")}
	}
	return ship.Rules{Board: b, SquaredReach: rapid.IntRange(1, 30).Draw(t, "reach")}
}

// isMove says by the definition whether the ship can move from p to q.
func isMove(moves ship.Moves, p, q ship.Point) bool {
	left, down := p.Col-q.Col, p.Row-q.Row
	switch m := moves.(type) {
	case ship.Rules:
		return left*left+down*down <= m.SquaredReach && math.Hypot(float64(q.Col), float64(q.Row)) < math.Hypot(float64(p.Col), float64(p.Row))
	case ship.Lines:
		n := max(left, down)
		isStraight := left >= 0 && down >= 0 && n > 0 && (left == 0 || down == 0 || left == down)
		return isStraight && (m.Most == 0 || n <= m.Most)
	}
	return false
}

// TestNarrowCharts verifies charts of boards that are long and narrow either way.
func TestNarrowCharts(t *testing.T) {
	for _, b := range []ship.Board{{Cols: 40, Rows: 1}, {Cols: 1, Rows: 40}, {Cols: 40, Rows: 2}, {Cols: 3, Rows: 50}, {Cols: 67, Rows: 7}, {Cols: 11, Rows: 130}} {
		for _, reach := range []int{2, 9, 1000} {
			for _, misere := range []bool{false, true} {
				newChart(t, ship.Rules{Board: b, SquaredReach: reach}, misere)
			}
		}
	}
}

// TestChartAgreesWithSolver compares charts with the definition of the moves and with a solver that knows nothing of
// ships.
func TestChartAgreesWithSolver(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		moves, misere := drawMoves(t), rapid.Bool().Draw(t, "misère")
		b := moves.Size()
		c, err := ship.NewChart(t.Context(), moves, misere, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
		var points []ship.Point
		for row := range b.Rows {
			for col := range b.Cols {
				points = append(points, ship.Point{Col: col, Row: row})
			}
		}
		s := zermelo.Solver[zermelo.Turned[ship.Point], zermelo.Result]{Game: c.Game(), Method: zermelo.Retrograde}
		sol, err := s.Solve(t.Context(), zermelo.Turned[ship.Point]{Pos: b.Corner()})
		if err != nil || sol.Len() != len(points) {
			t.Fatalf("%d positions, %v", sol.Len(), err)
		}
		for _, p := range points {
			got := moves.AppendMoves(nil, p, cgt.Left)
			var want, wins []ship.Point
			for _, q := range points {
				if isMove(moves, p, q) {
					want = append(want, q)
				}
			}
			for _, q := range got {
				if plus, _ := c.Plus(q); !plus {
					wins = append(wins, q)
				}
			}
			if !slices.Equal(c.Moves(p), wins) {
				t.Fatalf("from %v the moves that win are %v, want %v", p, c.Moves(p), wins)
			}
			slices.SortFunc(got, ship.Point.Compare)
			slices.SortFunc(want, ship.Point.Compare)
			if !slices.Equal(got, want) {
				t.Fatalf("from %v: %v, want %v", p, got, want)
			}
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				at := zermelo.Turned[ship.Point]{Pos: p, Next: who}
				label, ok := c.Label(at)
				if v, _ := sol.Value(at); !ok || v != label {
					t.Fatalf("%v: %v, want %v", at, label, v)
				}
			}
		}
	})
}

// TestK3Lines compares the charts of exercises 2 and 3 under normal play with nim-values, and under misère play with
// what follows from them near the island: the king loses where one coordinate is 0 and the other odd, or both are even
// and not 0; with moves of up to two or three the chart repeats itself every three or four points, and those are minus
// whose coordinates leave 1 and 0, 0 and 1, or 2 and 2; and the queen loses where she does in normal play, but for the
// first three points, which are replaced by three others.
func TestK3Lines(t *testing.T) {
	for most, piece := range []string{
		"queen", "king", "(-1,0)(0,-1)(-1,-1)(-2,0)(0,-2)(-2,-2)", "(-1,0)(0,-1)(-1,-1)(-2,0)(0,-2)(-2,-2)(-3,0)(0,-3)(-3,-3)",
	} {
		moves := ship.Lines{Board: ship.Board{Cols: 30, Rows: 20}, Most: most}
		normal, misere := newChart(t, moves, false), newChart(t, moves, true)
		g, err := pieces.NewGrid(t.Context(), pieces.MustParse(piece), 20, 30, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for row := range 20 {
			for col := range 30 {
				p := ship.Point{Col: col, Row: row}
				if plus, _ := normal.Plus(p); plus != (g.At(row, col) != nim.Nimber(0)) {
					t.Errorf("up to %d: %v is plus: %v, and its nim-value is %v", most, p, plus, g.At(row, col))
				}
				minus := false
				switch most {
				case 0:
					switch p.String() {
					case "A0", "B2", "C1": // minus in normal play
					case "B0", "A1", "C2":
						minus = true
					default:
						minus = g.At(row, col) == 0
					}
				case 1:
					minus = col%2 == 0 && row%2 == 0 && col*row > 0 || col*row == 0 && (col+row)%2 == 1
				default:
					switch [2]int{col % (most + 1), row % (most + 1)} {
					case [2]int{1, 0}, [2]int{0, 1}, [2]int{2, 2}:
						minus = true
					}
				}
				if plus, _ := misere.Plus(p); plus == minus {
					t.Errorf("up to %d, misère: %v is plus: %v", most, p, plus)
				}
			}
		}
		for _, c := range []*ship.Chart{normal, misere} {
			if _, err = zermelo.CheckLabels(t.Context(), c.Game(), zermelo.Turned[ship.Point]{Pos: moves.Corner()}, c.Label, cgt.Limits{}); err != nil {
				t.Error(err)
			}
		}
	}
}

// firstBroken returns the first point of the sea chart, row by row from the island, where a rule is broken, and the
// rule, by the definition.
func firstBroken(c *ship.Chart) (first ship.Point, rule zermelo.Rule) {
	plus := func(p ship.Point) bool { is, _ := c.Plus(p); return is }
	if !plus(ship.Point{}) {
		return ship.Point{}, zermelo.EndRule
	}
	for row := range 10 {
		for col := range 10 {
			p := ship.Point{Col: col, Row: row}
			reached := false // a minus
			for i := range 100 {
				q := ship.Point{Col: i % 10, Row: i / 10}
				reached = reached || isMove(ship.SeaChart(), p, q) && !plus(q)
			}
			switch {
			case p == ship.Point{}:
			case !plus(p) && reached:
				return p, zermelo.NoBetterRule
			case plus(p) && !reached:
				return p, zermelo.ReachRule
			}
		}
	}
	return ship.Point{Col: -1}, 0
}

// TestK5ThreeRules breaks one mark of the sea chart after another, and finds that a rule is broken there or at a point
// from which a move leads there: the first such point, with its rule.
func TestK5ThreeRules(t *testing.T) {
	right := newChart(t, ship.SeaChart(), true)
	var b strings.Builder
	if _, err := right.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	for i, sign := range b.String() {
		if sign == '\n' {
			continue
		}
		text := []byte(b.String())
		text[i] ^= '+' ^ '-'
		broken := ship.Point{Col: i % 11, Row: 9 - i/11}
		c, err := ship.ParseChart(ship.SeaChart(), true, string(text))
		if err != nil {
			t.Fatal(err)
		}
		_, general := zermelo.CheckLabels(t.Context(), c.Game(), zermelo.Turned[ship.Point]{Pos: ship.Point{Col: 9, Row: 9}}, c.Label, cgt.Limits{})
		var at *zermelo.LabelError
		if !errors.As(general, &at) {
			t.Errorf("%v: %v", broken, general)
		}
		err = c.Verify(t.Context())
		if !errors.As(err, &at) {
			t.Errorf("%v: %v", broken, err)
			continue
		}
		p := ship.MustParsePoint(at.Position)
		if p != broken && !isMove(ship.SeaChart(), p, broken) {
			t.Errorf("%v was broken, and the error is %v", broken, err)
		}
		if want, rule := firstBroken(c); p != want || at.Rule != rule {
			t.Errorf("%v was broken, and the error is %v, want one at %v by the rule %v", broken, err, want, rule)
		}
	}
	if p, _ := firstBroken(right); p.Col >= 0 {
		t.Errorf("a rule is broken at %v", p)
	}
}

// plainLog plays with a log by the definition: all points that were visited, in order, as a text.
func plainLog(r ship.Rules) cgt.ImpartialFunc[string] {
	return func(dst []string, p string) []string {
		fields := strings.Fields(p)
		at := ship.MustParsePoint(fields[len(fields)-1])
		for row := range r.Rows {
			for col := range r.Cols {
				q := ship.Point{Col: col, Row: row}
				left, down := at.Col-col, at.Row-row
				if left*left+down*down <= r.SquaredReach && col*col+row*row <= at.Col*at.Col+at.Row*at.Row && !slices.Contains(fields, q.String()) {
					dst = append(dst, p+" "+q.String())
				}
			}
		}
		return dst
	}
}

// TestK7Memory compares the game with a log with the one that remembers all points, and states who wins from J9 on the
// board of the source.
func TestK7Memory(t *testing.T) {
	for _, r := range []ship.Rules{
		{Board: ship.Board{Cols: 4, Rows: 3}, SquaredReach: 4},
		{Board: ship.Board{Cols: 3, Rows: 3}, SquaredReach: 9},
		{Board: ship.Board{Cols: 6, Rows: 2}, SquaredReach: 2},
	} {
		for row := range r.Rows {
			for col := range r.Cols {
				p := ship.Point{Col: col, Row: row}
				mover, err := (&cgt.Solver[string]{Rules: plainLog(r), Misere: true}).Wins(t.Context(), p.String(), cgt.Left)
				if err != nil {
					t.Fatal(err)
				}
				want := zermelo.Loss
				if mover {
					want = zermelo.Win
				}
				got, err := zermelo.Solve(t.Context(), zermelo.Misere[ship.Log](ship.Logged{Rules: r}), zermelo.Turned[ship.Log]{Pos: ship.Start(p)})
				if err != nil || got.StartValue() != want {
					t.Errorf("%v of %v: %v, %v, want %v", p, r, got.StartValue(), err, want)
				}
			}
		}
	}
	game := zermelo.Misere[ship.Log](ship.Logged{Rules: ship.SeaChart()})
	start := zermelo.Turned[ship.Log]{Pos: ship.Start(ship.SeaChart().Corner())}
	sol, err := zermelo.Solve(t.Context(), game, start)
	if err != nil {
		t.Fatal(err)
	}
	if err := sol.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	if _, err := zermelo.CheckStrategy(t.Context(), game, start, zermelo.Max, sol.Strategy(zermelo.Max), sol.StartValue(), cgt.Limits{}); err != nil {
		t.Error(err)
	}
	if sol.StartValue() != zermelo.Win { // as CheckStrategy shows, which uses nothing of the solver
		t.Errorf("from J9: %v", sol.StartValue())
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, ship.ParsePoint, "A0", "J9", "Z25", "AA0", "ALL999", "XFD16383")
	ruletest.Normal(t, ship.ParsePoint, map[string]string{" j 9 ": "J9"})
	ruletest.Errors(t, ship.ParsePoint, map[string]int{"": 0, "9": 0, "J": 1, "J9 x": 3, "J16384": 1, "ZZZZ0": 0, "J99999999999999999999": 1, "É1": 0, "J-1": 1})
	ruletest.JSON(t, ship.MustParsePoint("C4"), `"C4"`, `"4C"`)
	rules := ship.Lines{Board: ship.Board{Cols: 2, Rows: 2}}
	parse := func(s string) (bool, error) {
		c, err := ship.ParseChart(rules, true, s)
		return c != nil, err
	}
	ruletest.Errors(t, parse, map[string]int{"": 0, "+-+": 3, "+-+x": 3, "++\n--\n+": 6})
	if ok, err := parse("+ −\r\n - +"); !ok || err != nil {
		t.Error(err)
	}
}

func TestErrors(t *testing.T) {
	if _, err := ship.NewChart(t.Context(), ship.SeaChart(), true, cgt.Limits{Positions: 99}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	if _, err := ship.NewChart(ctx, ship.SeaChart(), true, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	c := newChart(t, ship.SeaChart(), true)
	if err := c.Verify(ctx); !errors.Is(err, stop) {
		t.Error(err)
	}
	if _, ok := c.Plus(ship.Point{Col: 10}); ok {
		t.Error("K0 is on the board")
	}
	for range c.Minus() {
		break
	}
	panics.Expect(t, map[string]func(){
		"NewChart": func() { _, _ = ship.NewChart(t.Context(), nil, true, cgt.Limits{}) },
		"Board":    func() { _, _ = ship.NewChart(t.Context(), ship.Lines{}, true, cgt.Limits{}) },
		"Picture":  func() { ship.AppendMovesSVG(nil, nil, ship.Point{}) },
		"Reach": func() {
			_, _ = ship.NewChart(t.Context(), ship.Rules{Board: ship.Board{Cols: 2, Rows: 2}}, true, cgt.Limits{})
		},
		"Logged": func() {
			ship.Logged{Rules: ship.Rules{Board: ship.Board{Cols: 65, Rows: 2}}}.AppendMoves(nil, ship.Log{}, cgt.Left)
		},
		"MustParsePoint": func() { ship.MustParsePoint("x") },
	})
}

// TestPictures checks that pictures are XML.
func TestPictures(t *testing.T) {
	svgtest.Check(t, newChart(t, ship.SeaChart(), true).AppendSVG(nil), 20_000, "the sea chart")
	svgtest.Check(t, newChart(t, ship.Rules{Board: ship.Board{Cols: 200, Rows: 100}, SquaredReach: 9}, true).AppendSVG(nil), 100_000, "a large chart")
	large := ship.Lines{Board: ship.Board{Cols: 41, Rows: 3}}
	for what, picture := range map[string][]byte{
		"the ship at the start": ship.AppendMovesSVG(nil, ship.SeaChart(), ship.SeaChart().Corner()),
		"the ship at home":      ship.AppendMovesSVG(nil, ship.SeaChart(), ship.Point{}),
		"the ship elsewhere":    ship.AppendMovesSVG(nil, ship.SeaChart(), ship.Point{Col: 10}),
		"the ship on a ribbon":  ship.AppendMovesSVG(nil, large, large.Corner()),
	} {
		svgtest.Check(t, picture, 12_000, what)
	}
}

// BenchmarkNewChart makes the chart of exercise 1 for a thousand columns and rows.
func BenchmarkNewChart(b *testing.B) {
	for _, n := range []int{100, 1000} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := ship.NewChart(b.Context(), ship.Rules{Board: ship.Board{Cols: n, Rows: n}, SquaredReach: 9}, true, cgt.Limits{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
