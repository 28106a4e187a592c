package nim

// Conjugates returns x, x², x⁴, x⁸, …, up to the last that is not x again: the images of x under the automorphisms of
// the field. There are x.Degree() of them.
func (x Nimber) Conjugates() []Nimber {
	conjugates := make([]Nimber, x.Degree())
	for i := range conjugates {
		conjugates[i] = x
		x = x.Square()
	}
	return conjugates
}

// Trace returns the sum of the conjugates of x, which is 0 or 1: the digit 2^(d−1) of x, where d is the degree of x. So
// the equation y² + y = x has a solution in the smallest field that contains x if and only if its trace is 0, and
// otherwise in the next.
func (x Nimber) Trace() Nimber { return x >> (x.Degree() - 1) & 1 }

// MinimalPolynomial returns the coefficients of the polynomial over {0, 1} of least degree that has the root x. The
// i-th coefficient belongs to the i-th power. There are x.Degree() + 1, and the last is 1.
func (x Nimber) MinimalPolynomial() []Nimber {
	polynomial := []Nimber{1}
	for _, root := range x.Conjugates() {
		polynomial = append(polynomial, 1)
		for i := len(polynomial) - 2; i > 0; i-- {
			polynomial[i] = polynomial[i].Mul(root).Add(polynomial[i-1])
		}
		polynomial[0] = polynomial[0].Mul(root)
	}
	return polynomial
}
