package diagram

import (
	"math"

	"github.com/cgt-go/sdk/internal/plane"
)

// Labels puts labels beside curves, each where it covers the least of other curves and of what is to be avoided.
type Labels struct {
	Size   float64       // of the letters
	Gap    float64       // between a label and its curve
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
)

// touching is how near a text is to what it touches, in pixels.
const touching = 1.5

// Of a line of letters: how far they go below it, in pixels, and how far it is below their middle, by their size.
const (
	below = 2.0
	low   = 0.35
)

// mostLabelled is how many curves there may be if labels are to cover as little as they can.
const mostLabelled = 500

// Avoid says how bad it is to cover a rectangle.
func (l *Labels) Avoid(r plane.Rect, trouble float64) {
	l.obstacles = append(l.obstacles, obstacle{r, trouble})
}

// AvoidText says that there is a text in a rectangle, which must not seem to be one with a label beside it.
func (l *Labels) AvoidText(r plane.Rect) {
	blank := l.Size / 2
	l.Avoid(plane.Rect{Left: r.Left - blank, Top: r.Top, Right: r.Right + blank, Bottom: r.Bottom}, troubleText)
}

// Place returns the middle of the line of a label beside a curve, near its middle if there is room, and the rectangle that
// the label takes, which is avoided from then on.
func (l *Labels) Place(curve int, width float64) (at plane.Point, in plane.Rect) {
	l.trace()
	least := math.Inf(1)
	for k, t := range []float64{0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85} {
		for _, side := range []float64{1, -1} {
			p := l.beside(l.Curves[curve], t, side, width)
			r := plane.Rect{Left: p.X - width/2, Top: p.Y - l.Size, Right: p.X + width/2, Bottom: p.Y + below}
			trouble := float64(k)
			if side < 0 {
				trouble += 0.5
			}
			if l.traces != nil {
				trouble += l.covered(curve, r)
			}
			if trouble < least {
				at, in, least = p, r, trouble
			}
		}
	}
	l.AvoidText(in)
	return at, in
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

// avoided says how bad it is to cover what is in a rectangle, but for curves: worse the more of it is covered.
func (l *Labels) avoided(in plane.Rect, isExempt func(obstacle) bool) float64 {
	const touched = 0.3 // of the trouble, if hardly anything is covered
	n := 0.0
	wide := in.Wider(touching)
	for _, o := range l.obstacles {
		if !wide.Meets(o.Rect) || isExempt(o) {
			continue
		}
		covered := (min(wide.Right, o.Right) - max(wide.Left, o.Left)) * (min(wide.Bottom, o.Bottom) - max(wide.Top, o.Top))
		all := (wide.Right - wide.Left) * (wide.Bottom - wide.Top)
		n += o.trouble * (touched + (1-touched)*min(covered/all, 1))
	}
	return n
}

// beside returns the middle of the line of a label that stands beside a curve: to the right of it or above it, or on the
// other side, so far that it touches it hardly.
func (l *Labels) beside(curve plane.Curve, t, side, width float64) plane.Point {
	at, along := curve.At(t), curve.Along(t)
	length := max(math.Hypot(along.X, along.Y), 1e-9)
	out := plane.Point{X: -along.Y / length, Y: along.X / length}
	if out.X < -0.1 || math.Abs(out.X) <= 0.1 && out.Y > 0 {
		out = plane.Point{X: -out.X, Y: -out.Y}
	}
	away := l.Gap + math.Abs(out.X)*width/2 + math.Abs(out.Y)*l.Size/2
	return plane.Point{X: at.X + side*out.X*away, Y: at.Y + side*out.Y*away + low*l.Size}
}

// covered says how much a label of a curve would cover: its own curve, others, and obstacles.
func (l *Labels) covered(own int, in plane.Rect) float64 {
	const strange, doubtful, plain = 150, 40, 3
	n := l.avoided(in, func(obstacle) bool { return false })
	wide := in.Wider(touching)
	middle := plane.Point{X: in.Middle().X, Y: in.Bottom - below - low*l.Size} // of the letters
	half := math.Hypot(wide.Right-wide.Left, wide.Bottom-wide.Top) / 2
	near, other := half+plain, half+2*plain // how far it is from its own curve and from others, if not further than that
	for i := range l.traces {
		t := &l.traces[i]
		if i != own && t.around.Far(middle) > max(other, half) { // it is not near, nor covered
			continue
		}
		n += struck * float64(t.within(wide))
		if i == own {
			near = min(near, t.far(middle))
		} else {
			other = min(other, t.far(middle))
		}
	}
	switch {
	case other < near-1e-9: // it would seem to be that of the other one
		n += strange
	case other < near+plain:
		n += doubtful
	}
	return n
}
