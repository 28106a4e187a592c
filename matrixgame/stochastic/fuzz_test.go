package stochastic_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/internal/inputtest"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// FuzzParseJSON reads states. What is read is written, and that is read as the same; what is not has an error of one
// of the types that ParseJSON names.
func FuzzParseJSON(f *testing.F) {
	for _, text := range []string{
		`[{"name": "a", "payoffs": [[1, 0], [0, "1/3"]], "next": {"b": [[0, 0], [0, "1/2"]]}}, {"name": "b"}]`,
		`[{"name": "again", "payoffs": [[1, 0], [0, 2]], "next": {"again": [["1/2", 0], [0, "1/3"]]}}]`,
		`[{"name": "a", "payoffs": null, "next": {}}]`, `[{"name": "a", "payoffs": [["1e9"]], "next": {"c": [[1]]}}]`, `[{}]`, `[]`, `null`, `{`, `[{"name": "a", "payoff": [[1]]}]`, `[1]`,
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		states, err := stochastic.ParseJSON(text)
		if err != nil {
			inputtest.CheckJSON(t, text, err)
			return
		}
		written := writeJSON(t, states)
		if again, err := stochastic.ParseJSON(written); err != nil || !reflect.DeepEqual(again, states) {
			t.Errorf("%q is read as %+v, which is written as %s and read as %+v, %v", text, states, written, again, err)
		}
	})
}

// writeJSON writes states for ParseJSON.
func writeJSON(t *testing.T, states []stochastic.State) string {
	list := make([]struct {
		Name    string                `json:"name"`
		Payoffs [][]string            `json:"payoffs,omitempty"`
		Next    map[string][][]string `json:"next,omitempty"`
	}, len(states))
	for s, state := range states {
		list[s].Name = state.Name
		list[s].Next = map[string][][]string{}
		for i, row := range state.Entries {
			list[s].Payoffs = append(list[s].Payoffs, make([]string, len(row)))
			for j, entry := range row {
				list[s].Payoffs[i][j] = entry.Payoff.RatString()
				for _, step := range entry.Next {
					name := states[step.To].Name
					if list[s].Next[name] == nil {
						list[s].Next[name] = zeros(len(state.Entries), len(row))
					}
					list[s].Next[name][i][j] = step.Probability.RatString()
				}
			}
		}
	}
	written, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	return string(written)
}

// zeros returns a matrix of zeros, as texts.
func zeros(rows, columns int) [][]string {
	m := make([][]string, rows)
	for i := range m {
		m[i] = make([]string, columns)
		for j := range m[i] {
			m[i][j] = "0"
		}
	}
	return m
}
