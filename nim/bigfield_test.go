package nim

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestBigMul(t *testing.T) {
	eachKernel(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			x, y := drawBig(t, "x"), drawBig(t, "y")
			want, _ := BigFromInt(slowMulInt(x.Int(), y.Int()))
			if got := x.Mul(y); got != want {
				t.Fatalf("x·y = %v, want %v", got, want)
			}
			if a, ok := x.Nimber(); ok {
				if b, ok := y.Nimber(); ok && BigFromNimber(a.Mul(b)) != want {
					t.Fatalf("Nimber and Big differ")
				}
			}
		})
	})
}

func TestBigField(t *testing.T) {
	one := BigFromNimber(1)
	eachKernel(t, func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			x, y, z := drawBig(t, "x"), drawBig(t, "y"), drawBig(t, "z")
			equal := func(what string, got, want Big) {
				t.Helper()
				if got != want {
					t.Fatalf("%s: %v and %v", what, got, want)
				}
			}
			equal("commutative sum", x.Add(y), y.Add(x))
			equal("associative sum", x.Add(y).Add(z), x.Add(y.Add(z)))
			equal("commutative product", x.Mul(y), y.Mul(x))
			equal("associative product", x.Mul(y).Mul(z), x.Mul(y.Mul(z)))
			equal("one", x.Mul(one), x)
			equal("distributive", x.Mul(y.Add(z)), x.Mul(y).Add(x.Mul(z)))
			equal("square", x.Square(), x.Mul(x))
			equal("root of the square", x.Square().Sqrt(), x)
			equal("square of the root", x.Sqrt().Square(), x)
			inverse, ok := x.Inv()
			quotient, quotientOK := y.Div(x)
			if ok != (x != Big{}) || quotientOK != ok {
				t.Fatalf("1/x is defined: %v, y/x: %v", ok, quotientOK)
			}
			if ok {
				equal("inverse", x.Mul(inverse), one)
				equal("quotient", quotient.Mul(x), y)
			} else {
				equal("no inverse", inverse, Big{})
				equal("no quotient", quotient, Big{})
			}
		})
	})
}

// TestBigFermatPowers is TestFermatPowers for larger F.
func TestBigFermatPowers(t *testing.T) {
	for _, d := range []uint{64, 128, 256, 1024, 8192} {
		n := new(big.Int).Lsh(big.NewInt(1), d)
		fermat, _ := BigFromInt(n)
		want, _ := BigFromInt(new(big.Int).Rsh(new(big.Int).Add(n, new(big.Int).Lsh(n, 1)), 1))
		if got := fermat.Square(); got != want {
			t.Errorf("the square of 2^%d is %v", d, got)
		}
		if got := fermat.Mul(fermat); got != want {
			t.Errorf("2^%d times itself is %v", d, got)
		}
		a := BigFromNimber(12345678901234567)
		want, _ = BigFromInt(new(big.Int).Lsh(a.Int(), d))
		if got := fermat.Mul(a); got != want {
			t.Errorf("2^%d·%v = %v", d, a, got)
		}
	}
}

func TestBigPow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawBig(t, "x")
		want := BigFromNimber(1)
		for n := range int64(10) {
			if got, ok := x.Pow(big.NewInt(n)); got != want || !ok {
				t.Fatalf("the power %d is %v, %v, want %v", n, got, ok, want)
			}
			got, ok := x.Pow(big.NewInt(-n))
			if inverse, defined := want.Inv(); got != inverse || ok != defined {
				t.Fatalf("the power −%d is %v, %v, want %v", n, got, ok, inverse)
			}
			want = want.Mul(x)
		}
		// Exponents modulo the order of the group, and some of a million digits.
		order := new(big.Int).Lsh(big.NewInt(1), uint(x.Degree()))
		order.Sub(order, big.NewInt(1))
		m := big.NewInt(rapid.Int64().Draw(t, "m"))
		far := new(big.Int).Lsh(order, 1_000_000)
		a, okA := x.Pow(m)
		b, okB := x.Pow(new(big.Int).Add(far, m))
		if m.Sign() > 0 && (a != b || okA != okB) {
			t.Fatalf("powers that must be equal: %v and %v", a, b)
		}
		if small, ok := x.Nimber(); ok && m.Sign() >= 0 && BigFromNimber(small.Pow(m.Uint64())) != a {
			t.Fatal("Nimber and Big differ")
		}
	})
}

func TestQuadraticBig(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawBig(t, "a"), drawBig(t, "b"), drawBig(t, "c")
		zero := Big{}
		if a == zero && b == zero {
			t.Skip("no equation")
		}
		solutions, ok := QuadraticBig(a, b, c)
		want := 2
		if a == zero || b == zero {
			want = 1
		}
		if !ok || len(solutions) != want || want == 2 && solutions[0].Compare(solutions[1]) >= 0 {
			t.Fatalf("%v, %v", solutions, ok)
		}
		for _, x := range solutions {
			if a.Mul(x).Add(b).Mul(x) != c {
				t.Fatalf("%v is no solution", x)
			}
		}
		// An equation with given solutions.
		x, y := drawBig(t, "x"), drawBig(t, "y")
		if a != zero {
			want := []Big{x, y}
			slices.SortFunc(want, Big.Compare)
			if got, _ := QuadraticBig(a, a.Mul(x.Add(y)), a.Mul(x).Mul(y)); !slices.Equal(got, slices.Compact(want)) {
				t.Fatalf("%v, want %v", got, want)
			}
		}
	})
	if _, ok := QuadraticBig(Big{}, Big{}, Big{}); ok {
		t.Error("0 = 0 has finitely many solutions")
	}
	if solutions, ok := QuadraticBig(Big{}, Big{}, BigFromNimber(7)); !ok || len(solutions) != 0 {
		t.Errorf("*7 = 0 has the solutions %v, %v", solutions, ok)
	}
}
