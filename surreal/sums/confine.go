package sums

import (
	"context"
	"errors"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Bounds returns the greatest multiple low of 2^−exp with low ≤ G and the least multiple high with G ≤ high, where G is
// the sum of components. All stops of G lie between them. It asks who wins G less some number, about twice for each
// binary digit of the numerators of low and high. Errors are those of [Solver.Wins]; an *[UnfinishedError] has the best
// bounds found until then. Bounds panics if exp exceeds [surreal.MaxExp].
func (s *Solver) Bounds(ctx context.Context, exp uint, sum ...Component) (low, high surreal.Dyadic, err error) {
	unit := surreal.NewDyadic(1, exp)
	s.prepare(ctx)
	negative := make([]Component, len(sum))
	for i, c := range sum {
		negative[i] = c.Neg()
	}
	below, err := s.search.greatestBelow(unit, sum)
	var above *surreal.Dyadic
	if err == nil {
		if above, err = s.search.greatestBelow(unit, negative); above != nil {
			*above = above.Neg()
		}
	}
	if err == nil {
		return *below, *above, nil
	}
	err = s.unfinished(err, cgt.Left, sum)
	var u *UnfinishedError
	if errors.As(err, &u) {
		u.Low, u.High = below, above
	}
	return surreal.Dyadic{}, surreal.Dyadic{}, err
}

// greatestBelow returns the greatest multiple of the unit that is at most the sum. With an error it returns a smaller
// one, or nil.
func (f *search) greatestBelow(unit surreal.Dyadic, sum []Component) (*surreal.Dyadic, error) {
	isBelow := func(x surreal.Dyadic) (bool, error) {
		wins, err := f.wins(append(slices.Clone(sum), Value(surreal.FromDyadic(x.Neg()))), cgt.Right)
		return !wins, err
	}
	var low surreal.Dyadic
	step := unit
	ok, err := isBelow(low)
	for err == nil && !ok { // down, in ever larger steps, to a number that is below
		low = low.Sub(step)
		step = step.Add(step)
		ok, err = isBelow(low)
	}
	if err != nil {
		return nil, err
	}
	for { // up again, as far as the steps go
		if ok, err = isBelow(low.Add(step)); err != nil {
			return &low, err
		}
		if !ok {
			break
		}
		low = low.Add(step)
		step = step.Add(step)
	}
	for step != unit { // and in smaller ones
		step = step.Half()
		if ok, err = isBelow(low.Add(step)); err != nil {
			return &low, err
		}
		if ok {
			low = low.Add(step)
		}
	}
	return &low, nil
}

// confine returns numbers between which the stops of a state lie, or nil where none is known.
func (f *search) confine(state []ref) (low, high *surreal.Dyadic) {
	x := f.numbers[state[numberWord]].x
	left, right := x, x
	for _, r := range state[firstAtom:] {
		if f.atoms[r>>1].kind != isValue {
			return nil, nil
		}
		g := f.game(r)
		left, right = left.Add(g.LeftStop()), right.Add(g.RightStop())
	}
	return &right, &left
}
