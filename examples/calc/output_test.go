package main

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/surreal"
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

// An analysis that is interrupted anywhere is an error, and never one without what there was no time for.
func TestAnalysisInterrupted(t *testing.T) {
	g := surreal.Nimber(8).Heat(surreal.Int(1)) // its thermograph, atomic weight and reduced form take some time
	for n := 0; ; n++ {
		ctx := countdown.New(n, nil)
		got, err := newAnalysis(ctx, g)
		if ctx.Looks() <= n { // it was over before
			want, err2 := newAnalysis(t.Context(), g)
			if err != nil || err2 != nil || !reflect.DeepEqual(got, want) || n < 3 {
				t.Errorf("after %d looks: %+v, %v, want %+v, %v", n, got, err, want, err2)
			}
			return
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("interrupted by look %d: %+v, %v", n+1, got, err)
		}
	}
}
