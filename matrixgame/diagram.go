package matrixgame

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
)

// Diagram is the picture by which a game is solved in which a player has two choices. His strategies are the points of
// a scale, from always the first choice at the left end to always the second one at the right end. For each choice of
// the other player there is a line: what the row player gets on average against each point. What a strategy guarantees
// is the envelope of the lines: the upper one if the column player mixes, and the lower one if the row player does; the
// best strategies are where it is lowest, or highest. [NewDiagram] makes it; the zero value has no lines, and what is asked
// of it may panic. A Diagram is immutable and safe for concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §14, figures 25–28.
type Diagram struct {
	m        *Matrix
	who      Player         // whose strategies the scale has
	ends     [][2]*big.Rat  // of the line of each choice of the other player
	envelope []DiagramPoint // its corners, from left to right
	under    []int          // the line between two corners
}

// DiagramPoint is a point of a [Diagram].
type DiagramPoint struct {
	X *big.Rat // how often the second choice is made
	Y *big.Rat // what the row player gets on average
}

// String returns the point as in (5/12, -1/24).
func (p DiagramPoint) String() string {
	return fmt.Sprintf("(%s, %s)", ratText(p.X), ratText(p.Y))
}

// NewDiagram returns the diagram with the strategies of a player on the scale. The error is an [*InputError] if he does
// not have two choices. It takes n·log n operations for n choices of the other one, about a second for a hundred
// thousand.
func NewDiagram(m *Matrix, who Player) (*Diagram, error) {
	t := m
	if who.isRow() {
		t = m.Transpose()
	}
	if t.columns != 2 {
		return nil, &InputError{Place: fmt.Sprintf("the %v player", who), Msg: fmt.Sprintf("has %d choices, and a diagram is for 2", t.columns)}
	}
	d := &Diagram{m: m, who: who}
	for i := range t.rows {
		d.ends = append(d.ends, [2]*big.Rat(t.row(i)))
	}
	d.findEnvelope()
	return d, nil
}

// better returns 1 if x is better than y for the other player, 0 if they are equal, and −1 otherwise.
func (d *Diagram) better(x, y *big.Rat) int {
	if d.who == Row {
		return y.Cmp(x)
	}
	return x.Cmp(y)
}

// rise returns how much higher the right end of a line is.
func (d *Diagram) rise(k int) *big.Rat { return new(big.Rat).Sub(d.ends[k][1], d.ends[k][0]) }

// meeting returns where two lines that are not parallel meet.
func (d *Diagram) meeting(k, l int) *big.Rat {
	x := new(big.Rat).Sub(d.ends[l][0], d.ends[k][0])
	return x.Quo(x, new(big.Rat).Sub(d.rise(k), d.rise(l)))
}

// height returns how high a line is above a point of the scale.
func (d *Diagram) height(k int, x *big.Rat) *big.Rat {
	y := d.rise(k)
	return y.Add(y.Mul(y, x), d.ends[k][0])
}

// findEnvelope finds the envelope. The other player likes lines that rise more, in his sense, the better the farther to
// the right; so they come in the order in which they rise, and the next one hides all those that are met before it.
func (d *Diagram) findEnvelope() {
	order := make([]int, len(d.ends))
	rises := make([]*big.Rat, len(d.ends))
	for k := range order {
		order[k], rises[k] = k, d.rise(k)
	}
	slices.SortFunc(order, func(k, l int) int {
		if c := d.better(rises[k], rises[l]); c != 0 {
			return c
		}
		return cmp.Or(d.better(d.ends[k][0], d.ends[l][0]), l-k)
	})
	var hull []int
	var begin []*big.Rat // where each of them begins to be the best one
	for _, k := range order {
		var x *big.Rat
		for len(hull) > 0 {
			top := hull[len(hull)-1]
			if rises[top].Cmp(rises[k]) != 0 {
				x = d.meeting(top, k)
				if len(hull) == 1 || x.Cmp(begin[len(hull)-1]) > 0 {
					break
				}
			}
			hull, begin = hull[:len(hull)-1], begin[:len(hull)-1]
			x = nil
		}
		hull, begin = append(hull, k), append(begin, x)
	}
	for len(hull) > 1 && begin[1].Sign() <= 0 {
		hull, begin = hull[1:], begin[1:]
	}
	for len(hull) > 1 && begin[len(hull)-1].Cmp(one) >= 0 {
		hull, begin = hull[:len(hull)-1], begin[:len(hull)-1]
	}
	begin[0] = new(big.Rat)
	for i, k := range hull {
		d.envelope = append(d.envelope, DiagramPoint{begin[i], d.height(k, begin[i])})
	}
	last := hull[len(hull)-1]
	d.envelope = append(d.envelope, DiagramPoint{one, d.ends[last][1]})
	d.under = hull
}

// Player returns the player whose strategies the scale has.
func (d *Diagram) Player() Player { return d.who }

// Line returns the left and the right end of the line of a choice of the other player, counted from 0: what the row
// player gets if the first and if the second choice is made. It panics if there is no such choice.
func (d *Diagram) Line(choice int) (left, right *big.Rat) {
	return new(big.Rat).Set(d.ends[choice][0]), new(big.Rat).Set(d.ends[choice][1])
}

// Envelope returns the corners of the envelope from left to right, with its ends.
func (d *Diagram) Envelope() []DiagramPoint {
	points := make([]DiagramPoint, len(d.envelope))
	for i, p := range d.envelope {
		points[i] = DiagramPoint{new(big.Rat).Set(p.X), new(big.Rat).Set(p.Y)}
	}
	return points
}

// best returns the numbers of the first and the last corner of the envelope that are best for the player.
func (d *Diagram) best() (first, last int) {
	for i, p := range d.envelope {
		switch d.better(p.Y, d.envelope[first].Y) {
		case -1:
			first, last = i, i
		case 0:
			last = i
		}
	}
	return first, last
}

// Optimum returns the ends of the part of the scale whose strategies are optimal, which may be one point. The height of
// both is the value of the game.
func (d *Diagram) Optimum() (from, to DiagramPoint) {
	first, last := d.best()
	all := d.Envelope()
	return all[first], all[last]
}

// Solution returns what can be seen in the diagram: the value, the first of the optimal strategies on the scale, and an
// optimal strategy of the other player. He makes the choice whose line is horizontal there or, at an end of the scale,
// leads to what is worse for the first player; otherwise he mixes two choices whose lines meet at the optimum so that
// the mixture is horizontal.
func (d *Diagram) Solution() *Solution {
	first, last := d.best()
	s := &Solution{m: d.m, value: new(big.Rat).Set(d.envelope[first].Y)}
	x := d.envelope[first].X
	own := Mixed{[]*big.Rat{new(big.Rat).Sub(one, x), new(big.Rat).Set(x)}}
	other := Mixed{zeros(len(d.ends))}
	switch {
	case first < last || first == 0:
		other.p[d.under[first]].SetInt64(1)
	case first == len(d.under):
		other.p[d.under[first-1]].SetInt64(1)
	default:
		k, l := d.under[first-1], d.under[first]
		falls, rises := d.rise(k), d.rise(l)
		whole := new(big.Rat).Sub(rises, falls)
		other.p[k].Quo(rises, whole)
		other.p[l].Sub(one, other.p[k])
	}
	s.row, s.column = other, own
	if d.who == Row {
		s.row, s.column = own, other
	}
	return s
}
