package transfinite_test

import (
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/surreal/transfinite"
)

func signs(s string) transfinite.SignExpansion { return transfinite.MustParseSignExpansion(s) }

// drawRuns draws an expansion with up to a number of runs, which have lengths with exponents nested to a depth, mostly
// 1, ω and other short ones.
func drawRuns(t *rapid.T, most, depth int) transfinite.SignExpansion {
	x := transfinite.SignExpansion{}
	lengths := []transfinite.Ordinal{ordinal("1"), ordinal("1"), ordinal("2"), ordinal("w"), ordinal("w*2"), ordinal("w+1"), ordinal("w^2")}
	for range rapid.IntRange(0, most).Draw(t, "runs") {
		n := rapid.SampledFrom(lengths).Draw(t, "length")
		if depth > 0 && rapid.IntRange(0, 3).Draw(t, "long") == 0 {
			n = drawOrdinal(t, depth-1)
		}
		x = x.Concat(transfinite.SignRun(rapid.SampledFrom([]int{1, -1}).Draw(t, "sign"), n))
	}
	return x
}

// drawSigns draws an expansion with repeated blocks.
func drawSigns(t *rapid.T) transfinite.SignExpansion {
	x := drawRuns(t, 3, 1)
	for range rapid.IntRange(0, 2).Draw(t, "blocks") {
		block, err := drawRuns(t, 4, 1).Repeat(transfinite.OmegaOrdinal())
		if err != nil {
			t.Fatal(err)
		}
		x = x.Concat(block).Concat(drawRuns(t, 2, 1))
	}
	return x
}
