package ship

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

const (
	spacing = 28.0  // of points that bear signs
	longest = 800.0 // the longer side of a chart without signs
	signed  = 40    // the largest number of columns and rows of a chart with signs
)

// WriteSVG draws the chart: points with a minus are filled squares. A chart of up to 40 columns and rows also has the
// signs, and the names of columns and rows. The picture is an SVG file without scripts that can be read on light and on
// dark pages. The error is that of w.
func (c *Chart) WriteSVG(w io.Writer) error {
	_, err := w.Write(c.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Chart.WriteSVG] writes.
func (c *Chart) AppendSVG(dst []byte) []byte {
	cols, rows := c.board.Cols, c.board.Rows
	size, edge := spacing, spacing
	isSigned := max(cols, rows) <= signed
	if !isSigned {
		size, edge = longest/float64(max(cols, rows)), 4
	}
	width, height := size*float64(cols), size*float64(rows)
	dst = svg.AppendStart(dst, -edge, -4, width+edge+4, height+edge+4, fmt.Sprintf("who wins with the ship at each of %d × %d points", cols, rows))
	dst = fmt.Appendf(dst, `<path transform="translate(0 %s) scale(%g %g)" fill="%s" fill-opacity="0.8" d="`, svg.Pixels(height), size, -size, svg.Right)
	for p := range c.Minus() {
		dst = fmt.Appendf(dst, "M%d %dh1v1h-1z", p.Col, p.Row)
	}
	dst = append(dst, "\"/>\n"...)
	dst = fmt.Appendf(dst, `<rect width="%s" height="%s" fill="none" stroke="%s"/>`+"\n", svg.Pixels(width), svg.Pixels(height), svg.Neither)
	if isSigned {
		dst = c.appendSigns(dst)
	}
	return svg.AppendEnd(dst)
}

func (c *Chart) appendSigns(dst []byte) []byte {
	text := func(x, y float64, text, fill string) {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" fill="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(y), fill, text)
	}
	bottom := spacing * float64(c.board.Rows)
	dst = append(dst, `<g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n"...)
	for col := range c.board.Cols {
		text(spacing*(float64(col)+0.5), bottom+18, column(col), svg.Neither)
	}
	for row := range c.board.Rows {
		text(-14, bottom-spacing*float64(row)-9, fmt.Sprint(row), svg.Neither)
	}
	for n, plus := range c.plus {
		p := c.point(n)
		x, y := spacing*(float64(p.Col)+0.5), bottom-spacing*float64(p.Row)-9
		if plus {
			text(x, y, "+", svg.Left)
		} else {
			text(x, y, "−", "#ffffff")
		}
	}
	return append(dst, "</g>\n"...)
}
