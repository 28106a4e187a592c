package cutcake_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/cutcake"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, cutcake.Rules{},
		cakes.Cakes{},
		cutcake.MustParse("1x1+1x1"),
		cutcake.MustParse("4x3"),
		cutcake.MustParse("2x5+3x1"),
	)
}

// TestKnownValues compares with values from the tests of CGSuite 2 and with what follows from the rules at once.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, cutcake.Rules{}, cutcake.Parse,
		ruletest.Value{Position: "(8,2)", Value: "-3"},
		ruletest.Value{Position: "(8,5)", Value: "-1"},
		ruletest.Value{Position: "(8,6)", Value: "-1"},
		ruletest.Value{Position: "(8,7)", Value: "-1"},
		ruletest.Value{Position: "0", Value: "0"},
		ruletest.Value{Position: "1x1", Value: "0"},
		ruletest.Value{Position: "1x9", Value: "8"},
		ruletest.Value{Position: "9x1+1x3", Value: "-6"},
	)
	// Those tests count Left's moves from a cake of 8 rows and columns as well.
	if n := len((cutcake.Rules{}).AppendMoves(nil, cutcake.MustParse("8x8"), cgt.Left)); n != 4 {
		t.Errorf("Left has %d moves from 8x8, want 4", n)
	}
}

// TestLarge has cakes for which no search is possible.
func TestLarge(t *testing.T) {
	one := cutcake.MustParse(fmt.Sprintf("1x%d", math.MaxInt))
	many := cutcake.MustParse(fmt.Sprintf("100(1x%d)", math.MaxInt))
	most := surreal.Int(math.MaxInt - 1)
	if g, ok := (cutcake.Rules{}).Value(one); !ok || g != most {
		t.Errorf("%v = %v, %v", one, g, ok)
	}
	if g, ok := (cutcake.Rules{}).Value(many.Turned()); !ok || g != most.Mul(-100) {
		t.Errorf("%v, turned = %v, %v", many, g, ok)
	}
}

// cake plays by the definition: a move makes the sum of two cakes.
type cake struct{ rows, cols int }

func (c cake) AppendMoves(moves []cgt.Position, who cgt.Player) []cgt.Position {
	if who == cgt.Left {
		for n := 1; n < c.cols; n++ {
			moves = append(moves, cgt.Sum(cake{c.rows, n}, cake{c.rows, c.cols - n}))
		}
		return moves
	}
	for n := 1; n < c.rows; n++ {
		moves = append(moves, cgt.Sum(cake{n, c.cols}, cake{c.rows - n, c.cols}))
	}
	return moves
}

// TestDefinition compares the moves and the formula for the value with the definition.
func TestDefinition(t *testing.T) {
	const most = 40
	solver := surreal.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for rows := 1; rows <= most; rows++ {
		for cols := 1; cols <= most; cols++ {
			p := cutcake.MustParse(fmt.Sprintf("%dx%d", rows, cols))
			want, err := solver.Value(t.Context(), cake{rows, cols})
			if got, ok := (cutcake.Rules{}).Value(p); !ok || err != nil || got != want {
				t.Errorf("%v = %v, %v, want %v, %v", p, got, ok, want, err)
			}
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.IntRange(1, most)
		var list []cakes.Cake
		for range rapid.IntRange(0, 4).Draw(t, "cakes") {
			list = append(list, cakes.Cake{Rows: size.Draw(t, "rows"), Cols: size.Draw(t, "columns")})
		}
		p, err := cakes.New(list...)
		if err != nil {
			t.Fatal(err)
		}
		for who := cgt.Left; who <= cgt.Right; who++ {
			want := map[string]bool{}
			for i, c := range list {
				for _, m := range (cake{c.Rows, c.Cols}).AppendMoves(nil, who) {
					text := ""
					for _, part := range (cgt.Positions{}).AppendParts(nil, m) {
						piece := part.(cake)
						text += fmt.Sprintf("%dx%d+", piece.rows, piece.cols)
					}
					for j, d := range list {
						if i != j {
							text += d.String() + "+"
						}
					}
					want[cutcake.MustParse(text[:len(text)-1]).String()] = true
				}
			}
			got := map[string]bool{}
			for _, q := range (cutcake.Rules{}).AppendMoves(nil, p, who) {
				if got[q.String()] = true; !want[q.String()] {
					t.Errorf("%v has no move from %v to %v", who, p, q)
				}
			}
			if len(got) != len(want) {
				t.Errorf("%v has the moves %v from %v, want %v", who, got, p, want)
			}
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, cutcake.Parse, "0", "8x2", "8x2+3x3")
	ruletest.Errors(t, cutcake.Parse, map[string]int{"8": 1, "8x": 2, "0x2": 0, "8x2+": 4, "8x2 3": 4, "-1x2": 0, "x": 0})
	if _, err := cutcake.Parse("1x99999999999999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
}
