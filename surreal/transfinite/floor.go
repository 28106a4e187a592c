package transfinite

// Floor returns the largest omnific integer that is at most x: the infinite terms of x, and an integer.
//
// Source: Conway, On Numbers and Games, ch. 5.
func (x Number) Floor() Number {
	infinite, standard := x.split()
	integer := x.constant()
	if integer.isInt() {
		if standard < x.NumTerms() && x.p.terms[standard].coeff.sign() < 0 {
			integer = integer.sub(rational{num: 1})
		}
	} else {
		integer = integer.floor()
	}
	return x.Truncate(infinite).Add(constant(integer))
}

// IsOmnific reports whether x is an omnific integer: a number without infinitesimal terms whose constant term is an
// integer. So ω/2 and √ω are omnific integers, as are the integers. Every number is a quotient of two of them.
//
// Source: Conway, On Numbers and Games, ch. 5.
func (x Number) IsOmnific() bool {
	_, standard := x.split()
	return standard == x.NumTerms() && x.constant().isInt()
}
