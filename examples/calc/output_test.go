package main

import (
	"fmt"
	"strings"
	"testing"
)

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
