package structure_test

import (
	"iter"
	"testing"

	"github.com/cgt-go/sdk/zermelo/structure"
)

// The boards of the tests. A cell in a row and a column of a board with so many columns has the number row·cols + col.

// near returns the pairs of cells of a board whose distance in rows and columns is as want says.
func near(rows, cols, reach int, want func(dr, dc int) bool) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for r := range rows {
			for c := range cols {
				for dr := 0; dr <= reach && r+dr < rows; dr++ {
					for dc := -reach; dc <= reach; dc++ {
						if isBehind := dr == 0 && dc <= 0; isBehind || c+dc < 0 || c+dc >= cols || !want(dr, dc) {
							continue
						}
						if !yield(r*cols+c, (r+dr)*cols+c+dc) {
							return
						}
					}
				}
			}
		}
	}
}

// knights returns the game of knights that do not attack one another.
func knights(t testing.TB, rows, cols int) *structure.Placement {
	t.Helper()
	p, err := structure.NewPlacement(rows*cols, near(rows, cols, 2, func(dr, dc int) bool { return dr*dr+dc*dc == 5 }))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// table returns the game of coins whose centres lie on the points of a table, and which overlap if these are nearer
// than the diameter.
func table(t testing.TB, rows, cols, diameter int) *structure.Placement {
	t.Helper()
	p, err := structure.NewPlacement(rows*cols, near(rows, cols, diameter, func(dr, dc int) bool { return dr*dr+dc*dc < diameter*diameter }))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// turn is the symmetry about the centre of a board.
func turn(cells int) func(cell int) int { return func(c int) int { return cells - 1 - c } }

// flip is the symmetry about the middle line of a board.
func flip(cols int) func(cell int) int {
	return func(c int) int { return c - c%cols + cols - 1 - c%cols }
}

// rows returns the lines of noughts and crosses with k in a row.
func rows(t testing.TB, height, width, k int) *structure.Lines {
	t.Helper()
	var lines [][]int
	for r := range height {
		for c := range width {
			for _, d := range [][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}} {
				if endR, endC := r+d[0]*(k-1), c+d[1]*(k-1); endR >= height || endC < 0 || endC >= width {
					continue
				}
				var line []int
				for i := range k {
					line = append(line, (r+i*d[0])*width+c+i*d[1])
				}
				lines = append(lines, line)
			}
		}
	}
	l, err := structure.NewLines(height*width, lines...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// crosses returns noughts and crosses.
func crosses(t testing.TB, height, width, k int) *structure.Claiming {
	t.Helper()
	l := rows(t, height, width, k)
	g, err := structure.NewClaiming(height*width, l, l, 0)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// hex returns Hex on a board with n rows of n cells. Max connects the first row with the last one, Min the first column
// with the last one.
func hex(t testing.TB, n int) *structure.Claiming {
	t.Helper()
	var sides [4][]int
	for i := range n {
		sides[0] = append(sides[0], i)
		sides[1] = append(sides[1], n*(n-1)+i)
		sides[2] = append(sides[2], n*i)
		sides[3] = append(sides[3], n*i+n-1)
	}
	var goals [2]structure.Goal
	for who := range goals {
		g, err := structure.NewConnection(n*n, near(n, n, 1, func(dr, dc int) bool { return dr != dc }), sides[2*who], sides[2*who+1])
		if err != nil {
			t.Fatal(err)
		}
		goals[who] = g
	}
	g, err := structure.NewClaiming(n*n, goals[0], goals[1], 0)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// over is the symmetry of a Hex board that exchanges the players' sides.
func over(n int) func(cell int) int { return func(c int) int { return c%n*n + c/n } }

// grid returns the edges of a grid with so many rows and columns of vertices, which are numbered by columns from the
// lower left corner.
func grid(t testing.TB, height, width int) *structure.Cycles {
	t.Helper()
	var edges [][2]int
	for c := range width {
		for r := range height {
			v := c*height + r
			if r+1 < height {
				edges = append(edges, [2]int{v, v + 1})
			}
			if c+1 < width {
				edges = append(edges, [2]int{v, v + height})
			}
		}
	}
	g, err := structure.NewCycles(height*width, edges...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
