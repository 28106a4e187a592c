package pieces_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

func text(v any) string { return fmt.Sprint(v) }

func newGrid(t testing.TB, p pieces.Piece, rows, cols int) *pieces.Grid {
	t.Helper()
	g, err := pieces.NewGrid(t.Context(), p, rows, cols, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// table reads rows of fields.
func table(text string) [][]string {
	var rows [][]string
	for line := range strings.Lines(text) {
		if fields := strings.Fields(line); len(fields) > 0 && fields[0] != "#" {
			rows = append(rows, fields)
		}
	}
	return rows
}

// TestFigures compares with Shen, Games and strategies, figures 5 and 7 (P-positions) and 21 (values), whose first row
// is below.
func TestFigures(t *testing.T) {
	for _, figure := range []struct{ piece, rows string }{
		{"rook", `
			N N N N N N N P
			N N N N N N P N
			N N N N N P N N
			N N N N P N N N
			N N N P N N N N
			N N P N N N N N
			N P N N N N N N
			P N N N N N N N`},
		{"king", `
			N N N N N N
			P N P N P N
			N N N N N N
			P N P N P N
			N N N N N N
			P N P N P N`},
		{"rook", `
			4 5 6 7 0
			3 2 1 0 7
			2 3 0 1 6
			1 0 3 2 5
			0 1 2 3 4`},
	} {
		rows := table(figure.rows)
		g := newGrid(t, pieces.MustParse(figure.piece), len(rows), len(rows[0]))
		for i, fields := range rows {
			row := len(rows) - 1 - i
			for col, want := range fields {
				got := fmt.Sprintf("%d", g.At(row, col))
				if want == "P" || want == "N" {
					got = "N"
					if g.At(row, col) == 0 {
						got = "P"
					}
				}
				if got != want {
					t.Errorf("%s at (%d,%d): %s, want %s", figure.piece, row, col, got, want)
				}
			}
		}
	}
}

// TestKnightTable compares with the table of the Dubna notes, which shows a corner of a larger board.
func TestKnightTable(t *testing.T) {
	file, err := os.ReadFile("testdata/knight.txt")
	if err != nil {
		t.Fatal(err)
	}
	rows := table(string(file))
	if len(rows) != 9 {
		t.Fatalf("%d rows", len(rows))
	}
	g := newGrid(t, pieces.Knight(), 30, 30)
	for row, want := range rows {
		if got := strings.Trim(fmt.Sprintf("%d", g.Row(row)[:10]), "[]"); got != strings.Join(want, " ") {
			t.Errorf("row %d: %s, want %s", row, got, want)
		}
	}
}

// TestWythoff compares the P-positions of the queen with the two definitions by W. A. Wythoff (1907): the n-th pair
// differs by n and begins with the least number that is in no earlier pair; and it is (⌊nφ⌋, ⌊nφ²⌋) with the golden
// ratio φ.
func TestWythoff(t *testing.T) {
	const size = 700
	want := map[pieces.Square]bool{}
	used := map[int]bool{}
	for n, a := 0, 0; a < size; n++ {
		for used[a] {
			a++
		}
		b := a + n
		used[a], used[b] = true, true
		want[pieces.Square{Row: a, Col: b}], want[pieces.Square{Row: b, Col: a}] = true, true
		// ⌊nφ⌋ = ⌊(n + √(5n²))/2⌋, without rounding.
		root := 0
		for (root+1)*(root+1) <= 5*n*n {
			root++
		}
		if floor := (n + root) / 2; floor != a {
			t.Errorf("pair %d is (%d,%d), and not (%d,%d)", n, a, b, floor, floor+n)
		}
	}
	g := newGrid(t, pieces.Queen(), size, size)
	found := 0
	for q := range g.Zeros() {
		if found++; !want[q] {
			t.Errorf("%v is a P-position", q)
		}
	}
	for q := range want {
		if q.Row < size && q.Col < size && g.At(q.Row, q.Col) != 0 {
			t.Errorf("%v is an N-position", q)
		}
	}
	if found == 0 {
		t.Error("no P-positions")
	}
}

// TestShapes compares boards of all shapes, so that some lines are long and some short, with the definition.
func TestShapes(t *testing.T) {
	shapes := [][2]int{{1, 1}, {1, 500}, {500, 1}, {2, 300}, {400, 3}, {17, 100}, {60, 60}}
	for name, steps := range chess {
		for _, shape := range shapes {
			g, plain := newGrid(t, pieces.MustParse(name), shape[0], shape[1]), newNaive(shape[0], shape[1], steps...)
			for row := range shape[0] {
				for col := range shape[1] {
					if got, want := g.At(row, col), nim.Nimber(plain.value(row, col)); got != want {
						t.Fatalf("%s on %v: %d at (%d,%d), want %d", name, shape, got, row, col, want)
					}
				}
			}
			if err := g.Verify(t.Context()); err != nil {
				t.Errorf("%s on %v: %v", name, shape, err)
			}
		}
	}
}

// TestLongRook is Nim with a heap of 0 to 2 and a large one.
func TestLongRook(t *testing.T) {
	const length = 200_000
	for _, rows := range []int{1, 2, 3} {
		wide, high := newGrid(t, pieces.Rook(), rows, length), newGrid(t, pieces.Rook(), length, rows)
		for n := range length {
			for m := range rows {
				if want := nim.Nimber(m ^ n); wide.At(m, n) != want || high.At(n, m) != want {
					t.Fatalf("(%d,%d): %d and %d, want %d", m, n, wide.At(m, n), high.At(n, m), want)
				}
			}
		}
	}
}

// drawSteps draws steps, which need not make a piece.
func drawSteps(t *rapid.T, longest int) []pieces.Step {
	part := rapid.IntRange(-longest, longest)
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) pieces.Step {
		return pieces.Step{Rows: part.Draw(t, "rows"), Cols: part.Draw(t, "cols"), Rider: rapid.Bool().Draw(t, "rider")}
	}), 0, 5).Draw(t, "steps")
}

// TestRandomPieces compares random pieces on random boards with the definition.
func TestRandomPieces(t *testing.T) {
	skew := 0
	rapid.Check(t, func(t *rapid.T) {
		steps := drawSteps(t, 4)
		p, err := pieces.New(steps...)
		if err != nil {
			t.Skip(err)
		}
		if row, col := p.Weights(); row > 1 || col > 1 {
			skew++
		}
		size := rapid.IntRange(1, 30)
		rows, cols := size.Draw(t, "rows of the board"), size.Draw(t, "columns of the board")
		g, err := pieces.NewGrid(context.Background(), p, rows, cols, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		plain, most := newNaive(rows, cols, steps...), nim.Nimber(0)
		for row := range rows {
			for col := range cols {
				got := g.At(row, col)
				if want := nim.Nimber(plain.value(row, col)); got != want {
					t.Fatalf("%v on %d × %d: %d at (%d,%d), want %d", p, rows, cols, got, row, col, want)
				}
				most = max(most, got)
			}
		}
		if g.Max() != most || g.Rules() != (pieces.Rules{Piece: p, Rows: rows, Cols: cols}) || g.Rows() != rows || g.Cols() != cols {
			t.Fatalf("%v, max %v, want %v", g.Rules(), g.Max(), most)
		}
		if err := g.Verify(context.Background()); err != nil {
			t.Fatal(err)
		}
	})
	if skew == 0 {
		t.Error("no piece needed weights other than 1")
	}
}

// TestVerifyFails looks for what is wrong.
func TestVerifyFails(t *testing.T) {
	g := newGrid(t, pieces.Queen(), 5, 5)
	g.Set(2, 3, 99)
	var wrong *cgt.RulesetError
	if err := g.Verify(t.Context()); !errors.As(err, &wrong) || wrong.Position != "(2,3)" {
		t.Errorf("a wrong value: %v", err)
	}
}

func TestLimits(t *testing.T) {
	_, err := pieces.NewGrid(t.Context(), pieces.Rook(), 100, 101, cgt.Limits{Positions: 10_000})
	var limit *cgt.LimitError
	if !errors.As(err, &limit) || limit.Limit != 10_000 {
		t.Errorf("a board that is too large: %v", err)
	}
	if _, err = pieces.NewGrid(t.Context(), pieces.Rook(), 100, 100, cgt.Limits{Positions: 10_000}); err != nil {
		t.Error(err)
	}
	if _, err = pieces.NewGrid(t.Context(), pieces.Rook(), 1<<30, 1<<30, cgt.Limits{}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a board whose size cannot be counted: %v", err)
	}
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	g := newGrid(t, pieces.Queen(), 9, 9)
	cancel(stop)
	for _, name := range pieces.Names() {
		if _, err := pieces.NewGrid(ctx, pieces.MustParse(name), 9, 9, cgt.Limits{}); !errors.Is(err, stop) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := g.Verify(ctx); !errors.Is(err, stop) {
		t.Error(err)
	}
}

func TestPanics(t *testing.T) {
	g := newGrid(t, pieces.Rook(), 3, 4)
	panics.Expect(t, map[string]func(){
		"no rows":    func() { _, _ = pieces.NewGrid(t.Context(), pieces.Rook(), 0, 3, cgt.Limits{}) },
		"no columns": func() { _, _ = pieces.NewGrid(t.Context(), pieces.Rook(), 3, -1, cgt.Limits{}) },
		"At":         func() { g.At(3, 0) },
		"At, left":   func() { g.At(0, -1) },
		"Row":        func() { g.Row(3) },
		"MustParse":  func() { pieces.MustParse("pawn") },
	})
}

// BenchmarkNewGrid fills a board of 2000 × 2000 squares.
func BenchmarkNewGrid(b *testing.B) {
	for _, name := range pieces.Names() {
		b.Run("piece="+name, func(b *testing.B) {
			p := pieces.MustParse(name)
			b.ReportAllocs()
			for b.Loop() {
				newGrid(b, p, 2000, 2000)
			}
		})
	}
}
