package database

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Verify checks the value of every position, without regard to how it was found: it asks the rules for the moves, adds
// up the values that the database has for the parts that they lead to, and checks by comparisons alone that the
// position is equal to its value. All values are right then, by induction on the moves. What the rules say of how
// positions split and which are alike is believed.
//
// The error is a *[cgt.RulesetError] that names the first position where the check fails, or of which a part of an
// option is not in the database, a *[cgt.LimitError] if a comparison takes more steps than the limit of the [Maker], or
// the cause why ctx is done.
func (d *Database[Pos]) Verify(ctx context.Context) error { return d.verifySome(ctx, math.MaxInt) }

// verifySome verifies some of the positions, spread evenly.
func (d *Database[Pos]) verifySome(ctx context.Context, some int) error {
	n := len(d.positions)
	some = min(some, n)
	for i := range some {
		p := d.positions[int(int64(i)*int64(n)/int64(some))]
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := d.verify(ctx, p); err != nil {
			return err
		}
	}
	return nil
}

// verify checks that p is equal to its value g. Let p be {p^L | p^R}. If no p^L ≥ g, and for every g^R there is a p^R ≤
// g^R, then p ≤ g, for a g^R ≤ p would need every p^R to be not ≤ g^R. The same holds for the other side. A canonical
// form has no options that could be replaced, so a value that is right passes.
func (d *Database[Pos]) verify(ctx context.Context, p Pos) error {
	g := d.values[p]
	for who := cgt.Left; who <= cgt.Right; who++ {
		fail := func(format string, args ...any) error {
			return &cgt.RulesetError{Position: fmt.Sprint(p), Who: who, Msg: fmt.Sprintf(format, args...)}
		}
		var options []surreal.Game
		for _, q := range d.rules.AppendMoves(nil, p, who) {
			o, err := d.sumOf(ctx, q)
			if err != nil {
				return err
			}
			if o == nil {
				return fail("a part of the option %v is not in the database", q)
			}
			isBetter, err := d.isAtLeast(ctx, *o, g, who)
			if err != nil {
				return err
			}
			if isBetter {
				return fail("the value %s is not right: a move leads to %s", brief(g), brief(*o))
			}
			options = append(options, *o)
		}
		for o := range g.Options(who) {
			var err error
			if !slices.ContainsFunc(options, func(q surreal.Game) bool {
				is := false
				if err == nil {
					is, err = d.isAtLeast(ctx, q, o, who)
				}
				return is
			}) && err == nil {
				return fail("the value %s is not right: no move is as good as that to %s", brief(g), brief(o))
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// isAtLeast reports whether g is as good as h for who, or better.
func (d *Database[Pos]) isAtLeast(ctx context.Context, g, h surreal.Game, who cgt.Player) (bool, error) {
	rel, err := d.calculator.Rel(ctx, g, h)
	return rel == surreal.Equal || who == cgt.Left && rel == surreal.Greater || who == cgt.Right && rel == surreal.Less, err
}

// sumOf returns the value of p by those of its parts, or nil if one of them is not there.
func (d *Database[Pos]) sumOf(ctx context.Context, p Pos) (*surreal.Game, error) {
	var sum []surreal.Game
	for _, q := range d.appendParts(nil, p) {
		q, swapped := d.normalize(q)
		g, ok := d.values[q]
		if !ok {
			return nil, nil
		}
		if swapped {
			g = g.Neg()
		}
		sum = append(sum, g)
	}
	total, err := d.calculator.Sum(ctx, sum...)
	return &total, err
}

// brief returns the text of a value for a message.
func brief(g surreal.Game) string {
	text, err := g.Text(200)
	if err != nil {
		return "with a long text"
	}
	return text
}
