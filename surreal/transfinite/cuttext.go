package transfinite

import (
	"errors"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/scan"
)

// String returns c as {0 | 1, 1/2, 1/4, ...}, where a sequence is given by three numbers. [ParseCut] reads it.
func (c Cut) String() string {
	b := []byte("{")
	if left := c.Left.appendText(nil); len(left) > 0 {
		b = append(append(b, left...), ' ')
	}
	b = append(b, '|')
	if right := c.Right.appendText(nil); len(right) > 0 {
		b = append(append(b, ' '), right...)
	}
	return string(append(b, '}'))
}

func (o Options) appendText(b []byte) []byte {
	next := func(text string) {
		if len(b) > 0 {
			b = append(b, ", "...)
		}
		b = append(b, text...)
	}
	for _, x := range o.Numbers {
		next(x.String())
	}
	for _, s := range o.Sequences {
		x := s.First
		for range 3 {
			next(x.String())
			if s.Geometric {
				x = x.Mul(s.By)
			} else {
				x = x.Add(s.By)
			}
		}
		next("...")
	}
	return b
}

// ParseCut reads a cut such as {0 | 1, 1/2, 1/4, ...}. On each side there are numbers, which [Parse] reads, with commas
// between them. The dots ... or … continue the three numbers before them: with equal differences, if these have such,
// or else with equal ratios, which must be positive. An error is a [*cgt.SyntaxError] that names the offset. In it is a
// [*cgt.LimitError] if something is too large, as for [Parse], or if the ratio is one that would take long to find.
func ParseCut(s string) (Cut, error) {
	r := cutReader{scan.Scanner{What: "cut", Text: s}, parseBudget()}
	if !r.Accept("{") {
		return Cut{}, r.Unexpected("{")
	}
	left, err := r.options("|")
	if err != nil {
		return Cut{}, err
	}
	right, err := r.options("}")
	if err != nil {
		return Cut{}, err
	}
	if err := r.End(); err != nil {
		return Cut{}, err
	}
	return Cut{left, right}, nil
}

// MustParseCut is ParseCut for texts that are known to be right; it panics otherwise.
func MustParseCut(s string) Cut {
	c, err := ParseCut(s)
	if err != nil {
		panic(err)
	}
	return c
}

type cutReader struct {
	scan.Scanner
	b budget.Budget // of all numbers together
}

// options reads the options of one side and the sign that ends it.
func (r *cutReader) options(end string) (Options, error) {
	var o Options
	if r.Accept(end) {
		return o, nil
	}
	for {
		r.Skip()
		offset := r.At
		if r.Accept("...", "…") {
			s, err := r.sequenceOf(o.Numbers)
			if r.b.Err != nil {
				return Options{}, r.Fail(offset, r.b.Err, "%v", r.b.Err)
			}
			if err != nil {
				return Options{}, r.Fail(offset, nil, "%v", err)
			}
			o.Numbers = o.Numbers[:len(o.Numbers)-3]
			o.Sequences = append(o.Sequences, s)
		} else {
			x, err := r.number()
			if err != nil {
				return Options{}, err
			}
			o.Numbers = append(o.Numbers, x)
		}
		if r.Accept(end) {
			return o, nil
		}
		if !r.Accept(",") {
			return Options{}, r.Unexpected("a comma or " + end)
		}
	}
}

// number reads a number, up to what cannot be part of one.
func (r *cutReader) number() (Number, error) {
	start := r.At
	rest := r.Text[start:]
	if n := strings.IndexAny(rest, ",|}…"); n >= 0 {
		rest = rest[:n]
	}
	x, err := parse(rest, &r.b)
	if syntax := (*cgt.SyntaxError)(nil); errors.As(err, &syntax) {
		return Number{}, r.Fail(start+syntax.Offset, syntax.Err, "%s", syntax.Msg)
	}
	r.At += len(rest)
	return x, err
}

// sequenceOf returns the sequence that the last three numbers begin. If the budget is over, the result means nothing.
func (r *cutReader) sequenceOf(numbers []Number) (Sequence, error) {
	if len(numbers) < 3 {
		return Sequence{}, errors.New("there are no three numbers before the dots")
	}
	a, b, c := numbers[len(numbers)-3], numbers[len(numbers)-2], numbers[len(numbers)-1]
	if d := b.Sub(a); c.Sub(b).Equal(d) {
		return Sequence{First: a, By: d}, nil
	}
	// Most texts are refused without a division, which may take long: b/a = c/b only if ac = b².
	isGeometric := !a.IsZero() && multiply(&r.b, a, c).Equal(multiply(&r.b, b, b))
	var q Number
	if isGeometric {
		q, isGeometric = divide(&r.b, b, a)
	}
	switch {
	case !isGeometric:
		return Sequence{}, errors.New("the three numbers before the dots have neither equal differences nor equal ratios")
	case q.Sign() <= 0:
		return Sequence{}, errors.New("the ratio of the three numbers before the dots is not positive")
	}
	return Sequence{First: a, By: q, Geometric: true}, nil
}
