package parametric

import (
	"math/big"

	"github.com/cgt-go/sdk/internal/modular"
)

// areCoprime reports whether polynomials with integer coefficients, which are not 0, have no common divisor modulo a
// prime, which proves that they have none at all but numbers. By chance it may be false though they have none.
//
// Source: W. S. Brown, On Euclid's algorithm and the computation of polynomial greatest common divisors, Journal of the
// ACM 18, 1971.
func areCoprime(p, q Polynomial) bool {
	a, b := p.residues(), q.residues()
	// A common divisor keeps its degree unless the prime divides its highest coefficient, and so that of p.
	if a[len(a)-1] == 0 || b[len(b)-1] == 0 {
		return false
	}
	for len(b) > 0 {
		// The remainder of a divided by b.
		inverse := modular.Inv(b[len(b)-1])
		for len(a) >= len(b) {
			f := modular.Neg(modular.Mul(a[len(a)-1], inverse))
			shift := len(a) - len(b)
			for k, x := range b {
				a[shift+k] = modular.Add(a[shift+k], modular.Mul(f, x))
			}
			for len(a) > 0 && a[len(a)-1] == 0 {
				a = a[:len(a)-1]
			}
		}
		a, b = b, a
	}
	return len(a) == 1
}

// residues returns the coefficients modulo the prime.
func (p Polynomial) residues() []uint64 {
	prime := new(big.Int).SetUint64(modular.Prime)
	r := make([]uint64, len(p.c))
	var x big.Int
	for i, c := range p.c {
		r[i] = x.Mod(c.Num(), prime).Uint64()
	}
	return r
}
