package transfinite

import "github.com/cgt-go/sdk/internal/scan"

// The sign expansion of a number in normal form
//
// Gonshor's theorems say how to write down the signs of ω^a, of ω^a·r and of a sum of such terms:
//
//   - For ω^a, write one +. Then read the signs of a, and keep the number b of the + read so far, which is an ordinal.
//     For each + write ω^b many +, where b counts it already, and for each − write ω^(b+1) many −. A run of n signs +
//     raises b by n and is written as the last of its signs, for the others are absorbed by it; a run of n signs − is
//     written as ω^(b+1)·n many −.
//   - For ω^a·r and r > 0, go on with the signs of r besides the first, each ω^b many times, where b is the number of
//     all + in a. For r < 0, change all signs.
//   - For a sum, write the terms one behind the other, but reduce each exponent a after the first: leave out those
//     signs − of a that it has in common with the exponent before, up to the first sign where these two differ. If a is
//     the exponent before and more, the first sign of that more is a −. That is left out too if the coefficient before
//     is not dyadic.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5, theorems 5.11 and 5.12.

// ExponentError reports that a number has no [SignExpansion] because it has an exponent with infinitely many runs of
// signs. Then that many of its own runs have lengths that grow, and no block repeats. [Number.Runs] has them
// nevertheless, and [Number.Birthday] their lengths together.
type ExponentError struct {
	Exponent Number // the exponent; a coefficient in it is not dyadic
}

// Error returns the message in one line.
func (e *ExponentError) Error() string {
	return "number: the exponent " + scan.Brief(e.Exponent.String()) + " has infinitely many runs of signs, so the runs of the number become longer without end"
}

// SignExpansion returns the sign expansion of x. It has one if all coefficients in the exponents of x are dyadic;
// otherwise the error is an [*ExponentError]. Coefficients of x itself may be any rational numbers, each not dyadic one
// gives a block. If there are more than [MaxRuns] runs, or a coefficient has a longer period, or lengths are beyond the
// limits of [Ordinal], the error is a [*cgt.LimitError].
//
// The work is in the order of the runs of x and of all its exponents, each with some comparisons of lengths; these can
// be as deep as the exponents are nested.
//
// [SignExpansion.Number] is the inverse, and checks it.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5.
func (x Number) SignExpansion() (SignExpansion, error) {
	return limited(x.signExpansion)
}

func (x Number) signExpansion() (SignExpansion, error) {
	var m stretcher
	signs, endless, err := m.signs(x, 0)
	switch {
	case err != nil:
		return SignExpansion{}, err
	case endless != nil:
		return SignExpansion{}, endless
	}
	return signs, nil
}

// signs returns the sign expansion of x. If it has none, endless says so, and the expansion ends after so many runs of
// the first stretch that cannot be a block.
func (m *stretcher) signs(x Number, runs int) (signs SignExpansion, endless *ExponentError, err error) {
	var b signBuilder
	write := func(r Run) bool {
		b.run(r.Sign, r.Length)
		return true
	}
	for _, s := range m.of(x) {
		switch {
		case !s.isEndless():
			write(s.run)
		case s.coefficient != nil:
			if err := s.coefficient.writeBlock(&b); err != nil {
				return SignExpansion{}, nil, err
			}
		default:
			if runs > 0 {
				s.walk(func(r Run) bool {
					runs--
					return write(r) && runs > 0
				})
			}
			return b.part(), &ExponentError{s.exponent}, nil
		}
		if b.tooMany(0) {
			return SignExpansion{}, nil, tooManyRuns()
		}
	}
	return b.part(), nil, nil
}

// powerWriter writes the signs of ±ω^a while it reads those of a.
type powerWriter struct {
	sign   int // 1 or −1
	run    func(Run) bool
	pluses Ordinal // in a so far
}

// begin writes the first sign.
func (w *powerWriter) begin() { w.run(Run{w.sign, oneOrdinal}) }

// exponent reads a run of a. It returns false if the writing came to an end.
func (w *powerWriter) exponent(r Run) bool {
	if r.Sign > 0 {
		w.pluses = w.pluses.Add(r.Length)
		return w.run(Run{w.sign, OmegaPower(w.pluses)})
	}
	return w.run(Run{-w.sign, OmegaPower(w.pluses.Add(oneOrdinal)).Mul(r.Length)})
}
