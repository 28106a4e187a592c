package promises_test

import (
	"fmt"
	"slices"
	"testing"
)

// texts are read by one reader or another; the first one, which is empty, by few.
var texts = []string{
	"", "0", "1/2", "{1|0,*}", "xo.|.ox", "..|.#", "L-R-.", "_ blue 1 red 2; 1 green 3", "3,2,1", "3 5 7", "0.137", "4!.0", "4x3", "tt..ff", "1,2|1,3:9",
	"1 2\n3 4", "1,2;3,4", "w^2+1", "sqrt(w)", "(LR)^w", "8/8/8/8/8/1K6/7Q/k7 w - - 0 1", "K5 e4", "(0,1/2]", "1:2 3:4", "0-1,2:3 5",
	`{"start":"a","positions":{"a":{"turn":"Max","moves":["b"]},"b":{"payoff":"1/2"}}}`, `{"vertices":["a","b"],"edges":[[0,1]]}`, `[["1","2"],["3","4"]]`,
	"digraph { a -> b; b [color=blue]; a -> c; c [color=red] }", "parity 1;\n0 0 0 0,1 \"a\";\n1 1 1 0;\n", "paritysol 1;\n0 0 1;\n1 1;\n",
	"NFG 1 R \"t\" { \"A\" \"B\" } { 2 2 } 1 2 3 4 5 6 7 8", "EFG 2 R \"t\" { \"A\" \"B\" }\nt \"\" 1 \"\" { 1, 2 }\n", "H-representation\nbegin\n2 3 rational\n1 0 1/2\n0 1 3\nend\n",
	"cgt 1\n", "left", "1e3", "-3.5", "^^*", "\xff", "\ufeff1", "é",
	`[{"name": "a", "payoffs": [[1, 0], [0, "1/3"]], "next": {"b": [[0, 0], [0, "1/2"]]}}, {"name": "b"}]`,
	`{"player": "Max", "set": "s", "moves": [{"label": "a", "then": {"chance": [{"label": "h", "probability": "1/2", "then": {"payoff": "-1/2"}}, {"label": "t", "probability": 0.5, "then": {"payoff": 3}}]}}, {"label": "b", "then": {"payoff": "1e2"}}]}`,
	`{"edges": {"v1": ["b", "v2"], "v2": {"blue": ["v1"], "red": ["r"]}}, "blue": ["b"], "red": ["r"]}`, `{"edges": {"v": ["w"], "w": ["v", "w"]}, "priorities": {"v": 3, "w": 2}}`,
	"thht|ttth", "2x2", "1x12", "a1", "(1/4, 3/4)", "{{|},{{|}|}|}", "1,1,0:x..|..o", "1,2,1,0:tt..ff", "(-1,0)+(0,-1)+", "knight", "3,5", "b..g", "lrl", "..c.c", ".L.|.R.", "X..|..|...", "XO.|.X.|...", "N", "Left", "taxman 1/2", "blue", "win",
	"1 -3/2\n\n1/2 2000", "2 2\n\n1 2\n3 4\n\n1 0\n0 1\n", `{"row":[["1","0"],["0","1"]],"column":[["0","1"],["1","0"]]}`, `{"row":["1/2","1/2"],"column":["1","0"]}`, "<", "-", "{1,2}", "0,0;1,2",
	"EFG 2 R \"\" { \"a\" \"b\" }\nc \"\" 1 \"\" { \"h\" 1/2 \"t\" .5 } 0\nt \"\" 1 \"\" { 1, -1 }\nt \"\" 1\n", `{"edges": {"v": ["w"], "w": ["v", "w"]}}`, "X.O", "....|O...|OXX.",
	"x.o/.../..o o", "1,1:x..|..o", "2+1|2,0", "{0,1,2,…|w,w/2,w/4,…}", `{"choices":[2,2],"payoffs":[["2","0","0","1"],["1","0","0","2"]]}`, `{"vertices":2,"edges":[[0,1]]}`, "K(1,2) R(0,7)(3,1) Min", "Max",
}

// FuzzReaders gives any text to any reader, twice: there is no crash, and both times the same error or none. What the
// readers make of texts is for the fuzz targets beside them; this one leaves none out but for those whose usual limit is
// seconds of arithmetic: surreal.Calculator.Parse stands for them, with a limit that is soon reached.
func FuzzReaders(f *testing.F) {
	for i, r := range readers { // begins with a text that it reads, if one is here
		k := slices.IndexFunc(texts[1:], func(text string) bool { return r.read(text) == nil })
		f.Add(uint(i), texts[k+1])
	}
	f.Fuzz(func(t *testing.T, which uint, text string) {
		r := readers[which%uint(len(readers))]
		if r.name == "surreal.Parse" || r.name == "text surreal.Game" {
			return
		}
		if first, second := fmt.Sprint(r.read(text)), fmt.Sprint(r.read(text)); first != second {
			t.Errorf("%s of %q: %s, and the second time %s", r.name, text, first, second)
		}
	})
}
