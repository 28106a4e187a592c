package transfinite

// Floor returns the largest omnific integer that is at most x. That of a quotient can have infinitely many terms, as
// ω^ω/(1 − 1/ω) = ω^ω + ω^(ω − 1) + … has, which is an omnific integer itself, but it is always a [Quotient]. The work
// grows with the number of the terms of a division of polynomials. Beyond [MaxSteps] Floor panics with a
// [*cgt.LimitError].
//
// Source: Conway, On Numbers and Games, ch. 5, for omnific integers; that truncations of quotients are quotients: L.
// van den Dries, Truncation in Hahn fields (2014).
func (x Quotient) Floor() Quotient {
	f := bounded()
	defer f.check()
	return f.floor(x)
}

// IsOmnific reports whether x is an omnific integer, see [Number.IsOmnific]. It costs as much as [Quotient.Floor].
func (x Quotient) IsOmnific() bool { return x.Floor().Equal(x) }

// floor returns the floor of x.
func (f field) floor(x Quotient) Quotient {
	n := f.infinitePart(x)
	if f.b.Err == nil && n.Compare(x) > 0 { // after an integer, an infinitesimal was negative
		n.num = n.num.Sub(n.Den())
	}
	return n
}

// infinitePart returns the sum of the infinite terms of x and of the floor of its constant term.
//
// Let ω^b be the largest in the exponents of the numerator and the denominator, and X the power of ω with that
// exponent. Then x is a series in falling powers of X whose coefficients are quotients without X. The powers with
// positive exponents are finitely many, and all terms there are infinite. Where the exponent of X is 0, the coefficient
// decides.
func (f field) infinitePart(x Quotient) Quotient {
	var sum Quotient
	for f.b.Err == nil {
		if x.den.IsZero() {
			infinite, _ := x.num.split()
			return f.add(sum, Quotient{num: x.num.Truncate(infinite).Add(constant(x.num.constant().floor()))})
		}
		main := newPacking(x.num, x.den).bases[0]
		top, bottom := x.num.along(main)[0], x.den.along(main)[0]
		degree := top.degree.sub(bottom.degree)
		if degree.sign() < 0 {
			break
		}
		c := f.reduce(top.coeff, bottom.coeff)
		if degree.isZero() {
			x = c
			continue
		}
		c.num = c.num.scale(rational{num: 1}, monomial(degree, main))
		sum, x = f.add(sum, c), f.add(x, c.Neg())
	}
	return sum
}
