package stochastic_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

func ExampleParseJSON() {
	states, err := stochastic.ParseJSON(`[
		{"name": "first", "payoffs": [[1, 0], [0, "1/3"]], "next": {"second": [[0, 0], [0, "1/2"]]}},
		{"name": "second", "payoffs": [[0, 4]], "next": {"first": [["1/2", 0]]}}]`)
	if err != nil {
		log.Fatal(err)
	}
	g, err := stochastic.New(states, nil)
	if err != nil {
		log.Fatal(err)
	}
	s, err := stochastic.Solve(context.Background(), g)
	if err != nil {
		log.Fatal(err)
	}
	for k := range g.Len() {
		low, high := s.Value(k)
		fmt.Println(g.Name(k), low.FloatString(6), high.FloatString(6))
	}
	// Output:
	// first 0.288487 0.288487
	// second 0.144243 0.144243
}

func TestParseJSONErrors(t *testing.T) {
	short := strings.Repeat("n", 40)
	long := short + "nnn"
	for text, want := range map[string]string{
		`[`:    "unexpected end",
		`null`: "matrixgame: there is no list of states",
		`{}`:   "stochastic: there is an object, which should be a list",
		`[{"name": "a", "payoffs": [[1]], "nexts": {"a": [["1/2"]]}}]`:                          `matrixgame: state 1 (a): the key "nexts" is unknown`,
		`[{"name": "a\nb", "x": 1}]`:                                                            `matrixgame: state 1 ("a\nb"): the key "x" is unknown`,
		`[{"name": "` + strings.Repeat("a", 50) + `", "x": 1}]`:                                 "matrixgame: state 1 (" + strings.Repeat("a", 40) + `…): the key "x" is unknown`,
		`[{"name": "a", "payoffs": [[1]], "next": {"` + strings.Repeat("b", 50) + `": [[1]]}}]`: `goes on to "` + strings.Repeat("b", 40) + `…", which is no state`,
		`[{"name": "` + long + `"}, {"name": "` + long + `"}]`:                                  `state 2 has the name "` + short + `…" of state 1`,
		`[{"name": "` + long + `", "payoffs": [[1]], "next": {"` + long + `": [[{}]]}}]`:        `next "` + short + `…", row 1`,
		`[{"name": "` + long + `", "payoffs": [[1]], "next": {"` + long + `": [[0, 1]]}}]`:      `to go on to "` + short + `…" in a matrix`,
		`[{"name": "a\"b", "x": 1}]`:                                                            `state 1 (a"b): the key`,
		`[{"name": "a\u202eb", "x": 1}]`:                                                        `state 1 ("a\u202eb"): the key`,
		`[{"name": "a", "entries": [[1]]}]`:                                                     `matrixgame: state 1 (a): the key "entries" is unknown`,
		`[{"name": "a"}, 1]`:                                                                    "stochastic: state 2: there is a number, which should be an object",
		`[] x`:                                                                                  "after top-level value",
		`[{}]`:                                                                                  "state 1 has no name",
		`[{"name": "a"}, {"name": "a"}]`:                                                        `state 2 has the name "a" of state 1`,
		`[{"name": "a", "payoffs": [[1, 2], [3]]}]`:                                             "row 2 has 1 entry",
		`[{"name": "a", "payoffs": [["x"]]}]`:                                                   `matrixgame: state 1 (a): payoffs, row 1, column 1 "x" is no number`,
		`[{"name": "a", "payoffs": []}]`:                                                        `matrixgame: state 1 (a): payoffs, a matrix has at least one row`,
		`[{"name": "a", "payoffs": 1}]`:                                                         "stochastic: state 1 (a): payoffs, there is a number, which should be a list",
		`[{"name": "a", "payoffs": [[1]], "next": {"a": [[{}]]}}]`:                              `state 1 (a): next "a", row 1, column 1 "{}" is no number`,
		`[{"name": "a", "payoffs": [[1]], "next": {"b": [[1]]}}]`:                               `state 1 (a) goes on to "b", which is no state`,
		`[{"name": "a", "payoffs": [[1]], "next": {"a": [[0, 1]]}}]`:                            "not of 1×1",
		`[{"name": "a", "payoffs": [[1]], "next": {"a": null}}]`:                                "not of 1×1",
		`[{"name": "a", "next": {"a": [[0]]}}]`:                                                 "goes on and has no payoffs",
	} {
		if _, err := stochastic.ParseJSON(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	// A short text such as 1e9000 is a number of some thousand bytes, and each matrix is small.
	var b strings.Builder
	for k := range 5000 {
		fmt.Fprintf(&b, `{"name": "%d", "payoffs": [[1e9000]]},`, k)
	}
	if _, err := stochastic.ParseJSON("[" + b.String() + `{"name": "last"}]`); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("long numbers: %v", err)
	}
}
