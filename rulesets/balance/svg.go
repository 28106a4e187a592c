package balance

import (
	"fmt"
	"io"
	"math"
	"strconv"

	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws a position: the balance, which leans the more the heavier one pan is, with by how much that is on this
// pan, and below it the coins that are left, with their weights. The picture is an SVG file without scripts that can be
// read on light and on dark pages. The error is that of w.
func (r Rules) WriteSVG(w io.Writer, s Scale) error {
	_, err := w.Write(r.AppendSVG(nil, s))
	return err
}

const (
	arm     = 130.0 // half of the beam
	slope   = 0.35  // the largest angle of the beam
	cord    = 60.0  // from the beam to a pan
	pan     = 45.0  // half of the width
	stand   = 130.0 // its height
	coin    = 17.0  // its radius
	inLine  = 8     // coins
	edge    = 8.0
	spacing = 2*coin + 4
)

// AppendSVG appends what [Rules.WriteSVG] writes.
func (r Rules) AppendSVG(dst []byte, s Scale) []byte {
	lean := max(-1, min(float64(s.Tilt)/float64(max(1, r.total)), 1))
	sin, cos := math.Sincos(slope * lean)
	left, right := -arm-pan, arm+pan
	top := -arm*math.Sin(slope) - edge
	drawn := 0
	for coin := range r.weights {
		drawn += int(s.Left >> coin & 1)
	}
	bottom := stand + 2*edge + spacing*float64((drawn+inLine-1)/inLine)
	dst = svg.AppendStart(dst, left-edge, top, right-left+2*edge, bottom-top+edge, "a balance: "+s.String())
	dst = fmt.Appendf(dst, `<g fill="none" stroke="%s" stroke-width="3" stroke-linecap="round">`+"\n", svg.Neither)
	dst = fmt.Appendf(dst, `<path d="M0 0V%sM-40 %[1]sH40"/>`+"\n", svg.Pixels(stand))
	// A positive tilt brings the left pan down.
	x, y := arm*cos, arm*sin
	dst = fmt.Appendf(dst, `<path d="M%s %sL%s %s" stroke-width="5"/>`+"\n", svg.Pixels(-x), svg.Pixels(y), svg.Pixels(x), svg.Pixels(-y))
	for _, end := range [][2]float64{{-x, y}, {x, -y}} {
		dst = fmt.Appendf(dst, `<path d="M%s %sl%s %sh%sz" stroke-width="1.5"/>`+"\n", svg.Pixels(end[0]), svg.Pixels(end[1]), svg.Pixels(-pan), svg.Pixels(cord), svg.Pixels(2*pan))
		dst = fmt.Appendf(dst, `<path d="M%s %sq%s 22 %s 0"/>`+"\n", svg.Pixels(end[0]-pan), svg.Pixels(end[1]+cord), svg.Pixels(pan), svg.Pixels(2*pan))
	}
	dst = append(dst, `</g><g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n"...)
	const letter = 8.5 // the width of a digit at most
	text := func(x, y float64, n int, attributes string) {
		dst = fmt.Appendf(dst, `<text x="%s" y="%s" %s>%d</text>`+"\n", svg.Pixels(x), svg.Pixels(y), attributes, n)
	}
	inside := func(x float64, n int) float64 { // where a number is on the sheet
		half := letter * float64(len(strconv.Itoa(n))) / 2
		return max(left+half, min(right-half, x))
	}
	switch {
	case s.Tilt > 0:
		text(inside(-x, s.Tilt), y+cord-6, s.Tilt, `fill="`+svg.Neither+`"`)
	case s.Tilt < 0:
		text(inside(x, -s.Tilt), -y+cord-6, -s.Tilt, `fill="`+svg.Neither+`"`)
	}
	at := 0
	for coinNumber, w := range r.weights {
		if s.Left>>coinNumber&1 == 0 {
			continue
		}
		inThis := min(inLine, drawn-at/inLine*inLine)
		x := spacing * (float64(at%inLine) - float64(inThis-1)/2)
		y := stand + 2*edge + spacing*float64(at/inLine) + coin
		dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" fill="%s" fill-opacity="0.25" stroke="%[4]s"/>`, svg.Pixels(x), svg.Pixels(y), svg.Pixels(coin), svg.Chocolate)
		attributes := `fill="` + svg.Chocolate + `"`
		if room := 2 * (coin - 1) / (letter * float64(len(strconv.Itoa(w)))); room < 1 { // long numbers are small
			attributes += fmt.Sprintf(` font-size="%s"`, svg.Pixels(14*room))
		}
		text(x, y+5, w, attributes)
		at++
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}
