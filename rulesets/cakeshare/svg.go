package cakeshare

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws a position of a cake with so many crumbs as the rules say: the pieces that nobody has taken in the
// colour of chocolate, what Max has in that of Left, and what Min has in that of Right, each with the number of crumbs
// below. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that of
// w.
func (r Rules) WriteSVG(w io.Writer, s Share) error {
	_, err := w.Write(r.AppendSVG(nil, s))
	return err
}

const (
	length = 480.0 // of a whole cake
	height = 48.0
	least  = 36.0 // the room for a piece, so that its number can be read
	gap    = 8.0
	edge   = 8.0
)

// AppendSVG appends what [Rules.WriteSVG] writes.
func (r Rules) AppendSVG(dst []byte, s Share) []byte {
	type part struct {
		crumbs int
		colour string
	}
	var parts []part
	rest := r.Crumbs - s.Taken()
	for _, n := range s.Pieces() {
		parts = append(parts, part{n, svg.Chocolate})
		rest -= n
	}
	parts = append(parts, part{s.Taken(), svg.Left}, part{rest, svg.Right})
	width := func(p part) float64 { return length * float64(p.crumbs) / float64(max(1, r.Crumbs)) }
	var body []byte
	x := 0.0
	for _, p := range parts {
		if p.crumbs <= 0 {
			continue
		}
		room := max(least, width(p))
		body = fmt.Appendf(body, `<rect x="%s" y="0" width="%s" height="%s" rx="3" fill="%s" fill-opacity="0.35" stroke="%[4]s" stroke-width="2"/>`+"\n",
			svg.Pixels(x+(room-width(p))/2), svg.Pixels(width(p)), svg.Pixels(height), p.colour)
		body = fmt.Appendf(body, `<text x="%s" y="%s" fill="%s">%d</text>`+"\n", svg.Pixels(x+room/2), svg.Pixels(height+20), p.colour, p.crumbs)
		x += room + gap
	}
	dst = svg.AppendStart(dst, -edge, -edge, max(x-gap, least)+2*edge, height+28+edge, "a cake: "+s.String())
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n%s</g>\n", body)
	return svg.AppendEnd(dst)
}
