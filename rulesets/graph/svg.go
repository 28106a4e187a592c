package graph

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the graph. A free vertex is a circle, a vertex of Left a blue disc, one of Right a red disc with a
// ring and one of both a green disc, with the letter on it; the package says which letters are which. Trees grow from
// left to right, and the vertices of other parts stand in a circle, in the order of their numbers from the top
// clockwise. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that
// of w.
func (g Graph) WriteSVG(w io.Writer) error {
	_, err := w.Write(g.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Graph.WriteSVG] writes.
func (g Graph) AppendSVG(dst []byte) []byte {
	figures, corners, size := flow(g)
	const brief = 50 // vertices of a graph whose text is a title
	title := "the graph " + g.String()
	switch n := g.NumVertices(); {
	case n == 0:
		title = "a graph without vertices"
	case n > brief:
		title = fmt.Sprintf("a graph of %d vertices and %d edges", n, g.NumEdges())
	}
	dst = svg.AppendStart(dst, -edgeWidth, -edgeWidth, size.x+2*edgeWidth, size.y+2*edgeWidth, title)
	for i, f := range figures {
		dst = f.appendSVG(dst, corners[i])
	}
	return svg.AppendEnd(dst)
}

// appendSVG draws a figure at a place. It has the edges as one line.
func (f *figure) appendSVG(dst []byte, corner point) []byte {
	at := func(p point) string { return svg.Pixels(corner.x+p.x) + " " + svg.Pixels(corner.y+p.y) }
	if f.g.NumEdges() > 0 {
		dst = append(dst, `<path d="`...)
		for e := range f.g.Edges() {
			p, q := f.places[e[0]], f.places[e[1]]
			switch {
			case f.tree:
				// An elbow does not come near a vertex that is not its end.
				dst = fmt.Appendf(dst, "M%s", at(point{p.x + radius, p.y}))
				if p.y != q.y {
					dst = fmt.Appendf(dst, "H%sV%s", svg.Pixels(corner.x+p.x+unit/2), svg.Pixels(corner.y+q.y))
				}
				dst = fmt.Appendf(dst, "H%s", svg.Pixels(corner.x+q.x-radius))
			default:
				bend := f.bend(e[0], e[1])
				dst = fmt.Appendf(dst, "M%sQ%s %s", at(p.towards(bend, radius)), at(bend), at(q.towards(bend, radius)))
			}
		}
		dst = fmt.Appendf(dst, `" fill="none" stroke="%s" stroke-width="2"/>`+"\n", svg.Neither)
	}
	for v, p := range f.places {
		dst = appendVertex(dst, f.g.Letter(v), svg.Pixels(corner.x+p.x), corner.y+p.y)
	}
	return dst
}

// appendVertex draws a vertex with the given centre.
func appendVertex(dst []byte, letter byte, x string, y float64) []byte {
	cy := svg.Pixels(y)
	fill := svg.Both
	switch letter | 0x20 {
	case '.':
		return fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="none" stroke="%s" stroke-width="2"/>`+"\n",
			x, cy, svg.Pixels(radius-1), svg.Neither)
	case 'x', 'l':
		fill = svg.Left
	case 'o', 'r':
		fill = svg.Right
	}
	dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", x, cy, svg.Pixels(radius), fill)
	if fill == svg.Right {
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="none" stroke="#ffffff" stroke-width="1.5"/>`+"\n",
			x, cy, svg.Pixels(radius-2.5))
	}
	return fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="13" fill="#ffffff">%s</text>`+"\n",
		x, svg.Pixels(y+4.5), svg.Escape(string(rune(letter))))
}
