package polytope

import "math/big"

// bigs are numbers of any size.
type bigs struct {
	entries []big.Int
	den     *big.Int
}

func (b *bigs) sign(at int) int { return b.entries[at].Sign() }

func (b *bigs) cmp(x, y int) int { return b.entries[x].Cmp(&b.entries[y]) }

func (b *bigs) cmpProducts(x, y, z, w int) int {
	var p, q big.Int
	return p.Mul(&b.entries[x], &b.entries[y]).Cmp(q.Mul(&b.entries[z], &b.entries[w]))
}

func (b *bigs) slack(at, width int) float64 {
	sum, x := new(big.Float).SetPrec(precision), new(big.Float).SetPrec(precision)
	for k := at + 1; k < at+width; k++ {
		if b.entries[k].Sign() > 0 {
			sum.Add(sum, x.SetInt(&b.entries[k]))
		}
	}
	if sum.Sign() == 0 {
		return -1
	}
	f, _ := x.Quo(x.SetInt(&b.entries[at]), sum).Float64()
	return f
}

// longBits is the length of numbers of which a row takes long.
const longBits = 1 << 12

// precision is that of a float64, so that rounding is the same as with words.
const precision = 53

func (b *bigs) value(at int, z *big.Int) { z.Set(&b.entries[at]) }

func (b *bigs) denominator(z *big.Int) { z.Set(b.den) }

func (b *bigs) clone() numbers {
	c := &bigs{entries: make([]big.Int, len(b.entries)), den: b.den}
	for k := range b.entries {
		c.entries[k].Set(&b.entries[k])
	}
	return c
}

func (b *bigs) move(from, to int) { b.entries[to].Set(&b.entries[from]) }

func (b *bigs) cut(rows, width, to int) {
	for i := range rows {
		for j := range to {
			// The numbers change places, so that no two share memory.
			b.entries[i*to+j], b.entries[i*width+j] = b.entries[i*width+j], b.entries[i*to+j]
		}
	}
	b.entries = b.entries[:rows*to]
}

func (b *bigs) pivot(stop *Stop, rows, width, r, s int) (n numbers, ok bool) {
	row := b.entries[r*width : (r+1)*width]
	isNegative := row[s].Sign() < 0
	p := new(big.Int).Abs(&row[s])
	isLong := p.BitLen() > longBits
	var f, x big.Int
	for i := range rows {
		if i == r {
			continue
		}
		if !stop.Look() {
			return b, false
		}
		from := b.entries[i*width : (i+1)*width]
		if f.Set(&from[s]); isNegative {
			f.Neg(&f)
		}
		for j := range from {
			if isLong && !stop.Look() {
				return b, false
			}
			a := &from[j]
			a.Mul(a, p)
			if f.Sign() != 0 && row[j].Sign() != 0 {
				a.Sub(a, x.Mul(&f, &row[j]))
			}
			a.Quo(a, b.den)
		}
		from[s].Neg(&f)
	}
	if isNegative {
		for j := range row {
			row[j].Neg(&row[j])
		}
		row[s].Neg(b.den)
	} else {
		row[s].Set(b.den)
	}
	b.den = p
	return b, true
}
