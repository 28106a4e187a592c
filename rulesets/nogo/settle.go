package nogo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// settle returns the board with what is decided: an empty square where neither player may move stays empty, as the package says, and
// gets the letter -; stones of blocks that have room for good are safe. Of squares that stay empty and safe stones only those beside an empty square
// matter, because nothing else can come to touch them; and blocks without room matter to nobody. The others are as good as squares that are not there. The game tree is the same.
func settle(b board.Board) board.Board {
	var d desk
	a := newAnalysis(b, &d)
	var smallCells [small]byte
	cells := smallCells[:]
	if b.Len() > small {
		cells = make([]byte, b.Len())
	}
	cells = cells[:b.Len()]
	for i := range cells {
		cells[i] = b.At(i)
		if cells[i] != '.' || a.allows(i, cgt.Left) || a.allows(i, cgt.Right) {
			continue
		}
		cells[i] = '-'
		for _, j := range beside(b, i) {
			if j >= 0 && a.of[j] >= 0 {
				a.blocks[a.of[j]].safe = true
			}
		}
	}
	for i := range cells {
		if k := a.of[i]; k >= 0 && a.blocks[k].safe {
			cells[i] = [...]byte{cgt.Left: 'l', cgt.Right: 'r'}[a.blocks[k].owner]
		}
	}
	for i := range cells {
		switch k := a.of[i]; {
		case cells[i] == '.' || cells[i] == '#':
		case k >= 0 && !a.blocks[k].safe:
			if a.blocks[k].room == noRoom {
				cells[i] = '#'
			}
		case !touchesEmpty(b, i, cells):
			cells[i] = '#'
		}
	}
	for i, letter := range cells {
		if letter != b.At(i) {
			return b.Fill(func(i int) byte { return cells[i] })
		}
	}
	return b // as it is most often when a part has been settled before
}

// touchesEmpty reports whether a square has an empty one beside it.
func touchesEmpty(b board.Board, i int, cells []byte) bool {
	for _, j := range beside(b, i) {
		if j >= 0 && cells[j] == '.' {
			return true
		}
	}
	return false
}

// split appends the parts of a board that is settled. Whether a move is allowed depends on the squares beside it and on the room of the blocks there, of
// which all is in its part: what touches, other than by stones of two colours, is in one part, and what is safe stays so without the rest.
func split(dst []board.Board, b board.Board) []board.Board {
	var smallPart, smallStack [small]int
	part, stack := smallPart[:], smallStack[:0] // part has the number of the part of each square, from 1
	if b.Len() > small {
		part = make([]int, b.Len())
	}
	parts := 0
	for start := range b.Len() {
		if b.At(start) != '.' || part[start] > 0 {
			continue
		}
		parts++
		part[start] = parts
		stack = append(stack[:0], start)
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, j := range beside(b, i) {
				if j >= 0 && part[j] == 0 && joined(b.At(i), b.At(j)) {
					part[j] = parts
					stack = append(stack, j)
				}
			}
		}
	}
	for p := 1; p <= parts; p++ {
		dst = append(dst, b.Fill(func(i int) byte {
			switch letter := b.At(i); letter {
			case '.', 'x', 'o':
				if part[i] == p {
					return letter
				}
			case 'l', 'r', '-':
				for _, j := range beside(b, i) {
					if j >= 0 && part[j] == p && b.At(j) == '.' {
						return letter
					}
				}
			}
			return '#'
		}).Crop("#"))
	}
	return dst
}

// joined reports whether two squares that touch are in one part.
func joined(x, y byte) bool {
	switch {
	case x == '.':
		return y == '.' || y == 'x' || y == 'o'
	case y == '.':
		return x == 'x' || x == 'o'
	}
	return x == y && (x == 'x' || x == 'o')
}

// shorten returns a strip with one stone for each block, and one square for several side by side that are not there: what a block between
// two squares is like does not depend on its length. Other boards stay as they are.
func shorten(b board.Board) board.Board {
	if b.Rows() != 1 && b.Cols() != 1 {
		return b
	}
	var cells []byte
	for i := range b.Len() {
		if letter := b.At(i); letter == '.' || i == 0 || letter != b.At(i-1) {
			cells = append(cells, letter)
		}
	}
	if len(cells) == b.Len() {
		return b
	}
	return board.New(1, len(cells), '#').Fill(func(i int) byte { return cells[i] })
}
