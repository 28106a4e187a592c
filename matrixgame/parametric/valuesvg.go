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
// Beside it stand the least and the largest value and the level, about. The curve is calculated at places that are two
// pixels from each other, where pieces end, where the level is met, and where it turns, in pieces of degrees up to 100;
// between them it is drawn straight. The picture is an SVG file without scripts that can be read on light and on dark
// pages. The error is that of w.
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
	for _, q := range p.places {
		b = fmt.Appendf(b, "%c%s %s", letter, svg.Pixels(p.x(q.x)), svg.Pixels(p.y(q.y)))
		letter = 'L'
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-width="2" stroke-linejoin="round"/>`+"\n", svg.Left)
	for _, x := range p.ends {
		b = p.appendPoint(b, x, fmt.Sprintf(`r="3" fill="%s"`, svg.Left))
	}
	for _, x := range p.met {
		b = p.appendPoint(b, x, fmt.Sprintf(`r="6" fill="none" stroke="%s" stroke-width="2"`, svg.Right))
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
	list := []height{{p.rounded(p.high), ""}, {p.rounded(p.low), ""}}
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

// rounded returns 0 for what is so near to it that it differs since roots are known nearly.
func (p *valuePicture) rounded(y *big.Rat) *big.Rat {
	const least = 1_000_000_000 // as a part of what is drawn
	if far := new(big.Rat).Abs(y); far.Mul(far, big.NewRat(least, 1)).Cmp(p.heights) < 0 {
		return new(big.Rat)
	}
	return y
}

// valuePicture is a value on its way to paper.
type valuePicture struct {
	*Value
	places          []place    // where it is calculated, from left to right
	ends, met       []*big.Rat // where pieces end and the level is met, nearly
	low, high       *big.Rat   // the least and the largest value
	bottom, heights *big.Rat   // what is drawn: from where, and how much
}

// place is a number and the value there.
type place struct{ x, y *big.Rat }

// findRange calculates the values, and finds out what is to be seen.
func (p *valuePicture) findRange(level *big.Rat) {
	const mostTurning = 100 // the degree up to which one looks where a piece turns
	from, wide := p.from.rat(), new(big.Rat).Sub(p.to.rat(), p.from.rat())
	var list []*big.Rat
	for k := range int64(valueColumns + 1) {
		x := big.NewRat(k, valueColumns)
		list = append(list, x.Add(x.Mul(x, wide), from))
	}
	for k, q := range p.pieces {
		if k > 0 {
			p.ends = append(p.ends, p.nearly(q.From))
		}
		if slope := q.Value.slope(); !slope.IsZero() && slope.Degree() <= mostTurning {
			for _, r := range q.roots(slope) {
				list = append(list, p.nearly(r))
			}
		}
	}
	if level != nil {
		for _, s := range p.Where(level) {
			p.met = append(p.met, p.nearly(s.From))
			if s.From.Compare(s.To) < 0 {
				p.met = append(p.met, p.nearly(s.To))
			}
		}
	}
	list = append(append(list, p.ends...), p.met...)
	slices.SortFunc(list, (*big.Rat).Cmp)
	for _, x := range slices.CompactFunc(list, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 }) {
		y := p.At(x)
		p.places = append(p.places, place{x, y})
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

// slope returns a polynomial with the sign of the derivative.
func (q Quotient) slope() Polynomial {
	return q.Num.Derivative().Mul(q.Den).Sub(q.Num.Mul(q.Den.Derivative()))
}

// nearly returns a number that is so near to a root that nobody can see the difference, and not outside.
func (p *valuePicture) nearly(r Root) *big.Rat {
	const bits = 60
	wide := new(big.Rat).Sub(p.to.rat(), p.from.rat())
	low, high := r.Interval(wide.Quo(wide, new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), bits))))
	if high.Cmp(p.to.rat()) > 0 {
		return low
	}
	return high
}

// x returns where a number is.
func (p *valuePicture) x(x *big.Rat) float64 {
	return valueMargin + valueWide*svg.Part(x, p.from.rat(), new(big.Rat).Sub(p.to.rat(), p.from.rat()))
}

// y returns where a value is; if there is only one, in the middle.
func (p *valuePicture) y(y *big.Rat) float64 {
	return valueMargin + valueHigh*(1-svg.Part(y, p.bottom, p.heights))
}

// appendPoint draws a circle on the curve.
func (p *valuePicture) appendPoint(b []byte, x *big.Rat, attributes string) []byte {
	return fmt.Appendf(b, `<circle cx="%s" cy="%s" %s/>`+"\n", svg.Pixels(p.x(x)), svg.Pixels(p.y(p.At(x))), attributes)
}
