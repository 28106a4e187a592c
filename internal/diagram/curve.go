package diagram

import (
	"fmt"
	"math"

	"github.com/cgt-go/sdk/internal/svg"
)

// curve is a cubic Bézier curve from its first point to its last one.
type curve [4][2]float64

// quadratic returns a quadratic Bézier curve.
func quadratic(from, by, to [2]float64) curve {
	return curve{from, {(from[0] + 2*by[0]) / 3, (from[1] + 2*by[1]) / 3}, {(to[0] + 2*by[0]) / 3, (to[1] + 2*by[1]) / 3}, to}
}

// around returns the rectangle around the points, with a margin.
func (c curve) around(margin float64) Sheet {
	s := Sheet{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, p := range c {
		s.add(Sheet{p[0], p[1], p[0], p[1]})
	}
	return s.wider(margin)
}

// at returns the point i of n of the curve. Its ends are none of them.
func (c curve) at(i, n int) (p [2]float64) {
	t := float64(i+1) / float64(n+1)
	s := 1 - t
	for k, weight := range [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t} {
		p[0] += weight * c[k][0]
		p[1] += weight * c[k][1]
	}
	return p
}

// within returns how many of so many points of the curve are less far from a place than that.
func (c curve) within(n int, x, y, far float64) int {
	if !c.around(far).has(x, y) {
		return 0
	}
	met := 0
	for i := range n {
		if p := c.at(i, n); math.Hypot(p[0]-x, p[1]-y) < far {
			met++
		}
	}
	return met
}

// path returns the curve for SVG.
func (c curve) path() string {
	return fmt.Sprintf("M%s,%s C%s,%s %s,%s %s,%s", svg.Pixels(c[0][0]), svg.Pixels(c[0][1]), svg.Pixels(c[1][0]), svg.Pixels(c[1][1]), svg.Pixels(c[2][0]), svg.Pixels(c[2][1]), svg.Pixels(c[3][0]), svg.Pixels(c[3][1]))
}
