package plane_test

import (
	"math"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
	"pgregory.net/rapid"
)

func coordinate(t *rapid.T) float64 { return float64(rapid.IntRange(-50, 50).Draw(t, "coordinate")) }

func point(t *rapid.T) plane.Point { return plane.Point{X: coordinate(t), Y: coordinate(t)} }

// TestCurve: the point of a curve is that of the construction of de Casteljau, is in the rectangle around the curve, and the
// direction there is that to the points soon after it.
func TestCurve(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := plane.Curve{point(t), point(t), point(t), point(t)}
		at := rapid.Float64Range(0, 1).Draw(t, "time")
		points := c[:]
		var along plane.Point
		for len(points) > 1 {
			var next []plane.Point
			for k, p := range points[1:] {
				next = append(next, points[k].Toward(p, at))
			}
			if len(points) == 2 {
				along = plane.Point{X: points[1].X - points[0].X, Y: points[1].Y - points[0].Y}
			}
			points = next
		}
		const nearly = 1e-9
		got := c.At(at)
		if got.Far(points[0]) > nearly {
			t.Fatalf("at %g %v is at %v, want %v", at, c, got, points[0])
		}
		if !c.Around().Wider(nearly).Has(got) {
			t.Fatalf("%v is not in %v", got, c.Around())
		}
		if v := c.Along(at); v.Far(along) > nearly {
			t.Fatalf("at %g %v has the direction %v, want %v", at, c, v, along)
		}
	})
}

// TestQuadratic: the middle of a quadratic curve is half way to the point it bends to.
func TestQuadratic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		from, by, to := point(t), point(t), point(t)
		if got, want := plane.Quadratic(from, by, to).At(0.5), from.Toward(to, 0.5).Toward(by, 0.5); got.Far(want) > 1e-9 {
			t.Fatalf("the middle is at %v, want %v", got, want)
		}
	})
}

// TestRect asks rectangles about every point of a grid.
func TestRect(t *testing.T) {
	rect := func(t *rapid.T) plane.Rect {
		side := rapid.IntRange(0, 6)
		left, top := side.Draw(t, "left"), side.Draw(t, "top")
		return plane.Rect{Left: float64(left), Top: float64(top), Right: float64(left + side.Draw(t, "wide")), Bottom: float64(top + side.Draw(t, "high"))}
	}
	rapid.Check(t, func(t *rapid.T) {
		r, s := rect(t), rect(t)
		both := r
		both.Add(s)
		from := plane.Point{X: coordinate(t), Y: coordinate(t)}
		meets, far := false, math.Inf(1)
		for x := range 13 {
			for y := range 13 {
				p := plane.Point{X: float64(x), Y: float64(y)}
				isIn := r.Left <= p.X && p.X <= r.Right && r.Top <= p.Y && p.Y <= r.Bottom
				if r.Has(p) != isIn {
					t.Fatalf("%v has %v: %v", r, p, r.Has(p))
				}
				if isIn {
					far = min(far, p.Far(from))
				}
				meets = meets || isIn && s.Has(p)
				if (isIn || s.Has(p)) && !both.Has(p) {
					t.Fatalf("%v and %v: %v", r, s, both)
				}
			}
		}
		if a := from.Around(2); a.Middle() != from || a != from.Around(0).Wider(2) {
			t.Fatalf("%v around %v", a, from)
		}
		if r.Meets(s) != meets {
			t.Fatalf("%v meets %v: %v", r, s, r.Meets(s))
		}
		if got := r.Far(from); math.Abs(got-far) > 1e-9 {
			t.Fatalf("%v is %g from %v, want %g", from, got, r, far)
		}
		if r.IsEmpty() != (r.Left == r.Right) || !r.Has(r.Middle()) || r.Wider(1).Far(plane.Point{X: r.Left - 1, Y: r.Bottom + 2}) != 1 {
			t.Fatalf("%v: empty %v, middle %v, wider %v", r, r.IsEmpty(), r.Middle(), r.Wider(1))
		}
	})
}

// TestTurned: a point that is turned is as far as before, and in another direction by the angle.
func TestTurned(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, around := point(t), point(t)
		angle := rapid.Float64Range(-3, 3).Draw(t, "angle")
		q := p.Turned(around, angle)
		if far := p.Far(around); math.Abs(q.Far(around)-far) > 1e-9 {
			t.Fatalf("%v around %v by %g is %v", p, around, angle, q)
		} else if far > 0 && math.Abs(math.Remainder(around.Angle(q)-around.Angle(p)-angle, 2*math.Pi)) > 1e-9 {
			t.Fatalf("%v around %v by %g is %v", p, around, angle, q)
		}
	})
	if q := (plane.Point{X: 3, Y: 1}).Turned(plane.Point{X: 1, Y: 1}, math.Pi/2); q.Far(plane.Point{X: 1, Y: 3}) > 1e-9 { // y grows downwards
		t.Errorf("a quarter clockwise is %v", q)
	}
}
