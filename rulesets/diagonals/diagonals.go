// Package diagonals draws diagonals in a convex polygon, in turn, so that no two cross inside; they may share an end.
// Whoever cannot draw one, since the polygon has fallen into triangles, loses.
//
// A diagonal cuts a polygon with n corners into two with n + 2 corners together, and in these the game goes on. Each
// move makes one polygon more and the triangles at the end are n − 2, so that all plays have n − 3 moves, and the first
// player wins if and only if n is even. It does not matter how one plays.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problem 10.
package diagonals

import (
	"encoding/binary"
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
)

// Polygons is any number of convex polygons. It is an immutable value, safe for concurrent use; two are == if they have
// the same numbers of corners. Triangles, in which there is no diagonal, do not count. The zero Polygons has none.
type Polygons struct{ code string } // 4 bytes for the corners of each, in descending order

// MaxCorners is the largest number of corners of a polygon.
const MaxCorners = math.MaxInt32

// CornerError reports a polygon that cannot be.
type CornerError struct {
	Index   int // the number of the polygon among those given
	Corners int
}

// Error returns the message in one line.
func (e *CornerError) Error() string {
	return fmt.Sprintf("diagonals: polygon %d has %d corners, and not 3 to %d", e.Index, e.Corners, MaxCorners)
}

// New returns polygons with so many corners. One with fewer than 3, or more than [MaxCorners], is a [*CornerError].
func New(corners ...int) (Polygons, error) {
	for i, n := range corners {
		if n < 3 || n > MaxCorners {
			return Polygons{}, &CornerError{i, n}
		}
	}
	return encode(slices.Clone(corners)), nil
}

// encode returns the polygons, and sorts the list.
func encode(corners []int) Polygons {
	slices.SortFunc(corners, func(a, b int) int { return b - a })
	code := make([]byte, 0, 4*len(corners))
	for _, n := range corners {
		if n > 3 {
			code = binary.BigEndian.AppendUint32(code, uint32(n))
		}
	}
	return Polygons{string(code)}
}

// All returns the numbers of corners, in descending order.
func (p Polygons) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for code := p.code; code != "" && yield(int(binary.BigEndian.Uint32([]byte(code[:4])))); {
			code = code[4:]
		}
	}
}

// Compare orders by the largest polygon, then by the next one and so on.
func (p Polygons) Compare(q Polygons) int { return strings.Compare(p.code, q.code) }

// Rules are the rules of the game.
type Rules struct{}

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// AppendMoves appends the polygons after a diagonal. Those of polygons that are alike, and those that cut off as many
// corners, are one move.
func (Rules) AppendMoves(dst []Polygons, p Polygons, _ cgt.Player) []Polygons {
	corners := slices.Collect(p.All())
	for i, n := range corners {
		if i > 0 && corners[i-1] == n {
			continue
		}
		rest := slices.Delete(slices.Clone(corners), i, i+1)
		for a := 3; a <= n+2-a; a++ {
			dst = append(dst, encode(append(rest[:len(rest):len(rest)], a, n+2-a)))
		}
	}
	return dst
}

// AppendParts appends the polygons one by one.
func (Rules) AppendParts(dst []Polygons, p Polygons) []Polygons {
	for code := p.code; code != ""; code = code[4:] {
		dst = append(dst, Polygons{code[:4]})
	}
	return dst
}

// NimValue returns the nim-value of the polygons: 1 if the number of moves is odd, and otherwise 0. It is always known.
func (Rules) NimValue(p Polygons) (value nim.Nimber, ok bool) {
	return nim.Nimber(Moves(p) % 2), true
}

// Moves returns the number of moves that every play takes: for each polygon three less than it has corners.
func Moves(p Polygons) int64 {
	var sum int64
	for n := range p.All() {
		sum += int64(n) - 3
	}
	return sum
}
