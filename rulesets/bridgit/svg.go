package bridgit

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// WriteSVG draws the board: see [Board.WriteSVG].
func (p Position) WriteSVG(w io.Writer) error { return p.Board().WriteSVG(w, p.Claims()) }

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte { return p.Board().AppendSVG(dst, p.Claims()) }

// WriteSVG draws a position of the game that [Board.Game] returns: points of the first player are discs, those of the
// second one are rings, and the links and the sides that each is to join have the colour of the player. The picture is
// an SVG file without scripts that can be read on light and on dark pages. Places that are not there do not count. The
// error is that of w.
func (b Board) WriteSVG(w io.Writer, p structure.Claims) error {
	_, err := w.Write(b.AppendSVG(nil, p))
	return err
}

// step is the distance between points of different players in a row or a column.
const step = 14

// AppendSVG appends what [Board.WriteSVG] writes.
func (b Board) AppendSVG(dst []byte, p structure.Claims) []byte {
	const edge = 12
	width, height := 2*step*b.cols, 2*step*max(b.rows-1, 0)
	dst = svg.AppendStart(dst, -edge, -edge, float64(width+2*edge), float64(height+2*edge), fmt.Sprintf("a game of Bridg-It on %d columns and %d rows: %d links", b.cols, b.rows, p.Max.Len()+p.Min.Len()))
	if b.cols == 0 {
		return svg.AppendEnd(dst)
	}
	path := func(colour string, draw func()) {
		dst = append(dst, `<path d="`...)
		draw()
		dst = fmt.Appendf(dst, `" fill="none" stroke="%s" stroke-width="4" stroke-linecap="round"/>`+"\n", colour)
	}
	line := func(x, y, dx, dy int) { dst = fmt.Appendf(dst, "M%d %dl%d %d", x, y, dx, dy) }
	path(svg.Left, func() {
		line(step, 0, width-2*step, 0)
		line(step, height, width-2*step, 0)
		b.links(p.Max, func(x, y int, isUpright bool) {
			if isUpright {
				line(x, y-step, 0, 2*step)
			} else {
				line(x-step, y, 2*step, 0)
			}
		})
	})
	path(svg.Right, func() {
		line(0, step, 0, height-2*step)
		line(width, step, 0, height-2*step)
		b.links(p.Min, func(x, y int, isUpright bool) {
			if isUpright {
				line(x-step, y, 2*step, 0)
			} else {
				line(x, y-step, 0, 2*step)
			}
		})
	})
	for row := range b.rows {
		for col := range b.cols {
			dst = fmt.Appendf(dst, `<circle cx="%d" cy="%d" r="5" fill="%s"/>`+"\n", (2*col+1)*step, 2*row*step, svg.Left)
		}
		if row == b.rows-1 {
			break
		}
		for col := range b.cols + 1 {
			dst = fmt.Appendf(dst, `<circle cx="%d" cy="%d" r="4" fill="none" stroke="%s" stroke-width="3"/>`+"\n", 2*col*step, (2*row+1)*step, svg.Right)
		}
	}
	return svg.AppendEnd(dst)
}

// links calls draw with the middle of each place in a set, and whether a link of the first player is upright there.
func (b Board) links(places structure.Cells, draw func(x, y int, isUpright bool)) {
	place := 0
	for line := range b.lines() {
		for col := range b.width(line) {
			if places.Contains(place) {
				draw((2*col+1+line%2)*step, (line+1)*step, line%2 == 0)
			}
			place++
		}
	}
}
