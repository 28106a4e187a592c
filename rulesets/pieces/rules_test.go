package pieces_test

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, name := range pieces.Names() {
		t.Run(name, func(t *testing.T) {
			p := pieces.MustParse(name)
			cgttest.Run(t, pieces.Rules{Piece: p}, pieces.Square{}, pieces.Square{Row: 3, Col: 5}, pieces.Square{Row: 6, Col: 2}, pieces.Square{Row: -1, Col: 3})
			cgttest.Run(t, pieces.Rules{Piece: p, Rows: 4, Cols: 6}, pieces.Square{Row: 3, Col: 5}, pieces.Square{Row: 4, Col: 0})
			cgttest.Run(t, pieces.Hungry{Rules: pieces.Rules{Piece: p}}, pieces.Bag{At: pieces.Square{Row: 2, Col: 3}, Apples: 3}, pieces.Bag{Apples: 4})
		})
	}
}

// TestMoves compares the moves with the rules of the Dubna notes: a knight in the middle of the board moves to NNE,
// NNW, NWW and SWW.
func TestMoves(t *testing.T) {
	for _, c := range []struct {
		rules pieces.Rules
		from  pieces.Square
		want  string
	}{
		{pieces.Rules{Piece: pieces.Knight()}, pieces.Square{Row: 4, Col: 4}, "[(2,3) (2,5) (3,2) (5,2)]"},
		{pieces.Rules{Piece: pieces.Knight(), Rows: 5, Cols: 5}, pieces.Square{Row: 4, Col: 4}, "[(2,3) (3,2)]"},
		{pieces.Rules{Piece: pieces.Rook()}, pieces.Square{Row: 1, Col: 2}, "[(0,2) (1,1) (1,0)]"},
		{pieces.Rules{Piece: pieces.Rook(), Rows: 1, Cols: 1}, pieces.Square{Row: 1, Col: 2}, "[]"},
		{pieces.Rules{Piece: pieces.King()}, pieces.Square{Row: 1, Col: 0}, "[(0,0)]"},
		{pieces.Rules{}, pieces.Square{Row: 1, Col: 1}, "[]"},
	} {
		if got := text(c.rules.AppendMoves(nil, c.from, 0)); got != c.want {
			t.Errorf("from %v on a board %d × %d: %s, want %s", c.from, c.rules.Rows, c.rules.Cols, got, c.want)
		}
	}
}

// TestClosedForms compares closed forms with the definition. For the knight it is a proof: the tables do not change if
// 4 is added to both coordinates, nor if 4 is added to the greater one where it is in a block that is two to the right,
// or more. A move changes coordinates by 2 at most, so it leads at most one block away. So from a square in a block far
// from the edge and far from the diagonal the same values are met as 4 squares nearer; what remains are blocks with 0
// or 1 before them and 0 to 3 between them and the diagonal.
func TestClosedForms(t *testing.T) {
	for name, steps := range chess {
		r, plain := pieces.Rules{Piece: pieces.MustParse(name)}, newNaive(0, 0, steps...)
		for row := range 40 {
			for col := range 40 {
				got, ok := r.NimValue(pieces.Square{Row: row, Col: col})
				want := nim.Nimber(plain.value(row, col))
				if ok != (name != "queen" || want == 0) || ok && got != want {
					t.Errorf("%s at (%d,%d): %d, %v, want %d", name, row, col, got, ok, want)
				}
			}
		}
	}
	if _, ok := (pieces.Rules{Piece: pieces.Knight(), Rows: 9}).NimValue(pieces.Square{}); ok {
		t.Error("the closed form for the knight is used on a board with an end")
	}
	if v, ok := (pieces.Rules{Piece: pieces.Queen()}).NimValue(pieces.Square{Row: -1}); v != 0 || !ok {
		t.Errorf("a square off the board is worth %v, %v", v, ok)
	}
}

// TestFarQueen checks squares that are far away. Two Fibonacci numbers of which the lesser one has an even place are a
// pair of Wythoff, as 8 and 13 are, and the other pairs are not, as 5 and 8. Source: Winning Ways, ch. 3.
func TestFarQueen(t *testing.T) {
	r := pieces.Rules{Piece: pieces.Queen()}
	even := true // whether the place of a is even, if 1 and 2 have the places 2 and 3
	for a, b := 1, 2; b > a; a, b, even = b, a+b, !even {
		for _, q := range []pieces.Square{{Row: a, Col: b}, {Row: b, Col: a}} {
			if v, ok := r.NimValue(q); v != 0 || ok != even {
				t.Errorf("%v: %v, %v", q, v, ok)
			}
		}
		if _, ok := r.NimValue(pieces.Square{Row: a, Col: b - 1}); ok && a > 2 {
			t.Errorf("(%d,%d) is a P-position", a, b-1)
		}
		if _, ok := r.NimValue(pieces.Square{Row: a - 1, Col: b}); ok && even {
			t.Errorf("(%d,%d) is a P-position", a-1, b)
		}
	}
	for _, q := range []pieces.Square{
		{Row: 0, Col: math.MaxInt}, {Row: math.MaxInt, Col: math.MaxInt}, {Row: math.MaxInt / 2, Col: math.MaxInt}, {Row: 1, Col: math.MaxInt - 1},
	} {
		if _, ok := r.NimValue(q); ok {
			t.Errorf("%v is a P-position", q)
		}
	}
}

// TestHungryKnight compares with the example and exercise 2.12 of the Dubna notes, whose rows and columns begin with 1:
// the square (3,6) is worth *2, with four apples *6, and with one apple *3.
func TestHungryKnight(t *testing.T) {
	h := pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Knight()}}
	at := pieces.Square{Row: 3 - 1, Col: 6 - 1}
	for apples, want := range map[int]nim.Nimber{0: 2, 4: 6, 1: 3, -1: 2} {
		if got, ok := h.NimValue(pieces.Bag{At: at, Apples: apples}); !ok || got != want {
			t.Errorf("with %d apples: %v, %v, want %v", apples, got, ok, want)
		}
	}
	wins := func(apples int) string {
		var list []pieces.Bag
		for _, b := range h.AppendMoves(nil, pieces.Bag{At: at, Apples: apples}, 0) {
			if v, _ := h.NimValue(b); v == 0 {
				list = append(list, b)
			}
		}
		return text(list)
	}
	if got := wins(4); got != "[(2,5)+2]" { // eat two
		t.Errorf("with 4 apples the moves that win are %s", got)
	}
	// There are three ways to leave *1 and *1.
	if got := wins(1); got != "[(0,6)+1 (1,3)+1 (3,3)+1]" {
		t.Errorf("with 1 apple the moves that win are %s", got)
	}
	// The same by a search that knows no values.
	s := cgt.Solver[pieces.Bag]{Rules: cgttest.Plain[pieces.Bag](h)}
	for apples, want := range map[int]string{4: "[(2,5)+2]", 1: "[(0,6)+1 (1,3)+1 (3,3)+1]"} {
		if got, err := s.WinningMoves(t.Context(), pieces.Bag{At: at, Apples: apples}, cgt.Left); err != nil || text(got) != want {
			t.Errorf("with %d apples search finds %s, %v, want %s", apples, text(got), err, want)
		}
	}
	queen := pieces.Hungry{Rules: pieces.Rules{Piece: pieces.Queen()}}
	if _, ok := queen.NimValue(pieces.Bag{At: at}); ok {
		t.Error("the hungry queen has a closed form")
	}
	if v, ok := queen.NimValue(pieces.Bag{At: pieces.Square{Row: 8, Col: 13}, Apples: 3}); v != 3 || !ok {
		t.Errorf("three apples on a P-position are worth %v, %v", v, ok)
	}
	if v, ok := queen.NimValue(pieces.Bag{Apples: 5}); !ok || v != 5 {
		t.Errorf("5 apples in the corner are worth %v, %v", v, ok)
	}
}
