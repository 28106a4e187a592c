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

func TestBlanks(t *testing.T) {
	for _, text := range []string{"", "abc", "将棋", "e\u0301", "longer"} {
		if got := text + svg.Blanks(text, 5); svg.Letters(got) != max(5, svg.Letters(text)) {
			t.Errorf("%q is filled to %q", text, got)
		}
	}
}

// TestWidth: lines of letters of fonts that are not of a fixed width take no more room than is said, in hundredths of the
// size of Arial, nor half of it.
func TestWidth(t *testing.T) {
	for text, want := range map[string]float64{"": 0, "WIDTH": 328, "MMMM": 333, "WWWW": 378, "swimming": 445, "1/2": 139, "OXQ": 223, "@%": 190, "ш": 80} {
		if got := svg.Width(text, 58); got < want || got > 1.7*want {
			t.Errorf("%q has the width %g, want %g at least", text, got, want)
		}
	}
}
