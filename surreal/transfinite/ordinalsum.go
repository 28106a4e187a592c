package transfinite

import "github.com/cgt-go/sdk/cgt"

// ordinalSum adds many ordinals, each behind the sum so far, in steps in the order of all their terms. The zero value
// is 0.
type ordinalSum struct {
	only  Ordinal       // the sum so far, if there are no terms
	terms []ordinalTerm // the sum so far
	size  int           // the number of terms with those of exponents
}

// add adds x, which strikes out the terms that are below it.
func (s *ordinalSum) add(x Ordinal) {
	if len(s.terms) == 0 {
		if s.only.IsZero() {
			s.only, s.size = x, x.size()
			return
		}
		s.terms = append(s.terms, s.only.terms()...)
	}
	for i, t := range x.terms() {
		for i == 0 && len(s.terms) > 0 {
			last := s.terms[len(s.terms)-1]
			c := last.exponent.Compare(t.exponent)
			if c > 0 {
				break
			}
			if c == 0 {
				t.coef = last.coef.add(t.coef)
			}
			s.terms = s.terms[:len(s.terms)-1]
			s.size -= 1 + last.exponent.size()
		}
		s.terms = append(s.terms, t)
		s.size += 1 + t.exponent.size()
	}
}

// fits returns an error if the sum has too many terms.
func (s *ordinalSum) fits() error {
	if s.size > MaxOrdinalTerms {
		return &cgt.LimitError{What: "terms in an ordinal", Limit: MaxOrdinalTerms}
	}
	return nil
}

// take returns the sum, and begins a new one.
func (s *ordinalSum) take() Ordinal {
	sum := s.only
	if len(s.terms) > 0 {
		sum = ordinalOf(s.terms)
	}
	*s = ordinalSum{}
	return sum
}
