package hackenbush

import (
	"math"

	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// findUnit makes the drawing so large that there is room between neighbouring vertices for their names, as long as these
// are not very long.
func (c *canvas) findUnit() {
	const most = 5 * leastUnit
	c.unit = leastUnit
	if c.options.VertexLabel == nil {
		return
	}
	for v := 1; v < len(c.d.names); v++ {
		if !c.used[v] {
			continue
		}
		c.unit = max(c.unit, min(most, svg.Width(c.options.VertexLabel(v), letter)+12))
	}
}

// mostLabelled is how many edges may have labels that are put where they cover nothing.
const mostLabelled = 500

// labelEdges writes the labels of edges: each beside its own edge, near its middle, where it covers the least of other
// edges, vertices and texts.
func (c *canvas) labelEdges() {
	for i, curve := range c.curves {
		text := c.options.EdgeLabel(i)
		if text == "" {
			continue
		}
		width := svg.Width(text, letter)
		best, least := plane.Point{}, math.Inf(1)
		for k, t := range []float64{0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.15, 0.85} {
			for _, side := range []float64{1, -1} {
				at := c.beside(curve, t, side, width)
				trouble := float64(k)
				if side < 0 {
					trouble += 0.5
				}
				if len(c.curves) <= mostLabelled {
					trouble += c.covered(i, around(at, width))
				}
				if trouble < least {
					best, least = at, trouble
				}
			}
		}
		c.write(text, best, "middle", around(best, width))
	}
}

// around returns the rectangle of a label whose middle is at a point of its line.
func around(at plane.Point, width float64) plane.Rect {
	return plane.Rect{Left: at.X - width/2, Top: at.Y - labelSize, Right: at.X + width/2, Bottom: at.Y + 2}
}

// beside returns the middle of the line of a label that stands beside a curve: to the right of it or above it, or on the
// other side, so far that it touches it hardly.
func (c *canvas) beside(curve plane.Curve, t, side, width float64) plane.Point {
	at, along := curve.At(t), curve.Along(t)
	length := max(math.Hypot(along.X, along.Y), 1e-9)
	out := plane.Point{X: -along.Y / length, Y: along.X / length}
	if out.X < -0.1 || math.Abs(out.X) <= 0.1 && out.Y > 0 {
		out = plane.Point{X: -out.X, Y: -out.Y}
	}
	const gap = 5.0
	away := gap + math.Abs(out.X)*width/2 + math.Abs(out.Y)*labelSize/2
	return plane.Point{X: at.X + side*out.X*away, Y: at.Y + side*out.Y*away + 0.35*labelSize}
}

// covered says how much a label of an edge would cover: its own edge, others, vertices, the ground and texts.
func (c *canvas) covered(edge int, in plane.Rect) float64 {
	const steps, text, ground, vertex = 24, 300, 250, 50
	n := 0.0
	wide := in.Wider(1.5)
	near, nearest := math.Hypot(wide.Right-wide.Left, wide.Bottom-wide.Top), edge // so far at least one looks
	middle := in.Middle()
	for i, curve := range c.curves {
		if i != edge && curve.Around().Far(middle) > near { // it is not near, nor covered
			continue
		}
		for k := range steps + 1 {
			at := curve.At(float64(k) / steps)
			if wide.Has(at) {
				n += 8
			}
			if far := at.Far(middle); far < near-1e-9 || far < near+1e-9 && i == edge {
				near, nearest = far, i
			}
		}
	}
	if nearest != edge { // it would seem to be that of the other one
		n += 60
	}
	for v := 1; v < len(c.d.names); v++ {
		p := c.at(c.layout.vertex[v])
		if c.used[v] && wide.Meets(plane.Rect{Left: p.X, Top: p.Y, Right: p.X, Bottom: p.Y}.Wider(4.5)) {
			n += vertex
		}
	}
	if wide.Bottom > 0 {
		n += ground
	}
	for _, other := range c.texts {
		if wide.Meets(other) {
			n += text
		}
	}
	return n
}
