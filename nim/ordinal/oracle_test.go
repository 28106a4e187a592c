package ordinal_test

import (
	"math/big"
	"math/bits"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// The oracle is a finite field made in the usual way, of polynomials over {0, 1} modulo an irreducible one. In it stand
// for some generators roots of the equations that Conway gives for them (On Numbers and Games, ch. 6). The field with
// these generators is mapped into it, and sums and products must be mapped to sums and products.

// oracleField is the field of 2^degree elements.
type oracleField struct {
	degree     int
	modulus    *big.Int
	generators []oracleGenerator
	chain      []*big.Int // what stands for 2 and 4
}

// oracleGenerator is ω^(ω^k·p^m), where p is the odd prime number k, with what stands for it.
type oracleGenerator struct {
	k, p, m int
	root    string     // what it is the root of degree p of
	powers  []*big.Int // the powers 0, 1, …, p of what stands for it
}

// oracles are fields with several generators each, which stand in the order in which they need each other. Besides, all
// have the finite nimbers below 16.
var oracles = sync.OnceValue(func() []*oracleField {
	third, ninth := oracleGenerator{k: 0, p: 3, m: 0, root: "2"}, oracleGenerator{k: 0, p: 3, m: 1, root: "w"}
	fifth := oracleGenerator{k: 1, p: 5, m: 0, root: "4"}
	var fields []*oracleField
	for _, o := range []struct {
		degree, middle uint // of the modulus, which has three terms
		generators     []oracleGenerator
	}{
		{4 * 9 * 5 * 7, 21, []oracleGenerator{third, ninth, fifth, {k: 2, p: 7, m: 0, root: "w+1"}}},
		{4 * 3 * 5 * 11, 11, []oracleGenerator{third, fifth, {k: 3, p: 11, m: 0, root: "w^w+1"}}},
		{4 * 3 * 25, 5, []oracleGenerator{third, fifth, {k: 1, p: 5, m: 1, root: "w^w"}}},
		{4 * 3 * 5 * 13, 13, []oracleGenerator{third, fifth, {k: 4, p: 13, m: 0, root: "w+4"}}},
	} {
		f := newOracleField(o.degree, o.middle)
		// The square of 2^(2^k) is its sum with its half, which is the product of those before it.
		two := f.quadratic(big.NewInt(1))
		f.chain = []*big.Int{two, f.quadratic(two)}
		for _, g := range o.generators {
			g.powers = []*big.Int{big.NewInt(1), f.root(f.image(ordinal.MustParse(g.root)), g.p)}
			for len(g.powers) <= g.p {
				g.powers = append(g.powers, f.mul(g.powers[1], g.powers[len(g.powers)-1]))
			}
			f.generators = append(f.generators, g)
		}
		fields = append(fields, f)
	}
	return fields
})

func newOracleField(degree, middle uint) *oracleField {
	f := &oracleField{degree: int(degree), modulus: big.NewInt(1)}
	f.modulus.SetBit(f.modulus, int(middle), 1).SetBit(f.modulus, int(degree), 1)
	return f
}

// irreducible is Rabin's test: x^(2^degree) = x, and x^(2^(degree/q)) − x has no common factor with the modulus for
// primes q.
func (f *oracleField) irreducible() bool {
	x := big.NewInt(2)
	y := x
	for i := 1; i <= f.degree; i++ {
		y = f.square(y)
		if q := f.degree / i; f.degree%i == 0 && q > 1 && big.NewInt(int64(q)).ProbablyPrime(0) {
			if a, b := f.modulus, new(big.Int).Xor(x, y); gcd(a, b).BitLen() != 1 {
				return false
			}
		}
	}
	return y.Cmp(x) == 0
}

func gcd(a, b *big.Int) *big.Int {
	a, b = new(big.Int).Set(a), new(big.Int).Set(b)
	for b.Sign() > 0 {
		for shift := a.BitLen() - b.BitLen(); shift >= 0 && a.Sign() > 0; shift = a.BitLen() - b.BitLen() {
			a.Xor(a, new(big.Int).Lsh(b, uint(shift)))
		}
		a, b = b, a
	}
	return a
}

func (f *oracleField) reduce(x *big.Int) *big.Int {
	low := new(big.Int).Xor(f.modulus, new(big.Int).Lsh(big.NewInt(1), uint(f.degree)))
	mask := new(big.Int).Lsh(big.NewInt(1), uint(f.degree))
	mask.Sub(mask, big.NewInt(1))
	for x.BitLen() > f.degree {
		high := new(big.Int).Rsh(x, uint(f.degree))
		x = new(big.Int).Xor(new(big.Int).And(x, mask), carryless(high, low))
	}
	return x
}

// carryless multiplies polynomials, of which y is short.
func carryless(x, y *big.Int) *big.Int {
	product := new(big.Int)
	for i := range y.BitLen() {
		if y.Bit(i) == 1 {
			product.Xor(product, new(big.Int).Lsh(x, uint(i)))
		}
	}
	return product
}

func (f *oracleField) mul(x, y *big.Int) *big.Int {
	words := make([]big.Word, len(x.Bits())+len(y.Bits())+1)
	shifted := new(big.Int)
	for shift := range bits.UintSize {
		shifted.Lsh(x, uint(shift))
		for j, word := range y.Bits() {
			if word>>shift&1 == 1 {
				for i, w := range shifted.Bits() {
					words[i+j] ^= w
				}
			}
		}
	}
	return f.reduce(new(big.Int).SetBits(words))
}

func (f *oracleField) square(x *big.Int) *big.Int {
	spread := make([]big.Word, 2*len(x.Bits()))
	for i := range x.BitLen() {
		if x.Bit(i) == 1 {
			spread[2*i/bits.UintSize] |= 1 << (2 * i % bits.UintSize)
		}
	}
	return f.reduce(new(big.Int).SetBits(spread))
}

func (f *oracleField) pow(x, n *big.Int) *big.Int {
	power := big.NewInt(1)
	for i := n.BitLen() - 1; i >= 0; i-- {
		if power = f.square(power); n.Bit(i) == 1 {
			power = f.mul(power, x)
		}
	}
	return power
}

// quadratic returns a y with y² + y = c. Where t has the trace 1, it is the sum of the c^(2^i)·t^(2^j) over all i < j.
func (f *oracleField) quadratic(c *big.Int) *big.Int {
	powers := func(x *big.Int) (list []*big.Int, trace *big.Int) {
		trace = new(big.Int)
		for range f.degree {
			list = append(list, x)
			trace.Xor(trace, x)
			x = f.square(x)
		}
		return list, trace
	}
	cs, trace := powers(c)
	if trace.Sign() != 0 {
		panic("no solution")
	}
	for n := int64(f.degree - 1); ; n-- {
		ts, trace := powers(f.pow(big.NewInt(2), big.NewInt(n)))
		if trace.Sign() == 0 {
			continue
		}
		y, tail := new(big.Int), new(big.Int)
		for i := f.degree - 1; i >= 0; i-- {
			y.Xor(y, f.mul(cs[i], tail))
			tail.Xor(tail, ts[i])
		}
		return y
	}
}

// root returns a number whose power p is x. With the order p^s·t of the group, where p does not divide t, a power of x
// is such a number but for an element whose order is a power of p.
func (f *oracleField) root(x *big.Int, p int) *big.Int {
	t := new(big.Int).Lsh(big.NewInt(1), uint(f.degree))
	t.Sub(t, big.NewInt(1))
	prime, order := big.NewInt(int64(p)), 1
	for new(big.Int).Mod(t, prime).Sign() == 0 {
		t.Div(t, prime)
		order *= p
	}
	y := f.pow(x, new(big.Int).ModInverse(prime, t))
	for n := int64(2); ; n++ {
		h := f.pow(big.NewInt(n), t)
		for z, i := y, 0; i < order; i++ {
			if f.pow(z, prime).Cmp(x) == 0 {
				return z
			}
			z = f.mul(z, h)
		}
	}
}

// image returns what stands for x in the field.
func (f *oracleField) image(x ordinal.Nimber) *big.Int {
	sum := new(big.Int)
	for exponent, c := range x.Terms() {
		product := f.finite(c.Int(), len(f.chain)-1)
		for e, n := range exponent.Terms() {
			// A term ω^k·n, where k, being finite, is the coefficient of its own only term.
			k := int64(0)
			for _, d := range e.Terms() {
				k = d.Int().Int64()
			}
			rest := n.Int().Int64()
			for _, g := range f.generators {
				if int64(g.k) == k {
					product = f.mul(product, g.powers[rest%int64(g.p)])
					rest /= int64(g.p)
				}
			}
			if rest != 0 {
				panic("no image")
			}
		}
		sum.Xor(sum, product)
	}
	return sum
}

// finite returns the image of the finite nimber n below 2^(2^(k+1)). In two halves, it is the high one times 2^(2^k),
// plus the low one.
func (f *oracleField) finite(n *big.Int, k int) *big.Int {
	if k < 0 {
		return n
	}
	half := uint(1) << k
	high := new(big.Int).Rsh(n, half)
	low := new(big.Int).Xor(n, new(big.Int).Lsh(high, half))
	return new(big.Int).Xor(f.mul(f.finite(high, k-1), f.chain[k]), f.finite(low, k-1))
}

// TestOracle checks the oracle itself: what stands for the generators satisfies their equations.
func TestOracle(t *testing.T) {
	if detector.On {
		t.Skip("one goroutine, and ten times as slow")
	}
	for _, f := range oracles() {
		if !f.irreducible() {
			t.Fatalf("degree %d: the modulus is not irreducible", f.degree)
		}
		for _, g := range f.generators {
			if got, want := g.powers[g.p], f.image(ordinal.MustParse(g.root)); got.Cmp(want) != 0 {
				t.Errorf("degree %d: the root of degree %d of %s is none", f.degree, g.p, g.root)
			}
		}
		for k, x := range f.chain {
			half := f.finite(new(big.Int).Lsh(big.NewInt(1), 1<<k-1), k)
			if got := new(big.Int).Xor(f.square(x), x); got.Cmp(half) != 0 {
				t.Errorf("degree %d: 2^%d does not satisfy its equation", f.degree, 1<<k)
			}
		}
	}
}
