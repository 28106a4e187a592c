package hackenbush_test

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"pgregory.net/rapid"
)

// TestVertexNames says that the numbers of the vertices do not matter, be they small, large or negative.
func TestVertexNames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		es := edges(12, allColour).Draw(t, "edges")
		want := build2(t, es)
		names := rapid.SliceOfNDistinct(rapid.OneOf(rapid.IntRange(1, 30), rapid.IntRange(math.MinInt, -1), rapid.IntRange(1, math.MaxInt)),
			len(es), len(es), rapid.ID[int]).Draw(t, "names")
		names = append([]int{hackenbush.Ground}, names...)
		for i, e := range es {
			es[i].From, es[i].To = names[e.From], names[e.To]
		}
		if got := build2(t, es); got != want {
			t.Fatalf("%v with other names is %v", want, got)
		}
	})
}
