package transfinite

import (
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/intern"
	"github.com/cgt-go/sdk/internal/modular"
)

// maxImageDegree is the largest degree of polynomials of which the common factor is looked for modulo a prime. The work
// is in proportion to its square.
const maxImageDegree = 2048

// sharedVariables returns the ω^b in the exponents of x and y, which are primitive parts, and those of them that the
// greatest common divisor of x and y may have in its exponents, as lists of the b, falling.
//
// Modulo a prime and with values for all variables but one, a common factor of x and y becomes one of their images, and
// keeps its degree if the leading coefficient of x does not become 0. So if the images have no common factor, the
// variable does not occur. The values look random and are always the same.
func sharedVariables(b *budget.Budget, x, y Number) (bases, shared []Number) {
	p := newPacking(x, y)
	polys := p.bounds(x, y)
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

// image returns the image of f with the variable k, as coefficients by rising degree, the last of which is not 0; ok is
// false if the degree is too large, or becomes smaller in the image, or a denominator becomes 0.
func (p *packing) image(f *poly, k int) (coeffs []uint64, ok bool) {
	degree := p.count(k, f.high[k].sub(f.low[k]))
	if degree.big != nil || degree.num > maxImageDegree {
		return nil, false
	}
	coeffs = make([]uint64, degree.num+1)
	for i := range f.coeffs {
		value, ok := p.termImage(f, i, k)
		if !ok {
			return nil, false
		}
		at := p.get(f.key(p, i), k).num
		coeffs[at] = modular.Add(coeffs[at], value)
	}
	return coeffs, coeffs[degree.num] != 0
}

// termImage returns the image of the i-th term of f without the variable k; ok is false if a denominator becomes 0.
func (p *packing) termImage(f *poly, i, k int) (value uint64, ok bool) {
	if value, ok = f.coeffs[i].residue(); !ok {
		return 0, false
	}
	for j := range p.bases {
		if j != k {
			a := intern.Mix(1, uint64(j)) % modular.Prime
			value = modular.Mul(value, modularPow(a, p.get(f.key(p, i), j)))
		}
	}
	return value, true
}

// mayDivide reports whether f can be a multiple of g, as far as images show it. If f is one, then so is each image of f
// one of that of g, and to divide by g, whose leading coefficient is not 0 in the images, brings no denominators that
// are. The degree of f can be large, for powers of the variable are taken modulo g.
func (p *packing) mayDivide(b *budget.Budget, f, g *poly) bool {
	if lead, ok := g.coeffs[0].residue(); !ok || lead == 0 {
		return true
	}
	for k := range p.bases {
		v, ok := p.image(g, k)
		if !ok || len(v) == 1 {
			continue
		}
		squares := uint64(len(v)) * uint64(len(v))
		products := uint64(p.width[k]) * uint64(len(f.coeffs))
		if squares*products > 1<<22 {
			continue
		}
		if !spend(b, squares*products/stepsPerTerm) {
			return false
		}
		inverse := modular.Inv(v[len(v)-1])
		for i := range v {
			v[i] = modular.Mul(v[i], inverse)
		}
		rest := make([]uint64, len(v)-1)
		for i := range f.coeffs {
			value, ok := p.termImage(f, i, k)
			if !ok {
				return true
			}
			for j, a := range powerModulo(p.get(f.key(p, i), k), v) {
				rest[j] = modular.Add(rest[j], modular.Mul(value, a))
			}
		}
		if slices.Max(rest) > 0 {
			return false
		}
	}
	return true
}

// powerModulo returns the remainder of the power of the variable with the natural number n as exponent, divided by v,
// whose last coefficient is 1.
func powerModulo(n rational, v []uint64) []uint64 {
	d := len(v) - 1
	e := n.rat().Num()
	power := make([]uint64, d)
	power[0] = 1 // and with d = 0 there would be no remainder
	if d == 1 {
		power[0] = modularPow(modular.Neg(v[0]), n)
		return power
	}
	square := make([]uint64, 2*d)
	for i := e.BitLen() - 1; i >= 0; i-- {
		clear(square)
		shift := int(e.Bit(i)) // the square, times the variable if the bit is 1
		for j, a := range power {
			for k, c := range power {
				square[shift+j+k] = modular.Add(square[shift+j+k], modular.Mul(a, c))
			}
		}
		for j := 2*d - 1; j >= d; j-- {
			factor := modular.Neg(square[j])
			for k, c := range v {
				square[j-d+k] = modular.Add(square[j-d+k], modular.Mul(factor, c))
			}
		}
		copy(power, square)
	}
	return power
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

// commonDegree returns the degree of the greatest common divisor of two polynomials, whose last coefficients are not 0.
// It writes into both.
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
