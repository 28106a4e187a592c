package parametric

import (
	"fmt"
	"io"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the picture of a value, in pixels.
const (
	valueWide, valueHigh   = 480.0, 280.0 // without what is written beside
	valueMargin, valueSide = 32.0, 110.0
	valueColumns           = 240 // places beside each other where the curve is calculated
)

// WriteSVG draws the value against the parameter, with a dot where a piece ends and another begins. If level is not nil
// there is a dashed line at its height, and a ring where the curve meets or leaves it: with 0, where the game is fair.
// Beside it stand the least and the largest value that are drawn, and the level, about. Between the places where the
// curve is calculated, which are two pixels from each other, it is drawn straight. The picture is an SVG file without
// scripts that can be read on light and on dark pages. The error is that of w.
func (v *Value) WriteSVG(w io.Writer, level *big.Rat) error {
	p := valuePicture{Value: v}
	p.findRange(level)
	b := svg.AppendStart(nil, 0, 0, valueWide+2*valueMargin+valueSide, valueHigh+2*valueMargin, "the value of a game against a parameter")
	b = fmt.Appendf(b, `<path d="M%s %sV%sH%s" fill="none" stroke="%s" stroke-opacity="0.5"/>`+"\n", svg.Pixels(valueMargin), svg.Pixels(valueMargin), svg.Pixels(valueMargin+valueHigh), svg.Pixels(valueMargin+valueWide), svg.Neither)
	if level != nil {
		b = fmt.Appendf(b, `<path d="M%s %sH%s" fill="none" stroke="%s" stroke-width="1.5" stroke-dasharray="5 4"/>`+"\n", svg.Pixels(valueMargin), svg.Pixels(p.y(level)), svg.Pixels(valueMargin+valueWide), svg.Neither)
	}
	b = append(b, `<path d="`...)
	letter := 'M'
	for k, y := range p.values {
		b = fmt.Appendf(b, "%c%s %s", letter, svg.Pixels(valueMargin+valueWide*float64(k)/valueColumns), svg.Pixels(p.y(y)))
		letter = 'L'
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-width="2" stroke-linejoin="round"/>`+"\n", svg.Left)
	for _, q := range v.pieces[1:] {
		b = p.appendPoint(b, q.From, fmt.Sprintf(`r="3" fill="%s"`, svg.Left))
	}
	if level != nil {
		for _, s := range v.Where(level) {
			ring := fmt.Sprintf(`r="6" fill="none" stroke="%s" stroke-width="2"`, svg.Right)
			b = p.appendPoint(b, s.From, ring)
			if s.From.Compare(s.To) < 0 {
				b = p.appendPoint(b, s.To, ring)
			}
		}
	}
	b = fmt.Appendf(b, `<g font-family="system-ui, sans-serif" font-size="12" fill="%s">`+"\n", svg.Neither)
	const below = valueMargin + valueHigh + 18
	b = fmt.Appendf(b, `<text x="%s" y="%s">t = %s</text>`+"\n", svg.Pixels(valueMargin), svg.Pixels(below), svg.Escape(scan.Brief(v.from.String())))
	b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="end">t = %s</text>`+"\n", svg.Pixels(valueMargin+valueWide), svg.Pixels(below), svg.Escape(scan.Brief(v.to.String())))
	_, err := w.Write(svg.AppendEnd(append(p.appendHeights(b, level), "</g>\n"...)))
	return err
}

// appendHeights writes beside the drawing what the least and the largest value and the level are, each where it is or as
// near as there is room.
func (p *valuePicture) appendHeights(b []byte, level *big.Rat) []byte {
	type height struct {
		y    *big.Rat
		what string
	}
	list := []height{{p.high, ""}, {p.low, ""}}
	if level != nil {
		list = append(list, height{level, "level "})
	}
	slices.SortStableFunc(list, func(g, h height) int { return h.y.Cmp(g.y) })
	list = slices.CompactFunc(list, func(g, h height) bool { return g.what == h.what && g.y.Cmp(h.y) == 0 })
	const row = 14
	wishes := make([]diagram.Wish, len(list))
	for k, h := range list {
		wishes[k] = diagram.Wish{At: p.y(h.y), Weight: 1, Gap: row}
	}
	for k, y := range diagram.Apart(wishes) {
		about := new(big.Float).SetPrec(53).SetRat(list[k].y).Text('g', 4) // which may be too large for a float64
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s%s</text>`+"\n", svg.Pixels(valueMargin+valueWide+11), svg.Pixels(y+4), list[k].what, about)
	}
	return b
}

// valuePicture is a value on its way to paper.
type valuePicture struct {
	*Value
	values          []*big.Rat // at places with equal distances
	low, high       *big.Rat   // the least and the largest of them
	bottom, heights *big.Rat   // what is drawn: from where, and how much
}

// findRange calculates the values, and finds out what is to be seen.
func (p *valuePicture) findRange(level *big.Rat) {
	from, wide := p.from.rat(), new(big.Rat).Sub(p.to.rat(), p.from.rat())
	for k := range int64(valueColumns + 1) {
		x := big.NewRat(k, valueColumns)
		y := p.At(x.Add(x.Mul(x, wide), from))
		p.values = append(p.values, y)
		if p.low == nil || y.Cmp(p.low) < 0 {
			p.low = y
		}
		if p.high == nil || y.Cmp(p.high) > 0 {
			p.high = y
		}
	}
	p.bottom = p.low
	top := p.high
	if level != nil && level.Cmp(p.bottom) < 0 {
		p.bottom = level
	}
	if level != nil && level.Cmp(top) > 0 {
		top = level
	}
	p.heights = new(big.Rat).Sub(top, p.bottom)
}

// y returns where a value is; if there is only one, in the middle.
func (p *valuePicture) y(y *big.Rat) float64 {
	return valueMargin + valueHigh*(1-svg.Part(y, p.bottom, p.heights))
}

// appendPoint draws a circle on the curve.
func (p *valuePicture) appendPoint(b []byte, at Root, attributes string) []byte {
	const near = 10_000 // what part of the width does not matter
	from, wide := p.from.rat(), new(big.Rat).Sub(p.to.rat(), p.from.rat())
	_, x := at.Interval(new(big.Rat).Mul(wide, big.NewRat(1, near)))
	if x.Cmp(p.to.rat()) > 0 {
		x = p.to.rat()
	}
	y := p.At(x)
	f, _ := new(big.Rat).Quo(new(big.Rat).Sub(x, from), wide).Float64()
	return fmt.Appendf(b, `<circle cx="%s" cy="%s" %s/>`+"\n", svg.Pixels(valueMargin+valueWide*f), svg.Pixels(p.y(y)), attributes)
}
