package ordinal_test

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/ordinal"
)

// TestQuadratic makes equations of their solutions, and solves others.
func TestQuadratic(t *testing.T) {
	if detector.On {
		t.Skip("one goroutine, and ten times as slow")
	}
	rapid.Check(t, func(rt *rapid.T) {
		a, x, y := drawNimber(rt, 2, 2), drawNimber(rt, 2, 2), drawNimber(rt, 2, 2)
		calculator := ordinal.Calculator{Limits: ordinal.Limits{Steps: 300_000}}
		// a·(X + x)·(X + y)
		b, c := a.Mul(x.Add(y)), a.Mul(x.Mul(y))
		got, ok, err := calculator.Quadratic(t.Context(), a, b, c)
		if err != nil {
			return
		}
		switch {
		case a.IsZero():
			if ok || len(got) > 0 {
				rt.Errorf("0 = 0 has the solutions %v", got)
			}
		case !ok || x == y && (len(got) != 1 || got[0] != x) ||
			x != y && (len(got) != 2 || got[0].Compare(got[1]) >= 0 || got[0] != x && got[0] != y || got[1] != x && got[1] != y):
			rt.Errorf("the solutions of (%v)·(X + %v)·(X + %v) = 0 are %v, %v", a, x, y, got, ok)
		}
		got, ok, err = calculator.Quadratic(t.Context(), a, x, y)
		if err != nil {
			return
		}
		want := 2
		if a.IsZero() || x.IsZero() {
			want = 1
		}
		if a.IsZero() && x.IsZero() {
			want = 0
		}
		if len(got) != want || ok != (want > 0 || !y.IsZero()) {
			rt.Errorf("(%v)·X² + (%v)·X + %v = 0 has the solutions %v, %v", a, x, y, got, ok)
		}
		for _, z := range got {
			if !a.Mul(z.Square()).Add(x.Mul(z)).Add(y).IsZero() {
				rt.Errorf("%v does not solve (%v)·X² + (%v)·X + %v = 0", z, a, x, y)
			}
		}
	})
}

// TestFiniteQuadratic compares with [nim.QuadraticBig].
func TestFiniteQuadratic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func() nim.Big {
			x, _ := nim.BigFromInt(new(big.Int).SetBytes(rapid.SliceOfN(rapid.Byte(), 0, 30).Draw(t, "x")))
			return x
		}
		a, b, c := draw(), draw(), draw()
		got, ok := ordinal.Quadratic(ordinal.FromBig(a), ordinal.FromBig(b), ordinal.FromBig(c))
		want, wantOK := nim.QuadraticBig(a, b, c)
		if ok != wantOK || len(got) != len(want) {
			t.Fatalf("%v, %v, %v: %v, %v, want %v, %v", a, b, c, got, ok, want, wantOK)
		}
		for i, x := range got {
			if x != ordinal.FromBig(want[i]) {
				t.Errorf("%v, %v, %v: %v, want %v", a, b, c, got, want)
			}
		}
	})
}
