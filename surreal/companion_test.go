package surreal

import (
	"slices"
	"testing"
)

// The test suite of CGSuite 2.2.
func TestKnownCompanions(t *testing.T) {
	for game, want := range map[string]string{
		"0":                 "*",
		"-1823437481924":    "-1823437481924",
		"^":                 "^*",
		"*5":                "*5",
		"{0|*||*|||*||||*}": "^[4]*",
		"{0||0|vvv}":        "{0,*||*|v3*}",
		"{1|^^||^}":         "{1|^^*||^*}",
		"{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}": "{3/2*|1/2||{*|-3},{-1*,{-1/2|-1*}|-5/2}}",
	} {
		if got := MustParse(game).Companion(); got != MustParse(want) {
			t.Errorf("the companion of %s is %v, want %s", game, got, want)
		}
	}
}

// Of the games born by a day, taking companions is an automorphism of the lattice: one to one, its own inverse, and it
// keeps the order.
func TestCompanionLattice(t *testing.T) {
	for day := 1; day <= 3; day++ {
		games, _ := BornBy(day)
		var companions []Game
		for _, g := range games {
			c := g.Companion()
			if c.Companion() != g || !slices.Contains(games, c) {
				t.Fatalf("day %d: %v has the companion %v, and that %v", day, g, c, c.Companion())
			}
			companions = append(companions, c)
		}
		step := 1
		if day == 3 {
			step = 37 // not all pairs
		}
		for i := range games {
			for j := i % step; j < len(games); j += step {
				if r, s := games[i].Rel(games[j]), companions[i].Rel(companions[j]); r != s {
					t.Fatalf("%v %v %v, but the companions are %v %v %v", games[i], r, games[j], companions[i], s, companions[j])
				}
			}
		}
	}
}
