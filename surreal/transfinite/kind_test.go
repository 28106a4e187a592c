package transfinite

import (
	"errors"
	"math"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestKinds sorts numbers into kinds: the letters say infinite, finite, infinitesimal, omnific, rational, dyadic,
// integer and ordinal.
func TestKinds(t *testing.T) {
	for _, test := range []struct{ text, kinds, standard, floor string }{
		{"0", "f0mqdio", "0", "0"},
		{"7", "fmqdio", "7", "7"},
		{"-7", "fmqdi", "-7", "-7"},
		{"5/8", "fqd", "5/8", "0"},
		{"-5/8", "fqd", "-5/8", "-1"},
		{"1/3", "fq", "1/3", "0"},
		{"-1/3", "fq", "-1/3", "-1"},
		{"1 + 1/w", "f", "1", "1"},
		{"1 - 1/w", "f", "1", "0"},
		{"7/3 - 1/w", "f", "7/3", "2"},
		{"1/w", "f0", "0", "0"},
		{"-1/w", "f0", "0", "-1"},
		{"w^(-1/w)", "f0", "0", "0"},
		{"w", "xmo", "", "w"},
		{"-w", "xm", "", "-w"},
		{"w/2", "xm", "", "1/2*w"},
		{"w + 1", "xmo", "", "w + 1"},
		{"w - 1", "xm", "", "w - 1"},
		{"w + 1/2", "x", "", "w"},
		{"w - 1/2", "x", "", "w - 1"},
		{"w + 1/w", "x", "", "w"},
		{"w - 1/w", "x", "", "w - 1"},
		{"sqrt(w)", "xm", "", "w^(1/2)"},
		{"w^(1/w)", "xm", "", "w^(w^(-1))"},
		{"w^w*2 + w^2*3 + 5", "xmo", "", "2*w^(w) + 3*w^(2) + 5"},
		{"w^(w - 1)", "xm", "", "w^(w - 1)"},
		{"1 + w^(1 + 1/w) + w^(1/2) - 1/w", "x", "", "w^(1 + w^(-1)) + w^(1/2)"},
	} {
		x := MustParse(test.text)
		kinds := ""
		_, isOrdinal := x.Ordinal()
		for _, kind := range []struct {
			letter string
			is     bool
		}{
			{"x", x.IsInfinite()},
			{"f", x.IsFinite()},
			{"0", x.IsInfinitesimal()},
			{"m", x.IsOmnific()},
			{"q", x.IsRat()},
			{"d", x.IsDyadic()},
			{"i", x.IsInt()},
			{"o", isOrdinal},
		} {
			if kind.is {
				kinds += kind.letter
			}
		}
		r, ok := x.StandardPart()
		standard := ""
		if ok {
			standard = r.RatString()
		}
		if kinds != test.kinds || standard != test.standard || x.Floor().String() != test.floor {
			t.Errorf("%v is of the kinds %s, with the standard part %s and the floor %v; want %v", x, kinds, standard, x.Floor(), test)
		}
		q := x.Quotient()
		r, ok = q.StandardPart()
		if q.IsInfinite() != x.IsInfinite() || q.IsFinite() != x.IsFinite() || q.IsInfinitesimal() != x.IsInfinitesimal() || q.IsOmnific() != x.IsOmnific() ||
			ok != (standard != "") || ok && r.RatString() != standard {
			t.Errorf("the quotient %v is of other kinds than the number", q)
		}
	}
}

// TestConversions converts numbers of all sizes from and to the types they come from.
func TestConversions(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(-3), 200)
	for _, n := range []int64{0, 1, -1, math.MaxInt64, math.MinInt64, math.MinInt64 + 1} {
		x := Int(n)
		if m, ok := x.Int64(); m != n || !ok || x.String() != big.NewInt(n).String() || !x.Neg().Neg().Equal(x) {
			t.Errorf("%d becomes %v and %d, %v", n, x, m, ok)
		}
	}
	for _, r := range []*big.Rat{big.NewRat(0, 1), big.NewRat(5, -7), new(big.Rat).SetFrac(big.NewInt(5), huge), new(big.Rat).SetFrac(huge, big.NewInt(7))} {
		x := FromRat(r)
		s, ok := x.Rat()
		if !ok || s.Cmp(r) != 0 || s == r {
			t.Errorf("%v becomes %v, %v", r, s, ok)
		}
		if _, ok := x.Add(Omega()).Rat(); ok {
			t.Errorf("%v + w is rational", r)
		}
		if _, ok := x.Add(Int(-1).OmegaPow()).Rat(); ok {
			t.Errorf("%v + 1/w is rational", r)
		}
	}
	for _, d := range []surreal.Dyadic{{}, surreal.NewDyadic(-5, 7), surreal.DyadicFromBig(huge, 0), surreal.NewDyadic(5, 300)} {
		if e, ok := FromDyadic(d).Dyadic(); e != d || !ok {
			t.Errorf("%v becomes %v, %v", d, e, ok)
		}
	}
	tiny := FromRat(new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), surreal.MaxExp+1)))
	if _, ok := tiny.Dyadic(); ok || !tiny.IsDyadic() {
		t.Errorf("1/2^%d is a surreal.Dyadic, or is not dyadic", surreal.MaxExp+1)
	}
	if _, ok := Omega().Int64(); ok {
		t.Error("w is an int64")
	}
	if _, ok := FromRat(new(big.Rat).SetInt(huge)).Int64(); ok {
		t.Error("-3*2^200 is an int64")
	}
	// What is handed out can be changed without harm.
	x := MustParse("1/2*w + 1/3")
	for u := range x.Terms() {
		u.Coefficient.SetInt64(7)
	}
	u, _ := x.Leading()
	u.Coefficient.SetInt64(7)
	if x.String() != "1/2*w + 1/3" {
		t.Errorf("a term was changed: %v", x)
	}
}

// TestOrdinals checks that sums and products of ordinals as surreal numbers are their natural sums and products, with
// the same order.
func TestOrdinals(t *testing.T) {
	var draw func(t *rapid.T, levels int) Ordinal
	draw = func(t *rapid.T, levels int) (x Ordinal) {
		for range rapid.IntRange(0, 3).Draw(t, "terms") {
			u := OrdinalFromUint(rapid.Uint64Range(1, 4).Draw(t, "coefficient"))
			if levels > 0 {
				u = OmegaPower(draw(t, levels-1)).Mul(u)
			}
			x = x.NaturalAdd(u)
		}
		return x
	}
	rapid.Check(t, func(t *rapid.T) {
		x, y := draw(t, 2), draw(t, 2)
		u, v := FromOrdinal(x), FromOrdinal(y)
		if z, ok := u.Ordinal(); !ok || !z.Equal(x) {
			t.Fatalf("%v becomes %v, %v", x, z, ok)
		}
		if u.Compare(v) != x.Compare(y) {
			t.Fatalf("%v and %v compare as %d", u, v, u.Compare(v))
		}
		if !u.Add(v).Equal(FromOrdinal(x.NaturalAdd(y))) || !u.Mul(v).Equal(FromOrdinal(x.NaturalMul(y))) {
			t.Fatalf("the sum and the product of %v and %v are %v and %v", u, v, u.Add(v), u.Mul(v))
		}
		checkForm(t, u)
	})
}

// TestOrdinalTooLong asks for the ordinal of a number that has more terms than an ordinal can, though each is kept
// once.
func TestOrdinalTooLong(t *testing.T) {
	x := Int(1)
	for range 40 {
		x = x.OmegaPow().Add(x.Mul(Int(2)).OmegaPow())
	}
	if _, ok := x.Ordinal(); ok {
		t.Error("an ordinal with 2^40 terms")
	}
}

// TestNestingLimit builds the highest tower, calculates with it, and one more.
func TestNestingLimit(t *testing.T) {
	x := Int(1)
	for range MaxNesting {
		x = x.OmegaPow()
	}
	if x.levels() != MaxNesting || !x.Mul(x).Sub(x.Mul(x)).IsZero() || x.Compare(x.Neg()) != 1 {
		t.Errorf("%d levels", x.levels())
	}
	if y, err := Parse(x.String()); err != nil || !y.Equal(x) {
		t.Error(err)
	}
	if o, ok := x.Ordinal(); !ok || !FromOrdinal(o).Equal(x) {
		t.Error("no ordinal")
	}
	if q, ok := x.Mul(x).DivExact(x); !ok || !q.Equal(x) {
		t.Error("no quotient")
	}
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("the panic is %v", err)
		}
	}()
	x.OmegaPow()
}

// TestTruncations checks that each truncation has one term more, and that what is left out is smaller than its last
// term.
func TestTruncations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawNumber(t, 3, 4)
		n := 0
		for y := range x.Truncations() {
			checkForm(t, y)
			if y.NumTerms() != n || !y.Equal(x.Truncate(n)) {
				t.Fatalf("truncation %d of %v is %v", n, x, y)
			}
			n++
		}
		if n != x.NumTerms()+1 || !x.Truncate(n).Equal(x) {
			t.Fatalf("%v has %d truncations", x, n)
		}
		for range x.Truncations() {
			break
		}
	})
}
