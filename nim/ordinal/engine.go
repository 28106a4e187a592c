package ordinal

import (
	"math"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/nim"
)

// engine does the arithmetic, within a budget. It is used for one operation.
type engine struct {
	budget.Budget

	roots map[generator]number // for sqrt
}

// costOf returns the number of steps that a product of two finite nimbers of the size of x takes: one for 64 bits, and
// three times as many for twice as many bits.
func costOf(x nim.Big) int {
	if _, ok := x.Nimber(); ok {
		return 1
	}
	cost := 1
	for bits := x.Int().BitLen(); bits > 64 && cost < mostCost; bits = (bits + 1) / 2 {
		cost *= 3
	}
	return cost
}

// mostCost is where costs of products are not counted further, so that those of inverses, which are larger, fit an int.
const mostCost = math.MaxInt / (4 * inverseCost)
