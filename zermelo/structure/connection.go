package structure

import (
	"fmt"
	"iter"
	"slices"
)

// Connection is the [Goal] of having a chain of neighbouring cells from one side of the board to another, as in Hex. It
// is immutable and safe for concurrent use.
type Connection struct {
	neighbours [][]int
	isFrom     []bool
	isTo       []bool
}

// NewConnection returns the goal on a board with so many cells, with the given pairs of neighbours and the cells of
// both sides. A cell of one side that is also one of the other is a chain already. A cell that is not on the board is a
// [*CellError].
func NewConnection(cells int, neighbours iter.Seq2[int, int], from, to []int) (*Connection, error) {
	if err := checkCells(cells); err != nil {
		return nil, err
	}
	g := &Connection{make([][]int, cells), make([]bool, cells), make([]bool, cells)}
	n := 0
	for a, b := range neighbours {
		for _, c := range [2]int{a, b} {
			if err := checkCell("the pair of neighbours", n, c, cells); err != nil {
				return nil, err
			}
		}
		n++
		g.neighbours[a] = append(g.neighbours[a], b)
		g.neighbours[b] = append(g.neighbours[b], a)
	}
	for c := range g.neighbours {
		g.neighbours[c] = normalLine(g.neighbours[c])
	}
	for i, side := range [2][]int{from, to} {
		for _, c := range side {
			if err := checkCell("side", i, c, cells); err != nil {
				return nil, err
			}
			if i == 0 {
				g.isFrom[c] = true
			} else {
				g.isTo[c] = true
			}
		}
	}
	return g, nil
}

// NumCells returns the number of cells of the board.
func (g *Connection) NumCells() int { return len(g.neighbours) }

// Reached reports whether a set has a chain.
func (g *Connection) Reached(own Cells) bool {
	seen := make([]bool, len(g.neighbours))
	var todo []int
	see := func(c int) {
		if own.Contains(c) && !seen[c] {
			seen[c] = true
			todo = append(todo, c)
		}
	}
	for c, isFrom := range g.isFrom {
		if isFrom {
			see(c)
		}
	}
	for len(todo) > 0 {
		c := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if g.isTo[c] {
			return true
		}
		for _, d := range g.neighbours[c] {
			see(d)
		}
	}
	return false
}

func (g *Connection) isImage(other Goal, image []int) error {
	h, ok := other.(*Connection)
	if !ok {
		return &HypothesisError{"stealing", nil, "the players have goals of different kinds"}
	}
	isSame := [2]bool{true, true} // the sides of h are mapped to those of g, as they are or crosswise
	at := -1
	for c, d := range image {
		if !slices.Equal(mapCells(h.neighbours[c], image), g.neighbours[d]) {
			return &HypothesisError{"stealing", []int{c, d}, fmt.Sprintf("the cells %d and %d, images of one another, have neighbours that are not", c, d)}
		}
		isSame[0] = isSame[0] && h.isFrom[c] == g.isFrom[d] && h.isTo[c] == g.isTo[d]
		isSame[1] = isSame[1] && h.isFrom[c] == g.isTo[d] && h.isTo[c] == g.isFrom[d]
		if at < 0 && isSame == [2]bool{} {
			at = c
		}
	}
	if at >= 0 {
		return &HypothesisError{"stealing", []int{at}, fmt.Sprintf("the sides of one player are not the images of those of the other, as the cell %d shows", at)}
	}
	return nil
}
