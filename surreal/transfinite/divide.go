package transfinite

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// DivExact returns x/y if it is a [Number]; ok is false if y = 0 or the normal form of the quotient is infinite, as
// that of 1/(ω − 1) is, for which [Number.DivTerms] gives the first terms and [NewQuotient] a fraction. The work is in
// proportion to the number of terms of y and the number of terms of the quotient, or of what was found of it until it
// failed: (ω^n − 1)/(ω − 1) has n terms. That (ω^n + 1)/(ω − 1) is no number is seen at once for large n, too, but
// where y also has exponents that are large multiples of one another, it can take as long as with n terms. Beyond
// [MaxSteps] DivExact panics with a [*cgt.LimitError].
func (x Number) DivExact(y Number) (q Number, ok bool) {
	f := bounded()
	defer f.check()
	return divide(f.b, x, y)
}

// divide returns x/y if it is a number.
//
// Division term by term from the left need not end: (1 + ω^−ω)/(1 + 1/ω) has the terms ±ω^−n, and −n is never below
// −ω, the exponent after which the quotient would have to stop. But if x = q·y, then the lowest and the largest
// entries at each place of the packed exponents of q are the differences of those of x and y, as for polynomials. So
// the quotient has its exponents in a finite box, and division ends when one falls out of it.
func divide(b *budget.Budget, x, y Number) (Number, bool) {
	switch {
	case y.IsZero():
		return Number{}, false
	case x.IsZero():
		return x, true
	case y.NumTerms() == 1:
		t := y.p.terms[0]
		return x.scale(t.coeff.inv(), t.exp.Neg()), true
	}
	p := newPacking(x, y)
	if !spend(b, uint64(len(p.bases))*uint64(x.NumTerms()+y.NumTerms())/stepsPerTerm) {
		return Number{}, false
	}
	polys := p.bounds(x, y)
	f, g := &polys[0], &polys[1]
	extent, box := f.extent(), g.extent()
	q := &poly{low: make([]rational, len(f.low))}
	for k := range box {
		box[k] = extent[k].sub(box[k])
		if box[k].sign() < 0 {
			return Number{}, false
		}
		q.low[k] = f.low[k].sub(g.low[k])
	}
	p.lay(extent, 1)
	p.pack(f, x)
	p.pack(g, y)
	if p.places(box) > lookBeforeDividing && !p.mayDivide(b, f, g) {
		return Number{}, false
	}
	if !q.divide(b, p, f, g, box) {
		return Number{}, false
	}
	return p.number(q, rational{num: 1}), true
}

// lookBeforeDividing is the number of terms that a quotient must be able to have for a look at images that takes much
// less than to find out by division that there is none.
const lookBeforeDividing = 1 << 10

// places returns the number of exponents in a box, or math.MaxInt64 if there are more.
func (p *packing) places(box []rational) int64 {
	n := int64(1)
	for k, d := range box {
		places := p.count(k, d).add(rational{num: 1})
		ok := places.big == nil
		if ok {
			n, ok = product(n, places.num)
		}
		if !ok {
			return math.MaxInt64
		}
	}
	return n
}

// divide makes q the quotient f/g and reports whether there is one. The fields have one bit more than the entries of f
// need, which is 0 in all keys.
//
// What is left of f is f less the products of the terms of q with g. Each term of q brings a falling row of products,
// and a heap merges the rows.
func (q *poly) divide(b *budget.Budget, p *packing, f, g *poly, box []rational) bool {
	guard, limit := make([]uint64, p.words), make([]uint64, p.words)
	for k, d := range box {
		p.put(limit, k, p.count(k, d))
		at := p.shift[k] + p.width[k] - 1
		guard[p.words-1-at/64] |= 1 << (at % 64)
	}
	for i := range limit {
		limit[i] |= guard[i]
	}
	inverse := g.coeffs[0].inv()
	rows := newHeap(p.words, 0)
	var next []int // for each row the place in g
	key, room := make([]uint64, p.words), make([]uint64, p.words)
	for at := 0; at < len(f.coeffs) || rows.size() > 0; {
		var left rational
		if at < len(f.coeffs) && (rows.size() == 0 || compareKeys(f.key(p, at), rows.top()) >= 0) {
			copy(key, f.key(p, at))
			left = f.coeffs[at]
			at++
		} else {
			copy(key, rows.top())
		}
		for rows.size() > 0 && compareKeys(rows.top(), key) == 0 {
			i := rows.row()
			if !b.Spend(q.coeffs[i].cost()*g.coeffs[next[i]].cost() + p.words/wordsPerStep) {
				return false
			}
			product := q.coeffs[i].mul(g.coeffs[next[i]])
			if left.big != nil && !spend(b, max(left.square(), product.square())) {
				return false
			}
			left = left.sub(product)
			if next[i]++; next[i] == len(g.coeffs) {
				rows.pop()
				continue
			}
			addKeys(rows.top(), q.key(p, i), g.key(p, next[i]))
			rows.down(0)
		}
		if left.isZero() {
			continue
		}
		// A guard bit that is set before a subtraction is still set afterwards unless its field had too little.
		for i := range key {
			key[i] |= guard[i]
		}
		subKeys(key, key, g.key(p, 0))
		for i := range key {
			if key[i]&guard[i] != guard[i] {
				return false
			}
			key[i] &^= guard[i]
		}
		subKeys(room, limit, key)
		for i := range room {
			if room[i]&guard[i] != guard[i] {
				return false
			}
		}
		if !b.Spend(stepsPerTerm + p.words) {
			return false
		}
		q.keys = append(q.keys, key...)
		q.coeffs = append(q.coeffs, left.mul(inverse))
		next = append(next, 1)
		addKeys(rows.push(), key, g.key(p, 1))
		rows.up()
	}
	return true
}

// DivTerms returns the first n terms of the normal form of x/y, or all if there are fewer, and the remainder, so that
// x = y·q + r. It is 0 if q is all of x/y. Here ok is false if y = 0. The work is in proportion to n and the
// number of terms of x and of n·y. DivTerms panics if n < 0.
func (x Number) DivTerms(y Number, n int) (q, r Number, ok bool) {
	if n < 0 {
		panic("transfinite: a negative number of terms")
	}
	if y.IsZero() {
		return Number{}, Number{}, false
	}
	var terms []term
	r = x
	for range n {
		if r.IsZero() {
			break
		}
		t := quotientTerm(r, y)
		terms = append(terms, t)
		r = r.Sub(y.scale(t.coeff, t.exp))
	}
	return makeNumber(slices.Clip(terms)), r, true
}

// quotientTerm returns the first term of x/y, neither of which is 0.
func quotientTerm(x, y Number) term {
	a, b := x.p.terms[0], y.p.terms[0]
	return term{a.coeff.quo(b.coeff), a.exp.Sub(b.exp)}
}
