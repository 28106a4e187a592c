package transfinite

import (
	"encoding/binary"
	"math/big"
	"math/bits"
	"slices"
)

// Exponents as packed words
//
// The exponents of a few numbers are sums of rational multiples of finitely many powers ω^b. Listed by falling b, the
// coefficients of an exponent are a vector, and since the sign of a number is that of its first term, exponents are
// ordered as their vectors are lexicographically. So numbers are polynomials in several variables, with the
// lexicographic order of monomials and, because exponents can be negative or fractions, up to a factor. What is known
// about polynomials gives products, quotients and roots.
//
// A packing writes each vector into a few words: an entry becomes the number of steps from the lowest entry at that
// place, and these natural numbers stand in fields of their own, side by side, the first in the highest bits. If the
// fields are wide enough, a sum of vectors is a sum of packed words, and their order is that of the words. A packed
// exponent is a key; a list of keys is one slice of words, the most significant word of each key first.
type packing struct {
	bases []Number      // b, falling
	place map[*form]int // of each base, and of the numbers equal to it that occur
	steps []rational    // the entries of one place differ by multiples of its step
	width []int         // of the fields
	shift []int         // of the fields, from the lowest bit of the key
	words int           // in a key
}

// poly is a number of which the exponents are packed.
type poly struct {
	keys   []uint64 // falling
	coeffs []rational
	low    []rational // the entries that the steps are counted from
	high   []rational // the largest entries
}

// newPacking returns a packing for the exponents of the numbers, without steps and fields.
func newPacking(numbers ...Number) *packing {
	p := &packing{place: map[*form]int{}}
	for _, x := range numbers {
		for _, t := range x.list() {
			for _, u := range t.exp.list() {
				if _, known := p.place[u.exp.p]; !known {
					p.place[u.exp.p] = 0
					p.bases = append(p.bases, u.exp)
				}
			}
		}
	}
	all := slices.Clone(p.bases)
	slices.SortFunc(p.bases, falling)
	p.bases = slices.CompactFunc(p.bases, Number.Equal)
	for _, b := range all {
		p.place[b.p], _ = slices.BinarySearchFunc(p.bases, b, falling)
	}
	return p
}

// bounds returns the bounds of the entries of the numbers, which are not 0, and finds the steps.
func (p *packing) bounds(numbers ...Number) []poly {
	p.steps = make([]rational, len(p.bases))
	polys := make([]poly, len(numbers))
	entries := make([]rational, len(p.bases))
	for i, x := range numbers {
		q := &polys[i]
		for j, t := range x.list() {
			p.entries(t.exp, entries)
			if j == 0 {
				q.low, q.high = slices.Clone(entries), slices.Clone(entries)
				continue
			}
			for k, r := range entries {
				if d := r.sub(q.low[k]); !d.isZero() {
					p.steps[k] = commonStep(p.steps[k], d)
					if d.sign() < 0 {
						q.low[k] = r
					} else if r.cmp(q.high[k]) > 0 {
						q.high[k] = r
					}
				}
			}
		}
	}
	for k := range p.steps {
		if p.steps[k].isZero() {
			p.steps[k] = rational{num: 1}
		}
	}
	return polys
}

// falling is the order of bases.
func falling(a, b Number) int { return b.Compare(a) }

// entries writes the vector of an exponent.
func (p *packing) entries(y Number, entries []rational) {
	clear(entries)
	for _, t := range y.list() {
		entries[p.place[t.exp.p]] = t.coeff
	}
}

// commonStep returns the largest rational of which r and s, which is not 0, are multiples.
func commonStep(r, s rational) rational {
	if s.sign() < 0 {
		s = s.neg()
	}
	if r == s || r.isZero() {
		return s
	}
	if r.less == 0 && s.less == 0 && r.big == nil && s.big == nil {
		return rational{num: gcd(r.num, s.num)}
	}
	a, b := r.rat(), s.rat()
	num := new(big.Int).GCD(nil, nil, new(big.Int).Mul(a.Num(), b.Denom()), new(big.Int).Mul(b.Num(), a.Denom()))
	return rationalFromBig(new(big.Rat).SetFrac(num, new(big.Int).Mul(a.Denom(), b.Denom())))
}

// lay gives each place a field that is wide enough for the given difference of entries, with some bits more.
func (p *packing) lay(differences []rational, more int) {
	p.width, p.shift = make([]int, len(p.bases)), make([]int, len(p.bases))
	at := 0
	for k := len(p.bases) - 1; k >= 0; k-- {
		p.shift[k] = at
		p.width[k] = p.count(k, differences[k]).rat().Num().BitLen() + more
		at += p.width[k]
	}
	p.words = max(1, (at+63)/64)
}

// extent returns the differences between the largest and the lowest entries.
func (q *poly) extent() []rational {
	d := make([]rational, len(q.low))
	for k := range d {
		d[k] = q.high[k].sub(q.low[k])
	}
	return d
}

// pack fills in the keys and the coefficients of the number that q has the bounds of.
func (p *packing) pack(q *poly, x Number) {
	n := x.NumTerms()
	q.keys, q.coeffs = make([]uint64, n*p.words), make([]rational, n)
	entries := make([]rational, len(p.bases))
	for i, t := range x.list() {
		q.coeffs[i] = t.coeff
		p.entries(t.exp, entries)
		for k, r := range entries {
			p.put(q.key(p, i), k, p.count(k, r.sub(q.low[k])))
		}
	}
}

// key returns the i-th key of q.
func (q *poly) key(p *packing, i int) []uint64 { return q.keys[i*p.words : (i+1)*p.words] }

// count returns how many steps of the place k a difference of entries is.
func (p *packing) count(k int, difference rational) rational {
	if p.steps[k].isOne() {
		return difference
	}
	return difference.quo(p.steps[k])
}

// put writes a natural number into the field k of a key, which is empty.
func (p *packing) put(key []uint64, k int, n rational) {
	if n.isZero() { // there can be a field without bits, above all words
		return
	}
	at := p.shift[k]
	if n.big == nil {
		last := len(key) - 1 - at/64
		key[last] |= uint64(n.num) << (at % 64)
		if over := uint64(n.num) >> (64 - at%64); over != 0 { // which is 0 for a shift by 64
			key[last-1] |= over
		}
		return
	}
	b := new(big.Int).Lsh(n.big.Num(), uint(at)).FillBytes(make([]byte, 8*len(key)))
	for i := range key {
		key[i] |= binary.BigEndian.Uint64(b[8*i:])
	}
}

// get returns the number in the field k of a key.
func (p *packing) get(key []uint64, k int) rational {
	at, width := p.shift[k], p.width[k]
	if width == 0 {
		return rational{}
	}
	if width < 64 {
		w := key[len(key)-1-at/64] >> (at % 64)
		if at%64+width > 64 {
			w |= key[len(key)-2-at/64] << (64 - at%64)
		}
		return rational{num: int64(w & (1<<width - 1))}
	}
	n := new(big.Int)
	for _, w := range key {
		n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(w))
	}
	n.Rsh(n, uint(at))
	mask := new(big.Int).Lsh(big.NewInt(1), uint(width))
	return rationalFromBig(new(big.Rat).SetInt(n.And(n, mask.Sub(mask, big.NewInt(1)))))
}

// number returns the number that q is, with its coefficients multiplied by r.
func (p *packing) number(q *poly, r rational) Number {
	terms := make([]term, len(q.coeffs))
	entries := make([]term, 0, len(p.bases))
	for i := range terms {
		entries = entries[:0]
		key := q.key(p, i)
		for k, b := range p.bases {
			e := p.get(key, k)
			if !p.steps[k].isOne() {
				e = e.mul(p.steps[k])
			}
			if !q.low[k].isZero() {
				e = e.add(q.low[k])
			}
			if !e.isZero() {
				entries = append(entries, term{e, b})
			}
		}
		exp := Number{}
		if len(entries) == 1 { // makes no copy
			exp = monomial(entries[0].coeff, entries[0].exp)
		} else {
			exp = makeNumber(slices.Clone(entries))
		}
		terms[i] = term{q.coeffs[i].mul(r), exp}
	}
	return makeNumber(terms)
}

// addKeys writes the sum of two keys.
func addKeys(sum, x, y []uint64) {
	if len(sum) == 1 {
		sum[0] = x[0] + y[0]
		return
	}
	var carry uint64
	for i := len(sum) - 1; i >= 0; i-- {
		sum[i], carry = bits.Add64(x[i], y[i], carry)
	}
}

// subKeys writes the difference of two keys of which the first is the larger one.
func subKeys(difference, x, y []uint64) {
	var borrow uint64
	for i := len(difference) - 1; i >= 0; i-- {
		difference[i], borrow = bits.Sub64(x[i], y[i], borrow)
	}
}
