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
	best, least := places[0], math.Inf(1)
	for i, p := range places {
		if covered := d.covers(v, p) + 0.1*float64(i); covered < least {
			best, least = p, covered
		}
	}
	return best
}

// covers says how much of other things a text beside a ball covers: arrows, or only those of the ball where there are too
// many, other balls and other texts.
func (d *Balls) covers(v int, p plane.Rect) float64 {
	const other, strange, struck, gap = 1e6, 40, 2.5, 3 // nobody can read a text upon another
	n := 0.0
	wide := p.Wider(gap)
	line := plane.Rect{Left: p.Left - BallLetter - gap, Top: p.Top, Right: p.Right + BallLetter + gap, Bottom: p.Bottom} // with a blank at each end
	strike := func(t *trace) { n += struck * t.apart * float64(t.within(wide)) }
	if d.isFew() {
		for k := range d.traces {
			strike(&d.traces[k])
		}
	} else {
		for _, k := range d.own[v] {
			strike(&d.traces[k])
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
