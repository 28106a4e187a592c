package matrixgame

import (
	"fmt"
	"io"
	"slices"

	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the picture of a scale, in pixels.
const (
	scaleWide, scaleSide = 400.0, 60.0
	scaleAbove, scaleLow = 36.0, 30.0
)

// WriteScaleSVG draws the strategies of a player who has two choices as a scale, and some of them as points on it: at
// the left end the first choice is always made, and at the right end the second one. The parts into which a point
// divides the scale are in proportion to how often the other choice is made. Each has its numbers above it, if there is
// room beside those of the points before it in the list. The picture is an SVG file without scripts that can be read on
// light and on dark pages. The error is an [*InputError] if a strategy does not have two choices, or that of w.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §14, figure 25.
func WriteScaleSVG(w io.Writer, who Player, points ...Mixed) error {
	for k, s := range points {
		if s.Len() != 2 {
			return &InputError{Place: fmt.Sprintf("strategy %d", k+1), Msg: fmt.Sprintf("has %d choices, and a scale is for 2", s.Len())}
		}
	}
	b := svg.AppendStart(nil, 0, 0, scaleWide+2*scaleSide, scaleAbove+scaleLow, fmt.Sprintf("the strategies of the %v player", who))
	b = fmt.Appendf(b, `<path d="M%s %sv12m0 -6h%sm0 -6v12" fill="none" stroke="%s" stroke-width="3"/>`+"\n", svg.Pixels(scaleSide), svg.Pixels(scaleAbove-6), svg.Pixels(scaleWide), colourOf(who))
	b = fmt.Appendf(b, `<g font-family="system-ui, sans-serif" font-size="12" fill="%s" text-anchor="middle">`+"\n", svg.Neither)
	for k, x := range []float64{scaleSide, scaleSide + scaleWide} {
		b = fmt.Appendf(b, `<text x="%s" y="%s" fill="%s">%v %d</text>`+"\n", svg.Pixels(x), svg.Pixels(scaleAbove+22), colourOf(who), who, k+1)
	}
	var taken [][2]float64 // by texts, from left to right
	for _, s := range points {
		f, _ := s.p[1].Float64()
		x := scaleSide + scaleWide*f
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="5.5" fill="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(scaleAbove), svg.Both)
		text := strategyText(s.p[1])
		half := diagramLetter * float64(svg.Letters(text)) / 2
		x = max(half+4, min(scaleWide+2*scaleSide-half-4, x)) // on the sheet
		if slices.ContainsFunc(taken, func(t [2]float64) bool { return t[0] < x+half && x-half < t[1] }) {
			continue
		}
		taken = append(taken, [2]float64{x - half, x + half})
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(x), svg.Pixels(scaleAbove-14), text)
	}
	_, err := w.Write(svg.AppendEnd(append(b, "</g>\n"...)))
	return err
}
