package robots

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws a position: the strip of cells with their numbers, and the robots above it, piled up. Those of the two
// classes have the colours of Left and Right, and those that are not divided that of both. Where more than eight stand
// in a cell there is one with their number. Only the first forty cells are drawn, and the title says how many robots
// there are. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that
// of w.
func (p Position) WriteSVG(w io.Writer) error {
	_, err := w.Write(p.AppendSVG(nil))
	return err
}

const (
	cellSize  = 36.0
	edge      = 10.0
	mostDrawn = 40 // cells
	mostPiled = 8  // robots in a cell
)

// AppendSVG appends what [Position.WriteSVG] writes.
func (p Position) AppendSVG(dst []byte) []byte {
	type pile struct{ cell, count, class int }
	var piles []pile
	robots := p.Robots()
	last, highest := 0, 1
	for cell, count := range robots.All() {
		if last = cell; cell >= mostDrawn {
			last = mostDrawn - 1
			break
		}
		if count <= mostPiled {
			highest = max(highest, count)
		}
		for class, c := range p.classes {
			if n := c.At(cell); n > 0 {
				piles = append(piles, pile{cell, n, class})
			}
		}
	}
	if highest == 1 && p.isDivided {
		highest = 2
	}
	top := -cellSize * float64(highest)
	width, height := cellSize*float64(last+1), cellSize-top
	dst = svg.AppendStart(dst, -edge, top-edge, width+2*edge, height+2*edge, p.title())
	dst = append(dst, `<g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n"...)
	for cell := range last + 1 {
		x := cellSize * float64(cell)
		dst = fmt.Appendf(dst, `<rect x="%s" y="0" width="%s" height="%[2]s" fill="none" stroke="%s"/><text x="%[4]s" y="23" fill="%[3]s">%[5]d</text>`+"\n", svg.Pixels(x), svg.Pixels(cellSize), svg.Neither, svg.Pixels(x+cellSize/2), cell)
	}
	standing := map[int]int{} // what stands in a cell already
	for _, x := range piles {
		colour := svg.Both
		if p.isDivided {
			colour = [...]string{svg.Left, svg.Right}[x.class]
		}
		n, text := x.count, ""
		if robots.At(x.cell) > mostPiled {
			n, text = 1, fmt.Sprint(x.count)
		}
		for range n {
			left, bottom := cellSize*float64(x.cell), -cellSize*float64(standing[x.cell])
			standing[x.cell]++
			dst = appendRobot(dst, left, bottom, colour, text)
		}
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}

// appendRobot draws a robot that stands on a point of the strip: a head with an aerial on a body, or a body with a
// number.
func appendRobot(dst []byte, left, bottom float64, colour, text string) []byte {
	middle := left + cellSize/2
	if text != "" {
		dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="32" height="22" rx="4" fill="%s"/>`, svg.Pixels(left+2), svg.Pixels(bottom-24), colour)
		const room, digit = 29.0, 0.58 // the width of a digit, by its size
		size := min(10, room/digit/float64(len(text)))
		return fmt.Appendf(dst, `<text x="%s" y="%s" font-size="%s" fill="#fff">%s</text>`+"\n", svg.Pixels(middle), svg.Pixels(bottom-13+0.4*size), svg.Pixels(size), text)
	}
	dst = fmt.Appendf(dst, `<path d="M%s %sv-4" stroke="%s" stroke-width="2"/>`, svg.Pixels(middle), svg.Pixels(bottom-28), colour)
	dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="14" height="11" rx="3" fill="%s"/>`, svg.Pixels(middle-7), svg.Pixels(bottom-28), colour)
	dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="22" height="14" rx="3" fill="%s"/>`, svg.Pixels(middle-11), svg.Pixels(bottom-16), colour)
	return fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="1.5" fill="#fff"/><circle cx="%s" cy="%[2]s" r="1.5" fill="#fff"/>`+"\n", svg.Pixels(middle-3), svg.Pixels(bottom-23), svg.Pixels(middle+3))
}

// title says what the picture shows.
func (p Position) title() string {
	first, second := p.classes[0].Len(), p.classes[1].Len()
	if p.isDivided {
		return fmt.Sprintf("%d robots, divided into %d and %d", first+second, first, second)
	}
	return fmt.Sprintf("%d robots", first)
}
