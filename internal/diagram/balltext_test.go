package diagram

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
)

// TestRoom: a line of text stands below a ball and a name above it, and elsewhere if there is an arrow or a name.
func TestRoom(t *testing.T) {
	for _, test := range []struct {
		what, name string
		arrows     [][2]int
		x, y       float64 // where the line must be: the signs of how far its middle is from the ball
		beside     float64 // where the name must be: the sign of how far below the ball; 0 if it is in it
	}{
		{"no arrows", "v", nil, 0, 1, 0},
		{"an arrow to the ball itself", "v", [][2]int{{0, 0}}, 0, 1, 0},
		{"an arrow far away", "v", [][2]int{{1, 2}}, 0, 1, 0},
		{"an arrow down", "v", [][2]int{{0, 1}}, 0, -1, 0},
		{"an arrow from below", "v", [][2]int{{1, 0}}, 0, -1, 0},
		{"an arrow down, and one to the ball itself", "v", [][2]int{{0, 1}, {0, 0}}, 1, 1, 0},
		{"a name", "vertex", nil, 0, 1, -1},
		{"a name, and an arrow to the ball itself", "vertex", [][2]int{{0, 0}}, 0, 1, -1},
		{"a name, and an arrow down", "vertex", [][2]int{{0, 1}}, 1, 1, -1},
		{"a name, and an arrow up", "vertex", [][2]int{{0, 2}}, 1, -1, 1},
		{"arrows down and up", "v", [][2]int{{0, 1}, {0, 2}}, 1, 1, 0},
	} {
		d := Balls{X: []float64{100, 100, 100}, Y: []float64{100, 300, -100}, Names: []string{test.name, "", ""}, Widths: []float64{20, 0, 0}, Arrows: test.arrows}
		d.Place()
		x, y := d.Text(0)
		if x == 100 != (test.x == 0) || x < 100 != (test.x < 0) || y < 100 != (test.y < 0) {
			t.Errorf("%s: the text is at %g, %g", test.what, x, y)
		}
		if d.isBeside(0) != (test.beside != 0) {
			t.Errorf("%s: the name is beside the ball: %v", test.what, d.isBeside(0))
		} else if test.beside != 0 {
			if _, y := lineOf(d.names[0]); y < 100 != (test.beside < 0) {
				t.Errorf("%s: the name is at %g", test.what, y)
			}
		}
	}
}

// crowded returns balls in some of the places of a square of so many columns, with names, texts and two arrows from each.
func crowded(r *rand.Rand, columns, balls int, across, down float64, name string, width float64) *Balls {
	d := &Balls{}
	for _, p := range r.Perm(columns * columns)[:balls] {
		d.X, d.Y = append(d.X, across*float64(p%columns)), append(d.Y, down*float64(p/columns))
		d.Names, d.Widths = append(d.Names, name), append(d.Widths, width)
	}
	for v := range balls {
		d.Arrows = append(d.Arrows, [2]int{v, r.IntN(balls)}, [2]int{v, r.IntN(balls)})
	}
	d.Place()
	return d
}

// TestStruck: where balls are near to each other, texts stand on no other ones, and few arrows run through them or have
// their heads there: fewer than if arrows did not know where texts are, or texts not how much of an arrow they cover.
func TestStruck(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	struck, headed := 0, 0
	for range 60 {
		d := crowded(r, 5, 12, 110, 110, "vertex nn", 50)
		texts := slices.Concat(d.names, d.texts)
		for k, p := range texts {
			if p.IsEmpty() {
				t.Fatal("a text is nowhere")
			}
			for _, q := range texts[:k] {
				if p.Meets(q) {
					t.Errorf("texts stand at %v and %v", p, q)
				}
			}
			for k := range d.traces {
				c := d.traces[k].curve
				for i := range 200 {
					if p.Wider(-1).Has(pointOf(c, i, 200)) {
						struck++
						break
					}
				}
				back, side := c[3].Toward(c[2], 9/c[3].Far(c[2])), 5/c[3].Far(c[2])
				for _, at := range []plane.Point{ // the corners of its head
					{X: back.X + side*(c[3].Y-c[2].Y), Y: back.Y - side*(c[3].X-c[2].X)}, {X: back.X - side*(c[3].Y-c[2].Y), Y: back.Y + side*(c[3].X-c[2].X)},
				} {
					if p.Has(at) {
						headed++
					}
				}
			}
		}
	}
	if struck > 45 || headed > 4 {
		t.Errorf("%d times an arrow runs through a text, and %d corners of a head are in one", struck, headed)
	}
}

// TestTextsAtStrings: a string has no head that a text must avoid.
func TestTextsAtStrings(t *testing.T) {
	atHead := 0
	for degrees := range 360 {
		sin, cos := math.Sincos(float64(degrees) * math.Pi / 180)
		d := &Balls{
			X: []float64{0, 150 * cos}, Y: []float64{0, 150 * sin}, Names: []string{"v", "w"}, Widths: []float64{24, 0},
			Arrows: [][2]int{{1, 0}}, Loose: []bool{false},
		}
		d.Place()
		below := textAt(0, Ball+letterHigh+2, 24)
		if d.traces[0].within(below.Wider(3)) > 0 {
			continue
		}
		if below.Far(d.traces[0].head()) < headHalf+1 {
			atHead++
		}
		if d.texts[0] != below {
			t.Errorf("beside a string from %d degrees the text is at %v", degrees, d.texts[0])
		}
	}
	if atHead == 0 {
		t.Error("no text would be at a head")
	}
}

// TestClose: where balls are so close that there is hardly room for texts, few of them stand on other balls, or nearer
// to another ball than to their own.
func TestClose(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	upon, strange, all := 0, 0, 0
	for range 100 {
		d := crowded(r, 6, 16, 70, 74, "name nn", 40)
		for v := range d.X {
			for _, p := range []plane.Rect{d.names[v], d.texts[v]} {
				all++
				for w := range d.X {
					if w == v {
						continue
					}
					if p.Far(d.ball(w)) < Ball {
						upon++
					}
					if p.Far(d.ball(w)) < p.Far(d.ball(v)) {
						strange++
					}
				}
			}
		}
	}
	if upon > 5 || strange > 110 {
		t.Errorf("of %d texts %d are on other balls, and %d nearer to another ball", all, upon, strange)
	}
}

// TestOneLine: texts of neighbours do not seem to be one.
func TestOneLine(t *testing.T) {
	for _, far := range []float64{44, 46, 48} {
		d := &Balls{X: []float64{0, far}, Y: []float64{0, 0}, Names: []string{"a", "b"}, Widths: []float64{40, 40}}
		d.Place()
		p, q := d.texts[0], d.texts[1]
		if p.Meets(plane.Rect{Left: q.Left - BallLetter, Top: q.Top, Right: q.Right + BallLetter, Bottom: q.Bottom}) {
			t.Errorf("balls %g apart have texts at %v and %v", far, p, q)
		}
	}
}

// TestWhose: in crowded pictures no text is nearer to another ball than to its own, and hardly any is beyond an arrow from
// its ball.
func TestWhose(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	nearer, beyond, all := 0, 0, 0
	for range 60 {
		d := crowded(r, 5, 12, 110, 110, "vertex nn", 50)
		for v := range d.X {
			for _, p := range []plane.Rect{d.names[v], d.texts[v]} {
				all++
				own := p.Far(d.ball(v))
				if d.isNearer(v, p, own+4) {
					nearer++
				}
				if slices.ContainsFunc(d.traces, func(t trace) bool { return isBetween(t.curve, d.ball(v), p) }) {
					beyond++
				}
			}
		}
	}
	if nearer > 0 || beyond > 0 {
		t.Errorf("of %d texts %d are nearer to another ball, and %d beyond an arrow", all, nearer, beyond)
	}
}

// isBetween reports whether a curve crosses the shortest way from the edge of a ball to a text, beyond a pixel from the ball.
func isBetween(c plane.Curve, ball plane.Point, text plane.Rect) bool {
	to := plane.Point{X: max(text.Left, min(ball.X, text.Right)), Y: max(text.Top, min(ball.Y, text.Bottom))}
	long := to.Far(ball)
	along := func(p plane.Point) (forward, aside float64) { // in the direction of the way, and to its side
		x, y := (to.X-ball.X)/long, (to.Y-ball.Y)/long
		return (p.X-ball.X)*x + (p.Y-ball.Y)*y, (p.Y-ball.Y)*x - (p.X-ball.X)*y
	}
	const steps = 400
	for i := range steps {
		forward, aside := along(c.At(float64(i) / steps))
		_, next := along(c.At(float64(i+1) / steps))
		if aside*next < 0 && Ball+1 < forward && forward < long {
			return true
		}
	}
	return false
}

// isNearer reports whether a text is less far than that from another ball.
func (d *Balls) isNearer(v int, text plane.Rect, far float64) bool {
	for w := range d.X {
		if w != v && text.Far(d.ball(w)) < far {
			return true
		}
	}
	return false
}
