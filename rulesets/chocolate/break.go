package chocolate

import (
	"math"
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/cakes"
)

// Break are the rules for bars that are broken until there are only squares: a move breaks one of the pieces in two
// along a line. Whoever cannot move, since there are only squares, loses.
//
// Each move makes one piece more, so that all plays have as many moves as there are squares, less one for each piece at
// the beginning, see [Moves]. A position is worth 0 if this number is even and * if it is odd.
//
// Source: Shen, problem 5.
type Break struct{}

// Impartial marks the rules as impartial.
func (Break) Impartial() {}

// AppendMoves appends the pieces after a move.
func (Break) AppendMoves(dst []cakes.Cakes, p cakes.Cakes, _ cgt.Player) []cakes.Cakes {
	last := cakes.Cake{}
	for c := range p.All() {
		if c == last {
			continue // more of the same size than an int can count
		}
		last = c
		for col := 1; col <= c.Cols/2; col++ {
			dst = append(dst, p.Divide(c, 1, cakes.Cake{Rows: c.Rows, Cols: col}, cakes.Cake{Rows: c.Rows, Cols: c.Cols - col}))
		}
		for row := 1; row <= c.Rows/2; row++ {
			dst = append(dst, p.Divide(c, 1, cakes.Cake{Rows: row, Cols: c.Cols}, cakes.Cake{Rows: c.Rows - row, Cols: c.Cols}))
		}
	}
	return dst
}

// AppendParts appends the pieces one by one, but for single squares, see [cakes.Cakes.AppendParts].
func (Break) AppendParts(dst []cakes.Cakes, p cakes.Cakes) []cakes.Cakes { return p.AppendParts(dst) }

// Normalize returns the pieces without single squares or, if these come first, the same ones with their rows as
// columns.
func (Break) Normalize(p cakes.Cakes) (cakes.Cakes, bool) {
	q, _ := p.Normalize()
	return q, false
}

// NimValue returns the nim-value of the pieces: 1 if the number of moves is odd, and otherwise 0. It is always known.
func (Break) NimValue(p cakes.Cakes) (value nim.Nimber, ok bool) {
	odd := 0
	for c, n := range p.All() {
		odd ^= (c.Rows&c.Cols&1 ^ 1) & n & 1
	}
	return nim.Nimber(odd), true
}

// Moves returns the number of moves that every play of [Break] takes; ok is false if this is more than an int can be.
func Moves(p cakes.Cakes) (moves int, ok bool) {
	var sum uint64
	for c, n := range p.All() {
		high, squares := bits.Mul64(uint64(c.Rows), uint64(c.Cols))
		over, all := bits.Mul64(squares-1, uint64(n))
		if high > 0 || over > 0 || all > math.MaxInt {
			return 0, false
		}
		if sum += all; sum > math.MaxInt {
			return 0, false
		}
	}
	return int(sum), true
}
