package transfinite

import (
	"iter"
	"math/big"
	"slices"
	"strconv"
)

// Signs of numbers that have no SignExpansion
//
// A coefficient that is not dyadic has infinitely many runs of signs, both + and −, each a finite multiple of ω^b long;
// together they have ω^(b+1) signs, and as many of each kind. Call such a stretch of runs endless of length Λ, where Λ
// is a power of ω: it has Λ signs + and Λ signs −, and each of its runs is shorter than Λ. If an endless stretch of
// length Λ is part of an exponent, after c signs +, then the signs that it gives in the power of ω are an endless
// stretch too, of length ω^(c+Λ). For b, the number of + so far, comes as near to c+Λ as one likes, and runs of ω^b and
// of ω^(b+1)·n signs with n < Λ are shorter than ω^(c+Λ), because c+Λ is above b+1+e for the exponent e of n, which is
// below Λ.
//
// So the signs of each number are finitely many runs and endless stretches, and their lengths can be added. To reduce
// an exponent, one has to find where it differs from the one before. Both can begin with the same stretches. A stretch
// is made from what is in the normal form, and the normal form of the number that ends with it is unique, so two
// stretches that stand behind equal signs are equal if they are made in the same way, and otherwise they differ after
// finitely many runs.

// stretch is a run, or an endless stretch.
type stretch struct {
	run Run // for a run

	// For an endless stretch.
	length      Ordinal                   // Λ
	walk        func(func(Run) bool) bool // calls the function for its runs, up to a false, which it returns; adjacent ones may have the same sign
	made        string                    // how it is made
	coefficient *digitWriter              // the coefficient that it comes from, if it is not part of a power of ω
	exponent    Number                    // the exponent that it comes from otherwise
}

func (s stretch) isEndless() bool { return s.walk != nil }

// same reports whether s and t are equal if all signs before them are.
func (s stretch) same(t stretch) bool {
	if s.isEndless() || t.isEndless() {
		return s.isEndless() && t.isEndless() && s.made == t.made
	}
	return s.run.Equal(t.run)
}

// pluses returns the number of signs + of s.
func (s stretch) pluses() Ordinal {
	if s.isEndless() {
		return s.length
	}
	if s.run.Sign > 0 {
		return s.run.Length
	}
	return Ordinal{}
}

// stretcher makes the stretches of numbers, and remembers those of exponents.
type stretcher struct {
	known map[*form][]stretch
}

// of returns the stretches of x. If there are more than MaxRuns runs, or lengths are beyond the limits of ordinals, it
// panics with a *cgt.LimitError.
func (m *stretcher) of(x Number) []stretch {
	if s, ok := m.known[x.p]; ok || x.p == nil {
		return s
	}
	var all []stretch
	var last ordinalSum // the length of a run that is not in all yet
	sign := 0           // of that run, or 0 if there is none
	end := func() {
		if sign != 0 {
			all = append(all, stretch{run: Run{sign, last.take()}})
			sign = 0
		}
		if len(all) > MaxRuns {
			panic(tooManyRuns())
		}
	}
	write := func(r Run) bool {
		if r.Sign != sign {
			end()
			sign = r.Sign
		}
		last.add(r.Length)
		return true
	}
	var before []stretch // the exponent before
	drop := false        // the coefficient before is not dyadic
	for i, t := range x.list() {
		exponent := m.of(t.exp)
		reduced := exponent
		if i > 0 {
			reduced = reducedStretches(exponent, before, drop)
		}
		r := t.coeff
		w := powerWriter{sign: r.sign(), run: write}
		if w.sign < 0 {
			r = r.neg()
		}
		w.begin()
		for _, s := range reduced {
			if !s.isEndless() {
				w.exponent(s.run)
				continue
			}
			power := s.power(w.sign, w.pluses)
			power.exponent = t.exp
			end()
			all = append(all, power)
			w.pluses = w.pluses.Add(s.length)
		}
		digits := digitWriter{r, w.sign, OmegaPower(w.pluses)}
		before, drop = exponent, !r.isDyadic()
		if !drop {
			digits.walk(write)
			continue
		}
		end()
		all = append(all, stretch{
			length:      OmegaPower(w.pluses.Add(oneOrdinal)),
			walk:        digits.walk,
			coefficient: &digits,
			made:        strconv.Itoa(w.sign) + " times " + string(r.append(nil)) + " at " + w.pluses.String(),
		})
	}
	end()
	if m.known == nil {
		m.known = map[*form][]stretch{}
	}
	m.known[x.p] = all
	return all
}

// power returns what the endless stretch s of an exponent, after some signs +, gives in ω to that power.
func (s stretch) power(sign int, pluses Ordinal) stretch {
	return stretch{
		length: OmegaPower(pluses.Add(s.length)),
		walk: func(run func(Run) bool) bool {
			w := powerWriter{sign: sign, run: run, pluses: pluses}
			return s.walk(w.exponent)
		},
		made: "power " + strconv.Itoa(sign) + " at " + pluses.String() + " of " + s.made,
	}
}

// digitWriter writes the signs of a coefficient after the first.
type digitWriter struct {
	r    rational // positive
	sign int      // of the coefficient
	unit Ordinal  // how often each sign is written
}

// run returns a run of digits as it is written.
func (d digitWriter) run(r digitRun) Run { return Run{d.sign * r.sign, d.unit.Mul(r.count.ordinal())} }

// walk calls run for the runs of the coefficient up to a false, which it returns.
func (d digitWriter) walk(run func(Run) bool) bool {
	write := func(sign int, n count) bool {
		return n.isZero() || run(d.run(digitRun{sign, n}))
	}
	one := count{small: 1}
	if d.r.isDyadic() {
		first, _, _ := d.r.signs() // only a period could be too long
		for i, r := range first {
			if i == 0 {
				r.count = r.count.sub(one)
			}
			if !write(r.sign, r.count) {
				return false
			}
		}
		return true
	}
	floor := d.r.floor()
	rest := d.r.sub(floor).rat()
	n, q := new(big.Int).Set(rest.Num()), rest.Denom()
	if !write(1, countFromBig(new(big.Int).Set(floor.rat().Num()))) || !write(-1, one) {
		return false
	}
	for {
		digit := -1
		if n.Lsh(n, 1).Cmp(q) >= 0 {
			n.Sub(n, q)
			digit = 1
		}
		if !write(digit, one) {
			return false
		}
	}
}

// writeBlock writes the signs of the coefficient, which is not dyadic, with a block that repeats.
func (d digitWriter) writeBlock(b *signBuilder) error {
	first, block, err := d.r.signs()
	if err != nil {
		return err
	}
	first[0].count = first[0].count.sub(count{small: 1})
	for _, digits := range first {
		r := d.run(digits)
		b.run(r.Sign, r.Length)
	}
	runs := make([]Run, len(block))
	for i, digits := range block {
		runs[i] = d.run(digits)
	}
	b.repeated(runs)
	return nil
}

// reducedStretches returns the exponent reduced by the one before it.
func reducedStretches(exponent, before []stretch, drop bool) []stretch {
	pluses, rest, ended := differenceOf(exponent, before)
	if r, ok := rest.peek(); ended && drop && ok && r.Sign < 0 {
		rest.skip(oneOrdinal)
	}
	var reduced []stretch
	if !pluses.IsZero() {
		reduced = append(reduced, stretch{run: Run{1, pluses}})
	}
	reduced = append(reduced, rest.rest()...)
	rest.stop()
	return reduced
}

// differenceOf returns the number of signs + with which both a and b begin, what a has after all that they have in
// common, and whether b has no more then. The caller stops what is returned.
func differenceOf(a, b []stretch) (pluses Ordinal, rest *stretchReader, ended bool) {
	k := 0
	for k < min(len(a), len(b)) && a[k].same(b[k]) {
		pluses = pluses.Add(a[k].pluses())
		k++
	}
	// What follows differs after finitely many runs.
	rest, other := &stretchReader{left: a[k:]}, &stretchReader{left: b[k:]}
	defer other.stop()
	for {
		r, more := rest.peek()
		q, otherMore := other.peek()
		if !more || !otherMore || q.Sign != r.Sign {
			return pluses, rest, !otherMore
		}
		n := r.Length
		if q.Length.Compare(n) < 0 {
			n = q.Length
		}
		if r.Sign > 0 {
			pluses = pluses.Add(n)
		}
		rest.skip(n)
		other.skip(n)
	}
}

// stretchReader reads stretches run by run.
type stretchReader struct {
	left []stretch // the first may be read in part
	runs int       // the runs of the first that were read, if it is endless
	read Ordinal   // the signs of the next run of the first that were read

	// The runs of the first, if it is endless and next was called.
	run     Run
	pull    func() (Run, bool)
	release func()
}

// peek returns what is left of the next run.
func (s *stretchReader) peek() (r Run, ok bool) {
	if len(s.left) == 0 {
		return Run{}, false
	}
	if r = s.left[0].run; s.left[0].isEndless() {
		if s.pull == nil {
			walk := s.left[0].walk
			s.pull, s.release = iter.Pull(func(yield func(Run) bool) { walk(yield) })
			s.run, _ = s.pull()
		}
		r = s.run
	}
	r.Length, _ = r.Length.Sub(s.read)
	return r, true
}

// skip reads n signs of the next run, which has so many.
func (s *stretchReader) skip(n Ordinal) {
	r, _ := s.peek()
	if n.Compare(r.Length) < 0 {
		s.read = s.read.Add(n)
		return
	}
	s.read = Ordinal{}
	if s.left[0].isEndless() {
		s.runs++
		s.run, _ = s.pull()
		return
	}
	s.left = s.left[1:]
}

// rest returns what is left.
func (s *stretchReader) rest() []stretch {
	if s.runs == 0 && s.read.IsZero() {
		return s.left
	}
	rest := slices.Clone(s.left)
	if !rest[0].isEndless() {
		rest[0].run.Length, _ = rest[0].run.Length.Sub(s.read)
		return rest
	}
	walk, runs, read := s.left[0].walk, s.runs, s.read
	rest[0].walk = func(run func(Run) bool) bool {
		n := 0
		return walk(func(r Run) bool {
			n++
			switch {
			case n <= runs:
				return true
			case n == runs+1:
				r.Length, _ = r.Length.Sub(read)
			}
			return run(r)
		})
	}
	rest[0].made = "after " + strconv.Itoa(runs) + " and " + read.String() + " of " + s.left[0].made
	return rest
}

// stop ends the reading.
func (s *stretchReader) stop() {
	if s.release != nil {
		s.release()
	}
}
