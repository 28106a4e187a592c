package chart

import (
	"fmt"
	"io"
	"math"
	"strconv"

	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/nim"
)

// WriteSVG draws the values as points above the sizes of the heaps. Those of value 0 are green squares. If there is a
// period, a line shows where it begins and others show where it begins again, and a text says how long it is; if there
// were more than 64 lines, they stand some periods apart, and the text says how many. Points that lie in the same half
// pixel are drawn once, so that a picture has a bounded size for any number of values. The error is that of w.
func (s Sequence) WriteSVG(w io.Writer) error {
	_, err := w.Write(s.AppendSVG(nil))
	return err
}

// Sizes of the picture of a sequence in pixels.
const (
	plotWide, plotHigh = 720.0, 320.0 // without the axes
	below              = 40.0         // the room for the lower axis
	grid               = 2            // places for points in a pixel
	mostLines          = 64           // for the beginnings of periods
)

// sequenceDrawing is a sequence on its way to paper.
type sequenceDrawing struct {
	*Sequence
	most  nim.Nimber
	left  float64
	label float64 // the width of the number of a heap
}

// AppendSVG appends what [Sequence.WriteSVG] writes.
func (s Sequence) AppendSVG(dst []byte) []byte {
	d := sequenceDrawing{Sequence: &s, most: 1}
	for _, v := range s.Values {
		d.most = max(d.most, v)
	}
	d.label = letter * float64(len(strconv.Itoa(s.First+len(s.Values))))
	d.left = max(2*margin+letter*float64(len(strconv.FormatUint(uint64(d.most), 10))), d.label/2)
	title := s.Title
	if title == "" {
		title = fmt.Sprintf("the nim-values of %d heaps", len(s.Values))
	}
	dst = svg.AppendStart(dst, 0, 0, d.left+plotWide+max(4*margin, margin+d.label/2), plotHigh+below+3*margin, title)
	dst = d.appendAxes(dst)
	dst = d.appendPeriod(dst)
	dst = d.appendPoints(dst)
	return svg.AppendEnd(dst)
}

// x returns the place of the value with a number.
func (d *sequenceDrawing) x(i int) float64 {
	return d.left + margin + plotWide*(float64(i)+0.5)/float64(max(len(d.Values), 1))
}

// y returns the place of a value.
func (d *sequenceDrawing) y(v float64) float64 {
	return 2*margin + plotHigh*(1-v/float64(d.most))
}

// appendAxes draws the axes, with numbers and with lines for the values.
func (d *sequenceDrawing) appendAxes(dst []byte) []byte {
	dst = fmt.Appendf(dst, `<g font-family="sans-serif" font-size="12" fill="%s" stroke="none">`+"\n", svg.Neither)
	var lines []byte
	step := niceStep(float64(d.most) * 24 / plotHigh)
	for v := 0.0; v <= float64(d.most); v += step {
		y := d.y(v)
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="end">%s</text>`+"\n",
			svg.Pixels(d.left-4), svg.Pixels(y+4), strconv.FormatFloat(v, 'f', -1, 64))
		lines = fmt.Appendf(lines, "M%s %sh%s", svg.Pixels(d.left), svg.Pixels(y), svg.Pixels(plotWide+2*margin))
	}
	low := plotHigh + 2*margin
	every := int(niceStep(float64(len(d.Values)) * max(60, d.label+2*margin) / plotWide))
	for i := range d.Values {
		if n := d.First + i; n%every == 0 {
			dst = fmt.Appendf(dst, `<text x="%s" y="%s" text-anchor="middle">%d</text>`+"\n", svg.Pixels(d.x(i)), svg.Pixels(low+26), n)
			lines = fmt.Appendf(lines, "M%s %sv6", svg.Pixels(d.x(i)), svg.Pixels(low+margin))
		}
	}
	lines = fmt.Appendf(lines, "M%s %sh%s", svg.Pixels(d.left), svg.Pixels(low+margin), svg.Pixels(plotWide+2*margin))
	return fmt.Appendf(dst, "</g>\n"+`<path d="%s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n", lines, svg.Neither)
}

// appendPeriod draws lines where the period begins.
func (d *sequenceDrawing) appendPeriod(dst []byte) []byte {
	start := d.From - d.First
	if d.Period <= 0 || start < 0 || start >= len(d.Values) {
		return dst
	}
	apart := (len(d.Values)-start-1)/d.Period/mostLines + 1
	step := d.Period * apart
	var lines []byte
	for i := start; ; i += step {
		x := d.x(i) - plotWide/float64(2*len(d.Values))
		lines = fmt.Appendf(lines, "M%s %sv%s", svg.Pixels(x), svg.Pixels(margin), svg.Pixels(plotHigh+2*margin))
		if step >= len(d.Values)-i {
			break
		}
	}
	dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5" stroke-dasharray="5 4"/>`+"\n", lines, svg.Right)
	text := fmt.Sprintf("period %d from %d", d.Period, d.From)
	if d.Saltus != 0 {
		text = fmt.Sprintf("saltus %d and ", uint64(d.Saltus)) + text
	}
	if d.Observed {
		text += ", observed"
	}
	if apart > 1 {
		text += fmt.Sprintf(", a line every %d periods", apart)
	}
	return fmt.Appendf(dst, `<text x="%s" y="%s" font-family="sans-serif" font-size="12" fill="%s" text-anchor="end">%s</text>`+"\n",
		svg.Pixels(d.left+plotWide+2*margin), svg.Pixels(plotHigh+below+2*margin), svg.Right, text)
}

// appendPoints draws the points.
func (d *sequenceDrawing) appendPoints(dst []byte) []byte {
	size := 2.0
	switch n := len(d.Values); {
	case n <= 120:
		size = 6
	case n <= 600:
		size = 4
	}
	drawn := map[[2]int]bool{}
	var points, zeros []byte
	for i, v := range d.Values {
		x, y := d.x(i), d.y(float64(v))
		at := [2]int{int(math.Round(x * grid)), int(math.Round(y * grid))}
		if drawn[at] {
			continue
		}
		drawn[at] = true
		px, py := float64(at[0])/grid, float64(at[1])/grid
		if v == 0 {
			zeros = fmt.Appendf(zeros, "M%s %sh%sv%sh%sz", svg.Pixels(px-size/2), svg.Pixels(py-size/2), svg.Pixels(size), svg.Pixels(size), svg.Pixels(-size))
		} else {
			points = fmt.Appendf(points, "M%s %sh0", svg.Pixels(px), svg.Pixels(py))
		}
	}
	if len(points) > 0 {
		dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" stroke-width="%s" stroke-linecap="round"/>`+"\n", points, svg.Left, svg.Pixels(size))
	}
	if len(zeros) > 0 {
		dst = fmt.Appendf(dst, `<path d="%s" fill="%s"/>`+"\n", zeros, svg.Both)
	}
	return dst
}
