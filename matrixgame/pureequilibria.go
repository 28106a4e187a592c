package matrixgame

// PureEquilibria returns the equilibria in which each player always makes the same choice, row by row. There may be
// none.
func (g *Bimatrix) PureEquilibria() []Cell {
	m, n := g.Rows(), g.Columns()
	isBest := make([]bool, m*n) // the row is best against the column
	rows, columns := g.payoffs[Row], g.payoffs[Column]
	t := rows.Transpose()
	for j := range n {
		best, _ := largest(t.row(j))
		for _, i := range best {
			isBest[i*n+j] = true
		}
	}
	var equilibria []Cell
	for i := range m {
		best, _ := largest(columns.row(i))
		for _, j := range best {
			if isBest[i*n+j] {
				equilibria = append(equilibria, Cell{i, j})
			}
		}
	}
	return equilibria
}
