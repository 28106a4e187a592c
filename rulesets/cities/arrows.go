package cities

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/plane"
)

const (
	aside   = 0.16 // how far to their left arrows bend, by their length
	beside  = 8.4  // how far apart ends of arrows are at a vertex, so that no head lies upon another arrow
	largest = 28.0 // the radius of a vertex, at most
	reach   = 2.8  // the part of the circle of a vertex, in radians, that has ends, if there are many
	early   = 0.2  // the part of its way after which one sees where an arrow leads
)

// layArrows returns how arrows between vertices run, and the radius of the vertices: they bend inwards, and those from a
// vertex to itself are loops outside. The ends at a vertex are apart, or one arrow would seem to have two heads where
// another one begins; vertices with many of them are larger, and so all are.
func layArrows(places []point, arrows [][2]int) (size float64, curves []plane.Curve) {
	// An end is the beginning of an arrow or where it leads to.
	type end struct {
		arrow, which int
		turn         float64 // of its arrow at the vertex, from the direction inwards
		order        float64 // the same where it is early: ends stand in this order, or arrows would cross at once
	}
	ends := make([][]end, len(places))
	bends := make([]point, len(arrows)) // towards which arrows run
	size = radius
	for i, a := range arrows {
		p, q := places[a[0]], places[a[1]]
		if a[0] == a[1] {
			continue
		}
		// An arrow the other way is on its own side.
		bends[i] = point{inside * (p.X + q.X) / 2, inside * (p.Y + q.Y) / 2}.to(p.towards(q), 0, -aside*plane.Point(p).Far(plane.Point(q)))
		bend := plane.Point(bends[i])
		curve := plane.Quadratic(plane.Point(p), bend, plane.Point(q))
		for which, v := range a {
			turn := func(to plane.Point) float64 {
				at := plane.Point(places[v])
				return math.Remainder(at.Angle(to)-at.Angle(plane.Point{}), 2*math.Pi)
			}
			ends[v] = append(ends[v], end{i, which, turn(bend), turn(curve.At([2]float64{early, 1 - early}[which]))})
			size = max(size, min(largest, beside*float64(len(ends[v])-1)/reach))
		}
	}
	curves = make([]plane.Curve, len(arrows))
	for i, a := range arrows {
		if p := places[a[0]]; a[0] == a[1] {
			out, far := point{}.towards(p), size+24
			curves[i] = plane.Curve{
				plane.Point(p.to(out, 0.8*size, -0.6*size)), plane.Point(p.to(out, far, -24)),
				plane.Point(p.to(out, far, 24)), plane.Point(p.to(out, 0.8*size, 0.6*size)),
			}
		}
	}
	for v, list := range ends {
		slices.SortStableFunc(list, func(a, b end) int { return cmp.Compare(a.order, b.order) })
		gap := min(beside/size, reach/max(1, float64(len(list)-1)))
		wishes := make([]diagram.Wish, len(list))
		for n, e := range list {
			wishes[n] = diagram.Wish{At: e.turn, Weight: 1, Gap: gap}
		}
		for n, turn := range diagram.Apart(wishes) {
			e, p := list[n], places[v]
			sin, cos := math.Sincos(plane.Point(p).Angle(plane.Point{}) + turn)
			at, bend := plane.Point(p.to(point{cos, sin}, size, 0)), plane.Point(bends[e.arrow])
			c := &curves[e.arrow]
			c[3*e.which], c[1+e.which] = at, at.Toward(bend, 2./3)
		}
	}
	return size, curves
}
