package main

import (
	"context"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// TestProgress tells a hundred times in one search, at most, and begins anew with the next one.
func TestProgress(t *testing.T) {
	var told strings.Builder
	tell := progress(&told, "positions", 4_000_000)
	for _, times := range []int{1, 2, 3, 4, 5, 1} { // the last one is of another search
		tell(cgt.Stats{Positions: times * cgt.ProgressEvery})
	}
	if want := "16384 of 4000000 positions\n65536 of 4000000 positions\n16384 of 4000000 positions\n"; told.String() != want {
		t.Errorf("%q, want %q", told.String(), want)
	}
	told.Reset()
	const times = 100_000
	tell = progress(&told, "positions", times*cgt.ProgressEvery)
	for n := range times {
		tell(cgt.Stats{Positions: (n + 1) * cgt.ProgressEvery})
	}
	if got := strings.Count(told.String(), "\n"); got != 100 {
		t.Errorf("told %d times", got)
	}
}

// Who interrupts a form that tells how far it is reads that it was interrupted, and no more.
func TestProgressInterrupted(t *testing.T) {
	for _, words := range [][]string{
		{"octal", "0.6", "-n", "1000000"},
		{"solve", "hex", "5"},
		{"solve", "position", "domineering", "......|......|......|......|......"},
		{"sum", "clobber(xoxox|oxoxo|xoxox|oxoxo)"},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		errOut := interrupting{cancel: cancel}
		var out strings.Builder
		status := run(ctx, append(words, "-progress"), strings.NewReader(""), &out, &errOut)
		lines := strings.SplitAfter(strings.TrimSuffix(errOut.String(), "\n"), "\n")
		if last := lines[len(lines)-1]; status != 2 || out.Len() > 0 || last != "calc: interrupted" || len(lines) < 2 {
			t.Errorf("%q: status %d, %q, %q", words, status, out.String(), errOut.String())
		}
	}
}

// interrupting calls cancel when something is written.
type interrupting struct {
	strings.Builder
	cancel func()
}

func (w *interrupting) Write(p []byte) (int, error) {
	w.cancel()
	return w.Builder.Write(p)
}
