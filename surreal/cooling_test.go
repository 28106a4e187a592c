package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

// Dubna notes, examples 4.8 and 4.9, and the test suite of CGSuite 2.2.
func TestCoolKnown(t *testing.T) {
	for _, test := range []struct{ game, by, want string }{
		{"{2|1}", "0", "{2|1}"},
		{"{2|1}", "1/4", "{7/4|5/4}"},
		{"{2|1}", "7/16", "{25/16|23/16}"},
		{"{2|1}", "1/2", "3/2*"},
		{"{2|1}", "33/64", "3/2"},
		{"{2|1}", "5/8", "3/2"},
		{"{2|1}", "7", "3/2"},
		{"{2|1||-1}", "1/4", "{3/2|1||-3/4}"},
		{"{2|1||-1}", "1", "{1/2|0}"},
		{"{2|1||-1}", "5/4", "1/4*"},
		{"{2|1||-1}", "2", "1/4"},
		{"{3||2*|1*}", "70", "9/4"},
		{"1/4", "-3/8", "{3/8|1/8}"},
		{"1/4", "-1/4", "1/4*"},
		{"5", "-1", "5"},
		{"*", "-1", "+-1"},
	} {
		by, _ := MustParse(test.by).Number()
		if g, ok := MustParse(test.game).Cool(by); !ok || g != MustParse(test.want) {
			t.Errorf("%s cooled by %s = %v, %v, want %s", test.game, test.by, g, ok, test.want)
		}
	}
	if g, ok := Nimber(1).Cool(Dyadic{num: -9, exp: 3}); ok || g != (Game{}) {
		t.Errorf("* cooled by -9/8 = %v, %v", g, ok)
	}
}

// The test suite of CGSuite 2.2, but that it leaves −1/2 as it is, though it cools 1/4 by −1/4 to 1/4*.
func TestFreezeKnown(t *testing.T) {
	for _, test := range []struct{ game, want string }{
		{"5", "5"},
		{"-1/2", "-1/2*"},
		{"6^*", "6^*"},
		{"{0|*||*|||*||||*}", "{0|*||*|||*||||*}"},
		{"{2|1||-1}", "1/4*"},
		{"{1||0|-4}", "+_2"},
		{"{1||0|-2}", "^"},
	} {
		if g := MustParse(test.game).Freeze(); g != MustParse(test.want) {
			t.Errorf("%s frozen = %v, want %s", test.game, g, test.want)
		}
	}
}

// The test suite of CGSuite 2.2.
func TestHeatKnown(t *testing.T) {
	for _, test := range []struct{ game, by, want string }{
		{"{3||2*|1*}", "1", "{4|||3|1||0|-2}"},
		{"{3||2*|1*}", "-2", "3/2"},
		{"{3||2*|1*}", "*", "{3*||2|1}"},
		{"^*", "2", "{2,{4|0}|-2}"},
		{"7/4", "3", "7/4"},
	} {
		if g := MustParse(test.game).Heat(MustParse(test.by)); g != MustParse(test.want) {
			t.Errorf("%s heated by %s = %v, want %s", test.game, test.by, g, test.want)
		}
	}
	if g := MustParse("7/16").Overheat(Game{}, Game{}); g != MustParse("{^|*||*}") {
		t.Errorf("7/16 overheated from 0 to 0 = %v", g)
	}
}

// drawTemperature draws a temperature that is not negative.
func drawTemperature(t *rapid.T) Dyadic {
	return NewDyadic(rapid.Int64Range(0, 20).Draw(t, "t"), 3)
}

// Dubna notes, definition 13 and proposition 4.13. Before the temperature the cooled game is that of the cooled options
// and is still hot, as the notes have it: no number is infinitely near. At the temperature one is, the mean, and above
// it the game is the mean; the notes take the mean at the temperature already. Until then it lies within T − t of the
// mean, if a little is added that may be as small as one likes.
func TestCoolByDefinition(t *testing.T) {
	least := FromDyadic(NewDyadic(1, 40))
	checkOften(t, 5, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		if g.IsNumber() {
			return
		}
		mean, temperature := g.Mean(), g.Temperature()
		for _, at := range []Dyadic{{}, temperature.Half(), temperature, drawTemperature(t)} {
			cool := func(g Game) Game {
				c, ok := g.Cool(at)
				if !ok {
					t.Fatalf("%v cannot be cooled by %v", g, at)
				}
				return c
			}
			var left, right []Game
			for o := range g.Left() {
				left = append(left, cool(o).Sub(FromDyadic(at)))
			}
			for o := range g.Right() {
				right = append(right, cool(o).Add(FromDyadic(at)))
			}
			want := New(left, right)
			if at.Compare(temperature) > 0 {
				want = FromDyadic(mean)
			} else if l, r := want.LeftStop(), want.RightStop(); at == temperature && (l != mean || r != mean) || at != temperature && l.Compare(r) <= 0 {
				t.Fatalf("%v has the mean %v and the temperature %v, but at %v the stops %v and %v", g, mean, temperature, at, l, r)
			}
			got := cool(g)
			if got != want {
				t.Fatalf("%v cooled by %v is %v, want %v", g, at, got, want)
			}
			far := temperature.Sub(at)
			if far.Sign() < 0 {
				far = Dyadic{}
			}
			if low, high := FromDyadic(mean.Sub(far)).Sub(least), FromDyadic(mean.Add(far)).Add(least); !low.Lt(got) || !got.Lt(high) {
				t.Fatalf("%v cooled by %v is %v, which is further than %v from %v", g, at, got, far, mean)
			}
		}
	})
}

// Siegel, Combinatorial Game Theory, §II.5; Dubna notes, lemma 4.10.
func TestCoolLaws(t *testing.T) {
	checkOften(t, 5, func(t *rapid.T) {
		g, h := drawGame(t, "g", 2), drawGame(t, "h", 2)
		at := drawTemperature(t)
		cool := func(g Game) Game {
			c, ok := g.Cool(at)
			if !ok {
				t.Fatalf("%v cannot be cooled by %v", g, at)
			}
			return c
		}
		a, b := cool(g), cool(h)
		if s := cool(g.Add(h)); s != a.Add(b) {
			t.Fatalf("cooled by %v, %v + %v is %v, not %v", at, g, h, s, a.Add(b))
		}
		if g.Le(h) && !a.Le(b) {
			t.Fatalf("%v ≤ %v, but not cooled by %v", g, h, at)
		}
		twice, _ := a.Cool(at)
		if want, _ := g.Cool(at.Add(at)); twice != want {
			t.Fatalf("%v cooled by %v twice is %v, not %v", g, at, twice, want)
		}
		for _, f := range []Game{g, h} {
			i := f.Freeze().Sub(FromDyadic(f.Mean()))
			if i.LeftStop() != (Dyadic{}) || i.RightStop() != (Dyadic{}) {
				t.Fatalf("%v frozen is its mean + %v", f, i)
			}
		}
	})
}

// The walls are the stops of the cooled game, down to −1.
func TestWallsAreStops(t *testing.T) {
	checkOften(t, 10, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		at := NewDyadic(rapid.Int64Range(-8, 24).Draw(t, "t"), 3)
		c, ok := g.Cool(at)
		th := g.Thermograph()
		if !ok || !atIs(th.Left(), at, c.LeftStop()) || !atIs(th.Right(), at, c.RightStop()) {
			t.Fatalf("%v cooled by %v is %v", g, at, c)
		}
	})
}

// Cooling undoes heating by a positive number: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
func TestHeatLaws(t *testing.T) {
	checkOften(t, 20, func(t *rapid.T) {
		g := drawGame(t, "g", 2)
		at := drawTemperature(t).Add(Dyadic{num: 1, exp: 3})
		a := g.Heat(FromDyadic(at))
		if c, _ := a.Cool(at); c != g {
			t.Fatalf("%v heated and cooled by %v is %v", g, at, c)
		}
		if n := g.Neg().Heat(FromDyadic(at)); n != a.Neg() {
			t.Fatalf("heated by %v, −(%v) is %v", at, g, n)
		}
	})
}

// What heating and overheating do not keep.
func TestHeatKeepsNot(t *testing.T) {
	eighth := MustParse("1/8")
	if star := Nimber(1); !star.Lt(eighth) || !star.Heat(eighth).Confused(eighth.Heat(eighth)) {
		t.Error("heating keeps * < 1/8")
	}
	g, h, by := MustParse("{1|0,*}"), MustParse("{1/4|-1}"), MustParse("1/4")
	if g.Add(h).Heat(by) == g.Heat(by).Add(h.Heat(by)) {
		t.Error("heating keeps {1|0,*} + {1/4|-1}")
	}
}
