package ordinal

// excesses are the excesses of the odd primes from 3 to 709.
//
// Source: OEIS A380496 (A. N. Siegel).
const excesses = "001100410101111100011110101001010101410100000011110010110101001" +
	"110111011001110000101001101110110000011110110100010010100011101"

// Excess returns the excess of an odd prime p: the integer m for which α_p, which [Alpha] returns, is κ_f + m, where f
// is the order of 2 modulo p and κ_f is what [Kappa] returns. There is no formula for excesses. They are known, and ok
// is true, for the odd primes up to 709, and of these only 19 and 163 have one above 1, which is 4.
//
// Source: Lenstra, On the algebraic closure of two; the values are OEIS A380496.
func Excess(p int) (m int, ok bool) {
	k, ok := primeNumber(p)
	if !ok {
		return 0, false
	}
	return int(excesses[k] - '0'), true
}

// Alpha returns α_p, for an odd prime p: the smallest of the ordinals below ω^(ω^k) that has no root of degree p among
// them, where p is the prime number k and 3 has the number 0. The number ω^(ω^k) is its root of degree p: so ω·ω·ω = 2
// = α_3. It is known, and ok is true, for p up to 709.
//
// Source: Conway, On Numbers and Games, ch. 6; Lenstra, On the algebraic closure of two.
func Alpha(p int) (alpha Nimber, ok bool) {
	k, ok := primeNumber(p)
	if !ok {
		return Nimber{}, false
	}
	return alphas()[k].value.nimber(), true
}
