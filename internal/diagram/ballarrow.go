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
// right if there is none back, or with its ends turned around its balls, if it would run through a ball or a text, along
// another arrow, or meet its balls where others do. Short arrows come first, and loops last. At first an arrow knows only
// those before it, and when all are done again it knows all others.
func (d *Balls) bendArrows(t *traffic) {
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
		t.remove(k)
		least := math.Inf(1)
		choose := func(ways []plane.Curve, first, more float64) {
			for i, c := range ways {
				price := first + more*float64(i)
				if trouble, way := t.trouble(p, q, c, least-price); trouble+price < least {
					d.traces[k], least = way, trouble+price
				}
			}
		}
		const bend, turn = 1, 0.5
		choose(ways, 0, bend)
		if p != q && !d.isString() && least >= fair {
			for i, c := range ways {
				choose(d.turned(p, q, c), bend*float64(i), turn)
			}
		}
		for _, sides := range d.sides(k) {
			if least >= throughBall {
				choose(d.detours(p, q, sides), 0, bend)
			}
		}
		t.add(k)
	}
}

// fair is the trouble of a way of an arrow that is good enough not to look for others.
const fair = 12.0
