package transfinite

// Compare returns −1 if x < y, 0 if x = y and 1 if x > y. Where the normal forms differ first, the larger number is the
// one with the larger coefficient, if a missing term counts as one with the coefficient 0. The work is at most in
// proportion to the product of the numbers of terms of x and y, with those of all exponents, each counted once however
// often it is used; parts that both numbers share are not looked at.
//
// Source: Conway, On Numbers and Games, ch. 3.
func (x Number) Compare(y Number) int {
	var c comparer
	return c.cmp(x, y)
}

// Equal reports whether x = y. It costs as much as [Number.Compare].
func (x Number) Equal(y Number) bool { return x.Compare(y) == 0 }

// comparer compares numbers. Two numbers whose exponents have common parts can have many more pairs of exponents than
// exponents, so after some steps it begins to remember what it has compared.
type comparer struct {
	steps int
	known map[[2]*form]int
}

// rememberAfter is the number of steps without a memory: most comparisons need few, and the memory costs more than they
// do.
const rememberAfter = 1 << 10

func (c *comparer) cmp(x, y Number) int {
	if x.p == y.p {
		return 0
	}
	if c.steps++; c.steps < rememberAfter {
		return c.compare(x.list(), y.list())
	}
	if c.known == nil {
		c.known = map[[2]*form]int{}
	}
	pair := [2]*form{x.p, y.p}
	sign, ok := c.known[pair]
	if !ok {
		sign = c.compare(x.list(), y.list())
		c.known[pair] = sign
	}
	return sign
}

func (c *comparer) compare(x, y []term) int {
	for i := range min(len(x), len(y)) {
		switch c.cmp(x[i].exp, y[i].exp) {
		case 1:
			return x[i].coeff.sign()
		case -1:
			return -y[i].coeff.sign()
		}
		if sign := x[i].coeff.cmp(y[i].coeff); sign != 0 {
			return sign
		}
	}
	switch {
	case len(x) > len(y):
		return x[len(y)].coeff.sign()
	case len(x) < len(y):
		return -y[len(x)].coeff.sign()
	}
	return 0
}
