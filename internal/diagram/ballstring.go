package diagram

import "github.com/cgt-go/sdk/internal/plane"

// isString reports whether the arrows are strings.
func (d *Balls) isString() bool { return d.Loose != nil }

// taut returns how a taut string may run: straight, and around balls.
func (d *Balls) taut(p, q int) []plane.Curve {
	ways := []plane.Curve{d.bent(p, q, 0)}
	for _, bend := range []float64{30, 44, 60, 90, 130} {
		ways = append(ways, d.bent(p, q, bend), d.bent(p, q, -bend))
	}
	return ways
}

// hanging returns how a loose string may hang: below its balls, or beside them if one is above the other.
func (d *Balls) hanging(p, q int) []plane.Curve {
	const (
		length = 74.0       // that it has at least
		down   = 0.7 * Ball // where a string hangs from a ball
	)
	left, right := p, q
	if d.X[q] < d.X[p] {
		left, right = q, p
	}
	slack := 0.5 * max(12, length-d.ball(p).Far(d.ball(q)))
	from := func(v int, side float64) plane.Point { return plane.Point{X: d.X[v] + side*down, Y: d.Y[v] + down} }
	var ways []plane.Curve
	if d.X[right]-d.X[left] < 2.5*Ball {
		for _, far := range []float64{3, 4.5, 6, 8} {
			middle := (d.Y[p]+d.Y[q])/2 + slack
			ways = append(ways,
				plane.Quadratic(from(left, 1), plane.Point{X: d.X[right] + far*Ball, Y: middle}, from(right, 1)),
				plane.Quadratic(from(left, -1), plane.Point{X: d.X[left] - far*Ball, Y: middle}, from(right, -1)))
		}
		return ways
	}
	for more := range 16 {
		lowest := max(d.Y[p], d.Y[q]) + slack + length/4*float64(more)
		ways = append(ways, plane.Quadratic(from(left, 1), plane.Point{X: (d.X[p] + d.X[q]) / 2, Y: lowest}, from(right, -1)))
	}
	return ways
}
