package maundycake_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/maundycake"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
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

// TestKnownValues compares with values from the tests of CGSuite 2 and with what follows from the rules at once: on one row Left divides
// by the largest factor first.
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

// cake plays by the definition: a move makes the sum of several cakes.
type cake struct{ rows, cols int }

func (c cake) AppendMoves(moves []cgt.Position, who cgt.Player) []cgt.Position {
	if who == cgt.Left {
		for n := 2; n <= c.cols; n++ {
			if c.cols%n == 0 {
				moves = append(moves, copies(n, cake{c.rows, c.cols / n}))
			}
		}
		return moves
	}
	for n := 2; n <= c.rows; n++ {
		if c.rows%n == 0 {
			moves = append(moves, copies(n, cake{c.rows / n, c.cols}))
		}
	}
	return moves
}

// copies returns the sum of n cakes that are alike.
func copies(n int, c cake) cgt.Position {
	var sum []cgt.Position
	for range n {
		sum = append(sum, c)
	}
	return cgt.Sum(sum...)
}

// TestDefinition compares the moves and the formula for the value with the definition.
func TestDefinition(t *testing.T) {
	const most = 60
	solver := surreal.Solver[cgt.Position]{Rules: cgt.Positions{}}
	for rows := 1; rows <= most; rows++ {
		for cols := 1; cols <= most; cols++ {
			p := maundycake.MustParse(fmt.Sprintf("%dx%d", rows, cols))
			want, err := solver.Value(t.Context(), cake{rows, cols})
			if got, ok := (maundycake.Rules{}).Value(p); !ok || err != nil || got != want {
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
					want[maundycake.MustParse(text[:len(text)-1]).String()] = true
				}
			}
			got := map[string]bool{}
			for _, q := range (maundycake.Rules{}).AppendMoves(nil, p, who) {
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
	ruletest.Text(t, maundycake.Parse, "0", "8x2", "8x2+3x3")
	ruletest.Errors(t, maundycake.Parse, map[string]int{"8": 1, "8x": 2, "0x2": 0, "8x2+": 4, "8x2 3": 4, "-1x2": 0, "x": 0})
	if _, err := maundycake.Parse("1x99999999999999999999"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("a number that is too large: %v", err)
	}
}
