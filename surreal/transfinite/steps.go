package transfinite

import (
	"context"
	"math"

	"github.com/cgt-go/sdk/internal/budget"
)

// MaxSteps is how many steps of arithmetic a quotient, a root or a floor may take where nobody knows beforehand how
// many terms it has. A step is a product of two coefficients of a few digits; those of longer ones count more, and so
// do terms that are kept. [Number.DivExact], [Number.Root], [Quotient.Number], [Quotient.Root], [Quotient.Floor] and
// [Quotient.IsOmnific] panic beyond it with a [*cgt.LimitError]. [Parse] has a smaller limit, and returns an error.
const MaxSteps = 1 << 26

// maxSteps is MaxSteps, but for tests.
var maxSteps = MaxSteps

// bounded returns a field with the limit MaxSteps. Its user defers check.
func bounded() field {
	b := budget.New(context.Background(), maxSteps)
	return field{&b}
}

// check panics if the budget is over.
func (f field) check() {
	if f.b.Err != nil {
		panic(f.b.Err)
	}
}

// A step is a product of two small coefficients. Long ones cost more, and so does a term that is kept, for its memory,
// with one step for each word of its exponent.
const (
	stepsPerTerm        = 8
	wordsPerStep        = 8 // of exponents that are added and compared
	bitsPerStep         = 512
	fractionBitsPerStep = 128 // to keep fractions in lowest terms takes longer than their products
)

// cost returns the steps for a product of r with a small coefficient.
func (r rational) cost() int {
	switch {
	case r.big == nil:
		return 1
	case r.big.IsInt():
		return 1 + r.bits()/bitsPerStep
	}
	return 1 + r.bits()/fractionBitsPerStep
}

// square returns the steps for a sum of r with something shorter. That of fractions takes time in proportion to the
// square of the longer one.
func (r rational) square() uint64 {
	cost := uint64(r.cost())
	if r.isInt() {
		return cost
	}
	return cost * cost
}

// productCost returns the steps for the product of x and y.
func productCost(x, y Number) uint64 {
	const most = 1 << 31 // beyond which no number fits into memory, and below which no product overflows
	coeffs1, exponents1 := x.costs()
	coeffs2, exponents2 := y.costs()
	var sums uint64
	if x.NumTerms() > 1 && y.NumTerms() > 1 {
		sums = x.longFractions()*uint64(y.NumTerms()) + y.longFractions()*uint64(x.NumTerms())
	}
	return sums + min(coeffs1, most)*min(coeffs2, most) + uint64(x.NumTerms())*exponents2 + uint64(y.NumTerms())*exponents1
}

// costs returns the steps for the products of all coefficients of x with a small one, and for sums of all exponents
// with a short one.
func (x Number) costs() (coeffs, exponents uint64) {
	for _, t := range x.list() {
		coeffs += uint64(t.coeff.cost())
		for _, e := range t.exp.list() {
			exponents += uint64(e.coeff.cost())
		}
	}
	return coeffs, exponents
}

// longFractions returns the steps for sums with those coefficients of x that are fractions of more than one word.
func (x Number) longFractions() (steps uint64) {
	for _, t := range x.list() {
		if t.coeff.big != nil && !t.coeff.isInt() {
			steps += t.coeff.square()
		}
	}
	return steps
}

// cost returns the steps for a sum with x, without those for sums of coefficients.
func (x Number) cost() uint64 {
	coeffs, exponents := x.costs()
	return coeffs + exponents
}

// spend counts n steps.
func spend(b *budget.Budget, n uint64) bool { return b.Spend(int(min(n, math.MaxInt))) }
