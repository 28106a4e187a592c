package nim

// Quadratic returns the nimbers x below 2^64 with a·x² + b·x + c = 0 in rising order: none, one or two. If a, b and c
// are 0, every nimber is one, and ok is false; otherwise it is true.
//
// The equation x² + x = c has two solutions if c < 2^63, and otherwise none below 2^64. A solution of any equation lies
// in the smallest field that contains a, b and c or in the next. So if there is none, one of the three is at least 2^32
// or only c is not 0, and in the first case there are two solutions from 2^64 to 2^128 − 1, which [QuadraticBig] finds.
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
	inverse, _ := a.Mul(b).Inv()
	right := a.Mul(c).Mul(a.Mul(inverse).Square())
	if right>>63 != 0 {
		return nil, true
	}
	scale := b.Square().Mul(inverse)
	x := right.halfTrace().Mul(scale)
	y := x.Add(scale)
	return []Nimber{min(x, y), max(x, y)}, true
}

// halfTrace returns the even y with y² + y = c, for c < 2^63.
func (c Nimber) halfTrace() Nimber {
	mapsOnce.Do(fillMaps)
	return halfTraces.apply(c)
}
