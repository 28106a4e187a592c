package quixo

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the board. The picture is an SVG file without scripts that can be read on light and on dark pages. The
// error is that of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	side = 36.0 // of a cube
	gap  = 3.0  // between cubes
	edge = 8.0
)

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	length := (side+gap)*float64(p.Size()) + 2*edge
	dst = svg.AppendStart(dst, -edge, -edge, length, length, "Quixo, "+p.String())
	for row := range p.Size() {
		for col := range p.Size() {
			x, y := (side+gap)*float64(col), (side+gap)*float64(row)
			dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" rx="5" fill="%s" fill-opacity="0.3" stroke="%s"/>`+"\n",
				svg.Pixels(x), svg.Pixels(y), svg.Pixels(side), svg.Pixels(side), svg.Chocolate, svg.Chocolate)
			who, ok := p.At(row, col)
			cx, cy, arm := x+side/2, y+side/2, side/4
			switch {
			case ok && who == zermelo.Max:
				dst = fmt.Appendf(dst, `<path d="M%s %sl%s %sm0 %sl%s %s" fill="none" stroke="%s" stroke-width="4" stroke-linecap="round"/>`+"\n",
					svg.Pixels(cx-arm), svg.Pixels(cy-arm), svg.Pixels(2*arm), svg.Pixels(2*arm), svg.Pixels(-2*arm), svg.Pixels(-2*arm), svg.Pixels(2*arm), svg.Left)
			case ok:
				dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="none" stroke="%s" stroke-width="4"/>`+"\n",
					svg.Pixels(cx), svg.Pixels(cy), svg.Pixels(arm+1), svg.Right)
			}
		}
	}
	return svg.AppendEnd(dst)
}
