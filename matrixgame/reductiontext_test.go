package matrixgame_test

import (
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

func TestReductionText(t *testing.T) {
	m := matrixgame.Integers([]int64{2, 3}, []int64{1, 3})
	r, err := matrixgame.Dominance{IsWeak: true}.Reduce(t.Context(), m)
	if err != nil {
		t.Fatal(err)
	}
	wantTexts(t, r, "row 2 <= row 1\ncolumn 2 < column 1\n2\n",
		`{"steps":[{"player":"row","choice":1,"by":["1","0"],"strict":false},{"player":"column","choice":1,"by":["1","0"],"strict":true}],"rows":[0],"columns":[0],"matrix":[["2"]]}`)
	if r, err = (matrixgame.Dominance{}).Reduce(t.Context(), matrixgame.Integers([]int64{1})); err != nil {
		t.Fatal(err)
	}
	wantTexts(t, r, "1\n", `{"steps":[],"rows":[0],"columns":[0],"matrix":[["1"]]}`)
}

func TestGameReductionText(t *testing.T) {
	g := matrixgame.ZeroSum(matrixgame.Integers([]int64{2, 3}, []int64{1, 3})).Game()
	r, err := matrixgame.Dominance{IsWeak: true}.ReduceGame(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	wantTexts(t, r, "player 1: 2 <= 1\nplayer 2: 2 < 1\nplayer 1 has 1\nplayer 2 has 1\n",
		`{"steps":[{"player":0,"choice":1,"by":["1","0"],"strict":false},{"player":1,"choice":1,"by":["1","0"],"strict":true}],"left":[[0],[0]]}`)
	if r, err = (matrixgame.Dominance{}).ReduceGame(t.Context(), battle().Game()); err != nil {
		t.Fatal(err)
	}
	wantTexts(t, r, "player 1 has 1 2\nplayer 2 has 1 2\n", `{"steps":[],"left":[[0,1],[0,1]]}`)
}
