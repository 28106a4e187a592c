package matrixgame

import (
	"fmt"
	"io"
	"math/big"

	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the picture of a surface, in pixels.
const (
	surfaceWide, surfaceDeep = 190.0, 95.0 // how far a unit of p or q goes to the side, and towards the viewer
	surfaceHigh              = 130.0       // from the lowest to the highest payoff; less than from the back to the front, so that a corner at the front hides none at the back
	surfaceSide              = 100.0
	surfaceAbove             = 30.0
	surfaceBelow             = 68.0
	surfaceLines             = 12 // parts into which the lines divide a side
)

// WriteSVG draws the graph of the function above the square of all p and q from 0 to 1, seen from above and from where
// both are 1: p leads to the front at the right, and q to the front at the left. The surface is made of straight lines.
// The thick ones, if there are, are those on which the payoff is always the same: the blue one is for the p of the
// centre, whatever q is, and the red one for its q, and where they meet is the value. The grey square is the height 0
// or, if that is far from all payoffs, the lowest payoff, with dashed lines up or down to the corners. Below stands
// the function, if its text has at most 80 bytes. The picture is an SVG file without scripts that can be read on light
// and on dark pages. The error is that of w.
func (f Bilinear) WriteSVG(w io.Writer) error {
	s := newSurface(f)
	_, err := w.Write(s.svg())
	return err
}

// surface is a graph on its way to paper.
type surface struct {
	f                 Bilinear
	low, span, ground *big.Rat // the lowest of the heights that are drawn, their range, and the height of the square
}

func newSurface(f Bilinear) *surface {
	f = f.orZero()
	low, high := f.constant, f.constant
	for k := range 4 {
		if y := f.At(squareCorner(k)); y.Cmp(low) < 0 {
			low = y
		} else if y.Cmp(high) > 0 {
			high = y
		}
	}
	s := &surface{f: f, low: low, ground: new(big.Rat)}
	span := new(big.Rat).Sub(high, low)
	switch {
	case low.Sign() > 0 && low.Cmp(span) > 0 || new(big.Rat).Add(high, span).Sign() < 0:
		s.ground = low
	case low.Sign() > 0:
		s.low = s.ground
	case high.Sign() < 0:
		high = s.ground
	}
	s.span = span.Sub(high, s.low)
	return s
}

// place returns where the point with a height above p and q is.
func (s *surface) place(p, q, height *big.Rat) (left, top float64) {
	z := svg.Part(height, s.low, s.span)
	x, _ := p.Float64()
	y, _ := q.Float64()
	return surfaceSide + surfaceWide*(1+x-y), surfaceHigh*(1-z) + surfaceDeep*(x+y)
}

// at returns the same for a path.
func (s *surface) at(p, q, height *big.Rat) string {
	left, top := s.place(p, q, height)
	return svg.Pixels(left) + " " + svg.Pixels(top)
}

// on returns where the point of the surface above p and q is.
func (s *surface) on(p, q *big.Rat) string { return s.at(p, q, s.f.At(p, q)) }

// squareCorner returns p and q of a corner of the square: of the back, right, left and front one.
func squareCorner(k int) (p, q *big.Rat) {
	return big.NewRat(int64(k&1), 1), big.NewRat(int64(k>>1), 1)
}

// svg returns the picture.
func (s *surface) svg() []byte {
	zero := new(big.Rat)
	_, top := s.place(zero, zero, s.ground)
	_, bottom := s.place(one, one, s.ground)
	for k := range 4 {
		p, q := squareCorner(k)
		_, y := s.place(p, q, s.f.At(p, q))
		top, bottom = min(top, y), max(bottom, y)
	}
	b := svg.AppendStart(nil, 0, top-surfaceAbove, 2*(surfaceWide+surfaceSide), bottom-top+surfaceAbove+surfaceBelow, "the average payoff "+briefForm(s.f)+" above all p and q")
	b = fmt.Appendf(b, `<path d="M%sL%sL%sL%sz" fill="%s" fill-opacity="0.15" stroke="%s"/>`+"\n",
		s.at(zero, zero, s.ground), s.at(one, zero, s.ground), s.at(one, one, s.ground), s.at(zero, one, s.ground), svg.Neither, svg.Neither)
	b = append(b, `<path d="`...)
	for k := range 4 {
		p, q := squareCorner(k)
		b = fmt.Appendf(b, "M%sL%s", s.at(p, q, s.ground), s.on(p, q))
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-dasharray="3 3"/>`+"\n"+`<path d="`, svg.Neither)
	for k := range surfaceLines + 1 {
		x := big.NewRat(int64(k), surfaceLines)
		b = fmt.Appendf(b, "M%sL%sM%sL%s", s.on(x, zero), s.on(x, one), s.on(zero, x), s.on(one, x))
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-opacity="0.8"/>`+"\n", svg.Both)
	b = s.appendCentre(b)
	b = fmt.Appendf(b, `<g font-family="system-ui, sans-serif" font-size="12" fill="%s" text-anchor="middle">`+"\n", svg.Neither)
	b = s.appendTexts(b, bottom)
	return svg.AppendEnd(append(b, "</g>\n"...))
}

// appendCentre draws the lines on which the payoff is always the same, and where they meet.
func (s *surface) appendCentre(b []byte) []byte {
	p, q, _, ok := s.f.Centre()
	if !ok {
		return b
	}
	zero := new(big.Rat)
	inside := func(x *big.Rat) bool { return x.Sign() >= 0 && x.Cmp(one) <= 0 }
	if inside(p) {
		b = fmt.Appendf(b, `<path d="M%sL%s" fill="none" stroke="%s" stroke-width="3.5"/>`+"\n", s.on(p, zero), s.on(p, one), svg.Left)
	}
	if inside(q) {
		b = fmt.Appendf(b, `<path d="M%sL%s" fill="none" stroke="%s" stroke-width="3.5"/>`+"\n", s.on(zero, q), s.on(one, q), svg.Right)
	}
	if inside(p) && inside(q) {
		b = fmt.Appendf(b, `<path d="M%sh0" fill="none" stroke="%s" stroke-width="10" stroke-linecap="round"/>`+"\n", s.on(p, q), svg.Neither)
	}
	return b
}

// appendTexts writes the payoffs at the corners, and below everything what p and q are, and the function.
func (s *surface) appendTexts(b []byte, bottom float64) []byte {
	for k, place := range []struct {
		anchor string
		dx, dy float64
	}{{"middle", 0, -8}, {"start", 6, 4}, {"end", -6, 4}, {"middle", 0, 15}} {
		payoff := s.f.At(squareCorner(k))
		p, q := squareCorner(k)
		x, y := s.place(p, q, payoff)
		switch {
		case k == front:
			y = s.lowest()
		case k == 0 && payoff.Cmp(s.ground) < 0: // beside the dashed line up
			place.anchor, place.dx = "start", 6
		}
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="%s">%s</text>`+"\n", svg.Pixels(x+place.dx), svg.Pixels(y+place.dy), place.anchor, briefly(payoff))
	}
	middle := surfaceSide + surfaceWide
	bottom += 14
	b = fmt.Appendf(b, `<text x="%s" y="%s" fill="%s">p: row 1</text>`+"\n", svg.Pixels(middle-surfaceWide/2), svg.Pixels(bottom+16), svg.Left)
	b = fmt.Appendf(b, `<text x="%s" y="%s" fill="%s">q: column 1</text>`+"\n", svg.Pixels(middle+surfaceWide/2), svg.Pixels(bottom+16), svg.Right)
	caption := briefForm(s.f)
	if caption == anyForm {
		caption = "the average payoff " + anyForm
	}
	return fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(middle), svg.Pixels(bottom+40), caption)
}

// front is the number of the corner at the front.
const front = 3

// lowest returns how low the picture reaches above the diagonal from the back to the front: there the number of the front
// corner, to which a dashed line leads, is upon nothing.
func (s *surface) lowest() float64 {
	_, most := s.place(one, one, s.ground)
	for k := range surfaceLines + 1 {
		x := big.NewRat(int64(k), surfaceLines)
		_, y := s.place(x, x, s.f.At(x, x))
		most = max(most, y)
	}
	return most
}

// briefForm returns the text of a function, or only what it is if that is long.
func briefForm(f Bilinear) string {
	const most = 80
	if text := f.String(); len(text) <= most {
		return text
	}
	return anyForm
}

// anyForm says what a function is whose text is long.
const anyForm = "of a game of 2×2"
