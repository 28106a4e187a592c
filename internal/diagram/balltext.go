package diagram

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// placeTexts says where names stand that do not fit their balls, and lines of text: each in the one of the places beside
// its ball where it covers the fewest other things.
func (d *Balls) placeTexts() {
	d.names, d.texts = make([]plane.Rect, len(d.X)), make([]plane.Rect, len(d.X))
	for v := range d.X {
		if d.isBeside(v) {
			d.names[v] = d.room(v, TextWidth(d.labels[v]), true)
		}
	}
	for v, width := range d.Widths {
		if width > 0 {
			d.texts[v] = d.room(v, width, false)
		}
	}
}

// room returns where a text of some width stands: above the ball or below it if there is room, and otherwise at a side.
func (d *Balls) room(v int, width float64, isAbove bool) plane.Rect {
	const away = Ball + 4
	const side = 0.7 * away
	x, y, half := d.X[v], d.Y[v], width/2
	places := []plane.Rect{textAt(x, y+Ball+letterHigh+2, width), textAt(x, y-Ball-letterDeep-2, width)}
	if isAbove {
		slices.Reverse(places)
	}
	right, left := x+side+half, x-side-half
	places = append(places, textAt(right, y+away+5, width), textAt(right, y-side, width), textAt(left, y-side, width), textAt(left, y+away+5, width),
		textAt(x+away+half, y+4, width), textAt(x-away-half, y+4, width))
	const row = letterHigh + letterDeep + 2 // further away, beyond a name
	places = append(places, textAt(x, y+Ball+letterHigh+2+row, width), textAt(x, y-Ball-letterDeep-2-row, width),
		textAt(right, y+away+5+row, width), textAt(right, y-side-row, width), textAt(left, y-side-row, width), textAt(left, y+away+5+row, width))
	farther := []float64{2.5, 4, 7, 10, 14, 18, 23, 28} // from a ball, where all these cover something
	area := plane.Rect{Left: x, Top: y, Right: x, Bottom: y}.Wider(Ball + width + 2*row + farther[len(farther)-1])
	passages, neighbours := d.passing(v, area), d.neighbours(v, area)
	best, least := places[0], math.Inf(1)
	choose := func(places []plane.Rect) {
		for i, p := range places {
			if covered := d.covers(v, p, passages, neighbours, least) + 0.1*float64(i); covered < least {
				best, least = p, covered
			}
		}
	}
	choose(places)
	for _, away := range farther {
		if least >= covering {
			choose(d.around(v, width, Ball+away))
		}
	}
	return best
}

// around returns places of a text beside a ball, in many directions: each text leads outward from a place that is so far
// from the middle of the ball. Something else of it may be nearer, the longer it is.
func (d *Balls) around(v int, width, away float64) []plane.Rect {
	const directions = 48
	places := make([]plane.Rect, directions)
	for k := range places {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / directions)
		most := max(math.Abs(sin), math.Abs(cos)) // where the rectangle of the text has its edge
		const high = letterHigh + letterDeep
		x, y := d.X[v]+away*cos+width/2*cos/most, d.Y[v]+away*sin+high/2*sin/most
		places[k] = textAt(x, y+high/2-letterDeep, width)
	}
	return places
}

// How bad it is to cover a pixel of an arrow, and to cover its head or to seem to belong to something else.
const (
	covering   = 2.5
	misleading = 120
)

// passage is an arrow near a ball: those of its points that are near, and the middle of its head.
type passage struct {
	trace  *trace
	points []plane.Point
	head   plane.Point
}

// passing returns what of the arrows is in a rectangle around a ball, or only of those of the ball where there are too many.
func (d *Balls) passing(v int, in plane.Rect) []passage {
	var list []passage
	look := func(t *trace) {
		if p := (passage{t, t.in(in), t.head()}); len(p.points) > 0 || in.Has(p.head) {
			list = append(list, p)
		}
	}
	if d.isFew() {
		for k := range d.traces {
			look(&d.traces[k])
		}
	} else {
		for _, k := range d.own[v] {
			look(&d.traces[k])
		}
	}
	return list
}

// neighbours returns the balls of which something is in a rectangle around a ball, that ball among them.
func (d *Balls) neighbours(v int, in plane.Rect) []int {
	var list []int
	for w := range d.X {
		if w == v || in.Far(d.ball(w)) < 2*Ball || d.names[w].Meets(in) || d.texts[w].Meets(in) {
			list = append(list, w)
		}
	}
	return list
}

// covers says how bad a place for a text of a ball is: what of arrows, balls and other texts it covers, and whether it would
// seem to belong to another ball, or to be one with another text. It may stop when that is enough.
func (d *Balls) covers(v int, p plane.Rect, passages []passage, neighbours []int, enough float64) float64 {
	const other, gap = 1e6, 3 // nobody can read a text upon another
	n := 0.0
	wide := p.Wider(gap)
	line := plane.Rect{Left: wide.Left - BallLetter, Top: wide.Top - gap, Right: wide.Right + BallLetter, Bottom: wide.Bottom + gap} // with a blank at each end
	own := p.Far(d.ball(v))
	if own < Ball+1 {
		n += other
	}
	for _, w := range neighbours {
		switch far := p.Far(d.ball(w)); {
		case w == v:
		case far < Ball+gap:
			n += other
		case far < own+6: // it would seem to be that of the other one
			n += misleading
		}
		for _, text := range []plane.Rect{d.names[w], d.texts[w]} {
			switch {
			case text.IsEmpty():
			case text.Meets(wide):
				n += other
			case w != v && text.Meets(line): // they would seem to be one
				n += misleading
			}
		}
		if n >= enough {
			return n
		}
	}
	from, to, isApart := d.between(v, p)
	for _, a := range passages {
		for _, at := range a.points {
			if wide.Has(at) {
				n += covering * a.trace.apart
			}
		}
		if !d.isString() && p.Far(a.head) < headReach {
			n += misleading
		}
		if isApart && a.trace.crosses(from, to) { // it would seem to be on the other side
			n += misleading
		}
		if n >= enough {
			return n
		}
	}
	return n
}

// between returns the shortest way from a ball to a text, if that is not next to it.
func (d *Balls) between(v int, text plane.Rect) (from, to plane.Point, isApart bool) {
	const next = Ball + 4
	ball := d.ball(v)
	to = text.Nearest(ball)
	dx, dy := to.X-ball.X, to.Y-ball.Y
	if dx*dx+dy*dy <= next*next {
		return from, to, false
	}
	return ball.Toward(to, Ball/math.Hypot(dx, dy)), to, true
}

// Of a line of text, in pixels: how high letters are, and how far they go below the line.
const (
	letterHigh = 11.0
	letterDeep = 3.0
)

// textAt returns the rectangle of a line of text of some width whose middle is at a place.
func textAt(x, y, width float64) plane.Rect {
	return plane.Rect{Left: x - width/2, Top: y - letterHigh, Right: x + width/2, Bottom: y + letterDeep}
}

// lineOf returns the middle of the line of text in a rectangle.
func lineOf(r plane.Rect) (x, y float64) { return r.Middle().X, r.Bottom - letterDeep }
