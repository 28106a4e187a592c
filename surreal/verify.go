package surreal

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Verify checks every value that the Solver holds, without regard to how it was found: it asks the rules
// again for the moves of every position that was looked at, takes the values of these from the Solver,
// and checks by comparisons alone that the position is equal to its value. That is so if no option is
// at least as good for its owner as the value itself, and every option of the value is matched. All
// values are then right, by induction on the moves.
//
// The rules are believed where they say how a position splits, which positions are alike, and what the value of
// one is ([Valuer]); a value of the last kind is compared with those of its moves, but not with what these
// would be without the Valuer. Package cgttest has a test that believes nothing.
//
// The error is a [*cgt.RulesetError] that names a position where the check fails, the first in the order of
// their texts, the cause why ctx is done, or a [*cgt.LimitError], for the limits hold as they do for Value: steps that
// are set in Limits are for the whole call, the default is for each position anew.
func (s *Solver[Pos]) Verify(ctx context.Context) error {
	w := s.begin(ctx)
	first, err := w.verifyAll(slices.Collect(maps.Keys(s.values)))
	if err != nil {
		return err
	}
	if first != nil {
		return first
	}
	return nil
}

// verifyAll checks the values of the positions, with helpers if there may be any.
func (w *walk[Pos]) verifyAll(positions []Pos) (first *cgt.RulesetError, err error) {
	size := w.teamSize()
	if len(positions) <= aloneFor || size == 1 {
		return w.verifyAlone(positions)
	}
	found := make([]*cgt.RulesetError, size)
	values, errs := w.asTeam(func(m *walk[Pos], _ func()) (err error) {
		n := len(positions)
		found[m.number], err = m.verifyAlone(positions[m.number*n/size : (m.number+1)*n/size])
		return err
	})
	done, err := w.settle(values, cmp.Or(errs...))
	if !done {
		return w.verifyAlone(positions)
	}
	for _, broken := range found {
		first = firstOf(first, broken)
	}
	return first, err
}

func (w *walk[Pos]) verifyAlone(positions []Pos) (first *cgt.RulesetError, err error) {
	for _, p := range positions {
		if w.ctx.Err() != nil {
			return nil, context.Cause(w.ctx)
		}
		w.freshSteps()
		broken, err := w.verify(p, w.Solver.values[p])
		if err != nil {
			return nil, err
		}
		first = firstOf(first, broken)
	}
	return first, nil
}

// firstOf returns the error that comes first, if there is one.
func firstOf(a, b *cgt.RulesetError) *cgt.RulesetError {
	if a == nil || b != nil && b.Compare(a) < 0 {
		return b
	}
	return a
}

// verify checks that p, with the options that the rules give now, is equal to g. The error broken says
// why not; err says why it could not be checked.
//
// Write p = {p^L | p^R}. If no p^L ≥ g and every g^R is matched by a p^R ≤ g^R, then p ≤ g by the
// definition of ≤, for a g^R ≤ p needs every p^R to be not ≤ g^R; and the same on the other side. No option of a
// canonical form is reversible, so an equal game always passes.
func (w *walk[Pos]) verify(p Pos, g Game) (broken *cgt.RulesetError, err error) {
	for who := cgt.Left; who <= cgt.Right; who++ {
		var values []Game
		for _, q := range w.Rules.AppendMoves(nil, p, who) {
			v, err := w.value(q)
			if err != nil {
				return nil, err
			}
			if w.e.better(v, g, who) {
				return &cgt.RulesetError{
					Position: fmt.Sprint(p), Who: who,
					Msg: fmt.Sprintf("it was found to be %s, but a move leads to %s", g.brief(), v.brief()),
				}, w.e.Err
			}
			values = append(values, v)
		}
		for i := range g.numOptions(who) {
			o := g.option(who, i)
			if !slices.ContainsFunc(values, func(v Game) bool { return w.e.better(v, o, who) }) {
				return &cgt.RulesetError{
					Position: fmt.Sprint(p), Who: who,
					Msg: fmt.Sprintf("it was found to be %s, but no move is as good as the option %s", g.brief(), o.brief()),
				}, w.e.Err
			}
		}
	}
	return nil, w.e.Err
}
