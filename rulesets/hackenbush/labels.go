package hackenbush

import (
	"math"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
)

// findUnit makes the drawing so large that there is room between neighbouring vertices for their names, and between
// neighbouring edges for their labels, as long as these are not very long.
func (c *canvas) findUnit() {
	const most, besideName, besideLabel = 5 * leastUnit, 12, 36
	c.unit = leastUnit
	if c.options.VertexLabel != nil {
		for v := 1; v < len(c.d.names); v++ {
			if c.used[v] {
				c.unit = max(c.unit, min(most, svg.Width(c.options.VertexLabel(v), letter)+besideName))
			}
		}
	}
	if c.options.EdgeLabel != nil {
		for i := range c.d.edges {
			c.unit = max(c.unit, min(most, svg.Width(c.options.EdgeLabel(i), letter)+besideLabel))
		}
	}
}

// labelEdges writes the labels of edges, beside their edges.
func (c *canvas) labelEdges() {
	l := diagram.Labels{Size: labelSize, Gap: 5, Curves: c.curves}
	l.Avoid(plane.Rect{Left: math.Inf(-1), Top: 0, Right: math.Inf(1), Bottom: math.Inf(1)}, diagram.TroubleGround)
	for v := 1; v < len(c.d.names); v++ {
		if p := c.at(c.layout.vertex[v]); c.used[v] {
			l.Avoid(p.Around(4.5), diagram.TroubleVertex)
		}
	}
	for _, name := range c.texts {
		l.AvoidText(name)
	}
	for i := range c.curves {
		if text := c.options.EdgeLabel(i); text != "" {
			at, in := l.Place(i, svg.Width(text, letter))
			c.write(text, at, "middle", in)
		}
	}
}
