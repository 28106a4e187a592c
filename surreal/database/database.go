package database

import (
	"iter"

	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// Database has the values of positions of a game. It does not change, and is safe for concurrent use.
type Database[Pos comparable] struct {
	splitter[Pos]
	name       string
	version    uint64
	calculator surreal.Calculator
	positions  []Pos // in the order of their texts
	values     map[Pos]surreal.Game
}

var (
	_ sums.Database       = (*Database[int])(nil)
	_ surreal.Valuer[int] = (*Database[int])(nil)
)

func newDatabase[Pos comparable](m *Maker[Pos]) *Database[Pos] {
	return &Database[Pos]{splitter: newSplitter(m.Rules), name: m.Name, version: m.Version, calculator: m.calculator(), values: map[Pos]surreal.Game{}}
}

func (d *Database[Pos]) add(p Pos, g surreal.Game) {
	d.positions = append(d.positions, p)
	d.values[p] = g
}

// Len returns the number of positions.
func (d *Database[Pos]) Len() int { return len(d.positions) }

// All returns the positions with their values, in the order of the texts of the positions.
func (d *Database[Pos]) All() iter.Seq2[Pos, surreal.Game] {
	return func(yield func(Pos, surreal.Game) bool) {
		for _, p := range d.positions {
			if !yield(p, d.values[p]) {
				return
			}
		}
	}
}

// Value returns the value of p if all parts of p are in the database, as they are or as the rules normalise them. It
// adds up the values of the parts, if there are several.
func (d *Database[Pos]) Value(p Pos) (g surreal.Game, ok bool) {
	if g, ok := d.values[p]; ok {
		return g, true
	}
	var parts []surreal.Game
	for _, q := range d.appendParts(nil, p) {
		q, swapped := d.normalize(q)
		g, ok := d.values[q]
		if !ok {
			return surreal.Game{}, false
		}
		if swapped {
			g = g.Neg()
		}
		parts = append(parts, g)
	}
	return surreal.Sum(parts...), true
}

// Lookup returns the value of a position of the game, or of the negative of one, that is in the database as it is. It
// is the method of [sums.Database]: what a [sums.Solver] asks for is split and normalised already.
func (d *Database[Pos]) Lookup(c sums.Component) (g surreal.Game, ok bool) {
	p, negative, ok := sums.AtUnder(c, d.rules)
	if !ok {
		return surreal.Game{}, false
	}
	if g, ok = d.values[p]; negative {
		g = g.Neg()
	}
	return g, ok
}

// String returns the name of the game.
func (d *Database[Pos]) String() string { return d.name }
