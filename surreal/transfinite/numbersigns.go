package transfinite

import "github.com/cgt-go/sdk/internal/scan"

// The sign expansion of a number in normal form
//
// Gonshor's theorems say how to write down the signs of ω^a, of ω^a·r and of a sum of such terms:
//
//   - For ω^a, write one +. Then read the signs of a, and keep the number b of the + read so far, which is an ordinal. For each + write ω^b many +, where b counts it already, and for each − write
//     ω^(b+1) many −. A run of n signs + raises b by n and is written as the last of its signs, for the others are absorbed by it; a run of n signs − is written as
//     ω^(b+1)·n many −.
//   - For ω^a·r and r > 0, go on with the signs of r besides the first, each ω^b many times, where b is the number of all + in a. For r < 0, change all signs.
//   - For a sum, write the terms one behind the other, but reduce each exponent a after the first: leave out those signs − of a that it has in common with the exponent before, up to the first sign
//     where these two differ. If a is the exponent before and more, the first sign of that more is a −. That is left out too if the coefficient before is not dyadic.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5, theorems 5.11 and 5.12.

// ExponentError reports that a number has no [SignExpansion] because it has an exponent with infinitely many runs of signs. Then that many of its own runs have lengths that grow, and
// no block repeats. [Number.Runs] has them nevertheless, and [Number.Birthday] their lengths together.
type ExponentError struct {
	Exponent Number // the exponent; a coefficient in it is not dyadic
}

// Error returns the message in one line.
func (e *ExponentError) Error() string {
	return "number: the exponent " + scan.Brief(e.Exponent.String()) + " has infinitely many runs of signs, so the runs of the number become longer without end"
}

// SignExpansion returns the sign expansion of x. It has one if all coefficients in the exponents of x are dyadic; otherwise the error is an [*ExponentError]. Coefficients of x
// itself may be any rational numbers, each not dyadic one gives a block. If there are more than [MaxRuns] runs, or a coefficient has a longer period, or lengths are beyond
// the limits of [Ordinal], the error is a [*cgt.LimitError].
//
// [SignExpansion.Number] is the inverse, and checks it.
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5.
func (x Number) SignExpansion() (SignExpansion, error) {
	e := expander{known: map[*form]SignExpansion{}}
	return limited(func() (SignExpansion, error) { return e.expand(x) })
}

// expander remembers the expansions of exponents.
type expander struct {
	known map[*form]SignExpansion
}

func (e *expander) expand(x Number) (SignExpansion, error) {
	if signs, ok := e.known[x.p]; ok || x.p == nil {
		return signs, nil
	}
	var b signBuilder
	reducer := exponentReducer{}
	for _, t := range x.list() {
		exponent, err := e.expand(t.exp)
		if err != nil {
			return SignExpansion{}, err
		}
		if !exponent.isFinite() {
			return SignExpansion{}, &ExponentError{t.exp}
		}
		r := t.coeff
		sign := r.sign()
		if sign < 0 {
			r = r.neg()
		}
		first, block, err := r.signs()
		if err != nil {
			return SignExpansion{}, err
		}
		w := powerWriter{sign: sign, run: func(r Run) bool { b.run(r.Sign, r.Length); return true }}
		w.begin()
		reducer.begin(func(r Run) bool { return w.exponent(r) })
		for _, r := range exponent.finiteRuns() {
			reducer.read(r)
		}
		reducer.end(exponent.finiteRuns(), len(block) > 0)
		unit := OmegaPower(w.pluses)
		for i, r := range first {
			if i == 0 { // w.begin has written one of them
				r.count = r.count.sub(count{small: 1})
			}
			b.run(sign*r.sign, unit.Mul(r.count.ordinal()))
		}
		if len(block) > 0 {
			runs := make([]Run, len(block))
			for i, r := range block {
				runs[i] = Run{sign * r.sign, unit.Mul(r.count.ordinal())}
			}
			b.repeated(runs)
		}
		if b.tooMany(0) {
			return SignExpansion{}, tooManyRuns()
		}
	}
	signs, err := b.done()
	if err == nil {
		e.known[x.p] = signs
	}
	return signs, err
}

// powerWriter writes the signs of ±ω^a while it reads those of a.
type powerWriter struct {
	sign   int // 1 or −1
	run    func(Run) bool
	pluses Ordinal // in a so far
}

// begin writes the first sign.
func (w *powerWriter) begin() bool { return w.run(Run{w.sign, oneOrdinal}) }

// exponent reads a run of a. It returns false if the writing came to an end.
func (w *powerWriter) exponent(r Run) bool {
	if r.Sign > 0 {
		w.pluses = w.pluses.Add(r.Length)
		return w.run(Run{w.sign, OmegaPower(w.pluses)})
	}
	return w.run(Run{-w.sign, OmegaPower(w.pluses.Add(oneOrdinal)).Mul(r.Length)})
}

// exponentReducer reduces exponents, each by the one before. The zero value has none before.
type exponentReducer struct {
	before []Run // the exponent before
	after  bool  // there is one before
	drop   bool  // the coefficient before is not dyadic

	// The exponent that is read.
	write  func(Run) bool
	common bool    // all so far agrees with before
	index  int     // the run of before that is next, if common
	signs  Ordinal // the signs of it that were read
}

// begin begins to read an exponent, whose reduced form goes to write.
func (e *exponentReducer) begin(write func(Run) bool) {
	e.write, e.common, e.index, e.signs = write, e.after, 0, Ordinal{}
}

// read reads a run. It returns false if the writing came to an end.
func (e *exponentReducer) read(r Run) bool {
	for e.common && !r.Length.IsZero() {
		if e.index == len(e.before) {
			if e.drop && r.Sign < 0 {
				r.Length, _ = r.Length.Sub(oneOrdinal)
			}
			e.common = false
			break
		}
		same := e.before[e.index]
		if same.Sign != r.Sign {
			e.common = false
			break
		}
		left, _ := same.Length.Sub(e.signs)
		rest, ok := r.Length.Sub(left)
		if ok { // to the end of the run before
			e.index++
			e.signs = Ordinal{}
			same.Length, r.Length = left, rest
		} else {
			e.signs = e.signs.Add(r.Length)
			same, r.Length = r, Ordinal{}
		}
		if same.Sign > 0 && !e.write(same) {
			return false
		}
	}
	return r.Length.IsZero() || e.write(r)
}

// end makes the exponent that was read the one before.
func (e *exponentReducer) end(exponent []Run, drop bool) {
	e.before, e.after, e.drop = exponent, true, drop
}
