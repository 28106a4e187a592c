package nim

// The functions of this file compute with elements of the fields of 2^64, 2^128, 2^256, … nimbers. An element is a slice of
// a power of two of words, the least first, each in the coordinates of [poly]. One of 2n words stands for a·F + b, where a
// and b have n words and F is the nimber 2^(64·n). It satisfies F² = F + F/2.

// towerMul sets z = x·y. It takes 3^k products of words if all have 2^k words. The length of y divides that of x, which
// is that of z. The slices must not overlap, but x and y may be one; scratch has at least twice the length of y.
func towerMul(z, x, y, scratch []poly) {
	n := len(y) / 2
	switch {
	case len(x) > len(y):
		for i := 0; i < len(x); i += len(y) {
			towerMul(z[i:i+len(y)], x[i:i+len(y)], y, scratch)
		}
		return
	case len(y) == 1:
		z[0] = x[0].mul(y[0])
		return
	case len(y) == 2:
		z[1], z[0] = mulPair(x[1], x[0], y[1], y[0])
		return
	}
	// (a·F + b)·(c·F + d) = ((a + b)·(c + d) + b·d)·F + b·d + a·c·F/2
	low, high := z[:n], z[n:]
	sum, rest := scratch[:n], scratch[n:]
	for i := range n {
		low[i] = x[i] ^ x[n+i]
		sum[i] = y[i] ^ y[n+i]
	}
	towerMul(high, low, sum, rest)
	towerMul(low, x[:n], y[:n], rest)
	towerMul(sum, x[n:], y[n:], rest)
	towerOver(sum)
	for i := range n {
		high[i] ^= low[i]
		low[i] ^= sum[i]
	}
}

// mulPair returns the product of a·F + b and c·F + d, where F is the nimber 2^64.
func mulPair(a, b, c, d poly) (high, low poly) {
	low = b.mul(d)
	return (a ^ b).mul(c^d) ^ low, low ^ a.mul(c).mul(over64)
}

// over64 and over64Square have the coordinates of the nimber 2^63 and of its square.
const (
	over64       = poly(0x2d77a66ccc323348)
	over64Square = poly(0x3b3ac3c5a8d8cb30)
)

// towerOver multiplies x of n words by the nimber 2^(64·n − 1), in place.
func towerOver(x []poly) {
	switch len(x) {
	case 1:
		x[0] = x[0].mul(over64)
		return
	case 2: // as below, with a product less
		x[0], x[1] = x[1].mul(over64Square), (x[1] ^ x[0]).mul(over64)
		return
	}
	// (a·F + b)·(F/2)·F = (a + b)·(F/2)·F + a·(F/2)·(F/2)
	n := len(x) / 2
	low, high := x[:n], x[n:]
	for i := range n {
		low[i], high[i] = high[i], high[i]^low[i]
	}
	towerOver(low)
	towerOver(low)
	towerOver(high)
}

// towerSquare squares x in place.
func towerSquare(x []poly) {
	if len(x) == 1 {
		x[0] = x[0].square()
		return
	}
	// (a·F + b)² = a²·F + b² + a²·F/2
	n := len(x) / 2
	towerSquare(x[:n])
	towerSquare(x[n:])
	over := append([]poly(nil), x[n:]...)
	towerOver(over)
	for i := range n {
		x[i] ^= over[i]
	}
}

// towerSqrt replaces x by its square root.
func towerSqrt(x []poly) {
	if len(x) == 1 {
		x[0] = toPoly(x[0].nimber().Sqrt())
		return
	}
	// See towerSquare.
	n := len(x) / 2
	over := append([]poly(nil), x[n:]...)
	towerOver(over)
	for i := range n {
		x[i] ^= over[i]
	}
	towerSqrt(x[:n])
	towerSqrt(x[n:])
}

// towerInv returns 1/x, for x ≠ 0.
func towerInv(x []poly) []poly {
	if len(x) == 1 {
		inverse, _ := x[0].nimber().Inv()
		return []poly{toPoly(inverse)}
	}
	// As in [Nimber.Inv]: the conjugate of a·F + b is a·F + a + b, and the product of the two b·(a + b) + a²·F/2, of
	// half the size.
	n := len(x) / 2
	conjugate := append([]poly(nil), x...)
	norm := append([]poly(nil), x[n:]...)
	for i := range n {
		conjugate[i] ^= x[n+i]
	}
	towerSquare(norm)
	towerOver(norm)
	z, scratch := make([]poly, 2*n), make([]poly, 2*n)
	towerMul(z[:n], x[:n], conjugate[:n], scratch)
	for i := range n {
		norm[i] ^= z[i]
	}
	towerMul(z, conjugate, towerInv(norm), scratch)
	return z
}

// towerHalfTrace returns the even y with y² + y = c. The top digit of c, which is its trace, must be 0.
func towerHalfTrace(c []poly) []poly {
	if len(c) == 1 {
		return []poly{toPoly(c[0].nimber().halfTrace())}
	}
	// If y = a·F + b, then y² + y = (a² + a)·F + b² + b + a²·F/2. One of the two solutions a for the upper half makes
	// the equation for b solvable.
	n := len(c) / 2
	a := towerHalfTrace(c[n:])
	right := append([]poly(nil), a...)
	towerSquare(right)
	towerOver(right)
	for i := range n {
		right[i] ^= c[i]
	}
	if right[n-1].nimber()>>63 != 0 {
		a[0] ^= 1
		right[n-1] ^= over64
	}
	return append(towerHalfTrace(right), a...)
}
