package continuum

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

const (
	lineLength = 720.0
	lineEdge   = 20.0
	lineHeight = 64.0
	dot        = 4.0 // the radius of the mark at an end
	mostDots   = 40  // intervals that have marks and numbers at their ends
)

// WriteSVG draws the distances as a line from 0: those that are lost are bars with a disc at an end that belongs to
// them and a ring at one that does not, and where play is over the line is broken. Numbers stand beside the ends where
// there is room for them. The picture is an SVG file without scripts that can be read on light and on dark pages. The
// error is that of w.
func (s *ApproachSolution) WriteSVG(w io.Writer) error {
	_, err := w.Write(s.AppendSVG(nil))
	return err
}

// AppendSVG appends what [ApproachSolution.WriteSVG] writes.
func (s *ApproachSolution) AppendSVG(dst []byte) []byte {
	lost := s.Lost()
	x := func(cut int64) float64 { return lineLength * float64(cut>>1) / float64(max(1, s.all.to>>1)) }
	dst = svg.AppendStart(dst, -lineEdge, 0, lineLength+2*lineEdge, lineHeight, fmt.Sprintf("a line of distances from which %d intervals are lost", len(lost)))
	y := svg.Pixels(lineHeight / 2)
	end := x(min(s.end.to, s.all.to))
	dst = fmt.Appendf(dst, `<path d="M0 %sH%s" stroke="%s" stroke-width="2" stroke-dasharray="3 3"/>`+"\n", y, svg.Pixels(end), svg.Neither)
	dst = fmt.Appendf(dst, `<path d="M%s %sH%s" stroke="%s" stroke-width="2"/>`+"\n", svg.Pixels(end), y, svg.Pixels(lineLength), svg.Left)
	room := [2]float64{-lineEdge, -lineEdge} // where numbers may begin, above the line and below it
	for i, l := range s.lost() {
		from, to := x(l.from), x(l.to)
		dst = fmt.Appendf(dst, `<path d="M%s %sH%s" stroke="%s" stroke-width="6"/>`+"\n", svg.Pixels(from), y, svg.Pixels(to), svg.Right)
		if len(lost) > mostDots {
			continue
		}
		above := room[0]
		dst = appendDot(dst, from, lost[i].Low, lost[i].LowOpen, 20, &room[0])
		if lost[i].Low == lost[i].High && room[0] > above {
			continue // one point has one number
		}
		dst = appendDot(dst, to, lost[i].High, lost[i].HighOpen, lineHeight-8, &room[1])
	}
	return svg.AppendEnd(dst)
}

// appendDot appends the mark and the number at an end of an interval, if there is room for it on its line.
func appendDot(dst []byte, x float64, number zermelo.Rational, isOpen bool, y float64, room *float64) []byte {
	// Inside a ring is the colour of what is won.
	fill := svg.Right
	if isOpen {
		fill = svg.Left
	}
	dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="2"/>`+"\n", svg.Pixels(x), svg.Pixels(lineHeight/2), svg.Pixels(dot), fill, svg.Right)
	const letter, blank = 8.0, 5.0
	half := letter * float64(len(number.String())) / 2
	x = max(half-lineEdge, min(x, lineLength+lineEdge-half)) // on the sheet
	if x-half < *room {
		return dst
	}
	*room = x + half + blank
	return fmt.Appendf(dst, `<text x="%s" y="%s" font-family="sans-serif" font-size="12" text-anchor="middle" fill="%s">%v</text>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Neither, number)
}
