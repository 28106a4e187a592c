// Package pawnwalk walks a pawn from the corner a1 of a chessboard to its anti-diagonal: Max and Min in turn move it
// one square up or one to the right, Max first. On the anti-diagonal play is over, and what is written there is what
// Max gets.
//
// The position says who moves, so that the whole table of values can be filled in from the anti-diagonal: see
// [Rules.Table].
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §8, problem 34.
package pawnwalk

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/cgt-go/sdk/internal/scan"
	"github.com/cgt-go/sdk/zermelo"
)

// MaxSize is the largest number of columns of a board.
const MaxSize = 26

// Square is a square of the board: its column and its row, both counted from 0. The zero Square is a1.
type Square struct{ Col, Row int }

// String returns a text such as "a1".
func (q Square) String() string {
	if q.Col < 0 || q.Col >= MaxSize || q.Row < 0 {
		return fmt.Sprintf("(%d,%d)", q.Col, q.Row)
	}
	return string(rune('a'+q.Col)) + strconv.Itoa(q.Row+1)
}

// ParseSquare reads a square such as a1. Blanks do not count. An error is a [*github.com/cgt-go/sdk/cgt.SyntaxError]
// with the offset.
func ParseSquare(text string) (Square, error) {
	s := scan.Scanner{What: "square", Text: text}
	col := int(s.Next()) - 'a'
	if col < 0 || col >= MaxSize {
		return Square{}, s.Unexpected("a letter")
	}
	s.At++
	digits, at, err := s.Digits("the number of a row")
	if err == nil {
		err = s.End()
	}
	if err != nil {
		return Square{}, err
	}
	row, err := strconv.Atoi(digits)
	if err != nil || row < 1 || row > MaxSize {
		return Square{}, s.Fail(at, nil, "rows have the numbers 1 to %d", MaxSize)
	}
	return Square{col, row - 1}, nil
}

// MarshalText returns the text of [Square.String].
func (q Square) MarshalText() ([]byte, error) { return []byte(q.String()), nil }

// UnmarshalText reads what [ParseSquare] reads.
func (q *Square) UnmarshalText(text []byte) error {
	r, err := ParseSquare(string(text))
	if err == nil {
		*q = r
	}
	return err
}

// Rules are the rules for a board with given payoffs. The zero Rules have no squares; [New] makes others. They are
// immutable.
type Rules struct{ payoffs []zermelo.Int }

// New returns the rules for a square board with as many columns as there are payoffs, which stand on the anti-diagonal
// from the left, on a8 to h1 if there are eight. It panics if there are none, or more than [MaxSize].
func New(payoffs ...zermelo.Int) Rules {
	if len(payoffs) == 0 || len(payoffs) > MaxSize {
		panic(fmt.Errorf("pawnwalk: %d payoffs, and not 1 to %d", len(payoffs), MaxSize))
	}
	return Rules{slices.Clone(payoffs)}
}

// Figure10 returns the rules with the payoffs of the source.
func Figure10() Rules { return New(3, 1, 4, 1, 5, 9, 2, 6) }

// Size returns the number of columns and of rows.
func (r Rules) Size() int { return len(r.payoffs) }

// left returns the number of moves from a square to the anti-diagonal. ok is false if the pawn cannot stand there.
func (r Rules) left(q Square) (moves int, ok bool) {
	moves = r.Size() - 1 - q.Col - q.Row
	return moves, q.Col >= 0 && q.Row >= 0 && q.Col < r.Size() && q.Row < r.Size() && moves >= 0
}

// End returns the payoff of a square on the anti-diagonal. Where the pawn cannot stand the payoff is 0.
func (r Rules) End(q Square) (zermelo.Int, bool) {
	switch moves, ok := r.left(q); {
	case !ok:
		return 0, true
	case moves > 0:
		return 0, false
	}
	return r.payoffs[q.Col], true
}

// Turn returns Max if the number of moves from a1 is even.
func (r Rules) Turn(q Square) zermelo.Player { return zermelo.Player((q.Col + q.Row) & 1) }

// AppendMoves appends the squares after a move up and after one to the right.
func (r Rules) AppendMoves(dst []Square, q Square) []Square {
	if moves, ok := r.left(q); !ok || moves == 0 {
		return dst
	}
	return append(dst, Square{q.Col, q.Row + 1}, Square{q.Col + 1, q.Row})
}
