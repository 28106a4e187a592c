package surreal

import (
	"testing"

	"pgregory.net/rapid"
)

// A switch {x | y} of numbers x ≥ y has the mean (x + y)/2 and the temperature (x − y)/2. Its walls are slanting lines
// from the two numbers that meet there. Dubna notes, §4.
func TestTemperatureOfSwitch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x, y := drawDyadic(t, "x"), drawDyadic(t, "y")
		if x.Compare(y) < 0 {
			x, y = y, x
		}
		g := New([]Game{FromDyadic(x)}, []Game{FromDyadic(y)})
		mean, temperature := x.Add(y).Half(), x.Sub(y).Half()
		if g.Mean() != mean || g.Temperature() != temperature {
			t.Fatalf("{%v | %v} has the mean %v and the temperature %v, want %v and %v", x, y, g.Mean(), g.Temperature(), mean, temperature)
		}
		if g.LeftStop() != x || g.RightStop() != y {
			t.Fatalf("{%v | %v} has the stops %v and %v", x, y, g.LeftStop(), g.RightStop())
		}
	})
}
