package surreal

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Calculator reads, adds and compares games within limits, and can be interrupted: use it where the
// games come from somebody else. The zero Calculator has the default limits and is ready for use, by
// several goroutines at once. Where a limit is reached or ctx is done, the error says so.
type Calculator struct {
	// Limits bounds the nesting and the digits of texts, and the steps of arithmetic.
	Limits Limits
}

// Parse reads a game as the function [Parse] does.
func (c *Calculator) Parse(ctx context.Context, s string) (Game, error) {
	st, err := c.ParseStatement(ctx, s)
	if err != nil {
		return Game{}, err
	}
	if st.Op != "" {
		return Game{}, &cgt.SyntaxError{What: "game", Offset: st.offset, Msg: "a comparison is not a game"}
	}
	return st.G, nil
}

// ParseStatement reads an expression, or a comparison of two with one of the signs <, <=, >, >=, ==,
// != and || (confused with) between them; = may stand for ==, ≤ and ≥ for <= and >=, and ‖ or <> for ||.
func (c *Calculator) ParseStatement(ctx context.Context, s string) (Statement, error) {
	e := new(engine)
	e.begin(ctx, c.Limits.steps())
	r := reader{s: s, e: e, limits: c.Limits, frames: []group{{}}}
	st, err := r.read()
	if err != nil {
		return Statement{}, err
	}
	if st.Op != "" {
		st.Rel = e.rel(st.G, st.H)
	}
	if e.err != nil {
		return Statement{}, r.stopped()
	}
	return st, nil
}

// New returns the game {left | right} as the function [New] does.
func (c *Calculator) New(ctx context.Context, left, right []Game) (Game, error) {
	e := new(engine)
	e.begin(ctx, c.Limits.steps())
	g := e.canonical(slices.Clone(left), slices.Clone(right))
	if e.err != nil {
		return Game{}, e.err
	}
	return g, nil
}

// Rel returns the relation of g to h.
func (c *Calculator) Rel(ctx context.Context, g, h Game) (Rel, error) {
	e := new(engine)
	e.begin(ctx, c.Limits.steps())
	r := e.rel(g, h)
	if e.err != nil {
		return 0, e.err
	}
	return r, nil
}

// Sum returns the sum of games.
func (c *Calculator) Sum(ctx context.Context, games ...Game) (Game, error) {
	e := new(engine)
	e.begin(ctx, c.Limits.steps())
	var sum Game
	for _, g := range games {
		sum = e.add(sum, g)
	}
	if e.err != nil {
		return Game{}, e.err
	}
	return sum, nil
}

// OrdinalSum returns the ordinal sum of games as the function [OrdinalSum] does.
func (c *Calculator) OrdinalSum(ctx context.Context, games ...Game) (Game, error) {
	e := new(engine)
	e.begin(ctx, c.Limits.steps())
	sum := e.ordinalSum(games)
	if e.err != nil {
		return Game{}, e.err
	}
	return sum, nil
}
