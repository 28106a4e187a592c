package plane

import (
	"fmt"
	"math"
)

// Curve is a cubic Bézier curve from its first point to its last one.
type Curve [4]Point

// Quadratic returns a quadratic Bézier curve.
func Quadratic(from, by, to Point) Curve {
	return Curve{from, from.Toward(by, 2./3), to.Toward(by, 2./3), to}
}

// Around returns a rectangle that the curve is in: that around its four points.
func (c Curve) Around() Rect {
	r := Rect{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, p := range c {
		r.Add(p.Around(0))
	}
	return r
}

// At returns the point of the curve at a time t from 0 to 1.
func (c Curve) At(t float64) (p Point) {
	s := 1 - t
	for k, weight := range [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t} {
		p.X += weight * c[k].X
		p.Y += weight * c[k].Y
	}
	return p
}

// Along returns the direction of the curve at a time t from 0 to 1, as a vector of any length.
func (c Curve) Along(t float64) (v Point) {
	s := 1 - t
	for k, weight := range [3]float64{s * s, 2 * s * t, t * t} {
		v.X += weight * (c[k+1].X - c[k].X)
		v.Y += weight * (c[k+1].Y - c[k].Y)
	}
	return v
}

// Path returns the curve for SVG.
func (c Curve) Path() string {
	return fmt.Sprintf("M%v C%v %v %v", c[0], c[1], c[2], c[3])
}
