package board

// letterSet is a set of letters, for tests that are made for each square: a bit for each byte.
type letterSet [4]uint64

func setOf(letters string) letterSet {
	var s letterSet
	for i := range len(letters) {
		s[letters[i]/64] |= 1 << (letters[i] % 64)
	}
	return s
}

func (s *letterSet) has(letter byte) bool { return s[letter/64]>>(letter%64)&1 != 0 }

// Crop returns the board without the rows and columns at its edges that have nothing but the given letters.
func (b Board) Crop(letters string) Board {
	set := setOf(letters)
	rows := b.Rows()
	top, bottom := rows, -1
	left, right := b.cols, -1
	for row := range rows {
		line := b.cells[row*b.cols:][:b.cols]
		first := 0
		for first < len(line) && set.has(line[first]) {
			first++
		}
		if first == len(line) {
			continue
		}
		last := len(line) - 1
		for set.has(line[last]) {
			last--
		}
		top, bottom = min(top, row), row
		left, right = min(left, first), max(right, last)
	}
	if bottom < 0 {
		return Board{}
	}
	if left == 0 && right == b.cols-1 {
		return Board{b.cols, b.cells[top*b.cols : (bottom+1)*b.cols]}
	}
	if top == bottom {
		return Board{right - left + 1, b.cells[top*b.cols+left : top*b.cols+right+1]}
	}
	cells := make([]byte, 0, (bottom-top+1)*(right-left+1))
	for row := top; row <= bottom; row++ {
		cells = append(cells, b.cells[row*b.cols+left:row*b.cols+right+1]...)
	}
	return Board{right - left + 1, string(cells)}
}

// AppendParts appends the parts into which the squares with the given letters divide the board: the sets of other
// squares that are connected by steps in the given directions, each cropped, on a board of its own that has the first
// of the letters elsewhere. It panics if there are no letters.
func (b Board) AppendParts(dst []Board, letters string, directions ...Direction) []Board {
	const small = 64 // squares of a board for which nothing is allocated
	var smallPart, smallStack [small]int32
	part, stack := smallPart[:], smallStack[:0] // part has the number of the part of each square, from 1
	if b.Len() > small {
		part = make([]int32, b.Len())
	}
	closed := setOf(letters)
	rows := b.Rows()
	parts := int32(0)
	for start := range b.cells {
		if part[start] > 0 || closed.has(b.cells[start]) {
			continue
		}
		parts++
		part[start] = parts
		stack = append(stack[:0], int32(start))
		squares := 0
		for len(stack) > 0 {
			i := int(stack[len(stack)-1])
			stack = stack[:len(stack)-1]
			squares++
			row, col := i/b.cols, i%b.cols
			for _, d := range directions {
				r, c := row+d.Down, col+d.Right
				if r < 0 || c < 0 || r >= rows || c >= b.cols {
					continue
				}
				if j := r*b.cols + c; part[j] == 0 && !closed.has(b.cells[j]) {
					part[j] = parts
					stack = append(stack, int32(j))
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
func (b Board) only(part []int32, number int32, elsewhere byte) Board {
	cells := []byte(b.cells)
	for i := range cells {
		if part[i] != number {
			cells[i] = elsewhere
		}
	}
	return Board{b.cols, string(cells)}.Crop(string([]byte{elsewhere}))
}
