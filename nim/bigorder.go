package nim

import "math/big"

// fermat[k] has the prime divisors of the Fermat number 2^(2^k) + 1 but for the largest, whose quotient is prime too.
// No one knows all divisors of the next.
//
// Source: A. K. Lenstra, H. W. Lenstra, M. S. Manasse, J. M. Pollard, The factorization of the ninth Fermat number,
// 1993; R. P. Brent, Factorization of the tenth Fermat number, 1999, which has the eleventh as well.
var fermat = [...][]string{
	nil, nil, nil, nil, nil, // 3, 5, 17, 257, 65537 are primes
	{"641"},
	{"274177"},
	{"59649589127497217"},
	{"1238926361552897"},
	{"2424833", "7455602825647884208337395736200454918783366342657"},
	{"45592577", "6487031809", "4659775785220018543264560743076778192897"},
	{"319489", "974849", "167988556341760475137", "3560841906445833920513"},
}

// fermatPrimes returns the Fermat number 2^(2^k) + 1 and its prime divisors. Each divides it once.
func fermatPrimes(k int) (number *big.Int, primes []*big.Int) {
	number = big.NewInt(1)
	number.Lsh(number, 1<<k).SetBit(number, 0, 1)
	rest := new(big.Int).Set(number)
	for _, digits := range fermat[k] {
		p, _ := new(big.Int).SetString(digits, 10)
		rest.Quo(rest, p)
		primes = append(primes, p)
	}
	return number, append(primes, rest)
}

// Order returns the multiplicative order of x, the least n > 0 for which the n-th power of x is 1; ok is false if x is
// 0 or at least 2^4096. For larger nimbers one would have to know the prime divisors of the Fermat number 2^4096 + 1.
// For the largest x it takes some ten thousand products.
func (x Big) Order() (order *big.Int, ok bool) {
	if x == (Big{}) || x.bitLen() > 1<<len(fermat) {
		return nil, false
	}
	// As in [Nimber.Order].
	order = big.NewInt(1)
	for k := len(fermat) - 1; k >= 6; k-- {
		if x.bitLen() <= 1<<k {
			continue
		}
		norm, quotient := x.split(k)
		order.Mul(order, quotient.orderDividing(fermatPrimes(k)))
		x = norm
	}
	rest, _ := x.lo.Order()
	return order.Mul(order, new(big.Int).SetUint64(rest)), true
}

// split returns x·c and c/x, where c is the conjugate of x over the field of the nimbers below F = 2^(2^k), for k ≥ 6
// and x below F². The orders of both divide F − 1 and F + 1, and the order of x is their product. See [Nimber.Order].
func (x Big) split(k int) (norm, quotient Big) {
	c := x.conjugate(k)
	quotient, _ = c.Div(x)
	return x.Mul(c), quotient
}

// conjugate returns the conjugate of x over the field of the nimbers below 2^(2^k), for k ≥ 6 and x below 2^(2^(k+1)).
// See [Nimber.conjugate].
func (x Big) conjugate(k int) Big {
	n := 1 << k / 64
	words := make([]uint64, 2*n)
	x.words(words)
	for i := range n {
		words[i] ^= words[n+i]
	}
	return bigFromWords(words)
}

// orderDividing returns the order of x, which divides number, given its prime divisors. Each of them divides it once.
func (x Big) orderDividing(number *big.Int, primes []*big.Int) *big.Int {
	order := new(big.Int).Set(number)
	for _, p := range primes {
		without := new(big.Int).Quo(order, p)
		if power, _ := x.Pow(without); power == (Big{lo: 1}) {
			order = without
		}
	}
	return order
}
