package toadsfrogs_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/surreal"
)

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	cgttest.Run(t, toadsfrogs.Rules{},
		board.Board{},
		toadsfrogs.MustParse("tt.ff"),
		toadsfrogs.MustParse("tt..tff"),
		toadsfrogs.MustParse("f.t.fttff.tf.t"),
		toadsfrogs.MustParse(".tftfttff.t.f"),
		board.MustParse("t.f#tf.|.t?f.t.", "tf.#?"), // which no text of a strip is
	)
}

// TestRandomParts does the same for the parts and the representatives of random strips, many of which have four animals
// in the middle that can never move.
func TestRandomParts(t *testing.T) {
	ruletest.Parts(t, toadsfrogs.Rules{}, func(t *rapid.T) board.Board {
		// Strips of the second kind have a wall that nobody passes, with a move on both sides.
		strip := rapid.OneOf(rapid.StringMatching("[tf.]{1,8}"), rapid.StringMatching("[tf.]{0,2}t[.]ttff[tf.]{0,2}t[.]"))
		return toadsfrogs.MustParse(strip.Draw(t, "strip"))
	})
}

// TestKnownValues compares with values from the tests of cgt-tools 0.9.0; that of tt.ff is in Winning Ways, ch. 1.
func TestKnownValues(t *testing.T) {
	ruletest.Values(t, toadsfrogs.Rules{}, toadsfrogs.Parse,
		ruletest.Value{Position: "", Value: "0"},
		ruletest.Value{Position: "F", Value: "0"},
		ruletest.Value{Position: "T", Value: "0"},
		ruletest.Value{Position: "TFTFTF.", Value: "0"},
		ruletest.Value{Position: "TFTFT.F", Value: "*"},
		ruletest.Value{Position: "TF.TTFF", Value: "0"},
		ruletest.Value{Position: "T.TFTFF", Value: "{0|^}"},
		ruletest.Value{Position: ".TTFTFF", Value: "0"},
		ruletest.Value{Position: "TT.FF", Value: "*"},
	)
}

// TestKnownOutcomes has the outcomes that follow from those values.
func TestKnownOutcomes(t *testing.T) {
	ruletest.Outcomes(t, toadsfrogs.Rules{}, toadsfrogs.Parse, map[string]cgt.Outcome{
		"tf.ttff": cgt.P,
		"tftft.f": cgt.N,
		"t.tftff": cgt.L,
		"t.tff":   cgt.L, // ↑, in the notes that Example_tree follows
	})
}

// start returns a strip with toads at its left end, frogs at its right end, and empty squares between them.
func start(toads, empty, frogs int) board.Board {
	return toadsfrogs.MustParse(strings.Repeat("t", toads) + strings.Repeat(".", empty) + strings.Repeat("f", frogs))
}

// TestFamilies compares strips of toads, empty squares and frogs with formulas. Those with numbers E1 to E5 are
// conjectures of J. Erickson, as T. Thanatipanonda states them in Further Hopping with Toads and Frogs (Electronic
// Journal of Combinatorics 18, 2011); some have been proved since. For one frog, Erickson's paper has a closed form,
// and Winning Ways looks at one empty square; the formulas for these here were read off the values, so that they only
// guard against change.
func TestFamilies(t *testing.T) {
	s := surreal.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	value := func(toads, empty, frogs int) surreal.Game {
		g, err := s.Value(t.Context(), start(toads, empty, frogs))
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	check := func(toads, empty, frogs int, want string, args ...any) {
		g, h := value(toads, empty, frogs), surreal.MustParse(fmt.Sprintf(want, args...))
		if g != h {
			t.Errorf("%v = %v, want %v", start(toads, empty, frogs), g, h)
		}
		if n := value(frogs, empty, toads); n != h.Neg() {
			t.Errorf("%v = %v, want %v", start(frogs, empty, toads), n, h.Neg())
		}
	}
	for a := 1; a <= 9; a++ {
		check(a, 0, a+1, "0")
		check(a, 1, 1, "{{%d|1}|0}", a-2)
		for b := 2; b <= 5; b++ {
			check(a, b, 1, [...]string{"%d", "%d+*"}[b%2], (a-1)*(b-1))
		}
	}
	for a := 2; a <= 7; a++ {
		for b := 2; b <= a; b++ {
			check(a, 1, b, "*")
		}
		for b := 2; b < a; b++ {
			check(a, 2, b, "{{%d|%d}|{*|%d}}", a-3, a-b, 3-b) // E1, a > b ≥ 2
		}
		check(a, 3, 2, "{%d|%d}", a-2, a-2) // E2, a ≥ 2
	}
	for a := 5; a <= 8; a++ {
		check(a, 3, 3, "%d/2", 2*a-7) // E3, a ≥ 5
	}
	for a := 1; a <= 4; a++ { // E4, a ≥ 1
		if g := value(a, a, a-1); a > 1 && g != surreal.Int(1) && g != surreal.MustParse("{1|1}") {
			t.Errorf("%v = %v, want 1 or {1|1}", start(a, a, a-1), g)
		}
		for b := 1; b <= 4; b++ { // E5, all a and b but for a = 3, b = 2
			if g := value(a, b, a); g.IsInfinitesimal() == (a == 3 && b == 2) {
				t.Errorf("%v = %v", start(a, b, a), g)
			}
		}
	}
}

// TestSideBySide: if all animals sit side by side, the value is an integer (Erickson, New Toads and Frogs Results).
func TestSideBySide(t *testing.T) {
	s := surreal.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	rapid.Check(t, func(t *rapid.T) {
		b := toadsfrogs.MustParse(rapid.StringMatching("[.]{0,3}[tf]{1,7}[.]{0,3}").Draw(t, "strip"))
		if g, err := s.Value(t.Context(), b); err != nil || !g.IsInt() {
			t.Errorf("%v, %v", g, err)
		}
	})
}

// TestOneOfEach: with one toad and one frog, the value is a number and a nimber (catalogue C28; Dubna notes, §3.1). If
// they sit at the ends of the strip, the number is 0 by symmetry, and the nimber tells whether the squares between them
// are even or odd.
func TestOneOfEach(t *testing.T) {
	s := surreal.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	for length := 2; length <= 12; length++ {
		for toad := range length {
			for frog := range length {
				if toad == frog {
					continue
				}
				b := board.New(1, length, '.').With(board.Square{At: toad, Letter: 't'}, board.Square{At: frog, Letter: 'f'})
				g, err := s.Value(t.Context(), b)
				if err != nil {
					t.Fatal(err)
				}
				_, ups, _, ok := g.NumberUpStar()
				if !ok || ups.Sign() != 0 {
					t.Errorf("%v = %v is no number and nimber", b, g)
				}
				if want := surreal.Nimber(nim.Nimber(length % 2)); toad == 0 && frog == length-1 && g != want {
					t.Errorf("%v = %v, want %v", b, g, want)
				}
			}
		}
	}
}

// TestMovesByDefinition compares the moves on random strips with replacements in their texts.
func TestMovesByDefinition(t *testing.T) {
	replacements := [...][2][2]string{
		cgt.Left:  {{"t.", ".t"}, {"tf.", ".ft"}},
		cgt.Right: {{".f", "f."}, {".tf", "ft."}},
	}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching("[tf.?]{1,12}").Draw(t, "strip")
		b := board.MustParse(text, "tf.?")
		for who := cgt.Left; who <= cgt.Right; who++ {
			var want []string
			for at := range text {
				for _, r := range replacements[who] {
					if rest, ok := strings.CutPrefix(text[at:], r[0]); ok {
						want = append(want, text[:at]+r[1]+rest)
					}
				}
			}
			var got []string
			for _, q := range (toadsfrogs.Rules{}).AppendMoves(nil, b, who) {
				got = append(got, q.String())
			}
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", who, got, want)
			}
		}
	})
}

func TestParse(t *testing.T) {
	ruletest.Text(t, toadsfrogs.Parse, "", "t", "tt.ff", "f..t")
	ruletest.Errors(t, toadsfrogs.Parse, map[string]int{"t#f": 1, "t.f|tf.": 3, "t.f\nt.f": 3, "|": 0, "ToF": 1})
}
