package chocolate

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the bar with a cross on the poisoned square. The squares of a large bar are small, and those of a very
// large one are too small to be told apart, so that nothing but the shape of the bar and the place of the cross can be
// seen. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (b Bar) WriteSVG(w io.Writer) error {
	_, err := w.Write(b.AppendSVG(nil))
	return err
}

const (
	largest  = 32.0  // the size of a square
	smallest = 6.0   // the size of a square that is drawn
	longest  = 640.0 // the longer side of the bar, if squares are small
	edge     = 8.0
	arm      = 7.0 // of the cross
)

// AppendSVG appends what [Bar.WriteSVG] writes.
func (b Bar) AppendSVG(dst []byte) []byte {
	h := b.heaps()
	rows, cols := float64(h[2])+1+float64(h[3]), float64(h[0])+1+float64(h[1])
	size := min(largest, longest/max(rows, cols))
	width, height := max(size*cols, 1), max(size*rows, 1)
	dst = svg.AppendStart(dst, -edge, -edge, width+2*edge, height+2*edge, "a bar of chocolate with a poisoned square: "+b.String())
	dst = fmt.Appendf(dst, `<path d="M0 0h%sv%sh%sz`, svg.Pixels(width), svg.Pixels(height), svg.Pixels(-width))
	if size >= smallest {
		for row := 1; row < int(rows); row++ {
			dst = fmt.Appendf(dst, "M0 %sh%s", svg.Pixels(size*float64(row)), svg.Pixels(width))
		}
		for col := 1; col < int(cols); col++ {
			dst = fmt.Appendf(dst, "M%s 0v%s", svg.Pixels(size*float64(col)), svg.Pixels(height))
		}
	}
	dst = fmt.Appendf(dst, `" fill="%s" fill-opacity="0.35" stroke="%s"/>`+"\n", svg.Chocolate, svg.Chocolate)
	return svg.AppendEnd(svg.AppendCross(dst, size*(float64(h[0])+0.5), size*(float64(h[2])+0.5), arm, svg.Right))
}
