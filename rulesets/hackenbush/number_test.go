package hackenbush

import (
	"testing"

	"github.com/cgt-go/sdk/surreal"
	"pgregory.net/rapid"
)

// TestUnderNumber compares the two ways to put a chain of edges under a number, edge by edge and by way of the
// sign expansion.
func TestUnderNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		chain := rapid.SliceOfN(rapid.SampledFrom([]Colour{Blue, Red}), 0, 16).Draw(t, "chain")
		x := surreal.NewDyadic(rapid.Int64().Draw(t, "num")>>rapid.IntRange(0, 63).Draw(t, "less"), uint(rapid.IntRange(55, 70).Draw(t, "exp")))
		s := structure{bits: numberBudget}
		got, ok := s.underNumber(chain, x)
		want := numberOfStalk(appendStalk(append([]Colour(nil), chain...), x))
		if !ok || got != want {
			t.Fatalf("%v : %v = %v, want %v", chain, x, got, want)
		}
	})
}

// TestNumberBudget says that sums of too large numbers are given up.
func TestNumberBudget(t *testing.T) {
	s := structure{bits: 100}
	if _, ok := s.underNumber([]Colour{Blue, Red}, surreal.NewDyadic(1, 80)); ok {
		t.Error("the budget was overdrawn")
	}
	if _, ok := s.underNumber(make([]Colour, 1000), surreal.Dyadic{}); ok {
		t.Error("the budget was overdrawn")
	}
}
