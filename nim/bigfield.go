package nim

import (
	"math/big"
)

// tower returns x as an element of the field of 2^(64·n) nimbers.
func (x Big) tower(n int) []poly {
	words := make([]uint64, max(n, 2))
	x.words(words)
	t := make([]poly, n)
	for i := range t {
		t[i] = toPoly(Nimber(words[i]))
	}
	return t
}

// towerLen returns the number of words of x in the smallest field that contains it and has at least 2^64 elements.
func (x Big) towerLen() int { return max(x.Degree()/64, 1) }

// bigFromTower returns the nimber for an element of a field.
func bigFromTower(t []poly) Big {
	words := make([]uint64, len(t))
	for i := range t {
		words[i] = uint64(t[i].nimber())
	}
	return bigFromWords(words)
}

// Add returns the nim-sum x + y, which is also the difference.
func (x Big) Add(y Big) Big {
	x.lo ^= y.lo
	x.hi ^= y.hi
	switch {
	case y.isSmall():
		return x
	case x.isSmall():
		x.more = y.more
		return x
	}
	a, b := make([]uint64, max(x.len(), y.len())), make([]uint64, y.len())
	x.words(a)
	y.words(b)
	for i, word := range b[2:] {
		a[2+i] ^= word
	}
	return bigFromWords(a)
}

// Mul returns the nim-product x·y.
func (x Big) Mul(y Big) Big {
	if x.isSmall() && y.isSmall() {
		if x.hi == 0 && y.hi == 0 {
			return Big{lo: x.lo.Mul(y.lo)}
		}
		high, low := mulPair(toPoly(x.hi), toPoly(x.lo), toPoly(y.hi), toPoly(y.lo))
		return Big{lo: low.nimber(), hi: high.nimber()}
	}
	n, m := x.towerLen(), y.towerLen()
	if n < m {
		x, y, n, m = y, x, m, n
	}
	z := make([]poly, n)
	towerMul(z, x.tower(n), y.tower(m), make([]poly, 2*m))
	return bigFromTower(z)
}

// Square returns x·x.
func (x Big) Square() Big {
	if x.isSmall() {
		// (a·F + b)² = a²·F + b² + a²·F/2, where F is the nimber 2^64.
		high := x.hi.Square()
		return Big{hi: high, lo: x.lo.Square() ^ high.Mul(1<<63)}
	}
	t := x.tower(x.towerLen())
	towerSquare(t)
	return bigFromTower(t)
}

// Sqrt returns the square root of x: every nimber has exactly one.
func (x Big) Sqrt() Big {
	if x.isSmall() {
		return Big{hi: x.hi.Sqrt(), lo: (x.lo ^ x.hi.Mul(1<<63)).Sqrt()} // see Square
	}
	t := x.tower(x.towerLen())
	towerSqrt(t)
	return bigFromTower(t)
}

// Inv returns 1/x; ok is false if x is 0.
func (x Big) Inv() (inverse Big, ok bool) {
	if x == (Big{}) {
		return Big{}, false
	}
	if x.isSmall() {
		// As in [Nimber.Inv]: the conjugate of a·F + b is a·F + a + b, and the product of the two b·(a + b) + a²·F/2.
		conjugate := x.hi ^ x.lo
		norm := x.lo.Mul(conjugate) ^ x.hi.Square().Mul(1<<63)
		factor, _ := norm.Inv()
		return Big{hi: x.hi.Mul(factor), lo: conjugate.Mul(factor)}, true
	}
	return bigFromTower(towerInv(x.tower(x.towerLen()))), true
}

// Div returns x/y; ok is false if y is 0.
func (x Big) Div(y Big) (quotient Big, ok bool) {
	inverse, ok := y.Inv()
	return x.Mul(inverse), ok
}

// Pow returns the n-th power of x; ok is false if x is 0 and n is negative. The 0-th power of every nimber is 1. It
// takes at most twice as many products as x has binary digits, or n if these are fewer.
func (x Big) Pow(n *big.Int) (power Big, ok bool) {
	if n.Sign() < 0 {
		if x, ok = x.Inv(); !ok {
			return Big{}, false
		}
		n = new(big.Int).Neg(n)
	}
	if x == (Big{}) {
		if n.Sign() == 0 {
			return Big{lo: 1}, true
		}
		return Big{}, true
	}
	if d := x.Degree(); n.BitLen() > d {
		// The powers repeat after 2^d − 1.
		order := new(big.Int).Lsh(big.NewInt(1), uint(d))
		n = new(big.Int).Mod(n, order.Sub(order, big.NewInt(1)))
	}
	words := x.towerLen()
	base, z, scratch := x.tower(words), make([]poly, words), make([]poly, 2*words)
	t := Big{lo: 1}.tower(words)
	for i := n.BitLen() - 1; i >= 0; i-- {
		towerSquare(t)
		if n.Bit(i) != 0 {
			towerMul(z, t, base, scratch)
			t, z = z, t
		}
	}
	return bigFromTower(t), true
}

// QuadraticBig returns the nimbers x with a·x² + b·x + c = 0 in rising order: two, or one if a or b is 0, or none if a
// and b are 0 and c is not. If a, b and c are 0, every nimber is one, and ok is false; otherwise it is true. So every
// quadratic equation has a solution.
//
// Source: Conway, On Numbers and Games, ch. 6.
func QuadraticBig(a, b, c Big) (solutions []Big, ok bool) {
	switch zero := (Big{}); {
	case a == zero && b == zero:
		return nil, c != zero
	case a == zero:
		x, _ := c.Div(b)
		return []Big{x}, true
	case b == zero:
		x, _ := c.Div(a)
		return []Big{x.Sqrt()}, true
	}
	// With x = (b/a)·y the equation is y² + y = a·c/b².
	right, _ := a.Mul(c).Div(b.Square())
	scale, _ := b.Div(a)
	x := right.halfTrace().Mul(scale)
	y := x.Add(scale)
	if x.Compare(y) > 0 {
		x, y = y, x
	}
	return []Big{x, y}, true
}

// halfTrace returns the even y with y² + y = c.
func (c Big) halfTrace() Big {
	d := c.Degree()
	if c.bitLen() < d || d < 64 {
		return bigFromTower(towerHalfTrace(c.tower(c.towerLen())))
	}
	// The field has no solution. Let F be the first nimber outside it, where F² + F = F/2. Then y = F + z, where z² + z
	// = c + F/2.
	word := make([]uint64, d/64+1)
	word[d/64-1] = 1 << 63
	over := bigFromWords(word[:d/64])
	word[d/64-1], word[d/64] = 0, 1
	return c.Add(over).halfTrace().Add(bigFromWords(word))
}
