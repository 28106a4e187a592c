package cakes

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the cakes side by side. The lines between columns are blue, for where these are divided by Left, and
// those between rows are red and dashed. A cake that is too large is drawn smaller, each side by itself, and without lines,
// and of many cakes of one size one is drawn; then the text is below it. The picture is an SVG file without scripts that
// can be read on light and on dark pages. The error is that of w.
func (p Cakes) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	squareSize = 24.0
	edge       = 8.0
	gap        = 20.0
	lineWidth  = 640.0
	most       = 24 // rows or columns that are drawn
	mostAlike  = 12 // cakes of one size that are drawn
	letter     = 9  // the width of a digit, nearly
	fontHeight = 20
)

// AppendSVG appends what [Cakes.WriteSVG] writes.
func (p Cakes) AppendSVG(dst []byte) []byte {
	var body []byte
	x, y, below, width := 0.0, 0.0, 0.0, 0.0
	for _, b := range p.batches() {
		copies := 1
		if b.n <= mostAlike {
			copies, b.n = b.n, 1
		}
		w, h := b.size()
		for range copies {
			if x > 0 && x+w > lineWidth {
				x, y = 0, below
			}
			body = b.appendSVG(body, x, y)
			width, below = max(width, x+w), max(below, y+h+gap)
			x += w + gap
		}
	}
	title := "cakes: " + p.String()
	const brief = 50 // sizes of cakes whose text is a title
	switch n := len(p.code) / codeSize; {
	case n == 0:
		title = "no cakes"
	case n > brief:
		title = fmt.Sprintf("cakes of %d sizes", n)
	}
	dst = svg.AppendStart(dst, -edge, -edge, width+2*edge, max(0, below-gap)+2*edge, title)
	return svg.AppendEnd(append(dst, body...))
}

// isLarge reports whether a cake is too large to draw its lines.
func (b batch) isLarge() bool { return max(b.Rows, b.Cols) > most }

// text returns what is below the drawing of a cake.
func (b batch) text() string {
	if b.isLarge() || b.n > 1 {
		return string(b.appendText(nil))
	}
	return ""
}

// size returns the size of the drawing of a cake, with its text.
func (b batch) size() (width, height float64) {
	width, height = float64(min(b.Cols, most))*squareSize, float64(min(b.Rows, most))*squareSize
	if text := b.text(); text != "" {
		width, height = max(width, float64(len(text)*letter)), height+fontHeight
	}
	return width, height
}

// appendSVG draws a cake with its upper left corner at a place.
func (b batch) appendSVG(dst []byte, x, y float64) []byte {
	rows, cols := min(b.Rows, most), min(b.Cols, most)
	width, height := float64(cols)*squareSize, float64(rows)*squareSize
	if !b.isLarge() {
		dst = appendLines(dst, rows, svg.Right, ` stroke-dasharray="5 3"`, func(i float64) string {
			return "M" + svg.Pixels(x) + " " + svg.Pixels(y+i*squareSize) + "h" + svg.Pixels(width)
		})
		dst = appendLines(dst, cols, svg.Left, "", func(i float64) string {
			return "M" + svg.Pixels(x+i*squareSize) + " " + svg.Pixels(y) + "v" + svg.Pixels(height)
		})
	}
	if text := b.text(); text != "" {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" font-family="sans-serif" font-size="14" fill="%s">%s</text>`+"\n",
			svg.Pixels(x), svg.Pixels(y+height+fontHeight-5), svg.Neither, text)
	}
	return fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" fill="none" stroke="%s" stroke-width="2"/>`+"\n",
		svg.Pixels(x), svg.Pixels(y), svg.Pixels(width), svg.Pixels(height), svg.Neither)
}

// appendLines draws the lines between n rows or columns.
func appendLines(dst []byte, n int, colour, style string, line func(i float64) string) []byte {
	if n < 2 {
		return dst
	}
	dst = append(dst, `<path d="`...)
	for i := 1; i < n; i++ {
		dst = append(dst, line(float64(i))...)
	}
	return fmt.Appendf(dst, `" fill="none" stroke="%s" stroke-width="2"%s/>`+"\n", colour, style)
}
