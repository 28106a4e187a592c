package tiles

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws the tiles in three rows: those of the first player, those that nobody has, and those of the second
// player. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that of
// w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	const size, edge = 36, 8
	dst = svg.AppendStart(dst, -edge, -edge, float64(size*p.Tiles()+2*edge), 3*size+2*edge, "tiles: "+p.String())
	for i := range p.Tiles() {
		row, colour := 1, svg.Neither
		switch {
		case p.taken[zermelo.Max]>>i&1 != 0:
			row, colour = 0, svg.Left
		case p.taken[zermelo.Min]>>i&1 != 0:
			row, colour = 2, svg.Right
		}
		dst = fmt.Appendf(dst, `<rect x="%d" y="%d" width="30" height="30" rx="4" fill="%s" fill-opacity="0.2" stroke="%s" stroke-width="2"/>`+"\n", size*i+3, size*row+3, colour, colour)
		dst = fmt.Appendf(dst, `<text x="%d" y="%d" text-anchor="middle" font-family="sans-serif" font-size="16" fill="%s">%d</text>`+"\n", size*i+size/2, size*row+24, colour, i+1)
	}
	return svg.AppendEnd(dst)
}
