package domineering

import (
	"context"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// TestCramLaws tests the laws that every ruleset must keep; one of them is that the nim-values that are known are
// right.
func TestCramLaws(t *testing.T) {
	cgttest.Run(t, Cram{},
		Position{},
		MustParse("....|.#..|...."),
		MustParse("..#|..#|#..|#.."),
		MustParse("..........|#.##.##.#."),
		MustParse("..|.#|..|.#|#.|..|.#|..|.."),
		Rectangle(1, 12),
	)
}

// TestCramValues compares with nim-values that MCGS 1.7 finds.
func TestCramValues(t *testing.T) {
	s := nim.Solver[Position]{Rules: Cram{}}
	for _, known := range []struct {
		rows, cols int
		want       nim.Nimber
	}{
		{2, 3, 1}, {4, 4, 0}, {3, 6, 4}, {4, 5, 2}, {4, 6, 0}, {1, 50, 5}, {1, 100, 3}, {200, 1, 4},
	} {
		if v, err := s.Value(t.Context(), Rectangle(known.rows, known.cols)); err != nil || v != known.want {
			t.Errorf("%d × %d: %v, %v, want %v", known.rows, known.cols, v, err, known.want)
		}
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

// TestCramStrips checks by the definition that the values of strips repeat as long as the theorem on periods wants to
// see it, and that they do not do so earlier.
func TestCramStrips(t *testing.T) {
	values := stripValues(2*stripFirst + 2*stripPeriod + 2)
	for n, want := range values {
		if got := dawson(n); got != want {
			t.Errorf("a strip of %d: %v, want %v", n, got, want)
		}
	}
	if values[stripFirst-1] == values[stripFirst-1+stripPeriod] {
		t.Error("the values repeat earlier")
	}
}

// TestCramVariant compares with the impartial variant of Domineering by plain search, on random boards and on ones that
// a half turn leaves as they are, small and large.
func TestCramVariant(t *testing.T) {
	fast := nim.Solver[Position]{Rules: Cram{}}
	slow := nim.Solver[Position]{Rules: cgt.Impartial(cgttest.Plain(cgt.Ruleset[Position](Rules{})))}
	// check compares the values of p, and reports whether it is known without a search.
	check := func(t rapid.TB, p Position) (known bool) {
		t.Helper()
		want, err := slow.Value(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := fast.Value(context.Background(), p); err != nil || got != want {
			t.Errorf("%v: %v, %v, want %v", p, got, err, want)
		}
		got, known := Cram{}.NimValue(p)
		if known && got != want {
			t.Errorf("%v: %v is known, want %v", p, got, want)
		}
		return known
	}
	known := 0
	for rows := 1; rows <= 4; rows++ {
		for cols := 1; cols <= 4; cols++ {
			if check(t, Rectangle(rows, cols)) {
				known++
			}
		}
	}
	if known < 10 {
		t.Errorf("only %d values were known", known)
	}
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(1, 4).Draw(t, "cols")
		b := board.New(rows, cols, hole)
		for i := range b.Len() {
			if rapid.IntRange(0, 3).Draw(t, "square") > 0 {
				b = b.With(board.Square{At: i, Letter: free})
			}
		}
		if rapid.Bool().Draw(t, "symmetric") {
			half := b.Image(board.FlipRows | board.FlipCols)
			b = b.Fill(func(i int) byte { return max(b.At(i), half.At(i)) })
		}
		p := FromBoard(b)
		if rapid.Bool().Draw(t, "large") { // the same squares on a board that is too wide
			wide := board.New(rows, cols+2*size, hole)
			p = FromBoard(wide.Fill(func(i int) byte {
				if i%wide.Cols() < 2*size {
					return hole
				}
				return b.At(i/wide.Cols()*cols + i%wide.Cols() - 2*size)
			}))
		}
		check(t, p)
	})
}
