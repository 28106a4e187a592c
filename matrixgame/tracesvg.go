package matrixgame

import (
	"fmt"
	"io"
	"math/big"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the picture of a trace, in pixels.
const (
	traceWide, traceHigh       = 480.0, 260.0
	traceSide, traceMargin     = 100.0, 40.0
	traceNumber, traceTopShare = 18.0, 0.1 // below the axis; of the range, that is free above and below the last bounds
)

// WriteSVG draws the bounds against time, what the row player can guarantee in blue and what the column player can in
// red, and between them the average payoff, as a thin green line. If value is not nil there is a dashed line at its
// height. At the right end are the last numbers, about. What is too far up or down in the beginning is cut off. The
// picture is an SVG file without scripts that can be read on light and on dark pages. It panics if the trace has no
// points. The error is that of w.
func (t Trace) WriteSVG(w io.Writer, value *big.Rat) error {
	p := tracePicture{Trace: t}
	p.findRange()
	last := t.points[len(t.points)-1]
	rounds := plural.Of(last.Rounds, "round", "rounds")
	b := svg.AppendStart(nil, 0, 0, traceWide+traceMargin+traceSide, traceHigh+2*traceMargin, "averages in the course of "+rounds+": what the players can guarantee")
	b, clip := svg.AppendClip(b, traceMargin, traceMargin, traceWide, traceHigh)
	b = fmt.Appendf(b, `<path d="M%s %sV%sH%s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n", svg.Pixels(traceMargin), svg.Pixels(traceMargin), svg.Pixels(traceMargin+traceHigh), svg.Pixels(traceMargin+traceWide), svg.Neither)
	b = fmt.Appendf(b, `<g fill="none" stroke-linejoin="round" stroke-linecap="round" %s>`+"\n", clip)
	if value != nil {
		b = fmt.Appendf(b, `<path d="M%s %sH%s" stroke="%s" stroke-width="1.5" stroke-dasharray="5 4"/>`+"\n", svg.Pixels(traceMargin), svg.Pixels(p.y(value)), svg.Pixels(traceMargin+traceWide), svg.Neither)
	}
	b = p.appendLine(b, svg.Both, 1, func(q TracePoint) *big.Rat { return q.Payoff })
	b = p.appendLine(b, svg.Left, 2, func(q TracePoint) *big.Rat { return q.Low })
	b = p.appendLine(b, svg.Right, 2, func(q TracePoint) *big.Rat { return q.High })
	b = fmt.Appendf(b, "</g>\n"+`<g font-family="system-ui, sans-serif" font-size="12" fill="%s">`+"\n", svg.Neither)
	low := traceMargin + traceHigh + traceNumber
	b = fmt.Appendf(b, `<text x="%s" y="%s">0</text>`+"\n", svg.Pixels(traceMargin), svg.Pixels(low))
	b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="end">%s</text>`+"\n", svg.Pixels(traceMargin+traceWide), svg.Pixels(low), rounds)
	right := traceMargin + traceWide + 8
	for _, end := range []struct {
		y      *big.Rat
		colour string
		shift  float64 // so that numbers near each other can be read
	}{{last.High, svg.Right, -3}, {last.Low, svg.Left, 12}} {
		b = fmt.Appendf(b, `<text x="%s" y="%s" fill="%s">%s</text>`+"\n", svg.Pixels(right), svg.Pixels(p.y(end.y)+end.shift), end.colour, briefly(end.y))
	}
	_, err := w.Write(svg.AppendEnd(append(b, "</g>\n"...)))
	return err
}

// tracePicture is a trace on its way to paper.
type tracePicture struct {
	Trace
	low, height *big.Rat
}

// findRange finds out what is to be seen: the bounds from a twentieth of the time on.
func (p *tracePicture) findRange() {
	const early = 20
	high := p.points[len(p.points)-1].High
	p.low = p.points[len(p.points)-1].Low
	for _, q := range p.points[len(p.points)/early:] {
		if q.Low.Cmp(p.low) < 0 {
			p.low = q.Low
		}
		if q.High.Cmp(high) > 0 {
			high = q.High
		}
	}
	p.height = new(big.Rat).Sub(high, p.low)
}

// y returns where a number is; those that are far away are near the edge.
func (p *tracePicture) y(y *big.Rat) float64 {
	f := max(-1, min(2, svg.Part(y, p.low, p.height)))
	return traceMargin + traceHigh*(1-traceTopShare-(1-2*traceTopShare)*f)
}

// appendLine draws a line through one number of each point.
func (p *tracePicture) appendLine(b []byte, colour string, width float64, number func(TracePoint) *big.Rat) []byte {
	b = append(b, `<path d="`...)
	letter := 'M'
	rounds := float64(p.points[len(p.points)-1].Rounds)
	for _, q := range p.points {
		b = fmt.Appendf(b, "%c%s %s", letter, svg.Pixels(traceMargin+traceWide*float64(q.Rounds)/rounds), svg.Pixels(p.y(number(q))))
		letter = 'L'
	}
	if len(p.points) == 1 {
		b = append(b, "h-6"...) // what can be seen of one point
	}
	return fmt.Appendf(b, `" stroke="%s" stroke-width="%s"/>`+"\n", colour, svg.Pixels(width))
}
