package shapes

import (
	"fmt"
	"io"
	"math"

	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/zermelo"
)

// WriteSVG draws what was played: the marks of Max are red crosses, or dots where the shape is a [Triangle], those of Min
// blue rings, as the points of the source are red and blue, and the shape that was found has lines between its points.
// Only what lies near the shape is drawn, or near the first point if there is none, and of a shape that is larger than 60
// points a part; the title says how many marks there are. Coordinates in the picture begin at the first point of the
// shape, or of the play. The picture is an SVG file without scripts that can be read on light and on dark pages. The error
// is that of w.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problem 26, for the colours.
func (r *Transcript) WriteSVG(w io.Writer) error {
	_, err := w.Write(r.AppendSVG(nil))
	return err
}

const (
	distance = 16.0 // between neighbours
	border   = 6.0  // around the shape, in such distances
	widest   = 60.0 // of the picture, in such distances: a larger shape is drawn in part
)

// AppendSVG appends what [Transcript.WriteSVG] writes.
func (r *Transcript) AppendSVG(dst []byte) []byte {
	_, isTriangle := r.Game.Shape.(Triangle)
	_, isRow := r.Game.Shape.(Row)
	shown := r.Found
	for _, points := range append([][]Point{r.Game.Start}, r.Turns...) { // the first point there is
		if len(shown) == 0 && len(points) > 0 {
			shown = points[:1]
		}
	}
	if len(shown) == 0 {
		shown = []Point{{}}
	}
	origin := shown[0] // differences of coordinates are exact, however large they are
	place := func(p Point) (x, y float64) {
		x, y = difference(p.X, origin.X), difference(p.Y, origin.Y)
		if isTriangle {
			return x + y/2, -y * math.Sqrt(3) / 2
		}
		return x, -y
	}
	var left, top, right, bottom float64
	for _, p := range shown[1:] {
		x, y := place(p)
		left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
	}
	left, top = left-border, top-border
	right, bottom = min(right+border, left+widest), min(bottom+border, top+widest)

	marks := [2][]Point{r.Game.Start, nil}
	for i, points := range r.Turns {
		marks[i%2] = append(marks[i%2][:len(marks[i%2]):len(marks[i%2])], points...)
	}
	dst = svg.AppendStart(dst, distance*left, distance*top, distance*(right-left), distance*(bottom-top), fmt.Sprintf("%v: %s against %d", r.Game.Shape, plural.Of(len(marks[0]), "mark", "marks"), len(marks[1])))
	if len(r.Found) > 1 {
		dst = append(dst, `<path d="`...)
		for i, p := range r.Found {
			for _, q := range r.Found[:i] {
				d := p.minus(q)
				isSide := isTriangle || d.X == 0 || d.Y == 0
				if isRow {
					isSide = max(d.X, -d.X)+max(d.Y, -d.Y) == 1
				}
				if isSide {
					a, b := place(p)
					c, d := place(q)
					dst = fmt.Appendf(dst, "M%s %sL%s %s", svg.Pixels(distance*a), svg.Pixels(distance*b), svg.Pixels(distance*c), svg.Pixels(distance*d))
				}
			}
		}
		dst = fmt.Appendf(dst, `" stroke="%s" stroke-width="4" stroke-opacity="0.6"/>`+"\n", svg.Both)
	}
	for who, points := range marks {
		for _, p := range points {
			x, y := place(p)
			if x <= left || x >= right || y <= top || y >= bottom {
				continue
			}
			x, y = distance*x, distance*y
			switch {
			case zermelo.Player(who) == zermelo.Min:
				dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="5" fill="none" stroke="%s" stroke-width="2"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Left)
			case isTriangle:
				dst = fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="5.5" fill="%s"/>`+"\n", svg.Pixels(x), svg.Pixels(y), svg.Right)
			default:
				dst = svg.AppendCross(dst, x, y, 5, svg.Right)
			}
		}
	}
	return svg.AppendEnd(dst)
}

// difference returns x − y, exactly if it is small.
func difference(x, y int) float64 {
	if d := x - y; (d < x) == (y > 0) {
		return float64(d)
	}
	return float64(x) - float64(y)
}
