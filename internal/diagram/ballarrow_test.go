package diagram

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/plane"
)

// TestDetours: where the usual ways of an arrow all lead through other balls there is one around them, though it may
// run through texts.
func TestDetours(t *testing.T) {
	const arrows, taut, loose = 0, 1, 2
	for kind, most := range []int{arrows: 0, taut: 0, loose: 3} { // for three no way was found
		r := rand.New(rand.NewPCG(2, 2))
		through := 0
		for picture := range 300 {
			n := 8 + picture%12
			d := &Balls{}
			for v := range n { // in the first row where there is room
				at := plane.Point{X: 200 + 60*r.NormFloat64()}
				for u := 0; u < v; u++ {
					if d.ball(u).Far(at) < 4.5*Ball {
						at.Y, u = at.Y+75, -1
					}
				}
				d.X, d.Y = append(d.X, at.X), append(d.Y, at.Y)
				d.Names, d.Widths = append(d.Names, fmt.Sprintf("node%d", v)), append(d.Widths, 40)
				for _, to := range r.Perm(n)[:2] {
					if to != v {
						d.Arrows = append(d.Arrows, [2]int{v, to})
					}
				}
			}
			if kind != arrows {
				d.Loose = slices.Repeat([]bool{kind == loose}, len(d.Arrows))
			}
			d.Place()
			for k, a := range d.Arrows {
				for v := range n {
					if v != a[0] && v != a[1] && runsThrough(d.traces[k].curve, d.ball(v)) {
						if through++; through > most {
							t.Fatalf("kind %d, picture %d of %d balls: the arrow %v runs through %d", kind, picture, n, a, v)
						}
					}
				}
				// A loose string hangs down, unless one ball is above the other.
				from, to := d.ball(a[0]), d.ball(a[1])
				if kind == loose && math.Abs(from.X-to.X) >= 2.5*Ball && isAbove(d.traces[k].curve.At(0.5), from, to) {
					t.Fatalf("picture %d of %d balls: the string %v goes up", picture, n, a)
				}
			}
		}
	}
}

// runsThrough reports whether a curve runs through a ball.
func runsThrough(c plane.Curve, ball plane.Point) bool {
	for i := range 200 {
		if pointOf(c, i, 200).Far(ball) < Ball {
			return true
		}
	}
	return false
}

// isAbove reports whether a point is above the line through two balls.
func isAbove(middle, p, q plane.Point) bool {
	return middle.Y < p.Y+(middle.X-p.X)*(q.Y-p.Y)/(q.X-p.X)
}

// TestLoopAslant: a loop stands aslant where arrows leave to all four sides.
func TestLoopAslant(t *testing.T) {
	d := &Balls{X: []float64{0, 120, -120, 0, 0}, Y: []float64{0, 0, 0, 120, -120}, Names: make([]string, 5), Arrows: [][2]int{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 0}}}
	d.Place()
	middle := d.traces[4].curve.At(0.5)
	if math.Abs(math.Abs(middle.X)-math.Abs(middle.Y)) > 5 {
		t.Errorf("the middle of the loop is at %v", middle)
	}
}

// TestMeeting: heads of arrows that would come from nearly the same direction are apart; taut strings, which have no heads,
// are straight.
func TestMeeting(t *testing.T) {
	for _, loose := range [][]bool{nil, {false, false}} {
		d := Balls{X: []float64{0, -300, -300}, Y: []float64{0, -30, 30}, Names: make([]string, 3), Arrows: [][2]int{{1, 0}, {2, 0}}, Loose: loose}
		d.Place()
		middle := plane.Point{}
		apart := math.Abs(math.Remainder(middle.Angle(d.traces[0].curve[3])-middle.Angle(d.traces[1].curve[3]), 2*math.Pi))
		if straight := 2 * math.Atan2(30, 300); loose == nil && apart < 0.28 || loose != nil && math.Abs(apart-straight) > 0.01 {
			t.Errorf("strings %v: the directions are %g apart", loose, apart)
		}
	}
}

// TestEndsOfArrows: in crowded pictures hardly any arrow begins or ends upon the head of another one, which would seem to
// point both ways, or to be of the other arrow.
func TestEndsOfArrows(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	upon, all := 0, 0
	for range 60 {
		d := crowded(r, 5, 12, 110, 110, "v", 50)
		for j := range d.traces {
			for k := range d.traces {
				if j == k {
					continue
				}
				all++
				head := d.traces[k].curve[3]
				if head.Far(d.traces[j].curve[0]) < 6 || j < k && head.Far(d.traces[j].curve[3]) < 6 {
					upon++
				}
			}
		}
	}
	if upon > 6 {
		t.Errorf("of %d pairs of arrows %d have ends upon the head of the other", all, upon)
	}
}

// TestShortFirst: arrows are in each other's way less if short ones are led first.
func TestShortFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	all, arrows := 0.0, 0
	for range 200 {
		d := crowded(r, 4, 8, 110, 110, "v", 0)
		traffic := newTraffic(d)
		for k := range d.Arrows {
			traffic.add(k)
		}
		for k, a := range d.Arrows {
			traffic.remove(k)
			trouble, _ := traffic.trouble(a[0], a[1], d.traces[k].curve, math.Inf(1))
			traffic.add(k)
			all += trouble
			arrows++
		}
	}
	if mean := all / float64(arrows); mean > 2 {
		t.Errorf("the trouble of an arrow is %g on the average", mean)
	}
}
