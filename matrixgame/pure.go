package matrixgame

// PureEquilibria returns the equilibria in which each player always makes the same choice, as pairs of a row and a column, row by row. There may be none.
func (g *Bimatrix) PureEquilibria() [][2]int {
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
	var equilibria [][2]int
	for i := range m {
		best, _ := largest(columns.row(i))
		for _, j := range best {
			if isBest[i*n+j] {
				equilibria = append(equilibria, [2]int{i, j})
			}
		}
	}
	return equilibria
}
