package board

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the board. Empty squares have an outline, and squares that are not there are dark; a stone is a blue
// disc for Left, a red disc with a ring for Right and a green diamond for both, with its letter unless this is x or o.
// The package says which letters are which. The picture is an SVG file without scripts that can be read on light and on
// dark pages. The error is that of w.
func (b Board) WriteSVG(w io.Writer) error {
	_, err := w.Write(b.AppendSVG(nil))
	return err
}

const (
	squareSize = 40.0
	edge       = 8.0
)

// AppendSVG appends what [Board.WriteSVG] writes.
func (b Board) AppendSVG(dst []byte) []byte {
	width, height := float64(b.Cols())*squareSize+2*edge, float64(b.Rows())*squareSize+2*edge
	dst = svg.AppendStart(dst, 0, 0, width, height, fmt.Sprintf("a board of %d × %d squares: %s", b.Rows(), b.Cols(), b))
	for i := range b.cells {
		x, y := edge+float64(i%b.cols)*squareSize, edge+float64(i/b.cols)*squareSize
		inside := `fill="none"`
		if b.cells[i] == '#' {
			inside = `fill="` + svg.Neither + `"`
		}
		dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="%s" height="%s" %s stroke="%s"/>`+"\n",
			svg.Pixels(x), svg.Pixels(y), svg.Pixels(squareSize), svg.Pixels(squareSize), inside, svg.Neither)
		dst = appendStone(dst, b.cells[i], x+squareSize/2, y+squareSize/2)
	}
	return svg.AppendEnd(dst)
}

// appendStone draws what stands on a square with the given centre.
func appendStone(dst []byte, letter byte, x, y float64) []byte {
	const radius = 15.0
	cx, cy, r := svg.Pixels(x), svg.Pixels(y), svg.Pixels(radius)
	switch letter | 0x20 {
	case '.', '#':
		return dst
	case 'x', 't', 'l':
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", cx, cy, r, svg.Left)
	case 'o', 'f', 'r':
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", cx, cy, r, svg.Right)
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="none" stroke="#ffffff" stroke-width="2"/>`+"\n",
			cx, cy, svg.Pixels(radius-3))
	default:
		dst = fmt.Appendf(dst, `<path d="M%s %sl%s %s %s %s %s %sz" fill="%s"/>`+"\n",
			svg.Pixels(x-radius-2), cy, svg.Pixels(radius+2), svg.Pixels(-radius-2), svg.Pixels(radius+2), svg.Pixels(radius+2),
			svg.Pixels(-radius-2), svg.Pixels(radius+2), svg.Both)
	}
	if letter|0x20 == 'x' || letter|0x20 == 'o' {
		return dst
	}
	return fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="15" fill="#ffffff">%s</text>`+"\n",
		cx, svg.Pixels(y+5), svg.Escape(string(rune(letter))))
}
