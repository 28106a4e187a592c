package transfinite

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Mul returns the ordinal product x·y: y copies of x, one behind the other. It is associative, and x·(y + z) = x·y +
// x·z, but it is not commutative: 2·ω = ω. It takes a sum of exponents for each term of y.
func (x Ordinal) Mul(y Ordinal) Ordinal {
	if x.IsZero() || y.IsZero() {
		return Ordinal{}
	}
	// As (ω^a·m + …)·ω^e = ω^(a+e) for e > 0, only copies that are finitely many keep the lower terms of x, and in each
	// but the last of them the next copy swallows those.
	a, infinite, n := x.terms(), y.infiniteTerms(), y.finitePart()
	product := make([]ordinalTerm, 0, len(infinite)+len(a))
	for _, t := range infinite {
		product = append(product, ordinalTerm{a[0].exponent.Add(t.exponent), t.coef})
	}
	if !n.isZero() {
		product = append(product, a...)
		product[len(infinite)].coef = a[0].coef.mul(n)
	}
	return ordinalOf(product)
}

// DivMod returns the ordinals q and r for which x = y·q + r and r < y. ok is false if y is 0.
func (x Ordinal) DivMod(y Ordinal) (q, r Ordinal, ok bool) {
	if y.IsZero() {
		return Ordinal{}, Ordinal{}, false
	}
	a, lead := x.terms(), y.terms()[0]
	var quotient []ordinalTerm
	for len(a) > 0 {
		e, _ := a[0].exponent.Sub(lead.exponent)
		if e.IsZero() { // the exponents are equal, or that of x is smaller
			break
		}
		quotient = append(quotient, ordinalTerm{e, a[0].coef})
		a = a[1:]
	}
	rest := ordinalOf(a)
	if rest.Compare(y) < 0 {
		return ordinalOf(quotient), rest, true
	}
	// Both begin with the same power of ω, and y·n is y with the coefficient of that multiplied by n.
	n, exact := a[0].coef.divide(lead.coef)
	if exact && ordinalOf(a[1:]).Compare(ordinalOf(y.terms()[1:])) < 0 {
		n = n.sub(count{small: 1})
	}
	r, _ = rest.Sub(y.Mul(n.ordinal()))
	return ordinalOf(append(quotient, ordinalTerm{coef: n})), r, true
}

// NaturalMul returns the natural product of x and y, which multiplies the normal forms like polynomials, with natural
// sums of exponents. It is the product of x and y as surreal numbers. It takes a sum of exponents for each pair of a
// term of x and one of y; if there are more than [MaxOrdinalTerms] pairs, it panics with a [*cgt.LimitError].
//
// Source: Hessenberg, Grundbegriffe der Mengenlehre (1906), §75; Conway, On Numbers and Games, ch. 2.
func (x Ordinal) NaturalMul(y Ordinal) Ordinal {
	a, b := x.terms(), y.terms()
	if len(b) > 0 && len(a) > MaxOrdinalTerms/len(b) {
		panic(&cgt.LimitError{What: "pairs of terms in a product of ordinals", Limit: MaxOrdinalTerms})
	}
	all := make([]ordinalTerm, 0, len(a)*len(b))
	for _, s := range a {
		for _, t := range b {
			all = append(all, ordinalTerm{s.exponent.NaturalAdd(t.exponent), s.coef.mul(t.coef)})
		}
	}
	slices.SortFunc(all, func(s, t ordinalTerm) int { return t.exponent.Compare(s.exponent) })
	product := all[:0]
	for _, t := range all {
		if last := len(product) - 1; last >= 0 && product[last].exponent.Equal(t.exponent) {
			product[last].coef = product[last].coef.add(t.coef)
			continue
		}
		product = append(product, t)
	}
	return ordinalOf(product)
}
