package surreal

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/detector"
)

func TestString(t *testing.T) {
	star, up := Nimber(1), Up(1)
	hot := New([]Game{Int(2)}, []Game{Int(1)})
	for _, test := range []struct {
		g           Game
		text, books string // books is %+v
	}{
		{Game{}, "0", "0"},
		{Int(-7), "-7", "-7"},
		{FromDyadic(NewDyadic(-3, 3)), "-3/8", "-3/8"},
		{star, "*", "⋆"},
		{Nimber(12), "*12", "⋆12"},
		{up, "^", "↑"},
		{up.Neg(), "v", "↓"},
		{Up(2), "^^", "↑↑"},
		{Up(-2), "vv", "↓↓"},
		{Up(3), "^3", "↑3"},
		{Up(-100).Add(star), "v100*", "↓100⋆"},
		{up.Add(star), "^*", "↑⋆"},
		{Int(1).Add(star), "1*", "1⋆"},
		{Int(-1).Add(up), "-1^", "-1↑"},
		{FromDyadic(NewDyadic(1, 1)).Add(Up(3)).Add(Nimber(2)), "1/2^3*2", "1/2↑3⋆2"},
		{Switch(Int(1)), "+-1", "±1"},
		{Switch(FromDyadic(NewDyadic(1, 1))), "+-1/2", "±1/2"},
		{Switch(Int(1).Add(star)), "+-(1*)", "±(1⋆)"},
		{Switch(hot), "+-{2|1}", "±{2|1}"},
		{New([]Game{Int(1), Int(1).Add(star)}, []Game{Int(-1), Int(-1).Add(star)}), "+-{1,1*}", "±{1,1⋆}"},
		{New([]Game{Int(1), hot}, []Game{Int(-1), hot.Neg()}), "+-{1,{2|1}}", "±{1,{2|1}}"},
		{Tiny(Int(2)), "+_2", "+_2"},
		{Tiny(Int(2)).Neg(), "-_2", "-_2"},
		{Tiny(FromDyadic(NewDyadic(3, 1))), "+_3/2", "+_3/2"},
		{Tiny(Int(1).Add(star)), "+_(1*)", "+_(1⋆)"},
		{Tiny(hot), "+_{2|1}", "+_{2|1}"},
		{New([]Game{Int(1).Add(up)}, []Game{star}), "{1^|*}", "{1↑|⋆}"},
		{New([]Game{Int(2)}, []Game{star, {}}), "{2|0,*}", "{2|0,⋆}"},
		{New([]Game{hot}, []Game{Int(-1)}), "{2|1||-1}", "{2|1||-1}"},
		{New([]Game{Int(3)}, []Game{hot}), "{3||2|1}", "{3||2|1}"},
		{New([]Game{Int(3)}, []Game{hot, Int(2)}), "{3|2,{2|1}}", "{3|2,{2|1}}"},
		{New([]Game{hot}, []Game{MustParse("{-2|-4}"), Int(-3)}), "{2|1||-3,{-2|-4}}", "{2|1||-3,{-2|-4}}"},
		{New([]Game{Switch(Int(1))}, []Game{Int(-5)}), "{+-1|-5}", "{±1|-5}"}, // a switch has no braces to lose
		{New([]Game{Int(1)}, []Game{Tiny(Int(1)), star}), "{1|*,+_1}", "{1|⋆,+_1}"},
	} {
		if got := test.g.String(); got != test.text {
			t.Errorf("String: %s, want %s", got, test.text)
		}
		for format, want := range map[string]string{
			"%v": test.text, "%s": test.text, "%+v": test.books, "%q": `"` + test.text + `"`, "%+q": `"` + test.books + `"`,
			"%d":   "%!d(surreal.Game=" + test.text + ")",
			"%30v": fmt.Sprintf("%30s", test.text), "%-30s|": fmt.Sprintf("%-30s|", test.text), "%.2s": test.text[:min(2, len(test.text))],
		} {
			if got := fmt.Sprintf(format, test.g); got != want {
				t.Errorf("%s: %s, want %s", format, got, want)
			}
		}
		for _, text := range []string{test.text, test.books} {
			if got, err := Parse(text); err != nil || got != test.g {
				t.Errorf("Parse(%q) = %v, %v", text, got, err)
			}
		}
	}
}

// The separator has a bar more than that of an option which loses its braces. At the fifth bar the option
// keeps them, and counting begins again.
func TestStringBars(t *testing.T) {
	left := New([]Game{Int(2)}, []Game{Int(1)}) // on the left sides of ever colder games
	right := New([]Game{Int(1)}, []Game{Int(-1)}).Add(Int(20))
	for i, want := range []struct{ left, right string }{
		{"{2|1}", "{21|19}"},
		{"{2|1||-1}", "{30||21|19}"},
		{"{2|1||-1|||-2}", "{31|||30||21|19}"},
		{"{2|1||-1|||-2||||-3}", "{32||||31|||30||21|19}"},
		{"{{2|1||-1|||-2||||-3}|-4}", "{33|{32||||31|||30||21|19}}"},
		{"{{2|1||-1|||-2||||-3}|-4||-5}", "{34||33|{32||||31|||30||21|19}}"},
		{"{{2|1||-1|||-2||||-3}|-4||-5|||-6}", "{35|||34||33|{32||||31|||30||21|19}}"},
	} {
		if i > 0 {
			left = New([]Game{left}, []Game{Int(int64(-i))})
			right = New([]Game{Int(int64(29 + i))}, []Game{right})
		}
		for _, c := range []struct {
			g    Game
			want string
		}{{left, want.left}, {right, want.right}} {
			if got := c.g.String(); got != c.want {
				t.Errorf("level %d: %s, want %s", i, got, c.want)
			}
			if got, err := Parse(c.want); err != nil || got != c.g {
				t.Errorf("Parse(%q) = %v, %v", c.want, got, err)
			}
		}
	}
	// The longer of two sides decides.
	g := New([]Game{MustParse("{9|8||7}")}, []Game{MustParse("{5|4}")})
	if got, want := g.String(), "{9|8||7|||5|4}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Text is all of String or an error, and messages show the beginning of what is long.
func TestText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, "g", 3)
		want := g.String()
		for most := range len(want) + 3 {
			got, err := g.Text(most)
			if err == nil != (most >= len(want)) || err == nil && got != want || err != nil && got != "" {
				t.Fatalf("%s within %d bytes: %q, %v", want, most, got, err)
			}
			var limit *cgt.LimitError
			if err != nil && (!errors.As(err, &limit) || limit.Limit != most) {
				t.Fatalf("%s within %d bytes: %v", want, most, err)
			}
		}
	})
	sum := Sum(Switch(Int(1)), Switch(Int(2)), Switch(Int(3)), Switch(Int(4)), Switch(Int(5)), Switch(Int(6)), Switch(Int(7)), Switch(Int(8)))
	if got, want := sum.brief(), sum.String()[:200]+"…"; got != want {
		t.Errorf("in brief %s, want %s", got, want)
	}
	if got := Switch(Int(1)).brief(); got != "+-1" {
		t.Errorf("in brief %s", got)
	}
}

func TestTextRoundTrip(t *testing.T) {
	inEveryRegime(t, func(t *testing.T) {
		checkOften(t, 2, func(t *rapid.T) {
			g := drawGame(t, "g", 4)
			if rapid.Bool().Draw(t, "sum") {
				g = g.Add(drawGame(t, "h", 2))
			}
			for _, text := range []string{
				g.String(), fmt.Sprintf("%+v", g), " " + strings.ReplaceAll(g.String(), "|", " | ") + " ",
				"(" + g.String() + ")", "--(" + g.String() + ")", "{0,0,0|0,0} + * + (" + g.String() + ")",
			} {
				if strings.Contains(text, "| ") && strings.Contains(g.String(), "||") {
					continue // a blank divides bars
				}
				if got, err := Parse(text); err != nil || got != g {
					t.Fatalf("Parse(%q) = %v, %v, want %v", text, got, err, g)
				}
			}
			appended, err := g.AppendText([]byte("g="))
			if err != nil || string(appended) != "g="+g.String() {
				t.Fatalf("AppendText: %q, %v", appended, err)
			}
			encoded, err := json.Marshal(map[Game][]Game{g: {g, {}}})
			if err != nil {
				t.Fatal(err)
			}
			var decoded map[Game][]Game
			if err := json.Unmarshal(encoded, &decoded); err != nil || len(decoded[g]) != 2 || decoded[g][0] != g {
				t.Fatalf("JSON %s: %v, %v", encoded, decoded, err)
			}
		})
	})
	g := Int(5)
	if err := g.UnmarshalText([]byte("{1|2")); err == nil || g != Int(5) {
		t.Errorf("UnmarshalText of half a text: %v, %v", g, err)
	}
	if err := json.Unmarshal([]byte("7"), &g); err == nil {
		t.Errorf("a number of JSON is read as a game")
	}
}

// depthOfTower is how deeply games are nested in the tests of depth.
var depthOfTower = detector.Either(1_000_000, 30_000)

// A tower is {0|{0|{0|…}}}: deep, but quickly made. Nothing that is done to it may need a stack of its depth.
func TestTower(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(64 << 20)) // bytes: few for each level
	depth := depthOfTower / 4
	if testing.Short() {
		depth = 20_000
	}
	g := MustParse("{0|-2}")
	for range depth {
		g = New([]Game{{}}, []Game{g})
	}
	if got, want := g.Birthday(), DyadicFromInt(int64(depth)+3); got != want {
		t.Errorf("the birthday is %v, want %v", got, want)
	}
	if r := g.Rel(Int(1)); r != Less {
		t.Errorf("the tower %v 1", r)
	}
	if r := g.Rel(Game{}); r != Greater { // Left moves to 0 and wins; Right must begin to take the tower down
		t.Errorf("the tower %v 0", r)
	}
	if m, temperature := g.Mean(), g.Temperature(); m != (Dyadic{}) || temperature != (Dyadic{}) {
		t.Errorf("the tower has mean %v and temperature %v", m, temperature)
	}
	if r := g.Rel(Nimber(7)); r == Equal {
		t.Errorf("the tower %v *7", r)
	}
	minus := g.Neg()
	if minus.Neg() != g || minus == g {
		t.Error("the negative of the negative is another game")
	}
	if g.Add(minus) != (Game{}) || g.Sub(g) != (Game{}) {
		t.Error("the tower minus itself is not 0")
	}
	up := g.Add(Int(1))
	if want := g.Birthday().Sub(one); up.LeftStop() != one || up.Birthday() != want { // {1|−1} is born a day before {0|−2}
		t.Errorf("the tower plus 1 has the Left stop %v and the birthday %v", up.LeftStop(), up.Birthday())
	}
	if g.Rel(up) != Less || up.Rel(minus) != Greater {
		t.Error("the tower plus 1 is not larger than the tower")
	}
	text := g.String()
	if got := strings.Count(text, "0"); got != depth-1 { // the first level makes +_2
		t.Errorf("the text has %d zeros, want %d", got, depth-1)
	}
	c := Calculator{Limits: Limits{Depth: -1}}
	if h, err := c.Parse(t.Context(), text); err != nil || h != g {
		t.Errorf("the text is read as another game, or not: %v", err)
	}
}
