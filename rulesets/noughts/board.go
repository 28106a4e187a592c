package noughts

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"sync"
)

// MaxCells is the largest number of cells of a board.
const MaxCells = 64

// SizeError reports a board that is too large or has no cells.
type SizeError struct{ Cols, Rows, Layers int }

// Error returns the message in one line.
func (e *SizeError) Error() string {
	return fmt.Sprintf("noughts: a board of %d columns, %d rows and %d layers: all must be positive, and there may be %d cells", e.Cols, e.Rows, e.Layers, MaxCells)
}

// board is what positions on boards of one size share. There is one board of each size, so that positions can be
// compared with ==.
type board struct {
	cols, rows, layers int
	all                uint64
	directions         []direction
	orders             [][]uint64 // by the number in a row, less one: the cells, those first through which most rows go
	symmetries         []symmetry
}

// boards has the boards that were made. There are few sizes, and a board takes at most a megabyte.
var boards sync.Map // of *board, by [3]int

func boardOf(cols, rows, layers int) (*board, error) {
	for _, n := range [3]int{cols, rows, layers} {
		if n < 1 || n > MaxCells {
			return nil, &SizeError{cols, rows, layers}
		}
	}
	if cols*rows*layers > MaxCells {
		return nil, &SizeError{cols, rows, layers}
	}
	size := [3]int{cols, rows, layers}
	if b, ok := boards.Load(size); ok {
		return b.(*board), nil
	}
	made := &board{cols: cols, rows: rows, layers: layers}
	made.all = 1<<made.cells() - 1
	made.directions = made.makeDirections()
	for n := 1; n <= max(cols, rows, layers); n++ {
		made.orders = append(made.orders, made.byLines(n))
	}
	made.symmetries = made.makeSymmetries()
	b, _ := boards.LoadOrStore(size, made)
	return b.(*board), nil
}

func (b *board) cells() int { return b.cols * b.rows * b.layers }

// cell returns the number of a cell, and place where a cell is.
func (b *board) cell(at [3]int) int { return (at[2]*b.rows+at[1])*b.cols + at[0] }

func (b *board) place(cell int) [3]int {
	return [3]int{cell % b.cols, cell / b.cols % b.rows, cell / b.cols / b.rows}
}

func (b *board) contains(at [3]int) bool {
	return at[0] >= 0 && at[0] < b.cols && at[1] >= 0 && at[1] < b.rows && at[2] >= 0 && at[2] < b.layers
}

// direction is one in which a row may go.
type direction struct {
	shift  int      // from a cell to the next one
	starts []uint64 // by the length of a row, less one: the cells where it can begin
}

func (b *board) makeDirections() []direction {
	var list []direction
	for code := range 27 {
		step := [3]int{code%3 - 1, code/3%3 - 1, code/9 - 1}
		shift := b.cell(step)
		// Of the two ways to go along a line, that of the larger cells. No step on a board is shifted by 0 but that to
		// where one is: it would have to leave the board in another direction, and there starts are none.
		if slices.Compare([]int{step[2], step[1], step[0]}, []int{0, 0, 0}) <= 0 {
			continue
		}
		d := direction{shift: shift}
		for n := 1; ; n++ {
			var starts uint64
			for cell := range b.cells() {
				at := b.place(cell)
				for i := range at {
					at[i] += (n - 1) * step[i]
				}
				if b.contains(at) {
					starts |= 1 << cell
				}
			}
			if starts == 0 {
				break
			}
			d.starts = append(d.starts, starts)
		}
		if len(d.starts) > 1 {
			list = append(list, d)
		}
	}
	return list
}

// symmetry is a way to turn or to reflect the board: by the number of a byte of a set of cells, and its value, the set
// of the images of its cells.
type symmetry [][256]uint64

// image returns the image of a set of cells.
func (s symmetry) image(cells uint64) uint64 {
	var image uint64
	for i := range s {
		image |= s[i][cells>>(8*i)&0xff]
	}
	return image
}

// makeSymmetries returns the symmetries of the box but for that which leaves all where it is.
func (b *board) makeSymmetries() []symmetry {
	size := [3]int{b.cols, b.rows, b.layers}
	var list []symmetry
	seen := [][]int{}
	for _, axes := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		if size != [3]int{size[axes[0]], size[axes[1]], size[axes[2]]} {
			continue
		}
		for flips := range 8 {
			images := make([]int, b.cells())
			for cell := range images {
				from := b.place(cell)
				var to [3]int
				for i, axis := range axes {
					if to[i] = from[axis]; flips>>i&1 != 0 {
						to[i] = size[i] - 1 - to[i]
					}
				}
				images[cell] = b.cell(to)
			}
			if slices.IsSorted(images) || slices.ContainsFunc(seen, func(s []int) bool { return slices.Equal(s, images) }) {
				continue
			}
			seen = append(seen, images)
			list = append(list, tabulate(images))
		}
	}
	return list
}

// tabulate returns the symmetry that takes each cell to its image.
func tabulate(images []int) symmetry {
	s := make(symmetry, (len(images)+7)/8)
	for i := range s {
		for value := range 256 {
			for bit := range min(8, len(images)-8*i) {
				if value>>bit&1 != 0 {
					s[i][value] |= 1 << images[8*i+bit]
				}
			}
		}
	}
	return s
}

// byLines orders cells by the number of rows of n through them, the most first.
func (b *board) byLines(n int) []uint64 {
	lines := make([]int, b.cells())
	for _, d := range b.directions {
		if n > len(d.starts) {
			continue
		}
		for cell := range lines {
			if d.starts[n-1]>>cell&1 != 0 {
				for i := range n {
					lines[cell+i*d.shift]++
				}
			}
		}
	}
	order := make([]uint64, b.cells())
	for i := range order {
		order[i] = 1 << i
	}
	slices.SortStableFunc(order, func(c, d uint64) int {
		return cmp.Compare(lines[bits.TrailingZeros64(d)], lines[bits.TrailingZeros64(c)])
	})
	return order
}
