package ruletest

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Moves compares the moves on random boards, with the given letters and at most so many rows and columns, with those
// found by the definition: the texts of the boards after them.
func Moves(t *testing.T, rules cgt.Ruleset[board.Board], letters string, most int, definition func(grid [][]byte, who cgt.Player) []string) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		cols := rapid.IntRange(1, most).Draw(t, "cols")
		row := rapid.SliceOfN(rapid.SampledFrom([]byte(letters)), cols, cols)
		grid := rapid.SliceOfN(row, 1, most).Draw(t, "grid")
		b := board.MustParse(string(bytes.Join(grid, []byte("|"))), letters)
		for who := cgt.Left; who <= cgt.Right; who++ {
			var got []string
			for _, q := range rules.AppendMoves(nil, b, who) {
				got = append(got, q.String())
			}
			slices.Sort(got)
			want := definition(grid, who)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", who, got, want)
			}
		}
	})
}

// FirstMove says who wins a position if a player moves first.
type FirstMove struct {
	Position      string
	First, Winner cgt.Player
}

// Winners checks winners that are known, by search.
func Winners[Pos comparable](t *testing.T, rules cgt.Ruleset[Pos], parse func(string) (Pos, error), known ...FirstMove) {
	t.Helper()
	s := cgt.Solver[Pos]{Rules: rules}
	for _, k := range known {
		p, err := parse(k.Position)
		if err != nil {
			t.Errorf("%s: %v", k.Position, err)
			continue
		}
		if wins, err := s.Wins(t.Context(), p, k.First); err != nil || wins != (k.First == k.Winner) {
			t.Errorf("%s: %v first: %v, %v", k.Position, k.First, wins, err)
		}
	}
}
