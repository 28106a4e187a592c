package nim

import "math/bits"

// Mex returns the minimal excluded value: the least nimber that is not among values. So it is the value of a position
// whose options are worth values. It takes O(n) time for n values, and no memory to speak of for up to 512.
//
// Source: Sprague 1935 and Grundy 1939; Siegel, Combinatorial Game Theory, §IV.1.
func Mex(values ...Nimber) Nimber {
	// The n values cannot cover more than 0, …, n−1.
	var small [8]uint64
	seen := small[:]
	if words := len(values)/64 + 1; words > len(small) {
		seen = make([]uint64, words)
	}
	for _, v := range values {
		if v/64 < Nimber(len(seen)) {
			seen[v/64] |= 1 << (v % 64)
		}
	}
	for i := 0; ; i++ {
		if free := ^seen[i]; free != 0 {
			return Nimber(64*i + bits.TrailingZeros64(free))
		}
	}
}
