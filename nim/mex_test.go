package nim

import (
	"testing"

	"pgregory.net/rapid"
)

func TestMex(t *testing.T) {
	slow := func(values []Nimber) (mex Nimber) {
		have := map[Nimber]bool{}
		for _, v := range values {
			have[v] = true
		}
		for have[mex] {
			mex++
		}
		return mex
	}
	rapid.Check(t, func(t *rapid.T) {
		most := Nimber(rapid.SampledFrom([]uint64{1, 3, 63, 64, 65, 1000, 1<<64 - 1}).Draw(t, "most"))
		values := rapid.SliceOf(rapid.Custom(func(t *rapid.T) Nimber { return drawNimber(t, "value") & most })).Draw(t, "values")
		if got, want := Mex(values...), slow(values); got != want {
			t.Fatalf("%d, want %d", got, want)
		}
	})
	// 0, 1, …, n−1 in some order, with and without one of them: about the sizes where the memory changes.
	for _, n := range []Nimber{0, 1, 2, 63, 64, 65, 127, 128, 510, 511, 512, 513, 575, 576, 577, 5000} {
		values := []Nimber{}
		for i := range n {
			values = append(values, (i*7919+3)%n)
		}
		if got := Mex(values...); got != n && n%7919 != 0 {
			t.Errorf("of 0, …, %d − 1: %d", n, got)
		}
		if n > 0 {
			without := values[0]
			values[0] = 1<<64 - 1
			if got := Mex(values...); got != without {
				t.Errorf("of 0, …, %d − 1 without %d: %d", n, without, got)
			}
		}
	}
}
