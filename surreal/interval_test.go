package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

func TestConfusionInterval(t *testing.T) {
	for _, test := range []struct{ game, want string }{
		{"+-1", "[-1, 1]"},
		{"*", "[0, 0]"},
		{"{3||1|0}", "(1, 3]"}, // confused with 2: Dubna notes, §4.3; Right has no good move in {2||0|-1}
		{"{2|1||-1}", "[-1, 1)"},
		{"{1|^}", "(0, 1]"},
		{"^", ""},
		{"v2", ""},
		{"3/4", ""},
		{"9/8*", "[9/8, 9/8]"},
	} {
		i, ok := MustParse(test.game).ConfusionInterval()
		if ok != (test.want != "") || ok && i.String() != test.want || !ok && i.String() != "(0, 0)" {
			t.Errorf("%s is confused with %v, %v, want %s", test.game, i, ok, test.want)
		}
	}
}

func TestConfusionIntervalOfRandomGames(t *testing.T) {
	checkOften(t, 5, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		i, ok := g.ConfusionInterval()
		for _, x := range []Dyadic{g.LeftStop(), g.RightStop(), NewDyadic(rapid.Int64Range(-40, 40).Draw(t, "x"), 3)} {
			if want := g.Confused(FromDyadic(x)); want != i.Contains(x) || want && !ok {
				t.Fatalf("%v ‖ %v is %v, but the interval is %v, %v", g, x, want, i, ok)
			}
		}
	})
}

// The simplest number is in the interval, and none that is born before it is.
func TestIntervalSimplest(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		i := Interval{
			NewDyadic(rapid.Int64Range(-40, 40).Draw(t, "low"), 3), NewDyadic(rapid.Int64Range(-40, 40).Draw(t, "high"), 3),
			rapid.Bool().Draw(t, "low open"), rapid.Bool().Draw(t, "high open"),
		}
		x, ok := i.Simplest()
		if c := i.Low.Compare(i.High); ok != (c < 0 || c == 0 && !i.LowOpen && !i.HighOpen) || ok && !i.Contains(x) {
			t.Fatalf("the simplest number of %v is %v, %v", i, x, ok)
		}
		for n := int64(-5 * 16); ok && n <= 5*16; n++ {
			if y := NewDyadic(n, 4); i.Contains(y) && y != x && y.Birthday().Compare(x.Birthday()) <= 0 {
				t.Fatalf("%v is as simple as %v in %v", y, x, i)
			}
		}
	})
}
