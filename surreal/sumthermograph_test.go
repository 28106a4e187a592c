package surreal

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// The thermograph of a sum is that of the canonical form of the sum.
func TestSumThermograph(t *testing.T) {
	checkOften(t, 30, func(t *rapid.T) {
		var games []Game
		var sum Game
		for range rapid.IntRange(0, 6).Draw(t, "games") {
			x := NewDyadic(rapid.Int64Range(-8, 8).Draw(t, "x"), uint(rapid.IntRange(0, 3).Draw(t, "places")))
			y := x.Sub(NewDyadic(rapid.Int64Range(-1, 12).Draw(t, "width"), uint(rapid.IntRange(0, 3).Draw(t, "places"))))
			g := New([]Game{FromDyadic(x)}, []Game{FromDyadic(y)})
			if rapid.IntRange(0, 19).Draw(t, "other") == 0 {
				g = drawGame(t, "g", 2)
			}
			games = append(games, g)
			sum = sum.Add(g)
		}
		if got, want := SumThermograph(games...), sum.Thermograph(); !got.Equal(want) {
			t.Fatalf("the thermograph of the sum %v of %v has the walls %v and %v, want %v and %v", sum, games, got.left, got.right, want.left, want.right)
		}
	})
	if got := SumThermograph(); !got.Equal(Thermograph{}) {
		t.Errorf("the thermograph of the empty sum has the walls %v and %v", got.left, got.right)
	}
}

// Switches of the temperatures 1 to 24 with copies cooled by 1/2: the mast at 0, and the stops
// 24 − 47/2 + 23 − 45/2 + … = 12.
func TestSumThermographOfSwitches(t *testing.T) {
	var games []Game
	for n := int64(1); n <= 24; n++ {
		g := Switch(Int(n))
		cooled, _ := g.Cool(NewDyadic(1, 1))
		games = append(games, g, cooled)
	}
	th, err := (&Calculator{}).SumThermograph(t.Context(), games...)
	if err != nil || th.Mean() != (Dyadic{}) || th.Temperature() != DyadicFromInt(24) {
		t.Errorf("mean %v, temperature %v, %v", th.Mean(), th.Temperature(), err)
	}
	if stop, _ := th.Left().At(Dyadic{}); stop != DyadicFromInt(12) {
		t.Errorf("the Left stop is %v", stop)
	}
	if x, _ := th.Left().At(NewDyadic(47, 1)); x != NewDyadic(1, 1) {
		t.Errorf("the Left wall is at %v where the second switch begins to count", x)
	}
	c := Calculator{Limits: Limits{Steps: 10_000}}
	var long []Game
	for n := range int64(200_000) {
		long = append(long, Switch(Int(n)))
	}
	if _, err := c.SumThermograph(t.Context(), long...); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("200,000 switches: %v", err)
	}
}

// The walls of two games, added, enclose those of the sum.
func TestThermographAdd(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g, h := drawGame(t, "g", 2), drawGame(t, "h", 2)
		bound, sum := g.Thermograph().Add(h.Thermograph()), g.Add(h).Thermograph()
		if bound.Mean() != sum.Mean() {
			t.Fatalf("%v and %v: the means add up to %v, want %v", g, h, bound.Mean(), sum.Mean())
		}
		for _, t0 := range []Dyadic{{}, NewDyadic(1, 3), NewDyadic(1, 1), one, DyadicFromInt(2)} {
			l, _ := bound.Left().At(t0)
			r, _ := bound.Right().At(t0)
			sl, _ := sum.Left().At(t0)
			sr, _ := sum.Right().At(t0)
			if sl.Compare(l) > 0 || sr.Compare(r) < 0 {
				t.Fatalf("%v and %v at %v: the walls %v and %v of the sum, added %v and %v", g, h, t0, sl, sr, l, r)
			}
		}
		n := Int(rapid.Int64Range(-3, 3).Draw(t, "n"))
		if !g.Thermograph().Add(n.Thermograph()).Equal(g.Add(n).Thermograph()) {
			t.Fatalf("%v + %v", g, n)
		}
	})
}
