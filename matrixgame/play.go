package matrixgame

import (
	"iter"
	"math/big"
	"slices"
)

// Play is a game that is played round after round, with what happened so far. [FictitiousPlay] and [RegretMatching] let
// players learn from it, and [Simulate] lets them draw by lot. All numbers are exact. A Play is not safe for concurrent
// use.
type Play struct {
	m       *Matrix
	den     *big.Int      // of all entries
	entries [2][]*big.Int // the numerators: row by row for Row, and column by column for Column
	choose  func(p *Play) Round
	rounds  int
	counts  [2][]int
	sums    [2][]*big.Int // the sums over all rounds of the numerators that each choice would have met
	total   *big.Int      // the sum over all rounds of the numerators that were met
}

// Round is what the players choose in a round: a row and a column, counted from 0.
type Round struct{ Row, Column int }

// newPlay returns a play in which nothing has happened yet.
func newPlay(m *Matrix, choose func(p *Play) Round) *Play {
	p := &Play{m: m, den: commonDenominator(m.entries), choose: choose, total: new(big.Int)}
	p.entries = [2][]*big.Int{overDenominator(m.entries, p.den), overDenominator(m.Transpose().entries, p.den)}
	for who, n := range []int{m.rows, m.columns} {
		p.counts[who] = make([]int, n)
		p.sums[who] = make([]*big.Int, n)
		for k := range n {
			p.sums[who][k] = new(big.Int)
		}
	}
	return p
}

// Rounds returns a sequence without end that plays one round after another and yields what the players chose. Each use
// of it goes on where the play is. A round takes time in proportion to the number of rows and columns, and to the
// digits of the sums.
func (p *Play) Rounds() iter.Seq[Round] {
	return func(yield func(Round) bool) {
		for yield(p.round()) {
		}
	}
}

// round plays a round.
func (p *Play) round() Round {
	r := p.choose(p)
	p.meet(Row, r.Column)
	p.meet(Column, r.Row)
	p.total.Add(p.total, p.entries[Row][r.Row*p.m.columns+r.Column])
	p.counts[Row][r.Row]++
	p.counts[Column][r.Column]++
	p.rounds++
	return r
}

// meet adds to the sums of a player what his choices would have met.
func (p *Play) meet(who Player, choice int) {
	met := p.entries[who.Opponent()]
	for k, sum := range p.sums[who] {
		sum.Add(sum, met[choice*len(p.sums[who])+k])
	}
}

// best returns the first choice of a player that would have been the best in all rounds so far.
func (p *Play) best(who Player) int {
	sums := p.sums[who]
	b := 0
	for k, x := range sums {
		if c := x.Cmp(sums[b]); who == Row && c > 0 || who == Column && c < 0 {
			b = k
		}
	}
	return b
}

// Len returns how many rounds were played.
func (p *Play) Len() int { return p.rounds }

// Counts returns how many times each choice of a player was made.
func (p *Play) Counts(who Player) []int { return slices.Clone(p.counts[who]) }

// Average returns the strategy to make each choice as often as the player made it so far. It panics before the first
// round.
func (p *Play) Average(who Player) Mixed {
	s := Mixed{make([]*big.Rat, len(p.counts[who]))}
	for k, n := range p.counts[who] {
		s.p[k] = big.NewRat(int64(n), int64(p.rounds))
	}
	return s
}

// Payoff returns what the row player got on average so far. It panics before the first round.
func (p *Play) Payoff() *big.Rat { return p.mean(p.total) }

// mean returns the average over all rounds for a sum of numerators.
func (p *Play) mean(sum *big.Int) *big.Rat {
	return new(big.Rat).SetFrac(sum, new(big.Int).Mul(p.den, big.NewInt(int64(p.rounds))))
}

// Bounds returns the guarantees of [Play.Average] for both players, between which the value of the game is. It panics
// before the first round.
func (p *Play) Bounds() (low, high *big.Rat) {
	return p.mean(p.sums[Column][p.best(Column)]), p.mean(p.sums[Row][p.best(Row)])
}
