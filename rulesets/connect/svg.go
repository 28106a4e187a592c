package connect

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the board: the stones of the first player are full discs, those of the second one rings. The picture
// is an SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	const size, edge = 32, 8
	width, height := size*float64(p.Cols()), size*float64(p.Rows())
	dst = svg.AppendStart(dst, -edge, -edge, width+2*edge, height+2*edge, "a position of Connect: "+p.String())
	dst = fmt.Appendf(dst, `<rect width="%s" height="%s" rx="4" fill="none" stroke="%s"/>`+"\n", svg.Pixels(width), svg.Pixels(height), svg.Neither)
	for row := p.Rows() - 1; row >= 0; row-- {
		for col := range p.Cols() {
			style := fmt.Sprintf(`r="12" fill="none" stroke="%s" stroke-opacity="0.5"`, svg.Neither)
			switch who, ok := p.At(col, row); {
			case ok && who == zermelo.Max:
				style = fmt.Sprintf(`r="12" fill="%s"`, svg.Left)
			case ok:
				style = fmt.Sprintf(`r="9.5" fill="none" stroke="%s" stroke-width="5"`, svg.Right)
			}
			dst = fmt.Appendf(dst, `<circle cx="%d" cy="%d" %s/>`+"\n", size*col+size/2, size*(p.Rows()-1-row)+size/2, style)
		}
	}
	return svg.AppendEnd(dst)
}
