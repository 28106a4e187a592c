package chomp

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the bar, with a cross on the poisoned square. The picture is an SVG file without scripts that can be
// read on light and on dark pages. The error is that of w.
func (b Bar) WriteSVG(w io.Writer) error {
	_, err := w.Write(b.AppendSVG(nil))
	return err
}

const (
	largest = 32.0  // the size of a square
	longest = 640.0 // the longer side of a large bar, or less
	edge    = 8.0
)

// AppendSVG appends what [Bar.WriteSVG] writes.
func (b Bar) AppendSVG(dst []byte) []byte {
	size := largest
	if n := max(b.Rows(), b.Cols()); n > 0 {
		size = min(largest, float64(int(longest)/n))
	}
	title := "a bar of Chomp with the rows " + b.String()
	if b == (Bar{}) {
		title = "a bar of Chomp without squares"
	}
	dst = svg.AppendStart(dst, -edge, -edge, size*float64(b.Cols())+2*edge, size*float64(b.Rows())+2*edge, title)
	if b != (Bar{}) {
		dst = append(dst, `<path d="`...)
		for row := range b.Rows() {
			dst = fmt.Appendf(dst, "M0 %sh%sv%sh%sz", svg.Pixels(size*float64(row)),
				svg.Pixels(size*float64(b.Row(row))), svg.Pixels(size), svg.Pixels(-size*float64(b.Row(row))))
		}
		for col, n := 1, b.Turned(); col < b.Cols(); col++ {
			dst = fmt.Appendf(dst, "M%s 0v%s", svg.Pixels(size*float64(col)), svg.Pixels(size*float64(n.Row(col))))
		}
		dst = fmt.Appendf(dst, `" fill="%s" fill-opacity="0.35" stroke="%s"/>`+"\n", svg.Chocolate, svg.Chocolate)
		dst = svg.AppendCross(dst, size/2, size/2, size/4, svg.Right)
	}
	return svg.AppendEnd(dst)
}
