package polytope

import "math/big"

// numbers are the entries of a dictionary of r rows and c columns and their denominator. The entries are those of one
// row after another, in each first the right side.
type numbers interface {
	sign(at int) int
	cmp(a, b int) int               // of two entries
	cmpProducts(a, b, c, d int) int // of two products of two entries
	slack(at, width int) float64    // about the right side at over the sum of the positive coefficients in its row of this width; −1 if there are none
	value(at int, z *big.Int)
	denominator(z *big.Int)
	clone() numbers
	move(from, to int)       // overwrites an entry by another one
	cut(rows, width, to int) // keeps only the first entries of each row
	// pivot returns wider numbers if they are needed, and may reuse its own memory. ok is false if it was stopped, and
	// the numbers mean nothing then.
	pivot(stop *Stop, rows, width, r, s int) (n numbers, ok bool)
}

// fewEntries is the number of entries up to which a pivot on words is done before anybody waits for it.
const fewEntries = 1 << 12

// newNumbers returns the narrowest numbers that hold these entries, with the denominator 1.
func newNumbers(entries []big.Int) numbers {
	size := 0
	for k := range entries {
		size = max(size, entries[k].BitLen())
	}
	switch {
	case size <= wordBits:
		w := &words{entries: make([]int64, len(entries)), den: 1}
		for k := range entries {
			w.entries[k] = entries[k].Int64()
		}
		return w
	case size <= wideBits:
		w := &wides{entries: make([]wide, len(entries)), den: wide{0, 1}}
		var low, high big.Int
		word := new(big.Int).Lsh(big.NewInt(1), 64)
		for k := range entries {
			// The remainder is never negative.
			high.DivMod(&entries[k], word, &low)
			w.entries[k] = wide{high.Int64(), low.Uint64()}
		}
		return w
	}
	return &bigs{entries: entries, den: big.NewInt(1)}
}
