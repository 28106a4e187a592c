package nim

import (
	"context"
	"math/big"
	"math/rand/v2"

	"github.com/cgt-go/sdk/cgt"
)

// Log returns the least n for which the n-th power of base is x; ok is false if x is no power of base. Both must be
// below 2^128, otherwise the error is a [*cgt.LimitError]. If the order of base has the prime divisor 67280421310721 of
// 2^64 + 1, it takes some ten million products, and little memory; otherwise it takes no more than [Nimber.Log]. When
// ctx is done, the error is its cause.
//
// Source: J. M. Pollard, Monte Carlo methods for index computation (mod p), 1978, with the distinguished points of P.
// C. van Oorschot and M. J. Wiener, Parallel collision search with cryptanalytic applications, 1999, for the prime
// divisors of 2^64 + 1.
func (x Big) Log(ctx context.Context, base Big) (n *big.Int, ok bool, err error) {
	if !x.isSmall() || !base.isSmall() {
		return nil, false, &cgt.LimitError{What: "binary digits in a nimber with a logarithm", Limit: 128}
	}
	zero, one := Big{}, Big{lo: 1}
	switch {
	case x == one:
		return new(big.Int), true, nil
	case x == zero && base == zero:
		return big.NewInt(1), true, nil
	case x == zero || base == zero:
		return nil, false, nil
	}
	// The group is the product of one of order 2^64 − 1, that of the norms, and one of order 2^64 + 1.
	norm, u := x.split(6)
	baseNorm, v := base.split(6)
	residue, ok := norm.lo.Log(baseNorm.lo)
	number, primes := fermatPrimes(6)
	order := v.orderDividing(number, primes)
	if power, _ := u.Pow(order); !ok || power != one {
		return nil, false, nil
	}
	normOrder, _ := baseNorm.lo.Order()
	n, modulus := new(big.Int).SetUint64(residue), new(big.Int).SetUint64(normOrder)
	for _, p := range primes {
		cofactor, remainder := new(big.Int).QuoRem(order, p, new(big.Int))
		if remainder.Sign() != 0 {
			continue
		}
		power, _ := u.Pow(cofactor)
		basePower, _ := v.Pow(cofactor)
		// Some thousands of the elements met are remembered.
		mask := poly(1)<<max(p.BitLen()/2-12, 0) - 1
		digit, err := rho(ctx, power, basePower, p.Uint64(), mask)
		if err != nil {
			return nil, false, err
		}
		// Find the k below p for which n + k·modulus is digit modulo p.
		k := new(big.Int).SetUint64(digit)
		k.Sub(k, n).Mul(k, new(big.Int).ModInverse(modulus, p)).Mod(k, p)
		n.Add(n, k.Mul(k, modulus))
		modulus.Mul(modulus, p)
	}
	return n, true, nil
}

// pair is a nimber below 2^128 in the coordinates of [poly].
type pair struct{ high, low poly }

func (p pair) mul(q pair) pair {
	high, low := mulPair(p.high, p.low, q.high, q.low)
	return pair{high, low}
}

func (x Big) pair() pair { return pair{toPoly(x.hi), toPoly(x.lo)} }

// exponents stands for the element x^a·base^b of the group of the powers of base, which has a prime order.
type exponents struct{ a, b uint64 }

func (e exponents) add(f exponents, prime uint64) exponents {
	return exponents{(e.a + f.a) % prime, (e.b + f.b) % prime}
}

// pollEvery is the number of products after which rho looks whether its context is done.
const pollEvery = 1 << 12

// rho returns the n < prime for which x is the n-th power of base, which has the order prime. It walks from element to
// element: each step multiplies by one of some fixed elements, and the element where it is says by which. After about
// as many steps as the root of prime it comes to an element where it was before. Only elements without the digits of
// mask are remembered.
func rho(ctx context.Context, x, base Big, prime uint64, mask poly) (n uint64, err error) {
	const ways = 32
	random := rand.New(rand.NewPCG(64, prime)) // any seed will do
	element := func() (pair, exponents) {
		e := exponents{random.Uint64N(prime), random.Uint64N(prime)}
		p, _ := x.Pow(new(big.Int).SetUint64(e.a))
		q, _ := base.Pow(new(big.Int).SetUint64(e.b))
		return p.Mul(q).pair(), e
	}
	var steps [ways]pair
	var moves [ways]exponents
	for i := range steps {
		steps[i], moves[i] = element()
	}
	met := map[pair]exponents{}
	patience := 100 * (int(mask) + 1)
	at, e := element()
	for count, last := 0, 0; ; count++ {
		if count%pollEvery == 0 && ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
		stuck := count-last > patience // the walk goes round where there is nothing to remember
		if at.low&mask == 0 {
			f, again := met[at]
			if again && f.a != e.a {
				// x^(e.a − f.a) = base^(f.b − e.b)
				inverse := powMod((e.a+prime-f.a)%prime, prime-2, prime)
				return mulMod((f.b+prime-e.b)%prime, inverse, prime), nil
			}
			met[at], last, stuck = e, count, again
		}
		if stuck {
			at, e = element()
			last = count
			continue
		}
		way := at.high % ways
		at, e = at.mul(steps[way]), e.add(moves[way], prime)
	}
}
