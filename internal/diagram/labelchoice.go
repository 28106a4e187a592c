package diagram

import (
	"cmp"
	"iter"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/plane"
)

// choice is a place that a label may have.
type choice struct {
	Placed
	trouble float64 // how bad the place is if there are no other labels, or at least what it would be if it covered nothing
	isKnown bool    // whether what it covers is counted
}

// beside is a place of a label beside its curve, whatever the curve.
type beside struct {
	t       float64 // of the curve
	side    float64 // 1 or −1
	gap     float64 // a part of the gap
	trouble float64 // to be there, and not where it would be best
}

// places has all places of labels, the best first: those in the middle of the curve, not too near to it, and to the right
// of it or above it.
var places = func() []beside {
	const steps, reach, away = 7, 0.4, 22.5 // from the middle to both sides, so far, and how bad that is at a whole curve
	var list []beside
	for k := -steps; k <= steps; k++ {
		aside := float64(k) * reach / steps
		for _, p := range []beside{{0, 1, 1, 0}, {0, -1, 1, 0.5}, {0, 1, nearGap, 5}, {0, -1, nearGap, 5.5}} {
			list = append(list, beside{0.5 + aside, p.side, p.gap, p.trouble + away*math.Abs(aside)})
		}
	}
	slices.SortStableFunc(list, func(a, b beside) int { return cmp.Compare(a.trouble, b.trouble) })
	return list
}()

// choices returns the places that a label may have beside a curve. What they cover is not known yet.
func (l *Labels) choices(curve int, width float64) []choice {
	list := make([]choice, len(places))
	for i, b := range places {
		p := l.beside(l.Curves[curve], b, width)
		in := plane.Rect{Left: p.X - width/2, Top: p.Y - l.Size, Right: p.X + width/2, Bottom: p.Y + below}
		list[i] = choice{Placed{At: p, In: in}, b.trouble, false}
	}
	return list
}

// beside returns the middle of the line of a label that stands beside a curve, so far that it touches it hardly.
func (l *Labels) beside(curve plane.Curve, b beside, width float64) plane.Point {
	at, along := curve.At(b.t), curve.Along(b.t)
	length := max(math.Hypot(along.X, along.Y), 1e-9)
	out := plane.Point{X: -along.Y / length, Y: along.X / length}
	if out.X < -0.1 || math.Abs(out.X) <= 0.1 && out.Y > 0 {
		out = plane.Point{X: -out.X, Y: -out.Y}
	}
	away := l.Gap*b.gap + math.Abs(out.X)*width/2 + math.Abs(out.Y)*l.Size/2
	return plane.Point{X: at.X + b.side*out.X*away, Y: at.Y + b.side*out.Y*away + low*l.Size}
}

// best returns the best of the places of a label when others stand where they do. Only what is better than what is known
// to be there is looked at, and only once.
func (l *Labels) best(k int, choices [][]choice, others []choice, near *nearby) (best choice) {
	least := math.Inf(1)
	for i, b := range places {
		if b.trouble >= least {
			break // and all that follow are no better
		}
		c := &choices[k][i]
		if !c.isKnown {
			c.isKnown = true
			if l.traces != nil {
				c.trouble += l.covered(k, c.In)
			}
		}
		if c.trouble >= least {
			continue
		}
		if n := c.trouble + l.upon(k, *c, others, near); n < least {
			best, least = *c, n
		}
	}
	return best
}

// upon says how bad it is how much of other labels one would cover: of all, or of those that are near.
func (l *Labels) upon(k int, c choice, others []choice, near *nearby) float64 {
	n := 0.0
	wide := c.In.Wider(touching)
	look := func(j int) {
		if o := others[j]; j != k && !o.In.IsEmpty() {
			n += l.text(o.In).coveredBy(wide)
		}
	}
	if near == nil {
		for j := range others {
			look(j)
		}
		return n
	}
	for j := range near.around(c.In) {
		look(j)
	}
	return n
}

// nearby finds labels by where they are: those that have their middles in the same square, or in one beside it.
type nearby struct {
	side    float64 // of a square: labels that touch are not so far from each other
	squares map[[2]int][]int
}

func newNearby(widths []float64, size float64) *nearby {
	side := 4 * size
	for _, width := range widths {
		side = max(side, width+4*size)
	}
	return &nearby{side, map[[2]int][]int{}}
}

func (n *nearby) square(in plane.Rect) [2]int {
	p := in.Middle()
	return [2]int{int(math.Floor(p.X / n.side)), int(math.Floor(p.Y / n.side))}
}

func (n *nearby) add(k int, in plane.Rect) {
	s := n.square(in)
	n.squares[s] = append(n.squares[s], k)
}

func (n *nearby) around(in plane.Rect) iter.Seq[int] {
	return func(yield func(int) bool) {
		s := n.square(in)
		for x := s[0] - 1; x <= s[0]+1; x++ {
			for y := s[1] - 1; y <= s[1]+1; y++ {
				for _, k := range n.squares[[2]int{x, y}] {
					if !yield(k) {
						return
					}
				}
			}
		}
	}
}
