package diagram

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// traffic knows the arrows that have been drawn.
type traffic struct {
	d      *Balls
	passed map[[2]int][]passing // which arrows run through squares
	ends   [][]passing          // which arrows meet the balls
	balls  map[[2]int][]int     // which balls are near larger squares
}

// passing is the direction of an arrow at a place.
type passing struct {
	arrow int
	angle float64
}

// Sizes of squares in pixels, and how near to a ball the heads of its arrows are.
const (
	square      = 4.0
	largeSquare = 60.0
	nextToBall  = Ball + 13
)

// throughBall is the trouble of a point of a way that is in another ball or at its edge, as if there were an arrow to it:
// more than all other trouble of a way is worth.
const throughBall = 1e6

func newTraffic(d *Balls) *traffic {
	t := &traffic{d, map[[2]int][]passing{}, make([][]passing, len(d.X)), map[[2]int][]int{}}
	for v := range d.X {
		in := d.ball(v).Around(nextToBall)
		first, last := squareOf(plane.Point{X: in.Left, Y: in.Top}, largeSquare), squareOf(plane.Point{X: in.Right, Y: in.Bottom}, largeSquare)
		for i := first[0]; i <= last[0]; i++ {
			for j := first[1]; j <= last[1]; j++ {
				t.balls[[2]int{i, j}] = append(t.balls[[2]int{i, j}], v)
			}
		}
	}
	return t
}

// add remembers an arrow.
func (t *traffic) add(k int) {
	c := t.d.traces[k].curve
	last := c[0]
	for i := range 2 * curveSteps {
		at := pointOf(c, i, 2*curveSteps)
		square := squareOf(at, square)
		t.passed[square] = append(t.passed[square], passing{k, last.Angle(at)})
		last = at
	}
	for i, v := range t.d.Arrows[k] {
		t.ends[v] = append(t.ends[v], passing{k, t.d.ball(v).Angle(c[3*i])})
	}
}

// remove forgets an arrow, if it is there.
func (t *traffic) remove(k int) {
	isIt := func(p passing) bool { return p.arrow == k }
	c := t.d.traces[k].curve
	for i := range 2 * curveSteps {
		square := squareOf(pointOf(c, i, 2*curveSteps), square)
		t.passed[square] = slices.DeleteFunc(t.passed[square], isIt)
	}
	for _, v := range t.d.Arrows[k] {
		t.ends[v] = slices.DeleteFunc(t.ends[v], isIt)
	}
}

func squareOf(p plane.Point, size float64) [2]int {
	return [2]int{int(math.Floor(p.X / size)), int(math.Floor(p.Y / size))}
}

// trouble says how bad a way of an arrow is: how much of it is in other balls, in texts, between a text and its ball, or
// along other arrows, and whether it meets its own balls where others do. It may stop when that is enough.
func (t *traffic) trouble(p, q int, c plane.Curve, enough float64) (trouble float64, way trace) {
	const beside, along, crossing = 3, 0.5, 1
	n := t.meeting(p, q, c)
	if n >= enough {
		return n, trace{}
	}
	way = newTrace(c)
	if n += t.atBalls(p, q, &way, enough-n); n >= enough {
		return n, way
	}
	if n += t.inTexts(&way); n >= enough {
		return n, way
	}
	last := c[0]
	for _, at := range way.points {
		here := last.Angle(at)
		last = at
		there := t.passed[squareOf(at, square)]
		switch {
		case slices.ContainsFunc(there, func(there passing) bool { return math.Abs(math.Remainder(here-there.angle, math.Pi)) < along }):
			n += beside
		case len(there) > 0:
			n += crossing
		}
	}
	return n, way
}

// atBalls says how bad it is how near a way of an arrow is to other balls than its own: it may be in them, or where the heads
// of their arrows are. It may stop when that is enough.
func (t *traffic) atBalls(p, q int, way *trace, enough float64) float64 {
	const near, gap = 0.5, 4
	n := 0.0
	here := squareOf(way.points[0], largeSquare)
	balls := t.balls[here]
	for _, at := range way.points {
		if square := squareOf(at, largeSquare); square != here { // which it is rarely
			here, balls = square, t.balls[square]
		}
		for _, v := range balls {
			if v == p || v == q {
				continue
			}
			dx, dy := at.X-t.d.X[v], at.Y-t.d.Y[v]
			switch square := dx*dx + dy*dy; {
			case square < (Ball+gap)*(Ball+gap):
				if n += throughBall; n >= enough {
					return n
				}
			case square < nextToBall*nextToBall:
				n += near * way.apart
			}
		}
	}
	return n
}

// meeting says how bad it is where an arrow meets its balls: near the ends of others.
func (t *traffic) meeting(p, q int, c plane.Curve) float64 {
	most, near := 60.0, 0.56 // so far apart heads are beside each other
	if t.d.isString() {      // which has no head
		most, near = 14, 0.1
	}
	n := 0.0
	for i, v := range []int{p, q} {
		here := t.d.ball(v).Angle(c[3*i])
		for _, other := range t.ends[v] {
			if d := math.Abs(math.Remainder(here-other.angle, 2*math.Pi)); d < near {
				n += most * (1 - d/near)
			}
		}
	}
	return n
}

// inTexts says how bad it is what a way of an arrow does to texts: it may run through them, have its head there, or be
// between one and its ball.
func (t *traffic) inTexts(way *trace) float64 {
	const through, head, between, gap = 6, 120, 60, 2
	n := 0.0
	at := way.head()
	for _, texts := range [][]plane.Rect{t.d.names, t.d.texts} {
		for v, r := range texts {
			if r.IsEmpty() {
				continue
			}
			if wide := r.Wider(gap); way.around.Meets(wide) {
				n += through * way.apart * float64(way.within(wide))
			}
			if !t.d.isString() && r.Far(at) < headReach {
				n += head
			}
			if from, to, isApart := t.d.between(v, r); isApart && way.crosses(from, to) {
				n += between
			}
		}
	}
	return n
}
