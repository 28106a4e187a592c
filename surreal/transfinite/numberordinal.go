package transfinite

import "math/big"

// FromOrdinal returns x as a surreal number: that of the stalk with x edges, all of them blue. The natural sum and
// product of ordinals are the sum and the product of these numbers.
//
// Source: Conway, On Numbers and Games, ch. 3.
func FromOrdinal(x Ordinal) Number {
	terms := make([]term, len(x.terms()))
	for i, t := range x.terms() {
		terms[i] = term{rationalFromBig(new(big.Rat).SetInt(t.coef.int())), FromOrdinal(t.exponent)}
	}
	return makeNumber(terms)
}

// Ordinal returns x if it is an ordinal with at most [MaxOrdinalTerms] terms: if all coefficients are positive integers
// and all exponents are ordinals.
func (x Number) Ordinal() (o Ordinal, ok bool) {
	if x.size() > MaxOrdinalTerms {
		return Ordinal{}, false
	}
	terms := make([]ordinalTerm, x.NumTerms())
	for i, t := range x.list() {
		exponent, ok := t.exp.Ordinal()
		if !ok || !t.coeff.isInt() || t.coeff.sign() < 0 {
			return Ordinal{}, false
		}
		terms[i] = ordinalTerm{exponent, countFromBig(new(big.Int).Set(t.coeff.rat().Num()))}
	}
	return ordinalOf(terms), true
}
