package diagram

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// TestApart compares places with the formula of greatest minima: with the gaps taken off, each is the greatest, over where
// a stretch of wishes up to it begins, of the least mean over where it ends.
//
// Source: T. Robertson, F. T. Wright, R. L. Dykstra, Order restricted statistical inference, 1988, §1.4.
func TestApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		row := make([]Wish, rapid.IntRange(0, 9).Draw(t, "length"))
		for n := range row {
			row[n] = Wish{
				At:     float64(rapid.IntRange(-9, 9).Draw(t, "at")),
				Weight: float64(rapid.IntRange(1, 4).Draw(t, "weight")),
				Gap:    float64(rapid.IntRange(0, 5).Draw(t, "gap")),
			}
		}
		got := Apart(row)
		if len(got) != len(row) {
			t.Fatalf("%d places for %d wishes", len(got), len(row))
		}
		off := make([]float64, len(row)) // the gaps up to each
		for n := 1; n < len(row); n++ {
			off[n] = off[n-1] + row[n].Gap
		}
		for n := range row {
			want := math.Inf(-1)
			for first := range n + 1 {
				least, sum, weight := math.Inf(1), 0.0, 0.0
				for last := first; last < len(row); last++ {
					weight += row[last].Weight
					sum += row[last].Weight * (row[last].At - off[last])
					if last >= n {
						least = min(least, sum/weight)
					}
				}
				want = max(want, least)
			}
			if want += off[n]; math.Abs(got[n]-want) > 1e-9 {
				t.Fatalf("place %d is %g, want %g", n, got[n], want)
			}
		}
	})
}
