package transfinite_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/transfinite"
)

func ordinal(s string) transfinite.Ordinal { return transfinite.MustParseOrdinal(s) }

// drawOrdinal draws an ordinal of a few terms with exponents nested to a depth. Coefficients are small, or around the
// limits of a word.
func drawOrdinal(t *rapid.T, depth int) transfinite.Ordinal {
	coefficients := rapid.OneOf(rapid.Uint64Range(1, 4), rapid.Uint64Range(1<<63-2, 1<<63+2))
	sum := transfinite.Ordinal{}
	for range rapid.IntRange(0, 3).Draw(t, "terms") {
		exponent := transfinite.OrdinalFromUint(rapid.Uint64Range(0, 3).Draw(t, "exponent"))
		if depth > 0 && rapid.Bool().Draw(t, "nested") {
			exponent = drawOrdinal(t, depth-1)
		}
		c := transfinite.OrdinalFromUint(coefficients.Draw(t, "coefficient"))
		sum = sum.NaturalAdd(transfinite.OmegaPower(exponent).Mul(c))
	}
	return sum
}

// polynomial is an ordinal below ω^ω: the coefficient of ω^i is at i, and the last one is not 0. Its operations follow
// the recursive definitions, where only the step from x·ω^i to x·ω^(i+1) and that to limits of powers is worked out.
type polynomial []int64

func (p polynomial) ordinal() transfinite.Ordinal {
	sum := transfinite.Ordinal{}
	for i, c := range p {
		x, _ := transfinite.OmegaOrdinal().Pow(transfinite.OrdinalFromUint(uint64(i)))
		sum = sum.NaturalAdd(x.Mul(transfinite.OrdinalFromUint(uint64(c))))
	}
	return sum
}

func drawPolynomial(t *rapid.T) polynomial {
	p := polynomial(rapid.SliceOfN(rapid.Int64Range(0, 3), 0, 4).Draw(t, "coefficients"))
	for len(p) > 0 && p[len(p)-1] == 0 {
		p = p[:len(p)-1]
	}
	return p
}

func (p polynomial) cmp(q polynomial) int {
	if len(p) != len(q) {
		return len(p) - len(q)
	}
	for i := len(p) - 1; i >= 0; i-- {
		if p[i] != q[i] {
			return int(p[i] - q[i])
		}
	}
	return 0
}

func (p polynomial) add(q polynomial) polynomial {
	if len(q) == 0 {
		return p
	}
	sum := slices.Clone(q)
	if len(p) >= len(q) {
		sum[len(q)-1] += p[len(q)-1]
		sum = append(sum, p[len(q):]...)
	}
	return sum
}

// mul adds p once for each 1 in q, and p·ω^i, the limit of p·ω^(i−1)·n, for each ω^i.
func (p polynomial) mul(q polynomial) polynomial {
	var product polynomial
	if len(p) == 0 {
		return nil
	}
	for i := len(q) - 1; i >= 0; i-- {
		power := p
		if i > 0 {
			power = make(polynomial, len(p)+i)
			power[len(power)-1] = 1
		}
		for range q[i] {
			product = product.add(power)
		}
	}
	return product
}

func TestOrdinalsBelowOmegaToOmega(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, q := drawPolynomial(t), drawPolynomial(t)
		x, y := p.ordinal(), q.ordinal()
		if got := x.Compare(y); got != big.NewInt(int64(p.cmp(q))).Sign() || x.Equal(y) != (got == 0) {
			t.Errorf("%v and %v compare as %d", x, y, got)
		}
		if got, want := x.Add(y), p.add(q).ordinal(); !got.Equal(want) {
			t.Errorf("%v + %v = %v, want %v", x, y, got, want)
		}
		if got, want := x.Mul(y), p.mul(q).ordinal(); !got.Equal(want) {
			t.Errorf("%v · %v = %v, want %v", x, y, got, want)
		}
		if got := fmt.Sprint(x.IsZero(), x.IsFinite(), x.IsSuccessor(), x.IsLimit()); got != fmt.Sprint(len(p) == 0, len(p) <= 1, len(p) > 0 && p[0] > 0, len(p) > 0 && p[0] == 0) {
			t.Errorf("%v is described as %s", x, got)
		}
		n := rapid.IntRange(0, 4).Draw(t, "n")
		want := polynomial{1}
		for range n {
			want = want.mul(p)
		}
		if got, err := x.Pow(transfinite.OrdinalFromUint(uint64(n))); err != nil || !got.Equal(want.ordinal()) {
			t.Errorf("%v ^ %d = %v, %v, want %v", x, n, got, err, want.ordinal())
		}
	})
}

func TestOrdinalLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawOrdinal(t, 2), drawOrdinal(t, 2), drawOrdinal(t, 2)
		equal := func(law string, x, y transfinite.Ordinal) {
			t.Helper()
			if !x.Equal(y) || !y.Equal(x) {
				t.Errorf("%s for %v, %v, %v: %v and %v", law, a, b, c, x, y)
			}
		}
		equal("(a+b)+c", a.Add(b).Add(c), a.Add(b.Add(c)))
		equal("(ab)c", a.Mul(b).Mul(c), a.Mul(b.Mul(c)))
		equal("a(b+c)", a.Mul(b.Add(c)), a.Mul(b).Add(a.Mul(c)))
		equal("natural a+b", a.NaturalAdd(b), b.NaturalAdd(a))
		equal("natural (a+b)+c", a.NaturalAdd(b).NaturalAdd(c), a.NaturalAdd(b.NaturalAdd(c)))
		equal("natural ab", a.NaturalMul(b), b.NaturalMul(a))
		equal("natural (ab)c", a.NaturalMul(b).NaturalMul(c), a.NaturalMul(b.NaturalMul(c)))
		equal("natural a(b+c)", a.NaturalMul(b.NaturalAdd(c)), a.NaturalMul(b).NaturalAdd(a.NaturalMul(c)))
		d, ok := a.Add(b).Sub(a)
		if !ok {
			t.Errorf("%v is not below itself with %v behind", a, b)
		}
		equal("(a+b)-a", d, b)
		if d, ok := a.Sub(b); ok != (a.Compare(b) >= 0) {
			t.Errorf("%v − %v: %v, %v", a, b, d, ok)
		} else if ok {
			equal("b+(a-b)", b.Add(d), a)
		}
		q, r, ok := a.DivMod(b)
		if ok == b.IsZero() {
			t.Errorf("%v by %v: %v", a, b, ok)
		}
		if ok {
			equal("a=bq+r", b.Mul(q).Add(r), a)
			if r.Compare(b) >= 0 {
				t.Errorf("%v by %v leaves %v", a, b, r)
			}
		}
		if a.Compare(b) < 0 != (b.Compare(a) > 0) || a.Compare(b) <= 0 && b.Compare(c) <= 0 && a.Compare(c) > 0 {
			t.Errorf("%v, %v, %v are in no order", a, b, c)
		}
		if b.Compare(c) < 0 && (a.Add(b).Compare(a.Add(c)) >= 0 || b.Add(a).Compare(c.Add(a)) > 0 || a.NaturalAdd(b).Compare(a.NaturalAdd(c)) >= 0) {
			t.Errorf("adding %v changes the order of %v and %v", a, b, c)
		}
		if a.Add(b).Compare(a.NaturalAdd(b)) > 0 || a.Mul(b).Compare(a.NaturalMul(b)) > 0 {
			t.Errorf("the natural sum or product of %v and %v is the smaller one", a, b)
		}
	})
}

func TestOrdinalPowers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawOrdinal(t, 1), drawOrdinal(t, 1), drawOrdinal(t, 1)
		// Powers of finite ordinals to finite ones are numbers that do not fit into memory, if the exponents are.
		small := func(x transfinite.Ordinal) transfinite.Ordinal {
			q, r, _ := x.DivMod(transfinite.OmegaOrdinal())
			_, r, _ = r.DivMod(transfinite.OrdinalFromUint(7))
			return transfinite.OmegaOrdinal().Mul(q).Add(r)
		}
		b, c = small(b), small(c)
		pow := func(x, y transfinite.Ordinal) transfinite.Ordinal {
			t.Helper()
			z, err := x.Pow(y)
			if err != nil {
				t.Fatalf("%v ^ %v: %v", x, y, err)
			}
			return z
		}
		if got, want := pow(a, b.Add(c)), pow(a, b).Mul(pow(a, c)); !got.Equal(want) {
			t.Errorf("%v ^ (%v + %v) = %v, want %v", a, b, c, got, want)
		}
		if !b.Mul(c).IsFinite() || a.IsFinite() { // otherwise the exponent is finite and too large at times
			if got, want := pow(a, b.Mul(c)), pow(pow(a, b), c); !got.Equal(want) {
				t.Errorf("%v ^ (%v · %v) = %v, want %v", a, b, c, got, want)
			}
		}
	})
}

// TestKnownOrdinals checks examples that are in every book.
func TestKnownOrdinals(t *testing.T) {
	for expression, want := range map[string]string{
		"1+w": "w", "w+1": "w+1", "2*w": "w", "w*2": "w*2", "w+w": "w*2", "(w+1)*2": "w*2+1", "(w+1)*w": "w^(2)", "(w+1)^2": "w^(2)+w+1", "(w+1)^w": "w^(w)", "2^w": "w", "2^(w*2)": "w^(2)",
		"2^(w^2)": "w^(w)", "2^(w+3)": "w*8", "2^w^w": "w^(w^(w))", "w^2+w": "w^(2)+w", "w+w^2": "w^(2)", "(w*2)^2": "w^(2)*2", "(w*2)^w": "w^(w)", "(w^w)^w": "w^(w^(2))", "(w^2+1)^(w+1)": "w^(w+2)+w^(w)",
		"0^0": "1", "0^w": "0", "1^w^w": "1", "5^0": "1", "w^0": "1", "w^w*2 + w*3 + 1": "w^(w)*2+w*3+1", "ω·2": "w*2", "3*(w+2)": "w+6", "(w+2)*3": "w*3+2", "w*w": "w^(2)", "18446744073709551615+1": "18446744073709551616",
		"(w+3)*18446744073709551616": "w*18446744073709551616+3", " ( w ) ": "w", "007": "7",
	} {
		x, err := transfinite.ParseOrdinal(expression)
		if err != nil || x.String() != want {
			t.Errorf("%s = %v, %v, want %s", expression, x, err, want)
		}
	}
	for _, row := range []struct{ x, y, sum, product string }{
		{"1", "w", "w+1", "w"},
		{"w+1", "w+1", "w*2+2", "w^(2)+w*2+1"},
		{"w^w+w", "w^2+1", "w^(w)+w^(2)+w+1", "w^(w+2)+w^(w)+w^(3)+w"},
		{"w^(w+1)", "w^w", "w^(w+1)+w^(w)", "w^(w*2+1)"},
		{"0", "w", "w", "0"},
	} {
		x, y := ordinal(row.x), ordinal(row.y)
		if got := x.NaturalAdd(y).String(); got != row.sum {
			t.Errorf("the natural sum of %v and %v is %s, want %s", x, y, got, row.sum)
		}
		if got := x.NaturalMul(y).String(); got != row.product {
			t.Errorf("the natural product of %v and %v is %s, want %s", x, y, got, row.product)
		}
	}
	for _, row := range []struct{ x, y, quotient, rest string }{
		{"w^2+w*3+5", "w", "w+3", "5"},
		{"w^2", "w+1", "w", "0"},
		{"w*5+3", "w+7", "4", "w+3"},
		{"w*5+7", "w+7", "5", "0"},
		{"w*5+7", "w*2+8", "2", "w+7"},
		{"w^w+1", "w^2+w", "w^(w)", "1"},
		{"7", "w", "0", "7"},
		{"17", "5", "3", "2"},
	} {
		x, y := ordinal(row.x), ordinal(row.y)
		q, r, ok := x.DivMod(y)
		if !ok || q.String() != row.quotient || r.String() != row.rest {
			t.Errorf("%v by %v is %v with the rest %v, %v", x, y, q, r, ok)
		}
	}
}

func TestOrdinalLimits(t *testing.T) {
	for _, row := range []struct{ x, y string }{
		{"w+1", "1000000000"},
		{"w+1", "18446744073709551616"},
		{"w+1", "w+1000000000"},
		{"2", "1000000000"},
		{"2", "w+18446744073709551616"},
		{"w^w+w^3+1", "200000"},
	} {
		got, err := ordinal(row.x).Pow(ordinal(row.y))
		if !errors.Is(err, cgt.ErrLimit) || !got.IsZero() {
			t.Errorf("%s to the power of %s is %.50v, %v", row.x, row.y, got, err)
		}
	}
	for _, row := range []struct{ x, y, want string }{
		{"w+1", "3", "w^(3)+w^(2)+w+1"},
		{"w*2", "1000000000", "w^(1000000000)*2"},
		{"w", "18446744073709551616", "w^(18446744073709551616)"},
		{"w^3+w", "1000000000000", "w^(3000000000000)+w^(2999999999998)"},
	} {
		if got, err := ordinal(row.x).Pow(ordinal(row.y)); err != nil || got.String() != row.want {
			t.Errorf("%s to the power of %s is %.50v, %v", row.x, row.y, got, err)
		}
	}
	// Coefficients of MaxCoefficientBits bits, and of one more.
	for _, row := range []struct {
		x, n string
		ok   bool
	}{
		{"2", "299999", true},
		{"2", "300000", false},
		{"3", "189278", true}, // the largest n with 3^n < 2^300000
		{"3", "189279", false},
		{"18446744073709551616", "4687", true},
		{"18446744073709551616", "4688", false},
	} {
		got, err := ordinal(row.x).Pow(ordinal(row.n))
		if n, finite := got.Int(); row.ok && (err != nil || !finite || n.BitLen() > transfinite.MaxCoefficientBits) || !row.ok && !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("%s^%s: %v", row.x, row.n, err)
		}
	}
	long, err := ordinal("w+1").Pow(ordinal("50000"))
	if err != nil || long.NumTerms() != 50001 {
		t.Errorf("%d terms, %v", long.NumTerms(), err)
	}

	tower := transfinite.Ordinal{}
	for range transfinite.MaxNesting + 1 {
		tower = transfinite.OmegaPower(tower)
	}
	if again := ordinal(tower.String()); !again.Equal(tower) || tower.Compare(again.Add(ordinal("1"))) >= 0 {
		t.Error("the highest tower is not read as it is written")
	}
	if got, err := tower.Pow(tower); !errors.Is(err, cgt.ErrLimit) || !got.IsZero() {
		t.Error("there is a tower beyond the limit:", err)
	}
	if got, err := ordinal("2").Pow(tower); !errors.Is(err, cgt.ErrLimit) || !got.IsZero() { // it is ω to that power
		t.Error("there is a power of 2 beyond the limit:", err)
	}
	panics := func(what string, f func()) {
		t.Helper()
		defer func() {
			if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
				t.Errorf("%s: %v", what, err)
			}
		}()
		f()
	}
	panics("tower", func() { transfinite.OmegaPower(tower) })
	panics("doubling", func() {
		x := ordinal("w")
		for range 30 { // twice as many terms each time, with those of the exponent
			x = transfinite.OmegaPower(x).Add(x)
		}
	})
	panics("product", func() { long.NaturalMul(long) })
}

func TestOrdinalConversions(t *testing.T) {
	for _, n := range []string{"0", "1", "18446744073709551615", "18446744073709551616", "1000000000000000000000000000"} {
		b, _ := new(big.Int).SetString(n, 10)
		x, ok := transfinite.OrdinalFromBig(b)
		if !ok || x.String() != n {
			t.Errorf("%s becomes %v, %v", n, x, ok)
		}
		got, ok := x.Int()
		if !ok || got.Cmp(b) != 0 {
			t.Errorf("%s becomes %v, %v", n, got, ok)
		}
		got.Add(got, big.NewInt(1)) // the caller's own
		b.Add(b, big.NewInt(1))
		if x.String() != n {
			t.Errorf("%s has become %v", n, x)
		}
		if u, ok := x.Uint64(); ok != (len(n) <= 20 && n != "18446744073709551616") || ok && fmt.Sprint(u) != n {
			t.Errorf("%s becomes %d, %v", n, u, ok)
		}
	}
	if x, ok := transfinite.OrdinalFromBig(big.NewInt(-1)); ok || !x.IsZero() {
		t.Error("−1 is an ordinal")
	}
	if n, ok := ordinal("w").Int(); ok || n != nil {
		t.Error("ω is finite")
	}
	if n, ok := ordinal("w+1").Uint64(); ok || n != 0 {
		t.Error("ω+1 is finite")
	}
	if _, _, ok := (transfinite.Ordinal{}).Leading(); ok {
		t.Error("0 has a term")
	}
	x := ordinal("w^w*2+w^3*18446744073709551616+5")
	sum := transfinite.Ordinal{}
	for e, c := range x.Terms() {
		coef, _ := transfinite.OrdinalFromBig(c)
		sum = sum.Add(transfinite.OmegaPower(e).Mul(coef))
		c.Neg(c)
	}
	if !sum.Equal(x) || x.NumTerms() != 3 {
		t.Errorf("the terms of %v sum to %v", x, sum)
	}
	if e, c, ok := x.Leading(); !ok || e.String() != "w" || c.String() != "2" {
		t.Errorf("%v begins with %v, %v", x, e, c)
	}
}
