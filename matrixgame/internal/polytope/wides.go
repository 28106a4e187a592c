package polytope

import (
	"cmp"
	"math/big"
	"math/bits"
	"slices"
)

// wide is an integer of two words, hi·2^64 + lo.
type wide struct {
	hi int64
	lo uint64
}

// wideBits is how many bits the absolute value of an entry of wides may have, as wordBits is for words.
const wideBits = 125

// wides are numbers of at most wideBits bits.
type wides struct {
	entries, spare []wide
	den            wide
}

func (x wide) sign() int {
	switch {
	case x.hi < 0:
		return -1
	case x.hi > 0 || x.lo > 0:
		return 1
	}
	return 0
}

func (x wide) neg() wide {
	lo, borrow := bits.Sub64(0, x.lo, 0)
	return wide{-x.hi - int64(borrow), lo}
}

func (x wide) cmp(y wide) int {
	if c := cmp.Compare(x.hi, y.hi); c != 0 {
		return c
	}
	return cmp.Compare(x.lo, y.lo)
}

// float returns about x.
func (x wide) float() float64 {
	const word = 1 << 64
	return float64(x.hi)*word + float64(x.lo)
}

// set sets z to x.
func (x wide) set(z *big.Int) {
	z.Add(z.Lsh(z.SetInt64(x.hi), 64), new(big.Int).SetUint64(x.lo))
}

// timesMod returns x·y modulo 2^128.
func (x wide) timesMod(y wide) wide {
	hi, lo := bits.Mul64(x.lo, y.lo)
	return wide{int64(hi + uint64(x.hi)*y.lo + x.lo*uint64(y.hi)), lo}
}

// inverse returns 1/x modulo 2^128, for odd x.
func (x wide) inverse() wide {
	y := wide{0, inverse(x.lo)}
	// One more step of Newton: y·(2 − x·y).
	t := x.timesMod(y).neg()
	lo, carry := bits.Add64(t.lo, 2, 0)
	return y.timesMod(wide{t.hi + int64(carry), lo})
}

// shifted returns x/2^n modulo 2^128 for the number whose low words are w, of which 2^n divides the first two.
func shifted(w [4]uint64, n int) wide {
	if n >= 64 {
		w[0], w[1], w[2] = w[1], w[2], w[3]
		n -= 64
	}
	return wide{int64(w[1]>>n | w[2]<<(64-n)), w[0]>>n | w[1]<<(64-n)}
}

// times returns x·y, the low words first.
func (x wide) times(y wide) (w [4]uint64) {
	x1, y1 := uint64(x.hi), uint64(y.hi)
	h00, l00 := bits.Mul64(x.lo, y.lo)
	h01, l01 := bits.Mul64(x.lo, y1)
	h10, l10 := bits.Mul64(x1, y.lo)
	h11, l11 := bits.Mul64(x1, y1)
	var c, b uint64
	w[0] = l00
	w[1], c = bits.Add64(h00, l01, 0)
	w[2], c = bits.Add64(h01, l11, c)
	w[3] = h11 + c
	w[1], c = bits.Add64(w[1], l10, 0)
	w[2], c = bits.Add64(w[2], h10, c)
	w[3] += c
	// So far the factors counted as without a sign; a negative one was too large by 2^128.
	if x.hi < 0 {
		w[2], b = bits.Sub64(w[2], y.lo, 0)
		w[3], _ = bits.Sub64(w[3], y1, b)
	}
	if y.hi < 0 {
		w[2], b = bits.Sub64(w[2], x.lo, 0)
		w[3], _ = bits.Sub64(w[3], x1, b)
	}
	return w
}

func (w *wides) sign(at int) int { return w.entries[at].sign() }

func (w *wides) cmp(a, b int) int { return w.entries[a].cmp(w.entries[b]) }

func (w *wides) cmpProducts(a, b, c, d int) int {
	x, y := w.entries[a].times(w.entries[b]), w.entries[c].times(w.entries[d])
	if s := cmp.Compare(int64(x[3]), int64(y[3])); s != 0 {
		return s
	}
	for k := 2; k >= 0; k-- {
		if s := cmp.Compare(x[k], y[k]); s != 0 {
			return s
		}
	}
	return 0
}

func (w *wides) slack(at, width int) float64 {
	sum := 0.0
	for _, x := range w.entries[at+1 : at+width] {
		if x.sign() > 0 {
			sum += x.float()
		}
	}
	if sum == 0 {
		return -1
	}
	return w.entries[at].float() / sum
}

func (w *wides) value(at int, z *big.Int) { w.entries[at].set(z) }

func (w *wides) denominator(z *big.Int) { w.den.set(z) }

func (w *wides) clone() numbers { return &wides{entries: slices.Clone(w.entries), den: w.den} }

func (w *wides) move(from, to int) { w.entries[to] = w.entries[from] }

func (w *wides) cut(rows, width, to int) { w.entries = cut(w.entries, rows, width, to) }

// pivot does what that of words does.
func (w *wides) pivot(stop *Stop, rows, width, r, s int) (n numbers, ok bool) {
	if cap(w.spare) < len(w.entries) {
		w.spare = make([]wide, len(w.entries))
	}
	to := w.spare[:len(w.entries)]
	p := w.entries[r*width+s]
	signed := func(x wide) wide { return x }
	if p.hi < 0 {
		p, signed = p.neg(), wide.neg
	}
	row := w.entries[r*width : (r+1)*width]
	for j, q := range row {
		to[r*width+j] = signed(q)
	}
	to[r*width+s] = signed(w.den)
	d := w.den
	least := d.neg()
	shift := bits.TrailingZeros64(d.lo)
	if d.lo == 0 {
		shift += bits.TrailingZeros64(uint64(d.hi))
	}
	inv := shifted([4]uint64{d.lo, uint64(d.hi)}, shift).inverse()
	for i := range rows {
		if i == r {
			continue
		}
		if len(w.entries) > fewEntries && !stop.Look() {
			return w, false
		}
		from, into := w.entries[i*width:(i+1)*width], to[i*width:(i+1)*width]
		f := signed(from[s])
		isZero := f.sign() == 0
		if isZero && p == d {
			copy(into, from)
			continue
		}
		for j, a := range from {
			x := a.times(p)
			if !isZero {
				y := f.times(row[j])
				var b uint64
				x[0], b = bits.Sub64(x[0], y[0], 0)
				x[1], b = bits.Sub64(x[1], y[1], b)
				x[2], b = bits.Sub64(x[2], y[2], b)
				x[3], _ = bits.Sub64(x[3], y[3], b)
			}
			if t := (wide{int64(x[2]>>(wideBits-64) | x[3]<<(128-wideBits)), x[1]>>(wideBits-64) | x[2]<<(128-wideBits)}); t.cmp(d) >= 0 || t.cmp(least) < 0 {
				return w.wider().pivot(stop, rows, width, r, s)
			}
			into[j] = shifted(x, shift).timesMod(inv)
		}
		into[s] = f.neg()
	}
	w.entries, w.spare, w.den = to, w.entries, p
	return w, true
}

// wider returns the same numbers without a bound.
func (w *wides) wider() numbers {
	b := &bigs{entries: make([]big.Int, len(w.entries)), den: new(big.Int)}
	w.den.set(b.den)
	for k, x := range w.entries {
		x.set(&b.entries[k])
	}
	return b
}
