package structure

import (
	"fmt"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Placement is a game in which the players in turn take a free cell that is in conflict with none that was taken
// before, whoever took it; whoever cannot, loses. It is Node Kayles on the graph of conflicts, with cells that keep
// their numbers, so that one can speak of symmetry. A position is the set of cells that were taken. A Placement is an
// impartial ruleset, immutable and safe for concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problems 20 and 21.
type Placement struct {
	conflicts [][]int32 // of each cell, in ascending order
}

// NewPlacement returns the game on a board with so many cells, with the given pairs of cells in conflict. A cell that
// is not on the board, or in conflict with itself, is a [*CellError]. It takes time linear in the pairs, but for
// sorting.
func NewPlacement(cells int, conflicts iter.Seq2[int, int]) (*Placement, error) {
	if err := checkCells(cells); err != nil {
		return nil, err
	}
	p := &Placement{make([][]int32, cells)}
	n := 0
	for a, b := range conflicts {
		for _, c := range [2]int{a, b} {
			if err := checkCell("conflict", n, c, cells); err != nil {
				return nil, err
			}
		}
		if a == b {
			return nil, &CellError{fmt.Sprintf("conflict %d", n), a, cells, "it is in conflict with itself"}
		}
		p.conflicts[a] = append(p.conflicts[a], int32(b))
		p.conflicts[b] = append(p.conflicts[b], int32(a))
		n++
	}
	for c := range p.conflicts {
		slices.Sort(p.conflicts[c])
		p.conflicts[c] = slices.Compact(p.conflicts[c])
	}
	return p, nil
}

// NumCells returns the number of cells of the board.
func (p *Placement) NumCells() int { return len(p.conflicts) }

// Conflicts returns the cells with which a cell is in conflict, in ascending order. Its loop panics if there is no such
// cell.
func (p *Placement) Conflicts(cell int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, c := range p.conflicts[cell] {
			if !yield(int(c)) {
				return
			}
		}
	}
}

// InConflict reports whether two cells are in conflict. It panics if there is no cell a.
func (p *Placement) InConflict(a, b int) bool {
	_, found := slices.BinarySearchFunc(p.conflicts[a], b, func(c int32, b int) int { return int(c) - b })
	return found
}

// AppendMoves appends the sets with one cell more, in ascending order of that cell.
func (p *Placement) AppendMoves(dst []Cells, taken Cells, _ cgt.Player) []Cells {
	blocked := make([]bool, len(p.conflicts))
	for c := range taken.All() {
		if c >= len(blocked) {
			break
		}
		blocked[c] = true
		for _, d := range p.conflicts[c] {
			blocked[d] = true
		}
	}
	for c, isBlocked := range blocked {
		if !isBlocked {
			dst = append(dst, taken.With(c))
		}
	}
	return dst
}

// Impartial marks the rules as impartial.
func (*Placement) Impartial() {}
