package ship

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
)

// WriteMovesSVG draws the board with the island in its corner, the ship at p, and rings around the points to which it
// can move. A board of up to 40 columns and rows also has all its points, on a grid, and the names of columns and rows.
// A ship that is not on the board is not drawn. The picture is an SVG file without scripts that can be read on light
// and on dark pages. The error is that of w. WriteMovesSVG panics if moves is nil, or if there are no such rules, as
// [NewChart] does.
//
// Source: The sea chart, fig. 1.
func WriteMovesSVG(w io.Writer, moves Moves, p Point) error {
	_, err := w.Write(AppendMovesSVG(nil, moves, p))
	return err
}

// AppendMovesSVG appends what [WriteMovesSVG] writes.
func AppendMovesSVG(dst []byte, moves Moves, p Point) []byte {
	board := newChart(moves, false).board
	size, isGrid := spacing, max(board.Cols, board.Rows) <= signed
	if !isGrid {
		size = longest / float64(max(board.Cols, board.Rows))
	}
	// The point A0 is at (0, 0), and y grows downwards.
	width, height := size*float64(board.Cols-1), size*float64(board.Rows-1)
	at := func(q Point) (x, y string) {
		return svg.Pixels(size * float64(q.Col)), svg.Pixels(-size * float64(q.Row))
	}
	radius := max(2, 0.3*size)
	room := spacing
	dst = svg.AppendStart(dst, -1.5*room, -height-room, width+2.5*room, height+2.5*room, fmt.Sprintf("the ship at %v on a board of %d × %d points", p, board.Cols, board.Rows))
	if isGrid {
		dst = board.appendGrid(dst)
	} else {
		dst = fmt.Appendf(dst, `<rect x="0" y="%s" width="%s" height="%s" fill="none" stroke="%s"/>`+"\n", svg.Pixels(-height), svg.Pixels(width), svg.Pixels(height), svg.Neither)
	}
	x, y := at(Point{})
	dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", x, y, svg.Pixels(radius), svg.Right)
	for _, q := range moves.AppendMoves(nil, p, cgt.Left) {
		x, y := at(q)
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="none" stroke="%s" stroke-width="2"/>`+"\n", x, y, svg.Pixels(radius), svg.Left)
	}
	if board.Contains(p) {
		x, y := size*float64(p.Col), -size*float64(p.Row)
		// A hull with a mast and a sail.
		dst = fmt.Appendf(dst, `<path d="M%s %sh%sl%s %sh%szM%s %sv%sl%s %sz" fill="%s" stroke="%[12]s"/>`+"\n",
			svg.Pixels(x-1.4*radius), svg.Pixels(y+0.3*radius), svg.Pixels(2.8*radius), svg.Pixels(-0.6*radius), svg.Pixels(0.8*radius), svg.Pixels(-1.6*radius),
			svg.Pixels(x), svg.Pixels(y+0.1*radius), svg.Pixels(-1.7*radius), svg.Pixels(radius), svg.Pixels(1.4*radius), svg.Left)
	}
	return svg.AppendEnd(dst)
}

// appendGrid appends lines with a dot for each point, and the names of columns and rows.
func (b Board) appendGrid(dst []byte) []byte {
	width, height := spacing*float64(b.Cols-1), spacing*float64(b.Rows-1)
	dst = append(dst, `<path d="`...)
	for col := range b.Cols {
		dst = fmt.Appendf(dst, "M%s 0v%s", svg.Pixels(spacing*float64(col)), svg.Pixels(-height))
	}
	for row := range b.Rows {
		dst = fmt.Appendf(dst, "M0 %sh%s", svg.Pixels(-spacing*float64(row)), svg.Pixels(width))
	}
	dst = fmt.Appendf(dst, `" stroke="%s" stroke-opacity="0.35"/>`+"\n", svg.Neither)
	dst = fmt.Appendf(dst, `<g fill="%s" font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n", svg.Neither)
	for row := range b.Rows {
		for col := range b.Cols {
			dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="2.5"/>`+"\n", svg.Pixels(spacing*float64(col)), svg.Pixels(-spacing*float64(row)))
		}
	}
	for col := range b.Cols {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(spacing*float64(col)), svg.Pixels(spacing), column(col))
	}
	for row := range b.Rows {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s">%d</text>`+"\n", svg.Pixels(-spacing*0.85), svg.Pixels(5-spacing*float64(row)), row)
	}
	return append(dst, "</g>\n"...)
}
