package transfinite

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/scan"
)

// numberReader reads numbers by recursive descent. All values are quotients until the end.
type numberReader struct {
	scan.Scanner
	field
	depth    int // how many brackets and powers are open
	fraction int // the offset of the first divisor with which a quotient became infinite, or 0
}

func newReader(what, s string, b *budget.Budget) *numberReader {
	return &numberReader{Scanner: scan.Scanner{What: what, Text: s}, field: field{b}}
}

// all reads the whole text.
func (r *numberReader) all() (Quotient, error) {
	x, err := r.sum()
	if err == nil && r.Skip() {
		err = r.Unexpected("+, -, *, /, ^ or the end of the text")
	}
	if err != nil {
		return Quotient{}, err
	}
	return x, nil
}

func (r *numberReader) tooLarge(offset int, what string, limit int) error {
	err := &cgt.LimitError{What: what, Limit: limit}
	return r.Fail(offset, err, "%v", err)
}

// stopped returns the error of the budget, if it is over, at an offset.
func (r *numberReader) stopped(offset int) error {
	if r.b.Err == nil {
		return nil
	}
	return r.Fail(offset, r.b.Err, "%v", r.b.Err)
}

// checkSize checks that the text of x is not much longer than x itself.
func (r *numberReader) checkSize(x Number) error {
	if x.size() > MaxOrdinalTerms {
		return r.tooLarge(0, "terms in a number, with those of exponents", MaxOrdinalTerms)
	}
	return nil
}

// sum reads terms with signs up to what is no sign. The numbers among them are added up at the end, the small ones
// first, so that a long sum does not take quadratic time.
func (r *numberReader) sum() (Quotient, error) {
	var numbers []Number
	var fractions Quotient
	minus := r.minus()
	if !minus {
		r.Accept("+")
	}
	var offset int
	for {
		r.Skip()
		offset = r.At
		x, err := r.product()
		if err != nil {
			return Quotient{}, err
		}
		if minus {
			x = x.Neg()
		}
		if x.den.IsZero() {
			numbers = append(numbers, x.num)
			for n := len(numbers); n > 1 && numbers[n-2].NumTerms() <= 2*numbers[n-1].NumTerms(); n-- {
				numbers[n-2] = add(r.b, numbers[n-2], numbers[n-1])
				numbers = numbers[:n-1]
			}
		} else {
			fractions = r.add(fractions, x)
		}
		if err := r.stopped(offset); err != nil {
			return Quotient{}, err
		}
		if minus = r.minus(); !minus && !r.Accept("+") {
			break
		}
	}
	var sum Number
	for len(numbers) > 0 {
		sum = add(r.b, numbers[len(numbers)-1], sum)
		numbers = numbers[:len(numbers)-1]
	}
	fractions = r.add(fractions, sum.Quotient())
	return fractions, r.stopped(offset)
}

func (r *numberReader) minus() bool { return r.Accept("-", "−") }

// product reads factors and divisors.
func (r *numberReader) product() (Quotient, error) {
	r.Skip()
	offset := r.At
	x, err := r.power()
	times := true // what comes is multiplied
	for err == nil {
		if r.isMultiple(offset) {
			if !times {
				return Quotient{}, r.Fail(r.At, nil, "write brackets around a product behind /")
			}
		} else if times = r.Accept("*", "·", "×"); !times && !r.Accept("/") {
			break
		}
		r.Skip()
		offset = r.At
		var y Quotient
		if y, err = r.power(); err != nil {
			break
		}
		switch {
		case times:
			x = r.mul(x, y)
		case y.IsZero():
			return Quotient{}, r.Fail(offset, nil, "division by 0")
		default:
			x = r.div(x, y)
			if !x.den.IsZero() && r.fraction == 0 {
				r.fraction = offset
			}
		}
		err = r.stopped(offset)
	}
	return x, err
}

// isMultiple reports whether only digits were read since an offset and w follows immediately.
func (r *numberReader) isMultiple(offset int) bool {
	rest := r.Text[r.At:]
	return r.At > offset && strings.Trim(r.Text[offset:r.At], "0123456789") == "" && (strings.HasPrefix(rest, "w") || strings.HasPrefix(rest, "ω"))
}

// power reads what can be a base, and its exponent if there is one.
func (r *numberReader) power() (Quotient, error) {
	r.Skip()
	at := r.At
	x, err := r.base()
	if err != nil || !r.Accept("^") {
		return x, err
	}
	r.Skip()
	offset := r.At
	if err := r.open(offset); err != nil {
		return Quotient{}, err
	}
	minus := r.minus()
	e, err := r.power()
	if err != nil {
		return Quotient{}, err
	}
	r.depth--
	exponent, ok := r.number(e)
	if err := r.stopped(offset); err != nil {
		return Quotient{}, err
	}
	if !ok {
		return Quotient{}, r.Fail(offset, nil, "the normal form of the exponent is not finite")
	}
	if minus {
		exponent = exponent.Neg()
	}
	x, err = r.raise(x, exponent, at, offset)
	if err == nil {
		err = r.stopped(offset)
	}
	return x, err
}

// open counts a bracket or a power.
func (r *numberReader) open(offset int) error {
	if r.depth++; r.depth > maxBrackets {
		return r.tooLarge(offset, "nested brackets and powers", maxBrackets)
	}
	return nil
}

// raise returns x^y, for x and y at these offsets.
func (r *numberReader) raise(x Quotient, y Number, at, offset int) (Quotient, error) {
	if x.den.IsZero() && x.num.NumTerms() == 1 && x.num.p.terms[0].coeff.isOne() {
		exp := x.num.p.terms[0].exp
		if e, ok := exp.rational(); ok && e.isOne() { // x = ω
			if y.levels() >= MaxNesting {
				return Quotient{}, r.tooLarge(offset, "nested exponents in a number", MaxNesting)
			}
			return y.OmegaPow().Quotient(), nil
		}
		if e, ok := y.rational(); ok && !e.isZero() {
			spend(r.b, exp.cost()*uint64(e.cost()))
			return exp.scale(e, Number{}).OmegaPow().Quotient(), nil
		}
	}
	e, ok := y.rational()
	if !ok {
		return Quotient{}, r.Fail(at, nil, "only powers of w can have exponents that are not rational")
	}
	num, den := e.rat().Num(), e.rat().Denom()
	if most := big.NewInt(math.MaxInt32); num.CmpAbs(most) > 0 || den.Cmp(most) > 0 {
		return Quotient{}, r.tooLarge(offset, "for the numerator or the denominator of an exponent of what is no power of w", math.MaxInt32)
	}
	root, ok := r.root(x, int(den.Int64()))
	if err := r.stopped(offset); err != nil {
		return Quotient{}, err
	}
	if !ok {
		return Quotient{}, r.noRoot(at, x, int(den.Int64()))
	}
	power, ok := r.pow(root, int(num.Int64()))
	if !ok {
		return Quotient{}, r.Fail(at, nil, "a negative power of 0")
	}
	return power, nil
}

func (r *numberReader) noRoot(offset int, x Quotient, n int) error {
	if x.Sign() < 0 && n%2 == 0 {
		return r.Fail(offset, nil, "this is negative, so that it has no %s", rootName(n))
	}
	return r.Fail(offset, nil, "the %s of this is no quotient of numbers with rational coefficients and finite normal forms", rootName(n))
}

func rootName(n int) string {
	switch n {
	case 2:
		return "square root"
	case 3:
		return "cube root"
	}
	return fmt.Sprintf("root of degree %d", n)
}

// base reads a natural number, w, a function or a sum in brackets.
func (r *numberReader) base() (Quotient, error) {
	switch next := r.Next(); {
	case r.Accept("w", "ω"):
		return Omega().Quotient(), nil
	case next == '(':
		return r.brackets()
	case r.Accept("sqrt"):
		return r.squareRoot(r.brackets)
	case r.Accept("√"):
		if err := r.open(r.At); err != nil {
			return Quotient{}, err
		}
		defer func() { r.depth-- }()
		return r.squareRoot(r.base)
	case r.Accept("floor"):
		offset := r.At
		x, err := r.brackets()
		if err != nil {
			return Quotient{}, err
		}
		x = r.floor(x)
		return x, r.stopped(offset)
	case next < '0' || next > '9':
		return Quotient{}, r.Unexpected("a number, w, sqrt, floor or (")
	}
	digits, offset, err := r.Digits("a number")
	if err != nil {
		return Quotient{}, err
	}
	if strings.HasPrefix(r.Text[r.At:], ".") {
		return Quotient{}, r.Fail(r.At, nil, "a number has no decimal point: write a fraction")
	}
	digits = strings.TrimLeft(digits, "0")
	if len(digits) > MaxDigits {
		return Quotient{}, r.tooLarge(offset, "digits in a number", MaxDigits)
	}
	n, _ := new(big.Int).SetString("0"+digits, 10)
	return constant(rationalFromBig(new(big.Rat).SetInt(n))).Quotient(), nil
}

// brackets reads a sum in brackets.
func (r *numberReader) brackets() (Quotient, error) {
	if !r.Accept("(") {
		return Quotient{}, r.Unexpected("(")
	}
	if err := r.open(r.At - 1); err != nil {
		return Quotient{}, err
	}
	x, err := r.sum()
	if err != nil {
		return Quotient{}, err
	}
	if !r.Accept(")") {
		return Quotient{}, r.Unexpected("an operator or )")
	}
	r.depth--
	return x, nil
}

// squareRoot returns the square root of what the function reads.
func (r *numberReader) squareRoot(read func() (Quotient, error)) (Quotient, error) {
	r.Skip()
	offset := r.At
	x, err := read()
	if err != nil {
		return Quotient{}, err
	}
	root, ok := r.root(x, 2)
	if err := r.stopped(offset); err != nil {
		return Quotient{}, err
	}
	if !ok {
		return Quotient{}, r.noRoot(offset, x, 2)
	}
	return root, nil
}
