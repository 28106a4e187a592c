package board_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/board"
)

func TestParseStrip(t *testing.T) {
	parse := func(text string) (board.Board, error) { return board.ParseStrip(text, "ab") }
	ruletest.Text(t, parse, "", "a", "abba")
	ruletest.Errors(t, parse, map[string]int{"ab|ba": 2, "ab\nba": 2, "|": 0, "a||": 1, "abc": 2})
	if got, want := board.MustParseStrip(" AB \r\n\n", "ab"), board.MustParse("ab", "ab"); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	defer func() {
		if recover() == nil {
			t.Error("MustParseStrip takes two rows")
		}
	}()
	board.MustParseStrip("a|b", "ab")
}
