package kingrooks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules for a board of so many rows and columns. White's win is a [zermelo.Win], and play without end is
// a [zermelo.Loss].
type Rules struct{ Size int }

// SquareError reports a square where a piece cannot stand.
type SquareError struct {
	Square Square
	Msg    string // why it cannot
}

// Error returns the message in one line.
func (e *SquareError) Error() string { return fmt.Sprintf("kingrooks: %v: %s", e.Square, e.Msg) }

// contains reports whether a square is on the board.
func (r Rules) contains(q Square) bool {
	return 0 <= q.Col && q.Col < r.Size && 0 <= q.Row && q.Row < r.Size
}

// New returns a position with White to move. The error is a [*SquareError] if a piece is not on the board, or if two
// stand on one square. New panics if the board has fewer than 2 rows, or more than [MaxSize].
func (r Rules) New(king Square, rooks ...Square) (Position, error) {
	if r.Size < 2 || r.Size > MaxSize {
		panic(fmt.Errorf("kingrooks: a board with %d rows, and not 2 to %d", r.Size, MaxSize))
	}
	p := Position{King: king}
	var codes []string
	for _, q := range append([]Square{king}, rooks...) {
		if !r.contains(q) {
			return Position{}, &SquareError{q, "it is not on the board"}
		}
		codes = append(codes, string(code(q)))
	}
	rest := codes[1:]
	slices.Sort(rest)
	for i, c := range rest {
		if c == codes[0] || i > 0 && c == rest[i-1] {
			return Position{}, &SquareError{Square{int(c[0])<<8 | int(c[1]), int(c[2])<<8 | int(c[3])}, "two pieces stand there"}
		}
	}
	p.rooks = strings.Join(rest, "")
	return p, nil
}

// End returns a win if the king is in check, and a loss if there is no rook.
func (r Rules) End(p Position) (zermelo.Result, bool) {
	if p.NumRooks() == 0 {
		return zermelo.Loss, true
	}
	return zermelo.Win, p.IsCheck()
}

// Unending returns [zermelo.Loss]: Black's aim is that the king is never in check.
func (Rules) Unending() (zermelo.Result, bool) { return zermelo.Loss, true }

// Turn returns who is to move.
func (Rules) Turn(p Position) zermelo.Player { return p.Next }

// AppendMoves appends the positions after each move: those of the king column by column, or those of the rooks, one
// after another, each to the left, to the right, down and up. There is always one unless play is over: a rook in a
// column can move towards the row of the king, which is free of rooks, unless another one is nearer, and that can.
func (r Rules) AppendMoves(dst []Position, p Position) []Position {
	if p.Next == zermelo.Max {
		for col := p.King.Col - 1; col <= p.King.Col+1; col++ {
			for row := p.King.Row - 1; row <= p.King.Row+1; row++ {
				if q, ok := r.MoveKing(p, Square{col, row}); ok {
					dst = append(dst, q)
				}
			}
		}
		return dst
	}
	for i := range p.NumRooks() {
		from := p.rook(i)
		rest := p.without(i)
		rest.Next = zermelo.Max
		for _, d := range []Square{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			for q := from; ; {
				q = Square{q.Col + d.Col, q.Row + d.Row}
				if !r.contains(q) || q == p.King {
					break
				}
				if _, isTaken := p.find(q); isTaken {
					break
				}
				dst = append(dst, rest.with(q))
			}
		}
	}
	return dst
}

// IsMove reports whether q comes from p by a move. It takes no more time than it takes to look at all rooks once, so
// that [zermelo.Match] plays on boards of any size, where the moves of the rooks cannot be listed: there can be a
// million.
func (r Rules) IsMove(p, q Position) bool {
	if p.Next == zermelo.Max {
		moved, ok := r.MoveKing(p, q.King)
		return ok && moved == q
	}
	if p.NumRooks() != q.NumRooks() {
		return false
	}
	// A rook that moves to a later place among the rooks leaves the first one where they differ and comes to the last
	// one, or the other way round.
	i := 0
	for i < p.NumRooks() && p.rook(i) == q.rook(i) {
		i++
	}
	j := p.NumRooks() - 1
	for j >= i && p.rook(j) == q.rook(j) {
		j--
	}
	if j < i {
		return false
	}
	for _, m := range [][2]Square{{p.rook(i), q.rook(j)}, {p.rook(j), q.rook(i)}} {
		if moved, ok := r.MoveRook(p, m[0], m[1]); ok && moved == q {
			return true
		}
	}
	return false
}

var _ zermelo.Judge[Position] = Rules{}

// MoveKing returns the position after the king moves to a square, where he takes a rook that stands there. ok is false
// if this is no move, or if Black is to move.
func (r Rules) MoveKing(p Position, to Square) (q Position, ok bool) {
	col, row := to.Col-p.King.Col, to.Row-p.King.Row
	if p.Next != zermelo.Max || !r.contains(to) || col*col > 1 || row*row > 1 || to == p.King {
		return Position{}, false
	}
	if i, isTaken := p.find(to); isTaken {
		p = p.without(i)
	}
	p.King, p.Next = to, zermelo.Min
	return p, true
}

// MoveRook returns the position after a rook moves from one square to another. ok is false if this is no move, or if
// White is to move. It takes no more time than it takes to look at all rooks once, also on a board so large that its
// moves cannot be listed.
func (r Rules) MoveRook(p Position, from, to Square) (q Position, ok bool) {
	i, isRook := p.find(from)
	if p.Next != zermelo.Min || !r.contains(from) || !isRook || !r.contains(to) || from == to || from.Col != to.Col && from.Row != to.Row {
		return Position{}, false
	}
	between := func(q Square) bool {
		isBefore := q.Col >= min(from.Col, to.Col) && q.Col <= max(from.Col, to.Col)
		return isBefore && q.Row >= min(from.Row, to.Row) && q.Row <= max(from.Row, to.Row)
	}
	for j := range p.NumRooks() {
		if j != i && between(p.rook(j)) {
			return Position{}, false
		}
	}
	if between(p.King) {
		return Position{}, false
	}
	p = p.without(i).with(to)
	p.Next = zermelo.Max
	return p, true
}
