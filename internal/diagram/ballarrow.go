package diagram

import (
	"cmp"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// mostBent is how many arrows a picture of balls may have that it is worth while to lead around balls and away from each
// other. Where there are more, there is no room.
const mostBent = 1000

func (d *Balls) isFew() bool { return len(d.Arrows) <= mostBent }

// bendArrows says how arrows run. One turns a little to its left, so that there is room for one back; and more, or to its
// right if there is none back, if it would run through a ball or along another arrow otherwise. Short arrows come first,
// and loops last.
func (d *Balls) bendArrows() {
	d.traces = make([]trace, len(d.Arrows))
	order := make([]int, len(d.Arrows))
	isArrow := map[[2]int]bool{}
	for k, a := range d.Arrows {
		order[k] = k
		isArrow[a] = true
	}
	long := func(k int) float64 {
		p, q := d.Arrows[k][0], d.Arrows[k][1]
		if p == q {
			return math.Inf(1)
		}
		return d.ball(p).Far(d.ball(q))
	}
	slices.SortStableFunc(order, func(k, l int) int { return cmp.Compare(long(k), long(l)) })
	t := newTraffic(d)
	for _, k := range order {
		p, q := d.Arrows[k][0], d.Arrows[k][1]
		var ways []plane.Curve
		switch {
		case d.isString() && d.Loose[k]:
			ways = d.hanging(p, q)
		case d.isString():
			ways = d.taut(p, q)
		case p == q:
			ways = d.loops(p)
		default:
			ways = d.ways(p, q, isArrow[[2]int{q, p}])
		}
		if !d.isFew() {
			d.traces[k] = newTrace(ways[0])
			continue
		}
		least := math.Inf(1)
		choose := func(ways []plane.Curve) {
			for i, c := range ways {
				way := newTrace(c)
				if trouble := t.trouble(p, q, &way) + 2*float64(i); trouble < least {
					d.traces[k], least = way, trouble
				}
			}
		}
		choose(ways)
		for _, sides := range d.sides(k) {
			if least >= throughBall {
				choose(d.detours(p, q, sides))
			}
		}
		t.add(p, q, d.traces[k].curve)
	}
}

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

// loops returns the curves from a ball to itself: above it, below it, and at its sides, which come first if its name is to
// stand above it.
func (d *Balls) loops(v int) []plane.Curve {
	var list []plane.Curve
	outward := [][2]float64{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}
	if d.isBeside(v) {
		slices.Reverse(outward)
	}
	for _, out := range outward {
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

// traffic knows the arrows that have been drawn.
type traffic struct {
	d      *Balls
	passed map[[2]int][]float64 // in which directions arrows run through squares
	angles [][]float64          // in which directions arrows meet the balls
}

const square = 4.0 // pixels

// throughBall is the trouble of a way that runs through another ball, as if there were an arrow to it: more than all
// other trouble of a way is worth.
const throughBall = 2000.0

func newTraffic(d *Balls) *traffic {
	return &traffic{d, map[[2]int][]float64{}, make([][]float64, len(d.X))}
}

// add remembers an arrow.
func (t *traffic) add(p, q int, c plane.Curve) {
	last := c[0]
	for i := range 2 * curveSteps {
		at := pointOf(c, i, 2*curveSteps)
		square := squareOf(at)
		t.passed[square] = append(t.passed[square], last.Angle(at))
		last = at
	}
	t.angles[p] = append(t.angles[p], t.d.ball(p).Angle(c[0]))
	t.angles[q] = append(t.angles[q], t.d.ball(q).Angle(c[3]))
}

func squareOf(p plane.Point) [2]int {
	return [2]int{int(math.Floor(p.X / square)), int(math.Floor(p.Y / square))}
}

// trouble says how bad a way of an arrow is: how much of it is in other balls, in texts or along other arrows, and
// whether it meets its own balls where others do.
func (t *traffic) trouble(p, q int, way *trace) float64 {
	const beside, along, crossing, meeting, text = 3, 0.5, 1, 14, 2
	near := 0.3
	if t.d.isString() { // which has no head
		near = 0.1
	}
	n := 0.0
	for k, v := range []int{p, q} {
		here := t.d.ball(v).Angle(way.curve[3*k])
		for _, other := range t.angles[v] {
			if d := math.Abs(math.Remainder(here-other, 2*math.Pi)); d < near {
				n += meeting * (1 - d/near)
			}
		}
	}
	for v := range t.d.X {
		if v != p && v != q {
			if met := way.near(t.d.ball(v), Ball+4); met > 0 {
				n += throughBall + float64(met)
			}
		}
	}
	for _, list := range [][]plane.Rect{t.d.names, t.d.texts} {
		for _, r := range list {
			if !r.IsEmpty() {
				n += text * way.apart * float64(way.within(r))
			}
		}
	}
	last := way.curve[0]
	for _, at := range way.points {
		here := last.Angle(at)
		last = at
		if t.isEnd(p, at) || t.isEnd(q, at) {
			continue
		}
		there := t.passed[squareOf(at)]
		switch {
		case slices.ContainsFunc(there, func(there float64) bool { return math.Abs(math.Remainder(here-there, math.Pi)) < along }):
			n += beside
		case len(there) > 0:
			n += crossing
		}
	}
	return n
}

// isEnd reports whether a point is so near to a ball that arrows meet there.
func (t *traffic) isEnd(v int, at plane.Point) bool {
	return at.Far(t.d.ball(v)) < Ball+10
}
