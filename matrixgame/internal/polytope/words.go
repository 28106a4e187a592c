package polytope

import (
	"math/big"
	"math/bits"
	"slices"
)

// wordBits is how many bits the absolute value of an entry of words may have, so that three more fit before the sign of
// a product of two, and one more for a difference.
const wordBits = 61

// words are numbers of at most wordBits bits.
type words struct {
	entries, spare []int64
	den            int64
}

func (w *words) sign(at int) int {
	switch x := w.entries[at]; {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

func (w *words) cmp(a, b int) int {
	switch x, y := w.entries[a], w.entries[b]; {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// product returns x·y as hi·2^64 + lo.
func product(x, y int64) (hi int64, lo uint64) {
	h, lo := bits.Mul64(uint64(x), uint64(y))
	return int64(h) - x>>63&y - y>>63&x, lo
}

func (w *words) cmpProducts(a, b, c, d int) int {
	h, l := product(w.entries[a], w.entries[b])
	hi, lo := product(w.entries[c], w.entries[d])
	switch {
	case h < hi || h == hi && l < lo:
		return -1
	case h > hi || l > lo:
		return 1
	}
	return 0
}

func (w *words) slack(at, width int) float64 {
	sum := 0.0
	for _, x := range w.entries[at+1 : at+width] {
		if x > 0 {
			sum += float64(x)
		}
	}
	if sum == 0 {
		return -1
	}
	return float64(w.entries[at]) / sum
}

func (w *words) value(at int, z *big.Int) { z.SetInt64(w.entries[at]) }

func (w *words) denominator(z *big.Int) { z.SetInt64(w.den) }

func (w *words) clone() numbers { return &words{entries: slices.Clone(w.entries), den: w.den} }

func (w *words) move(from, to int) { w.entries[to] = w.entries[from] }

func (w *words) cut(rows, width, to int) { w.entries = cut(w.entries, rows, width, to) }

// cut keeps only the first so many entries of each row.
func cut[N any](entries []N, rows, width, to int) []N {
	for i := range rows {
		copy(entries[i*to:(i+1)*to], entries[i*width:])
	}
	return entries[:rows*to]
}

// inverse returns 1/x modulo 2^64, for odd x, by Newton's method: each step doubles the number of bits that are right,
// of which x·x ≡ 1 modulo 8 gives three.
func inverse(x uint64) uint64 {
	y := x
	for range 5 {
		y *= 2 - x*y
	}
	return y
}

func (w *words) pivot(stop *Stop, rows, width, r, s int) (n numbers, ok bool) {
	if cap(w.spare) < len(w.entries) {
		w.spare = make([]int64, len(w.entries))
	}
	to := w.spare[:len(w.entries)]
	p := w.entries[r*width+s]
	sign := int64(1)
	if p < 0 {
		p, sign = -p, -1
	}
	// The entries of the pivot row keep their absolute values over the new denominator p, and so do those of the pivot
	// column.
	row := w.entries[r*width : (r+1)*width]
	for j, q := range row {
		to[r*width+j] = sign * q
	}
	to[r*width+s] = sign * w.den
	d := w.den
	shift := bits.TrailingZeros64(uint64(d))
	inv := inverse(uint64(d) >> shift)
	for i := range rows {
		if i == r {
			continue
		}
		if len(w.entries) > fewEntries && !stop.Look() {
			return w, false
		}
		from, into := w.entries[i*width:(i+1)*width], to[i*width:(i+1)*width]
		f := sign * from[s]
		if f == 0 && p == d {
			copy(into, from)
			continue
		}
		for j, a := range from {
			// (a·p − f·q)/d: what the low 64 bits of the quotient are follows from those of the dividend, and that
			// there are no more from its high ones.
			hi, lo := product(a, p)
			if f != 0 {
				h, l := product(f, row[j])
				var borrow uint64
				lo, borrow = bits.Sub64(lo, l, 0)
				hi -= h + int64(borrow)
			}
			if t := hi<<(64-wordBits) | int64(lo>>wordBits); t >= d || t < -d {
				return w.wider().pivot(stop, rows, width, r, s)
			}
			into[j] = int64((lo>>shift | uint64(hi)<<(64-shift)) * inv)
		}
		into[s] = -f
	}
	w.entries, w.spare, w.den = to, w.entries, p
	return w, true
}

// wider returns the same numbers as wides.
func (w *words) wider() numbers {
	to := &wides{entries: make([]wide, len(w.entries)), den: widened(w.den)}
	for k, x := range w.entries {
		to.entries[k] = widened(x)
	}
	return to
}

// widened returns x as an integer of two words.
func widened(x int64) wide { return wide{x >> 63, uint64(x)} }
