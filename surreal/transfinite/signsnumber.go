package transfinite

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// From signs back to the normal form
//
// The signs of a number are those of its terms, one behind the other; and in those of a term ±ω^a·r there comes first
// one sign, then the long runs that the reduced exponent gives, and then the signs of r, each ω^b many times, where b
// is the number of all + in a. Suppose that the term is positive, for otherwise all signs are changed. While the
// exponent is read, b counts its signs + so far. Then a run belongs to the exponent if it has ω^(b+1) signs or more:
// those of ω^e + … many + raise b to e, and those of ω^(b+1)·m + … many − are m signs −. What the run has besides does
// not belong to the exponent any more. When a run is shorter, the exponent is read.
//
// Then signs of r are read, ω^b at a time. A block of such runs, which repeats, is the end of r. So is a run that is
// shorter than ω^b. A run of ω^(b+1) signs or more belongs to the next term; and so does the last sign of r before it,
// of the other kind: with it the next term begins.
//
// What was left out of the exponent is put back: if the reduced exponent begins with fewer signs + than there are in
// the exponent before, they have in common what is before the first + of that which the new exponent does not have.
// Otherwise the new exponent is the one before and more, which begins with −.

// Number returns the number with these signs. It is the inverse of [Number.SignExpansion]: if there is no such number,
// because infinitely many terms would be needed as for 1/(ω − 1), the error is a [*ClassError]. If a number is beyond
// the limits, or has more than [MaxOrdinalTerms] terms with those of exponents, or a coefficient has more than
// [MaxPlaces] binary places, the error is a [*cgt.LimitError].
//
// Source: Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5, read backwards.
func (x SignExpansion) Number() (Number, error) {
	return limited(x.number)
}

func (x SignExpansion) number() (Number, error) {
	r := newTermReader(x)
	var terms []term
	size := 0                  // of terms and those of their exponents
	var exponent SignExpansion // of the last term
	drop := false              // the last coefficient is not dyadic
	for len(r.left) > 0 {
		sign, reduced, coefficient, block, err := r.term()
		if err != nil {
			return Number{}, err
		}
		c, err := rationalFromSigns(coefficient, block)
		if err != nil {
			return Number{}, err
		}
		if sign < 0 {
			c = c.neg()
		}
		if len(terms) > 0 {
			reduced = unreduced(reduced, exponent.finiteRuns(), drop)
		}
		var b signBuilder
		for _, r := range reduced {
			b.run(r.Sign, r.Length)
		}
		next := b.part()
		if len(terms) > 0 && next.Compare(exponent) >= 0 {
			return Number{}, r.outside("the exponents of the terms do not fall")
		}
		y, err := next.number()
		if err != nil {
			return Number{}, err
		}
		if size = addSizes(size, 1+y.size()); size > MaxOrdinalTerms {
			return Number{}, &cgt.LimitError{What: "terms in a number, with those of exponents", Limit: MaxOrdinalTerms}
		}
		terms = append(terms, term{c, y})
		exponent, drop = next, len(block) > 0
	}
	return makeNumber(terms), nil
}

// unreduced returns the exponent from its reduced form and the exponent before. Adjacent runs may have the same sign.
func unreduced(reduced, before []Run, drop bool) []Run {
	var pluses, all Ordinal
	for _, r := range before {
		if r.Sign > 0 {
			all = all.Add(r.Length)
		}
	}
	if len(reduced) > 0 && reduced[0].Sign > 0 {
		pluses, reduced = reduced[0].Length, reduced[1:]
	}
	var exponent []Run
	if more, ok := pluses.Sub(all); ok {
		exponent = append(exponent, before...)
		if drop {
			exponent = append(exponent, Run{-1, oneOrdinal})
		}
		exponent = append(exponent, Run{1, more})
		return append(exponent, reduced...)
	}
	for _, r := range before {
		if r.Sign > 0 {
			rest, ok := pluses.Sub(r.Length)
			if !ok {
				exponent = append(exponent, Run{1, pluses})
				break
			}
			pluses = rest
		}
		exponent = append(exponent, r)
	}
	return append(exponent, reduced...)
}

// maxUnrolled is how often a block may be written out before it is read as the end of a coefficient. The first sign of
// the term, the last − and + of the exponent and the first − of the coefficient may have become part of a block, which
// is a copy or two; no block of an expansion in the class needs more.
const maxUnrolled = 4

// termReader takes terms off the front of an expansion.
type termReader struct {
	x    SignExpansion
	left []signPart // what is left, from the end to the front
}

// signPart is a run, or a block that repeats.
type signPart struct {
	run      Run
	block    []Run
	unrolled int // how often the block was written out
	string   int // the number of the string whose end the block is
}

func newTermReader(x SignExpansion) *termReader {
	r := &termReader{x: x}
	for k, s := range slices.Backward(x.strings) {
		if len(s.block) > 0 {
			r.left = append(r.left, signPart{block: s.block, string: k})
		}
		r.push(s.first)
	}
	return r
}

func (r *termReader) push(runs []Run) {
	for _, run := range slices.Backward(runs) {
		r.left = append(r.left, signPart{run: run})
	}
}

// outside returns the error that x is not in the class, as all that was read so far shows.
func (r *termReader) outside(msg string) error {
	strings := len(r.x.strings)
	for _, p := range slices.Backward(r.left) {
		if len(p.block) > 0 {
			strings = p.string + 1
			break
		}
	}
	return &ClassError{SignExpansion{strings: r.x.strings[:strings]}.Len(), msg}
}

// next returns the next part, where sign + and − are exchanged if sign is −1. ok is false if there is none.
func (r *termReader) next(sign int) (p signPart, ok bool) {
	if len(r.left) == 0 {
		return signPart{}, false
	}
	p = r.left[len(r.left)-1]
	if sign < 0 {
		p.run.Sign = -p.run.Sign
		p.block = negRuns(p.block)
	}
	return p, true
}

// unroll writes the block that is next out once.
func (r *termReader) unroll() error {
	p := &r.left[len(r.left)-1]
	if p.unrolled == maxUnrolled {
		return r.outside("a block that repeats stands for infinitely many terms")
	}
	p.unrolled++
	r.push(p.block)
	return nil
}

// leave replaces the run that is next by what is left of it.
func (r *termReader) leave(rest Ordinal) {
	last := len(r.left) - 1
	if r.left[last].run.Length = rest; rest.IsZero() {
		r.left = r.left[:last]
	}
}

// term reads a term: its sign, the reduced exponent, the runs of the coefficient and the block that repeats at the end
// of it.
func (r *termReader) term() (sign int, exponent []Run, coefficient, block []digitRun, err error) {
	fail := func(err error) (int, []Run, []digitRun, []digitRun, error) { return 0, nil, nil, nil, err }
	if p, _ := r.next(1); len(p.block) > 0 {
		if err := r.unroll(); err != nil {
			return fail(err)
		}
	}
	p, _ := r.next(1)
	sign = p.run.Sign
	rest, _ := p.run.Length.Sub(oneOrdinal)
	r.leave(rest)

	b := Ordinal{}
	for {
		p, ok := r.next(sign)
		if !ok {
			break
		}
		first := p.run
		if len(p.block) > 0 {
			first = p.block[0]
		}
		if e, _, _ := first.Length.Leading(); e.Compare(b) <= 0 {
			break
		}
		if len(p.block) > 0 {
			if err := r.unroll(); err != nil {
				return fail(err)
			}
		}
		if first.Sign > 0 {
			e := first.Length.terms()[0].exponent
			pluses, _ := e.Sub(b)
			exponent = append(exponent, Run{1, pluses})
			b = e
			rest, _ := first.Length.Sub(OmegaPower(e))
			r.leave(rest)
			continue
		}
		minuses, rest, _ := first.Length.DivMod(OmegaPower(b.Add(oneOrdinal)))
		exponent = append(exponent, Run{-1, minuses})
		r.leave(rest)
	}

	coefficient = []digitRun{{1, count{small: 1}}}
	for {
		p, ok := r.next(sign)
		if !ok {
			break
		}
		if len(p.block) > 0 {
			if block = digitBlock(p.block, b); block != nil {
				if coefficient[len(coefficient)-1].sign == block[0].sign {
					coefficient = appendDigits(coefficient, block[0].sign, block[0].count)
					block = append(block[1:], block[0])
				}
				r.left = r.left[:len(r.left)-1]
				break
			}
			if err := r.unroll(); err != nil {
				return fail(err)
			}
			continue
		}
		lead := p.run.Length.terms()[0]
		c := lead.exponent.Compare(b)
		if c > 0 {
			last := len(coefficient) - 1
			before := coefficient[last]
			if coefficient[last].count = before.count.sub(count{small: 1}); coefficient[last].count.isZero() {
				coefficient = coefficient[:last]
			}
			r.push([]Run{{sign * before.sign, OmegaPower(b)}})
			break
		}
		if c < 0 {
			break
		}
		coefficient = appendDigits(coefficient, p.run.Sign, lead.coef)
		rest := ordinalOf(p.run.Length.terms()[1:])
		r.leave(rest)
		if !rest.IsZero() {
			break
		}
	}
	return sign, exponent, coefficient, block, nil
}

// digitBlock returns the runs of a block in units of ω^b. If they are no finite multiples, it returns nil.
func digitBlock(block []Run, b Ordinal) []digitRun {
	digits := make([]digitRun, len(block))
	for i, r := range block {
		terms := r.Length.terms()
		if len(terms) > 1 || !terms[0].exponent.Equal(b) {
			return nil
		}
		digits[i] = digitRun{r.Sign, terms[0].coef}
	}
	return digits
}
