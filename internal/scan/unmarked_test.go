package scan_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/scan"
)

func TestUnmarked(t *testing.T) {
	for text, want := range map[string]string{"": "", "x": "x", "\ufeff": "   ", "\ufeffx\ufeff": "   x\ufeff", " \ufeffx": " \ufeffx"} {
		if got := scan.Unmarked(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
