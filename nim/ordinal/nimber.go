package ordinal

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/nim"
)

// Nimber is an ordinal below ω^(ω^126), as the value of a heap of Nim of so many coins, and as an element of the field
// that these ordinals are with the nim-sum and the nim-product. It is an immutable value; == is equality and the zero
// value is 0. It is safe for concurrent use.
//
// Exponents are bounded by [Levels]. The package documentation says more of the field.
type Nimber struct {
	v number // its polynomial is that in the table of polynomials
}

// FromNimber returns n.
func FromNimber(n nim.Nimber) Nimber { return FromBig(nim.BigFromNimber(n)) }

// FromBig returns n.
func FromBig(n nim.Big) Nimber { return Nimber{number{finite: n}} }

// Omega returns ω, the smallest infinite ordinal.
func Omega() Nimber { return newGenerator(0, 0).number().nimber() }

// IsZero reports whether x is 0.
func (x Nimber) IsZero() bool { return x == Nimber{} }

// IsFinite reports whether x is below ω.
func (x Nimber) IsFinite() bool { return x.v.poly == nil }

// Big returns x if it is finite.
func (x Nimber) Big() (n nim.Big, ok bool) {
	return x.v.finite, x.v.poly == nil
}

// Nimber returns x if it is below 2^64.
func (x Nimber) Nimber() (n nim.Nimber, ok bool) {
	c, ok := x.Big()
	if !ok {
		return 0, false
	}
	return c.Nimber()
}

// Compare returns −1 if x < y as ordinals, 0 if x = y and 1 if x > y. The order has nothing to do with the operations
// of the field.
func (x Nimber) Compare(y Nimber) int { return compare(x.v, y.v) }

// Add returns the nim-sum of x and y, which is also their difference: terms of the Cantor normal forms with the same
// exponent are added by adding their coefficients as nimbers, and x + x = 0. It takes time in proportion to the size of
// x and y.
//
// Source: Conway, On Numbers and Games, ch. 6.
func (x Nimber) Add(y Nimber) Nimber { return new(engine).add(x.v, y.v).nimber() }

// Mul returns the nim-product of x and y. The time it takes grows with the product of their numbers of terms, and with
// the number of generators in them: in a product of n generators in which all exponents are large, the square may have
// 2^n terms. Mul panics with a [*cgt.LimitError] where a [Calculator] with the default limits returns this error. So do
// the other operations that say so.
//
// Source: Conway, On Numbers and Games, ch. 6; Lenstra, On the algebraic closure of two.
func (x Nimber) Mul(y Nimber) Nimber {
	return must(new(Calculator).Mul(context.Background(), x, y))
}

// Square returns x·x. It is faster than [Nimber.Mul], for it is additive: (x+y)² = x²+y². It panics beyond the default
// limits.
func (x Nimber) Square() Nimber { return must(new(Calculator).Square(context.Background(), x)) }

// Sqrt returns the square root of x. There is exactly one, as in every field of characteristic 2 that is algebraically
// closed. It panics beyond the default limits.
func (x Nimber) Sqrt() Nimber { return must(new(Calculator).Sqrt(context.Background(), x)) }

// Inv returns the number whose product with x is 1; ok is false for 0. The inverse of a short number may have as many
// terms as there are in the smallest field with its generators. It panics beyond the default limits.
func (x Nimber) Inv() (inverse Nimber, ok bool) {
	inverse, ok, err := new(Calculator).Inv(context.Background(), x)
	return must(inverse, err), ok
}

// Div returns x/y; ok is false for y = 0. It panics beyond the default limits.
func (x Nimber) Div(y Nimber) (quotient Nimber, ok bool) {
	quotient, ok, err := new(Calculator).Div(context.Background(), x, y)
	return must(quotient, err), ok
}

// Pow returns x to the power of n, where that of 0 is 1 if n = 0. It takes up to two products for each bit of n, and
// panics beyond the default limits. For exponents of any size see [Calculator.Pow].
func (x Nimber) Pow(n uint64) Nimber {
	power, _, err := new(Calculator).Pow(context.Background(), x, new(big.Int).SetUint64(n))
	return must(power, err)
}

// Degree returns the degree of x: the d for which the smallest field with x has 2^d elements. It is also the smallest d
// > 0 for which squaring d times gives x again, and found so, in d squares. It panics beyond the default limits.
//
// Source: Lenstra, On the algebraic closure of two.
func (x Nimber) Degree() int { return must(new(Calculator).Degree(context.Background(), x)) }

// must returns v, or panics if there is an error.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
