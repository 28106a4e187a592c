package chocolate_test

import (
	"errors"
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/pieces"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, chocolate.Poisoned{}, chocolate.MustParse("3x4@2,2"), chocolate.MustParse("1x6@1,2"), chocolate.Bar{}, chocolate.Bar{Left: -1, Right: 2})
	cgttest.Run(t, chocolate.Break{}, cakes.MustParse("3x4"), cakes.MustParse("2x2+1x3+1x1"), cakes.Cakes{}, cakes.MustParse("200(1x2)"))
}

// heaps is Nim with four heaps.
var heaps = cgt.ImpartialFunc[[4]int](func(dst [][4]int, p [4]int) [][4]int {
	for i := range p {
		q := p
		for q[i] > 0 {
			q[i]--
			dst = append(dst, q)
		}
	}
	return dst
})

// bars breaks a bar of the given rows and columns square by square: the position is the corners of what is left, in a
// bar with the poisoned square in a fixed place. It knows nothing of the numbers on the four sides.
type bars struct{ row, col int }

type rectangle struct{ top, left, bottom, right int } // bottom and right are not inside

func (b bars) AppendMoves(dst []rectangle, p rectangle, _ cgt.Player) []rectangle {
	inside := func(p rectangle) bool {
		return p.top <= b.row && b.row < p.bottom && p.left <= b.col && b.col < p.right
	}
	both := func(p, q rectangle) {
		if inside(p) {
			dst = append(dst, p)
		} else {
			dst = append(dst, q)
		}
	}
	for cut := p.left + 1; cut < p.right; cut++ {
		both(rectangle{p.top, p.left, p.bottom, cut}, rectangle{p.top, cut, p.bottom, p.right})
	}
	for cut := p.top + 1; cut < p.bottom; cut++ {
		both(rectangle{p.top, p.left, cut, p.right}, rectangle{cut, p.left, p.bottom, p.right})
	}
	return dst
}

// TestIsomorphism checks that the game on rectangles of squares is that of [chocolate.Poisoned], and that this is Nim
// with four heaps: there is a one-to-one map between the positions that takes the moves of one game to those of the
// other (Shen, problem 31). The game with the poisoned square in a corner is that of the one-way rook as well.
func TestIsomorphism(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(1, 5)
		rows, cols := size.Draw(t, "rows"), size.Draw(t, "cols")
		row, col := rapid.IntRange(1, rows).Draw(t, "row"), rapid.IntRange(1, cols).Draw(t, "col")
		b, err := chocolate.New(rows, cols, row, col)
		if err != nil || b.Rows() != rows || b.Cols() != cols {
			t.Fatal(b, err)
		}
		squares := bars{row - 1, col - 1}
		n, err := cgt.CheckIsomorphism(t.Context(), squares, rectangle{0, 0, rows, cols}, chocolate.Poisoned{}, func(p rectangle) chocolate.Bar {
			b, err := chocolate.New(p.bottom-p.top, p.right-p.left, row-p.top, col-p.left)
			if err != nil {
				t.Fatal(err)
			}
			return b
		}, cgt.Limits{})
		if want := row * col * (rows - row + 1) * (cols - col + 1); err != nil || n != want {
			t.Fatalf("%v has %d positions, want %d, %v", b, n, want, err)
		}
		fourHeaps := func(b chocolate.Bar) [4]int { return [4]int{b.Left, b.Right, b.Above, b.Below} }
		if m, err := cgt.CheckIsomorphism(t.Context(), chocolate.Poisoned{}, b, heaps, fourHeaps, cgt.Limits{}); err != nil || m != n {
			t.Fatalf("%v has %d positions, want %d, %v", b, m, n, err)
		}
		corner, err := chocolate.New(rows, cols, rows, cols)
		if err != nil {
			t.Fatal(err)
		}
		square := func(b chocolate.Bar) pieces.Square { return pieces.Square{Row: b.Above, Col: b.Left} }
		rook := pieces.Rules{Piece: pieces.Rook()}
		if m, err := cgt.CheckIsomorphism(t.Context(), chocolate.Poisoned{}, corner, rook, square, cgt.Limits{}); err != nil || m != rows*cols {
			t.Fatalf("%v has %d positions, %v", corner, m, err)
		}
		// The values, by search without knowing them.
		want, err := nim.Value(t.Context(), cgt.ImpartialRuleset[rectangle](impartial{squares}), rectangle{0, 0, rows, cols})
		if got, ok := (chocolate.Poisoned{}).NimValue(b); !ok || err != nil || got != want {
			t.Fatalf("%v is worth %v, %v, want %v, %v", b, got, ok, want, err)
		}
	})
}

type impartial struct{ bars }

func (impartial) Impartial() {}

// TestBreak checks that all plays have the same length (Shen, problem 5), by search of the shortest and the longest
// play; a bar of 5 × 8 squares takes 39 moves.
func TestBreak(t *testing.T) {
	if n, ok := chocolate.Moves(cakes.MustParse("5x8")); n != 39 || !ok {
		t.Errorf("5 × 8 takes %d moves, %v", n, ok)
	}
	type span struct{ short, long int }
	known := map[cakes.Cakes]span{}
	var find func(p cakes.Cakes) span
	find = func(p cakes.Cakes) span {
		if s, ok := known[p]; ok {
			return s
		}
		s := span{short: math.MaxInt}
		for _, q := range (chocolate.Break{}).AppendMoves(nil, p, cgt.Left) {
			after := find(q)
			s.short, s.long = min(s.short, after.short+1), max(s.long, after.long+1)
		}
		if s.long == 0 {
			s.short = 0
		}
		known[p] = s
		return s
	}
	for _, text := range []string{"", "1x1", "1x9", "3x4", "2x6+3x1", "2(2x3)+2x2+5(1x1)"} {
		p := cakes.MustParse(text)
		find(p)
	}
	s := nim.Solver[cakes.Cakes]{Rules: plainBreak{}}
	for p, span := range known {
		n, ok := chocolate.Moves(p)
		if !ok || span.short != n || span.long != n {
			t.Errorf("%v takes %d moves, want %d to %d", p, n, span.short, span.long)
		}
		want, err := s.Value(t.Context(), p)
		if got, ok := (chocolate.Break{}).NimValue(p); !ok || err != nil || got != want || want != nim.Nimber(n%2) {
			t.Errorf("%v is worth %v, %v, want %v, %v", p, got, ok, want, err)
		}
	}
	if len(known) < 100 {
		t.Errorf("only %d positions", len(known))
	}
}

// plainBreak has the moves of Break and knows nothing else.
type plainBreak struct{}

func (plainBreak) AppendMoves(dst []cakes.Cakes, p cakes.Cakes, who cgt.Player) []cakes.Cakes {
	return chocolate.Break{}.AppendMoves(dst, p, who)
}
func (plainBreak) Impartial() {}

// TestLarge checks numbers of moves that are large, or too large.
func TestLarge(t *testing.T) {
	large := func(rows, cols int) cakes.Cakes {
		p, err := cakes.New(cakes.Cake{Rows: rows, Cols: cols})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	if n, ok := chocolate.Moves(large(1, math.MaxInt)); n != math.MaxInt-1 || !ok {
		t.Errorf("%d, %v", n, ok)
	}
	row := cakes.Cake{Rows: 1, Cols: math.MaxInt}
	for _, p := range []cakes.Cakes{large(2, math.MaxInt), large(math.MaxInt, math.MaxInt), large(1, math.MaxInt).Divide(row, 3, row)} {
		if n, ok := chocolate.Moves(p); ok {
			t.Errorf("%v takes %d moves", p, n)
		}
	}
	// More pieces of one size than an int can count are still one kind of move.
	two := cakes.Cake{Rows: 1, Cols: 2}
	p := large(1, 2).Divide(two, math.MaxInt, two).Divide(two, 3, two)
	if moves := (chocolate.Break{}).AppendMoves(nil, p, cgt.Left); len(moves) != 1 {
		t.Errorf("%d moves", len(moves))
	}
	if v, _ := (chocolate.Break{}).NimValue(p); v != 1 { // MaxInt − 1 + 3 pieces with one line each
		t.Errorf("%v is worth %v", p, v)
	}
}

func TestParse(t *testing.T) {
	ruletest.Text(t, chocolate.Parse, "5x8@2,3", "1x1@1,1", "1000000x3@999999,3")
	ruletest.Errors(t, chocolate.Parse, map[string]int{
		"": 0, "5": 1, "5x": 2, "x8": 0, "0x8": 0, "5x8@": 4, "5x8@2": 5, "5x8@2,": 6, "5x8@6,1": 4, "5x8@1,9": 6, "5x8@0,1": 4, "5x8 3": 4, "5x-8": 2,
		"5y8": 1, "5x8@2,3,": 7, "5x99999999999999999999": 2, "\xff": 0, "5\xff": 1,
	})
	ruletest.Normal(t, chocolate.Parse, map[string]string{"3 × 4": "3x4@1,1", " 3x4 @ 2 , 3 ": "3x4@2,3"})
	var size *chocolate.SizeError
	for _, s := range []chocolate.SizeError{{0, 3, 1, 1}, {3, -1, 1, 1}, {3, 3, 4, 1}, {3, 3, 1, 0}} {
		if _, err := chocolate.New(s.Rows, s.Cols, s.Row, s.Col); !errors.As(err, &size) || *size != s {
			t.Errorf("%v: %v", s, err)
		}
	}
	ruletest.JSON(t, chocolate.MustParse("5x8@2,3"), `"5x8@2,3"`, `"5x"`)
	panics.Expect(t, map[string]func(){"MustParse": func() { chocolate.MustParse("5") }})
}

// TestPictures checks that pictures are XML and of bounded size.
func TestPictures(t *testing.T) {
	for _, b := range []chocolate.Bar{{}, {1, 2, 3, 4}, {100, 0, 0, 7}, {Left: 1_000_000}, {Left: math.MaxInt / 2, Below: math.MaxInt / 2}} {
		svgtest.Check(t, b.AppendSVG(nil), 7000, b)
	}
}
