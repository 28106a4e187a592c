package main

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"path/filepath"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/ship"
)

// chart marks the board.
func (o options) chart(ctx context.Context) (*ship.Chart, error) {
	return ship.NewChart(ctx, o.moves(), true, cgt.Limits{Positions: mostMapped})
}

// writeMap is the form map.
func writeMap(ctx context.Context, o options, stdout io.Writer) error {
	chart, err := o.chart(ctx)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	switch extension := strings.ToLower(filepath.Ext(o.file)); extension {
	case ".svg":
		err = chart.WriteSVG(&text)
	case ".png":
		err = writePNG(&text, chart, o.board)
	case ".txt", "":
		_, err = chart.WriteTo(&text)
	default:
		return fmt.Errorf("a map is written to a file whose name ends in .txt, .svg or .png, and not in %s", extension)
	}
	if err != nil {
		return err
	}
	if o.file == "" {
		_, err = stdout.Write(text.Bytes())
		return err
	}
	return writeFile(o.file, text.Bytes())
}

// The colours of a map, on light and on dark pages: it has a ground of its own.
var palette = color.Palette{
	color.RGBA{0xf4, 0xf1, 0xe6, 0xff}, // plus, and the paper around
	color.RGBA{0x1f, 0x4e, 0x79, 0xff}, // minus
	color.RGBA{0xdd, 0x4b, 0x3e, 0xff}, // the island
	color.RGBA{0xc8, 0xc2, 0xae, 0xff}, // lines between points
}

const (
	plusColour uint8 = iota
	minusColour
	islandColour
	lineColour
)

// largestSquare is that of a point on a small map; a map of a thousand points or more has one pixel for each.
const largestSquare = 24

// writePNG draws a map: a square for each point, row by row from the bottom.
func writePNG(w io.Writer, chart *ship.Chart, board ship.Board) error {
	size := max(1, min(largestSquare, 1000/max(board.Cols, board.Rows)))
	m := image.NewPaletted(image.Rect(0, 0, size*board.Cols, size*board.Rows), palette)
	fill := func(p ship.Point, c uint8) {
		for y := range size {
			for x := range size {
				at := c
				if size >= 8 && (x == 0 || y == 0) {
					at = lineColour
				}
				m.SetColorIndex(p.Col*size+x, (board.Rows-1-p.Row)*size+y, at)
			}
		}
	}
	for row := range board.Rows {
		for col := range board.Cols {
			p := ship.Point{Col: col, Row: row}
			c := minusColour
			if plus, _ := chart.Plus(p); plus {
				c = plusColour
			}
			fill(p, c)
		}
	}
	fill(ship.Point{}, islandColour)
	return png.Encode(w, m)
}
