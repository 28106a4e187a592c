package diagram

import "testing"

// TestRoom: a text goes below a ball, and elsewhere if there is an arrow, but not where the name is.
func TestRoom(t *testing.T) {
	const width = 20
	for _, test := range []struct {
		what, name string
		arrows     [][2]int
		x, y       float64 // where it must be: the signs of how far from the ball the middle of the text is
	}{
		{"no arrows", "v", nil, 0, 1},
		{"an arrow to the ball itself", "v", [][2]int{{0, 0}}, 0, 1},
		{"an arrow far away", "v", [][2]int{{1, 2}}, 0, 1},
		{"an arrow down", "v", [][2]int{{0, 1}}, 0, -1},
		{"an arrow from below", "v", [][2]int{{1, 0}}, 0, -1},
		{"an arrow down, and one to the ball itself", "v", [][2]int{{0, 1}, {0, 0}}, 1, 1},
		{"an arrow to the ball itself, and a long name", "vertex", [][2]int{{0, 0}}, -1, 1},
		{"an arrow down, and a long name", "vertex", [][2]int{{0, 1}}, 1, 1},
		{"arrows down and up", "v", [][2]int{{0, 1}, {0, 2}}, 1, 1},
	} {
		d := Balls{X: []float64{100, 100, 100}, Y: []float64{100, 300, -100}, Arrows: test.arrows}
		x, y := d.Room(0, test.name, width)
		x += width / 2
		if x == 100 != (test.x == 0) || x < 100 != (test.x < 0) || y < 100 != (test.y < 0) {
			t.Errorf("%s: the text is at %g, %g", test.what, x, y)
		}
	}
}
