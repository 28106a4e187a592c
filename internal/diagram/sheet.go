package diagram

import "math"

// Sheet is a rectangle of a picture.
type Sheet struct{ Left, Top, Right, Bottom float64 }

// add makes the sheet so large that there is another rectangle in it.
func (s *Sheet) add(r Sheet) {
	*s = Sheet{min(s.Left, r.Left), min(s.Top, r.Top), max(s.Right, r.Right), max(s.Bottom, r.Bottom)}
}

// wider returns the rectangle with a margin.
func (s Sheet) wider(margin float64) Sheet {
	return Sheet{s.Left - margin, s.Top - margin, s.Right + margin, s.Bottom + margin}
}

// isEmpty reports whether there is nothing in the rectangle.
func (s Sheet) isEmpty() bool { return s.Left >= s.Right }

// meets reports whether two rectangles have a point in common.
func (s Sheet) meets(r Sheet) bool {
	return s.Left <= r.Right && r.Left <= s.Right && s.Top <= r.Bottom && r.Top <= s.Bottom
}

// has reports whether a point is in the rectangle.
func (s Sheet) has(x, y float64) bool {
	return s.Left <= x && x <= s.Right && s.Top <= y && y <= s.Bottom
}

// far returns how far a point is from the rectangle.
func (s Sheet) far(x, y float64) float64 {
	return math.Hypot(max(s.Left-x, 0, x-s.Right), max(s.Top-y, 0, y-s.Bottom))
}

// Of a line of text, in pixels: how high letters are, and how far they go below the line.
const (
	letterHigh = 11.0
	letterDeep = 3.0
)

// textAt returns the rectangle of a line of text of some width whose middle is at a place.
func textAt(x, y, width float64) Sheet {
	return Sheet{x - width/2, y - letterHigh, x + width/2, y + letterDeep}
}

// line returns the middle of the line of text in the rectangle.
func (s Sheet) line() (x, y float64) { return (s.Left + s.Right) / 2, s.Bottom - letterDeep }
