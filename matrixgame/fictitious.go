package matrixgame

import "math/big"

// FictitiousPlay returns the play in which both players believe that the other one draws by lot as often as he chose so
// far, and choose what is best against that, the first of several. If it is alternating, the column player already
// knows what the row player chooses in the round; otherwise they choose at the same time. In the first round the row
// player chooses the first row, and so does the column player the first column unless he knows better.
//
// The bounds come as near to the value as one likes, but it may take long: for k rows and columns together the
// difference is at most a constant times the power −1/(k−2) of the number of rounds, and in most games it falls faster.
//
// Sources: G. W. Brown, Iterative solution of games by fictitious play, 1951; J. Robinson, An iterative method of
// solving a game, Annals of Mathematics 54, 1951, that it converges; H. N. Shapiro, Note on a computation method in the
// theory of games, 1958, for the bound.
func FictitiousPlay(m *Matrix, isAlternating bool) *Play {
	return newPlay(m, func(p *Play) Round {
		r := Round{p.best(Row), p.best(Column)}
		if isAlternating {
			r.Column = p.bestAfter(r.Row)
		}
		return r
	})
}

// bestAfter returns the first column that would have been the best in all rounds so far and one more in which the row
// player chooses a row.
func (p *Play) bestAfter(row int) int {
	n := p.m.columns
	met := p.entries[Row][row*n : (row+1)*n]
	b := 0
	var least, x big.Int
	for k, sum := range p.sums[Column] {
		if x.Add(sum, met[k]); k == 0 || x.Cmp(&least) < 0 {
			b = k
			least.Set(&x)
		}
	}
	return b
}
