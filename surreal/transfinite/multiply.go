package transfinite

import (
	"github.com/cgt-go/sdk/internal/budget"
)

// Mul returns x·y. The product of numbers with m and n terms takes m·n products of coefficients and, unless their
// exponents lie close together, a logarithmic factor for sorting.
//
// Source: Conway, On Numbers and Games, ch. 3: (Σ r_i·ω^y_i)·(Σ s_j·ω^z_j) = Σ r_i·s_j·ω^(y_i + z_j).
func (x Number) Mul(y Number) Number {
	var unlimited budget.Budget
	return multiply(&unlimited, x, y)
}

// maxWords and maxBases are the largest numbers of words and of fields in a packed exponent with which products are
// made. Exponents that have little in common need many fields of which most are empty, and are then better added as
// numbers.
var (
	maxWords = 8
	maxBases = 512
)

// fewProducts is the number of products of terms for which integers are not worth while.
var fewProducts uint64 = 1000

// There can be more sums of exponents than terms in the factors, or than products of terms, by these factors, for
// the coefficients of a product to be found by a product of two large integers, or collected in a table of them all.
var (
	integerFactor = 8
	tableFactor   = 4
)

func multiply(b *budget.Budget, x, y Number) Number {
	if x.IsZero() || y.IsZero() {
		return Number{}
	}
	if x.NumTerms() > y.NumTerms() {
		x, y = y, x
	}
	if x.NumTerms() == 1 {
		if !spend(b, productCost(x, y)) {
			return Number{}
		}
		t := x.p.terms[0]
		return y.scale(t.coeff, t.exp)
	}
	m, n := uint64(x.NumTerms()), uint64(y.NumTerms())
	p := newPacking(x, y)
	if len(p.bases) > maxBases {
		return multiplyRows(b, x, y)
	}
	polys := p.bounds(x, y)
	f, g := &polys[0], &polys[1]
	extent := f.extent()
	for k, d := range g.extent() {
		extent[k] = extent[k].add(d)
	}
	p.lay(extent, 0)
	if p.words > maxWords {
		return multiplyRows(b, x, y)
	}
	p.pack(f, x)
	p.pack(g, y)
	h := &poly{low: make([]rational, len(f.low))}
	for k := range h.low {
		h.low[k] = f.low[k].add(g.low[k])
	}
	most := f.keys[0] + g.keys[0]
	if p.words == 1 && m*n >= fewProducts && most < uint64(integerFactor)*(m+n) {
		return p.number(h, h.multiplyIntegers(b, f, g, most))
	}
	if !spend(b, productCost(x, y)) {
		return Number{}
	}
	r := f.clearDenominators().mul(g.clearDenominators())
	if p.words == 1 && most < uint64(tableFactor)*m*n {
		h.multiplyTable(f, g, most)
	} else {
		h.multiplyHeap(b, p, f, g)
	}
	return p.number(h, r)
}

// multiplyRows returns x·y as the sum of the products of the terms of x with y.
func multiplyRows(b *budget.Budget, x, y Number) Number {
	if !spend(b, max(productCost(x, y), stepsPerTerm*uint64(x.NumTerms())*uint64(y.NumTerms()))) {
		return Number{}
	}
	return addRows(x.list(), y)
}

// addRows adds up the products of the terms with y, as many at a time as there are.
func addRows(terms []term, y Number) Number {
	if len(terms) == 1 {
		return y.scale(terms[0].coeff, terms[0].exp)
	}
	half := len(terms) / 2
	return addRows(terms[:half], y).Add(addRows(terms[half:], y))
}

// clearDenominators multiplies the coefficients by a common denominator, if it is small, and returns its inverse.
func (f *poly) clearDenominators() rational {
	const small = 1 << 31
	common := int64(1)
	for _, r := range f.coeffs {
		if r.big != nil {
			return rational{num: 1}
		}
		common /= gcd(common, r.den())
		var ok bool
		if common, ok = product(common, r.den()); !ok || common > small {
			return rational{num: 1}
		}
	}
	if common > 1 {
		for i := range f.coeffs {
			f.coeffs[i] = f.coeffs[i].mul(rational{num: common})
		}
	}
	return rational{num: 1, less: common - 1}
}

// multiplyTable makes h the product of f and g, whose keys have one word each, with a table of all keys up to the
// largest.
func (h *poly) multiplyTable(f, g *poly, most uint64) {
	sums := make([]rational, most+1)
	for i, a := range f.keys {
		for j, b := range g.keys {
			sum := &sums[a+b]
			*sum = sum.add(f.coeffs[i].mul(g.coeffs[j]))
		}
	}
	for key := most; ; key-- {
		if !sums[key].isZero() {
			h.keys = append(h.keys, key)
			h.coeffs = append(h.coeffs, sums[key])
		}
		if key == 0 {
			return
		}
	}
}

// multiplyHeap makes h the product of f and g. The products of a term of f with all terms of g are a falling
// row, and a heap merges the rows, so that the memory needed is that of the result.
func (h *poly) multiplyHeap(b *budget.Budget, p *packing, f, g *poly) {
	rows := newHeap(p.words, len(f.coeffs))
	next := make([]int, len(f.coeffs))
	for i := range f.coeffs {
		addKeys(rows.push(), f.key(p, i), g.key(p, 0))
	}
	rows.fix()
	key := make([]uint64, p.words)
	room := min(len(f.coeffs)*len(g.coeffs), 1<<10) // or more, if the result is larger
	h.keys, h.coeffs = make([]uint64, 0, room*p.words), make([]rational, 0, room)
	for rows.size() > 0 {
		copy(key, rows.top())
		var sum rational
		for rows.size() > 0 && compareKeys(rows.top(), key) == 0 {
			i := rows.row()
			sum = sum.add(f.coeffs[i].mul(g.coeffs[next[i]]))
			if next[i]++; next[i] == len(g.coeffs) {
				rows.pop()
				continue
			}
			addKeys(rows.top(), f.key(p, i), g.key(p, next[i]))
			rows.down(0)
		}
		if !sum.isZero() {
			if !b.Spend(stepsPerTerm) {
				return
			}
			h.keys = append(h.keys, key...)
			h.coeffs = append(h.coeffs, sum)
		}
	}
}
