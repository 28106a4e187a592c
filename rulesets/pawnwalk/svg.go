package pawnwalk

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// Sizes in pixels.
const (
	leastSize = 36.0 // of a square
	edge      = 24.0
	letter    = 10.0
)

// WriteSVG draws the table as the figures of the source do, with the squares where Max moves shaded. The picture is an
// SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (t *Table) WriteSVG(w io.Writer) error {
	_, err := w.Write(t.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Table.WriteSVG] writes.
func (t *Table) AppendSVG(dst []byte) []byte {
	n := t.rules.Size()
	size := leastSize // so that all payoffs fit
	for row := range n {
		for col := range n {
			if v, ok := t.At(Square{col, row}); ok {
				size = max(size, letter*float64(svg.Letters(fmt.Sprint(v)))+4)
			}
		}
	}
	side := size * float64(n)
	dst = svg.AppendStart(dst, -edge, -4, side+edge+4, side+edge+4, fmt.Sprintf("what a pawn is worth at most %d moves from the anti-diagonal", t.moves))
	dst = append(dst, `<g font-family="sans-serif" font-size="16" text-anchor="middle">`+"\n"...)
	for row := range n {
		for col := range n {
			q := Square{col, row}
			x, y := size*float64(col), side-size*float64(row+1)
			fill := "none"
			if left, ok := t.rules.left(q); ok && left > 0 && t.rules.Turn(q) == zermelo.Max {
				fill = svg.Neither
			}
			dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s" fill-opacity="0.2" stroke="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Pixels(size), svg.Pixels(size), fill, svg.Neither)
			if v, ok := t.At(q); ok {
				dst = appendText(dst, x+size/2, y+size/2+6, v, svg.Left)
			}
		}
		dst = appendText(dst, -edge/2, side-size*float64(row)-size/2+6, row+1, svg.Neither)
		dst = appendText(dst, size*float64(row)+size/2, side+edge-8, string(rune('a'+row)), svg.Neither)
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}

func appendText(dst []byte, x, y float64, text any, fill string) []byte {
	return fmt.Appendf(dst, `<text x="%s" y="%s" fill="%s">%v</text>`+"\n", svg.Pixels(x), svg.Pixels(y), fill, text)
}
