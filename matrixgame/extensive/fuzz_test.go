package extensive_test

import (
	"encoding/json"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/internal/inputtest"
)

// FuzzParseJSON reads trees. Those of which New makes a game are written, and that is read and written as the same;
// what is not read has an error of one of the types that ParseJSON names.
func FuzzParseJSON(f *testing.F) {
	for _, text := range []string{
		`{"payoff": "-1/2"}`, `{"payoff": null}`, `{"chance": []}`, `{"player": "Max", "moves": [{"label": "a"}]}`, `{`, `null`, `{"chance": [{"label": "a", "then": {"payof": 1}}]}`, `{"chance": [{"x": 1}], "chance": []}`, `{"chance": [{"probability": 1, "then": {"payoff": 1, "set": "x"}}]}`,
		`{"chance": [{"label": "h", "probability": "1/2", "then": {"payoff": 1e2}}, {"label": "t", "probability": 0.5, "then": {"player": "Min", "set": "s", "moves": [{"label": "a", "then": {"payoff": "3"}}]}}]}`,
		`{"player": "Max", "set": "s", "moves": [{"label": "a", "then": {"payoff": 1}}, {"label": "b", "then": {"player": "Max", "set": "s", "moves": [{"label": "a", "then": {"payoff": 1}}]}}]}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tree, err := extensive.ParseJSON(text)
		if err != nil {
			inputtest.CheckJSON(t, text, err)
			return
		}
		if _, err := extensive.New(tree); err != nil {
			return
		}
		written := writeJSON(t, tree)
		again, err := extensive.ParseJSON(written)
		if err != nil {
			t.Fatalf("%q is written as %s: %v", text, written, err)
		}
		if twice := writeJSON(t, again); twice != written {
			t.Errorf("%q is written as %s, and that as %s", text, written, twice)
		}
	})
}

// writeJSON writes a tree for ParseJSON.
func writeJSON(t *testing.T, tree extensive.Tree) string {
	written, err := json.Marshal(asJSON(tree))
	if err != nil {
		t.Fatal(err)
	}
	return string(written)
}

func asJSON(tree extensive.Tree) map[string]any {
	if x, ok := tree.Payoff(); ok {
		return map[string]any{"payoff": x.RatString()}
	}
	who, set, isChoice := tree.Turn()
	branches := []map[string]any{} // not nil, which would be written as none
	for b := range tree.Branches() {
		branch := map[string]any{"label": b.Label, "then": asJSON(b.Then)}
		if !isChoice {
			branch["probability"] = b.Probability.RatString()
		}
		branches = append(branches, branch)
	}
	if isChoice {
		return map[string]any{"player": who.String(), "set": set, "moves": branches}
	}
	return map[string]any{"chance": branches}
}
