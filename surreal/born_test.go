package surreal

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestBornBy(t *testing.T) {
	for day, want := range []int{1, 4, 22, 1474} { // Siegel, Combinatorial Game Theory, §III.1
		games, ok := BornBy(day)
		if !ok || len(games) != want || !slices.IsSortedFunc(games, CompareStructure) || !slices.Equal(games, bornBy(day)) {
			t.Errorf("day %d: %d games, %v", day, len(games), ok)
		}
	}
	for _, day := range []int{-1, 4} {
		if games, ok := BornBy(day); ok || games != nil {
			t.Errorf("day %d: %d games", day, len(games))
		}
	}
}

func TestRandom(t *testing.T) {
	seen := map[Game]bool{}
	for seed := range uint64(200) {
		g := Random(rand.New(rand.NewPCG(seed, 0)), 3, 2)
		if g != Random(rand.New(rand.NewPCG(seed, 0)), 3, 2) {
			t.Errorf("seed %d gives %v, and then another game", seed, g)
		}
		if g.Birthday().Compare(DyadicFromInt(3)) > 0 {
			t.Errorf("%v is born late", g)
		}
		seen[g] = true
	}
	if len(seen) < 30 {
		t.Errorf("%d different games", len(seen))
	}
	if g := Random(rand.New(rand.NewPCG(1, 1)), 0, math.MaxInt); g != (Game{}) {
		t.Errorf("%v", g)
	}
	for _, size := range [][2]int{{0, 3}, {3, 0}, {-1, -1}} {
		if g := Random(rand.New(rand.NewPCG(1, 1)), size[0], size[1]); g != (Game{}) {
			t.Errorf("%v: %v", size, g)
		}
	}
}
