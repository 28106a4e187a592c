package toadsfrogs_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
)

// generals are rules that differ in each of their numbers.
var generals = []toadsfrogs.General{
	{MinSlide: 1, MaxSlide: 1, MaxJump: 1},
	toadsfrogs.Elephants(),
	{MinSlide: 1, MaxSlide: 2, MaxJump: 1, Friendly: true},
	{MinSlide: 1, MaxSlide: 2, MaxJump: 3},
	{MinSlide: 2, MaxSlide: 3, MaxJump: 2},
	{MinSlide: 1, MaxSlide: 3},
	{}, // no moves
}

// TestGeneralLaws tests the laws that every ruleset must keep.
func TestGeneralLaws(t *testing.T) {
	for _, g := range generals {
		cgttest.Run(t, g,
			board.Board{},
			toadsfrogs.MustParse("t..tf..f"),
			toadsfrogs.MustParse("f.t.ttff.f.t"),
			board.MustParse("t.f#tf.|.t?f.t.", "tf.#?"), // which no text of a strip is
		)
	}
}

// TestOrdinary compares the moves with those of the ordinary rules.
func TestOrdinary(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := toadsfrogs.MustParse(rapid.StringMatching("[tf.]{0,12}").Draw(t, "strip"))
		for who := cgt.Left; who <= cgt.Right; who++ {
			got, want := generals[0].AppendMoves(nil, b, who), toadsfrogs.Rules{}.AppendMoves(nil, b, who)
			if !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", who, got, want)
			}
		}
	})
}

// TestGeneralMoves compares the moves with the definition, read as patterns of texts.
func TestGeneralMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := toadsfrogs.General{
			MinSlide: rapid.IntRange(1, 3).Draw(t, "least"), MaxSlide: rapid.IntRange(0, 3).Draw(t, "most"),
			MaxJump: rapid.IntRange(0, 3).Draw(t, "jump"), Friendly: rapid.Bool().Draw(t, "friendly"),
		}
		text := rapid.StringMatching("[tf..]{1,12}").Draw(t, "strip")
		var want []string
		for at, animal := range []byte(text) {
			for to := at + 1; animal == 't' && to < len(text); to++ {
				between, steps := text[at+1:to], to-at
				slides := strings.Trim(between, ".") == "" && g.MinSlide <= steps && steps <= g.MaxSlide
				jumps := 0 < len(between) && len(between) <= g.MaxJump && !strings.Contains(between, ".") && (g.Friendly || !strings.Contains(between, "t"))
				if text[to] == '.' && (slides || jumps) {
					want = append(want, text[:at]+"."+between+"t"+text[to+1:])
				}
			}
		}
		var left, right []string
		for _, q := range g.AppendMoves(nil, toadsfrogs.MustParse(text), cgt.Left) {
			left = append(left, q.String())
		}
		if slices.Sort(left); !slices.Equal(left, sorted(want)) {
			t.Fatalf("%+v from %s: %v, want %v", g, text, left, want)
		}
		// Right moves as Left does in the mirror.
		for _, q := range g.AppendMoves(nil, toadsfrogs.MustParse(mirrored(text)), cgt.Right) {
			right = append(right, mirrored(q.String()))
		}
		if slices.Sort(right); !slices.Equal(right, left) {
			t.Fatalf("%+v from %s in the mirror: %v, want %v", g, text, right, left)
		}
	})
}

func sorted(texts []string) []string {
	slices.Sort(texts)
	return texts
}

// mirrored returns a strip read backwards with toads and frogs exchanged.
func mirrored(text string) string {
	cells := []byte(text)
	slices.Reverse(cells)
	return strings.Map(func(r rune) rune {
		switch r {
		case 't':
			return 'f'
		case 'f':
			return 't'
		}
		return r
	}, string(cells))
}

// TestGeneralParts checks parts, representatives and known values on random strips, many of which have animals side by
// side.
func TestGeneralParts(t *testing.T) {
	for _, g := range generals[:6] {
		ruletest.Parts(t, g, func(t *rapid.T) board.Board {
			// Strips of the second kind have animals in the middle that nobody passes, and room on both sides for the
			// longest of the shortest slides.
			strip := rapid.OneOf(rapid.StringMatching("[tf.]{1,8}"), rapid.StringMatching("t[.]{2}[tf.]{0,2}ttttffff[tf.]{0,2}t[.]{2}"))
			return toadsfrogs.MustParse(strip.Draw(t, "strip"))
		})
	}
}

// TestGeneralOutcomes compares with winners in the tests of MCGS 1.7, where X are the toads and O the frogs.
func TestGeneralOutcomes(t *testing.T) {
	for _, known := range []struct {
		rules toadsfrogs.General
		first ruletest.FirstMove
	}{
		{generals[2], ruletest.FirstMove{Position: "...ft......t..f.ff.t", First: cgt.Right, Winner: cgt.Right}},
		{generals[2], ruletest.FirstMove{Position: "f.f..tff...t..t...f.", First: cgt.Left, Winner: cgt.Left}},
		{generals[3], ruletest.FirstMove{Position: "..f..t....tft.t.ff..", First: cgt.Left, Winner: cgt.Right}},
		{generals[3], ruletest.FirstMove{Position: "t...t.t...t....f...f", First: cgt.Right, Winner: cgt.Left}},
		{generals[4], ruletest.FirstMove{Position: "f....t.....f.ttt", First: cgt.Right, Winner: cgt.Right}},
		{generals[4], ruletest.FirstMove{Position: "tt....f.ftt.....", First: cgt.Left, Winner: cgt.Left}},
	} {
		ruletest.Winners(t, known.rules, toadsfrogs.Parse, known.first)
	}
	// What follows from the rules at once.
	ruletest.Values(t, toadsfrogs.Elephants(), toadsfrogs.Parse,
		ruletest.Value{Position: "t..", Value: "2"},
		ruletest.Value{Position: "t.f", Value: "*"},
		ruletest.Value{Position: "tf", Value: "0"},
		ruletest.Value{Position: "..ft.", Value: "-1"},
	)
}

func TestParseGame(t *testing.T) {
	for _, text := range []string{"1,1,1,0:", "1,2,3,1:t..f", "0,0,0,0:tf"} {
		if _, _, err := toadsfrogs.ParseGame(text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	ruletest.Errors(t, func(text string) (board.Board, error) {
		_, b, err := toadsfrogs.ParseGame(text)
		return b, err
	}, map[string]int{
		"": 0, "1,1,1,0": 7, "1,1,1:t": 5, "1,,1,0:t": 2, "1,x,1,0:t": 2, "1,1,1,2:t": 6, "1,1,1,0,0:t": 7, "1,1,1,-1:t": 6,
		"1,1,1111111111,0:t": 4, "1,1,1,0:t?": 9, "1,1,1,0:t|t": 9,
	})
}
