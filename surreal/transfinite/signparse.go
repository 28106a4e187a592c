package transfinite

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// ParseSignExpansion reads an expansion from the first sign on, and a stalk from the ground on. It reads signs, runs
// and repeated parts behind one another, and blanks between them:
//   - a sign is + or L or B for plus and blue, or - or R for minus and red; small letters are as good;
//   - a run is a sign with its length, as +:w+1, where the length is read by [ParseOrdinal] and ends at a blank or at
//     the bracket;
//   - a sign, or a part in brackets, is repeated by an exponent, as in L^w, (LR)^w and (+^w -)^(w+2), where the
//     exponent is an integer, w or an ordinal in brackets;
//   - () is the empty part.
//
// An error is a [*cgt.SyntaxError] that names the offset. Where what is repeated has no expansion in the class of
// [SignExpansion] there is a [*ClassError] in it, and for those that go beyond [MaxRuns] and the limits of ordinals a
// [*cgt.LimitError].
func ParseSignExpansion(s string) (SignExpansion, error) {
	r := signReader{Scanner: scan.Scanner{What: "sign expansion", Text: s}}
	if !r.Skip() {
		return SignExpansion{}, r.Unexpected("a sign, which is L, R, + or -, or ()")
	}
	x, err := limited(r.parts)
	if limit, ok := err.(*cgt.LimitError); ok { // of a run that several runs have become
		err = r.Fail(r.At, limit, "%v", limit)
	}
	if err == nil && r.Skip() {
		err = r.Unexpected("L, R, +, - or (")
	}
	if err != nil {
		return SignExpansion{}, err
	}
	return x, nil
}

// MustParseSignExpansion is ParseSignExpansion for texts that are known to be right; it panics otherwise.
func MustParseSignExpansion(s string) SignExpansion {
	x, err := ParseSignExpansion(s)
	if err != nil {
		panic(err)
	}
	return x
}

// maxRunSteps bounds the runs that all pairs of brackets have together, so that ((((…) +) +) +) with many runs inside
// comes to an end.
const maxRunSteps = 4 * MaxRuns

var plusSign, minusSign = SignRun(1, oneOrdinal), SignRun(-1, oneOrdinal)

type signReader struct {
	scan.Scanner
	depth int // how many brackets are open
	runs  int // how many runs were put behind others
	steps int // what the arithmetic with lengths and exponents took so far
}

// parts reads what stands up to a closing bracket or the end.
func (r *signReader) parts() (SignExpansion, error) {
	var b signBuilder
	for r.Skip() && r.Next() != ')' {
		offset := r.At
		x, err := r.part()
		if err != nil {
			return SignExpansion{}, err
		}
		b.expansion(x)
		if r.runs += x.numRuns(); b.tooMany(0) || r.runs > maxRunSteps {
			return SignExpansion{}, r.Fail(offset, tooManyRuns(), "%v", tooManyRuns())
		}
	}
	return b.part(), nil
}

// part reads a sign or a part in brackets, with what belongs to it.
func (r *signReader) part() (SignExpansion, error) {
	var x SignExpansion
	var err error
	switch {
	case r.Accept("+", "L", "B", "l", "b"):
		x = plusSign
	case r.Accept("-", "−", "R", "r"):
		x = minusSign
	case r.Accept("("):
		x, err = r.brackets()
	default:
		err = r.Unexpected("a sign, which is L, R, + or -, or (")
	}
	if err != nil {
		return SignExpansion{}, err
	}
	if r.At < len(r.Text) && r.Text[r.At] == ':' && r.Text[r.At-1] != ')' {
		r.At++
		n, err := r.length()
		if err != nil {
			return SignExpansion{}, err
		}
		return SignRun(x.strings[0].first[0].Sign, n), nil
	}
	return r.exponent(x)
}

func (r *signReader) brackets() (SignExpansion, error) {
	if r.depth++; r.depth > maxBrackets {
		err := &cgt.LimitError{What: "nested brackets", Limit: maxBrackets}
		return SignExpansion{}, r.Fail(r.At-1, err, "%v", err)
	}
	x, err := r.parts()
	if err != nil {
		return SignExpansion{}, err
	}
	if !r.Accept(")") {
		return SignExpansion{}, r.Unexpected("L, R, +, -, ( or )")
	}
	r.depth--
	return x, nil
}

// length reads the length of a run, which ends at a blank or at a bracket that the length did not open.
func (r *signReader) length() (Ordinal, error) {
	start, end, open := r.At, r.At, 0
scan:
	for ; end < len(r.Text); end++ {
		switch r.Text[end] {
		case '(':
			open++
		case ')':
			if open--; open < 0 {
				break scan
			}
		case ' ', '\t', '\r', '\n':
			break scan
		}
	}
	o := ordinalReader{Scanner: scan.Scanner{What: r.What, Text: r.Text[:end], At: start}, steps: r.steps}
	n, err := o.sum()
	r.steps = o.steps
	if err == nil && o.Skip() {
		err = o.Unexpected("+, *, ^ or a blank")
	}
	if err == nil && n.IsZero() {
		err = r.Fail(start, nil, "a run has no length 0")
	}
	r.At = end
	return n, err
}

// exponent reads an exponent of x, if there is one.
func (r *signReader) exponent(x SignExpansion) (SignExpansion, error) {
	if !r.Accept("^") {
		return x, nil
	}
	r.Skip()
	start := r.At
	o := ordinalReader{Scanner: r.Scanner, steps: r.steps}
	n, err := o.power()
	r.Scanner, r.steps = o.Scanner, o.steps
	if err != nil {
		return SignExpansion{}, err
	}
	x, err = x.Repeat(n)
	if class, ok := err.(*ClassError); ok {
		return SignExpansion{}, r.Fail(start, class, "%s", class.Msg)
	}
	if err != nil {
		return SignExpansion{}, r.Fail(start, err, "%v", err)
	}
	return x, nil
}
