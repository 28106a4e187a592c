package transfinite

import (
	"context"

	"github.com/cgt-go/sdk/internal/budget"
)

// Parse reads a number. The notation is that of [Number.String] and, beyond it, that of a calculator:
//
//	7  1/3  w  ω           integers, fractions, and ω
//	x + y  x - y  -x       sums, differences, negatives
//	x*y  x·y  x/y          products, and quotients; 1/2*w is half of ω
//	2w                     the product of an integer and what w begins: 2w^2 is 2*w^2; not behind a division
//	w^y                    powers of ω: w^2, w^-1, w^(1/2), w^w^2 for w^(w^2)
//	x^n  x^(m/n)           other powers, with integers and with fractions, as (w + 1)^2 and (w^2 + 2*w + 1)^(1/2)
//	sqrt(x)  √x            square roots
//	floor(x)               see [Number.Floor]
//
// Operations are those of surreal numbers, so 1 + w is w + 1 and 2*w is w*2. What stands between may be a [Quotient] as
// long as the whole is a [Number]. Blanks may stand between any two of these signs, and − and × for - and *.
//
// An error is a [*cgt.SyntaxError] that names the offset: of what cannot be read, of a divisor that is 0 or by which a
// quotient does not have a finite normal form, of a root or a power that is not in this class of numbers. In it is a
// [*cgt.LimitError] if something is too large: brackets and powers nested too deep, numbers of more than [MaxDigits]
// digits, more than [MaxNesting] nested exponents, more than [MaxOrdinalTerms] terms, with those of exponents counted
// as often as they occur, or arithmetic that would take long, as (w+1)^1000000000 does.
func Parse(s string) (Number, error) {
	b := parseBudget()
	return parse(s, &b)
}

// parseBudget returns the budget for one text.
func parseBudget() budget.Budget { return budget.New(context.Background(), maxParseSteps) }

// parse is [Parse] within a budget, which can be that of a longer text.
func parse(s string, b *budget.Budget) (Number, error) {
	r := newReader("number", s, b)
	x, err := r.all()
	if err != nil {
		return Number{}, err
	}
	n, ok := r.number(x)
	if err := r.stopped(r.fraction); err != nil {
		return Number{}, err
	}
	if !ok {
		return Number{}, r.Fail(r.fraction, nil, "the normal form of the quotient is not finite")
	}
	return n, r.checkSize(n)
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(s string) Number {
	x, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return x
}

// UnmarshalText reads a text as [Parse] does.
func (x *Number) UnmarshalText(text []byte) error {
	y, err := Parse(string(text))
	if err == nil {
		*x = y
	}
	return err
}

// ParseQuotient reads a quotient, in the notation of [Parse], with the same errors except that every quotient by a
// number other than 0 is one.
func ParseQuotient(s string) (Quotient, error) {
	b := parseBudget()
	r := newReader("quotient", s, &b)
	x, err := r.all()
	if err != nil {
		return Quotient{}, err
	}
	if err := r.checkSize(x.num); err != nil {
		return Quotient{}, err
	}
	return x, r.checkSize(x.den)
}

// MustParseQuotient is ParseQuotient for texts that are known to be right; it panics otherwise.
func MustParseQuotient(s string) Quotient {
	x, err := ParseQuotient(s)
	if err != nil {
		panic(err)
	}
	return x
}

// UnmarshalText reads a text as [ParseQuotient] does.
func (x *Quotient) UnmarshalText(text []byte) error {
	y, err := ParseQuotient(string(text))
	if err == nil {
		*x = y
	}
	return err
}
