package transfinite

import "slices"

// Add returns the ordinal sum x + y: y put behind x. It is associative but not commutative: terms of x below the first
// term of y vanish. It takes a number of steps in the order of the terms of x and y, besides comparing exponents.
func (x Ordinal) Add(y Ordinal) Ordinal {
	switch {
	case x.IsZero():
		return y
	case y.IsZero():
		return x
	}
	a, b := x.terms(), y.terms()
	keep, equal := slices.BinarySearchFunc(a, b[0].exponent, func(t ordinalTerm, e Ordinal) int { return e.Compare(t.exponent) })
	if keep == 0 && !equal {
		return y
	}
	sum := make([]ordinalTerm, 0, keep+len(b))
	sum = append(append(sum, a[:keep]...), b...)
	if equal {
		sum[keep].coef = a[keep].coef.add(b[0].coef)
	}
	return ordinalOf(sum)
}

// Sub returns the ordinal d for which y + d = x. ok is false if y > x, and then there is none.
func (x Ordinal) Sub(y Ordinal) (d Ordinal, ok bool) {
	a, b := x.terms(), y.terms()
	for i, t := range b {
		if i == len(a) {
			return Ordinal{}, false
		}
		c := a[i].exponent.Compare(t.exponent)
		if c == 0 {
			c = a[i].coef.cmp(t.coef)
			if c == 0 {
				continue
			}
			if c > 0 {
				rest := slices.Clone(a[i:])
				rest[0].coef = a[i].coef.sub(t.coef)
				return ordinalOf(rest), true
			}
		}
		if c < 0 {
			return Ordinal{}, false
		}
		return ordinalOf(a[i:]), true
	}
	return ordinalOf(a[len(b):]), true
}

// NaturalAdd returns the natural sum of x and y, which adds the normal forms like polynomials. It is the sum of x and y
// as surreal numbers.
//
// Source: Hessenberg, Grundbegriffe der Mengenlehre (1906), §75; Conway, On Numbers and Games, ch. 2.
func (x Ordinal) NaturalAdd(y Ordinal) Ordinal {
	switch {
	case x.IsZero():
		return y
	case y.IsZero():
		return x
	}
	a, b := x.terms(), y.terms()
	sum := make([]ordinalTerm, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch a[0].exponent.Compare(b[0].exponent) {
		case 1:
			sum, a = append(sum, a[0]), a[1:]
		case -1:
			sum, b = append(sum, b[0]), b[1:]
		default:
			sum = append(sum, ordinalTerm{a[0].exponent, a[0].coef.add(b[0].coef)})
			a, b = a[1:], b[1:]
		}
	}
	return ordinalOf(append(append(sum, a...), b...))
}
