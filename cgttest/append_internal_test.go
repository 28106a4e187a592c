package cgttest

import (
	"strings"
	"testing"
)

// A list that is kept is found whenever the rules begin to remember it.
func TestKeptLater(t *testing.T) {
	const most = 8 // times that something is in dst
	for times := 1; times <= most; times++ {
		for keeping, keep := range map[string]func(dst []int, from int) []int{
			"all of dst":        func(dst []int, _ int) []int { return dst },
			"what was appended": func(dst []int, from int) []int { return dst[from:] },
		} {
			asked, kept := 0, []int(nil)
			var f faults
			checkAppends(&f, 5, 7, "moves", func(dst []int, n int) []int {
				if n != 5 {
					return dst
				}
				if kept != nil {
					return append(dst, kept...)
				}
				from := len(dst)
				dst = append(dst, 4, 3)
				if from > 0 {
					asked++
				}
				if asked == times {
					kept = keep(dst, from)
				}
				return dst
			})
			if f.n == 0 || !strings.HasSuffix(f.what[0](&lookalikes{}), ": the rules keep dst, or a part of it") {
				t.Errorf("%s is kept after %d times: %d faults", keeping, times, f.n)
			}
		}
	}
}
