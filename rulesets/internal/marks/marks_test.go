package marks

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// TestRoundTrip reads what is written.
func TestRoundTrip(t *testing.T) {
	p := Parser{What: "grid", Layered: true, TooLarge: func(_, _, _ int) error { return cgt.ErrLimit }}
	rapid.Check(t, func(t *rapid.T) {
		g := Grid{Cols: rapid.IntRange(1, 4).Draw(t, "cols"), Rows: rapid.IntRange(1, 4).Draw(t, "rows"), Layers: rapid.IntRange(1, 4).Draw(t, "layers")}
		n := 0
		for cell := range g.Cols * g.Rows * g.Layers {
			if rapid.Bool().Draw(t, "marked") {
				g.Marks[n%2] |= 1 << cell
				n++
			}
		}
		text := string(g.AppendText(nil))
		h, err := p.Parse(text)
		if err != nil || h.Cols != g.Cols || h.Rows != g.Rows || h.Layers != g.Layers || h.Marks != g.Marks {
			t.Fatalf("%+v is written as %q and read as %+v, %v", g, text, h, err)
		}
		for cell, offset := range h.Offsets {
			if c := text[offset]; (c == 'X') != (g.Marks[0]>>cell&1 != 0) || (c == 'O') != (g.Marks[1]>>cell&1 != 0) {
				t.Fatalf("cell %d of %q stands at %d", cell, text, offset)
			}
		}
	})
}

// FuzzParse checks that any text gets a grid that is written and read again, or an error within the text.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "X", "XO|..", "../X.", " X\n/\nO", "\n\n.\n\n.", "|", "/", "é"} {
		f.Add(text)
	}
	p := Parser{What: "grid", Layered: true, TooLarge: func(_, _, _ int) error { return cgt.ErrLimit }}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := p.Parse(text)
		if err != nil {
			var syntax *cgt.SyntaxError
			if !errors.As(err, &syntax) || syntax.Offset < 0 || syntax.Offset > len(text) {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		again, err := p.Parse(string(g.AppendText(nil)))
		if err != nil || again.Marks != g.Marks || again.Cols != g.Cols || again.Rows != g.Rows || again.Layers != g.Layers {
			t.Errorf("%q is read as %+v, and that as %+v, %v", text, g, again, err)
		}
	})
}

// TestLeastTurn turns boards cell by cell.
func TestLeastTurn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cells := rapid.IntRange(0, MaxCells).Draw(t, "cells")
		var marks, turned [2]uint64
		for cell := range cells {
			if who := rapid.IntRange(0, 2).Draw(t, "mark"); who < 2 {
				marks[who] |= 1 << cell
				turned[who] |= 1 << (cells - 1 - cell)
			}
		}
		want := marks
		if turned[0] < marks[0] || turned[0] == marks[0] && turned[1] < marks[1] {
			want = turned
		}
		if got := LeastTurn(marks, cells); got != want {
			t.Fatalf("%x with %d cells: %x, want %x", marks, cells, got, want)
		}
	})
}
