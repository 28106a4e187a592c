package kingrooks

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws a position: the king is a K in the colour of Left, with lines along his row and his column, where a
// rook gives check, and the rooks are in that of Right. Boards of up to 40 rows have squares, the numbers of columns
// and rows, and letters on the pieces. What is not on the board is not drawn. The picture is an SVG file without
// scripts that can be read on light and on dark pages. The error is that of w.
func (r Rules) WriteSVG(w io.Writer, p Position) error {
	_, err := w.Write(r.AppendSVG(nil, p))
	return err
}

const (
	largest = 28.0  // the size of a square
	longest = 800.0 // the side of a board without squares
	lined   = 40    // the largest number of rows of a board with squares
	edge    = 24.0
	dot     = 2.5 // the smallest radius of a piece
)

// AppendSVG appends what [Rules.WriteSVG] writes.
func (r Rules) AppendSVG(dst []byte, p Position) []byte {
	n, size := max(r.Size, 0), largest
	isLined := n <= lined
	if !isLined {
		size = longest / float64(n)
	}
	side := size * float64(n)
	dst = svg.AppendStart(dst, -edge, -edge/3, side+edge*4/3, side+edge*4/3, fmt.Sprintf("the king on %v among %s on %d × %d squares, %v to move", p.King, plural.Of(p.NumRooks(), "rook", "rooks"), n, n, p.Next))
	if isLined {
		dst = appendSquares(dst, n)
	}
	dst = fmt.Appendf(dst, `<rect x="0" y="0" width="%s" height="%[1]s" fill="none" stroke="%s"/>`+"\n", svg.Pixels(side), svg.Neither)
	middle := func(q Square) (x, y float64) { return size * (float64(q.Col) + 0.5), side - size*(float64(q.Row)+0.5) }
	if r.contains(p.King) {
		x, y := middle(p.King)
		dst = fmt.Appendf(dst, `<path d="M%s 0V%[2]sM0 %[3]sH%[2]s" fill="none" stroke="%[4]s"/>`+"\n", svg.Pixels(x), svg.Pixels(side), svg.Pixels(y), svg.Left)
	}
	dst = append(dst, `<g font-family="sans-serif" font-size="16" font-weight="bold" text-anchor="middle">`+"\n"...)
	piece := func(q Square, letter byte, colour string) {
		if !r.contains(q) {
			return
		}
		x, y := middle(q)
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`, svg.Pixels(x), svg.Pixels(y), svg.Pixels(max(dot, 0.42*size)), colour)
		if isLined {
			dst = fmt.Appendf(dst, `<text x="%s" y="%s" fill="#fff">%c</text>`, svg.Pixels(x), svg.Pixels(y+5.5), letter)
		}
		dst = append(dst, '\n')
	}
	for _, q := range p.Rooks() {
		piece(q, 'R', svg.Right)
	}
	piece(p.King, 'K', svg.Left)
	return svg.AppendEnd(append(dst, "</g>\n"...))
}

// appendSquares draws the dark squares of a board with so many rows, and numbers beside it.
func appendSquares(dst []byte, n int) []byte {
	side := largest * float64(n)
	dst = append(dst, `<path d="`...)
	for col := range n {
		for row := col % 2; row < n; row += 2 {
			dst = fmt.Appendf(dst, "M%s %sh%sv%[3]sh%s", svg.Pixels(largest*float64(col)), svg.Pixels(side-largest*float64(row+1)), svg.Pixels(largest), svg.Pixels(-largest))
		}
	}
	dst = fmt.Appendf(dst, `" fill="%s" fill-opacity="0.25"/>`+"\n", svg.Neither)
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for i := range n {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s">%d</text><text x="%s" y="%s">%[3]d</text>`+"\n",
			svg.Pixels(largest*(float64(i)+0.5)), svg.Pixels(side+edge*2/3), i, svg.Pixels(-edge/2), svg.Pixels(side-largest*(float64(i)+0.5)+4))
	}
	return append(dst, "</g>\n"...)
}
