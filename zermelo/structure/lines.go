package structure

import (
	"fmt"
	"iter"
	"slices"
)

// Lines is the [Goal] of having all cells of one line. A line is any set of cells; every goal to which an additional
// cell does not hurt can be given as lines. It is immutable and safe for concurrent use.
type Lines struct {
	cells int
	lines [][]int // each in ascending order; sorted and without duplicates
}

// NewLines returns lines on a board with so many cells. Neither their order nor that of their cells matters. A line
// without cells, or with one that is not on the board, is a [*CellError].
func NewLines(cells int, lines ...[]int) (*Lines, error) {
	if err := checkCells(cells); err != nil {
		return nil, err
	}
	l := &Lines{cells: cells}
	for i, line := range lines {
		if len(line) == 0 {
			return nil, &CellError{fmt.Sprintf("line %d", i), -1, cells, "it has no cells"}
		}
		for _, c := range line {
			if err := checkCell("line", i, c, cells); err != nil {
				return nil, err
			}
		}
		l.lines = append(l.lines, normalLine(line))
	}
	l.lines = normalLines(l.lines)
	return l, nil
}

// normalLine returns the cells of a line in order, each once.
func normalLine(line []int) []int {
	line = slices.Clone(line)
	slices.Sort(line)
	return slices.Compact(line)
}

// normalLines sorts lines, and leaves one of those that are the same.
func normalLines(lines [][]int) [][]int {
	slices.SortFunc(lines, slices.Compare)
	return slices.CompactFunc(lines, slices.Equal)
}

// NumCells returns the number of cells of the board.
func (l *Lines) NumCells() int { return l.cells }

// All returns the lines in order, each with its cells in ascending order.
func (l *Lines) All() iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		for _, line := range l.lines {
			if !yield(slices.Clone(line)) {
				return
			}
		}
	}
}

// Reached reports whether a set has a whole line.
func (l *Lines) Reached(own Cells) bool {
	return slices.ContainsFunc(l.lines, func(line []int) bool {
		return !slices.ContainsFunc(line, func(c int) bool { return !own.Contains(c) })
	})
}

func (l *Lines) isImage(other Goal, image []int) error {
	m, ok := other.(*Lines)
	if !ok {
		return &HypothesisError{"stealing", nil, "the players have goals of different kinds"}
	}
	images := make([][]int, len(m.lines))
	for i, line := range m.lines {
		images[i] = mapCells(line, image)
	}
	images = normalLines(images)
	for i := range max(len(images), len(l.lines)) {
		switch {
		case i >= len(images) || i < len(l.lines) && slices.Compare(l.lines[i], images[i]) < 0:
			return &HypothesisError{"stealing", l.lines[i], fmt.Sprintf("the line %v of one player is the image of no line of the other", l.lines[i])}
		case i >= len(l.lines) || slices.Compare(l.lines[i], images[i]) > 0:
			return &HypothesisError{"stealing", images[i], fmt.Sprintf("the line %v of one player has an image that is no line of the other", mapCells(images[i], image))}
		}
	}
	return nil
}

// mapCells returns the images of cells, in ascending order.
func mapCells(cells, image []int) []int {
	images := make([]int, len(cells))
	for i, c := range cells {
		images[i] = image[c]
	}
	return normalLine(images)
}
