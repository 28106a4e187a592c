package ordinal_test

import (
	"fmt"
	"math/big"
	"strings"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/nim/ordinal"
)

// allPrimes are the odd primes from 3 to 709.
var allPrimes = func() (list []int) {
	for p := int64(3); p <= 709; p += 2 {
		if big.NewInt(p).ProbablyPrime(0) {
			list = append(list, int(p))
		}
	}
	return list
}()

// drawTerm returns a term ω^e·c, where e has coefficients of up to two digits for the first primes.
func drawTerm(t *rapid.T, primes int) ordinal.Nimber {
	var exponent []string
	for k := primes - 1; k >= 0; k-- {
		p := allPrimes[k]
		n := rapid.OneOf(rapid.Just(0), rapid.IntRange(0, p-1), rapid.IntRange(0, p*p-1)).Draw(t, "n")
		if n > 0 {
			exponent = append(exponent, fmt.Sprintf("w^%d*%d", k, n))
		}
	}
	c := new(big.Int).SetUint64(rapid.OneOf(rapid.Just(uint64(1)), rapid.Uint64Range(1, 15), rapid.Uint64Min(1)).Draw(t, "c"))
	if rapid.IntRange(0, 9).Draw(t, "long") == 0 {
		c.Lsh(c, 100)
	}
	if len(exponent) == 0 {
		return ordinal.MustParse(c.String())
	}
	return ordinal.MustParse(fmt.Sprintf("w^(%s)*%v", strings.ReplaceAll(strings.Join(exponent, "+"), "w^0*", ""), c))
}

// drawNimber returns the nim-sum of some terms.
func drawNimber(t *rapid.T, primes, terms int) ordinal.Nimber {
	var x ordinal.Nimber
	for range rapid.IntRange(0, terms).Draw(t, "terms") {
		x = x.Add(drawTerm(t, primes))
	}
	return x
}

// drawMapped returns a number that has an image in f.
func drawMapped(t *rapid.T, f *oracleField) ordinal.Nimber {
	var x ordinal.Nimber
	for range rapid.IntRange(0, 4).Draw(t, "terms") {
		exponent := ""
		for _, k := range []int{4, 3, 2, 1, 0} {
			n, unit := 0, 1
			for _, g := range f.generators {
				if g.k == k {
					n += unit * rapid.IntRange(0, g.p-1).Draw(t, "digit")
					unit *= g.p
				}
			}
			switch {
			case n > 0 && k > 0:
				exponent += fmt.Sprintf("w^%d*%d+", k, n)
			case n > 0:
				exponent += fmt.Sprintf("%d+", n)
			}
		}
		if exponent == "" {
			exponent = "0"
		}
		c := rapid.IntRange(1, 15).Draw(t, "c")
		x = x.Add(ordinal.MustParse(fmt.Sprintf("w^(%s)*%d", strings.TrimSuffix(exponent, "+"), c)))
	}
	return x
}
