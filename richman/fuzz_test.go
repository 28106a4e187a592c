package richman

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// FuzzParseArena reads arenas, and FuzzParseParity parity games. What is read is written, and that is read and written
// as the same; what is not has an error of one of the types that ParseJSON and ParseParity name.
func FuzzParseArena(f *testing.F) {
	for _, text := range []string{
		`{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`,
		`{"edges": {"v": ["w"], "w": ["v", "w"]}}`, `{"edges": {"v": {"blue": ["v"], "red": ["v"]}}}`, `{"edges": {}}`, `{"priorities": {}}`, `[]`, `{`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		reread(t, text, ParseArena, func(a *Arena) map[string]any { return arenaJSON(a) })
	})
}

func FuzzParseParity(f *testing.F) {
	for _, text := range []string{
		`{"edges": {"v": ["w"], "w": ["v", "w"]}, "priorities": {"v": 3, "w": 2}}`, `{"edges": {"v": ["w", "b"], "w": ["v"]}, "blue": ["b"], "priorities": {"w": 2147483647}}`,
		`{"edges": {"v": ["v"]}, "priorities": {"v": -1}}`, `{"edges": {"v": ["v"]}, "priorities": {"w": 1}}`, `{"edges": {"v": ["v"]}, "priorities": {"v": 1e3}}`, `{"edges": {"v": ["v"]}, "priorities": null}`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		reread(t, text, ParseParity, func(p *Parity) map[string]any {
			v := arenaJSON(p.Arena())
			priorities := map[string]int{}
			for i := range p.Arena().Len() {
				priorities[p.Arena().Name(i)] = p.Priority(i)
			}
			v["priorities"] = priorities
			return v
		})
	})
}

// reread reads text, writes what is read, reads that, and writes it again.
func reread[T any](t *testing.T, text string, parse func(string) (T, error), asJSON func(T) map[string]any) {
	t.Helper()
	x, err := parse(text)
	if err != nil {
		if !errors.As(err, new(*cgt.SyntaxError)) && !errors.As(err, new(*GraphError)) && !errors.As(err, new(*cgt.LimitError)) {
			t.Errorf("%q: %v", text, err)
		}
		return
	}
	written, err := json.Marshal(asJSON(x))
	if err != nil {
		t.Fatal(err)
	}
	again, err := parse(string(written))
	if err != nil {
		t.Fatalf("%q is written as %s: %v", text, written, err)
	}
	if twice, err := json.Marshal(asJSON(again)); err != nil || string(twice) != string(written) {
		t.Errorf("%q is written as %s, and that as %s, %v", text, written, twice, err)
	}
}

// arenaJSON returns an arena as ParseArena reads it.
func arenaJSON(a *Arena) map[string]any {
	edges, homes := map[string][]string{}, [2][]string{{}, {}}
	for v := range a.Len() {
		to := []string{}
		for w := range a.Successors(v) {
			to = append(to, a.Name(w))
		}
		slices.Sort(to) // vertices are in the order of the text
		if who, ok := a.Winner(v); ok && len(to) == 0 {
			homes[who] = append(homes[who], a.Name(v))
		}
		edges[a.Name(v)] = to
	}
	return map[string]any{"edges": edges, "blue": homes[Blue], "red": homes[Red]}
}
