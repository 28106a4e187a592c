package ordinal

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/internal/budget"
)

// Calculator multiplies, divides and reads nimbers within limits, and can be interrupted: use it where the numbers come
// from somebody else, or are large. The zero Calculator has the default limits and is ready for use, by several
// goroutines at once. Where a limit is reached or ctx is done, the error says so.
type Calculator struct {
	// Limits bounds the steps of arithmetic and the digits of texts.
	Limits Limits
}

// within returns what f returns, if it comes to an end within the limits.
func within[T any](ctx context.Context, c *Calculator, f func(e *engine) T) (T, error) {
	var none T
	e := engine{Budget: budget.New(ctx, c.Limits.steps())}
	if e.Err != nil {
		return none, e.Err
	}
	v := f(&e)
	if e.Err != nil {
		return none, e.Err
	}
	return v, nil
}

// value returns the nimber that f returns, if it comes to an end within the limits.
func (c *Calculator) value(ctx context.Context, f func(e *engine) number) (Nimber, error) {
	x, err := within(ctx, c, f)
	return x.nimber(), err
}

// Parse reads a nimber as the function [Parse] does.
func (c *Calculator) Parse(s string) (Nimber, error) { return parse(s, c.Limits.digits()) }

// Mul returns x·y, as [Nimber.Mul] does.
func (c *Calculator) Mul(ctx context.Context, x, y Nimber) (Nimber, error) {
	return c.value(ctx, func(e *engine) number { return e.mul(x.v, y.v) })
}

// Square returns x·x, as [Nimber.Square] does.
func (c *Calculator) Square(ctx context.Context, x Nimber) (Nimber, error) {
	return c.value(ctx, func(e *engine) number { return e.square(x.v) })
}

// Sqrt returns the square root of x, as [Nimber.Sqrt] does.
func (c *Calculator) Sqrt(ctx context.Context, x Nimber) (Nimber, error) {
	return c.value(ctx, func(e *engine) number { return e.sqrt(x.v) })
}

// Inv returns 1/x, as [Nimber.Inv] does; for x = 0, ok is false and err is nil.
func (c *Calculator) Inv(ctx context.Context, x Nimber) (inverse Nimber, ok bool, err error) {
	return c.Div(ctx, Nimber{one}, x)
}

// Div returns x/y, as [Nimber.Div] does; for y = 0, ok is false and err is nil.
func (c *Calculator) Div(ctx context.Context, x, y Nimber) (quotient Nimber, ok bool, err error) {
	if y.IsZero() {
		return Nimber{}, false, nil
	}
	quotient, err = c.value(ctx, func(e *engine) number { return e.mul(x.v, e.inverse(y.v)) })
	return quotient, err == nil, err
}

// Pow returns x to the power of n, for n of any size. A negative power is one of 1/x; for one of 0, ok is false and err
// is nil.
func (c *Calculator) Pow(ctx context.Context, x Nimber, n *big.Int) (power Nimber, ok bool, err error) {
	if n.Sign() < 0 && x.IsZero() {
		return Nimber{}, false, nil
	}
	power, err = c.value(ctx, func(e *engine) number {
		base := x.v
		if n.Sign() < 0 {
			base = e.inverse(base)
		}
		return e.pow(base, new(big.Int).Abs(n))
	})
	return power, err == nil, err
}

// Degree returns the degree of x, as [Nimber.Degree] does.
func (c *Calculator) Degree(ctx context.Context, x Nimber) (int, error) {
	return within(ctx, c, func(e *engine) int { return e.degree(x.v) })
}
