package shapes

import "github.com/cgt-go/sdk/zermelo"

// Triangles is Max's strategy for an equilateral triangle if he marks one point in a turn, and Min any number b. He
// marks points of a line, whatever Min does, until there are n = b + 2 of them. Two of them make a triangle with either
// of two points, one on each side of the line, and no other two make one with the same point, as it lies above or below
// the middle of the two, at a distance that tells how far apart they are. So there are n(n − 1) such points, and Min
// has marked bn, which is less. One is free, and Max marks it.
//
// He needs at most b + 3 turns, so 103 for b = 100, and sees at each turn whether there is a free point already. Points
// that are not on the lattice of [Point] do not concern him, so that it does not matter that Min cannot mark them here.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problem 26.
type Triangles struct {
	seen int // marks of Max that were looked at
	x    int // where to go on with the line
	// open are points that make a triangle and were free when they were found; Min may have marked them since.
	open []Point
}

// TrianglesTurns returns the number of turns that [Triangles] needs at most if Min marks so many points in a turn:
// three more.
func TrianglesTurns(min int) int { return min + 3 }

// Mark returns a point. All turns of a play take time in proportion to the square of their number.
func (t *Triangles) Mark(b *Board) []Point {
	for ; t.seen < b.Len(zermelo.Max); t.seen++ {
		p := b.Mark(zermelo.Max, t.seen)
		for i := range t.seen {
			for _, q := range apexes(p, b.Mark(zermelo.Max, i)) {
				if b.IsFree(q) {
					t.open = append(t.open, q)
				}
			}
		}
	}
	for ; len(t.open) > 0; t.open = t.open[:len(t.open)-1] {
		if p := t.open[len(t.open)-1]; b.IsFree(p) {
			return []Point{p}
		}
	}
	for !b.IsFree(Point{t.x, 0}) {
		t.x++
	}
	return []Point{{t.x, 0}}
}
