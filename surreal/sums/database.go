package sums

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Database knows the values of some components beforehand. Package database of surreal makes them, of one game each.
type Database interface {
	// Lookup returns the value of c if it knows it. A [Solver] asks for positions that do not split ([cgt.Decomposer]),
	// as [cgt.Normalizer] gives them. The value must be right for the rules of c; it is believed. Lookup must be safe
	// for concurrent use.
	Lookup(c Component) (g surreal.Game, ok bool)
}

// Databases are several of them, asked in turn. None may be nil.
type Databases []Database

// Lookup returns the value of c from the first database that knows it.
func (d Databases) Lookup(c Component) (surreal.Game, bool) {
	for _, one := range d {
		if g, ok := one.Lookup(c); ok {
			return g, true
		}
	}
	return surreal.Game{}, false
}

// AtUnder returns the position that c is, as [At] does, if its rules are equal to the given ones. Rules that cannot be
// compared with == are equal to none.
func AtUnder[Pos comparable](c Component, rules cgt.Ruleset[Pos]) (p Pos, negative, ok bool) {
	b, ok := c.body.(bound[Pos])
	if !ok || b.game.key != any(rulesKey[Pos]{rules}) {
		var none Pos
		return none, false, false
	}
	return b.p, c.negative, true
}

// Values returns the values of components: from the Database as far as it has them, and otherwise from all positions of
// the component, which takes long if these are many. Package hotplay plays with such values. There may be
// s.Limits.Positions of them in each game, and for the steps of each the default of [surreal.Limits] holds. Errors are
// those of [surreal.Solver.Value].
func (s *Solver) Values(ctx context.Context, sum ...Component) ([]surreal.Game, error) {
	s.prepare(ctx)
	values := make([]surreal.Game, len(sum))
	for i, c := range sum {
		if c.body == nil {
			continue
		}
		g, err := c.body.value(ctx, s)
		if err != nil {
			return nil, err
		}
		if c.negative {
			g = g.Neg()
		}
		values[i] = g
	}
	return values, nil
}

func (v value) value(context.Context, *Solver) (surreal.Game, error) { return v.g, nil }

func (b bound[Pos]) value(ctx context.Context, s *Solver) (surreal.Game, error) {
	f := familyOf(s, b.game)
	f.values.Limits = surreal.Limits{Positions: s.Limits.Positions}
	return f.values.Value(ctx, b.p)
}

// informed is rules together with all that is known of values of their positions beforehand.
type informed[Pos comparable] struct {
	*family[Pos]
	solver *Solver
}

// AppendMoves appends the moves as the rules say.
func (r informed[Pos]) AppendMoves(dst []Pos, p Pos, who cgt.Player) []Pos {
	return r.rules.AppendMoves(dst, p, who)
}

// AppendParts appends the parts as the rules say.
func (r informed[Pos]) AppendParts(dst []Pos, p Pos) []Pos {
	if r.decomposer == nil {
		return append(dst, p)
	}
	return r.decomposer.AppendParts(dst, p)
}

// Normalize returns the representative as the rules say.
func (r informed[Pos]) Normalize(p Pos) (Pos, bool) {
	if r.normalizer == nil {
		return p, false
	}
	return r.normalizer.Normalize(p)
}

// Value returns the value that is known beforehand.
func (r informed[Pos]) Value(p Pos) (surreal.Game, bool) { return r.known(r.solver, p) }

// known returns the value of a part if the database or the rules know it.
func (f *family[Pos]) known(s *Solver, p Pos) (surreal.Game, bool) {
	if s.Database != nil {
		if g, ok := s.Database.Lookup(Component{body: bound[Pos]{f.game, p}}); ok {
			return g, true
		}
	}
	if f.valuer != nil {
		if g, ok := f.valuer.Value(p); ok {
			return g, true
		}
	}
	if f.nimValuer != nil {
		if n, ok := f.nimValuer.NimValue(p); ok {
			return surreal.Nimber(n), true
		}
	}
	return surreal.Game{}, false
}
