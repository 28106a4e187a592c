package main

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// net is a graph to be drawn, with places for everything.
type net struct {
	title string
	links []link
	dots  []dot
}

type point struct{ x, y float64 }

// link is a line, which bends towards a point if there is one.
type link struct {
	from, to point
	bend     *point
	colour   string
	isDashed bool
	width    float64
}

// dot is a vertex, filled or not.
type dot struct {
	at     point
	colour string
	isRing bool
}

// write draws the graph.
func (n *net) write(w io.Writer) error {
	const edge, radius = 16.0, 4.5
	var low, high point
	first := true
	see := func(p point) {
		if first {
			low, high, first = p, p, false
		}
		low, high = point{min(low.x, p.x), min(low.y, p.y)}, point{max(high.x, p.x), max(high.y, p.y)}
	}
	for _, d := range n.dots {
		see(d.at)
	}
	for _, l := range n.links {
		if l.bend != nil { // no point of the curve is farther away than the middle of the bend
			see(point{(l.from.x + 2*l.bend.x + l.to.x) / 4, (l.from.y + 2*l.bend.y + l.to.y) / 4})
		}
	}
	b := svg.AppendStart(nil, low.x-edge, low.y-edge, high.x-low.x+2*edge, high.y-low.y+2*edge, n.title)
	for _, l := range n.links {
		path := fmt.Sprintf("M%s %s", svg.Pixels(l.from.x), svg.Pixels(l.from.y))
		if l.bend != nil {
			path += fmt.Sprintf("Q%s %s ", svg.Pixels(l.bend.x), svg.Pixels(l.bend.y))
		} else {
			path += "L"
		}
		dash := ""
		if l.isDashed {
			dash = ` stroke-dasharray="6 4"`
		}
		b = fmt.Appendf(b, `<path d="%s%s %s" fill="none" stroke="%s" stroke-width="%s"%s/>`+"\n", path, svg.Pixels(l.to.x), svg.Pixels(l.to.y), l.colour, svg.Pixels(l.width), dash)
	}
	for _, d := range n.dots {
		fill := d.colour
		if d.isRing {
			fill = "none"
		}
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="2"/>`+"\n", svg.Pixels(d.at.x), svg.Pixels(d.at.y), svg.Pixels(radius), fill, d.colour)
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}
