package pieces

import (
	"context"
	"math/bits"
)

// filler finds the values of a grid.
type filler struct {
	rows, cols int
	cells      []uint32
	byRows     bool // the order of rows is one in which every move leads to a square that comes earlier
	weights    [2]int
	leaps      []leap
	riders     []rider
	seen       []uint64 // the values after the moves that are looked at one by one
	words      []int    // of seen that are not 0
	longest    int      // the number of words that the values of all moves from a square need
}

// leap is a step that is looked at one by one.
type leap struct{ rows, cols, offset int }

// rider is a rider and its lines. A line has the squares that it can go to from the last one.
type rider struct {
	leap
	line  []int32 // of a square, or −1 for a short line
	lines []line
}

// line has the values of those squares of a line that are known.
type line struct {
	bits []uint64
	full int // the number of words at the beginning that have all bits
}

func newFiller(g *Grid) *filler {
	f := &filler{rows: g.rules.Rows, cols: g.rules.Cols, cells: g.cells, byRows: true}
	f.weights[0], f.weights[1] = g.rules.Piece.Weights()
	most := 1 // the values that the squares after a move can have, at most
	for s := range g.rules.Piece.Steps() {
		l := leap{s.Rows, s.Cols, s.Rows*f.cols + s.Cols}
		if s.Rows > 0 || s.Rows == 0 && s.Cols > 0 {
			f.byRows = false
		}
		if !s.Rider {
			most++
			f.leaps = append(f.leaps, l)
			continue
		}
		most += f.squares(l)
		f.riders = append(f.riders, rider{leap: l})
	}
	f.longest = most/64 + 1
	f.seen = make([]uint64, f.longest)
	for i := range f.riders {
		if r := &f.riders[i]; f.squares(r.leap) > f.longest {
			r.line = make([]int32, len(f.cells))
		}
	}
	return f
}

// squares returns the largest number of squares on a line.
func (f *filler) squares(l leap) int {
	n := f.rows * f.cols
	if l.rows != 0 {
		n = min(n, (f.rows-1)/max(l.rows, -l.rows)+1)
	}
	if l.cols != 0 {
		n = min(n, (f.cols-1)/max(l.cols, -l.cols)+1)
	}
	return n
}

// fill finds the values of all squares, in an order in which those after the moves are known: row by row if that is
// one, and otherwise by the weighted sum of the coordinates, which falls with each move.
func (f *filler) fill(ctx context.Context) error {
	if f.byRows {
		for row := range f.rows {
			for col := range f.cols {
				if col%pollEvery == 0 && ctx.Err() != nil {
					return context.Cause(ctx)
				}
				f.square(row, col)
			}
		}
		return nil
	}
	a, b := f.weights[0], f.weights[1]
	// The rows in which a·row + b·col is sum are those with row ≡ sum/a modulo b.
	inverse := 0
	for a*inverse%b != 1%b {
		inverse++
	}
	last := int64(a)*int64(f.rows-1) + int64(b)*int64(f.cols-1)
	for sum := range last + 1 {
		if sum%pollEvery == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		row := int(max(0, (sum-int64(b)*int64(f.cols-1)+int64(a)-1)/int64(a)))
		row += ((int(sum%int64(b))*inverse-row)%b + b) % b
		for ; row < f.rows && int64(a)*int64(row) <= sum; row += b {
			f.square(row, int((sum-int64(a)*int64(row))/int64(b)))
		}
	}
	return nil
}

// square finds the value of a square.
func (f *filler) square(row, col int) {
	at := row*f.cols + col
	for _, l := range f.leaps {
		if f.on(row+l.rows, col+l.cols) {
			f.see(f.cells[at+l.offset])
		}
	}
	from := 0 // the first word that is not full in one of the lines
	var sets [MaxSteps]*line
	long := sets[:0]
	for i := range f.riders {
		r := &f.riders[i]
		if r.line != nil {
			if l := r.find(f, row, col, at); l != nil {
				long = append(long, l)
				from = max(from, l.full)
				continue
			}
		}
		for y, x, to := row+r.rows, col+r.cols, at+r.offset; f.on(y, x); y, x, to = y+r.rows, x+r.cols, to+r.offset {
			f.see(f.cells[to])
		}
	}
	value := from
	for ; ; value++ {
		word := f.seen[value]
		for _, l := range long {
			word |= l.bits[value]
		}
		if word != ^uint64(0) {
			value = 64*value + bits.TrailingZeros64(^word)
			break
		}
	}
	for _, w := range f.words {
		f.seen[w] = 0
	}
	f.words = f.words[:0]
	f.cells[at] = uint32(value)
	for _, l := range long {
		l.bits[value/64] |= 1 << (value % 64)
		for l.full < len(l.bits) && l.bits[l.full] == ^uint64(0) {
			l.full++
		}
	}
}

// on reports whether there is such a square.
func (f *filler) on(row, col int) bool { return uint(row) < uint(f.rows) && uint(col) < uint(f.cols) }

// see marks a value as one after a move.
func (f *filler) see(value uint32) {
	w := int(value / 64)
	if f.seen[w] == 0 {
		f.words = append(f.words, w)
	}
	f.seen[w] |= 1 << (value % 64)
}

// find returns the line of a square, or nil if it is short. A line is short if it has so few squares that to look at
// them takes no longer than to read a set of bits. So the sets of all lines have together not more words than the board
// has squares.
func (r *rider) find(f *filler, row, col, at int) *line {
	if f.on(row+r.rows, col+r.cols) {
		r.line[at] = r.line[at+r.offset]
	} else {
		// This is the end of the line. It is entered by steps away from here.
		n := len(f.cells)
		for _, d := range [...][3]int{{row, r.rows, f.rows}, {col, r.cols, f.cols}} {
			switch {
			case d[1] < 0:
				n = min(n, (d[2]-1-d[0])/-d[1]+1)
			case d[1] > 0:
				n = min(n, d[0]/d[1]+1)
			}
		}
		r.line[at] = -1
		if n > f.longest {
			r.line[at] = int32(len(r.lines))
			r.lines = append(r.lines, line{bits: make([]uint64, f.longest)})
		}
	}
	if id := r.line[at]; id >= 0 {
		return &r.lines[id]
	}
	return nil
}
