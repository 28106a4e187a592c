package stochastic_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/stochastic"
)

// Solutions are written as texts and in JSON.
func ExampleSolution_MarshalJSON() {
	states, err := stochastic.ParseJSON(`[
		{"name": "guess", "payoffs": [[1, 0], [0, 1]], "next": {"end": [[1, 1], [1, 1]]}},
		{"name": "end"}]`)
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
	fmt.Print(s)
	text, err := json.Marshal(s)
	fmt.Println(string(text), err)
	// Output:
	// guess: 1/2 (1/2, 1/2) (1/2, 1/2)
	// end: 0
	// [{"name":"guess","low":"1/2","high":"1/2","row":["1/2","1/2"],"column":["1/2","1/2"]},{"name":"end","low":"0","high":"0","row":[],"column":[]}] <nil>
}

// A value that is not known exactly is written as its bounds.
func TestSolutionTextBounds(t *testing.T) {
	states, err := stochastic.ParseJSON(`[{"name": "again", "payoffs": [[1, 0], [0, 2]], "next": {"again": [["1/2", 0], [0, "1/3"]]}}]`)
	if err != nil {
		t.Fatal(err)
	}
	g, err := stochastic.New(states, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := stochastic.Solve(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	low, high := s.Value(0)
	if want := fmt.Sprintf("again: [%s, %s] ", low.RatString(), high.RatString()); s.IsExact() || !strings.HasPrefix(s.String(), want) {
		t.Errorf("%v, want %s…", s, want)
	}
}
