package domineering

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
)

// The squares of the first and of the last column.
const (
	firstColumn uint64 = 0x0101010101010101
	lastColumn  uint64 = 0x8080808080808080
)

func appendSmallMoves(dst []Position, p uint64, who cgt.Player) []Position {
	step, starts := size, p&(p>>size)
	if who == cgt.Right {
		step, starts = 1, p&(p>>1)&^lastColumn
	}
	for ; starts != 0; starts &= starts - 1 {
		first := starts & -starts
		dst = append(dst, Position{small: p &^ (first | first<<step)})
	}
	return dst
}

func appendSmallParts(dst []Position, p uint64) []Position {
	for p != 0 {
		q := piece(p)
		if q&(q-1) != 0 {
			dst = append(dst, Position{small: q})
		}
		p &^= q
	}
	return dst
}

// piece returns the connected piece of p that has its lowest square.
func piece(p uint64) uint64 {
	q := p & -p
	for {
		grown := (q | q<<size | q>>size | q<<1&^firstColumn | q>>1&^lastColumn) & p
		if grown == q {
			return q
		}
		q = grown
	}
}

// leastSmall moves p to the corner and returns the smallest of its eight images, and whether it is one in
// which rows have become columns.
func leastSmall(p uint64) (least uint64, turned bool) {
	if p == 0 {
		return 0, false
	}
	p >>= bits.TrailingZeros64(p) &^ (size - 1)
	columns, rows, cols := extent(p)
	left := bits.TrailingZeros8(columns)
	p >>= left
	cols -= left
	straight, across := leastFlip(p, rows, cols), leastFlip(transpose(p), cols, rows)
	if across < straight {
		return across, true
	}
	return straight, false
}

// leastFlip returns the smallest image of a position in the corner, of the given size, in which rows remain rows.
func leastFlip(p uint64, rows, cols int) uint64 {
	m := mirror(p) >> (size - cols)
	up := size * (size - rows)
	return min(p, m, bits.ReverseBytes64(p)>>up, bits.ReverseBytes64(m)>>up)
}

// mirror reverses every row.
func mirror(p uint64) uint64 {
	p = p>>1&0x5555555555555555 | p&0x5555555555555555<<1
	p = p>>2&0x3333333333333333 | p&0x3333333333333333<<2
	return p>>4&0x0f0f0f0f0f0f0f0f | p&0x0f0f0f0f0f0f0f0f<<4
}

// transpose exchanges rows and columns: in the blocks of 2 × 2 squares, in those of 4 × 4, and in the whole.
func transpose(p uint64) uint64 {
	t := (p ^ p>>7) & 0x00aa00aa00aa00aa
	p ^= t ^ t<<7
	t = (p ^ p>>14) & 0x0000cccc0000cccc
	p ^= t ^ t<<14
	t = (p ^ p>>28) & 0x00000000f0f0f0f0
	return p ^ t ^ t<<28
}
