// Package plane has what pictures need of plane geometry: points, rectangles and Bézier curves. Lengths are pixels, and y
// grows downwards.
package plane

import (
	"math"

	"github.com/cgt-go/sdk/internal/svg"
)

// Point is a point, or a vector.
type Point struct{ X, Y float64 }

// Toward returns the point at a part t of the way from p to q.
func (p Point) Toward(q Point, t float64) Point {
	return Point{p.X + t*(q.X-p.X), p.Y + t*(q.Y-p.Y)}
}

// Far returns how far two points are from each other.
func (p Point) Far(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Angle returns the direction from p to q, in radians, clockwise from the right.
func (p Point) Angle(q Point) float64 { return math.Atan2(q.Y-p.Y, q.X-p.X) }

// Turned returns the point turned around another one by an angle in radians, clockwise.
func (p Point) Turned(around Point, angle float64) Point {
	sin, cos := math.Sincos(angle)
	x, y := p.X-around.X, p.Y-around.Y
	return Point{around.X + cos*x - sin*y, around.Y + sin*x + cos*y}
}

// Around returns the square around a point that reaches so far.
func (p Point) Around(far float64) Rect { return Rect{p.X - far, p.Y - far, p.X + far, p.Y + far} }

// String returns the point for SVG.
func (p Point) String() string { return svg.Pixels(p.X) + "," + svg.Pixels(p.Y) }
