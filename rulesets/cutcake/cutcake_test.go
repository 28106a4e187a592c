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

// cuts are those by the definition: along each line.
func cuts(c cakes.Cake, who cgt.Player) (pieces [][]cakes.Cake) {
	if who == cgt.Right {
		for _, p := range cuts(c.Turned(), cgt.Left) {
			pieces = append(pieces, []cakes.Cake{p[0].Turned(), p[1].Turned()})
		}
		return pieces
	}
	for n := 1; n < c.Cols; n++ {
		pieces = append(pieces, []cakes.Cake{{Rows: c.Rows, Cols: n}, {Rows: c.Rows, Cols: c.Cols - n}})
	}
	return pieces
}

// TestDefinition compares the moves and the formula for the value with the definition.
func TestDefinition(t *testing.T) {
	ruletest.Cutting(t, cutcake.Rules{}, 40, cuts)
}

func TestParse(t *testing.T) {
	ruletest.Text(t, cutcake.Parse, "0", "8x2", "8x2+3x3")
	ruletest.Errors(t, cutcake.Parse, map[string]int{"8": 1, "8x": 2, "0x2": 0, "8x2+": 4, "8x2 3": 4, "-1x2": 0, "x": 0})
	if _, err := cutcake.Parse("1x99999999999999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
}
