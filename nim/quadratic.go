package nim

// Quadratic returns the nimbers x below 2^64 with a·x² + b·x + c = 0 in rising order: none, one or two. If a, b and c are 0, every nimber is
// one, and ok is false; otherwise it is true.
//
// A solution lies in the smallest field that contains a, b and c or in the next larger one. So if there is none, then one of these numbers is at least
// 2^32, and there are two solutions from 2^64 to 2^128 − 1. The number of solutions of
// x² + x = c is two if c < 2^63 and otherwise none.
//
// Source: the equation x² + x = c in fields of nimbers: Conway, On Numbers and Games, ch. 6.
func Quadratic(a, b, c Nimber) (solutions []Nimber, ok bool) {
	switch {
	case a == 0 && b == 0:
		return nil, c != 0
	case a == 0:
		x, _ := c.Div(b)
		return []Nimber{x}, true
	case b == 0:
		x, _ := c.Div(a)
		return []Nimber{x.Sqrt()}, true
	}
	// With x = (b/a)·y the equation is y² + y = a·c/b².
	right, _ := a.Mul(c).Div(b.Square())
	if right>>63 != 0 {
		return nil, true
	}
	scale, _ := b.Div(a)
	x := right.halfTrace(32).Mul(scale)
	y := x.Add(scale)
	return []Nimber{min(x, y), max(x, y)}, true
}

// halfTrace returns the even y with y² + y = c, which is below 2^(2·half), and has no digit 2^(2·half − 1), which
// is its trace.
func (c Nimber) halfTrace(half int) Nimber {
	if half == 0 {
		return 0
	}
	// Let F be the nimber 2^half, where F² = F + F/2, let y = y1·F + y0 and c = c1·F + c0. Then y1² + y1 = c1 and
	// y0² + y0 = c0 + y1²·F/2. Of the solutions y1 and y1 + 1 one makes the right side solvable.
	y1 := (c >> half).halfTrace(half / 2)
	over := Nimber(1) << (half - 1)
	c0 := c&(1<<half-1) ^ y1.Square().Mul(over)
	if c0&over != 0 {
		y1 ^= 1
		c0 ^= over
	}
	return y1<<half ^ c0.halfTrace(half/2)
}
