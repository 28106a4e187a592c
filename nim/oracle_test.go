package nim

import (
	"math/big"

	"pgregory.net/rapid"
)

// slowMul is the product by recursion on halves, down to single digits.
func slowMul(x, y Nimber) Nimber {
	var mul func(x, y Nimber, half int) Nimber
	mul = func(x, y Nimber, half int) Nimber {
		if half == 0 {
			return x & y
		}
		mask := Nimber(1)<<half - 1
		a, b, c, d := x>>half, x&mask, y>>half, y&mask
		low, high := mul(b, d, half/2), mul(a, c, half/2)
		both := mul(a^b, c^d, half/2)
		return (both^low)<<half | low ^ mul(high, 1<<(half-1), half/2)
	}
	return mul(x, y, 32)
}

// slowMulInt is slowMul for numbers of any size, down to 64 digits.
func slowMulInt(x, y *big.Int) *big.Int {
	number := func() *big.Int { return new(big.Int) }
	var mul func(x, y *big.Int, half uint) *big.Int
	mul = func(x, y *big.Int, half uint) *big.Int {
		if half == 32 {
			return number().SetUint64(uint64(slowMul(Nimber(x.Uint64()), Nimber(y.Uint64()))))
		}
		split := func(n *big.Int) (high, low *big.Int) {
			high = number().Rsh(n, half)
			return high, number().Xor(n, number().Lsh(high, half))
		}
		a, b := split(x)
		c, d := split(y)
		low, high := mul(b, d, half/2), mul(a, c, half/2)
		both := mul(number().Xor(a, b), number().Xor(c, d), half/2)
		both.Lsh(both.Xor(both, low), half)
		return both.Xor(both, low.Xor(low, mul(high, number().Lsh(big.NewInt(1), half-1), half/2)))
	}
	half := uint(32)
	for 2*half < uint(max(x.BitLen(), y.BitLen())) {
		half *= 2
	}
	return mul(x, y, half)
}

// productsByMex returns the products of all nimbers below n by Conway's definition (On Numbers and Games, ch. 6).
func productsByMex(n int) [][]Nimber {
	product := make([][]Nimber, n)
	for a := range product {
		product[a] = make([]Nimber, n)
		for b := range product[a] {
			excluded := map[Nimber]bool{}
			for x := range a {
				for y := range b {
					excluded[product[x][b]^product[a][y]^product[x][y]] = true
				}
			}
			for excluded[product[a][b]] {
				product[a][b]++
			}
		}
	}
	return product
}

// drawNimber draws nimbers from all fields, those next to their bounds more often.
func drawNimber(t *rapid.T, label string) Nimber {
	x := Nimber(rapid.Uint64().Draw(t, label))
	switch rapid.IntRange(0, 4).Draw(t, label+" kind") {
	case 0:
		return x
	case 3: // numbers drawn by rapid are small more often than not
		return x * 0x9e3779b97f4a7c15
	case 1:
		return x >> rapid.IntRange(0, 63).Draw(t, label+" shift")
	case 2:
		return 1 << rapid.IntRange(0, 63).Draw(t, label+" place")
	}
	return x%4 - 2 + 1<<rapid.SampledFrom([]int{0, 1, 2, 4, 8, 16, 32, 64}).Draw(t, label+" bound")
}

// drawBig draws nimbers of up to ten words.
func drawBig(t *rapid.T, label string) Big {
	if rapid.IntRange(0, 3).Draw(t, label+" is small") == 0 {
		return BigFromNimber(drawNimber(t, label))
	}
	n := rapid.SampledFrom([]int{1, 2, 2, 2, 3, 4, 5, 8, 10}).Draw(t, label+" length")
	words := rapid.SliceOfN(rapid.OneOf(rapid.Uint64(), rapid.Just(uint64(0)), rapid.Just(uint64(1)<<63)), n, n).Draw(t, label)
	return bigFromWords(words)
}
