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
	return min(x.cost(), 1<<31) * min(y.cost(), 1<<31)
}

// cost returns the steps for a product of x with a small coefficient.
func (x Number) cost() uint64 {
	n := uint64(0)
	for _, t := range x.list() {
		n += uint64(t.coeff.cost() + t.exp.NumTerms())
	}
	return n
}

// spend counts n steps.
func spend(b *budget.Budget, n uint64) bool { return b.Spend(int(min(n, math.MaxInt))) }
