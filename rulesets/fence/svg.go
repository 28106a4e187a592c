package fence

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the fence. The picture is an SVG file without scripts that can be read on light and on dark pages. The
// error is that of w.
func (f Fence) WriteSVG(w io.Writer) error {
	_, err := w.Write(f.AppendSVG(nil))
	return err
}

const (
	width  = 20.0 // of a plank, with the gap after it
	gap    = 3.0
	height = 80.0
	tip    = 12.0
	edge   = 8.0
)

// AppendSVG appends what [Fence.WriteSVG] writes.
func (f Fence) AppendSVG(dst []byte) []byte {
	dst = svg.AppendStart(dst, -edge, -edge, width*float64(max(1, f.Planks()))+2*edge, height+2*edge, fmt.Sprintf("a fence of %d planks, %d of them painted, with %d borders", f.Planks(), f.Painted(), f.Borders()))
	for i := range f.Planks() {
		colour := [...]string{"none", svg.Left, svg.Both}[f.At(i)]
		dst = fmt.Appendf(dst, `<path d="M%s %sl%s %sl%s %sV%sh%sz" fill="%s" stroke="%s" stroke-linejoin="round"/>`+"\n",
			svg.Pixels(width*float64(i)), svg.Pixels(tip), svg.Pixels((width-gap)/2), svg.Pixels(-tip), svg.Pixels((width-gap)/2), svg.Pixels(tip),
			svg.Pixels(height), svg.Pixels(gap-width), colour, svg.Neither)
	}
	return svg.AppendEnd(dst)
}
