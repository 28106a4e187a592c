package svg_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/svg"
)

func TestLetters(t *testing.T) {
	for text, want := range map[string]int{"": 0, "1/2": 3, "ω·2": 3, "é": 1, "e\u0301": 1, "将棋": 4, "かな": 4, "한글": 4, "！": 2, "🎲x": 3, "\xff": 1} {
		if got := svg.Letters(text); got != want {
			t.Errorf("%q has the width of %d letters, want %d", text, got, want)
		}
	}
}
