package matrixgame_test

import (
	"encoding/json"
	"fmt"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

func wantTexts(t *testing.T, x fmt.Stringer, want, wantJSON string) {
	t.Helper()
	if got := x.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	text, err := json.Marshal(x)
	if err != nil || string(text) != wantJSON {
		t.Errorf("%s, %v, want %s", text, err, wantJSON)
	}
}

func TestPathText(t *testing.T) {
	p, err := matrixgame.LemkeHowson(t.Context(), battle(), 0)
	if err != nil {
		t.Fatal(err)
	}
	// The first row is dropped; the column player's best reply to it is the first column, and the row player's to that
	// the first row.
	wantTexts(t, p, "1 3 1: (1, 0) (1, 0)", `{"labels":[0,2,0],"row":["1","0"],"column":["1","0"]}`)
}

func TestComponentText(t *testing.T) {
	// The row player does not care what he does, and the column player likes the first column unless the second row is
	// sure.
	row := matrixgame.Integers([]int64{1, 1}, []int64{1, 1})
	column := matrixgame.Integers([]int64{2, 0}, []int64{1, 1})
	g, err := matrixgame.NewBimatrix(row, column)
	if err != nil {
		t.Fatal(err)
	}
	e, err := matrixgame.ExtremeEquilibria(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	components, err := e.Components(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(components) != 1 || len(components[0].Subsets) != 2 {
		t.Fatal(components)
	}
	wantTexts(t, components[0], "index 1: {(0, 1)} x {(0, 1), (1, 0)} and {(0, 1), (1, 0)} x {(1, 0)}",
		`{"index":1,"extreme":[{"row":["0","1"],"column":["0","1"]},{"row":["0","1"],"column":["1","0"]},{"row":["1","0"],"column":["1","0"]}],`+
			`"subsets":[{"rows":[["0","1"]],"columns":[["0","1"],["1","0"]],"dimension":1},{"rows":[["0","1"],["1","0"]],"columns":[["1","0"]],"dimension":1}]}`)
	wantTexts(t, components[0].Subsets[0], "{(0, 1)} x {(0, 1), (1, 0)}", `{"rows":[["0","1"]],"columns":[["0","1"],["1","0"]],"dimension":1}`)
	wantTexts(t, e.Degenerate()[0], "row (0, 1): 1 2", `{"player":"row","strategy":["0","1"],"bestReplies":[0,1]}`)
}

func TestProfileJSON(t *testing.T) {
	half, err := matrixgame.NewMixed(big.NewRat(1, 2), big.NewRat(1, 2))
	if err != nil {
		t.Fatal(err)
	}
	p := matrixgame.Profile{Row: half, Column: matrixgame.Pure(1, 0)}
	wantTexts(t, p, "(1/2, 1/2) (1)", `{"row":["1/2","1/2"],"column":["1"]}`)
	var q matrixgame.Profile
	if err := json.Unmarshal([]byte(`{"row": [0.5, "1/2"], "column": [1]}`), &q); err != nil || !q.Equal(p) {
		t.Errorf("%v, %v", q, err)
	}
	if err := json.Unmarshal([]byte("null"), &q); err != nil || !q.Equal(p) {
		t.Errorf("%v, %v", q, err)
	}
	for text, want := range map[string]string{
		`{"row": [1]}`:                     "matrixgame: the strategy of the column player: a strategy has at least one probability",
		`{"row": [1, "x"], "column": [1]}`: `matrixgame: the strategy of the row player: probability 2 "x" is no number`,
		`{"row": [1], "column": [1, 1]}`:   "matrixgame: the strategy of the column player: the sum of the probabilities is 2 and not 1",
		`{"row": [2, -1], "column": [1]}`:  "matrixgame: the strategy of the row player: probability 2 is negative: -1",
	} {
		if err := json.Unmarshal([]byte(text), &q); err == nil || err.Error() != want || !q.Equal(p) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

func TestCorrelatedText(t *testing.T) {
	g := battle()
	c, err := matrixgame.BestCoarseCorrelated(t.Context(), g, matrixgame.Integers([]int64{0, 0}, []int64{0, 1}))
	if err != nil {
		t.Fatal(err)
	}
	wantTexts(t, c, "1\n0 0\n0 1\n", `{"value":"1","coarse":true,"distribution":[["0","0"],["0","1"]]}`)
}
