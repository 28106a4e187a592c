package matrixgame

import "math/big"

// Maximin returns the most that the row player can be sure of if the other one knows his row, and all rows with which
// he is. It takes time in proportion to the number of entries.
func (m *Matrix) Maximin() (value *big.Rat, rows []int) {
	for i := range m.rows {
		row := m.row(i)
		least := row[0]
		for _, x := range row {
			if x.Cmp(least) < 0 {
				least = x
			}
		}
		c := 1
		if value != nil {
			c = least.Cmp(value)
		}
		if c > 0 {
			value, rows = least, rows[:0]
		}
		if c >= 0 {
			rows = append(rows, i)
		}
	}
	return new(big.Rat).Set(value), rows
}

// Minimax returns the least that the column player can be sure not to pay more than if the other one knows his column,
// and all columns with which he is. It is never less than [Matrix.Maximin].
func (m *Matrix) Minimax() (value *big.Rat, columns []int) {
	value, columns = m.Swapped().Maximin()
	return value.Neg(value), columns
}

// SaddlePoints returns all saddle points, row by row: entries that are smallest in their row and largest in their
// column. If there are any, [Matrix.Maximin] and [Matrix.Minimax] agree, and the saddle points are where their rows and
// columns cross; their entry is the value of the game. Otherwise at least one of the two would lose by announcing his
// choice, whichever it is.
//
// Source: J. von Neumann, O. Morgenstern, Theory of games and economic behavior, 1944, §13.4.
func (m *Matrix) SaddlePoints() []Cell {
	low, rows := m.Maximin()
	high, columns := m.Minimax()
	if low.Cmp(high) != 0 {
		return nil
	}
	var cells []Cell
	for _, i := range rows {
		for _, j := range columns {
			cells = append(cells, Cell{i, j})
		}
	}
	return cells
}
