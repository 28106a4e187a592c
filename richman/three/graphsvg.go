package three

import (
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
	"github.com/cgt-go/sdk/internal/svg"
	"github.com/cgt-go/sdk/richman"
)

// mostDrawn is the largest number of vertices of a picture.
const mostDrawn = 300

// ballsApart is the least distance between two vertices of a picture, with room for the values of one.
const ballsApart = 64.0

// WriteSVG draws the graph with the values of [Analysis.Solo]: beside a vertex are those of Blue, Red and Green, exact
// if they are short. Terminals stand at the corners of the triangle of [WriteRegionsSVG], and each other vertex the
// nearer to the corner of a player the less he needs there, but not upon another one; the triangle is the larger, up to
// twice as large, the more than twelve arrows there are. An arrow has the colour of a player if it leads to the move
// that he should make against the two others, and is grey if there are several such players, or none. Arrows go around
// other vertices where there is room, which there may not be among dozens. Names wider than 12 letters are listed below
// the picture, the first 120 letters of them, and have numbers in it. A graph of more than 300 vertices is a
// [*cgt.LimitError], and the zero value a [*richman.VerifyError], and nothing is written; otherwise the error is that of
// w. The picture is an SVG file without scripts that can be read on light and on dark pages.
//
// Source: the Richman notes, §9, fig. 3a.
func (a *Analysis) WriteSVG(w io.Writer) error {
	if a.g == nil {
		return &richman.VerifyError{Msg: "the game is missing"}
	}
	n := a.g.Len()
	if n > mostDrawn {
		return &cgt.LimitError{What: "vertices of a picture", Limit: mostDrawn}
	}
	balls := a.balls()
	lines := make([][Players]string, n)
	for v := range lines {
		if _, isTerminal := a.g.Winner(v); !isTerminal {
			lines[v] = a.line(v)
			balls.Widths[v] = diagram.TextWidth(strings.Join(lines[v][:], " "))
		}
	}
	balls.Place()
	b := balls.AppendStart(nil, fmt.Sprintf("a bidding game of three players with %d vertices", n))
	b = balls.AppendHeads(b)
	for k, e := range balls.Arrows {
		v, u := e[0], e[1]
		kind := diagram.Kind(a.onlyMover(v, u)) // the kinds are in the order of the players, and last is that of nobody
		b = balls.AppendArrow(b, k, kind)
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for v := range n {
		who, isTerminal := a.g.Winner(v)
		colour := svg.Neither
		if isTerminal {
			colour = colours[who]
		}
		b = balls.AppendBall(b, v, colour, isTerminal)
		if isTerminal {
			continue
		}
		x, y := balls.Text(v) // not every program puts pieces of several colours around their middle
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="start">`, svg.Pixels(x-balls.Widths[v]/2), svg.Pixels(y))
		for p, text := range lines[v] {
			if p > 0 {
				b = append(b, ' ')
			}
			b = fmt.Appendf(b, `<tspan fill="%s">%s</tspan>`, colours[p], text)
		}
		b = append(b, "</text>\n"...)
	}
	b = balls.AppendList(b)
	_, err := w.Write(svg.AppendEnd(append(b, "</g>\n"...)))
	return err
}

// line returns the values of a vertex, one for each player.
func (a *Analysis) line(v int) (text [Players]string) {
	for p, s := range a.solo {
		text[p] = diagram.Brief(s.Value(v))
	}
	return text
}

// onlyMover returns the player who should move from v to u against the two others, if there is exactly one, and
// otherwise the number of players.
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

// balls returns the arrows, and where the vertices stand: in the triangle with the weight 1 − R for each player, and if
// that is too near to a vertex before, at the first place on circles around it that is not.
func (a *Analysis) balls() *diagram.Balls {
	n := a.g.Len()
	d := &diagram.Balls{Widths: make([]float64, n)}
	for v := range n {
		for u := range a.g.Successors(v) {
			d.Arrows = append(d.Arrows, [2]int{v, u})
		}
	}
	scale := d.Scale()
	d.Sheet = plane.Rect{Right: scale * (side + 2*margin), Bottom: scale * (side*math.Sqrt(3)/2 + 2*margin)}
	apart := scale * ballsApart
	isFree := func(x, y float64) bool {
		for v := range d.X {
			if math.Hypot(x-d.X[v], y-d.Y[v]) < apart {
				return false
			}
		}
		return true
	}
	for v := range n {
		var weight [Players]float64
		for p, s := range a.solo {
			weight[p] = 1 - float(s.Value(v))
		}
		x, y := place(weight[0], weight[1], weight[2])
		x, y = scale*x, scale*y
		middleX, middleY := x, y
		for ring := 1; !isFree(x, y); ring++ { // a ring has room for some that are more than that apart
			for k := 0; k < 6*ring && !isFree(x, y); k++ {
				sin, cos := math.Sincos(math.Pi / 3 * float64(k) / float64(ring))
				x, y = middleX+1.05*apart*float64(ring)*cos, middleY+1.05*apart*float64(ring)*sin
			}
		}
		d.X, d.Y, d.Names = append(d.X, x), append(d.Y, y), append(d.Names, a.g.Name(v))
	}
	return d
}
