package hackenbush

import (
	"fmt"
	"math"
)

// MaxStalkTreeDepth is the largest depth of a [StalkTree].
const MaxStalkTreeDepth = 16

// StalkTree returns the tree of all stalks of blue and red edges up to a depth: two edges, a red one and a
// blue one, stand on every vertex that is less high, so that each stalk is the path from the ground to one of
// the vertices. That vertex has the word of [Stalk] for a name; the root stands on the ground and is called
// 0. The vertices have places, from left to right in the order of the values of their stalks, so that the
// tree is a picture of the number line. StalkTree panics if depth is negative or larger than
// [MaxStalkTreeDepth].
//
// Every dyadic number is the value of exactly one stalk, so with the depth increasing the tree shows them
// all, the simplest first.
func StalkTree(depth int) Picture {
	if depth < 0 || depth > MaxStalkTreeDepth {
		panic(&DepthError{Depth: depth})
	}
	d := drawing{names: []string{groundName, "0"}, grounded: 1}
	leaves := 1.5 * math.Ldexp(1, depth)
	d.places = []place{{}, {x: leaves / 2, given: true}}
	width := leaves // of what stands on a vertex
	y := 0.0
	row := []int{1} // the vertices of the last height, from left to right
	for range depth {
		width /= 2
		y += 1 + 0.35*width/2 // the flatter the branches would be, the higher
		var next []int
		for _, v := range row {
			word := d.names[v]
			if v == 1 {
				word = ""
			}
			for _, c := range [2]Colour{Red, Blue} {
				x := d.places[v].x - width/2
				if c == Blue {
					x += width
				}
				next = append(next, len(d.names))
				d.edges = append(d.edges, Edge{v, len(d.names), c})
				d.names = append(d.names, word+string("LR"[c]))
				d.places = append(d.places, place{x, y, true})
			}
		}
		row = next
	}
	return newPicture(d)
}

// DepthError is the value of the panic of [StalkTree] for a depth that is out of range.
type DepthError struct{ Depth int }

// Error returns the message in one line.
func (e *DepthError) Error() string {
	return fmt.Sprintf("hackenbush: the depth %d of a tree of stalks is not between 0 and %d", e.Depth, MaxStalkTreeDepth)
}
