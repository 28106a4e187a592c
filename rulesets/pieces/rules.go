package pieces

import (
	"cmp"

	"github.com/cgt-go/sdk/cgt"
)

// Square is a square of a board: the number of its row and that of its column, which are not negative. The zero Square
// is the corner.
type Square struct{ Row, Col int }

// Compare orders squares by their rows and then by their columns.
func (q Square) Compare(r Square) int {
	return cmp.Or(cmp.Compare(q.Row, r.Row), cmp.Compare(q.Col, r.Col))
}

// Rules are the rules for a piece on a board of so many rows and columns. A board with 0 rows, or fewer, has no last
// row, and likewise for columns; for pieces none of whose steps lead away from the corner in one direction this makes
// no difference. A square that is not on the board has no moves. A move of a rider may be a move to each of very many
// squares, if it starts far away.
type Rules struct {
	Piece      Piece
	Rows, Cols int
}

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// Contains reports whether a square is on the board.
func (r Rules) Contains(q Square) bool {
	return q.Row >= 0 && q.Col >= 0 && (r.Rows <= 0 || q.Row < r.Rows) && (r.Cols <= 0 || q.Col < r.Cols)
}

// AppendMoves appends the squares that the piece can move to.
func (r Rules) AppendMoves(dst []Square, q Square, _ cgt.Player) []Square {
	if !r.Contains(q) {
		return dst
	}
	for s := range r.Piece.Steps() {
		for to := (Square{q.Row + s.Rows, q.Col + s.Cols}); r.Contains(to); to = (Square{to.Row + s.Rows, to.Col + s.Cols}) {
			if dst = append(dst, to); !s.Rider {
				break
			}
		}
	}
	return dst
}
