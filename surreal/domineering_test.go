package surreal_test

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
)

// board is a position of Domineering on at most 8 × 8 squares: the set of the empty ones, the
// square in row r and column c being bit 8r + c. Left places vertical dominoes, Right horizontal ones.
type board uint64

func rectangle(rows, cols int) board {
	var b board
	for r := range rows {
		b |= (1<<cols - 1) << (8 * r)
	}
	return b
}

// domineering has the rules and nothing else.
type domineering struct{}

func (domineering) AppendMoves(dst []board, b board, who cgt.Player) []board {
	step, starts := 8, b&(b>>8)
	if who == cgt.Right {
		step, starts = 1, b&(b>>1)&^0x8080808080808080
	}
	for ; starts != 0; starts &= starts - 1 {
		first := starts & -starts
		dst = append(dst, b&^(first|first<<step))
	}
	return dst
}

// fastDomineering knows also how a board falls apart and which boards are alike.
type fastDomineering struct{ domineering }

// AppendParts appends the connected pieces of more than one square.
func (fastDomineering) AppendParts(dst []board, b board) []board {
	for b != 0 {
		p := piece(b)
		if p&(p-1) != 0 {
			dst = append(dst, p)
		}
		b &^= p
	}
	return dst
}

// piece returns the connected piece of b that has its lowest square.
func piece(b board) board {
	p := b & -b
	for {
		grown := (p | p<<8 | p>>8 | p<<1&^0x0101010101010101 | p>>1&^0x8080808080808080) & b
		if grown == p {
			return p
		}
		p = grown
	}
}

// Normalize moves the board to the corner and chooses the smallest of its eight images; four of them change
// rows into columns, and so the players.
func (fastDomineering) Normalize(b board) (board, bool) {
	if b == 0 {
		return 0, false
	}
	b, rows, cols := corner(b)
	straight := smallestFlip(b, rows, cols)
	turned := smallestFlip(transpose(b), cols, rows)
	if turned < straight {
		return turned, true
	}
	return straight, false
}

// smallestFlip returns the smallest image of a board in the corner, of the given size, in which rows
// remain rows.
func smallestFlip(b board, rows, cols int) board {
	m := mirror(b) >> (8 - cols)
	up := (64 - 8*rows) & 63
	return min(b, m, board(bits.ReverseBytes64(uint64(b)))>>up, board(bits.ReverseBytes64(uint64(m)))>>up)
}

// corner moves b as far up and left as it goes, and returns the size of the rectangle it then fills.
func corner(b board) (c board, rows, cols int) {
	b >>= bits.TrailingZeros64(uint64(b)) &^ 7
	used := b | b>>32
	used |= used >> 16
	used |= used >> 8
	left := bits.TrailingZeros8(uint8(used))
	b >>= left
	return b, (bits.Len64(uint64(b)) + 7) / 8, bits.Len8(uint8(used)) - left
}

// mirror reverses every row.
func mirror(b board) board {
	b = b>>1&0x5555555555555555 | b&0x5555555555555555<<1
	b = b>>2&0x3333333333333333 | b&0x3333333333333333<<2
	return b>>4&0x0f0f0f0f0f0f0f0f | b&0x0f0f0f0f0f0f0f0f<<4
}

// transpose exchanges rows and columns.
func transpose(b board) board {
	t := (b ^ b>>7) & 0x00aa00aa00aa00aa
	b ^= t ^ t<<7
	t = (b ^ b>>14) & 0x0000cccc0000cccc
	b ^= t ^ t<<14
	t = (b ^ b>>28) & 0x00000000f0f0f0f0
	return b ^ t ^ t<<28
}
