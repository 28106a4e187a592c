package surreal

import (
	"fmt"
	"iter"
	"slices"
	"sort"
	"strings"

	"github.com/cgt-go/sdk/cgt"
)

// Wall is one of the two walls of a [Thermograph]: a number x as a function of the temperature t ≥ −1,
// continuous, piecewise linear with integer slopes, and constant from its last corner on. It is an
// immutable value; the zero Wall is that of the game 0, constantly 0.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.5, where walls are called
// trajectories.
type Wall struct {
	// The first segment begins at t = −1. Neighbours have different slopes. No segments stand for 0. The
	// last segment of a finished wall has slope 0.
	segments []segment
}

// Corner is a point of a wall where it begins or changes its slope.
type Corner struct{ T, X Dyadic }

// segment is a part of a wall: it begins at a corner, and x changes by slope for each unit of t.
type segment struct {
	Corner
	slope int
}

var coldest = Dyadic{num: -1} // where walls begin

// at returns x on the segment, or on the line it lies on.
func (p segment) at(t Dyadic) Dyadic { return p.X.Add(scale(t.Sub(p.T), p.slope)) }

// scale returns n·x; n is nearly always −1, 0 or 1.
func scale(x Dyadic, n int) Dyadic {
	switch n {
	case 0:
		return Dyadic{}
	case 1:
		return x
	case -1:
		return x.Neg()
	}
	return x.Mul(DyadicFromInt(int64(n)))
}

var zeroWall = []segment{{Corner{T: coldest}, 0}}

// list returns the segments, at least one.
func (w Wall) list() []segment {
	if len(w.segments) == 0 {
		return zeroWall
	}
	return w.segments
}

// append adds a segment, unless it goes on in the direction of the last.
func (w *Wall) append(t, x Dyadic, slope int) {
	if n := len(w.segments); n == 0 || w.segments[n-1].slope != slope {
		w.segments = append(w.segments, segment{Corner{t, x}, slope})
	}
}

// constantWall returns the wall that is x everywhere.
func constantWall(x Dyadic) Wall { return Wall{[]segment{{Corner{coldest, x}, 0}}} }

// At returns the place of the wall at the temperature t; ok is false if t < −1.
func (w Wall) At(t Dyadic) (x Dyadic, ok bool) {
	if t.Compare(coldest) < 0 {
		return Dyadic{}, false
	}
	ps := w.list()
	i := sort.Search(len(ps), func(i int) bool { return ps[i].T.Compare(t) > 0 })
	return ps[i-1].at(t), true
}

// Mast returns the place of the wall at all large temperatures.
func (w Wall) Mast() Dyadic {
	ps := w.list()
	return ps[len(ps)-1].X
}

// Corners returns the corners of the wall from t = −1 upwards; the first is where the wall begins.
func (w Wall) Corners() iter.Seq[Corner] {
	return func(yield func(Corner) bool) {
		for _, p := range w.list() {
			if !yield(p.Corner) {
				return
			}
		}
	}
}

// cost returns about how many steps it takes to go through the wall: more if there are long numbers in it.
func (w Wall) cost() int {
	ps := w.list()
	longest := max(ps[0].X.words(), ps[len(ps)-1].X.words(), ps[len(ps)-1].T.words())
	return len(ps) * (1 + longest/4)
}

// top returns the temperature of the last corner.
func (w Wall) top() Dyadic {
	ps := w.list()
	return ps[len(ps)-1].T
}

// String returns the corners of the wall, such as "1 at -1, 1 at 1/2, 1/4 at 5/4": x = 1 at the temperatures −1 and
// 1/2, and 1/4 from 5/4 on.
func (w Wall) String() string {
	var b strings.Builder
	for c := range w.Corners() {
		if b.Len() > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%v at %v", c.X, c.T)
	}
	return b.String()
}

// Equal reports whether w and v are the same function.
func (w Wall) Equal(v Wall) bool { return slices.Equal(w.list(), v.list()) }

// Le reports whether w ≤ v at all temperatures.
func (w Wall) Le(v Wall) bool {
	for _, p := range merged(w, v) {
		if p[0].X.Compare(p[1].X) > 0 {
			return false
		}
	}
	return true // they are constant from the last corner on
}

// Add returns the wall w + v.
func (w Wall) Add(v Wall) Wall {
	var sum Wall
	for _, p := range merged(w, v) {
		sum.append(p[0].T, p[0].X.Add(p[1].X), p[0].slope+p[1].slope)
	}
	return sum
}

// Neg returns the wall −w.
func (w Wall) Neg() Wall {
	ps := slices.Clone(w.list())
	for i, p := range ps {
		ps[i].X, ps[i].slope = p.X.Neg(), -p.slope
	}
	return Wall{ps}
}

// Translate returns the wall w + x.
func (w Wall) Translate(x Dyadic) Wall {
	ps := slices.Clone(w.list())
	for i, p := range ps {
		ps[i].X = p.X.Add(x)
	}
	return Wall{ps}
}

// tilt returns w + n·t.
func (w Wall) tilt(n int) Wall {
	ps := slices.Clone(w.list())
	for i, p := range ps {
		ps[i].X, ps[i].slope = p.X.Add(scale(p.T, n)), p.slope+n
	}
	return Wall{ps}
}

// cut returns the wall that is w up to the temperature t, which is not below −1, and constant from there on.
func (w Wall) cut(t Dyadic) Wall {
	var c Wall
	for _, p := range w.list() {
		if p.T.Compare(t) >= 0 {
			break
		}
		c.segments = append(c.segments, p)
	}
	x, _ := w.At(t)
	c.append(t, x, 0)
	return c
}

// merged returns the segments of w and v, cut at the corners of both.
func merged(w, v Wall) [][2]segment {
	a, b := w.list(), v.list()
	var both [][2]segment
	for i, j := 0, 0; ; {
		p, q := a[i], b[j]
		t := p.T
		if q.T.Compare(t) > 0 {
			t = q.T
		}
		p.Corner, q.Corner = Corner{t, p.at(t)}, Corner{t, q.at(t)}
		both = append(both, [2]segment{p, q})
		switch {
		case i+1 == len(a) && j+1 == len(b):
			return both
		case i+1 == len(a):
			j++
		case j+1 == len(b):
			i++
		default:
			c := a[i+1].T.Compare(b[j+1].T)
			if c <= 0 {
				i++
			}
			if c >= 0 {
				j++
			}
		}
	}
}

// upper returns the larger of w and v at each temperature. Their slopes differ by at most 2.
func (e *engine) upper(w, v Wall) Wall {
	var u Wall
	both := merged(w, v)
	for i, p := range both {
		high, low := p[0], p[1]
		if c := high.X.Compare(low.X); c < 0 || c == 0 && high.slope < low.slope {
			high, low = low, high
		}
		u.append(high.T, high.X, high.slope)
		if t, ok := e.crossing(high, low); ok && (i+1 == len(both) || t.Compare(both[i+1][0].T) < 0) {
			u.append(t, low.at(t), low.slope)
		}
	}
	return u
}

// lower returns the smaller of w and v at each temperature.
func (e *engine) lower(w, v Wall) Wall { return e.upper(w.Neg(), v.Neg()).Neg() }

// crossing returns the temperature at which the line of low, which begins where that of high does, is as high, if it
// comes to that.
func (e *engine) crossing(high, low segment) (t Dyadic, ok bool) {
	d := high.X.Sub(low.X)
	switch low.slope - high.slope {
	case 1:
	case 2:
		if e.Ctx != nil && d.exp == MaxExp {
			e.Fail(&cgt.LimitError{What: "binary places in a number", Limit: MaxExp})
			return Dyadic{}, false
		}
		d = d.Half()
	default:
		return Dyadic{}, false
	}
	return high.T.Add(d), true
}
