package ordinal

// add returns the nim-sum of x and y. Normal forms are added term by term, for the nim-sum of ω^a·c and ω^a·d is ω^a
// times that of c and d. It takes as many steps as there are terms to be merged.
func (e *engine) add(x, y number) number {
	if x.poly == nil && y.poly == nil {
		return number{finite: x.finite.Add(y.finite)}
	}
	switch {
	case x.isZero():
		return y
	case y.isZero() || !e.Spend(1):
		return x
	case x.gen() < y.gen():
		return e.addConstant(y.poly, x)
	case x.gen() > y.gen():
		return e.addConstant(x.poly, y)
	}
	a, b := x.poly.powers, y.poly.powers
	sum := make([]power, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].exp > b[0].exp:
			sum, a = append(sum, a[0]), a[1:]
		case a[0].exp < b[0].exp:
			sum, b = append(sum, b[0]), b[1:]
		default:
			if c := e.add(a[0].coef, b[0].coef); !c.isZero() {
				sum = append(sum, power{a[0].exp, c})
			}
			a, b = a[1:], b[1:]
		}
	}
	e.Spend(cap(sum))
	return fromPowers(x.poly.gen, append(append(sum, a...), b...))
}

// addConstant returns x + c, where c ≠ 0 has smaller generators than x only.
func (e *engine) addConstant(x *polynomial, c number) number {
	last := len(x.powers) - 1
	if x.powers[last].exp > 0 {
		last++
	} else {
		c = e.add(x.powers[last].coef, c)
	}
	powers := make([]power, last, last+1)
	copy(powers, x.powers)
	if !c.isZero() {
		powers = append(powers, power{0, c})
	}
	return number{poly: &polynomial{x.gen, powers}}
}
