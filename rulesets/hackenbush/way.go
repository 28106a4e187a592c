package hackenbush

import (
	"iter"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// way is how an edge runs. A straight one has its control points on the line. The zero way is not found yet.
type way struct {
	plane.Curve
	isStraight bool
	around     plane.Rect
	line       []plane.Point // points of it, from its beginning to its end, between which it is nearly straight
}

func newWay(c plane.Curve, isStraight bool) way {
	const steps = 16
	w := way{Curve: c, isStraight: isStraight, around: c.Around(), line: c[:1:1]}
	for k := range steps - 1 {
		if !isStraight {
			w.line = append(w.line, c.At(float64(k+1)/steps))
		}
	}
	w.line = append(w.line, c[3])
	return w
}

// bowed returns the way of an edge whose middle is offset pixels to the left of the straight line.
func bowed(from, to plane.Point, offset float64) way {
	if offset == 0 {
		return newWay(plane.Curve{from, from.Toward(to, 1./3), from.Toward(to, 2./3), to}, true)
	}
	length := max(from.Far(to), 1)
	// A cubic whose control points are as far away as this has its middle at 3/4 of that.
	x, y := (to.Y-from.Y)/length*offset*4/3, -(to.X-from.X)/length*offset*4/3
	p, q := from.Toward(to, 0.25), from.Toward(to, 0.75)
	return newWay(plane.Curve{from, {X: p.X + x, Y: p.Y + y}, {X: q.X + x, Y: q.Y + y}, to}, false)
}

func (w way) from() plane.Point { return w.Curve[0] }
func (w way) to() plane.Point   { return w.Curve[3] }

// fromEnds returns how far a point is from the nearer end.
func (w way) fromEnds(p plane.Point) float64 { return min(p.Far(w.from()), p.Far(w.to())) }

// far returns how far a point is from the edge, nearly.
func (w way) far(p plane.Point) float64 {
	least := math.Inf(1)
	for k, from := range w.line[1:] {
		to := w.line[k]
		x, y := to.X-from.X, to.Y-from.Y
		t := max(0, min(((p.X-from.X)*x+(p.Y-from.Y)*y)/max(x*x+y*y, 1e-9), 1))
		dx, dy := from.X+t*x-p.X, from.Y+t*y-p.Y
		least = min(least, dx*dx+dy*dy)
	}
	return math.Sqrt(least)
}

// isBuried reports whether the edge runs below the ground.
func (w way) isBuried() bool {
	return slices.ContainsFunc(w.line, func(p plane.Point) bool { return p.Y > 0 })
}

// waySteps is how many points of an edge one looks at.
const waySteps = 24

// points returns points of the edge, but not its ends.
func (w way) points() iter.Seq[plane.Point] {
	return func(yield func(plane.Point) bool) {
		for k := range waySteps {
			if !yield(w.At((float64(k) + 0.5) / waySteps)) {
				return
			}
		}
	}
}

// How near edges are that run beside each other, in pixels, and those of which one runs upon the other.
const besideEdge, uponEdge = 7, 3

// along returns for how many pixels an edge runs so near to another one, and for how many upon it. Where they have an end in
// common they must meet.
func (w way) along(o way, near float64) (beside, upon float64) {
	if !o.around.Meets(w.around.Wider(near)) {
		return 0, 0
	}
	apart := w.from().Far(w.to()) / waySteps
	wide := o.around.Wider(near)
	var shared []plane.Point // ends of both
	for _, end := range [...]plane.Point{w.from(), w.to()} {
		if o.fromEnds(end) < 1 {
			shared = append(shared, end)
		}
	}
	for p := range w.points() {
		if !wide.Has(p) {
			continue
		}
		fromShared := math.Inf(1)
		for _, end := range shared {
			fromShared = min(fromShared, p.Far(end))
		}
		if fromShared < 2*besideEdge {
			continue
		}
		far := o.far(p)
		if far < near && fromShared >= 2*near {
			beside += apart
		}
		if far < uponEdge {
			upon += apart
		}
	}
	return beside, upon
}
