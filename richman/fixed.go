package richman

import (
	"math"
	"math/bits"
)

// Fixed point: numbers from 0 to 1 in units of 2^−62.
const (
	fixedBits = 62
	fixedOne  = 1 << fixedBits
)

// mean returns the weighted mean of a and b, rounded down.
func (w weights) mean(a, b uint64) uint64 {
	if w == fair {
		return (a + b) / 2
	}
	hi, lo := bits.Mul64(a, uint64(w[Blue]))
	h, l := bits.Mul64(b, uint64(w[Red]))
	lo, carry := bits.Add64(lo, l, 0)
	q, _ := bits.Div64(hi+h+carry, lo, uint64(w.sum()))
	return q
}

// moved returns x + d, rounded to a whole number of units, or the nearest number from 0 to 1.
func moved(x uint64, d float64) uint64 {
	switch {
	case d >= fixedOne:
		return fixedOne
	case d > -fixedOne:
		return uint64(min(max(0, int64(x)+int64(math.Round(d))), fixedOne))
	}
	return 0
}
