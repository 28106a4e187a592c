package transfinite

import (
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/scan"
)

// MaxDigits is how many digits a number may have in a text.
const MaxDigits = 100_000

const (
	// maxBrackets bounds how deep a text is nested. The text of an ordinal with MaxNesting nested exponents has one
	// bracket and one power for each.
	maxBrackets = 2*MaxNesting + 100
	// maxParseSteps bounds the terms of all products and powers on the way, and the words of 64 bits in their
	// coefficients, so that (w+1)*(w+1)*… comes to an end.
	maxParseSteps = 1 << 24
)

// ParseOrdinal reads an ordinal from an expression of +, *, ^, brackets, integers and w, as w^w*2 + w*3 + 1. The
// operations are those of ordinals, so 1 + w is w. As usual w^w^2 is w^(w^2). It also reads ω for w and · for *, and
// blanks may stand between. An error is a [*cgt.SyntaxError] that names the offset. For an ordinal that goes beyond
// [MaxNesting], [MaxOrdinalTerms] or [MaxCoefficientBits], and for numbers of more than [MaxDigits] digits, there is a
// [*cgt.LimitError] in it.
func ParseOrdinal(s string) (Ordinal, error) {
	r := ordinalReader{Scanner: scan.Scanner{What: "ordinal", Text: s}}
	x, err := r.sum()
	if err == nil && r.Skip() {
		err = r.Unexpected("+, *, ^ or the end of the text")
	}
	if err != nil {
		return Ordinal{}, err
	}
	return x, nil
}

// MustParseOrdinal is ParseOrdinal for texts that are known to be right; it panics otherwise.
func MustParseOrdinal(s string) Ordinal {
	x, err := ParseOrdinal(s)
	if err != nil {
		panic(err)
	}
	return x
}

// ordinalReader reads ordinals by recursive descent.
type ordinalReader struct {
	scan.Scanner
	depth int // how many brackets and powers are open
	steps int // what products and powers took so far
}

func (r *ordinalReader) limit(offset int, what string, limit int) error {
	err := &cgt.LimitError{What: what, Limit: limit}
	return r.Fail(offset, err, "%v", err)
}

// sum reads terms up to what is no +.
func (r *ordinalReader) sum() (Ordinal, error) {
	var sum ordinalSum
	for {
		r.Skip()
		offset := r.At
		x, err := r.product()
		if err != nil {
			return Ordinal{}, err
		}
		sum.add(x)
		if err := sum.fits(); err != nil {
			return Ordinal{}, r.Fail(offset, err, "%v", err)
		}
		if !r.Accept("+") {
			return sum.take(), nil
		}
	}
}

// product reads factors up to what is no *.
func (r *ordinalReader) product() (Ordinal, error) {
	x, err := r.power()
	for err == nil && r.Accept("*", "·") {
		r.Skip()
		offset := r.At
		var y Ordinal
		if y, err = r.power(); err != nil {
			break
		}
		size := x.size() + y.size()
		if e, _, ok := x.Leading(); ok {
			size += e.size() * y.NumTerms()
		}
		if size > MaxOrdinalTerms {
			return Ordinal{}, r.limit(offset, "terms in a product of ordinals", MaxOrdinalTerms)
		}
		x = x.Mul(y)
		err = r.spend(x, offset)
	}
	return x, err
}

// power reads an integer, w or a sum in brackets, and its exponent if there is one.
func (r *ordinalReader) power() (Ordinal, error) {
	x, err := r.base()
	if err != nil || !r.Accept("^") {
		return x, err
	}
	r.Skip()
	offset := r.At
	if r.depth++; r.depth > maxBrackets {
		return Ordinal{}, r.limit(offset, "nested brackets and powers", maxBrackets)
	}
	y, err := r.power()
	if err != nil {
		return Ordinal{}, err
	}
	r.depth--
	x, err = x.Pow(y)
	if err != nil {
		return Ordinal{}, r.Fail(offset, err, "%v", err)
	}
	return x, r.spend(x, offset)
}

// spend counts the steps of calculating x.
func (r *ordinalReader) spend(x Ordinal, offset int) error {
	r.steps += x.size()
	for _, t := range x.terms() {
		if t.coef.big != nil {
			r.steps += len(t.coef.big.Bits())
		}
	}
	if r.steps > maxParseSteps {
		return r.limit(offset, "terms and words in all products of a text", maxParseSteps)
	}
	return nil
}

func (r *ordinalReader) base() (Ordinal, error) {
	switch next := r.Next(); {
	case r.Accept("w", "ω"):
		return omegaOrdinal, nil
	case r.Accept("("):
		if r.depth++; r.depth > maxBrackets {
			return Ordinal{}, r.limit(r.At-1, "nested brackets and powers", maxBrackets)
		}
		x, err := r.sum()
		if err != nil {
			return Ordinal{}, err
		}
		if !r.Accept(")") {
			return Ordinal{}, r.Unexpected("an operator or )")
		}
		r.depth--
		return x, nil
	case next < '0' || next > '9':
		return Ordinal{}, r.Unexpected("a number, w or (")
	}
	digits, offset, err := r.Digits("a number")
	if err != nil {
		return Ordinal{}, err
	}
	n, err := r.number(digits, offset)
	return n.ordinal(), err
}

// number returns what the decimal digits at an offset mean.
func (r *ordinalReader) number(digits string, offset int) (count, error) {
	digits = strings.TrimLeft(digits, "0")
	if len(digits) > MaxDigits {
		return count{}, r.limit(offset, "digits in a number", MaxDigits)
	}
	n, _ := new(big.Int).SetString("0"+digits, 10)
	return countFromBig(n), nil
}
