package structure

import "fmt"

// HypothesisError reports that an argument does not hold for a game, since something that it needs is not so.
type HypothesisError struct {
	Argument string // "symmetry", "pairing", "potential", "weights" or "stealing"
	Cells    []int  // the cells at which it fails, if it does so at some
	Msg      string // what is not so
}

// Error returns the message in one line.
func (e *HypothesisError) Error() string {
	return fmt.Sprintf("structure: no argument by %s: %s", e.Argument, e.Msg)
}

// CellError reports a cell that is not on the board, or is where it must not be.
type CellError struct {
	What  string // what has the cell: "conflict 3", "line 0", "pair 7"
	Cell  int
	Cells int // the number of cells of the board
	Msg   string
}

// Error returns the message in one line.
func (e *CellError) Error() string {
	return fmt.Sprintf("structure: %s has the cell %d, on a board of %d: %s", e.What, e.Cell, e.Cells, e.Msg)
}

// checkCell returns an error unless a cell is on the board.
func checkCell(what string, number, cell, cells int) error {
	if cell < 0 || cell >= cells {
		return &CellError{fmt.Sprintf("%s %d", what, number), cell, cells, "there is no such cell"}
	}
	return nil
}

// checkCells returns an error unless a board may have so many cells.
func checkCells(cells int) error {
	if cells < 0 || cells > MaxCells {
		return &CellError{"a board", cells - 1, cells, fmt.Sprintf("a board has 0 to %d cells", MaxCells)}
	}
	return nil
}

// involution returns the images of all cells, and checks that each cell is the image of its image.
func involution(argument string, cells int, image func(cell int) int) ([]int, error) {
	images := make([]int, cells)
	for c := range images {
		images[c] = image(c)
		if d := images[c]; d < 0 || d >= cells {
			return nil, &HypothesisError{argument, []int{c}, fmt.Sprintf("the image of the cell %d is %d, and there is no such cell", c, d)}
		}
	}
	for c, d := range images {
		if images[d] != c {
			return nil, &HypothesisError{argument, []int{c, d}, fmt.Sprintf("the image of the cell %d is %d, and that of %d is %d", c, d, d, images[d])}
		}
	}
	return images, nil
}
