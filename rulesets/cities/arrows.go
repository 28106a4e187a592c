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
	beside  = 8.4  // how far apart ends of arrows are along a vertex, so that no head lies upon another arrow
	largest = 0.22 // the radius of a vertex, at most, by how far it is to the next one, so that arrows between those beside it pass by
	reach   = 2.8  // the part of the circle of a vertex, in radians, that has ends, if there are many
	early   = 0.2  // the part of its way after which one sees where an arrow leads

	// A loop begins and ends so far ahead of the middle of its vertex, away from the others, and beside it, by the radius;
	// and it bends towards points so many pixels beyond the vertex, and so many to either side.
	loopAhead, loopBeside = 0.8, 0.6
	loopFar               = 24.0
)

// layArrows returns how arrows between vertices run, and the radius of each vertex: they bend inwards, and those from a
// vertex to itself are loops outside. The ends at a vertex are apart, or one arrow would seem to have two heads where
// another one begins; vertices with many of them are larger. Where even the largest would have too many, ends are nearer to
// each other.
func layArrows(places []point, arrows [][2]int) (sizes []float64, curves []plane.Curve) {
	// An end is the beginning of an arrow or where it leads to.
	type end struct {
		arrow, which int
		turn         float64 // of its arrow at the vertex, from the direction inwards
		order        float64 // the same where it is early: ends stand in this order, or arrows would cross at once
	}
	ends := make([][]end, len(places))
	hasLoop := make([]bool, len(places))
	bends := make([]point, len(arrows)) // towards which arrows run
	for i, a := range arrows {
		p, q := places[a[0]], places[a[1]]
		if a[0] == a[1] {
			hasLoop[a[0]] = true
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
		}
	}
	sizes = make([]float64, len(places))
	for v, p := range places {
		next := plane.Point(places[(v+1)%len(places)])
		sizes[v] = max(radius, min(beside*float64(len(ends[v])-1)/reach, largest*next.Far(plane.Point(p))))
	}
	curves = make([]plane.Curve, len(arrows))
	for i, a := range arrows {
		if p := places[a[0]]; a[0] == a[1] {
			out, size := point{}.towards(p), sizes[a[0]]
			far := size + loopFar
			curves[i] = plane.Curve{
				plane.Point(p.to(out, loopAhead*size, -loopBeside*size)), plane.Point(p.to(out, far, -loopFar)),
				plane.Point(p.to(out, far, loopFar)), plane.Point(p.to(out, loopAhead*size, loopBeside*size)),
			}
		}
	}
	for v, list := range ends {
		slices.SortStableFunc(list, func(a, b end) int { return cmp.Compare(a.order, b.order) })
		size := sizes[v]
		gap := min(beside/size, reach/max(1, float64(len(list)-1)))
		wishes := make([]diagram.Wish, len(list))
		for n, e := range list {
			wishes[n] = diagram.Wish{At: e.turn, Weight: 1, Gap: gap}
		}
		turns := diagram.Apart(wishes)
		if hasLoop[v] {
			// What is nearest under bounds is the nearest without them, pushed into them.
			most := math.Pi - math.Atan2(loopBeside, loopAhead) - gap
			for n := range turns {
				turns[n] = min(max(turns[n], -most+gap*float64(n)), most-gap*float64(len(turns)-1-n))
			}
		}
		for n, turn := range turns {
			e, p := list[n], places[v]
			sin, cos := math.Sincos(plane.Point(p).Angle(plane.Point{}) + turn)
			at, bend := plane.Point(p.to(point{cos, sin}, size, 0)), plane.Point(bends[e.arrow])
			c := &curves[e.arrow]
			c[3*e.which], c[1+e.which] = at, at.Toward(bend, 2./3)
		}
	}
	return sizes, curves
}
