package transfinite

import (
	"math"

	"github.com/cgt-go/sdk/internal/budget"
)

// A step is a product of two small coefficients. Long ones cost more, and so does a term that is kept, for its memory.
const (
	stepsPerTerm = 8
	bitsPerStep  = 512
)

// cost returns the steps for a product of r with a small coefficient.
func (r rational) cost() int {
	if r.big == nil {
		return 1
	}
	return 1 + r.bits()/bitsPerStep
}

// productCost returns the steps for the product of x and y.
func productCost(x, y Number) uint64 {
	const most = 1 << 31 // beyond which no number fits into memory, and below which no product overflows
	coeffs1, exponents1 := x.costs()
	coeffs2, exponents2 := y.costs()
	return min(coeffs1, most)*min(coeffs2, most) + uint64(x.NumTerms())*exponents2 + uint64(y.NumTerms())*exponents1
}

// costs returns the steps for the products of all coefficients of x with a small one, and for sums of all exponents with a
// short one.
func (x Number) costs() (coeffs, exponents uint64) {
	for _, t := range x.list() {
		coeffs += uint64(t.coeff.cost())
		exponents += uint64(t.exp.NumTerms())
	}
	return coeffs, exponents
}

// cost returns the steps for a sum with x.
func (x Number) cost() uint64 {
	coeffs, exponents := x.costs()
	return coeffs + exponents
}

// spend counts n steps.
func spend(b *budget.Budget, n uint64) bool { return b.Spend(int(min(n, math.MaxInt))) }
