package database

import (
	"context"
	"errors"
	"iter"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Build finds the values of all positions that play comes to from the parts of the starts, each from the values of its
// options. Positions that take more steps than the limit are left out, and so are those from which such a one can be
// reached; leftOut is how many.
//
// The error is a *[cgt.LimitError] if there are too many positions, a *[cgt.LoopError] if play need not end, a
// *[cgt.RulesetError] if Parse does not read the text of a position, or Normalize is not idempotent, or the cause why
// ctx is done. The memory is in proportion to the number of moves in all positions. Build panics if Rules or Parse is
// nil.
func (m *Maker[Pos]) Build(ctx context.Context, starts iter.Seq[Pos]) (d *Database[Pos], leftOut int, err error) {
	m.check("Build")
	c, err := m.close(ctx, starts)
	if err != nil {
		return nil, 0, err
	}
	v, err := m.valuesOf(ctx, c)
	if err != nil {
		return nil, 0, err
	}
	order := make([]int32, 0, len(c.positions))
	for i := range v.values {
		if v.known[i] {
			order = append(order, int32(i))
		}
	}
	slices.SortFunc(order, func(i, j int32) int { return strings.Compare(c.texts[i], c.texts[j]) })
	d = newDatabase(m)
	for _, i := range order {
		d.add(c.positions[i], v.values[i])
	}
	return d, len(c.positions) - len(order), nil
}

// valuation is the values of the positions of a closure in the making.
type valuation[Pos comparable] struct {
	*Maker[Pos]
	*closure[Pos]
	values  []surreal.Game
	known   []bool  // those that are not left out
	waiting []int32 // how many parts of options have no value yet
}

// valuesOf finds values in rounds. In each round all positions are valued of whose options all parts were valued or
// left out in rounds before, so it does not matter in which order or by whom.
func (m *Maker[Pos]) valuesOf(ctx context.Context, c *closure[Pos]) (*valuation[Pos], error) {
	n := len(c.positions)
	v := &valuation[Pos]{Maker: m, closure: c, values: make([]surreal.Game, n), known: make([]bool, n), waiting: make([]int32, n)}
	above, ready := v.links()
	done := 0
	for len(ready) > 0 {
		together(m.Goroutines, len(ready), func(i int) { v.evaluate(ctx, int(ready[i])) })
		if ctx.Err() != nil { // and what was left out was so for that
			return nil, context.Cause(ctx)
		}
		done += len(ready)
		var next []int32
		for _, i := range ready {
			for _, j := range above(int(i)) {
				if v.waiting[j]--; v.waiting[j] == 0 {
					next = append(next, j)
				}
			}
		}
		ready = next
	}
	if done < n {
		return nil, c.loop(func(i int) bool { return v.waiting[i] > 0 })
	}
	return v, nil
}

// links counts what positions wait for. It returns where each position is a part of an option, and the positions
// without options.
func (v *valuation[Pos]) links() (above func(position int) []int32, ready []int32) {
	first := make([]int, len(v.positions)+1) // of each position in list
	for _, p := range v.parts {
		first[p.position()+1]++
	}
	for i := range v.positions {
		first[i+1] += first[i]
	}
	list := make([]int32, len(v.parts))
	filled := slices.Clone(first)
	for i := range v.positions {
		from, _ := v.optionsOf(i, cgt.Left)
		parts := v.partsOf(from, v.endOf(i))
		for _, p := range parts {
			list[filled[p.position()]] = int32(i)
			filled[p.position()]++
		}
		if v.waiting[i] = int32(len(parts)); len(parts) == 0 {
			ready = append(ready, int32(i))
		}
	}
	return func(i int) []int32 { return list[first[i]:first[i+1]] }, ready
}

// evaluate finds the value of a position, or leaves it out, also if ctx is done.
func (v *valuation[Pos]) evaluate(ctx context.Context, position int) {
	calculator := v.calculator()
	if g, err := v.valueOf(ctx, &calculator, position); err == nil {
		v.values[position], v.known[position] = g, true
	}
}

var errLeftOut = errors.New("database: a part of an option was left out")

func (v *valuation[Pos]) valueOf(ctx context.Context, calculator *surreal.Calculator, position int) (surreal.Game, error) {
	var options [2][]surreal.Game
	for who := cgt.Left; who <= cgt.Right; who++ {
		from, to := v.optionsOf(position, who)
		for o := from; o < to; o++ {
			var sum []surreal.Game
			for _, p := range v.partsOf(o, o+1) {
				if !v.known[p.position()] {
					return surreal.Game{}, errLeftOut
				}
				g := v.values[p.position()]
				if p.negative() {
					g = g.Neg()
				}
				sum = append(sum, g)
			}
			g, err := calculator.Sum(ctx, sum...)
			if err != nil {
				return surreal.Game{}, err
			}
			options[who] = append(options[who], g)
		}
	}
	return calculator.New(ctx, options[cgt.Left], options[cgt.Right])
}
