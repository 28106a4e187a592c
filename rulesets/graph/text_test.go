package graph_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/graph"
)

func parse(text string) (graph.Graph, error) { return graph.Parse(text, ".LRx") }

func TestText(t *testing.T) {
	ruletest.Text(t, parse, "", ".", ".-L", ".;R", ".-.-.(-.;-.)", ".:A-.-.-:A", ".-.;.-.-.;.-.-.-.", ".:A-.:B-.(-:A;-.(-:A;-:B))",
		"x(-.(-.;-.);-L:A-.-.-:A)")
}

// TestTextVariants reads texts that are not those of String. The first eight are from the tests of the graphs of
// CGSuite 2.
func TestTextVariants(t *testing.T) {
	for text, want := range map[string]string{
		"-":                                  ".-.",
		"----":                               ".-.-.-.-.",
		":A-----:A":                          ".:A-.-.-.-.-:A",
		":A--:A":                             ".-.", // two edges between the same vertices
		"(-;-;-;-)":                          ".(-.;-.;-.;-.)",
		"(-;-;-);.":                          ".(-.;-.;-.);.",
		":A-:B-(-:A;-(-:A;-:B))":             ".:A-.:B-.(-:A;-.(-:A;-:B))",
		"-;--;---":                           ".-.;.-.-.;.-.-.-.",
		"l:{on the left}-r-:{on the left}":   "L-R",
		"L:A-.-.-L:A":                        "L:A-.-.-:A",
		" . \n- . ( - L\r; - R )\t":          ".-.(-L;-R)",
		".(-.)(-.)-.":                        ".(-.;-.;-.)", // after a bracket the walk is where it was before
		".:a-.:{b};:b-L":                     ".-.-L",       // a walk may begin where there was one
		".:{b}-.:{B}-.-:{b}":                 ".:A-.-.-:A",
		".(-.:A;-L;-R-:A)":                   ".:A(-.-R-:A;-L)", // in the order of a walk that goes on as long as it can
		"X":                                  "x",
		" \n":                                "",
		".-.:A-.-.-.-:A;L-.(-.:1-.;-.-:{1})": ".-.:A-.-.-.-:A;L-.:B-.(-.;-.-:B)",
	} {
		g, err := parse(text)
		if err != nil || g.String() != want {
			t.Errorf("%q is read as %v, %v, want %s", text, g, err, want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	ruletest.Errors(t, parse, map[string]int{
		"q": 0, ".-q": 2, "..": 1, ".-.)": 3, ".(-.": 1, ".(-.;-.(-.)": 1, ".(": 2, ".()": 2, ".(-.;)": 5, ".(;-.)": 2, ".(.)": 2, ".((-.))": 2,
		";": 0, ".;": 2, ".;;.": 2, ")": 0, ".:": 2, ".:-": 2, ".:é": 2, ".:{}": 2, ".:{A": 2, ".:{A{}": 2, ".:A-:A": 3, ".:A-.:B-:B": 7,
		".:A-.-L:A": 6, ":A-L:A": 3, ".:A:B": 3, ".:A:A": 3, "é": 0, ".-é": 2, "}": 0, ".{A}": 1, ".-.-(-": 4,
	})
	// A letter may be left out only if there is the letter that it stands for.
	ruletest.Errors(t, func(text string) (graph.Graph, error) { return graph.Parse(text, "LR-;") }, map[string]int{
		"L-": 2, "-L": 0, ":A": 2, ".": 0, ";": 0, "L-;": 2,
	})
}

// TestJSON reads and writes graphs as strings, with any letters.
func TestJSON(t *testing.T) {
	g := graph.MustParse("q-!(-#;-.)", "q!#.")
	ruletest.JSON(t, g, `"q-!(-#;-.)"`, `"(("`)
	if text, err := g.AppendText([]byte("g = ")); err != nil || string(text) != "g = q-!(-#;-.)" {
		t.Errorf("AppendText: %s, %v", text, err)
	}
}

// FuzzParse reads graphs. What is read is written, and that is read as the same, also if it is drawn and made normal.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", ".", ".-.-.(-.;-L)", ".:A-.-.-:A;R", ":A-:B-(-:A;-(-:A;-:B))", ".:{a b}-x-:{a b}", ".(-.", "-;--", ".:A-:A", "\xff", "(((", ".(-.)(-.)-."} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		g, err := parse(s)
		if err != nil {
			return
		}
		text := g.String()
		if again, err := parse(text); err != nil || again != g || again.String() != text {
			t.Fatalf("%q is read as %v, and that as %v, %v", s, g, again, err)
		}
		var u graph.Graph
		if err := u.UnmarshalText([]byte(text)); err != nil || u != g {
			t.Fatalf("%v is %v with any letters, %v", g, u, err)
		}
		n := g.Normal()
		if again := n.Normal(); again != n || n.NumVertices() != g.NumVertices() || n.NumEdges() != g.NumEdges() {
			t.Fatalf("%v has the normal form %v, which has %v", g, n, again)
		}
		if len(g.AppendSVG(nil)) < 40*g.NumVertices() {
			t.Fatalf("the picture of %v is too short", g)
		}
	})
}
