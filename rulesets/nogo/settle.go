package nogo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// settle returns the board with what is decided: an empty square where neither player may move stays empty, as the
// package says, and gets the letter -; stones of blocks that have room for good are safe. Of squares that stay empty
// and safe stones only those beside an empty square matter, because nothing else can come to touch them; and blocks
// without room matter to nobody. The others are as good as squares that are not there. The game tree is the same.
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

// split appends the parts of a board that is settled. Whether a move is allowed depends on the squares beside it and on
// the room of the blocks there, of which all is in its part: what touches, other than by stones of two colours, is in
// one part, and what is safe stays so without the rest.
func split(dst []board.Board, b board.Board) []board.Board {
	if b.Cols() == 1 {
		return splitStrip(dst, b)
	}
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

// splitStrip is split for a strip of one column, as representatives are: its parts are slices of it.
func splitStrip(dst []board.Board, b board.Board) []board.Board {
	n := b.Len()
	for at := 0; at < n; at++ {
		if b.At(at) != '.' {
			continue
		}
		first, end := at, at+1
		for first > 0 && joined(b.At(first), b.At(first-1)) {
			first--
		}
		for end < n && joined(b.At(end), b.At(end-1)) {
			end++
		}
		at = end - 1
		if first > 0 && b.At(first) == '.' && isSettled(b.At(first-1)) {
			first--
		}
		if end < n && b.At(end-1) == '.' && isSettled(b.At(end)) {
			end++
		}
		dst = append(dst, b.Slice(first, end))
	}
	return dst
}

// isSettled reports whether a letter stands for what is safe, or stays empty, for good.
func isSettled(letter byte) bool { return letter == 'l' || letter == 'r' || letter == '-' }

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

// shorten returns a strip with one stone for each block, and one square for several side by side that are not there:
// what a block between two squares is like does not depend on its length.
func shorten(b board.Board) board.Board {
	isShort := true
	for i := 1; i < b.Len(); i++ {
		isShort = isShort && (b.At(i) == '.' || b.At(i) != b.At(i-1))
	}
	if isShort {
		return b
	}
	var cells []byte
	for i := range b.Len() {
		if letter := b.At(i); letter == '.' || i == 0 || letter != b.At(i-1) {
			cells = append(cells, letter)
		}
	}
	return board.New(1, len(cells), '#').Fill(func(i int) byte { return cells[i] })
}

// leastOfStrip returns the least of the images of a strip and of its negative, as [board.Board.Least] orders them, as
// one column, and whether it is of the negative only.
func leastOfStrip(b board.Board) (least board.Board, negative bool) {
	n := b.Len()
	var smallTurned [small]byte // the strip from its other end
	turned := smallTurned[:0]
	for i := n - 1; i >= 0; i-- {
		turned = append(turned, b.At(i))
	}
	back := false
	// letter returns the letter of an image.
	letter := func(i int, back, negative bool) byte {
		c := b.At(i)
		if back {
			c = turned[i]
		}
		if negative {
			c = exchanged(c)
		}
		return c
	}
	for _, image := range [...]struct{ back, negative bool }{{true, false}, {false, true}, {true, true}} {
		for i := range n {
			if x, y := letter(i, image.back, image.negative), letter(i, back, negative); x != y {
				if x < y {
					back, negative = image.back, image.negative
				}
				break
			}
		}
	}
	if b.Cols() == 1 && !back && !negative {
		return b, false
	}
	return board.New(n, 1, '#').Fill(func(i int) byte { return letter(i, back, negative) }), negative
}
