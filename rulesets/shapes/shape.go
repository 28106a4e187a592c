package shapes

import "fmt"

// Shape is what Max wants: a [Row], a [Triangle] or a [Square].
type Shape interface {
	// String names the shape.
	String() string
	// Holds reports whether the points, in any order, are such a shape and nothing more.
	Holds(points []Point) bool
	// through returns points marked by Max that make the shape with p, which is one of them.
	through(b *Board, p Point) (points []Point, ok bool)
}

// Row is so many cells side by side in a column or in a row.
type Row struct{ Length int }

// String returns a text such as "5 in a row".
func (r Row) String() string { return fmt.Sprintf("%d in a row", r.Length) }

// Holds reports whether the points are such a row.
func (r Row) Holds(points []Point) bool {
	if len(points) != r.Length || r.Length == 0 {
		return false
	}
	low, high := points[0], points[0]
	seen := map[Point]bool{}
	for _, p := range points {
		low, high = Point{min(low.X, p.X), min(low.Y, p.Y)}, Point{max(high.X, p.X), max(high.Y, p.Y)}
		seen[p] = true
	}
	d := high.minus(low)
	// So many different points of a line, none farther apart than that.
	return len(seen) == r.Length && min(d.X, d.Y) == 0 && max(d.X, d.Y) == r.Length-1
}

func (r Row) through(b *Board, p Point) ([]Point, bool) {
	for _, d := range []Point{{1, 0}, {0, 1}} {
		row := []Point{p}
		for q := p.plus(d); len(row) < r.Length && b.has(q); q = q.plus(d) {
			row = append(row, q)
		}
		for q := p.minus(d); len(row) < r.Length && b.has(q); q = q.minus(d) {
			row = append(row, q)
		}
		if len(row) == r.Length {
			return row, true
		}
	}
	return nil, false
}

// Triangle is the three corners of an equilateral triangle, of any size and in any direction.
type Triangle struct{}

// String returns "an equilateral triangle".
func (Triangle) String() string { return "an equilateral triangle" }

// Holds reports whether the points are such a triangle: whether their distances are the same. The square of a distance
// is x² + xy + y², a whole number.
func (Triangle) Holds(points []Point) bool {
	if len(points) != 3 {
		return false
	}
	square := func(p Point) int64 {
		x, y := int64(p.X), int64(p.Y)
		return x*x + x*y + y*y
	}
	a := square(points[0].minus(points[1]))
	return a > 0 && a == square(points[1].minus(points[2])) && a == square(points[2].minus(points[0]))
}

// apexes returns the two points that make an equilateral triangle with p and q.
func apexes(p, q Point) [2]Point {
	d := q.minus(p)
	// By ω² = ω − 1 the product of x + yω with ω is −y + (x + y)ω, and with 1/ω = 1 − ω it is x + y − xω.
	return [2]Point{p.plus(Point{-d.Y, d.X + d.Y}), p.plus(Point{d.X + d.Y, -d.X})}
}

func (Triangle) through(b *Board, p Point) ([]Point, bool) {
	for _, q := range b.marks[0] {
		if q == p {
			continue
		}
		for _, r := range apexes(p, q) {
			if b.has(r) {
				return []Point{p, q, r}, true
			}
		}
	}
	return nil, false
}

// Square is the four corners of a square of any size with sides along the rows and columns.
type Square struct{}

// String returns "a square".
func (Square) String() string { return "a square" }

// Holds reports whether the points are such a square.
func (Square) Holds(points []Point) bool {
	if len(points) != 4 {
		return false
	}
	low, high := points[0], points[0]
	seen := map[Point]bool{}
	for _, p := range points {
		low, high = Point{min(low.X, p.X), min(low.Y, p.Y)}, Point{max(high.X, p.X), max(high.Y, p.Y)}
		seen[p] = true
	}
	d := high.minus(low)
	return d.X > 0 && d.X == d.Y && seen[low] && seen[high] && seen[Point{low.X, high.Y}] && seen[Point{high.X, low.Y}]
}

func (Square) through(b *Board, p Point) ([]Point, bool) {
	for _, q := range b.marks[0] {
		if q.Y != p.Y || q == p {
			continue
		}
		side := q.X - p.X
		for _, up := range []int{side, -side} {
			r, s := Point{p.X, p.Y + up}, Point{q.X, q.Y + up}
			if b.has(r) && b.has(s) {
				return []Point{p, q, r, s}, true
			}
		}
	}
	return nil, false
}
