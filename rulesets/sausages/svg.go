package sausages

import (
	"fmt"
	"io"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws the chains, from the longest, and writes below them who is ahead and who bites next, if anybody can. A
// link at the end of a line leads to the next line. The picture is an SVG file without scripts that can be read on light
// and on dark pages. The error is that of w.
func (t Table) WriteSVG(w io.Writer) error {
	_, err := w.Write(t.AppendSVG(nil))
	return err
}

const (
	across = 32.0 // from sausage to sausage
	down   = 28.0 // from line to line
	thick  = 14.0 // a sausage
	link   = 6.0
	inLine = 20 // sausages
	edge   = 8.0
)

// AppendSVG appends what [Table.WriteSVG] writes.
func (t Table) AppendSVG(dst []byte) []byte {
	// Between chains there is the room of a sausage.
	var sausages, links []byte
	at, widest := 0, 7
	for _, n := range t.Chains() {
		if at%inLine+n > inLine && at%inLine > 0 {
			at += inLine - at%inLine
		}
		for i := range n {
			x, y := across*float64(at%inLine), down*float64(at/inLine)
			widest = max(widest, at%inLine+1)
			sausages = fmt.Appendf(sausages, `<rect x="%s" y="%s" width="%s" height="%s" rx="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Pixels(across-link), svg.Pixels(thick), svg.Pixels(thick/2))
			if i < n-1 {
				links = fmt.Appendf(links, "M%s %sh%s", svg.Pixels(x+across-link), svg.Pixels(y+thick/2), svg.Pixels(link))
			}
			if at%inLine == 0 && i > 0 {
				links = fmt.Appendf(links, "M%s %sh%s", svg.Pixels(-link), svg.Pixels(y+thick/2), svg.Pixels(link))
			}
			at++
		}
		if at%inLine > 0 {
			at++
		}
	}
	lines := down * float64((at+inLine-1)/inLine)
	dst = svg.AppendStart(dst, -edge, -edge, across*float64(widest)+2*edge, lines+24+edge, "chains of sausages: "+t.String())
	dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" stroke-width="3"/>`+"\n", links, svg.Neither)
	dst = fmt.Appendf(dst, `<g fill="%s">`+"\n%s</g>\n", svg.Chocolate, sausages)
	next := fmt.Sprintf("%v to bite", t.Next)
	if t.chains == "" {
		next = "the end"
	}
	return svg.AppendEnd(fmt.Appendf(dst, `<text x="0" y="%s" font-family="sans-serif" font-size="14" fill="%s">Max %+d, %s</text>`+"\n", svg.Pixels(lines+14), svg.Neither, t.Lead, next))
}
