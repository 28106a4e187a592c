package three

import (
	"fmt"
	"io"
	"math"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/svg"
)

// Sizes of the triangle in pixels.
const (
	side     = 420.0
	margin   = 48.0
	mostDots = 20_000 // in a picture
)

// colours are those of the players.
var colours = [Players]string{svg.Left, svg.Right, svg.Both}

// place returns where a share of the money is drawn: the corner of Blue is at the top, that of Red at the left and that
// of Green at the right, and the distances from the sides opposite to them are what the players have.
func place(b, r, g float64) (x, y float64) {
	total := b + r + g
	if total == 0 {
		b, r, g, total = 1, 1, 1, 3
	}
	height := side * math.Sqrt(3) / 2
	return margin + side*(g+b/2)/total, margin + height*(1-b/total)
}

// WriteRegionsSVG draws regions of the triangle of all ways to share the money: blue, red and green where that player
// wins, and grey where nobody does. The distances of a point from the sides are what the players have whose corners are
// opposite. The error is that of w. It panics if a corner has not three amounts of money, none of them nil.
func WriteRegionsSVG(w io.Writer, regions []Region, title string) error {
	b := appendTriangle(nil, title)
	for _, r := range regions {
		colour := svg.Neither
		if !r.IsNobodys {
			colour = colours[r.Winner]
		}
		path := []byte{'M'}
		for i, c := range r.Corners {
			if i > 0 {
				path = append(path, 'L')
			}
			check(c)
			x, y := place(float(c[0]), float(c[1]), float(c[2]))
			path = fmt.Appendf(path, "%s %s", svg.Pixels(x), svg.Pixels(y))
		}
		b = fmt.Appendf(b, `<path d="%sZ" fill="%s" fill-opacity="0.55" stroke="%s" stroke-width="1.5" stroke-linejoin="round"/>`+"\n", path, colour, colour)
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}

func float(x *big.Rat) float64 {
	f, _ := x.Float64()
	return f
}

// appendTriangle begins a picture with the triangle and the names of its corners.
func appendTriangle(b []byte, title string) []byte {
	height := side * math.Sqrt(3) / 2
	b = svg.AppendStart(b, 0, 0, side+2*margin, height+2*margin, title)
	x1, y1 := place(1, 0, 0)
	x2, y2 := place(0, 1, 0)
	x3, y3 := place(0, 0, 1)
	b = fmt.Appendf(b, `<path d="M%s %sL%s %sL%s %sZ" fill="none" stroke="%s"/>`+"\n", svg.Pixels(x1), svg.Pixels(y1), svg.Pixels(x2), svg.Pixels(y2), svg.Pixels(x3), svg.Pixels(y3), svg.Neither)
	for p, at := range [Players]struct{ x, y float64 }{{x1, y1 - 12}, {x2, y2 + 24}, {x3, y3 + 24}} {
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="middle" font-family="sans-serif" font-size="15" fill="%s">%c</text>`+"\n", svg.Pixels(at.x), svg.Pixels(at.y), colours[p], "BRG"[p])
	}
	return b
}

// WriteSVG draws a dot for each way to share the chips in the triangle of [WriteRegionsSVG]: blue, red or green if that
// player wins, a grey one if nobody does, a small one if that is not known, and then with the colour of the only player
// who may win if both others are beaten. The error is that of w, or a [*cgt.LimitError] if there are more than 20,000
// dots.
func (m *Map) WriteSVG(w io.Writer) error {
	if len(m.judgements) > mostDots {
		return &cgt.LimitError{What: "dots", Limit: mostDots}
	}
	b := appendTriangle(nil, m.title)
	radius := min(9, side/float64(m.chips+1)*0.42)
	for s, j := range m.All() {
		x, y := place(float64(s[0]), float64(s[1]), float64(s[2]))
		colour, r := svg.Neither, radius*0.35
		if who, ok := j.Winner(); ok {
			colour, r = colours[who], radius
		} else if j.IsNobodys() {
			r = radius
		} else if p, ok := j.only(); ok {
			colour = colours[p]
		}
		b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Pixels(r), colour)
	}
	_, err := w.Write(svg.AppendEnd(b))
	return err
}

// only returns the player who is not beaten if both others are.
func (j Judgement) only() (p int, ok bool) {
	n := 0
	for q, beaten := range j.Beaten {
		if !beaten {
			p = q
			n++
		}
	}
	return p, n == 1
}
