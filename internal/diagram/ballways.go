package diagram

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// ways returns how an arrow to another ball may run, the best first if nothing is in the way.
func (d *Balls) ways(p, q int, isBack bool) []plane.Curve {
	length := math.Hypot(d.X[p]-d.X[q], d.Y[p]-d.Y[q])
	little := 5 + 0.11*length
	bends := []float64{little}
	if !isBack {
		bends = append(bends, 0, -little)
	}
	for _, more := range []float64{0.8, 1.8, 3, 4.5} {
		bend := little + more*min(little+8, 130)
		if bends = append(bends, bend); !isBack {
			bends = append(bends, -bend)
		}
	}
	ways := make([]plane.Curve, len(bends))
	for i, bend := range bends {
		ways[i] = d.bent(p, q, bend)
	}
	return ways
}

// sides returns to which sides of itself an arrow may make a detour, those first that are tried first: both at once, but
// a loose string hangs down, and goes up only where there is no other way. Loops make none.
func (d *Balls) sides(k int) [][]float64 {
	p, q := d.Arrows[k][0], d.Arrows[k][1]
	switch {
	case p == q:
		return nil
	case d.isString() && d.Loose[k] && d.X[p] < d.X[q]:
		return [][]float64{{-1}, {1}}
	case d.isString() && d.Loose[k]:
		return [][]float64{{1}, {-1}}
	}
	return [][]float64{{1, -1}}
}

// detours returns more ways of an arrow, for where there is a ball in all others: far to the sides, 1 for its left and -1
// for its right, and with the middle nearer to one of the ends.
func (d *Balls) detours(p, q int, sides []float64) []plane.Curve {
	var ways []plane.Curve
	for _, bend := range []float64{20, 45, 70, 100, 140, 190, 250, 320, 400} {
		for _, along := range []float64{0, -0.3, 0.3, -0.6, 0.6} {
			for _, side := range sides {
				ways = append(ways, d.bentAt(p, q, side*bend, along))
			}
		}
	}
	return ways
}

// turned returns how an arrow runs that is as another one with its ends turned around their balls, so that they are apart
// from other ends there.
func (d *Balls) turned(p, q int, c plane.Curve) []plane.Curve {
	var ways []plane.Curve
	turns := []float64{0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9}
	for i, begin := range turns {
		for j, end := range turns {
			if i+j > 0 {
				from, to := d.ball(p), d.ball(q)
				ways = append(ways, plane.Curve{c[0].Turned(from, begin), c[1].Turned(from, begin), c[2].Turned(to, end), c[3].Turned(to, end)})
			}
		}
	}
	return ways
}

// loops returns the curves from a ball to itself: above it, below it, and at its sides, which come first if its name is to
// stand above it, and aslant.
func (d *Balls) loops(v int) []plane.Curve {
	var list []plane.Curve
	outward := [][2]float64{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}
	if d.isBeside(v) {
		slices.Reverse(outward)
	}
	const aslant = math.Sqrt2 / 2
	for _, out := range append(outward, [][2]float64{{aslant, -aslant}, {-aslant, -aslant}, {aslant, aslant}, {-aslant, aslant}}...) {
		at := func(along, far float64) plane.Point {
			return plane.Point{X: d.X[v] + out[0]*far - out[1]*along, Y: d.Y[v] + out[1]*far + out[0]*along}
		}
		list = append(list, plane.Curve{at(-4, Ball), at(-22, Ball+26), at(22, Ball+26), at(5, Ball+2)})
	}
	return list
}

// bent returns the arrow between two balls that bends so far to its left in its middle: a quadratic curve, as a cubic one.
// Its ends are on the circles, in the direction of the middle. Balls at one place are one.
func (d *Balls) bent(p, q int, bend float64) plane.Curve { return d.bentAt(p, q, bend, 0) }

// bentAt is as bent, with the middle by so much of half of the way nearer to the end of the arrow.
func (d *Balls) bentAt(p, q int, bend, along float64) plane.Curve {
	dx, dy := d.X[q]-d.X[p], d.Y[q]-d.Y[p]
	length := max(1, math.Hypot(dx, dy))
	middle := plane.Point{X: (d.X[p]+d.X[q]+dx*along)/2 + dy/length*bend, Y: (d.Y[p]+d.Y[q]+dy*along)/2 - dx/length*bend}
	toward := func(v int, gap float64) plane.Point {
		return d.ball(v).Toward(middle, (Ball+gap)/max(1, middle.Far(d.ball(v))))
	}
	if d.isString() {
		return plane.Quadratic(toward(p, 0), middle, toward(q, 0))
	}
	return plane.Quadratic(toward(p, 1), middle, toward(q, 2))
}
