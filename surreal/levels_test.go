package surreal

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// slowBirthday is the definition: one more than the birthday of an option.
func slowBirthday(g Game) int {
	day := 0
	for o := range g.Left() {
		day = max(day, slowBirthday(o)+1)
	}
	for o := range g.Right() {
		day = max(day, slowBirthday(o)+1)
	}
	return day
}

func TestLevels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, "g", 3)
		levels, ok := g.Levels(1 << 20)
		if !ok || len(levels) != slowBirthday(g)+1 {
			t.Fatalf("%v has the levels %v, %v", g, levels, ok)
		}
		all := map[Game]bool{}
		for day, level := range levels {
			if len(level) == 0 || !slices.IsSortedFunc(level, CompareStructure) {
				t.Errorf("of %v on day %d: %v", g, day, level)
			}
			for _, h := range level {
				if slowBirthday(h) != day || all[h] {
					t.Errorf("%v, a follower of %v, is on the level of day %d", h, g, day)
				}
				all[h] = true
			}
		}
		want := map[Game]bool{}
		collectFollowers(want, g)
		want[g] = true
		if len(all) != len(want) {
			t.Errorf("%v has %d followers on its levels, want %d", g, len(all), len(want))
		}
		if levels, ok := g.Levels(len(want) - 1); ok || levels != nil {
			t.Errorf("%v has more than %d followers, but the levels %v", g, len(want)-1, levels)
		}
	})
	for _, text := range []string{"1000000000000000000000", "*1000000000", "^1000000000"} {
		if _, ok := MustParse(text).Levels(1000); ok {
			t.Errorf("%v has levels of at most 1000 followers", text)
		}
	}
}
