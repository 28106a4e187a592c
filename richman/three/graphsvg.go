package three

import (
	"fmt"
	"io"
	"math"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/richman"
)

// mostDrawn is the largest number of vertices of a picture.
const mostDrawn = 300

// ballsApart is the least distance between two vertices of a picture, with room for the values of one.
const ballsApart = 64.0

// WriteSVG draws the graph with the values of [Analysis.Solo]: beside a vertex are those of Blue, Red and Green, exact if they are short. Terminals stand at the corners of the triangle of [WriteRegionsSVG], and each other vertex the nearer to the corner of a player the less he needs there, but not upon another one. An arrow has the colour of a player if it leads to the
// move that he should make against the two others, and is grey if there are several such players, or none. A graph of more than 300 vertices is a [*cgt.LimitError], and nothing is written; otherwise the error is that of w. The picture is an SVG file without scripts that can be read on light
// and on dark pages.
//
// Source: the Richman notes, §9, fig. 3a.
func (a *Analysis) WriteSVG(w io.Writer) error {
	n := a.g.Len()
	if n > mostDrawn {
		return &cgt.LimitError{What: "vertices of a picture", Limit: mostDrawn}
	}
	at := a.places()
	var low, high spot
	for v, p := range at {
		if v == 0 {
			low, high = p, p
		}
		low = spot{min(low.x, p.x), min(low.y, p.y)}
		high = spot{max(high.x, p.x), max(high.y, p.y)}
	}
	b := svg.AppendStart(nil, low.x-margin-20, low.y-margin, high.x-low.x+2*margin+40, high.y-low.y+2*margin, fmt.Sprintf("a bidding game of three players with %d vertices", n))
	b = append(b, "<defs>\n"...)
	for k := diagram.Left; k <= diagram.Neither; k++ {
		b = diagram.AppendHead(b, "to", k, 7)
	}
	b = append(b, "</defs>\n"...)
	for v := range n {
		for u := range a.g.Successors(v) {
			kind := diagram.Kind(a.onlyMover(v, u)) // the kinds are in the order of the players, and last is that of nobody
			b = fmt.Appendf(b, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5" marker-end="url(#to%d)"/>`+"\n", diagram.BallArrow(at[v].x, at[v].y, at[u].x, at[u].y), kind.Colour(), kind)
		}
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v, p := range at {
		who, isTerminal := a.g.Winner(v)
		colour := svg.Neither
		if isTerminal {
			colour = colours[who]
		}
		b = diagram.AppendBall(b, p.x, p.y, a.g.Name(v), colour, isTerminal)
		if !isTerminal {
			b = a.appendValues(b, at, v)
		}
	}
	_, err := w.Write(svg.AppendEnd(append(b, "</g>\n"...)))
	return err
}

// letter is the width of a letter of the values, in pixels.
const letter = 7.3

// appendValues appends the values of a vertex, each in the colour of its player, where the fewest arrows of the vertex run: below, above, or on one side.
func (a *Analysis) appendValues(b []byte, at []spot, v int) []byte {
	var text [Players]string
	width := (Players - 1) * letter
	for p, s := range a.solo {
		text[p] = diagram.Brief(s.Value(v))
		width += letter * float64(utf8.RuneCountInString(text[p]))
	}
	const high, away = 12.0, diagram.Ball + 4
	x, y := at[v].x, at[v].y
	best, fewest := spot{}, math.MaxInt
	for _, left := range []spot{ // of the line of text
		{x - width/2, y + away + high},
		{x - width/2, y - away},
		{x + 0.7*away, y + away + 0.4*high},
		{x + 0.7*away, y - 0.7*away},
		{x - 0.7*away - width, y - 0.7*away},
		{x - 0.7*away - width, y + away + 0.4*high},
	} {
		if n := a.meets(at, v, left, spot{left.x + width, left.y - high}); n < fewest {
			best, fewest = left, n
		}
	}
	b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="start">`, svg.Pixels(best.x), svg.Pixels(best.y))
	for p, colour := range colours {
		if p > 0 {
			b = append(b, ' ')
		}
		b = fmt.Appendf(b, `<tspan fill="%s">%s</tspan>`, colour, text[p])
	}
	return append(b, "</text>\n"...)
}

// meets counts points of the arrows from and to a vertex that are in the rectangle with the given lower left and upper right corners.
func (a *Analysis) meets(at []spot, v int, low, high spot) int {
	const steps = 50
	n := 0
	arrow := func(p, q spot) {
		if p == q {
			return
		}
		x, y := diagram.BallBend(p.x, p.y, q.x, q.y)
		for i := range steps {
			t := float64(i) / steps
			s := 1 - t
			r := spot{s*s*p.x + 2*s*t*x + t*t*q.x, s*s*p.y + 2*s*t*y + t*t*q.y}
			if low.x <= r.x && r.x <= high.x && high.y <= r.y && r.y <= low.y {
				n++
			}
		}
	}
	for u := range a.g.Len() {
		for w := range a.g.Successors(u) {
			if u == v || w == v {
				arrow(at[u], at[w])
			}
		}
	}
	return n
}

// onlyMover returns the player who should move from v to u against the two others, if there is exactly one, and otherwise the number of players.
func (a *Analysis) onlyMover(v, u int) int {
	only := Players
	for p, s := range a.solo {
		if s.Move(v, richman.Blue) != u {
			continue
		}
		if only < Players {
			return Players
		}
		only = p
	}
	return only
}

// spot is a place in the plane.
type spot struct{ x, y float64 }

// places returns where the vertices stand: in the triangle with the weight 1 − R for each player, and if that is too near to a vertex before, at the first place on circles around it that is not.
func (a *Analysis) places() []spot {
	var at []spot
	isFree := func(p spot) bool {
		for _, q := range at {
			if math.Hypot(p.x-q.x, p.y-q.y) < ballsApart {
				return false
			}
		}
		return true
	}
	for v := range a.g.Len() {
		var weight [Players]float64
		for p, s := range a.solo {
			weight[p] = 1 - float(s.Value(v))
		}
		middle := spot{}
		middle.x, middle.y = place(weight[0], weight[1], weight[2])
		p := middle
		for ring := 1; !isFree(p); ring++ { // a ring has room for some that are more than that apart
			for k := 0; k < 6*ring && !isFree(p); k++ {
				sin, cos := math.Sincos(math.Pi / 3 * float64(k) / float64(ring))
				p = spot{middle.x + 1.05*ballsApart*float64(ring)*cos, middle.y + 1.05*ballsApart*float64(ring)*sin}
			}
		}
		at = append(at, p)
	}
	return at
}
