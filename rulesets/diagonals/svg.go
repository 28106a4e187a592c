package diagonals

import (
	"fmt"
	"io"
	"math"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the polygons side by side, with the number of corners in the middle. One with very many corners is
// drawn as one with fewer, since nobody could see them, and of very many polygons only the first ones are drawn, with
// dots after them. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is
// that of w.
func (p Polygons) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	radius      = 48.0
	gap         = 16.0
	inLine      = 6  // polygons
	mostDrawn   = 60 // polygons
	mostCorners = 90 // of a polygon that is drawn
)

// AppendSVG appends what [Polygons.WriteSVG] writes.
func (p Polygons) AppendSVG(dst []byte) []byte {
	drawn := min(len(p.code)/4, mostDrawn)
	title := "polygons with so many corners: " + p.String()
	if drawn == mostDrawn {
		title = fmt.Sprintf("%d polygons", len(p.code)/4)
	}
	const cell = 2*radius + gap
	lines := (drawn + inLine - 1) / inLine
	dots := 0.0
	if drawn < len(p.code)/4 {
		dots = 2 * gap
	}
	dst = svg.AppendStart(dst, 0, 0, max(cell*float64(min(drawn, inLine)), gap), max(cell*float64(lines), gap)+dots, title)
	dst = fmt.Appendf(dst, `<g fill="none" stroke="%s" stroke-width="2" font-family="sans-serif" font-size="16" text-anchor="middle">`+"\n", svg.Both)
	i := 0
	for n := range p.All() {
		if i == drawn {
			dst = fmt.Appendf(dst, `<text x="%s" y="%s" fill="%s" stroke="none">…</text>`+"\n", svg.Pixels(gap), svg.Pixels(cell*float64(lines)+gap), svg.Neither)
			break
		}
		x, y := cell*(float64(i%inLine)+0.5), cell*(float64(i/inLine)+0.5)
		dst = append(dst, `<path d="`...)
		corners := min(n, mostCorners)
		for c := range corners {
			sin, cos := math.Sincos(2 * math.Pi * (float64(c) + 0.5) / float64(corners))
			dst = fmt.Appendf(dst, "%c%s %s", "ML"[min(c, 1)], svg.Pixels(x+radius*sin), svg.Pixels(y+radius*cos))
		}
		dst = fmt.Appendf(dst, `z"/>`+"\n"+`<text x="%s" y="%s" fill="%s" stroke="none">%d</text>`+"\n", svg.Pixels(x), svg.Pixels(y+6), svg.Neither, n)
		i++
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}
