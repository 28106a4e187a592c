package visible_test

import (
	"testing"

	"github.com/cgt-go/sdk/internal/visible"
)

func TestText(t *testing.T) {
	for s, want := range map[string]string{"": `""`, " ": `" "`, "\n": `"\n"`, "a b": "a b", "x.\n.o": `"x.\n.o"`, "a\x1b": `"a\x1b"`, "a\u2028b": `"a\u2028b"`, "a\u2029b": `"a\u2029b"`, "a\u202eb": `"a\u202eb"`, "a\xff": "a\xff", "a\tb": `"a\tb"`, "a\rb": `"a\rb"`, "a\u0085b": `"a\u0085b"`, "é": "é", " a": " a", `""`: `""`} {
		if got := visible.Text(s); got != want {
			t.Errorf("%q is written %s, want %s", s, got, want)
		}
	}
}
