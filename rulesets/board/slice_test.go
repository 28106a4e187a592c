package board_test

import (
	"testing"

	"github.com/cgt-go/sdk/rulesets/board"
)

func TestSlice(t *testing.T) {
	b := board.MustParse("ab|ba|aa", "ab")
	for _, c := range []struct {
		first, end int
		want       string
	}{
		{0, 3, "ab|ba|aa"},
		{0, 1, "ab"},
		{1, 3, "ba|aa"},
		{2, 2, ""},
		{3, 3, ""},
	} {
		if got, want := b.Slice(c.first, c.end), board.MustParse(c.want, "ab"); got != want {
			t.Errorf("Slice(%d, %d) = %q, want %q", c.first, c.end, got, want)
		}
	}
	if got := (board.Board{}).Slice(0, 0); got != (board.Board{}) {
		t.Errorf("the board without squares has the rows %q", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	t.Errorf("there is no row 3, but %q", b.Slice(2, 4))
}
