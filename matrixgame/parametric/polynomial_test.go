package parametric

import (
	"context"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/modular"
)

func randomPolynomial(r *rand.Rand, degree int) Polynomial {
	c := make([]*big.Rat, r.IntN(degree+2))
	for i := range c {
		c[i] = big.NewRat(r.Int64N(13)-6, r.Int64N(4)+1)
	}
	return NewPolynomial(c...)
}

func TestPolynomialArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 1))
	for range 2000 {
		p, q, x := randomPolynomial(r, 5), randomPolynomial(r, 4), big.NewRat(r.Int64N(21)-10, r.Int64N(5)+1)
		px, qx := p.At(x), q.At(x)
		if got, want := p.Add(q).At(x), new(big.Rat).Add(px, qx); got.Cmp(want) != 0 {
			t.Fatalf("(%v) + (%v) at %v: %v, want %v", p, q, x, got, want)
		}
		if got, want := p.Sub(q).At(x), new(big.Rat).Sub(px, qx); got.Cmp(want) != 0 {
			t.Fatalf("(%v) - (%v) at %v: %v, want %v", p, q, x, got, want)
		}
		if got, want := p.Mul(q).At(x), new(big.Rat).Mul(px, qx); got.Cmp(want) != 0 {
			t.Fatalf("(%v)(%v) at %v: %v, want %v", p, q, x, got, want)
		}
		if !q.IsZero() {
			a, b := p.DivMod(q)
			if b.Degree() >= q.Degree() || !a.Mul(q).Add(b).Equal(p) {
				t.Fatalf("(%v)/(%v) is %v, remainder %v", p, q, a, b)
			}
		}
		if p.IsZero() && q.IsZero() {
			continue
		}
		g := gcd(p, q)
		if !p.IsZero() && !q.IsZero() && areCoprime(p.Primitive(), q.Primitive()) != (g.Degree() == 0) {
			t.Fatalf("%v and %v: coprime: %v, divisor %v", p, q, g.Degree() > 0, g)
		}
		for _, d := range []Polynomial{p, q} {
			if _, rest := d.DivMod(g); !rest.IsZero() {
				t.Fatalf("%v does not divide %v", g, d)
			}
		}
		// A common factor is found.
		f := Integers(r.Int64N(9)-4, 1, 2)
		if _, rest := gcd(p.Mul(f), q.Mul(f)).DivMod(f); !rest.IsZero() {
			t.Fatalf("the divisor of (%v)(%v) and (%v)(%v) has no factor %v", p, f, q, f, f)
		}
	}
}

func TestPrimitive(t *testing.T) {
	p := NewPolynomial(big.NewRat(-3, 4), big.NewRat(9, 2)).Primitive()
	if want := Integers(-1, 6); !p.Equal(want) {
		t.Errorf("%v, want %v", p, want)
	}
	if p = NewPolynomial(big.NewRat(4, 1), big.NewRat(-6, 1)).Primitive(); !p.Equal(Integers(2, -3)) {
		t.Errorf("%v", p)
	}
}

// The roots of a product of known factors are theirs.
func TestRoots(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 2))
	for range 500 {
		p := Integers(1)
		var want []float64
		a, b := big.NewRat(-5, 1), big.NewRat(5, 1)
		for range r.IntN(4) {
			x := big.NewRat(r.Int64N(25)-12, r.Int64N(4)+1)
			p = p.Mul(NewPolynomial(new(big.Rat).Neg(x), one))
			if f, _ := x.Float64(); f > -5 && f < 5 {
				want = append(want, f)
			}
		}
		if r.IntN(2) == 0 {
			p = p.Mul(Integers(-2, 0, 1)) // ±√2
			want = append(want, -1.4142135623730951, 1.4142135623730951)
		}
		if r.IntN(2) == 0 {
			p = p.Mul(Integers(1, 1, 1)) // none
		}
		if r.IntN(3) == 0 {
			p = p.Mul(p) // each twice
		}
		slices.Sort(want)
		want = slices.Compact(want)
		roots := rootsOf(p, a, b)
		if len(roots) != len(want) {
			t.Fatalf("%v: %v, want %v", p, roots, want)
		}
		for i, x := range roots {
			if f := x.Float64(); f-want[i] > 1e-12 || want[i]-f > 1e-12 {
				t.Errorf("%v: %v, want %v", p, roots, want)
			}
			if x.Sign(p) != 0 || x.Sign(x.Polynomial()) != 0 {
				t.Errorf("%v is no root of %v", x, p)
			}
			if _, isRational := x.Rat(); isRational != (want[i]*want[i] < 1.99999 || want[i]*want[i] > 2.00001) {
				t.Errorf("%v: %v is rational: %v", p, x, isRational)
			}
		}
	}
}

// Numbers compare as their squares do.
func TestRootCompare(t *testing.T) {
	var all []Root
	for n := range int64(40) {
		all = append(all, rootsOf(Integers(-n, 0, 1).Mul(Integers(-7, 0, 1)), big.NewRat(-1, 3), big.NewRat(100, 1))...)
	}
	square := func(x Root) *big.Rat {
		if q, ok := x.Rat(); ok {
			return q.Mul(q, q)
		}
		for n := range int64(40) {
			if x.Sign(Integers(-n, 0, 1)) == 0 {
				return big.NewRat(n, 1)
			}
		}
		t.Fatalf("%v is no root", x)
		return nil
	}
	if len(all) < 78 {
		t.Fatalf("%d roots", len(all))
	}
	squares := make([]*big.Rat, len(all))
	for i, x := range all {
		squares[i] = square(x)
	}
	for i, x := range all {
		for j, y := range all {
			if got, want := x.Compare(y), squares[i].Cmp(squares[j]); got != want {
				t.Fatalf("%v and %v: %d, want %d", x, y, got, want)
			}
		}
	}
}

func TestInterval(t *testing.T) {
	x := rootsOf(Integers(-2, 0, 1), new(big.Rat), big.NewRat(10, 1))[0]
	for k := range 40 {
		width := new(big.Rat).SetFrac64(1, 1<<k)
		lo, hi := x.Interval(width)
		if new(big.Rat).Sub(hi, lo).Cmp(width) > 0 || new(big.Rat).Mul(lo, lo).Cmp(big.NewRat(2, 1)) >= 0 || new(big.Rat).Mul(hi, hi).Cmp(big.NewRat(2, 1)) <= 0 {
			t.Errorf("√2 between %v and %v", lo, hi)
		}
	}
}

// The float is the nearest one, also of a number that is tiny or huge in comparison with the interval.
func TestFloat64(t *testing.T) {
	far := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 700))
	for _, exponent := range []int{-1070, -600, -100, -1, 0, 1, 40, 100, 600} {
		// The root of 2 times a power of 2.
		square := new(big.Rat).SetInt64(2)
		if exponent < 0 {
			square.SetFrac(big.NewInt(2), new(big.Int).Lsh(big.NewInt(1), uint(-2*exponent)))
		} else {
			square.SetInt(new(big.Int).Lsh(big.NewInt(2), uint(2*exponent)))
		}
		roots := rootsOf(NewPolynomial(new(big.Rat).Neg(square), new(big.Rat), one), new(big.Rat).Neg(far), far)
		if len(roots) != 2 {
			t.Fatalf("%d roots of %v", len(roots), square)
		}
		if got, want := roots[1].Float64(), math.Ldexp(math.Sqrt2, exponent); got != want || roots[0].Float64() != -want {
			t.Errorf("2^%d·√2 is %v, want %v", exponent, got, want)
		}
	}
	if f := exactly(new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 1100))).Float64(); !math.IsInf(f, 1) {
		t.Errorf("2^1100 is %v", f)
	}
}

// If the prime divides the highest coefficient of a common divisor, this divisor is a number modulo the prime.
func TestCoprimeModulo(t *testing.T) {
	d := Integers(1, modular.Prime)
	p, q := d.Mul(Integers(2, 1)), d.Mul(Integers(3, 0, 1))
	if areCoprime(p, q) || !gcd(p, q).Equal(d) {
		t.Errorf("%v and %v have the divisor %v", p, q, gcd(p, q))
	}
	if !areCoprime(Integers(2, 1), Integers(3, 1)) || areCoprime(Integers(2, 1), Integers(4, 2)) {
		t.Error("t + 2 and t + 3, or t + 2 and 2t + 4")
	}
}

// rootsOf is rootsBetween with nobody who stops it.
func rootsOf(p Polynomial, a, b *big.Rat) []Root {
	roots, err := p.rootsBetween(context.Background(), a, b)
	if err != nil {
		panic(err)
	}
	return roots
}
