package coins

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/rulesets/board"
)

// WriteSVG draws coins: a disc for each with heads up, and a ring for each with tails up. The picture is an SVG file
// without scripts that can be read on light and on dark pages. The error is that of w.
func WriteSVG(w io.Writer, b board.Board) error {
	_, err := w.Write(AppendSVG(nil, b))
	return err
}

const (
	distance = 36.0 // of coins
	radius   = 14.0
)

// AppendSVG appends what [WriteSVG] writes.
func AppendSVG(dst []byte, b board.Board) []byte {
	width, height := distance*float64(b.Cols()), distance*float64(b.Rows())
	dst = svg.AppendStart(dst, 0, 0, max(width, distance), max(height, distance), fmt.Sprintf("coins: %v", b))
	for at := range b.Len() {
		style := `fill="none" stroke="` + svg.Neither + `" stroke-width="2"`
		if b.At(at) == heads {
			style = `fill="` + svg.Both + `" stroke="` + svg.Both + `" stroke-width="2"`
		}
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" %s/>`+"\n",
			svg.Pixels(distance*(float64(at%b.Cols())+0.5)), svg.Pixels(distance*(float64(at/b.Cols())+0.5)), svg.Pixels(radius), style)
	}
	return svg.AppendEnd(dst)
}
