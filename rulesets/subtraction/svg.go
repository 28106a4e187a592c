package subtraction

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the heap as rows of ten counters; of a heap with more than a hundred it writes the number beside a
// single counter. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is
// that of w.
func (h Heap) WriteSVG(w io.Writer) error {
	_, err := w.Write(h.AppendSVG(nil))
	return err
}

const (
	distance = 32.0 // of counters
	radius   = 13.0
	inRow    = 10
	most     = 100 // counters that are drawn
	letter   = 11  // the width of a digit, nearly
)

// AppendSVG appends what [Heap.WriteSVG] writes.
func (h Heap) AppendSVG(dst []byte) []byte {
	title := fmt.Sprintf("a heap of %d", h)
	drawn := max(0, int(h))
	text := ""
	if h > most {
		drawn, text = 1, fmt.Sprintf("× %d", h)
	}
	width := distance*float64(min(drawn, inRow)) + float64(letter*len(text))
	dst = svg.AppendStart(dst, 0, 0, max(width, distance), distance*float64(max(1, (drawn+inRow-1)/inRow)), title)
	for i := range drawn {
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n",
			svg.Pixels(distance*(float64(i%inRow)+0.5)), svg.Pixels(distance*(float64(i/inRow)+0.5)), svg.Pixels(radius), svg.Both)
	}
	if text != "" {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" font-family="sans-serif" font-size="18" fill="%s">%s</text>`+"\n",
			svg.Pixels(distance+4), svg.Pixels(distance/2+6), svg.Neither, text)
	}
	return svg.AppendEnd(dst)
}
