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
	farther := []float64{4, 10, 18, 28} // from a ball, where all these cover something
	passing := d.passing(v, plane.Rect{Left: x, Top: y, Right: x, Bottom: y}.Wider(Ball+width+2*row+farther[len(farther)-1]))
	best, least := places[0], math.Inf(1)
	choose := func(places []plane.Rect) {
		for i, p := range places {
			if covered := d.covers(v, p, passing, least) + 0.1*float64(i); covered < least {
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

// around returns places of a text beside a ball, in many directions: in each one the edge of the text is so far from the
// middle of the ball, and all of the text is at least 0.86 times as far.
func (d *Balls) around(v int, width, away float64) []plane.Rect {
	const directions = 24
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

// covering is how bad it is to cover a pixel of an arrow.
const covering = 2.5

// passage is what is near a ball of an arrow: points of it with their distance, and the middle of its head.
type passage struct {
	points []plane.Point
	apart  float64
	head   plane.Point
}

// passing returns what of the arrows is in a rectangle around a ball, or only of those of the ball where there are too many.
func (d *Balls) passing(v int, in plane.Rect) []passage {
	var list []passage
	look := func(t *trace) {
		if p := (passage{t.in(in), t.apart, t.head()}); len(p.points) > 0 || in.Has(p.head) {
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

// covers says how much of other things a text beside a ball covers: arrows, other balls and other texts, or so much of
// them that it is enough.
func (d *Balls) covers(v int, p plane.Rect, passing []passage, enough float64) float64 {
	const other, strange, gap = 1e6, 40, 3 // nobody can read a text upon another
	n := 0.0
	wide := p.Wider(gap)
	line := plane.Rect{Left: p.Left - BallLetter - gap, Top: p.Top, Right: p.Right + BallLetter + gap, Bottom: p.Bottom} // with a blank at each end
	for _, a := range passing {
		for _, at := range a.points {
			if wide.Has(at) {
				n += covering * a.apart
			}
		}
		if !d.isString() && p.Far(a.head) < headHalf+1 {
			n += covering * 2 * headHalf
		}
		if n >= enough {
			return n
		}
	}
	own := p.Far(d.ball(v))
	for w := range d.X {
		switch far := p.Far(d.ball(w)); {
		case w == v:
		case far < Ball+gap:
			n += other
		case far < own+6: // it would seem to be that of the other one
			n += strange
		}
		for _, text := range []plane.Rect{d.names[w], d.texts[w]} {
			switch {
			case text.IsEmpty():
			case text.Meets(wide):
				n += other
			case w != v && text.Meets(line): // they would seem to be one
				n += strange
			}
		}
	}
	return n
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
