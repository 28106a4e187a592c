package pawnwalk

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Table is the values of the squares that are a number of moves from the anti-diagonal at most. It is immutable.
type Table struct {
	rules Rules
	moves int
	rows  [][]zermelo.Int // from the bottom; each has the values of all columns, those that are not in the table too
}

// Table fills in the values of the squares that are at most so many moves from the anti-diagonal: with 0 they are the
// payoffs, as in figure 10 of the source, with 1 and 2 those of figures 11 and 12, and with 7 all of them, as in
// figure 13. Where Max moves the value is the larger one of those above and to the right, and where Min does the
// smaller one. Table panics if moves is negative.
func (r Rules) Table(moves int) *Table {
	if moves < 0 {
		panic(fmt.Errorf("pawnwalk: a table for %d moves", moves))
	}
	n := r.Size()
	t := &Table{rules: r, moves: moves, rows: make([][]zermelo.Int, n)}
	for row := n - 1; row >= 0; row-- {
		t.rows[row] = make([]zermelo.Int, n-row)
		for col := n - 1 - row; col >= 0; col-- {
			q := Square{col, row}
			v, isEnd := r.End(q)
			if !isEnd {
				up, right := t.rows[row+1][col], t.rows[row][col+1]
				if v = min(up, right); r.Turn(q) == zermelo.Max {
					v = max(up, right)
				}
			}
			t.rows[row][col] = v
		}
	}
	return t
}

// At returns the value of a square. ok is false if it is not in the table. It is a labelling for [zermelo.CheckLabels].
func (t *Table) At(q Square) (v zermelo.Int, ok bool) {
	if moves, ok := t.rules.left(q); !ok || moves > t.moves {
		return 0, false
	}
	return t.rows[q.Row][q.Col], true
}

// String returns the table with a line for each row, from the top, and a blank for a square to the left of it that is
// not in the table.
func (t *Table) String() string {
	width := 1
	for _, row := range t.rows {
		for _, v := range row {
			width = max(width, len(fmt.Sprint(v)))
		}
	}
	var b []byte
	for row := t.rules.Size() - 1; row >= 0; row-- {
		for col := range t.rules.Size() - row {
			if col > 0 {
				b = append(b, ' ')
			}
			if v, ok := t.At(Square{col, row}); ok {
				b = fmt.Appendf(b, "%*d", width, v)
			} else {
				b = fmt.Appendf(b, "%*s", width, "")
			}
		}
		b = append(b, '\n')
	}
	return string(b)
}
