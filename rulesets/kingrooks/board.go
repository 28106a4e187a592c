package kingrooks

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/zermelo"
)

// MaxSize is the largest number of rows and of columns.
const MaxSize = 1 << 14

// Square is a square of the board: its column and its row, counted from 0.
type Square struct{ Col, Row int }

// String returns a text such as "(3,5)".
func (q Square) String() string { return fmt.Sprintf("(%d,%d)", q.Col, q.Row) }

// Position is where the king and the rooks stand, and who is to move: Max is White, and Min is Black. It is an
// immutable value; two are == if they are the same position. [Rules.New] makes one.
type Position struct {
	King Square
	// rooks has two bytes for the column of each rook and two for its row, in order of these.
	rooks string
	Next  zermelo.Player
}

// Rooks returns the squares of the rooks, column by column.
func (p Position) Rooks() []Square {
	list := make([]Square, p.NumRooks())
	for i := range list {
		list[i] = p.rook(i)
	}
	return list
}

// NumRooks returns the number of rooks.
func (p Position) NumRooks() int { return len(p.rooks) / 4 }

// rook returns the square of a rook.
func (p Position) rook(i int) Square {
	return Square{int(p.rooks[4*i])<<8 | int(p.rooks[4*i+1]), int(p.rooks[4*i+2])<<8 | int(p.rooks[4*i+3])}
}

// find returns the number of the rook on a square, or where it would be among the rooks.
func (p Position) find(q Square) (i int, ok bool) {
	want := string(code(q))
	low, high := 0, p.NumRooks()
	for low < high {
		mid := (low + high) / 2
		if p.rooks[4*mid:4*mid+4] < want {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low, low < p.NumRooks() && p.rooks[4*low:4*low+4] == want
}

func code(q Square) []byte {
	return binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16(nil, uint16(q.Col)), uint16(q.Row))
}

// IsCheck reports whether the king stands in the row or the column of a rook.
func (p Position) IsCheck() bool {
	for i := range p.NumRooks() {
		if q := p.rook(i); q.Col == p.King.Col || q.Row == p.King.Row {
			return true
		}
	}
	return false
}

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

// without returns the position without a rook.
func (p Position) without(i int) Position {
	p.rooks = p.rooks[:4*i] + p.rooks[4*i+4:]
	return p
}

// with returns the position with one more rook.
func (p Position) with(q Square) Position {
	i, _ := p.find(q)
	p.rooks = p.rooks[:4*i] + string(code(q)) + p.rooks[4*i:]
	return p
}
