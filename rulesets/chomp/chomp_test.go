package chomp_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/chomp"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, chomp.Rules{}, chomp.MustParse("3x4"), chomp.MustParse("5,2,2,1"), chomp.MustParse("4,1,1"), chomp.MustParse("1"), chomp.Bar{})
}

// set is a set of squares; the poisoned one is (0,0).
type set map[[2]int]bool

// plain plays Chomp by the definition, on sets of squares as texts.
type plain struct{}

func (plain) AppendMoves(dst []string, p string, _ cgt.Player) []string {
	squares := decode(p)
	for bite := range squares {
		if bite == [2]int{} {
			continue
		}
		rest := set{}
		for q := range squares {
			if q[0] < bite[0] || q[1] < bite[1] {
				rest[q] = true
			}
		}
		dst = append(dst, encode(rest))
	}
	slices.Sort(dst)
	return dst
}

func (plain) Impartial() {}

func encode(squares set) string {
	var list []string
	for q := range squares {
		list = append(list, string([]byte{byte('a' + q[0]), byte('a' + q[1])}))
	}
	slices.Sort(list)
	return strings.Join(list, "")
}

func decode(p string) set {
	squares := set{}
	for ; p != ""; p = p[2:] {
		squares[[2]int{int(p[0] - 'a'), int(p[1] - 'a')}] = true
	}
	return squares
}

// squares returns the squares of a bar.
func squares(b chomp.Bar) string {
	s := set{}
	for row := range b.Rows() {
		for col := range b.Row(row) {
			s[[2]int{row, col}] = true
		}
	}
	return encode(s)
}

// drawBar draws a bar with few rows and columns.
func drawBar(t *rapid.T, most int) chomp.Bar {
	lengths := rapid.SliceOfN(rapid.IntRange(0, most), 0, most).Draw(t, "lengths")
	slices.SortFunc(lengths, func(a, b int) int { return b - a })
	b, err := chomp.New(lengths...)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestDefinition compares moves, values and outcomes with the definition.
func TestDefinition(t *testing.T) {
	values := nim.Solver[string]{Rules: plain{}}
	s, err := chomp.Solve(t.Context(), 5, 5, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	fast := nim.Solver[chomp.Bar]{Rules: chomp.Rules{}}
	rapid.Check(t, func(t *rapid.T) {
		b := drawBar(t, 5)
		var moves, wins []string
		for _, c := range (chomp.Rules{}).AppendMoves(nil, b, cgt.Left) {
			moves = append(moves, squares(c))
		}
		slices.Sort(moves)
		if want := (plain{}).AppendMoves(nil, squares(b), cgt.Left); !slices.Equal(moves, want) || len(moves) != max(b.Squares(), 1)-1 {
			t.Fatalf("from %v: %v, want %v", b, moves, want)
		}
		want, err := values.Value(t.Context(), squares(b))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := fast.Value(t.Context(), b); err != nil || got != want {
			t.Fatalf("%v is worth %v, %v, want %v", b, got, err, want)
		}
		if o, ok := s.Outcome(b); !ok || (o == cgt.P) != (want == 0) || o != cgt.P && o != cgt.N {
			t.Fatalf("the outcome of %v is %v, %v, but it is worth %v", b, o, ok, want)
		}
		list, ok := s.WinningMoves(b)
		for _, c := range list {
			wins = append(wins, squares(c))
		}
		slices.Sort(wins)
		wantWins, err := values.WinningMoves(t.Context(), squares(b))
		if slices.Sort(wantWins); !ok || err != nil || !slices.Equal(wins, wantWins) {
			t.Fatalf("the moves that win %v are %v, want %v, %v", b, wins, wantWins, err)
		}
	})
	if err := fast.Verify(t.Context()); err != nil {
		t.Error(err)
	}
}

// TestBar checks what a bar says of itself.
func TestBar(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBar(t, 9)
		turned := b.Turned()
		if turned.Turned() != b || turned.Rows() != b.Cols() || turned.Cols() != b.Rows() {
			t.Fatalf("%v turned is %v", b, turned)
		}
		n := 0
		for row := range 10 {
			n += b.Row(row)
			for col := range 10 {
				if (col < b.Row(row)) != (row < turned.Row(col)) {
					t.Fatalf("%v turned is %v", b, turned)
				}
				rest, ok := b.Bite(row, col)
				if ok != (col < b.Row(row) && row+col > 0) {
					t.Fatalf("a bite of (%d,%d) off %v: %v", row, col, b, ok)
				}
				if again, _ := turned.Bite(col, row); ok && again != rest.Turned() {
					t.Fatalf("a bite of (%d,%d) off %v is %v, and with rows as columns %v", row, col, b, rest, again)
				}
			}
		}
		if b.Squares() != n || b.Row(-1) != 0 || b.Compare(b) != 0 {
			t.Fatalf("%v has %d squares, want %d", b, b.Squares(), n)
		}
	})
	for _, at := range [][2]int{{-1, 0}, {0, -1}, {3, 0}} {
		if b, ok := chomp.MustParse("3x4").Bite(at[0], at[1]); ok {
			t.Errorf("a bite of %v leaves %v", at, b)
		}
	}
}

// TestKnown checks what is known of some bars: two rows lose if and only if the second is shorter by one (Gale); a bar
// of one row and one column loses if these are equal, and so a square is won by leaving one row and one column; and
// every rectangle but the single square is won (Gale; Shen, problem 39).
func TestKnown(t *testing.T) {
	s, err := chomp.Solve(t.Context(), 2, 60, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	outcome := func(s *chomp.Solution, lengths ...int) cgt.Outcome {
		b, err := chomp.New(lengths...)
		o, ok := s.Outcome(b)
		if err != nil || !ok {
			t.Fatal(b, err)
		}
		return o
	}
	for n := 1; n <= 60; n++ {
		for m := range n + 1 {
			if o := outcome(s, n, m); (o == cgt.P) != (m == n-1) {
				t.Errorf("%d,%d: %v", n, m, o)
			}
		}
	}
	s, err = chomp.Solve(t.Context(), 9, 9, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for rows := 1; rows <= 9; rows++ {
		for cols := 1; cols <= 9; cols++ {
			lengths := slices.Repeat([]int{cols}, rows)
			if o := outcome(s, lengths...); (o == cgt.P) != (rows*cols == 1) {
				t.Errorf("%d × %d: %v", rows, cols, o)
			}
			cross := slices.Repeat([]int{1}, rows)
			cross[0] = cols
			if o := outcome(s, cross...); (o == cgt.P) != (rows == cols) {
				t.Errorf("a row of %d and a column of %d: %v", cols, rows, o)
			}
		}
		square, err := chomp.Rectangle(rows, rows)
		if err != nil {
			t.Fatal(err)
		}
		wins, _ := s.WinningMoves(square)
		if rest, ok := square.Bite(1, 1); ok && !slices.Contains(wins, rest) {
			t.Errorf("%d × %d is not won by %v", rows, rows, rest)
		}
	}
}

// TestTwoFirstMoves checks a discovery by K. Thompson: the smallest rectangle with two first moves that win is that of
// 8 × 10 squares, where the bites have 4 × 5 and 5 × 2 squares (M. Gardner, Mathematical Games, Scientific American,
// January 1973).
func TestTwoFirstMoves(t *testing.T) {
	s, err := chomp.Solve(t.Context(), 8, 10, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for rows := 1; rows <= 8; rows++ {
		for cols := rows; cols <= 10; cols++ {
			b, err := chomp.Rectangle(rows, cols)
			if err != nil {
				t.Fatal(err)
			}
			var bites []string
			wins, _ := s.WinningMoves(b)
			for _, c := range wins {
				row := 0
				for c.Row(row) == cols {
					row++
				}
				bite, err := chomp.Rectangle(rows-row, cols-c.Row(row))
				if err != nil {
					t.Fatal(err)
				}
				bites = append(bites, bite.String())
			}
			switch {
			case rows == 8 && cols == 10:
				if want := []string{"2,2,2,2,2", "5,5,5,5"}; !slices.Equal(bites, want) {
					t.Errorf("the bites that win %d × %d are %q", rows, cols, bites)
				}
			case rows*cols == 1:
				if len(bites) > 0 {
					t.Errorf("the single square is won by %q", bites)
				}
			case len(bites) != 1:
				t.Errorf("the bites that win %d × %d are %q", rows, cols, bites)
			}
		}
	}
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, chomp.Parse, "", "1", "4,4,2", "9,8,7,6,5,4,3,2,1")
	ruletest.Errors(t, chomp.Parse, map[string]int{
		"x": 0, "0": 0, "3,0": 2, "3,4": 2, "3,": 2, "3x": 2, "3x4,": 3, "3 4": 2, "256": 0, "3x256": 2, "256x3": 0, "-1": 0, "3,2x1": 3,
		"99999999999999999999": 0, strings.Repeat("1,", 255) + "1": 510,
	})
	ruletest.Normal(t, chomp.Parse, map[string]string{"3x4": "4,4,4", " 3 × 1 ": "1,1,1", "3 , 2": "3,2", " ": ""})
	if _, err := chomp.Parse("3x1000"); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	ruletest.JSON(t, chomp.MustParse("4,2"), `"4,2"`, `"2,4"`)
}

func TestSizes(t *testing.T) {
	var size *chomp.SizeError
	for _, lengths := range [][]int{{-1}, {256}, {3, 4}, {3, -1}, slices.Repeat([]int{1}, 256)} {
		if b, err := chomp.New(lengths...); !errors.As(err, &size) {
			t.Errorf("%v, %v", b, err)
		}
	}
	for _, n := range [][2]int{{-1, 3}, {256, 3}, {3, 256}, {3, -1}} {
		if b, err := chomp.Rectangle(n[0], n[1]); !errors.As(err, &size) {
			t.Errorf("%v: %v, %v", n, b, err)
		}
	}
	if b, err := chomp.New(append(slices.Repeat([]int{255}, 255), 0, 0, 0)...); err != nil || b.Squares() != 255*255 || b.Turned() != b {
		t.Error(err)
	}
	if _, err := chomp.Solve(t.Context(), 3, 256, cgt.Limits{}); !errors.As(err, &size) {
		t.Error(err)
	}
}

// TestPictures checks that pictures are XML.
func TestPictures(t *testing.T) {
	for _, text := range []string{"", "1", "5,5,3,1", "255x255"} {
		svgtest.Check(t, chomp.MustParse(text).AppendSVG(nil), 10_000, text)
	}
}
