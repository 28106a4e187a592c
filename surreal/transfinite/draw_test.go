package transfinite

import (
	"math/big"

	"pgregory.net/rapid"
)

// drawSmall draws a small coefficient.
func drawSmall(t *rapid.T) rational {
	r := rational{num: rapid.Int64Range(-4, 4).Draw(t, "numerator")}
	if r.isZero() {
		r.num = 5
	}
	return r.mul(rational{num: 1, less: rapid.Int64Range(0, 3).Draw(t, "denominator")})
}

// drawRational draws a coefficient: mostly a small one, sometimes one that does not fit a word.
func drawRational(t *rapid.T) rational {
	r := drawSmall(t)
	if rapid.IntRange(0, 19).Draw(t, "size") == 0 {
		r = r.add(rational{num: 1, less: 1<<62 + 1}).mul(r)
	}
	return r
}

// drawNumber draws a number with at most the given levels of exponents and terms.
func drawNumber(t *rapid.T, levels, terms int) Number {
	return drawNumberWith(t, levels, terms, drawRational)
}

// drawNumberWith draws a number whose coefficients, and those in its exponents, come from a function.
func drawNumberWith(t *rapid.T, levels, terms int, coeff func(*rapid.T) rational) Number {
	var x Number
	for range rapid.IntRange(0, terms).Draw(t, "terms") {
		var y Number
		if levels > 0 {
			y = drawNumberWith(t, levels-1, min(terms, 2), coeff)
		}
		x = x.Add(monomial(coeff(t), y))
	}
	return x
}

func ratio(a, b int64) *big.Rat { return big.NewRat(a, b) }
