package transfinite

import (
	"math/big"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/internal/modular"
)

// maxImageDegree is the largest degree of polynomials of which the common factor is looked for modulo a prime. The work is
// in proportion to its square.
const maxImageDegree = 2048

// sharedVariables returns the ω^b in the exponents of x and y, which are primitive, and those of them that the greatest common divisor of x
// and y may have in its exponents, as lists of the b, falling.
//
// Modulo a prime and with values for all variables but one, a common factor of x and y becomes one of their
// images, and keeps its degree if the leading coefficient of x does not become 0. So if the images have no common factor, the variable
// does not occur. The values look random and are always the same.
func sharedVariables(b *budget.Budget, x, y Number) (bases, shared []Number) {
	p, polys := newPacking(x, y)
	f, g := &polys[0], &polys[1]
	extent := f.extent()
	for k, d := range g.extent() {
		if d.cmp(extent[k]) > 0 {
			extent[k] = d
		}
	}
	p.lay(extent, 0)
	p.pack(f, x)
	p.pack(g, y)
	for k, base := range p.bases {
		if f.high[k].isZero() || g.high[k].isZero() {
			continue
		}
		u, ok1 := p.image(f, k)
		v, ok2 := p.image(g, k)
		steps := uint64(len(p.bases))*uint64(len(f.coeffs)+len(g.coeffs)) + uint64(len(u))*uint64(len(v))/stepsPerTerm
		if !spend(b, steps) {
			return nil, nil
		}
		if !ok1 || !ok2 || commonDegree(u, v) > 0 {
			shared = append(shared, base)
		}
	}
	return p.bases, shared
}

// image returns the image of f, whose lowest entries are 0, with the variable k, as coefficients by rising degree. The last is not 0; ok is false if the
// degree is too large, or becomes smaller in the image, or a denominator becomes 0.
func (p *packing) image(f *poly, k int) (coeffs []uint64, ok bool) {
	degree := f.high[k].quo(p.steps[k])
	if degree.big != nil || degree.num > maxImageDegree {
		return nil, false
	}
	coeffs = make([]uint64, degree.num+1)
	for i, r := range f.coeffs {
		value, ok := r.residue()
		if !ok {
			return nil, false
		}
		key := f.key(p, i)
		for j := range p.bases {
			if j != k {
				value = modular.Mul(value, modularPow(intern.Mix(1, uint64(j))%modular.Prime, p.get(key, j)))
			}
		}
		at := p.get(key, k).num
		coeffs[at] = modular.Add(coeffs[at], value)
	}
	return coeffs, coeffs[degree.num] != 0
}

// residue returns r modulo the prime; ok is false if the denominator is 0 there.
func (r rational) residue() (n uint64, ok bool) {
	prime := new(big.Int).SetUint64(modular.Prime)
	num := new(big.Int).Mod(r.rat().Num(), prime).Uint64()
	den := new(big.Int).Mod(r.rat().Denom(), prime).Uint64()
	if den == 0 {
		return 0, false
	}
	if den == 1 {
		return num, true
	}
	return modular.Mul(num, modular.Inv(den)), true
}

// modularPow returns a^n, for a natural number n.
func modularPow(a uint64, n rational) uint64 {
	e := n.rat().Num()
	power := uint64(1)
	for i := e.BitLen() - 1; i >= 0; i-- {
		power = modular.Mul(power, power)
		if e.Bit(i) == 1 {
			power = modular.Mul(power, a)
		}
	}
	return power
}

// commonDegree returns the degree of the greatest common divisor of two polynomials, whose last coefficients are not 0. It writes
// into both.
func commonDegree(f, g []uint64) int {
	for len(g) > 0 {
		inverse := modular.Inv(g[len(g)-1])
		for len(f) >= len(g) {
			factor := modular.Neg(modular.Mul(f[len(f)-1], inverse))
			for i, a := range g {
				at := len(f) - len(g) + i
				f[at] = modular.Add(f[at], modular.Mul(factor, a))
			}
			for len(f) > 0 && f[len(f)-1] == 0 {
				f = f[:len(f)-1]
			}
		}
		f, g = g, f
	}
	return len(f) - 1
}
