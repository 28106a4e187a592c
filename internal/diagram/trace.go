package diagram

import (
	"math"

	"github.com/cgt-go/sdk/internal/plane"
)

// curveSteps is how many points of an arrow one looks at.
const curveSteps = 48

// trace is what is known of a curve: a rectangle that it is in, and points of it with their distance, nearly.
type trace struct {
	curve  plane.Curve
	around plane.Rect
	apart  float64
	points [curveSteps]plane.Point
}

func newTrace(c plane.Curve) trace {
	t := trace{curve: c, around: c.Around()}
	t.apart = max(1, math.Hypot(t.around.Right-t.around.Left, t.around.Bottom-t.around.Top)/curveSteps)
	for i := range t.points {
		t.points[i] = pointOf(c, i, curveSteps)
	}
	return t
}

// pointOf returns the point i of n of a curve. Its ends are none of them.
func pointOf(c plane.Curve, i, n int) plane.Point { return c.At(float64(i+1) / float64(n+1)) }

// within returns how many of the points are in a rectangle.
func (t *trace) within(r plane.Rect) int {
	if !t.around.Meets(r) {
		return 0
	}
	n := 0
	for _, p := range t.points {
		if r.Has(p) {
			n++
		}
	}
	return n
}

// in returns those of the points that are in a rectangle.
func (t *trace) in(r plane.Rect) []plane.Point {
	if !t.around.Meets(r) {
		return nil
	}
	var list []plane.Point
	for _, p := range t.points {
		if r.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// far returns how far a place is from the nearest of the points.
func (t *trace) far(p plane.Point) float64 {
	least := math.Inf(1)
	for _, q := range t.points {
		dx, dy := p.X-q.X, p.Y-q.Y
		least = min(least, dx*dx+dy*dy)
	}
	return math.Sqrt(least)
}

// farFrom returns how far a rectangle is from the nearest of the points.
func (t *trace) farFrom(r plane.Rect) float64 {
	least := math.Inf(1)
	for _, q := range t.points {
		dx, dy := max(r.Left-q.X, q.X-r.Right, 0), max(r.Top-q.Y, q.Y-r.Bottom, 0)
		least = min(least, dx*dx+dy*dy)
	}
	return math.Sqrt(least)
}

// crosses reports whether the curve is met on the way from a place to another one.
func (t *trace) crosses(p, q plane.Point) bool {
	if !t.around.Meets(plane.Rect{Left: min(p.X, q.X), Top: min(p.Y, q.Y), Right: max(p.X, q.X), Bottom: max(p.Y, q.Y)}.Wider(1)) {
		return false
	}
	side := func(p, q, r plane.Point) float64 { return (q.X-p.X)*(r.Y-p.Y) - (q.Y-p.Y)*(r.X-p.X) }
	last := t.curve[0]
	was := side(p, q, last)
	for i := range curveSteps + 1 {
		at := t.curve[3]
		if i < curveSteps {
			at = t.points[i]
		}
		is := side(p, q, at)
		if was*is < 0 && side(last, at, p)*side(last, at, q) < 0 {
			return true
		}
		last, was = at, is
	}
	return false
}

// headHalf is half of the length and of the width of the head of an arrow.
const headHalf = graphHead * graphLine / 2

// headReach is how far from its middle a head is at most: at its corners.
const headReach = math.Sqrt2 * headHalf

// head returns the middle of the head that the curve has if it is an arrow: the path ends at 7/8 of it.
func (t *trace) head() plane.Point {
	const back = headHalf * 3 / 4
	c := t.curve
	return c[3].Toward(c[2], back/max(back, c[3].Far(c[2])))
}
