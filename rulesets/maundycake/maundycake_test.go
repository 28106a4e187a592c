package maundycake_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, maundycake.Rules{},
		cakes.Cakes{},
		maundycake.MustParse("1x1+1x1"),
		maundycake.MustParse("5x4"),
		maundycake.MustParse("2x7+3x3+4x1"),
	)
}

// TestKnownValues compares with values from the tests of CGSuite 2 and with what follows from the rules at once: on one
// row Left divides by the largest factor first.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, maundycake.Rules{}, maundycake.Parse,
		ruletest.Value{Position: "(8,5)", Value: "-3"},
		ruletest.Value{Position: "(8,7)", Value: "-3"},
		ruletest.Value{Position: "(8,8)", Value: "0"},
		ruletest.Value{Position: "0", Value: "0"},
		ruletest.Value{Position: "1x1", Value: "0"},
		ruletest.Value{Position: "1x7", Value: "1"},
		ruletest.Value{Position: "1x6", Value: "4"},
		ruletest.Value{Position: "8x1+1x6", Value: "-3"},
	)
}

// TestLarge has cakes for which no search is possible. 2^31 − 1 and 2^61 − 1 are primes, by Euler and Pervushin.
func TestLarge(t *testing.T) {
	if math.MaxInt == math.MaxInt32 {
		t.Skip("an int has no room for the numbers")
	}
	for text, want := range map[string]int64{
		"1x2147483647":                            1,
		"2305843009213693951x1":                   -1,
		"1x4611686014132420609":                   1 << 31, // (2^31 − 1)²
		"1x4611686018427387904":                   1<<62 - 1,
		"3x4611686018427387904":                   1<<61 - 1,
		"4611686014132420609x6":                   0,
		"4611686018427387904x19":                  1 - 1<<61,
		"2147483647x1+1x2147483647":               0,
		"4611686018427387902x4611686018427387902": 0,
	} {
		if g, ok := (maundycake.Rules{}).Value(maundycake.MustParse(text)); !ok || g != surreal.Int(want) {
			t.Errorf("%s = %v, %v, want %d", text, g, ok, want)
		}
	}
	// A cake may be divided into more pieces than there is memory for, if they are counted.
	moves := (maundycake.Rules{}).AppendMoves(nil, maundycake.MustParse("3x4611686018427387904"), cgt.Left)
	if last := moves[len(moves)-1].String(); len(moves) != 62 || last != "4611686018427387904(3x1)" {
		t.Errorf("the last of %d moves is %s", len(moves), last)
	}
}

// cuts are those by the definition: into any number of equal pieces.
func cuts(c cakes.Cake, who cgt.Player) (pieces [][]cakes.Cake) {
	size := c.Cols
	if who == cgt.Right {
		size = c.Rows
	}
	for n := 2; n <= size; n++ {
		if size%n != 0 {
			continue
		}
		piece := cakes.Cake{Rows: c.Rows, Cols: c.Cols / n}
		if who == cgt.Right {
			piece = cakes.Cake{Rows: c.Rows / n, Cols: c.Cols}
		}
		pieces = append(pieces, slices.Repeat([]cakes.Cake{piece}, n))
	}
	return pieces
}

// TestDefinition compares the moves and the formula for the value with the definition.
func TestDefinition(t *testing.T) {
	ruletest.Cutting(t, maundycake.Rules{}, 60, cuts)
}

func TestParse(t *testing.T) {
	ruletest.Text(t, maundycake.Parse, "0", "8x2", "8x2+3x3")
	ruletest.Errors(t, maundycake.Parse, map[string]int{"8": 1, "8x": 2, "0x2": 0, "8x2+": 4, "8x2 3": 4, "-1x2": 0, "x": 0})
	if _, err := maundycake.Parse("1x99999999999999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
}
