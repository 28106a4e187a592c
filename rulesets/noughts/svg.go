package noughts

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the board, its layers side by side. The picture is an SVG file without scripts that can be read on
// light and on dark pages. The error is that of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	const size, edge, gap = 32, 8, 24
	cols, rows, layers := p.Cols(), p.Rows(), p.Layers()
	width := float64(layers*(size*cols+gap) - gap)
	if layers == 0 {
		width = 0
	}
	dst = svg.AppendStart(dst, -edge, -edge, width+2*edge, float64(size*rows)+2*edge, "noughts and crosses: "+p.String())
	for layer := range layers {
		left := layer * (size*cols + gap)
		dst = append(dst, `<path d="`...)
		for row := 0; row <= rows; row++ {
			dst = fmt.Appendf(dst, "M%d %dh%d", left, size*row, size*cols)
		}
		for col := 0; col <= cols; col++ {
			dst = fmt.Appendf(dst, "M%d 0v%d", left+size*col, size*rows)
		}
		dst = fmt.Appendf(dst, `" fill="none" stroke="%s" stroke-opacity="0.6"/>`+"\n", svg.Neither)
		for row := range rows {
			for col := range cols {
				x, y := left+size*col+size/2, size*row+size/2
				switch who, ok := p.At(col, row, layer); {
				case ok && who == zermelo.Max:
					dst = svg.AppendCross(dst, float64(x), float64(y), 9, svg.Left)
				case ok:
					dst = fmt.Appendf(dst, `<circle cx="%d" cy="%d" r="10" fill="none" stroke="%s" stroke-width="3"/>`+"\n", x, y, svg.Right)
				}
			}
		}
	}
	return svg.AppendEnd(dst)
}
