package matrixgame

// Simulate returns the play in which both players draw by lot, with the probabilities of their strategies, exactly, and
// one seed for both. The same seed gives the same play everywhere. What the row player gets on average comes near to
// [Matrix.Payoff] in the long run, as experience with coins teaches; how near is a matter of chance, and the standard
// deviation falls as the square root of the number of rounds rises. It panics if a strategy is not for the matrix.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §14.
func Simulate(m *Matrix, row, column Mixed, seed uint64) *Play {
	r := random(seed)
	rows, columns := lotOf(row, m.rows), lotOf(column, m.columns)
	return newPlay(m, func(*Play) Round { return Round{rows.draw(r), columns.draw(r)} })
}

// lotOf returns the lot that a strategy draws.
func lotOf(s Mixed, n int) *lot {
	p := s.of(n)
	return newLot(overDenominator(p, commonDenominator(p)))
}
