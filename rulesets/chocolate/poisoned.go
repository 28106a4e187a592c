package chocolate

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Poisoned are the rules for a bar with a poisoned square: a move breaks it along a line and eats the part without that
// square. Whoever has the poisoned square alone cannot move, and loses.
//
// Source: Shen, problem 31.
type Poisoned struct{}

// Impartial marks the rules as impartial.
func (Poisoned) Impartial() {}

// AppendMoves appends the bars that are left after a move: those with fewer columns to the left of the poisoned square,
// then to the right, then with fewer rows above it, and below.
func (Poisoned) AppendMoves(dst []Bar, b Bar, _ cgt.Player) []Bar {
	for side := range 4 {
		c := b
		for n := c.side(side); *n > 0; {
			*n--
			dst = append(dst, c)
		}
	}
	return dst
}

// side returns one of the four numbers.
func (b *Bar) side(i int) *int { return [...]*int{&b.Left, &b.Right, &b.Above, &b.Below}[i] }

// heaps returns the four numbers, in their order.
func (b Bar) heaps() [4]int {
	return [...]int{max(b.Left, 0), max(b.Right, 0), max(b.Above, 0), max(b.Below, 0)}
}

// AppendParts appends a bar for each side of the poisoned square that has rows or columns. Each has all of them on one
// side, and the bar is their sum.
func (Poisoned) AppendParts(dst []Bar, b Bar) []Bar {
	for i, n := range b.heaps() {
		if n > 0 {
			var c Bar
			*c.side(i) = n
			dst = append(dst, c)
		}
	}
	return dst
}

// Normalize returns the bar with the same numbers in descending order.
func (Poisoned) Normalize(b Bar) (Bar, bool) {
	n := b.heaps()
	slices.Sort(n[:])
	return Bar{n[3], n[2], n[1], n[0]}, false
}

// NimValue returns the nim-value of the bar, the nim-sum of its four numbers. It is always known.
func (Poisoned) NimValue(b Bar) (value nim.Nimber, ok bool) {
	for _, n := range b.heaps() {
		value = value.Add(nim.Nimber(n))
	}
	return value, true
}
