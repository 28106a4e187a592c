package zermelo_test

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// terms draws a numerator and a denominator that are often extreme.
func terms(t *rapid.T) (num, den int64) {
	term := rapid.OneOf(rapid.Int64Range(-20, 20), rapid.Int64Range(-math.MaxInt64, math.MaxInt64), rapid.SampledFrom([]int64{math.MaxInt64, -math.MaxInt64, math.MaxInt64 - 1}))
	return term.Draw(t, "num"), term.Filter(func(x int64) bool { return x != 0 }).Draw(t, "den")
}

// Fractions are those of package math/big.
func TestRational(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, d := terms(t)
		m, e := terms(t)
		x, y := zermelo.Rat(n, d), zermelo.Rat(m, e)
		bx, by := big.NewRat(n, d), big.NewRat(m, e)
		if x.Compare(y) != bx.Cmp(by) || (x == y) != (bx.Cmp(by) == 0) {
			t.Fatalf("%v.Compare(%v) = %d, want %d", x, y, x.Compare(y), bx.Cmp(by))
		}
		if x.Rat().Cmp(bx) != 0 || x.String() != bx.RatString() || x.Sign() != bx.Sign() || x.Neg().Rat().Cmp(bx.Neg(bx)) != 0 {
			t.Fatalf("%v is not %v", x, bx.Neg(bx))
		}
		if z, ok := zermelo.RationalFromRat(x.Rat()); !ok || z != x {
			t.Fatalf("RationalFromRat gives %v, %v for %v", z, ok, x)
		}
		text, err := json.Marshal(x)
		var back zermelo.Rational
		if err != nil || json.Unmarshal(text, &back) != nil || back != x {
			t.Fatalf("%v is written %s and read %v", x, text, back)
		}
	})
}

func TestRationalLimits(t *testing.T) {
	if x := zermelo.Rat(math.MinInt64, 2); x.Num() != math.MinInt64/2 || x.Den() != 1 {
		t.Errorf("-2^63/2 is %v", x)
	}
	if _, ok := zermelo.RationalFromRat(new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), 63))); ok {
		t.Error("1/2^63 fits")
	}
	if _, ok := zermelo.RationalFromRat(new(big.Rat).SetInt64(math.MinInt64)); ok {
		t.Error("-2^63 fits")
	}
	for _, f := range []func(){func() { zermelo.Rat(1, 0) }, func() { zermelo.Rat(math.MinInt64, 1) }, func() { zermelo.Rat(1, math.MinInt64) }} {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		}()
	}
}

func TestParseRationalErrors(t *testing.T) {
	for text, offset := range map[string]int{
		"": 0, "x": 0, "1/": 2, "1/0": 2, "1/-2": 2, "1/2/3": 2, "--1": 0, "+1": 0, " 1": 0, "9223372036854775808": 0, "-9223372036854775808": 0,
		"1/9223372036854775808": 2, "١": 0, "1e3": 0, "0.5": 0,
	} {
		_, err := zermelo.ParseRational(text)
		var syntax *cgt.SyntaxError
		if !errors.As(err, &syntax) || syntax.Offset != offset {
			t.Errorf("%q: %v, want an error at %d", text, err, offset)
		}
	}
	if x, err := zermelo.ParseRational("-6/8"); err != nil || x != zermelo.Rat(-3, 4) {
		t.Errorf("-6/8 is %v, %v", x, err)
	}
}
