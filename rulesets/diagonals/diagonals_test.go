package diagonals_test

import (
	"errors"
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
	"github.com/cgt-go/sdk/rulesets/diagonals"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, diagonals.Rules{}, diagonals.MustParse("9"), diagonals.MustParse("5+5+4"), diagonals.Polygons{})
}

// plain draws diagonals by the definition: a position is the pairs of corners that are joined, in a polygon with so
// many corners.
type plain int

func (n plain) AppendMoves(dst []string, drawn string, _ cgt.Player) []string {
	for b := range int(n) {
		for a := range b {
			diagonal := string([]byte{byte('a' + a), byte('a' + b)})
			allowed := b-a > 1 && b-a < int(n)-1
			for d := drawn; d != ""; d = d[2:] {
				// Two diagonals cross if each has its ends on both sides of the other.
				c, e := int(d[0]-'a'), int(d[1]-'a')
				allowed = allowed && d[:2] != diagonal && !(a < c && c < b && b < e) && !(c < a && a < e && e < b)
			}
			if allowed {
				pairs := []string{diagonal}
				for d := drawn; d != ""; d = d[2:] {
					pairs = append(pairs, d[:2])
				}
				slices.Sort(pairs)
				dst = append(dst, strings.Join(pairs, ""))
			}
		}
	}
	return dst
}

func (plain) Impartial() {}

// TestDefinition compares with the definition: all plays in a polygon with n corners have n − 3 moves, and the first
// player wins if and only if n is even (Shen, problem 10).
func TestDefinition(t *testing.T) {
	for n := 3; n <= 9; n++ {
		p, err := diagonals.New(n)
		if err != nil {
			t.Fatal(err)
		}
		g, positions, err := cgt.Explore(t.Context(), cgt.Ruleset[string](plain(n)), "", cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		for v, drawn := range positions {
			ends := true
			for range g.Moves(v, cgt.Left) {
				ends = false
			}
			if ends != (len(drawn) == 2*(n-3)) {
				t.Errorf("a play with %d corners ends after %s", n, drawn)
			}
		}
		want, err := nim.Value(t.Context(), cgt.ImpartialRuleset[string](plain(n)), "")
		got, ok := diagonals.Rules{}.NimValue(p)
		if err != nil || !ok || got != want || (want != 0) != (n%2 == 0) || diagonals.Moves(p) != int64(n-3) {
			t.Errorf("%d corners are worth %v, %v, want %v, %v", n, got, ok, want, err)
		}
	}
}

// unknown has the moves of Rules and knows nothing else.
type unknown struct{}

func (unknown) AppendMoves(dst []diagonals.Polygons, p diagonals.Polygons, who cgt.Player) []diagonals.Polygons {
	return diagonals.Rules{}.AppendMoves(dst, p, who)
}
func (unknown) Impartial() {}

// TestValues compares values and numbers of moves of several polygons with a search.
func TestValues(t *testing.T) {
	s := nim.Solver[diagonals.Polygons]{Rules: unknown{}}
	rapid.Check(t, func(t *rapid.T) {
		corners := rapid.SliceOfN(rapid.IntRange(3, 8), 0, 3).Draw(t, "corners")
		p, err := diagonals.New(corners...)
		if err != nil {
			t.Fatal(err)
		}
		want, err := s.Value(t.Context(), p)
		if got, ok := (diagonals.Rules{}).NimValue(p); err != nil || !ok || got != want {
			t.Fatalf("%v is worth %v, %v, want %v, %v", p, got, ok, want, err)
		}
		for _, q := range (diagonals.Rules{}).AppendMoves(nil, p, cgt.Left) {
			if diagonals.Moves(q) != diagonals.Moves(p)-1 {
				t.Fatalf("%v takes %d moves, and %v after it %d", p, diagonals.Moves(p), q, diagonals.Moves(q))
			}
		}
		slices.Sort(corners)
		slices.Reverse(corners)
		corners = slices.DeleteFunc(corners, func(n int) bool { return n == 3 })
		if got := slices.Collect(p.All()); !slices.Equal(got, corners) {
			t.Fatalf("%v has %v", p, got)
		}
	})
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, diagonals.Parse, "0", "4", "6+5+5", "2147483647")
	ruletest.Errors(t, diagonals.Parse, map[string]int{
		"x": 0, "6+": 2, "6+x": 2, "2": 0, "6+0": 2, "-6": 0, "6 5": 2, "+6": 0, "2147483648": 0, "99999999999999999999": 0, "6+\xff": 2,
	})
	ruletest.Normal(t, diagonals.Parse, map[string]string{" 4 + 6 ": "6+4", "3": "0", "3+3+5": "5", "": "0"})
	if _, err := diagonals.Parse("9999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	var corner *diagonals.CornerError
	for _, n := range []int{2, -1, 0} {
		if _, err := diagonals.New(5, n); !errors.As(err, &corner) || corner.Index != 1 || corner.Corners != n {
			t.Error(err)
		}
	}
	ruletest.JSON(t, diagonals.MustParse("6+4"), `"6+4"`, `"2"`)
	panics.Expect(t, map[string]func(){"MustParse": func() { diagonals.MustParse("2") }})
}

// TestPictures checks that pictures are XML and of bounded size.
func TestPictures(t *testing.T) {
	for _, text := range []string{"0", "4", "2147483647+7+6+5+4+4+4+4", "9" + strings.Repeat("+9", 100)} {
		svgtest.Check(t, diagonals.MustParse(text).AppendSVG(nil), 20_000, text)
	}
}
