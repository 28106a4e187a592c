package nim

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// TestMulByDefinition compares with the definition, for all nimbers below 64.
func TestMulByDefinition(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		for a, row := range productsByMex(64) {
			for b, want := range row {
				if got := Nimber(a).Mul(Nimber(b)); got != want {
					t.Errorf("%d·%d = %d, want %d", a, b, got, want)
				}
			}
		}
	})
}

// TestMulByRecursion compares with the recursion on halves, everywhere.
func TestMulByRecursion(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		for i := range 64 {
			for j := range 64 {
				if x, y := Nimber(1)<<i, Nimber(1)<<j; x.Mul(y) != slowMul(x, y) {
					t.Errorf("2^%d·2^%d = %d, want %d", i, j, x.Mul(y), slowMul(x, y))
				}
			}
		}
		rapid.Check(t, func(t *rapid.T) {
			x, y := drawNimber(t, "x"), drawNimber(t, "y")
			if got, want := x.Mul(y), slowMul(x, y); got != want {
				t.Fatalf("x·y = %d, want %d", got, want)
			}
		})
	})
}

func TestField(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			x, y, z := drawNimber(t, "x"), drawNimber(t, "y"), drawNimber(t, "z")
			equal := func(what string, got, want Nimber) {
				t.Helper()
				if got != want {
					t.Fatalf("%s: %d and %d", what, got, want)
				}
			}
			equal("commutative sum", x.Add(y), y.Add(x))
			equal("associative sum", x.Add(y).Add(z), x.Add(y.Add(z)))
			equal("zero", x.Add(0), x)
			equal("negative", x.Add(x), 0)
			equal("commutative product", x.Mul(y), y.Mul(x))
			equal("associative product", x.Mul(y).Mul(z), x.Mul(y.Mul(z)))
			equal("one", x.Mul(1), x)
			equal("distributive", x.Mul(y.Add(z)), x.Mul(y).Add(x.Mul(z)))
			equal("square", x.Square(), x.Mul(x))
			equal("root of the square", x.Square().Sqrt(), x)
			equal("square of the root", x.Sqrt().Square(), x)
			inverse, ok := x.Inv()
			if ok != (x != 0) {
				t.Fatalf("1/x is defined: %v", ok)
			}
			if ok {
				equal("inverse", x.Mul(inverse), 1)
			} else {
				equal("no inverse", inverse, 0)
			}
			quotient, ok := y.Div(x)
			if ok != (x != 0) {
				t.Fatalf("y/x is defined: %v", ok)
			}
			if ok {
				equal("quotient", quotient.Mul(x), y)
			} else {
				equal("no quotient", quotient, 0)
			}
			// A product of nimbers that are smaller than some 2^(2^k) is so as well.
			if d := max(x.Degree(), y.Degree()); x.Mul(y).Degree() > d {
				t.Fatalf("the product has degree %d, above %d", x.Mul(y).Degree(), d)
			}
		})
	})
}

// TestInverses checks the table.
func TestInverses(t *testing.T) {
	for x, inverse := range inverses {
		if product := slowMul(Nimber(x), Nimber(inverse)); product != Nimber(min(x, 1)) {
			t.Errorf("%d·%d = %d", x, inverse, product)
		}
	}
}

// TestFermatPowers: for a nimber F = 2^(2^k) and a smaller a the product F·a is the ordinary one, and the square of F
// is 3F/2 (Conway, On Numbers and Games, ch. 6).
func TestFermatPowers(t *testing.T) {
	for _, d := range []int{1, 2, 4, 8, 16, 32} {
		fermat := Nimber(1) << d
		if got, want := fermat.Square(), fermat/2*3; got != want {
			t.Errorf("the square of %d is %d, want %d", fermat, got, want)
		}
		for _, a := range []Nimber{1, fermat / 2, fermat - 1, 0x9e3779b97f4a7c15 % fermat} {
			if got, want := fermat.Mul(a), fermat*a; got != want {
				t.Errorf("%d·%d = %d, want %d", fermat, a, got, want)
			}
		}
	}
}

func TestPow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNimber(t, "x")
		want := Nimber(1)
		for n := range uint64(20) {
			if got := x.Pow(n); got != want {
				t.Fatalf("the power %d is %d, want %d", n, got, want)
			}
			want = slowMul(want, x)
		}
		m, n := rapid.Uint64Range(0, math.MaxUint64/2).Draw(t, "m"), rapid.Uint64Range(0, math.MaxUint64/2).Draw(t, "n")
		if x.Pow(m+n) != x.Pow(m).Mul(x.Pow(n)) {
			t.Fatal("the power m + n is not the product of the powers m and n")
		}
		// Fermat's little theorem: x^(2^64) = x.
		if got := x.Pow(math.MaxUint64).Mul(x); got != x {
			t.Fatalf("the power 2^64 is %d", got)
		}
	})
}

// TestNoAllocations: arithmetic of nimbers allocates nothing.
func TestNoAllocations(t *testing.T) {
	x, y := Nimber(rand.Uint64()|1), Nimber(rand.Uint64()|1)
	var n int
	values := []Nimber{x, 0, 1, y, 2, 5}
	for name, f := range map[string]func(){
		"Add":     func() { x = x.Add(y) },
		"Sum":     func() { Sum(values...) },
		"Mex":     func() { Mex(values...) },
		"Mul":     func() { x = x.Mul(y) },
		"Square":  func() { x = x.Square() },
		"Sqrt":    func() { x = x.Sqrt() },
		"Inv":     func() { x, _ = x.Inv() },
		"Div":     func() { x, _ = x.Div(y) },
		"Pow":     func() { x = x.Pow(123456789) },
		"Order":   func() { x.Order() },
		"Log":     func() { x.Log(4294967302) },
		"Degree":  func() { n += x.Degree() },
		"Trace":   func() { y += x.Trace() },
		"Compare": func() { n += x.Compare(y) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
	a, b := Big{lo: x, hi: y | 1}, Big{lo: y, hi: x | 1}
	for name, f := range map[string]func(){
		"Add":     func() { a = a.Add(b) },
		"Compare": func() { n += a.Compare(b) },
		"Mul":     func() { a = a.Mul(b) },
		"Square":  func() { a = a.Square() },
		"Sqrt":    func() { a = a.Sqrt() },
		"Inv":     func() { a, _ = a.Inv() },
		"Div":     func() { a, _ = a.Div(b) },
	} {
		if n := testing.AllocsPerRun(100, f); n != 0 {
			t.Errorf("%s of Big: %v allocations", name, n)
		}
	}
}

func FuzzField(f *testing.F) {
	for _, x := range []uint64{0, 1, 2, 1 << 16, 1 << 63, 1<<64 - 1} {
		f.Add(x, x^5)
	}
	f.Fuzz(func(t *testing.T, a, b uint64) {
		x, y := Nimber(a), Nimber(b)
		product := x.Mul(y)
		if want := slowMul(x, y); product != want || mulPortable(toPoly(x), toPoly(y)).nimber() != want {
			t.Fatalf("%d·%d = %d, want %d", x, y, product, want)
		}
		if quotient, ok := product.Div(y); ok && quotient != x {
			t.Fatalf("%d·%d/%d = %d", x, y, y, quotient)
		}
		if root := product.Sqrt(); slowMul(root, root) != product {
			t.Fatalf("the root of %d is %d", product, root)
		}
	})
}
