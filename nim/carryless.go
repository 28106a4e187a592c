package nim

import "math/bits"

// carryless returns the product of the polynomials over {0, 1} with coefficients x and y.
//
// It multiplies integers that have ones only in each fourth place, so that a sum in one place is at most 15 and its
// carries stay within the three places that are thrown away. There would be sums of 16 if x had 64 digits, so the upper
// four are set apart.
func carryless(x, y uint64) (hi, lo uint64) {
	const every4 = 0x1111111111111111
	low := x & (1<<60 - 1)
	x0, x1, x2, x3 := low&every4, low&(every4<<1), low&(every4<<2), low&(every4<<3)
	y0, y1, y2, y3 := y&every4, y&(every4<<1), y&(every4<<2), y&(every4<<3)

	h00, l00 := bits.Mul64(x0, y0)
	h13, l13 := bits.Mul64(x1, y3)
	h22, l22 := bits.Mul64(x2, y2)
	h31, l31 := bits.Mul64(x3, y1)
	hi = (h00 ^ h13 ^ h22 ^ h31) & every4
	lo = (l00 ^ l13 ^ l22 ^ l31) & every4

	h01, l01 := bits.Mul64(x0, y1)
	h10, l10 := bits.Mul64(x1, y0)
	h23, l23 := bits.Mul64(x2, y3)
	h32, l32 := bits.Mul64(x3, y2)
	hi |= (h01 ^ h10 ^ h23 ^ h32) & (every4 << 1)
	lo |= (l01 ^ l10 ^ l23 ^ l32) & (every4 << 1)

	h02, l02 := bits.Mul64(x0, y2)
	h11, l11 := bits.Mul64(x1, y1)
	h20, l20 := bits.Mul64(x2, y0)
	h33, l33 := bits.Mul64(x3, y3)
	hi |= (h02 ^ h11 ^ h20 ^ h33) & (every4 << 2)
	lo |= (l02 ^ l11 ^ l20 ^ l33) & (every4 << 2)

	h03, l03 := bits.Mul64(x0, y3)
	h12, l12 := bits.Mul64(x1, y2)
	h21, l21 := bits.Mul64(x2, y1)
	h30, l30 := bits.Mul64(x3, y0)
	hi |= (h03 ^ h12 ^ h21 ^ h30) & (every4 << 3)
	lo |= (l03 ^ l12 ^ l21 ^ l30) & (every4 << 3)

	for place := uint(60); place < 64; place++ {
		chosen := -(x >> place & 1)
		hi ^= y >> (64 - place) & chosen
		lo ^= y << place & chosen
	}
	return hi, lo
}
