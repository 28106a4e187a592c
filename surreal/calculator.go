package surreal

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
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
	if err := st.noGame(); err != nil {
		return Game{}, err
	}
	return st.G, nil
}

// ParseStatement reads an expression, or a question such as isHot(g), of which [Statement] has the list, or a
// comparison of two expressions with one of the signs <, <=, >, >=, ==, != and || (confused with) between them; = may
// stand for ==, ≤ and ≥ for <= and >=, and ‖ or <> for ||.
func (c *Calculator) ParseStatement(ctx context.Context, s string) (Statement, error) {
	r := c.reader(ctx, s)
	st, err := r.read()
	if err != nil {
		return Statement{}, err
	}
	if st.Op != "" {
		st.Rel = r.e.rel(st.G, st.H)
	}
	if r.e.Err != nil {
		return Statement{}, r.stopped()
	}
	return st, nil
}

func (c *Calculator) reader(ctx context.Context, s string) *reader {
	e := new(engine)
	e.Budget = budget.New(ctx, c.Limits.steps())
	return &reader{s: s, e: e, limits: c.Limits, frames: []group{{}}}
}

// ParseSum reads an expression as [Calculator.Parse] does, but does not add up the terms of which it is the sum or
// difference: it returns them, each with its sign. So sums can be read that are too large to be worked out, for
// [SumThermograph].
func (c *Calculator) ParseSum(ctx context.Context, s string) ([]Game, error) {
	r := c.reader(ctx, s)
	r.apart = true
	st, err := r.read()
	if err != nil {
		return nil, err
	}
	if err := st.noGame(); err != nil {
		return nil, err
	}
	if r.e.Err != nil {
		return nil, r.stopped()
	}
	return r.terms, nil
}

// within returns what f returns, if it comes to an end within the limits.
func within[T any](ctx context.Context, c *Calculator, f func(e *engine) T) (T, error) {
	e := new(engine)
	e.Budget = budget.New(ctx, c.Limits.steps())
	v := f(e)
	if e.Err != nil {
		var none T
		return none, e.Err
	}
	return v, nil
}

// New returns the game {left | right} as the function [New] does.
func (c *Calculator) New(ctx context.Context, left, right []Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.canonical(slices.Clone(left), slices.Clone(right)) })
}

// Rel returns the relation of g to h.
func (c *Calculator) Rel(ctx context.Context, g, h Game) (Rel, error) {
	return within(ctx, c, func(e *engine) Rel { return e.rel(g, h) })
}

// Sum returns the sum of games.
func (c *Calculator) Sum(ctx context.Context, games ...Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.sum(games) })
}

// OrdinalSum returns the ordinal sum of games as the function [OrdinalSum] does.
func (c *Calculator) OrdinalSum(ctx context.Context, games ...Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.ordinalSum(games) })
}

// Thermograph returns the thermograph of g.
func (c *Calculator) Thermograph(ctx context.Context, g Game) (Thermograph, error) {
	return within(ctx, c, func(e *engine) Thermograph { return e.thermograph(g) })
}

// Cool returns g cooled by t, as [Game.Cool] does; ok is false for t < −1, and then err is nil.
func (c *Calculator) Cool(ctx context.Context, g Game, t Dyadic) (cooled Game, ok bool, err error) {
	if t.Compare(coldest) < 0 {
		return Game{}, false, nil
	}
	cooled, err = within(ctx, c, func(e *engine) Game { return e.cool(g, t) })
	return cooled, err == nil, err
}

// Freeze returns g cooled by its own temperature, as [Game.Freeze] does.
func (c *Calculator) Freeze(ctx context.Context, g Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.freeze(g) })
}

// Heat returns g heated by t, as [Game.Heat] does.
func (c *Calculator) Heat(ctx context.Context, g, t Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.heat(g, t) })
}

// Overheat returns g overheated from s to t, as [Game.Overheat] does.
func (c *Calculator) Overheat(ctx context.Context, g, s, t Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.overheat(g, s, t) })
}

// Incentives returns the incentives of g, as [Game.Incentives] does.
func (c *Calculator) Incentives(ctx context.Context, g Game, players ...cgt.Player) ([]Game, error) {
	return within(ctx, c, func(e *engine) []Game { return e.incentives(g, players...) })
}

// Norton returns the Norton product g·u, as [Game.Norton] does.
func (c *Calculator) Norton(ctx context.Context, g, u Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.norton(g, u) })
}

// Times returns the Conway product g × h, as [Game.Times] does.
func (c *Calculator) Times(ctx context.Context, g, h Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.conway(g, h) })
}

// AtomicWeight returns the atomic weight of g, as [Game.AtomicWeight] does; if g has none, ok is false and err is nil.
func (c *Calculator) AtomicWeight(ctx context.Context, g Game) (w Game, ok bool, err error) {
	return partial(ctx, c, func(e *engine) (Game, bool) { return e.atomicWeight(g) })
}

// partial returns what f returns, if it comes to an end within the limits.
func partial[T any](ctx context.Context, c *Calculator, f func(e *engine) (T, bool)) (v T, ok bool, err error) {
	v, err = within(ctx, c, func(e *engine) T {
		v, ok = f(e)
		return v
	})
	return v, ok && err == nil, err
}

// Companion returns the companion of g, as [Game.Companion] does.
func (c *Calculator) Companion(ctx context.Context, g Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.companion(g) })
}

// Pow returns the power g^x, as [Game.Pow] does; where it is not defined, ok is false and err is nil.
func (c *Calculator) Pow(ctx context.Context, g Game, x Dyadic) (power Game, ok bool, err error) {
	return partial(ctx, c, func(e *engine) (Game, bool) { return e.pow(g, x) })
}

// PowTo returns the cumulative power g^→x, as [Game.PowTo] does; where it is not defined, ok is false and err is nil.
func (c *Calculator) PowTo(ctx context.Context, g Game, x Dyadic) (power Game, ok bool, err error) {
	return partial(ctx, c, func(e *engine) (Game, bool) { return e.powTo(g, x) })
}

// Subordinate returns the h with g = b:h, as [Game.Subordinate] does; if there is none, ok is false and err is nil.
func (c *Calculator) Subordinate(ctx context.Context, g, b Game) (h Game, ok bool, err error) {
	return partial(ctx, c, func(e *engine) (Game, bool) { return e.subordinate(g, b) })
}

// Uptimal returns the expansion of g, as [Game.Uptimal] does; if g is no uptimal, ok is false and err is nil.
func (c *Calculator) Uptimal(ctx context.Context, g Game) (u Uptimal, ok bool, err error) {
	return partial(ctx, c, func(e *engine) (Uptimal, bool) { return e.uptimal(g) })
}

// Reduced returns the reduced canonical form of g, as [Game.Reduced] does.
func (c *Calculator) Reduced(ctx context.Context, g Game) (Game, error) {
	return within(ctx, c, func(e *engine) Game { return e.reduced(g) })
}
