package ordinal

import (
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/nim"
)

// Quadratic returns the nimbers x with a·x² + b·x + c = 0 in rising order: two, or one if a or b is 0, or none if a and
// b are 0 and c is not. If a, b and c are 0, every nimber is one, and ok is false; otherwise it is true. So every
// quadratic equation has a solution. With infinite numbers it takes as many squares as the degree of a·c/b², or up to
// three times as many. It panics beyond the default limits.
func Quadratic(a, b, c Nimber) (solutions []Nimber, ok bool) {
	solutions, ok, err := new(Calculator).Quadratic(context.Background(), a, b, c)
	return must(solutions, err), ok
}

// Quadratic returns the solutions of an equation as the function [Quadratic] does.
func (k *Calculator) Quadratic(ctx context.Context, a, b, c Nimber) (solutions []Nimber, ok bool, err error) {
	if a.IsZero() && b.IsZero() {
		return nil, !c.IsZero(), nil
	}
	numbers, err := within(ctx, k, func(e *engine) []number { return e.quadratic(a.v, b.v, c.v) })
	if err != nil {
		return nil, false, err
	}
	for _, x := range numbers {
		solutions = append(solutions, x.nimber())
	}
	return solutions, true, nil
}

// quadratic returns the solutions of a·x² + b·x + c = 0 in rising order, where a and b are not both 0.
func (e *engine) quadratic(a, b, c number) []number {
	switch {
	case a.isZero():
		return []number{e.mul(c, e.inverse(b))}
	case b.isZero():
		return []number{e.sqrt(e.mul(c, e.inverse(a)))}
	}
	// With x = y·b/a the equation is y² + y = a·c/b².
	unit := e.mul(b, e.inverse(a))
	y := e.artinSchreier(e.mul(e.mul(a, c), e.square(e.inverse(b))))
	solutions := []number{e.mul(unit, y), e.mul(unit, e.add(y, one))}
	slices.SortFunc(solutions, compare)
	return solutions
}

// artinSchreier returns a y with y² + y = c. The other is y + 1.
//
// Let d be a multiple of the degree of c such that the trace of c, the sum of the c^(2^i) for i < d, is 0, and let t be
// a number of the same field whose trace is 1. Then y is the sum of the c^(2^i)·t^(2^j) over all i < j < d, for in y² +
// y most terms cancel, and what is left is c times the trace of t plus t times that of c. If d is an odd multiple of a
// power a of 2, then the trace of a finite t of degree a is what it is in the field of the numbers below 2^a, where it
// is the highest bit. This is the additive form of Hilbert's theorem 90.
func (e *engine) artinSchreier(c number) number {
	if c.poly == nil {
		if !e.Spend(inverseCost * costOf(c.finite)) {
			return number{}
		}
		solutions, _ := nim.QuadraticBig(one.finite, one.finite, c.finite)
		return number{finite: solutions[0]}
	}
	d, trace := 1, c
	for x := e.square(c); e.Err == nil && compare(x, c) != 0; x = e.square(x) {
		trace = e.add(trace, x)
		d++
	}
	if !trace.isZero() {
		d *= 2
	}
	a := d & -d
	if !e.Spend(a) {
		return number{}
	}
	t := intNumber(new(big.Int).Lsh(big.NewInt(1), uint(a-1)))
	tail := e.add(t, one) // the sum of the t^(2^j) with j > i
	var y number
	for i := 0; i < d-1 && e.Err == nil; i++ {
		y = e.add(y, e.mul(c, tail))
		c, t = e.square(c), e.square(t)
		tail = e.add(tail, t)
	}
	return y
}
