package transfinite

import "github.com/cgt-go/sdk/internal/scan"

// Sequence is an infinite sequence of numbers: First, First + By, First + 2·By and so on, or, if it is Geometric,
// First, First·By, First·By^2 and so on, where By must be positive.
type Sequence struct {
	First, By Number
	Geometric bool
}

// SequenceError reports a [Sequence] of numbers that change their signs.
type SequenceError struct {
	Sequence Sequence
}

// Error returns the message in one line.
func (e *SequenceError) Error() string {
	return "cut: the ratio " + scan.Brief(e.Sequence.By.String()) + " of a geometric sequence is not positive"
}

// The limits of sequences
//
// A rising sequence bounds numbers from below. Only how it grows matters. Let the leading term of s > 0 be c·ω^e, and
// let t be the terms of a with exponents above e. Then a + n·s, for n = 0, 1, 2, …, is passed by the same numbers as
// t + ω^e·n is, for c is above 1/k for some k. The signs of t + ω^e·n are those of t + ω^e and then ω^b·(n − 1) many +,
// where b is the number of + in the signs of e. Each begins with the one before, and a number that is above all of them
// begins with their limit, where there are ω^(b+1) many +, or is above that.
//
// A geometric sequence a·q^n with a > 0 and q > 1 grows like ω^e·n, for the leading exponent e of a, if q is above 1 by
// more than an infinitesimal but not infinite, and like a·(1 + (q − 1)·n) if by an infinitesimal. If q is infinite,
// with the leading exponent g, it grows like ω^(e+g·n), whose exponents are a rising sequence; and the limit of powers
// is ω to the power of the number that the limit of the exponents is. With a < 0 and q < 1, −a·q^n falls: like ω^e/2^n
// if q is below 1 by more than an infinitesimal and not infinitesimal, and else in the same way as above.

// isRising reports whether each number is larger than the one before.
func (s Sequence) isRising() bool {
	if !s.Geometric {
		return s.By.Sign() > 0
	}
	return s.First.Sign()*s.By.Compare(Int(1)) > 0
}

// limit returns the limit of the signs of a rising sequence.
func (s Sequence) limit() (SignExpansion, error) {
	if !s.Geometric {
		return arithmeticLimit(s.First, s.By)
	}
	e := s.First.list()[0].exp
	q := s.By.list()[0]
	difference := s.By.Sub(Int(1))
	switch {
	case !q.exp.IsZero():
		// With a < 0, −ω^(e+g·n) where g < 0.
		g := q.exp
		sign := s.First.Sign()
		if sign < 0 {
			e, g = e.Neg(), g.Neg()
		}
		signs, err := arithmeticLimit(e, g)
		if err != nil {
			return SignExpansion{}, err
		}
		exponent, err := signs.number()
		if err != nil {
			return SignExpansion{}, err
		}
		if sign < 0 {
			return exponent.Neg().OmegaPow().Neg().signExpansion()
		}
		return exponent.OmegaPow().signExpansion()
	case difference.IsInfinitesimal():
		return arithmeticLimit(s.First, s.First.Mul(difference))
	case s.First.Sign() > 0:
		return arithmeticLimit(Number{}, e.OmegaPow())
	}
	// −ω^e/2^n.
	signs, b, err := powerSigns(Number{}, e)
	if err != nil {
		return SignExpansion{}, err
	}
	return signs.Neg().Concat(SignRun(1, OmegaPower(b.Add(oneOrdinal)))), nil
}

// arithmeticLimit returns the limit of the signs of first + n·by, for by > 0.
func arithmeticLimit(first, by Number) (SignExpansion, error) {
	e := by.list()[0].exp
	n := 0
	for n < first.NumTerms() && first.list()[n].exp.Compare(e) > 0 {
		n++
	}
	signs, b, err := powerSigns(first.Truncate(n), e)
	if err != nil {
		return SignExpansion{}, err
	}
	return signs.Concat(SignRun(1, OmegaPower(b.Add(oneOrdinal)))), nil
}

// powerSigns returns the signs of x + ω^e, and the number of + in the signs of e.
func powerSigns(x, e Number) (signs SignExpansion, pluses Ordinal, err error) {
	if signs, err = x.Add(e.OmegaPow()).signExpansion(); err != nil {
		return SignExpansion{}, Ordinal{}, err
	}
	exponent, err := e.signExpansion()
	if err != nil {
		return SignExpansion{}, Ordinal{}, err
	}
	var sum ordinalSum
	for _, r := range exponent.finiteRuns() {
		if r.Sign > 0 {
			sum.add(r.Length)
		}
	}
	return signs, sum.take(), nil
}
