package hackenbush

import (
	"math"
	"unicode"

	"github.com/cgt-go/sdk/internal/svg"
)

// box is a rectangle of a drawing.
type box struct{ left, top, right, bottom float64 }

func (b box) has(p point) bool {
	return b.left <= p.x && p.x <= b.right && b.top <= p.y && p.y <= b.bottom
}

func (b box) meets(a box) bool {
	return b.left <= a.right && a.left <= b.right && b.top <= a.bottom && a.top <= b.bottom
}

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
		c.unit = max(c.unit, min(most, textWidth(c.options.VertexLabel(v))+12))
	}
}

// textWidth returns about how wide a text is, in pixels: capitals, m and w are wider than other letters.
func textWidth(text string) float64 {
	width := letter * float64(svg.Letters(text))
	for _, r := range text {
		switch {
		case r == 'W' || r == 'M':
			width += 6
		case unicode.IsUpper(r), r == 'w', r == 'm':
			width += 4
		}
	}
	return width
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
		width := textWidth(text)
		best, least := point{}, math.Inf(1)
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

// around returns the box of a label whose middle is at a point of its line.
func around(at point, width float64) box {
	return box{at.x - width/2, at.y - labelSize, at.x + width/2, at.y + 2}
}

// on returns a point of a curve, and its direction there.
func on(curve [4]point, t float64) (at, along point) {
	s := 1 - t
	for k, w := range [4]float64{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t} {
		at.x, at.y = at.x+w*curve[k].x, at.y+w*curve[k].y
	}
	for k, w := range [3]float64{s * s, 2 * s * t, t * t} {
		along.x += w * (curve[k+1].x - curve[k].x)
		along.y += w * (curve[k+1].y - curve[k].y)
	}
	return at, along
}

// beside returns the middle of the line of a label that stands beside a curve: to the right of it or above it, or on the
// other side, so far that it touches it hardly.
func (c *canvas) beside(curve [4]point, t, side, width float64) point {
	at, along := on(curve, t)
	length := max(math.Hypot(along.x, along.y), 1e-9)
	out := point{-along.y / length, along.x / length}
	if out.x < -0.1 || math.Abs(out.x) <= 0.1 && out.y > 0 {
		out = point{-out.x, -out.y}
	}
	const gap = 5.0
	away := gap + math.Abs(out.x)*width/2 + math.Abs(out.y)*labelSize/2
	return point{at.x + side*out.x*away, at.y + side*out.y*away + 0.35*labelSize}
}

// covered says how much a label of an edge would cover: its own edge, others, vertices, the ground and texts.
func (c *canvas) covered(edge int, in box) float64 {
	const steps, text, ground, vertex = 24, 300, 250, 50
	n := 0.0
	wide := box{in.left - 2, in.top - 1, in.right + 2, in.bottom + 1}
	near, nearest := math.Hypot(wide.right-wide.left, wide.bottom-wide.top), edge // so far at least one looks
	middle := point{(in.left + in.right) / 2, (in.top + in.bottom) / 2}
	for i, curve := range c.curves {
		if i != edge && farFrom(curve, middle) > near { // it is not near, nor covered
			continue
		}
		for k := range steps + 1 {
			at, _ := on(curve, float64(k)/steps)
			if wide.has(at) {
				n += 8
			}
			if far := math.Hypot(at.x-middle.x, at.y-middle.y); far < near-1e-9 || far < near+1e-9 && i == edge {
				near, nearest = far, i
			}
		}
	}
	if nearest != edge { // it would seem to be that of the other one
		n += 60
	}
	for v := 1; v < len(c.d.names); v++ {
		p := c.at(c.layout.vertex[v])
		if c.used[v] && wide.meets(box{p.x - 4.5, p.y - 4.5, p.x + 4.5, p.y + 4.5}) {
			n += vertex
		}
	}
	if wide.bottom > 0 {
		n += ground
	}
	for _, other := range c.texts {
		if wide.meets(other) {
			n += text
		}
	}
	return n
}

// farFrom returns how far a point is at least from a curve: from the rectangle around the points of the curve.
func farFrom(curve [4]point, p point) float64 {
	b := box{curve[0].x, curve[0].y, curve[0].x, curve[0].y}
	for _, q := range curve[1:] {
		b = box{min(b.left, q.x), min(b.top, q.y), max(b.right, q.x), max(b.bottom, q.y)}
	}
	return math.Hypot(max(b.left-p.x, 0, p.x-b.right), max(b.top-p.y, 0, p.y-b.bottom))
}
