package transfinite

import "github.com/cgt-go/sdk/internal/budget"

// Neg returns −x, in time proportional to the number of terms.
func (x Number) Neg() Number {
	terms := make([]term, x.NumTerms())
	for i, t := range x.list() {
		terms[i] = term{t.coeff.neg(), t.exp}
	}
	return makeNumber(terms)
}

// Abs returns |x|.
func (x Number) Abs() Number {
	if x.Sign() < 0 {
		return x.Neg()
	}
	return x
}

// Add returns x + y: the normal forms are merged, in time proportional to the number of terms and the cost of
// comparing exponents.
func (x Number) Add(y Number) Number {
	var unlimited budget.Budget
	switch {
	case x.IsZero():
		return y
	case y.IsZero():
		return x
	}
	return makeNumber(merge(&unlimited, x.list(), y.list(), false))
}

// add returns x + y within a budget.
func add(b *budget.Budget, x, y Number) Number {
	if !spend(b, x.cost()+y.cost()) {
		return Number{}
	}
	return makeNumber(merge(b, x.list(), y.list(), false))
}

// Sub returns x − y.
func (x Number) Sub(y Number) Number {
	if y.IsZero() {
		return x
	}
	var unlimited budget.Budget
	return makeNumber(merge(&unlimited, x.list(), y.list(), true))
}

// merge returns the terms of the sum, or of the difference. If the budget is over, they mean nothing.
func merge(b *budget.Budget, x, y []term, subtract bool) []term {
	sum := make([]term, 0, len(x)+len(y))
	second := func(t term) term {
		if subtract {
			t.coeff = t.coeff.neg()
		}
		return t
	}
	for len(x) > 0 && len(y) > 0 {
		switch x[0].exp.Compare(y[0].exp) {
		case 1:
			sum, x = append(sum, x[0]), x[1:]
		case -1:
			sum, y = append(sum, second(y[0])), y[1:]
		default:
			if long := x[0].coeff.big != nil || y[0].coeff.big != nil; long && !spend(b, max(x[0].coeff.square(), y[0].coeff.square())) {
				return nil
			}
			if r := x[0].coeff.add(second(y[0]).coeff); !r.isZero() {
				sum = append(sum, term{r, x[0].exp})
			}
			x, y = x[1:], y[1:]
		}
	}
	sum = append(sum, x...)
	for _, t := range y {
		sum = append(sum, second(t))
	}
	return sum
}

// scale returns x·r·ω^y, for r ≠ 0.
func (x Number) scale(r rational, y Number) Number {
	if r.isOne() && y.IsZero() {
		return x
	}
	terms := make([]term, x.NumTerms())
	for i, t := range x.list() {
		terms[i] = term{t.coeff.mul(r), t.exp.Add(y)}
	}
	return makeNumber(terms)
}
