package kingrooks

import (
	"encoding/binary"
	"fmt"

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
