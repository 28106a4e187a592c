package hex

import (
	"fmt"
	"io"
	"math"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the board: cells of the first player have a disc, those of the second one a ring, and the sides that
// each is to join have the colour of the player. The picture is an SVG file without scripts that can be read on light
// and on dark pages. The error is that of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	radius = 18.0 // of a hexagon, from the middle to a corner
	edge   = 10.0
)

// width is that of a hexagon.
var width = radius * math.Sqrt(3)

// corner returns a corner of the hexagon of a cell: the uppermost one is 0, and they go on clockwise.
func corner(col, row, i int) (x, y float64) {
	angle := float64(i-3) * math.Pi / 3
	return width*(float64(col)+float64(row)/2+0.5) - radius*math.Sin(angle), radius*(1.5*float64(row)+1) + radius*math.Cos(angle)
}

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	cols, rows := p.Cols(), p.Rows()
	dst = svg.AppendStart(dst, -edge, -edge, width*(float64(cols)+float64(max(rows-1, 0))/2)+2*edge, radius*(1.5*float64(rows)+0.5)+2*edge, "a position of Hex: "+p.String())
	line := func(col, row int, corners ...int) {
		for i, c := range corners {
			x, y := corner(col, row, c)
			dst = fmt.Appendf(dst, "%c%s %s", "ML"[min(i, 1)], svg.Pixels(x), svg.Pixels(y))
		}
	}
	path := func(style string, draw func()) {
		dst = append(dst, `<path d="`...)
		draw()
		dst = fmt.Appendf(dst, `" fill="none" %s/>`+"\n", style)
	}
	path(fmt.Sprintf(`stroke="%s" stroke-opacity="0.6"`, svg.Neither), func() {
		for row := range rows {
			for col := range cols {
				line(col, row, 0, 1, 2, 3, 4, 5, 0)
			}
		}
	})
	path(fmt.Sprintf(`stroke="%s" stroke-width="4"`, svg.Left), func() {
		for col := range cols {
			line(col, 0, 5, 0, 1)
			line(col, rows-1, 4, 3, 2)
		}
	})
	path(fmt.Sprintf(`stroke="%s" stroke-width="4"`, svg.Right), func() {
		for row := range rows {
			// The slanted edges of the acute corners belong to the other player's sides.
			if line(0, row, 5, 4); row < rows-1 {
				line(0, row, 4, 3)
			}
			if line(cols-1, row, 1, 2); row > 0 {
				line(cols-1, row, 0, 1)
			}
		}
	})
	for row := range rows {
		for col := range cols {
			x, y := width*(float64(col)+float64(row)/2+0.5), radius*(1.5*float64(row)+1)
			switch who, ok := p.At(col, row); {
			case ok && who == zermelo.Max:
				dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="10" fill="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Left)
			case ok:
				dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="8" fill="none" stroke="%s" stroke-width="4"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Right)
			}
		}
	}
	return svg.AppendEnd(dst)
}
