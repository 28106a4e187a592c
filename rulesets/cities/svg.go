package cities

import (
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/plural"
	"github.com/cgt-go/sdk/internal/svg"
)

// WriteSVG draws a position of a list: the letters stand in a circle, and an arrow from one to another is the names
// that are left with these first and last letters, with their number if there are several. The letter to go on with is
// filled, and the arrows that may be followed are thick; where no name is left there is a dashed line. The picture is
// an SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (l *List) WriteSVG(w io.Writer, p Position) error {
	_, err := w.Write(l.AppendSVG(nil, p))
	return err
}

// WriteSVG draws a position: the vertices stand in a circle, by their numbers from the top clockwise. The vertex of the
// token is filled, and those where it has been are half filled. The thick edges are a maximum matching of the whole
// graph. The picture is an SVG file without scripts that can be read on light and on dark pages. The error is that of w.
func (g *Geography) WriteSVG(w io.Writer, t Trip) error {
	_, err := w.Write(g.AppendSVG(nil, t))
	return err
}

const (
	radius = 14.0 // of a vertex
	least  = 70.0 // the radius of the circle
	apart  = 52.0 // vertices along it, at least

	// Where there are numbers beside arrows, circles are so many times as large: at least, for each arrow, and at most.
	wider, widerEach, widest = 1.8, 0.25, 5.0
	inside                   = 0.8  // how far from the centre lines bend, so that they pass by the vertices between
	head                     = 9.0  // of an arrow
	edge                     = 38.0 // beyond the vertices, with loops
	digit                    = 7.0  // the width of one beside an arrow
)

// ring returns the radius of a circle for n vertices that is so many times as large as it must be, and their places.
func ring(n int, times float64) (r float64, places []point) {
	r = times * max(least, apart*float64(n)/(2*math.Pi))
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		places = append(places, point{r * sin, -r * cos})
	}
	return r, places
}

// appendCircle appends a vertex with its text.
func appendCircle(dst []byte, p point, size float64, text, style, ink string) []byte {
	return fmt.Appendf(dst, `<circle cx="%s" cy="%s" r="%s" %s stroke="%s" stroke-width="1.5"/><text x="%[1]s" y="%[6]s" fill="%[7]s">%[8]s</text>`+"\n",
		svg.Pixels(p.X), svg.Pixels(p.Y), svg.Pixels(size), style, svg.Neither, svg.Pixels(p.Y+4.5), ink, svg.Escape(text))
}

// point is a place, or a direction of length 1.
type point plane.Point

// to returns the point so far ahead of p in a direction, and so far to the right of it.
func (p point) to(d point, ahead, right float64) point {
	return point{p.X + ahead*d.X - right*d.Y, p.Y + ahead*d.Y + right*d.X}
}

// towards returns the direction from p to q.
func (p point) towards(q point) point {
	far := math.Hypot(q.X-p.X, q.Y-p.Y)
	return point{(q.X - p.X) / far, (q.Y - p.Y) / far}
}

// String returns the point as a path has it.
func (p point) String() string { return svg.Pixels(p.X) + " " + svg.Pixels(p.Y) }

// appendArrow appends an arrow. If there is no head it is a line.
func appendArrow(dst []byte, c plane.Curve, hasHead bool, colour, style string) []byte {
	dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" %s/>`, c.Path(), colour, style)
	if hasHead {
		last := point(c[3])
		back := last.towards(point(c[2]))
		dst = fmt.Appendf(dst, `<path d="M%vL%vL%vz" fill="%s"/>`, last, last.to(back, head, -head/2), last.to(back, head, head/2), colour)
	}
	return append(dst, '\n')
}

// appendNumbers appends the numbers of names that are left, each beside its arrow.
func appendNumbers(dst []byte, numbers []string, colours []string, curves []plane.Curve) []byte {
	l := diagram.Labels{Size: 12, Gap: 3, Curves: curves}
	widths := make([]float64, len(numbers))
	for i, text := range numbers {
		widths[i] = digit * float64(len(text))
	}
	for i, p := range l.Place(widths) {
		if at, text := p.At, numbers[i]; text != "" {
			dst = fmt.Appendf(dst, `<text x="%s" y="%s" font-size="12" fill="%s">%s</text>`+"\n", svg.Pixels(at.X), svg.Pixels(at.Y), colours[i], text)
		}
	}
	return dst
}

// AppendSVG appends what [List.WriteSVG] writes.
func (l *List) AppendSVG(dst []byte, p Position) []byte {
	var letters []rune
	for _, c := range l.classes {
		letters = append(letters, c.first, c.last)
	}
	slices.Sort(letters)
	letters = slices.Compact(letters)
	arrows := make([][2]int, len(l.classes))
	for i, c := range l.classes {
		arrows[i][0], _ = slices.BinarySearch(letters, c.first)
		arrows[i][1], _ = slices.BinarySearch(letters, c.last)
	}
	r, places := ring(len(letters), min(widest, max(wider, widerEach*float64(len(l.classes)))))
	sizes, curves := layArrows(places, arrows)
	half := r + slices.Max(append(sizes, radius)) + edge
	dst = svg.AppendStart(dst, -half, -half, 2*half, 2*half, fmt.Sprintf("cities: %s, %v", plural.Of(len(l.names), "name", "names"), p))
	dst = append(dst, `<g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n"...)
	var numbers, colours []string
	for i, c := range l.classes {
		colour, style, text := svg.Neither, `stroke-width="1.5"`, ""
		left := at(p.left, i)
		switch {
		case left == 0:
			style = `stroke-dasharray="3 5"`
		case p.Letter == 0 || p.Letter == c.first:
			colour, style = svg.Both, `stroke-width="2.5"`
		}
		if left > 1 {
			text = fmt.Sprint(left)
		}
		dst = appendArrow(dst, curves[i], left > 0, colour, style)
		numbers, colours = append(numbers, text), append(colours, colour)
	}
	dst = appendNumbers(dst, numbers, colours, curves)
	for i, letter := range letters {
		style, ink := `fill="none"`, svg.Neither
		if letter == p.Letter {
			style, ink = `fill="`+svg.Both+`"`, "#fff"
		}
		dst = appendCircle(dst, places[i], sizes[i], string(letter), style, ink)
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}

// AppendSVG appends what [Geography.WriteSVG] writes.
func (g *Geography) AppendSVG(dst []byte, t Trip) []byte {
	r, places := ring(len(g.neighbours), 1)
	half := r + 2*radius
	dst = svg.AppendStart(dst, -half, -half, 2*half, 2*half, fmt.Sprintf("a graph of %d vertices, the token %v", len(g.neighbours), t))
	var thin, thick []byte
	for v, list := range g.neighbours {
		for _, u := range list {
			if u < v {
				continue
			}
			a, b := places[v], places[u]
			near := point{inside * (a.X + b.X) / 2, inside * (a.Y + b.Y) / 2}
			path := fmt.Sprintf("M%vQ%v %v", a.to(a.towards(near), radius, 0), near, b.to(b.towards(near), radius, 0))
			if g.partners[v] == u {
				thick = append(thick, path...)
			} else {
				thin = append(thin, path...)
			}
		}
	}
	dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5"/>`+"\n", thin, svg.Neither)
	dst = fmt.Appendf(dst, `<path d="%s" fill="none" stroke="%s" stroke-width="5"/>`+"\n", thick, svg.Both)
	dst = append(dst, `<g font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n"...)
	for v := range g.neighbours {
		style, ink := `fill="none"`, svg.Neither
		switch {
		case v == t.At:
			style, ink = `fill="`+svg.Both+`"`, "#fff"
		case t.Visited(v):
			style = `fill="` + svg.Neither + `" fill-opacity="0.35"`
		}
		dst = appendCircle(dst, places[v], radius, fmt.Sprint(v), style, ink)
	}
	return svg.AppendEnd(append(dst, "</g>\n"...))
}
