package plane

// Rect is a rectangle. Its border belongs to it.
type Rect struct{ Left, Top, Right, Bottom float64 }

// Add makes the rectangle so large that there is another one in it.
func (r *Rect) Add(s Rect) {
	*r = Rect{min(r.Left, s.Left), min(r.Top, s.Top), max(r.Right, s.Right), max(r.Bottom, s.Bottom)}
}

// Wider returns the rectangle with a margin.
func (r Rect) Wider(margin float64) Rect {
	return Rect{r.Left - margin, r.Top - margin, r.Right + margin, r.Bottom + margin}
}

// IsEmpty reports whether the rectangle has no width.
func (r Rect) IsEmpty() bool { return r.Left >= r.Right }

// Meets reports whether two rectangles have a point in common.
func (r Rect) Meets(s Rect) bool {
	return r.Left <= s.Right && s.Left <= r.Right && r.Top <= s.Bottom && s.Top <= r.Bottom
}

// Has reports whether a point is in the rectangle.
func (r Rect) Has(p Point) bool {
	return r.Left <= p.X && p.X <= r.Right && r.Top <= p.Y && p.Y <= r.Bottom
}

// Nearest returns the point of the rectangle that is nearest to another one.
func (r Rect) Nearest(p Point) Point {
	return Point{max(r.Left, min(r.Right, p.X)), max(r.Top, min(r.Bottom, p.Y))}
}

// Far returns how far a point is from the rectangle: 0 if it is in it.
func (r Rect) Far(p Point) float64 { return r.Nearest(p).Far(p) }

// Middle returns the middle of the rectangle.
func (r Rect) Middle() Point { return Point{(r.Left + r.Right) / 2, (r.Top + r.Bottom) / 2} }
