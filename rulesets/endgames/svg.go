package endgames

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the board with the pieces, those of White in the colour of Left and the black king in that of Right.
// The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	side = 36.0 // of a square
	edge = 24.0
)

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	dst = svg.AppendStart(dst, -edge, -edge/3, 8*side+edge*4/3, 8*side+edge*4/3, "chess, "+p.String())
	dst = append(dst, `<path d="`...)
	for s := range Square(squares) {
		if (s.File()+s.Rank())%2 == 0 {
			dst = fmt.Appendf(dst, "M%s %sh%sv%sh%sz", svg.Pixels(side*float64(s.File())), svg.Pixels(side*float64(7-s.Rank())),
				svg.Pixels(side), svg.Pixels(side), svg.Pixels(-side))
		}
	}
	dst = fmt.Appendf(dst, `" fill="%s" fill-opacity="0.35"/>`+"\n", svg.Neither)
	dst = fmt.Appendf(dst, `<rect x="0" y="0" width="%s" height="%s" fill="none" stroke="%s"/>`+"\n", svg.Pixels(8*side), svg.Pixels(8*side), svg.Neither)
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for i := range 8 {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s">%c</text><text x="%s" y="%s">%d</text>`+"\n",
			svg.Pixels(side*(float64(i)+0.5)), svg.Pixels(8*side+edge*2/3), 'a'+i, svg.Pixels(-edge/2), svg.Pixels(side*(7.5-float64(i))+4), i+1)
	}
	dst = append(dst, `</g><g font-family="sans-serif" font-size="20" font-weight="bold" text-anchor="middle">`+"\n"...)
	for s := range Square(squares) {
		c := p.letter(s)
		if c == 0 {
			continue
		}
		colour := svg.Left
		if c == 'k' {
			c, colour = 'K', svg.Right
		}
		x, y := side*(float64(s.File())+0.5), side*(7.5-float64(s.Rank()))
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/><text x="%s" y="%s" fill="#fff">%c</text>`+"\n",
			svg.Pixels(x), svg.Pixels(y), svg.Pixels(side*0.42), colour, svg.Pixels(x), svg.Pixels(y+7), c)
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}
