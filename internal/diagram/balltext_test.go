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
				for _, corner := range headOf(c) {
					if p.Has(corner) {
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
		if below.Far(d.traces[0].head()) < headReach {
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
		d.eachText(func(v int, p plane.Rect) {
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
		})
	}
	if upon > 5 || strange > 110 {
		t.Errorf("of %d texts %d are on other balls, and %d nearer to another ball", all, upon, strange)
	}
}

// TestCovers: what a text beside a ball covers, and what it would be mistaken for.
func TestCovers(t *testing.T) {
	p := textAt(0, Ball+letterHigh+2, 40)
	for _, test := range []struct {
		what        string
		ball        plane.Point
		text        plane.Rect
		least, most float64
	}{
		{"nothing", plane.Point{X: 100}, textAt(100, 40, 40), 0, 0},
		{"a text", plane.Point{X: 100}, textAt(30, 26, 40), 1e6, 1e6},
		{"a ball", plane.Point{X: 20, Y: 26}, textAt(100, 40, 40), 1e6, 1e6},
		{"nothing, but it is nearer to another ball", plane.Point{Y: 2*Ball + letterHigh + letterDeep + 8}, textAt(100, 40, 40), misleading, misleading},
		{"nothing, but it is in line with a text", plane.Point{X: 100}, textAt(40+BallLetter, Ball+letterHigh+2, 40), misleading, misleading},
		{"nothing, but it is a line above a text", plane.Point{X: 100}, textAt(0, Ball+letterHigh+2+letterHigh+letterDeep+5, 40), misleading, misleading},
		{"nothing, but it is a line below a text", plane.Point{X: 100}, textAt(0, Ball+letterHigh+2-letterHigh-letterDeep-5, 40), misleading, misleading},
	} {
		d := &Balls{X: []float64{0, test.ball.X}, Y: []float64{0, test.ball.Y}, names: make([]plane.Rect, 2), texts: []plane.Rect{{}, test.text}}
		if covered := d.covers(0, p, nil, []int{0, 1}, 1e9); covered < test.least || covered > test.most {
			t.Errorf("%s: covers %g, want %g to %g", test.what, covered, test.least, test.most)
		}
	}
	d := &Balls{X: []float64{0}, Y: []float64{0}, names: make([]plane.Rect, 1), texts: make([]plane.Rect, 1)}
	if covered := d.covers(0, textAt(0, 0, 40), nil, []int{0}, 1e9); covered < 1e6 {
		t.Errorf("upon its own ball a text covers %g", covered)
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

// eachText calls a function with each name and each line of text, and its ball.
func (d *Balls) eachText(f func(v int, p plane.Rect)) {
	for v := range d.X {
		f(v, d.names[v])
		f(v, d.texts[v])
	}
}

// TestWhose: in crowded pictures no text is nearer to another ball than to its own, and none is beyond an arrow from its
// ball.
func TestWhose(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	nearer, beyond, all := 0, 0, 0
	for range 60 {
		d := crowded(r, 5, 12, 110, 110, "vertex nn", 50)
		d.eachText(func(v int, p plane.Rect) {
			all++
			if d.isNearer(v, p, p.Far(d.ball(v))+4) {
				nearer++
			}
			if slices.ContainsFunc(d.traces, func(t trace) bool { return isBetween(t.curve, d.ball(v), p) }) {
				beyond++
			}
		})
	}
	if nearer > 0 || beyond > 0 {
		t.Errorf("of %d texts %d are nearer to another ball, and %d beyond an arrow", all, nearer, beyond)
	}
}

// isBetween reports whether a curve crosses the shortest way from the edge of a ball to a text, beyond a pixel from the ball.
func isBetween(c plane.Curve, ball plane.Point, text plane.Rect) bool {
	to := text.Nearest(ball)
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
