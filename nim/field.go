package nim

// Mul returns the nim-product x·y: the least nimber that differs from all a·y + x·b + a·b with a < x and b < y.
// It is what a coin in row x and column y is worth in the game of Turning Corners. With the nim-sum it makes the nimbers a field.
//
// Source: Conway, On Numbers and Games, ch. 6.
func (x Nimber) Mul(y Nimber) Nimber { return toPoly(x).mul(toPoly(y)).nimber() }

// Square returns x·x.
func (x Nimber) Square() Nimber {
	mapsOnce.Do(fillMaps)
	return squares.apply(x)
}

// Sqrt returns the square root of x: every nimber has exactly one.
func (x Nimber) Sqrt() Nimber {
	mapsOnce.Do(fillMaps)
	return roots.apply(x)
}

// Inv returns 1/x; ok is false if x is 0.
func (x Nimber) Inv() (inverse Nimber, ok bool) {
	if x == 0 {
		return 0, false
	}
	// The conjugate c of x over the field of half the degree is such that x·c is in that field. So 1/x = c/(x·c), and four such
	// steps lead to the field {0, …, 15}. See also [Nimber.conjugate].
	p, q := toPoly(x), poly(1)
	for half := 32; half >= 4; half /= 2 {
		c := toPoly(x.conjugate(half))
		q = q.mul(c)
		p = p.mul(c)
		x = p.nimber()
	}
	return q.mul(toPoly(smallInverses[x])).nimber(), true
}

// smallInverses has the inverses in the field {0, …, 15}.
var smallInverses = [16]Nimber{0, 1, 3, 2, 15, 12, 9, 11, 10, 6, 8, 7, 5, 14, 13, 4}

// conjugate returns the conjugate of x, which is below 2^(2·half), over the field of the nimbers below 2^half. Let
// F be the nimber 2^half. Its conjugate is the other root F + 1 of the equation y² = y + F/2 that it satisfies. So that of
// a·F + b is a·F + a + b.
func (x Nimber) conjugate(half int) Nimber { return x ^ x>>half }

// Div returns x/y; ok is false if y is 0.
func (x Nimber) Div(y Nimber) (quotient Nimber, ok bool) {
	inverse, ok := y.Inv()
	return x.Mul(inverse), ok
}

// Pow returns the n-th power of x, by O(log n) products. The 0-th power of every nimber is 1.
func (x Nimber) Pow(n uint64) Nimber { return toPoly(x).pow(n).nimber() }
