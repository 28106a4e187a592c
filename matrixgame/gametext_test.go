package matrixgame_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

func TestGameJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		text, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		var h matrixgame.Game
		if err := json.Unmarshal(text, &h); err != nil || !g.Equal(&h) {
			t.Fatalf("%s: %v\n%v", text, err, &h)
		}
		if n := strings.Count(g.String(), "\n"); n != strings.Count(nfgOf(g), "\n")-4 {
			t.Fatalf("%v has %d lines", g, n)
		}
	})
}

// nfgOf returns the .nfg file, in which the payoffs of each profile are on a line of their own too, after a line for
// the players, one for the choices, one for the comment and an empty one.
func nfgOf(g *matrixgame.Game) string { return (&matrixgame.NFG{Game: g}).String() }

func TestGameFromJSON(t *testing.T) {
	g, err := matrixgame.NewGame([]int{2, 1}, []*big.Rat{big.NewRat(1, 2), big.NewRat(-3, 1)}, []*big.Rat{big.NewRat(0, 1), big.NewRat(1, 4)})
	if err != nil {
		t.Fatal(err)
	}
	var h matrixgame.Game
	if err := json.Unmarshal([]byte(`{"payoffs": [["1/2", -3], [0, 0.25]], "choices": [2, 1]}`), &h); err != nil || !g.Equal(&h) {
		t.Errorf("%v, %v", &h, err)
	}
	if err := json.Unmarshal([]byte(" null "), &h); err != nil || !g.Equal(&h) {
		t.Errorf("null changes a game, %v", err)
	}
	if got, want := h.String(), "1 1: 1/2, 0\n2 1: -3, 1/4\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for text, want := range map[string]string{
		`{}`:                                                       "matrixgame: a game has at least one player",
		`{"choices": [2], "payoffs": []}`:                          "matrixgame: there are 1 players, and payoffs for 0",
		`{"choices": [0], "payoffs": [[]]}`:                        "matrixgame: player 1 has no choices",
		`{"choices": [1], "payoffs": [[]]}`:                        "matrixgame: player 1 has 0 payoffs, and there are not as many profiles",
		`{"choices": [1], "payoffs": [[1,2]]}`:                     "matrixgame: player 1 has 2 payoffs, and there are not as many profiles",
		`{"choices": [1], "payoffs": [["x"]]}`:                     `matrixgame: payoff 1 of player 1 "x" is no number`,
		`{"choices": [1,1], "payoffs": [[1],[null]]}`:              `matrixgame: payoff 1 of player 2 "null" is no number`,
		`{"choices": [4611686018427387904,4], "payoffs": [[],[]]}`: "matrixgame: player 1 has 0 payoffs, and there are not as many profiles",
		`{"choices": [-1], "payoffs": [[1]]}`:                      "matrixgame: player 1 has no choices",
	} {
		var input *matrixgame.InputError
		if err := json.Unmarshal([]byte(text), &h); !errors.As(err, &input) || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
	if err := json.Unmarshal([]byte(`[1]`), &h); err == nil || !g.Equal(&h) {
		t.Errorf("%v, %v", err, &h)
	}
}
