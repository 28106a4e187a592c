package transfinite

import (
	"fmt"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// TestRing checks the laws of a commutative ring, whatever way products are made in.
func TestRing(t *testing.T) {
	for _, regime := range regimes {
		t.Run(regime.name, func(t *testing.T) {
			regime.set(t)
			rapid.Check(t, func(t *rapid.T) {
				x, y, z := drawNumber(t, 3, 4), drawNumber(t, 3, 4), drawNumber(t, 3, 3)
				one := Int(1)
				for _, law := range []struct {
					name string
					a, b Number
				}{
					{"x + 0 = x", x.Add(Number{}), x},
					{"x + y = y + x", x.Add(y), y.Add(x)},
					{"(x + y) + z = x + (y + z)", x.Add(y).Add(z), x.Add(y.Add(z))},
					{"x - x = 0", x.Sub(x), Number{}},
					{"x - y = x + (-y)", x.Sub(y), x.Add(y.Neg())},
					{"x*1 = x", x.Mul(one), x},
					{"x*0 = 0", x.Mul(Number{}), Number{}},
					{"x*y = y*x", x.Mul(y), y.Mul(x)},
					{"(x*y)*z = x*(y*z)", x.Mul(y).Mul(z), x.Mul(y.Mul(z))},
					{"x*(y + z) = x*y + x*z", x.Mul(y.Add(z)), x.Mul(y).Add(x.Mul(z))},
					{"w^x*w^y = w^(x + y)", x.OmegaPow().Mul(y.OmegaPow()), x.Add(y).OmegaPow()},
				} {
					if !law.a.Equal(law.b) {
						t.Fatalf("%s fails for x = %v, y = %v, z = %v: %v, %v", law.name, x, y, z, law.a, law.b)
					}
					checkForm(t, law.a)
				}
			})
		})
	}
}

// regime is a way to make products.
type regime struct {
	name                  string
	words, integer, table int
	few                   uint64
}

var regimes = []regime{
	{"as usual", maxWords, integerFactor, tableFactor, fewProducts},
	{"rows", 0, 0, 0, 0},
	{"heap", 1 << 20, 0, 0, 0},
	{"table", 1 << 20, 0, 100, 0},
	{"integers", 1 << 20, 100, 0, 0},
}

func (r regime) set(t *testing.T) {
	words, bases, integer, table, few := maxWords, maxBases, integerFactor, tableFactor, fewProducts
	maxBases = 64 * r.words
	maxWords, integerFactor, tableFactor, fewProducts = r.words, r.integer, r.table, r.few
	t.Cleanup(func() {
		maxWords, maxBases, integerFactor, tableFactor, fewProducts = words, bases, integer, table, few
	})
}

// checkForm checks that x is in normal form.
func checkForm(t *rapid.T, x Number) {
	if x.p != nil && len(x.p.terms) == 0 {
		t.Fatal("0 is not the zero value")
	}
	for i, u := range x.list() {
		if u.coeff.isZero() {
			t.Fatalf("%v has a coefficient 0", x)
		}
		if i > 0 && x.p.terms[i-1].exp.Compare(u.exp) <= 0 {
			t.Fatalf("the exponents of %v do not fall", x)
		}
		checkForm(t, u.exp)
	}
}

// TestNearRationals checks that numbers at an infinitesimal distance from rational ones are not taken for them.
func TestNearRationals(t *testing.T) {
	x := Int(1).Add(Int(-1).OmegaPow())
	_, isRat := x.Rat()
	_, isDyadic := x.Dyadic()
	_, isInt := x.Int64()
	if isRat || isDyadic || isInt || x.IsRat() || x.IsInt() || x.IsDyadic() {
		t.Errorf("%v is taken for a rational number", x)
	}
	if got := x.OmegaPow().String(); got != "w^(1 + w^(-1))" {
		t.Errorf("ω to the power of 1 + 1/ω is written %s", got)
	}
}

// TestConcurrentUse calculates with the same values from several goroutines, for the race detector.
func TestConcurrentUse(t *testing.T) {
	x, y := MustParse("w^(w + 1/2) - w/3 + 1"), MustParseQuotient("(w - 1)/(w^w + sqrt(w))")
	want := fmt.Sprint(x.Mul(x), y.Mul(y).Add(x.Quotient()), x.Floor(), y.Floor())
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			if got := fmt.Sprint(x.Mul(x), y.Mul(y).Add(x.Quotient()), x.Floor(), y.Floor()); got != want {
				t.Errorf("%s, want %s", got, want)
			}
		})
	}
	wg.Wait()
}
