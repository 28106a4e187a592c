package nim

// Order returns the multiplicative order of x, the least n > 0 for which the n-th power of x is 1; ok is false if x
// is 0. It divides 2^64 − 1 = 3·5·17·257·65537·641·6700417.
func (x Nimber) Order() (order uint64, ok bool) {
	if x == 0 {
		return 0, false
	}
	// Let c be the conjugate of x over the field of half the degree, whose size is F. Then c is the power x^F. The
	// order of c/x divides F + 1, that of the norm x·c divides F − 1, both numbers have no common divisor, and the
	// order of x is the product of both orders.
	order = 1
	for half := 32; half >= 1; half /= 2 {
		c := x.conjugate(half)
		if c != x { // the order of c/x is not 1, so it is F + 1 if that is prime
			if half < 32 {
				order *= 1<<half + 1
			} else {
				quotient, _ := c.Div(x)
				order *= quotient.orderTop()
			}
		}
		x = x.Mul(c)
	}
	return order, true
}

// orderTop returns the order of x, which divides 2^32 + 1 = 641·6700417 and is not 1.
func (x Nimber) orderTop() uint64 {
	for _, p := range []uint64{641, 6700417} {
		if x.Pow(p) == 1 {
			return p
		}
	}
	return 641 * 6700417
}
