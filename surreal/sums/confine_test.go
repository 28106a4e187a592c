package sums_test

import (
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestBounds checks that the bounds hold for the exact value, and that numbers one unit nearer do not.
func TestBounds(t *testing.T) {
	var s sums.Solver
	rapid.Check(t, func(t *rapid.T) {
		var sum []sums.Component
		var total surreal.Game
		for range rapid.IntRange(0, 3).Draw(t, "components") {
			c, g := drawComponent(t)
			sum = append(sum, c)
			total = total.Add(g)
		}
		if rapid.Bool().Draw(t, "large") {
			x := surreal.FromDyadic(surreal.NewDyadic(rapid.Int64Range(-1e15, 1e15).Draw(t, "numerator"), 3))
			sum = append(sum, sums.Value(x))
			total = total.Add(x)
		}
		exp := rapid.UintRange(0, 4).Draw(t, "exponent")
		unit := surreal.NewDyadic(1, exp)
		low, high, err := s.Bounds(context.Background(), exp, sum...)
		if err != nil {
			t.Fatal(err)
		}
		isAbove := func(x surreal.Dyadic) bool {
			rel := total.Rel(surreal.FromDyadic(x))
			return rel == surreal.Greater || rel == surreal.Equal
		}
		isBelow := func(x surreal.Dyadic) bool {
			rel := total.Rel(surreal.FromDyadic(x))
			return rel == surreal.Less || rel == surreal.Equal
		}
		if !isAbove(low) || isAbove(low.Add(unit)) || !isBelow(high) || isBelow(high.Sub(unit)) {
			t.Fatalf("with the exponent %d the bounds of %v are %v and %v", exp, total, low, high)
		}
	})
}

// TestBoundsUnfinished cuts the search for bounds off again and again: what is known then must hold.
func TestBoundsUnfinished(t *testing.T) {
	sum := []sums.Component{domineeringBoard(4, 5), domineeringBoard(3, 3).Neg(), clobberBoard("xoxo|oxox"), games("5/2")[0]}
	low, high, err := new(sums.Solver).Bounds(context.Background(), 2, sum...)
	if err != nil {
		t.Fatal(err)
	}
	lows, highs := 0, 0
	s := sums.Solver{Limits: sums.Limits{States: 5}}
	for calls := 0; ; calls++ {
		if calls == 10_000 {
			t.Fatal("no end")
		}
		_, _, err := s.Bounds(context.Background(), 2, sum...)
		var u *sums.UnfinishedError
		if err != nil && !errors.As(err, &u) {
			t.Fatal(err)
		}
		if err == nil {
			break
		}
		if u.Low != nil {
			lows++
			if u.Low.Compare(low) > 0 {
				t.Errorf("after %d calls the lower bound is %v, above %v", calls, u.Low, low)
			}
		}
		if u.High != nil {
			highs++
			if u.High.Compare(high) < 0 {
				t.Errorf("after %d calls the upper bound is %v, below %v", calls, u.High, high)
			}
		}
	}
	if lows == 0 || highs == 0 {
		t.Errorf("%d lower and %d upper bounds were found early", lows, highs)
	}
}
