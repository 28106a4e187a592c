package ordinal

import (
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/nim"
)

// Parse reads an ordinal in Cantor normal form, as w^(w^2*4+3)*2+w*3+5. The sums, products and powers in it are those
// of ordinals. Exponents become smaller from term to term, w^w^2 is w^(w^2), coefficients stand behind, ω may stand for
// w and · for *, and there may be blanks. An error is a [*cgt.SyntaxError]; for exponents that [Nimber] does not have,
// for an exponent of an exponent that begins with ω, and for numbers of more than [DefaultDigits] digits, there is a
// [*cgt.LimitError] in it.
func Parse(s string) (Nimber, error) { return parse(s, DefaultDigits) }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(s string) Nimber { return must(Parse(s)) }

func parse(s string, maxDigits int) (Nimber, error) {
	r := reader{s: s, maxDigits: maxDigits}
	terms := r.sum()
	if r.err == nil && r.next() != end {
		r.unexpected("want + or the end of the text")
	}
	if r.err != nil {
		return Nimber{}, r.err
	}
	return fromTerms(terms).nimber(), nil
}

// sum reads terms up to what is no +.
func (r *reader) sum() []term {
	var terms []term
	for r.err == nil {
		r.next()
		start := r.at
		t := r.term()
		switch {
		case r.err != nil:
		case t.coef == (nim.Big{}) && len(terms) == 0 && r.next() != '+':
			return nil
		case t.coef == (nim.Big{}):
			r.fail(start, zeroCoefficient, nil)
		case len(terms) > 0 && comparePaths(terms[len(terms)-1].path, t.path) <= 0:
			r.fail(start, notSmaller, nil)
		}
		if terms = append(terms, t); !r.skip('+') {
			break
		}
	}
	return terms
}

// comparePaths compares products of powers of generators as ordinals.
func comparePaths(a, b []step) int {
	return slices.CompareFunc(a, b, func(p, q step) int {
		if p.gen != q.gen {
			return int(p.gen) - int(q.gen)
		}
		return p.exp - q.exp
	})
}

// term reads a number, or a power of ω with a coefficient.
func (r *reader) term() term {
	switch r.next() {
	case digit:
		return term{nil, intNumber(r.number()).finite}
	case omega:
		r.skip(omega)
	default:
		r.unexpected("want a number or w")
		return term{}
	}
	exponent := []exponentTerm{{0, big.NewInt(1)}}
	start := r.at
	if r.skip('^') {
		r.next()
		start = r.at
		exponent = r.exponent()
	}
	path, ok := pathOf(exponent)
	if !ok {
		r.limit(start, "digits to the base of a prime in an exponent", Levels)
	}
	return term{path, intNumber(r.coefficient()).finite}
}

// coefficient reads what stands behind a power of ω.
func (r *reader) coefficient() *big.Int {
	if !r.skip('*') {
		return big.NewInt(1)
	}
	r.next()
	start := r.at
	n := r.number()
	if n.Sign() == 0 {
		r.fail(start, zeroCoefficient, nil)
	}
	return n
}

// exponent reads a number, or a power of ω, or a sum in brackets.
func (r *reader) exponent() []exponentTerm {
	if !r.skip('(') {
		return r.appendExponentTerm(nil, false)
	}
	var exponent []exponentTerm
	for {
		r.next()
		start := r.at
		before := len(exponent)
		exponent = r.appendExponentTerm(exponent, true)
		switch {
		case r.err != nil:
			return nil
		case before == len(exponent) && (before > 0 || r.next() == '+'):
			r.fail(start, zeroCoefficient, nil)
		case before > 0 && exponent[before-1].k <= exponent[before].k:
			r.fail(start, notSmaller, nil)
		}
		if !r.skip('+') {
			break
		}
	}
	if !r.skip(')') {
		r.unexpected("want + or )")
	}
	return exponent
}

// appendExponentTerm reads a term of an exponent, which has a coefficient only in brackets, and appends it unless it is
// 0.
func (r *reader) appendExponentTerm(exponent []exponentTerm, brackets bool) []exponentTerm {
	t := exponentTerm{}
	switch r.next() {
	case digit:
		t.n = r.number()
	case omega:
		r.skip(omega)
		t.k = 1
		if r.skip('^') {
			t.k = r.power()
		}
		t.n = big.NewInt(1)
		if brackets {
			t.n = r.coefficient()
		}
	default:
		if brackets {
			r.unexpected("want a number or w")
		}
		r.unexpected("want a number, w or (")
	}
	if r.err != nil || t.n.Sign() == 0 {
		return exponent
	}
	return append(exponent, t)
}

// power reads the exponent of ω in an exponent, which is a number. One with ω is too large, also if it comes to a number.
func (r *reader) power() int {
	brackets := r.skip('(')
	first := r.next()
	start := r.at
	tooLarge := big.NewInt(int64(len(primes)))
	n := tooLarge
	switch {
	case first == digit:
		n = r.number()
	case first != omega && brackets:
		r.unexpected("want a number")
	case first != omega:
		r.unexpected("want a number or (")
	}
	if n.Cmp(tooLarge) >= 0 {
		r.limit(start, "odd primes with a known excess", len(primes))
	}
	if brackets && !r.skip(')') {
		r.unexpected("want )")
	}
	return int(n.Int64())
}
