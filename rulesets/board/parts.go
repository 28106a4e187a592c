package board

import "strings"

// Crop returns the board without the rows and columns at its edges that have nothing but the given letters.
func (b Board) Crop(letters string) Board {
	first, last := b.Len(), -1
	left, right := b.cols, -1
	for i := range b.cells {
		if strings.IndexByte(letters, b.cells[i]) < 0 {
			first, last = min(first, i), i
			left, right = min(left, i%b.cols), max(right, i%b.cols)
		}
	}
	if last < 0 {
		return Board{}
	}
	top, bottom := first/b.cols, last/b.cols
	if left == 0 && right == b.cols-1 {
		return Board{b.cols, b.cells[top*b.cols : (bottom+1)*b.cols]}
	}
	cells := make([]byte, 0, (bottom-top+1)*(right-left+1))
	for row := top; row <= bottom; row++ {
		cells = append(cells, b.cells[row*b.cols+left:row*b.cols+right+1]...)
	}
	return Board{right - left + 1, string(cells)}
}

// AppendParts appends the parts into which the squares with the given letters divide the board: the sets of other squares that
// are connected by steps in the given directions, each cropped, on a board of its own that has the first of the letters elsewhere.
// It panics if there are no letters.
func (b Board) AppendParts(dst []Board, letters string, directions ...Direction) []Board {
	part := make([]int, b.Len()) // the number of the part, from 1
	parts := 0
	var stack []int
	for start := range b.cells {
		if part[start] > 0 || strings.IndexByte(letters, b.cells[start]) >= 0 {
			continue
		}
		parts++
		part[start] = parts
		stack = append(stack[:0], start)
		squares := 0
		for len(stack) > 0 {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			squares++
			for _, d := range directions {
				if j, ok := b.Step(i, d); ok && part[j] == 0 && strings.IndexByte(letters, b.cells[j]) < 0 {
					part[j] = parts
					stack = append(stack, j)
				}
			}
		}
		if squares == b.Len() {
			return append(dst, b)
		}
		dst = append(dst, b.only(part, parts, letters[0]))
	}
	return dst
}

// only returns the squares of one part, cropped.
func (b Board) only(part []int, number int, elsewhere byte) Board {
	cells := []byte(b.cells)
	for i := range cells {
		if part[i] != number {
			cells[i] = elsewhere
		}
	}
	return Board{b.cols, string(cells)}.Crop(string([]byte{elsewhere}))
}
