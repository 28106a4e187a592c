package ordinal

import "slices"

// A generator is one of the numbers κ = ω^(ω^k·p^m) of which, with the finite nimbers, all others are made; p is the
// odd prime number k, where 3 has the number 0. As an ordinal κ_(p^n), with n = m+1, is larger than everything made of
// smaller generators, and it is the root of degree p of one of these: of the generator before it if m > 0, and
// otherwise of α_p. The order of generators as integers is that of the ordinals.
type generator uint32

// noGenerator is what finite nimbers have; it is below all generators.
const noGenerator generator = 0

const levelBits = 10

func newGenerator(k, m int) generator { return generator((k+1)<<levelBits | m) }

// index returns the number k of the prime of g.
func (g generator) index() int { return int(g>>levelBits) - 1 }

// level returns the m for which g is ω^(ω^k·p^m).
func (g generator) level() int { return int(g & (Levels - 1)) }

// prime returns the degree of g over the smaller generators.
func (g generator) prime() int { return primes[g.index()] }

// root returns the nimber of which g is the root of degree g.prime().
func (g generator) root() number {
	if g.level() > 0 {
		return (g - 1).number()
	}
	return alphas()[g.index()].value
}

// number returns g as a nimber.
func (g generator) number() number { return number{poly: &polynomial{g, []power{{1, one}}}} }

// primes are the odd primes whose excess is known, which begins with 3 and ends with 709.
var primes = oddPrimes(len(excesses))

func oddPrimes(count int) []int {
	list := make([]int, 0, count)
	for n := 3; len(list) < count; n += 2 {
		if !slices.ContainsFunc(list, func(p int) bool { return n%p == 0 }) {
			list = append(list, n)
		}
	}
	return list
}
