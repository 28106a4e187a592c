package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/surreal"
)

func TestIsPrintable(t *testing.T) {
	// ±1 ± 2 ± … ± n has few positions, but its text doubles with n.
	var sum surreal.Game
	for n := int64(1); n <= 16; n++ {
		sum = sum.Add(surreal.Switch(surreal.Int(n)))
		size := len(sum.String())
		if !isPrintable(sum, 2*size) || isPrintable(sum, size/4) {
			t.Errorf("n = %d, %d bytes: printable within twice that %v, within a quarter %v",
				n, size, isPrintable(sum, 2*size), isPrintable(sum, size/4))
		}
	}
	for _, s := range []string{"0", "*", "-1/2^3*2", "+_2", "-_2", "+-{1,1*}", "{2|1||-1}", "{0,*2|v||0}"} {
		g := surreal.MustParse(s)
		if size := len(g.String()); !isPrintable(g, 2*size) || isPrintable(g, size/4) {
			t.Errorf("%s: printable within twice its bytes %v, within a quarter %v",
				s, isPrintable(g, 2*size), isPrintable(g, size/4))
		}
	}
}

func TestTooLong(t *testing.T) {
	var b strings.Builder
	for n := range 24 {
		fmt.Fprintf(&b, "+-%d", n+1)
	}
	status, stdout, stderr := calcOut(strings.NewReader(b.String()), "-json", "-")
	wantError(t, "more than 16777216 bytes", status, stdout, stderr)
}

func TestOneLine(t *testing.T) {
	for s, want := range map[string]string{
		"plain ↑":                  "plain ↑",
		"a\nb\tc\u200b\x00":        `a\nb\tc\u200b\x00`,
		"a\xffb":                   "a�b",
		strings.Repeat("x", 10000): strings.Repeat("x", 501) + "…",
	} {
		if got := oneLine(s); got != want {
			t.Errorf("%.30q: %q, want %q", s, got, want)
		}
	}
}
