package piles

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws heaps side by side: columns of counters with the numbers below. A heap of more than twenty is a
// counter and three dots above it. The picture is an SVG file without scripts that can be read on light and on dark
// pages. The error is that of w.
func WriteSVG(w io.Writer, heaps ...uint64) error {
	_, err := w.Write(AppendSVG(nil, heaps...))
	return err
}

const (
	across = 34.0 // from heap to heap
	up     = 15.0 // from counter to counter
	most   = 20   // counters that are drawn
	letter = 9.0  // the width of a digit, nearly
)

// AppendSVG appends what [WriteSVG] writes.
func AppendSVG(dst []byte, heaps ...uint64) []byte {
	high, width, title := 3, 0.0, "heaps:"
	for _, n := range heaps {
		if n <= most {
			high = max(high, int(n))
		}
		width += columnWidth(n)
		title += fmt.Sprintf(" %d", n)
	}
	ground := up*float64(high) + 10
	dst = svg.AppendStart(dst, 0, 0, max(width, across), ground+24, title)
	x := 0.0
	for _, n := range heaps {
		middle := x + columnWidth(n)/2
		x += columnWidth(n)
		drawn, dots := n, 0
		if n > most {
			drawn, dots = 1, 3
		}
		for i := range drawn {
			dst = fmt.Appendf(dst, `<rect x="%s" y="%s" width="22" height="11" rx="5.5" fill="%s"/>`+"\n",
				svg.Pixels(middle-11), svg.Pixels(ground-up*float64(i+1)), svg.Both)
		}
		for i := range dots {
			dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="2" fill="%s"/>`+"\n", svg.Pixels(middle), svg.Pixels(ground-up-7-8*float64(i)), svg.Both)
		}
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="14" fill="%s">%d</text>`+"\n",
			svg.Pixels(middle), svg.Pixels(ground+17), svg.Neither, n)
	}
	return svg.AppendEnd(dst)
}

// columnWidth returns the width of what is drawn of a heap.
func columnWidth(n uint64) float64 {
	return max(across, letter*float64(len(fmt.Sprint(n)))+10)
}

// WriteSVG draws the two heaps; see [WriteSVG].
func (p Pair) WriteSVG(w io.Writer) error { return WriteSVG(w, p.A, p.B) }

// AppendSVG appends what [Pair.WriteSVG] writes.
func (p Pair) AppendSVG(dst []byte) []byte { return AppendSVG(dst, p.A, p.B) }
