package database

import (
	"cmp"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// valueTable is a list of values that has with each one its options, as they are listed in a file. Sums of a number, a
// multiple of ↑ and a nimber come first: they are written as such, without options.
type valueTable struct {
	games   []surreal.Game
	simple  int // how many of them are such sums
	numbers map[surreal.Game]int
}

// compareValues orders values so that the options of each come before it, but for those of simple ones.
func compareValues(g, h surreal.Game) int {
	switch a, b := isSimple(g), isSimple(h); {
	case a && !b:
		return -1
	case b && !a:
		return 1
	case a:
		return surreal.CompareStructure(g, h)
	}
	return cmp.Or(g.Birthday().Compare(h.Birthday()), surreal.CompareStructure(g, h))
}

func isSimple(g surreal.Game) bool {
	_, _, _, ok := g.NumberUpStar()
	return ok
}

// newValueTable returns the table of the values of a database and their options.
func newValueTable[Pos comparable](d *Database[Pos]) *valueTable {
	t := &valueTable{numbers: map[surreal.Game]int{}}
	add := func(g surreal.Game) {
		if _, ok := t.numbers[g]; !ok {
			t.numbers[g] = 0
			t.games = append(t.games, g)
		}
	}
	for _, g := range d.All() {
		add(g)
	}
	for i := 0; i < len(t.games); i++ {
		if g := t.games[i]; !isSimple(g) {
			for who := cgt.Left; who <= cgt.Right; who++ {
				for o := range g.Options(who) {
					add(o)
				}
			}
		}
	}
	slices.SortFunc(t.games, compareValues)
	for i, g := range t.games {
		t.numbers[g] = i
		if isSimple(g) {
			t.simple++
		}
	}
	return t
}

// options returns the numbers of the options of who in a value, in ascending order.
func (t *valueTable) options(g surreal.Game, who cgt.Player) []int {
	var list []int
	for o := range g.Options(who) {
		list = append(list, t.numbers[o])
	}
	slices.Sort(list)
	return list
}
