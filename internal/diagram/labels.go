package diagram

import (
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// Labels puts labels beside curves, each where it covers the least of other curves and of what is to be avoided.
type Labels struct {
	Size   float64       // of the letters
	Gap    float64       // between a label and its curve; nearGap of it at least, where there is little room
	Curves []plane.Curve // all that there are

	traces    []trace // of the curves
	obstacles []obstacle
}

// obstacle is a rectangle that labels had better not cover, and how bad it is if one does.
type obstacle struct {
	plane.Rect
	trouble float64
}

// Troubles of covering things.
const (
	struck        = 4    // each of the points of a curve that one looks at
	troubleText   = 1000 // nobody can read a text upon another
	TroubleGround = 250
	TroubleVertex = 150

	wayNeeded = 25 // so much is enough to ask others to make way

	strange  = 200 // to seem to be the label of another curve
	doubtful = 100 // or to be as near to it
)

// nearGap is the part of the gap by which a label is away from its curve at least.
const nearGap = 0.6

// touching is how near a text is to what it touches, in pixels.
const touching = 1.5

// Of a line of letters: how far they go below it, in pixels, and how far it is below their middle, by their size.
const (
	below = 2.0
	low   = 0.35
)

// mostLabelled is how many curves there may be if labels are to keep off them, and to make way for each other. If there are
// more they keep off each other.
const mostLabelled = 500

// Avoid says how bad it is to cover a rectangle.
func (l *Labels) Avoid(r plane.Rect, trouble float64) {
	l.obstacles = append(l.obstacles, obstacle{r, trouble})
}

// AvoidText says that there is a text in a rectangle, which must not seem to be one with a label beside it.
func (l *Labels) AvoidText(r plane.Rect) { l.obstacles = append(l.obstacles, l.text(r)) }

// text returns what labels had better not cover where a text is: it, and a blank at both ends.
func (l *Labels) text(r plane.Rect) obstacle {
	blank := l.Size / 2
	return obstacle{plane.Rect{Left: r.Left - blank, Top: r.Top, Right: r.Right + blank, Bottom: r.Bottom}, troubleText}
}

// Placed is a label beside a curve: the middle of its line, and the rectangle that it takes.
type Placed struct {
	At plane.Point
	In plane.Rect
}

// Place returns where labels of some widths stand beside their curves, each near the middle of its curve if there is room.
// A label of no width is nowhere. They are placed one by one, and then, if they are not too many, others make way for those
// that have found no good place.
func (l *Labels) Place(widths []float64) []Placed {
	l.trace()
	choices, placed := make([][]choice, len(widths)), make([]choice, len(widths))
	known := newNearby(widths, l.Size)
	for k, width := range widths {
		if width > 0 {
			choices[k] = l.choices(k, width)
			placed[k] = l.best(k, choices, placed, known)
			known.add(k, placed[k].In)
			if l.traces == nil { // it stays there
				choices[k] = nil
			}
		}
	}
	if l.traces != nil {
		for k := range placed {
			if widths[k] > 0 && placed[k].trouble+l.upon(k, placed[k], placed, nil) >= wayNeeded {
				l.makeWay(k, choices, placed)
			}
		}
	}
	list := make([]Placed, len(placed))
	for k, p := range placed {
		list[k] = p.Placed
	}
	return list
}

// makeWay puts a label where it would stand best without others, and those elsewhere that are in its way, if they are few
// and that is better for all of them together.
func (l *Labels) makeWay(k int, choices [][]choice, placed []choice) {
	const few = 8
	best := l.best(k, choices, nil, nil)
	var inWay []int
	for j, p := range placed {
		if j != k && !p.In.IsEmpty() && l.text(p.In).Meets(best.In.Wider(touching)) {
			inWay = append(inWay, j)
		}
	}
	if len(inWay) > few {
		return
	}
	trial := slices.Clone(placed)
	trial[k] = best
	for _, j := range inWay {
		trial[j] = l.best(j, choices, trial, nil)
	}
	if moved := append(inWay, k); l.share(moved, trial) < l.share(moved, placed) {
		copy(placed, trial)
	}
}

// share says how bad it is where all labels are, but for what has nothing to do with some of them.
func (l *Labels) share(some []int, placed []choice) float64 {
	n := 0.0
	for j, p := range placed {
		switch {
		case p.In.IsEmpty():
		case slices.Contains(some, j):
			n += p.trouble + l.upon(j, p, placed, nil)
		default:
			wide := p.In.Wider(touching)
			for _, k := range some {
				n += l.text(placed[k].In).coveredBy(wide)
			}
		}
	}
	return n
}

// trace looks at the curves, if they are not too many.
func (l *Labels) trace() {
	if l.traces == nil && len(l.Curves) <= mostLabelled {
		for _, c := range l.Curves {
			l.traces = append(l.traces, newTrace(c))
		}
	}
}

// Covered says how much of curves and of what is to be avoided a text would cover that is of no curve, but of a vertex,
// which it may touch. If there are too many curves to be looked at, it is 0.
func (l *Labels) Covered(in plane.Rect, of plane.Point) float64 {
	l.trace()
	if l.traces == nil && len(l.Curves) > 0 {
		return 0
	}
	n := 0.0
	for i := range l.traces {
		n += struck * float64(l.traces[i].within(in.Wider(touching)))
	}
	return n + l.avoided(in, func(o obstacle) bool { return o.trouble == TroubleVertex && o.Has(of) })
}

// avoided says how bad it is to cover what is in a rectangle, but for curves and labels.
func (l *Labels) avoided(in plane.Rect, isExempt func(obstacle) bool) float64 {
	n := 0.0
	wide := in.Wider(touching)
	for _, o := range l.obstacles {
		if !isExempt(o) {
			n += o.coveredBy(wide)
		}
	}
	return n
}

// coveredBy says how bad it is to cover what is in a rectangle: worse the more of that is upon the obstacle.
func (o obstacle) coveredBy(r plane.Rect) float64 {
	const touched = 0.3 // of the trouble, if hardly anything is covered
	if !r.Meets(o.Rect) {
		return 0
	}
	covered := (min(r.Right, o.Right) - max(r.Left, o.Left)) * (min(r.Bottom, o.Bottom) - max(r.Top, o.Top))
	all := (r.Right - r.Left) * (r.Bottom - r.Top)
	return o.trouble * (touched + (1-touched)*min(covered/all, 1))
}

// covered says how much a label of a curve would cover: its own curve, others, and obstacles; and whether it would seem to
// be that of another one, by how far the letters are from it.
func (l *Labels) covered(own int, in plane.Rect) float64 {
	const plain = 8
	n := l.avoided(in, func(obstacle) bool { return false })
	wide := in.Wider(touching)
	letters := plane.Rect{Left: in.Left, Top: in.Bottom - below - 2*low*l.Size, Right: in.Right, Bottom: in.Bottom - below}
	near, other := 2.0*plain, 3.0*plain // how far it is from its own curve and from others, if not further than that
	for i := range l.traces {
		t := &l.traces[i]
		if i != own && !t.around.Meets(letters.Wider(max(other, touching+low*l.Size))) { // it is not near, nor covered
			continue
		}
		n += struck * float64(t.within(wide))
		if i == own {
			near = min(near, t.farFrom(letters))
		} else {
			other = min(other, t.farFrom(letters))
		}
	}
	switch {
	case other < near-1e-9: // it would seem to be that of the other one
		n += strange
	case other < near+plain:
		n += doubtful * (1 - (other-near)/plain)
	}
	return n
}
