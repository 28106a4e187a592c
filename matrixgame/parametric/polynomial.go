package parametric

import (
	"fmt"
	"math/big"
	"strings"
)

// Polynomial is a polynomial in one variable, which is written t, with rational coefficients. It never changes; the
// zero value is the polynomial 0.
type Polynomial struct {
	c []*big.Rat // by powers, the last one not 0
}

// NewPolynomial returns the polynomial c[0] + c[1]·t + c[2]·t² + …; the coefficients are copied. It panics if one is
// nil.
func NewPolynomial(c ...*big.Rat) Polynomial {
	own := make([]*big.Rat, len(c))
	for i, x := range c {
		own[i] = new(big.Rat).Set(x)
	}
	return trimmed(own)
}

// Constant returns the polynomial that is x everywhere. It panics if x is nil.
func Constant(x *big.Rat) Polynomial { return NewPolynomial(x) }

// Integers returns the polynomial c[0] + c[1]·t + c[2]·t² + … with integer coefficients.
func Integers(c ...int64) Polynomial {
	own := make([]*big.Rat, len(c))
	for i, x := range c {
		own[i] = new(big.Rat).SetInt64(x)
	}
	return trimmed(own)
}

// trimmed returns the polynomial with these coefficients, which it keeps.
func trimmed(c []*big.Rat) Polynomial {
	for len(c) > 0 && c[len(c)-1].Sign() == 0 {
		c = c[:len(c)-1]
	}
	return Polynomial{c}
}

// Degree returns the degree of p, and −1 for the polynomial 0.
func (p Polynomial) Degree() int { return len(p.c) - 1 }

// IsZero reports whether p is the polynomial 0.
func (p Polynomial) IsZero() bool { return len(p.c) == 0 }

// Coefficient returns the coefficient of the i-th power, which is 0 if i is larger than the degree. It panics if i is
// negative.
func (p Polynomial) Coefficient(i int) *big.Rat {
	if i >= len(p.c) {
		return new(big.Rat)
	}
	return new(big.Rat).Set(p.c[i])
}

// leading returns the coefficient of the highest power of a polynomial other than 0, not copied.
func (p Polynomial) leading() *big.Rat { return p.c[len(p.c)-1] }

// Equal reports whether two polynomials are the same.
func (p Polynomial) Equal(q Polynomial) bool { return p.Sub(q).IsZero() }

// Add returns p + q.
func (p Polynomial) Add(q Polynomial) Polynomial {
	if len(p.c) < len(q.c) {
		p, q = q, p
	}
	sum := make([]*big.Rat, len(p.c))
	for i, x := range p.c {
		sum[i] = new(big.Rat).Set(x)
		if i < len(q.c) {
			sum[i].Add(x, q.c[i])
		}
	}
	return trimmed(sum)
}

// Neg returns −p.
func (p Polynomial) Neg() Polynomial { return p.Scale(big.NewRat(-1, 1)) }

// Sub returns p − q.
func (p Polynomial) Sub(q Polynomial) Polynomial { return p.Add(q.Neg()) }

// Scale returns x·p.
func (p Polynomial) Scale(x *big.Rat) Polynomial {
	c := make([]*big.Rat, len(p.c))
	for i, y := range p.c {
		c[i] = new(big.Rat).Mul(x, y)
	}
	return trimmed(c)
}

// Mul returns p·q, in time in proportion to the product of the degrees.
func (p Polynomial) Mul(q Polynomial) Polynomial {
	if p.IsZero() || q.IsZero() {
		return Polynomial{}
	}
	c := make([]*big.Rat, len(p.c)+len(q.c)-1)
	for i := range c {
		c[i] = new(big.Rat)
	}
	var x big.Rat
	for i, a := range p.c {
		for j, b := range q.c {
			c[i+j].Add(c[i+j], x.Mul(a, b))
		}
	}
	return trimmed(c)
}

// DivMod returns the quotient and the remainder of p divided by q: p = quotient·q + remainder, with a remainder of
// smaller degree than q. It panics if q is 0.
func (p Polynomial) DivMod(q Polynomial) (quotient, remainder Polynomial) {
	if q.IsZero() {
		panic(fmt.Errorf("parametric: division of %v by 0", p))
	}
	rest := make([]*big.Rat, len(p.c))
	for i, x := range p.c {
		rest[i] = new(big.Rat).Set(x)
	}
	c := make([]*big.Rat, max(len(p.c)-len(q.c)+1, 0))
	var x big.Rat
	for i := len(c) - 1; i >= 0; i-- {
		c[i] = new(big.Rat).Quo(rest[i+q.Degree()], q.leading())
		for j, b := range q.c {
			rest[i+j].Sub(rest[i+j], x.Mul(c[i], b))
		}
	}
	return trimmed(c), trimmed(rest[:min(len(rest), q.Degree())])
}

// over returns p/q, which has no remainder.
func (p Polynomial) over(q Polynomial) Polynomial {
	quotient, _ := p.DivMod(q)
	return quotient
}

// Primitive returns the multiple of p by a positive number whose coefficients are integers without a common factor; 0
// for 0.
func (p Polynomial) Primitive() Polynomial {
	if p.IsZero() {
		return p
	}
	num, den := new(big.Int), big.NewInt(1)
	var g big.Int
	for _, x := range p.c {
		num.GCD(nil, nil, num, g.Abs(x.Num()))
		g.GCD(nil, nil, den, x.Denom())
		den.Mul(den.Quo(den, &g), x.Denom())
	}
	// The gcd of the numerators and the least common multiple of the denominators of fractions in lowest terms: these
	// are the content.
	return p.Scale(new(big.Rat).SetFrac(den, num))
}

// gcd returns the greatest common divisor of p and q that is primitive with a positive highest coefficient; 0 if both
// are 0.
func gcd(p, q Polynomial) Polynomial {
	p, q = p.Primitive(), q.Primitive()
	if !p.IsZero() && !q.IsZero() && areCoprime(p, q) {
		return Integers(1)
	}
	for !q.IsZero() {
		_, r := p.DivMod(q)
		p, q = q, r.Primitive()
	}
	if !p.IsZero() && p.leading().Sign() < 0 {
		return p.Neg()
	}
	return p
}

// Derivative returns the derivative of p.
func (p Polynomial) Derivative() Polynomial {
	if p.IsZero() {
		return p
	}
	c := make([]*big.Rat, len(p.c)-1)
	for i := range c {
		c[i] = new(big.Rat).SetInt64(int64(i + 1))
		c[i].Mul(c[i], p.c[i+1])
	}
	return trimmed(c)
}

// At returns p at x.
func (p Polynomial) At(x *big.Rat) *big.Rat {
	if num, den, ok := p.fraction(x); ok {
		return new(big.Rat).SetFrac(num, den)
	}
	y := new(big.Rat)
	for i := len(p.c) - 1; i >= 0; i-- {
		y.Add(y.Mul(y, x), p.c[i])
	}
	return y
}

// sign returns the sign of p at x.
func (p Polynomial) sign(x *big.Rat) int {
	if num, _, ok := p.fraction(x); ok {
		return num.Sign()
	}
	return p.At(x).Sign()
}

// fraction returns p at x as a fraction with a positive denominator, not in lowest terms, which saves most of the time,
// if all coefficients are integers.
func (p Polynomial) fraction(x *big.Rat) (num, den *big.Int, ok bool) {
	num, den = new(big.Int), big.NewInt(1)
	var y big.Int
	for i := len(p.c) - 1; i >= 0; i-- {
		if !p.c[i].IsInt() {
			return nil, nil, false
		}
		if i < len(p.c)-1 {
			den.Mul(den, x.Denom())
		}
		num.Mul(num, x.Num())
		num.Add(num, y.Mul(p.c[i].Num(), den))
	}
	return num, den, true
}

// squareFree returns a polynomial with the same roots as p, which are simple.
func (p Polynomial) squareFree() Polynomial {
	if p.Degree() < 1 {
		return p.Primitive()
	}
	return p.over(gcd(p, p.Derivative())).Primitive()
}

// String returns the terms by falling powers, as in "2*t^2 - 1/2*t + 3". [Parse] reads it, if it is not longer or of a
// larger degree than Parse allows.
func (p Polynomial) String() string {
	if p.IsZero() {
		return "0"
	}
	var b strings.Builder
	for i := len(p.c) - 1; i >= 0; i-- {
		x := p.c[i]
		if x.Sign() == 0 {
			continue
		}
		switch {
		case b.Len() == 0 && x.Sign() < 0:
			b.WriteByte('-')
		case b.Len() > 0 && x.Sign() < 0:
			b.WriteString(" - ")
		case b.Len() > 0:
			b.WriteString(" + ")
		}
		size := new(big.Rat).Abs(x)
		switch isOne := size.Cmp(one) == 0; {
		case i == 0:
			b.WriteString(size.RatString())
		case !isOne:
			b.WriteString(size.RatString() + "*")
		}
		switch {
		case i == 1:
			b.WriteByte('t')
		case i > 1:
			fmt.Fprintf(&b, "t^%d", i)
		}
	}
	return b.String()
}

var one = big.NewRat(1, 1)
