package nim

import "math/bits"

// Conjugates returns x, x², x⁴, x⁸, …, up to the last that is not x again: the images of x under the automorphisms of
// the field. There are x.Degree() of them, of as many digits each.
func (x Big) Conjugates() []Big {
	conjugates := make([]Big, x.Degree())
	for i := range conjugates {
		conjugates[i] = x
		x = x.Square()
	}
	return conjugates
}

// Trace returns the sum of the conjugates of x, which is 0 or 1, see [Nimber.Trace].
func (x Big) Trace() Nimber {
	if x.bitLen() == x.Degree() { // its digit 2^(d−1) is 1, where d is the degree
		return 1
	}
	return 0
}

// MinimalPolynomial returns the coefficients of the polynomial over {0, 1} of least degree that has the root x. The
// i-th coefficient belongs to the i-th power. There are x.Degree() + 1, and the last is 1. For the degree d it takes
// about d²/3 products, most of them of small numbers.
func (x Big) MinimalPolynomial() []Nimber {
	// The linear polynomial of x has coefficients in the field of x. The product of a polynomial with the one of the
	// conjugates is equal to its own conjugate, so that it has coefficients in the field of half the degree.
	polynomial := []Big{x, {lo: 1}}
	for half := x.Degree() / 2; half > 0; half /= 2 {
		product := make([]Big, 2*len(polynomial)-1)
		for i, c := range polynomial {
			c = c.conjugateOver(half)
			for j, d := range polynomial {
				product[i+j] = product[i+j].Add(c.Mul(d))
			}
		}
		polynomial = product
	}
	digits := make([]Nimber, len(polynomial))
	for i, c := range polynomial {
		digits[i] = c.lo
	}
	return digits
}

// conjugateOver returns the conjugate of x, which is below 2^(2·half), over the field of the nimbers below 2^half.
func (x Big) conjugateOver(half int) Big {
	if half < 64 {
		return Big{lo: x.lo.conjugate(half)}
	}
	return x.conjugate(bits.TrailingZeros(uint(half)))
}
