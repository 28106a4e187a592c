package matrixgame

import "math/big"

// RegretMatching returns the play in which both players draw by lot what they regret not to have chosen always: each
// choice with a probability in proportion to how much more it would have brought in all rounds so far than what
// happened, and those that would not have brought more not at all. A player without regrets, as in the first round,
// draws any choice. The draws are exact, and the same seed gives the same play everywhere.
//
// With probability 1 the regrets per round tend to 0, so that the bounds come as near to the value as one likes; their
// difference is the sum of both players' largest regrets per round, and is usually in proportion to the power −1/2 of
// the number of rounds.
//
// Source: S. Hart, A. Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, Econometrica 68, 2000,
// section 4.
func RegretMatching(m *Matrix, seed uint64) *Play {
	r := random(seed)
	draw := func(p *Play, who Player) int {
		weights, hasRegrets := make([]*big.Int, len(p.sums[who])), false
		for k, sum := range p.sums[who] {
			w := new(big.Int).Sub(sum, p.total)
			if who == Column {
				w.Neg(w)
			}
			if w.Sign() < 0 {
				w.SetInt64(0)
			}
			weights[k], hasRegrets = w, hasRegrets || w.Sign() > 0
		}
		if !hasRegrets {
			return r.IntN(len(weights))
		}
		return newLot(weights).draw(r)
	}
	return newPlay(m, func(p *Play) Round {
		row := draw(p, Row)
		return Round{row, draw(p, Column)}
	})
}
