package matrixgame_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
)

// The example of Gambit's documentation in both forms: a game of R. Selten, 1975, figure 2.
const (
	seltenPayoffs  = "NFG 1 R \"Selten (IJGT, 75), Figure 2, normal form\"\n{ \"Player 1\" \"Player 2\" } { 3 2 }\n\n1 1 0 2 0 2 1 1 0 3 2 0\n"
	seltenOutcomes = `NFG 1 R "Selten (IJGT, 75), Figure 2, normal form" { "Player 1" "Player 2" }
{ { "1" "2" "3" }
{ "1" "2" }
}

{
{ "" 1, 1 }
{ "" 0, 2 }
{ "" 0, 2 }
{ "" 1, 1 }
{ "" 0, 3 }
{ "" 2, 0 }
}
1 2 3 4 5 6
`
)

func TestParseNFG(t *testing.T) {
	// The first player's choice changes fastest.
	want, err := matrixgame.NewBimatrix(matrixgame.Integers([]int64{1, 1}, []int64{0, 0}, []int64{0, 2}), matrixgame.Integers([]int64{1, 1}, []int64{2, 3}, []int64{2, 0}))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{seltenPayoffs, seltenOutcomes, "\ufeff" + strings.ReplaceAll(seltenOutcomes, "\n", "\r\n"), strings.ReplaceAll(seltenPayoffs, "\n", "\r\n")} {
		n, err := matrixgame.ParseNFG(text)
		if err != nil {
			t.Fatal(err)
		}
		if g, ok := n.Game.Bimatrix(); !ok || !g.Equal(want) {
			t.Errorf("%s is\n%v", text, g)
		}
		if n.Title != "Selten (IJGT, 75), Figure 2, normal form" || n.Comment != "" || !cmp.Equal(n.Players, []string{"Player 1", "Player 2"}) {
			t.Errorf("%s has the names %q, %q, %q", text, n.Title, n.Comment, n.Players)
		}
	}
}

// A game of three players with names, a comment, decimal fractions, and the outcome 0.
func TestParseNFGThree(t *testing.T) {
	n, err := matrixgame.ParseNFG(`NFG 1 D "say \"\\\"" { "A" "B" "" }
{ { "up" "down" } { "left" "right" } { "only" } }
"a comment"
{ { "first" -.5, 1e2 3/4 , } { "" 1 2 3 } }
1 0 2 2`)
	if err != nil {
		t.Fatal(err)
	}
	if n.Title != `say "\"` || n.Comment != "a comment" || !cmp.Equal(n.Players, []string{"A", "B", ""}) || !cmp.Equal(n.Strategies, [][]string{{"up", "down"}, {"left", "right"}, {"only"}}) {
		t.Errorf("the names are %q, %q, %q, %q", n.Title, n.Comment, n.Players, n.Strategies)
	}
	for _, test := range []struct {
		choices []int
		want    [3]*big.Rat
	}{
		{[]int{0, 0, 0}, [3]*big.Rat{big.NewRat(-1, 2), big.NewRat(100, 1), big.NewRat(3, 4)}},
		{[]int{1, 0, 0}, [3]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat)}},
		{[]int{0, 1, 0}, [3]*big.Rat{big.NewRat(1, 1), big.NewRat(2, 1), big.NewRat(3, 1)}},
	} {
		for who, want := range test.want {
			if got := n.Game.Payoff(who, test.choices...); got.Cmp(want) != 0 {
				t.Errorf("in %v player %d gets %v, want %v", test.choices, who+1, got, want)
			}
		}
	}
}

func TestNFGString(t *testing.T) {
	n := &matrixgame.NFG{Title: "battle", Game: battle().Game()}
	if got, want := n.String(), "NFG 1 R \"battle\" { \"Player 1\" \"Player 2\" }\n{ 2 2 }\n\"\"\n\n2 1\n0 0\n0 0\n1 2\n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	n.Comment, n.Players, n.Strategies = `\"`, []string{"he"}, [][]string{{"football"}}
	if got, want := n.Outcomes(), "NFG 1 R \"battle\" { \"he\" \"Player 2\" }\n{ { \"football\" \"2\" } { \"1\" \"2\" } }\n\"\\\\\\\"\"\n\n{\n{ \"\" 2, 1 }\n{ \"\" 0, 0 }\n{ \"\" 1, 2 }\n}\n1 2 2 3\n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	var m matrixgame.NFG
	text, err := n.MarshalText()
	if err := errors.Join(err, m.UnmarshalText(text)); err != nil || m.Comment != n.Comment || !m.Game.Equal(n.Game) {
		t.Errorf("%s, %v", text, err)
	}
	if err := m.UnmarshalText(nil); err == nil || m.Comment != n.Comment {
		t.Error("an empty text is no error, or changes the game")
	}
}

// A list of the wrong length is told how long it should be.
func TestParseNFGCounts(t *testing.T) {
	t.Parallel()
	const head = `NFG 1 R "" { "a" "b" } { 2 1 } `
	for list, want := range map[string]string{
		"1 2 3":              "offset 36: the game has 2 profiles, and so 4 payoffs should stand here; the text ends before",
		"1 2 3 4 5":          "offset 39: unexpected '5', want nothing more after the 4 payoffs of 2 profiles",
		`{ { "" 1 2 } } 1`:   "offset 47: the game has 2 profiles, and so 2 numbers of outcomes should stand here; the text ends before",
		`{ { "" 1 2 } } 111`: "there is no outcome 111",
	} {
		_, err := matrixgame.ParseNFG(head + list)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", list, err, want)
		}
	}
}

func TestParseNFGErrors(t *testing.T) {
	t.Parallel()
	const head = "NFG 1 R \"\"\n"
	for text, place := range map[string]string{
		"":                                      "1:0",
		"EFG 2 R":                               "1:0",
		"NFG 2 R":                               "1:4",
		"NFG 1 X":                               "1:6",
		"NFG 1 R x":                             "1:8",
		"NFG 1 R \"x\n\n":                       "1:8",
		head + "x":                              "2:0",
		head + "{ \"a\" } x":                    "2:8",
		head + "{ \"a\" } { x }":                "2:10",
		head + "{ \"a\" } { { \"x\" 1 } }":      "2:16",
		head + "{ \"a\" } { 1 } \"c":            "2:14",
		head + "{ \"a\" } { 1 } {{\"\" x}} 1":   "2:19",
		head + "{}":                             "2:2",
		head + "{ \"a\" 1 }":                    "2:6",
		head + "{ \"a\" } { 0 } ":               "2:10",
		head + "{ \"a\" } { 1 2 } ":             "2:12",
		head + "{ \"a\" \"b\" }\n{ 1 } ":        "3:5",
		head + "{ \"a\" } { { } } ":             "2:10",
		head + "{ \"a\" } { { \"x\" } 1 } ":     "2:18",
		head + "{ \"a\" } { 1 { \"x\" } } ":     "2:12",
		head + "{ \"a\" } { 1 } ":               "2:14",
		head + "{ \"a\" } { 1 } x":              "2:14",
		head + "{ \"a\" } { 1 } 1/0":            "2:14",
		head + "{ \"a\" } { 1 } 1 2":            "2:16",
		head + "{ \"a\" } { 2 } 1,\n":           "3:0",
		head + "{ \"a\" } { 1 } { 1 } 1":        "2:16",
		head + "{ \"a\" } { 1 } { { 1 } } 1":    "2:18",
		head + "{ \"a\" } { 1 } {{\"\" 1 2}} 1": "2:21",
		head + "{ \"a\" } { 1 } {{\"\" 1}} 2":   "2:23",
		head + "{ \"a\" } { 1 } {{\"\" 1}} x":   "2:23",
		head + "{ \"a\" } { 1 } {{\"\" 1}} -1":  "2:23",
		head + "{ \"a\" } { 1 } {{\"\" 1}":      "2:21",

		head + "{ \"a\" } { 1 } {} " + strings.Repeat("9", 1000):      "2:17",
		head + "{ \"a\" } { 1 } \"c\" " + strings.Repeat("9", 20_001): "2:18",
	} {
		_, err := matrixgame.ParseNFG(text)
		wantSyntaxError(t, text, place, err)
	}
	large := []string{
		head + "{ \"a\" \"b\" } { 1024 1024 }",
		head + "{ \"a\" } { " + strings.Repeat("9", 100) + " }",
		head + "{ \"a\" \"b\" \"c\" } { 1000000 1000000 1000000 }",
		head + "{ \"a\" } { 50000 } " + strings.Repeat("1e9000 ", 50_000),
		head + "{" + strings.Repeat(" \"\"", 1<<20+1) + " }",
	}
	if !testing.Short() { // a million outcomes take a second
		large = append(large, head+"{ \"a\" } { 1 } {"+strings.Repeat("{\"\"1}", 1<<20)+"} 1")
	}
	for _, text := range large {
		if _, err := matrixgame.ParseNFG(text); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%.60q: %v", text, err)
		}
	}
}

func FuzzParseNFG(f *testing.F) {
	for _, s := range []string{seltenPayoffs, seltenOutcomes, "NFG 1 R \"\\\"\\\\\" {\"\" \"x\"} {2 1} \"c\" 1,-1/2 .5 2e1", "NFG 1 R \"\" {\"\"} {{\"a\"}} {} 0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		n, err := matrixgame.ParseNFG(s)
		if err != nil {
			if !errors.As(err, new(*cgt.SyntaxError)) && !errors.Is(err, cgt.ErrLimit) {
				t.Errorf("%q: %v", s, err)
			}
			return
		}
		for _, text := range []string{n.String(), n.Outcomes()} {
			m, err := matrixgame.ParseNFG(text)
			if err != nil || !cmp.Equal(m, n, cmp.Comparer((*matrixgame.Game).Equal)) {
				t.Errorf("%q is %v, which is %v, %v", s, n, m, err)
			}
		}
	})
}
