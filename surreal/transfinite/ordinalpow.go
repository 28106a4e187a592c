package transfinite

import (
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// Pow returns the ordinal power x^y, where x^0 is 1, x^(y+1) is x^y·x, and x^y for a limit y is the limit of x^z for z
// < y; so 2^ω = ω. If the power is beyond [MaxNesting], [MaxOrdinalTerms] or [MaxCoefficientBits], the error is a
// [*cgt.LimitError].
//
// Source: Sierpiński, Cardinal and Ordinal Numbers, ch. XIV, §15.
func (x Ordinal) Pow(y Ordinal) (Ordinal, error) {
	switch {
	case y.IsZero() || x.Equal(oneOrdinal):
		return oneOrdinal, nil
	case x.IsZero():
		return x, nil
	case x.IsFinite():
		return x.finitePart().pow(y)
	case x.Equal(omegaOrdinal): // as in every text, however many terms y has
		return omegaPow(y)
	}
	// Let x begin with ω^a. Then x^z = ω^(a·z) for limits z.
	a, z, n := x.terms()[0].exponent, y.infiniteTerms(), y.finitePart()
	if len(z) > MaxOrdinalTerms/(a.size()+y.size()) {
		return Ordinal{}, &cgt.LimitError{What: "terms in a power of an ordinal", Limit: MaxOrdinalTerms}
	}
	exponent := a.Mul(ordinalOf(z))
	// In a product of n factors, each but the last leaves the terms that it has besides the finite one. All exponents
	// are sums of at most exponent, a multiple of a, and an exponent of x.
	terms, infinite := uint64(len(x.terms())), uint64(len(x.infiniteTerms()))
	size := uint64(1 + exponent.size() + a.size() + x.size())
	factors := uint64(1)
	if x.IsSuccessor() {
		factors = n.small
	}
	if n.big != nil && x.IsSuccessor() || factors > MaxOrdinalTerms || (factors*infinite+terms)*size > MaxOrdinalTerms {
		return Ordinal{}, &cgt.LimitError{What: "terms in a power of an ordinal", Limit: MaxOrdinalTerms}
	}
	if max(exponent.nesting(), a.nesting()) >= MaxNesting {
		return Ordinal{}, &cgt.LimitError{What: "nested exponents in an ordinal", Limit: MaxNesting}
	}
	return OmegaPower(exponent).Mul(x.finitePower(n)), nil
}

// finitePower returns x^n by squaring.
func (x Ordinal) finitePower(n count) Ordinal {
	power, exponent := oneOrdinal, n.int()
	for i := exponent.BitLen() - 1; i >= 0; i-- {
		power = power.Mul(power)
		if exponent.Bit(i) == 1 {
			power = power.Mul(x)
		}
	}
	return power
}

// pow returns c^y for c ≥ 2. As c^ω = ω, the power of ω^e is that of ω to the power of ω^(e'), where 1 + e' = e.
func (c count) pow(y Ordinal) (Ordinal, error) {
	var exponent []ordinalTerm
	for _, t := range y.infiniteTerms() {
		e, _ := t.exponent.Sub(oneOrdinal)
		exponent = append(exponent, ordinalTerm{e, t.coef})
	}
	n := y.finitePart()
	// c^n has more than (bits−1)·n bits and at most bits·n.
	tooLong := &cgt.LimitError{What: "bits in a coefficient", Limit: MaxCoefficientBits}
	if bits := uint64(c.int().BitLen()); n.big != nil || n.small >= MaxCoefficientBits || (bits-1)*n.small >= MaxCoefficientBits {
		return Ordinal{}, tooLong
	}
	finite := new(big.Int).Exp(c.int(), n.int(), nil)
	if finite.BitLen() > MaxCoefficientBits {
		return Ordinal{}, tooLong
	}
	power, err := omegaPow(ordinalOf(exponent))
	if err != nil {
		return power, err
	}
	return power.Mul(countFromBig(finite).ordinal()), nil
}

// omegaPow returns ω^y, or the error of [Ordinal.Pow].
func omegaPow(y Ordinal) (Ordinal, error) {
	if y.nesting() >= MaxNesting {
		return Ordinal{}, &cgt.LimitError{What: "nested exponents in an ordinal", Limit: MaxNesting}
	}
	if y.size() >= MaxOrdinalTerms {
		return Ordinal{}, &cgt.LimitError{What: "terms in a power of an ordinal", Limit: MaxOrdinalTerms}
	}
	return OmegaPower(y), nil
}
