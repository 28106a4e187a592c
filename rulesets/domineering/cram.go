package domineering

import (
	"math/bits"
	"sync"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Cram are the rules of Cram, the impartial variant of Domineering: both players place dominoes either way. It is what
// [cgt.Impartial] makes of [Rules], and knows the nim-values of straight pieces and of many that a half turn leaves as
// they are.
//
// Sources: M. Gardner, Mathematical Games, Scientific American 230 (1974); Winning Ways, ch. 15, and ch. 4 for Dawson's
// Kayles.
type Cram struct{}

// Impartial marks the rules as impartial.
func (Cram) Impartial() {}

// AppendMoves appends the positions that both players can move to.
func (Cram) AppendMoves(dst []Position, p Position, _ cgt.Player) []Position {
	return Rules{}.AppendMoves(Rules{}.AppendMoves(dst, p, cgt.Left), p, cgt.Right)
}

// AppendParts appends the connected pieces of more than one square.
func (Cram) AppendParts(dst []Position, p Position) []Position { return Rules{}.AppendParts(dst, p) }

// Normalize moves the position to the corner and chooses the least of its eight images.
func (Cram) Normalize(p Position) (q Position, swapped bool) {
	q, _ = Rules{}.Normalize(p)
	return q, false
}

// NimValue knows the positions of which all squares lie in one row or in one column without a gap, whose values are
// those of a row of pins in Dawson's Kayles, where two neighbours are taken in each move; and those that a half turn
// leaves as they are, if rows and columns from the first to the last that is used are even in number. These are worth
// 0: the second player answers each domino by its image. The two never overlap, since the centre is a corner of
// squares, and only a domino whose middle is the centre meets its image.
func (Cram) NimValue(p Position) (v nim.Nimber, ok bool) {
	if p.small != 0 {
		return smallCram(p.small)
	}
	b := p.largeBoard().Crop(string(hole))
	switch {
	case (b.Rows() == 1 || b.Cols() == 1) && !b.Contains(hole):
		return dawson(b.Len()), true
	case b.Rows()%2 == 0 && b.Cols()%2 == 0 && b.Image(board.FlipRows|board.FlipCols) == b:
		return 0, true
	}
	return 0, false
}

// smallCram is NimValue of a small position.
func smallCram(p uint64) (v nim.Nimber, ok bool) {
	p >>= bits.TrailingZeros64(p) &^ (size - 1)
	columns, rows, cols := extent(p)
	left := bits.TrailingZeros8(columns)
	p >>= left
	cols -= left
	n := bits.OnesCount64(p)
	switch {
	case (rows == 1 || cols == 1) && n == rows*cols:
		return dawson(n), true
	case rows%2 == 0 && cols%2 == 0 && bits.Reverse64(p)>>(size*(size-rows)+size-cols) == p:
		return 0, true
	}
	return 0, false
}

// The values of strips repeat with this period from this length on, by the theorem on the periods of octal games: a
// move takes two squares and may leave two strips, so that it is enough to compare values up to the length
// 2·stripFirst + 2·stripPeriod + 2, which the tests do.
const (
	stripFirst  = 53
	stripPeriod = 34
)

// dawson returns the nim-value of a strip of n squares.
func dawson(n int) nim.Nimber {
	if n >= stripFirst {
		n = stripFirst + (n-stripFirst)%stripPeriod
	}
	return strips()[n]
}

// strips returns the values of strips until they repeat.
var strips = sync.OnceValue(func() []nim.Nimber { return stripValues(stripFirst + stripPeriod - 1) })

// stripValues returns the values of strips of up to n squares by the definition.
func stripValues(n int) []nim.Nimber {
	values := make([]nim.Nimber, 2, n+1)
	for len(values) <= n {
		rest := len(values) - 2
		var options []nim.Nimber
		for left := 0; left <= rest-left; left++ {
			options = append(options, values[left].Add(values[rest-left]))
		}
		values = append(values, nim.Mex(options...))
	}
	return values
}
