package matrixgame_test

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

func TestSolutionText(t *testing.T) {
	m, err := matrixgame.ParseMatrix("1 -1.5\n-1.5 2")
	if err != nil {
		t.Fatal(err)
	}
	s, err := matrixgame.Solve(context.Background(), m)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.String(), "-1/24 (7/12, 5/12) (7/12, 5/12)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	text, err := json.Marshal(s)
	if want := `{"value":"-1/24","row":["7/12","5/12"],"column":["7/12","5/12"]}`; err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
}

func TestEquilibriaText(t *testing.T) {
	e, err := matrixgame.ExtremeEquilibria(context.Background(), battle())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := e.String(), "(0, 1) (0, 1) 1, 2\n(2/3, 1/3) (1/3, 2/3) 2/3, 2/3\n(1, 0) (1, 0) 2, 1\n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	text, err := json.Marshal(e)
	want := `{"equilibria":[{"row":["0","1"],"column":["0","1"],"payoffs":["1","2"]},{"row":["2/3","1/3"],"column":["1/3","2/3"],"payoffs":["2/3","2/3"]},{"row":["1","0"],"column":["1","0"],"payoffs":["2","1"]}]}`
	if err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
}

func TestOptimaText(t *testing.T) {
	s, err := matrixgame.Solve(t.Context(), matrixgame.Integers([]int64{1, 1}, []int64{0, 2}))
	if err != nil {
		t.Fatal(err)
	}
	o, err := s.Optima(t.Context(), matrixgame.Column)
	if err != nil {
		t.Fatal(err)
	}
	wantTexts(t, o, "(1/2, 1/2)\n(1, 0)\n", `{"player":"column","value":"1","dimension":1,"extreme":[["1/2","1/2"],["1","0"]]}`)
}

func TestBoundsText(t *testing.T) {
	b, err := matrixgame.SolveBetween(t.Context(), matrixgame.Integers([]int64{1}, []int64{-1}), matrixgame.Integers([]int64{1}, []int64{2}))
	if err != nil {
		t.Fatal(err)
	}
	wantTexts(t, b, "[1, 2] (1, 0) (1)", `{"low":"1","high":"2","row":["1","0"],"column":["1"]}`)
}
