package hackenbush

import (
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// besideParallel is the room that a label has between parallel edges, to both sides together.
const besideParallel = 14

// mostUnit is how far apart neighbouring vertices are at most. Longer names are not moved for the sake of others.
const mostUnit = 5 * leastUnit

// findLabels asks for the labels of the edges.
func (c *canvas) findLabels() {
	if c.options.EdgeLabel == nil {
		return
	}
	for i := range c.d.edges {
		text := c.options.EdgeLabel(i)
		c.texts, c.widths = append(c.texts, text), append(c.widths, svg.Width(text, letter))
		c.isLabelled = c.isLabelled || text != ""
	}
}

// findUnit makes the drawing so large that there is room between neighbouring vertices for their names, and between
// neighbouring edges for their labels, as long as these are not very long.
func (c *canvas) findUnit() {
	const besideName, besideLabel, besideEdges = 12, 44, 76
	c.unit = leastUnit
	if c.options.VertexLabel != nil {
		for v := 1; v < len(c.d.names); v++ {
			if c.used[v] {
				c.unit = max(c.unit, min(mostUnit, svg.Width(c.options.VertexLabel(v), letter)+besideName))
			}
		}
	}
	if c.isLabelled {
		widest := slices.Max(c.widths)
		c.unit = max(c.unit, min(mostUnit, widest+besideLabel))
		if c.isCramped() { // edges leave little room, as the diagonals of a square do
			c.unit = max(c.unit, min(mostUnit, 2*widest+besideEdges))
		}
		for ends, b := range c.parallel {
			if b.number > 2 && b.widest > 0 && ends[0] != Ground {
				c.unit = max(c.unit, min(mostUnit, float64(b.number-1)*(b.widest+besideParallel)))
			}
		}
	}
}

// isCramped reports whether edges leave little room for a label, if they are not too many to be looked at: it is that of one
// of several that join the same vertices, or of three that stand side by side on the ground, or of one that, if it were
// straight, would cross another one, lead along the ground or run over a vertex.
func (c *canvas) isCramped() bool {
	const tooMany = 500
	if len(c.d.edges) > tooMany {
		return false
	}
	for ends, b := range c.parallel {
		if b.widest > 0 && (b.number > 2 || b.number == 2 && ends[0] != Ground) {
			return true
		}
	}
	for i, feet := range c.layout.feet {
		p, q := feet[0], feet[1]
		if c.widths[i] > 0 && (p.y == 0 && q.y == 0 || c.isBlocked(i, bowed(c.at(p), c.at(q), 0))) {
			return true
		}
		for j, others := range c.layout.feet[:i] {
			r, s := others[0], others[1]
			if c.widths[i]+c.widths[j] > 0 && side(p, q, r)*side(p, q, s) < 0 && side(r, s, p)*side(r, s, q) < 0 {
				return true
			}
		}
	}
	return false
}

// side is more than 0 if r is on the left of the way from p to q, less if it is on the right, and 0 if it is on the line.
func side(p, q, r point) float64 { return (q.x-p.x)*(r.y-p.y) - (q.y-p.y)*(r.x-p.x) }

// hasTexts reports whether something is written beside vertices or edges.
func (c *canvas) hasTexts() bool { return c.options.VertexLabel != nil || c.isLabelled }

// drawLabels writes the names of vertices and then the labels of edges, each where it covers least.
func (c *canvas) drawLabels() {
	if !c.hasTexts() {
		return
	}
	l := &diagram.Labels{Size: labelSize, Gap: 5}
	for _, w := range c.ways {
		l.Curves = append(l.Curves, w.Curve)
	}
	l.Avoid(plane.Rect{Left: math.Inf(-1), Top: 0, Right: math.Inf(1), Bottom: math.Inf(1)}, diagram.TroubleGround)
	for v := 1; v < len(c.d.names); v++ {
		if p := c.at(c.layout.vertex[v]); c.used[v] {
			l.Avoid(p.Around(4.5), diagram.TroubleVertex)
		}
	}
	if c.options.VertexLabel != nil {
		c.nameVertices(l)
	}
	if c.isLabelled {
		for i, p := range l.Place(c.widths) {
			if c.widths[i] > 0 {
				c.write(c.texts[i], p.At, "middle", p.In)
			}
		}
	}
}

// nameVertices writes the names of vertices. Each is in the direction in which there is most room between the edges, or up
// if there is room, unless it would cover more there than in another one.
func (c *canvas) nameVertices(l *diagram.Labels) {
	for v := 1; v < len(c.d.names); v++ {
		if !c.used[v] {
			continue
		}
		text := c.options.VertexLabel(v)
		if text == "" {
			continue
		}
		best := c.nameAt(v, text, c.nameAngle(v))
		if at := c.at(c.layout.vertex[v]); at.Y < 0 && svg.Width(text, letter) < mostUnit {
			const gain = 8 // of another direction, for fear of making it worse
			least := l.Covered(best.in, at) - gain
			for k := range 12 {
				n := c.nameAt(v, text, math.Pi/2+float64(k)*math.Pi/6)
				if trouble := l.Covered(n.in, at); trouble < least {
					best, least = n, trouble
				}
			}
		}
		l.AvoidText(best.in)
		c.write(text, best.at, best.anchor, best.in)
	}
}

// nameAngle returns the direction from a vertex in which its name goes: up if there is room.
func (c *canvas) nameAngle(v int) float64 {
	for _, a := range c.directions[v] {
		if math.Cos(a-math.Pi/2) > 0.5 {
			angle, _ := c.gap(v)
			return angle
		}
	}
	return math.Pi / 2
}

// name is where a text is written.
type name struct {
	at     plane.Point
	anchor string
	in     plane.Rect
}

// nameAt returns where a name is in a direction from its vertex. Those of vertices on the ground are below its strokes.
func (c *canvas) nameAt(v int, text string, angle float64) name {
	const away = 8.0
	p := c.at(c.layout.vertex[v])
	side := turn(plane.Point{}, angle, 1)
	if p.Y == 0 {
		p.Y += 8
		side = plane.Point{Y: 1}
	}
	x, y := p.X+away*side.X, p.Y+away*side.Y+0.35*labelSize+0.45*labelSize*side.Y
	width := svg.Width(text, letter)
	anchor, left := "middle", x-width/2
	switch {
	case side.X > 0.35:
		anchor, left = "start", x
	case side.X < -0.35:
		anchor, left = "end", x-width
	}
	return name{plane.Point{X: x, Y: y}, anchor, plane.Rect{Left: left, Top: y - labelSize, Right: left + width, Bottom: y + 2}}
}

// write writes a text that is in a rectangle.
func (c *canvas) write(text string, at plane.Point, anchor string, in plane.Rect) {
	c.sheet.Add(plane.Rect{Left: in.Left, Top: in.Top, Right: in.Right, Bottom: in.Bottom - 2})
	c.labels = fmt.Appendf(c.labels, `<text x="%s" y="%s" text-anchor="%s">%s</text>`+"\n",
		svg.Pixels(at.X), svg.Pixels(at.Y), anchor, svg.Escape(text))
}
