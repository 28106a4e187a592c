package zermelo_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

func TestGraphText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		h, err := zermelo.ParseGraph(g.String())
		if err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		equalGraphs(t, g, h)
		data, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		h = new(zermelo.Graph[zermelo.Rational])
		if err := json.Unmarshal(data, h); err != nil {
			t.Fatal(err)
		}
		equalGraphs(t, g, h)
	})
}

// drawTree draws a tree as text.
func drawTree(t *rapid.T, rank int) string {
	if rank == 0 || rapid.IntRange(0, 3).Draw(t, "end") == 0 {
		return rapid.SampledFrom([]string{"0", "1", "-1", "5", "1/2", "-22/7"}).Draw(t, "payoff")
	}
	var moves []string
	for range rapid.IntRange(1, 3).Draw(t, "moves") {
		moves = append(moves, drawTree(t, rank-1))
	}
	return rapid.SampledFrom([]string{"max", "min"}).Draw(t, "who") + "(" + strings.Join(moves, ", ") + ")"
}

// treeValue is the value of a tree by the definition, read off the text.
func treeValue(s string) (v zermelo.Rational, rest string) {
	who, after, isNode := strings.Cut(s, "(")
	if !isNode || who != "max" && who != "min" {
		end := strings.IndexAny(s, ",)")
		if end < 0 {
			end = len(s)
		}
		v, err := zermelo.ParseRational(s[:end])
		if err != nil {
			panic(err)
		}
		return v, s[end:]
	}
	for first := true; ; first = false {
		var w zermelo.Rational
		w, after = treeValue(after)
		if c := w.Compare(v); first || who == "max" && c > 0 || who == "min" && c < 0 {
			v = w
		}
		if after[0] == ')' {
			return v, after[1:]
		}
		after = after[2:]
	}
}

// TestParseGraphForms: a text that is neither JSON nor a tree is told what both begin with.
func TestParseGraphForms(t *testing.T) {
	for text, want := range map[string]string{
		"-":         `graph: offset 0: "-" is neither max nor min nor a payoff`,
		"  foo":     `graph: offset 2: "foo" is neither max nor min nor a payoff; JSON begins with a brace`,
		"":          "graph: offset 0: ",
		"max(1, y)": `tree: offset 7: "y" is neither max nor min nor a payoff`,
	} {
		_, err := zermelo.ParseGraph(text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
		if isNumber := text == "-"; strings.Contains(fmt.Sprint(err), "JSON") == isNumber && text != "max(1, y)" {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestTreeText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := drawTree(t, 4)
		g, err := zermelo.ParseTree(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.String(); got != text {
			t.Errorf("%q is written as %q", text, got)
		}
		spaced, err := zermelo.ParseGraph(strings.NewReplacer("(", " (\n", ",", "\t,", " ", "").Replace(text))
		if err != nil {
			t.Fatal(err)
		}
		equalGraphs(t, g, spaced)
		sol, err := zermelo.Solve(t.Context(), g, g.Start())
		if err != nil {
			t.Fatal(err)
		}
		if want, _ := treeValue(text); sol.StartValue() != want {
			t.Errorf("%s is worth %v, want %v", text, sol.StartValue(), want)
		}
	})
}

// A tree may be as deep as it likes.
func TestDeepTree(t *testing.T) {
	const deep = 100_000
	text := strings.Repeat("max(1, min(-1, ", deep/2) + "7" + strings.Repeat(")", deep)
	g, err := zermelo.ParseTree(text)
	if err != nil {
		t.Fatal(err)
	}
	if g.String() != text {
		t.Error("the text has changed")
	}
	ranks, err := g.Ranks()
	if err != nil || ranks[0] != deep {
		t.Errorf("rank %d, %v", ranks[0], err)
	}
	sol, err := zermelo.Solve(t.Context(), g, 0)
	if err != nil || sol.StartValue() != zermelo.Rat(1, 1) {
		t.Error(err)
	}
	if sub := g.Subgame(2); sub.Len() != g.Len()-2 {
		t.Errorf("%d vertices", sub.Len())
	}
}

func TestGraphSyntaxErrors(t *testing.T) {
	for _, test := range []struct {
		text   string
		offset int
		vertex string // of the GameError behind it
	}{
		{``, 0, ""},
		{`max`, 3, ""},
		{`max(1`, 5, ""},
		{`max(1,)`, 6, ""},
		{`max()`, 4, ""},
		{`max(1))`, 6, ""},
		{`max(1/0)`, 4, ""},
		{`max(1, won)`, 7, ""},
		{`max 3`, 4, ""},
		{`{`, 1, ""},
		{`{}`, 2, ""},
		{`{"start":"a"}`, 13, ""},
		{`{"start":"a","start":"a"}`, 13, ""},
		{`{"start":1}`, 9, ""},
		{`{"begin":"a"}`, 1, ""},
		{`{"start":"a" "b"}`, 13, ""},
		{`{"start":"a","positions":[]}`, 25, ""},
		{`{,"start":"a"}`, 2, ""},
		{`{"start" "a"}`, 9, ""},
		{`{"start":"a`, 11, ""},
		{`{"start":"a\x"}`, 9, ""},
		{`{"start":"a","positions":{}}`, 9, "a"},
		{`{"start":"a","positions":{"a":{}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"1"},"a":{"payoff":"1"}}}`, 45, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"one"}}}`, 40, ""},
		{`{"start":"a","positions":{"a":{"payoff":1}}}`, 40, ""},
		{`{"start":"a","positions":{"a":{"turn":"Max","payoff":"1"}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"moves":["a"]}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"turn":"Left","moves":["a"]}}}`, 38, ""},
		{`{"start":"a","positions":{"a":{"turn":"Max","moves":["a", "b"]}}}`, 58, "a"},
		{`{"start":"a","positions":{"b":{"payoff":"0"},"a":{"turn":"Max","moves":["b"],"payoff":"1"}}}`, 45, "a"},
		{`{"start":"a","positions":{"a":{"turn":"Max"}}}`, 26, "a"},
		{`{"start":"a","positions":{"a":{"payoff":"0"}}} x`, 47, ""},
		{`{"start":"a","positions":{"":{"payoff":"0"},"a":{"payoff":"1"}}}`, 26, "position number 0"},
		{`{"start":"a","positions":{"a":{"turn":"Max","moves":[""]}}}`, 53, "a"},
	} {
		g, err := zermelo.ParseGraph(test.text)
		var syntax *cgt.SyntaxError
		if g != nil || !errors.As(err, &syntax) || syntax.Offset != test.offset {
			t.Errorf("%s: %v, %v, want an error at %d", test.text, g, err, test.offset)
			continue
		}
		var game *zermelo.GameError
		if errors.As(err, &game); game != nil && game.Position != test.vertex || game == nil && test.vertex != "" {
			t.Errorf("%s: %v, want an error of %q", test.text, game, test.vertex)
		}
	}
}

// Messages are short, however long the text is, and name what has no name.
func TestGraphMessages(t *testing.T) {
	long := strings.Repeat("9", 1_000_000)
	for text, want := range map[string]string{
		`{"start":"a","positions":{"a":{"payoff":"0"},"":{"payoff":"1"}}}`: "graph: offset 45: position number 1: its name is empty",
		`{"start":"a","positions":{"a":{"turn":"Max","moves":[""]}}}`:      `graph: offset 53: a: a move leads to "", which is no position`,
		`{"start":"a","positions":{"a":{"payoff":"` + long + `"}}}`:        "is no payoff",
		`{"start":"a","` + long + `":0}`:                                   "unknown key \"9999",
		`{"start":"` + long + `","positions":{"a":{"payoff":"1"}}}`:        "it should be the start",
		`{"start":"a","positions":{"a":{"payoff":"0"},"` + long + `":{}}}`: "there is neither a payoff nor a move",
		`{"start":"a","positions":{"` + long + `":0}}`:                     "position 9999",
		`{"start":"a","positions":{"a":{"turn":"` + long + `"}}}`:          "is neither Max nor Min",

		"max(1, " + long + ")": "is neither max nor min nor a payoff",
	} {
		if _, err := zermelo.ParseGraph(text); err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 200 {
			t.Errorf("%.200v, want %s", err, want)
		}
	}
	for _, text := range []string{long, "1/" + long} {
		if _, err := zermelo.ParseRational(text); err == nil || len(err.Error()) > 200 {
			t.Errorf("%.200v", err)
		}
	}
}

// A byte order mark before the text does not count.
func TestParseGraphMark(t *testing.T) {
	for _, text := range []string{`{"start":"a","positions":{"a":{"turn":"Max","moves":["b"]},"b":{"payoff":"1/2"}}}`, "max(min(1,0),3)"} {
		want, err := zermelo.ParseGraph(text)
		if err != nil {
			t.Fatal(err)
		}
		if g, err := zermelo.ParseGraph("\ufeff" + text); err != nil || g.String() != want.String() {
			t.Errorf("%s: %v, %v", text, g, err)
		}
	}
}
