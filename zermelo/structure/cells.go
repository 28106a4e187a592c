package structure

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"

	"github.com/cgt-go/sdk/internal/scan"
)

// Cells is a set of cells of a board, which have the numbers 0, 1, …. It is an immutable value, safe for concurrent
// use; two are == if they have the same cells. The zero Cells is empty. A set takes a bit for each cell up to its
// largest.
type Cells struct{ bits string } // the cell c is bit c%8 of byte c/8; the last byte is not 0

// MaxCells is the largest number of cells of a board.
const MaxCells = 1 << 24

// NewCells returns the set of the given cells, in any order. It panics if one is negative or not less than [MaxCells].
func NewCells(cells ...int) Cells {
	var code []byte
	for _, c := range cells {
		code = set(code, c)
	}
	return Cells{string(code)}
}

// set adds a cell to a code.
func set(code []byte, c int) []byte {
	if c < 0 || c >= MaxCells {
		panic(fmt.Errorf("structure: there is no cell %d", c))
	}
	for len(code) <= c/8 {
		code = append(code, 0)
	}
	code[c/8] |= 1 << (c % 8)
	return code
}

// Contains reports whether a cell is in the set.
func (s Cells) Contains(cell int) bool {
	return cell >= 0 && cell/8 < len(s.bits) && s.bits[cell/8]>>(cell%8)&1 != 0
}

// With returns the set with one cell more. It panics if the cell is negative or not less than [MaxCells].
func (s Cells) With(cell int) Cells {
	if s.Contains(cell) {
		return s
	}
	code := make([]byte, len(s.bits), max(len(s.bits), cell/8+1))
	copy(code, s.bits)
	return Cells{string(set(code, cell))}
}

// Len returns the number of cells.
func (s Cells) Len() int {
	n := 0
	for i := range len(s.bits) {
		n += bits.OnesCount8(s.bits[i])
	}
	return n
}

// All returns the cells in ascending order.
func (s Cells) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range len(s.bits) {
			for b := s.bits[i]; b != 0; b &= b - 1 {
				if !yield(8*i + bits.TrailingZeros8(b)) {
					return
				}
			}
		}
	}
}

// String returns the cells in braces, such as "{0,4,17}".
func (s Cells) String() string { return string(s.append(nil)) }

func (s Cells) append(dst []byte) []byte {
	dst = append(dst, '{')
	isFirst := true
	for c := range s.All() {
		if !isFirst {
			dst = append(dst, ',')
		}
		isFirst = false
		dst = strconv.AppendInt(dst, int64(c), 10)
	}
	return append(dst, '}')
}

// ParseCells reads what [Cells.String] writes; blanks do not count, and cells may come in any order and more than once.
// An error is a [*cgt.SyntaxError] with the offset.
func ParseCells(text string) (Cells, error) {
	s := scan.Scanner{What: "cells", Text: text}
	var code []byte
	if !s.Accept("{") {
		return Cells{}, s.Unexpected("{")
	}
	for s.Next() != '}' || code != nil {
		digits, offset, err := s.Digits("a cell")
		if err != nil {
			return Cells{}, err
		}
		c, err := strconv.Atoi(digits)
		if err != nil || c >= MaxCells {
			return Cells{}, s.Fail(offset, nil, "the cell %.20s is not less than %d", strings.TrimLeft(digits, "0"), MaxCells)
		}
		code = set(code, c)
		if !s.Accept(",") {
			break
		}
	}
	if !s.Accept("}") {
		return Cells{}, s.Unexpected(", or }")
	}
	if err := s.End(); err != nil {
		return Cells{}, err
	}
	return Cells{string(code)}, nil
}

// MarshalText returns the text of [Cells.String].
func (s Cells) MarshalText() ([]byte, error) { return s.append(nil), nil }

// UnmarshalText reads a text as [ParseCells] does.
func (s *Cells) UnmarshalText(text []byte) error {
	t, err := ParseCells(string(text))
	if err == nil {
		*s = t
	}
	return err
}
