package hex

import (
	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a game for package zermelo. A position and the same one after half a turn are alike.
type Rules struct{}

// End returns who has joined the own sides. On a board without cells it is a draw.
func (Rules) End(p Position) (zermelo.Result, bool) {
	if p.size == 0 {
		return zermelo.Draw, true
	}
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		from, to := p.sides(who)
		if p.spread(from, p.taken[who])&to != 0 {
			return zermelo.WinFor(who), true
		}
	}
	return zermelo.Draw, false
}

// Turn returns [Position.Turn].
func (Rules) Turn(p Position) zermelo.Player { return p.Turn() }

// AppendMoves appends the positions after each cell that can be taken, by rows.
func (Rules) AppendMoves(dst []Position, p Position) []Position {
	who := p.Turn()
	for open := p.open(); open != 0; open &= open - 1 {
		q := p
		q.taken[who] |= open & -open
		dst = append(dst, q)
	}
	return dst
}

// Normalize returns p, or p after half a turn if that comes first.
func (Rules) Normalize(p Position) (q Position, swapped bool) {
	p.taken = marks.LeastTurn(p.taken, p.Cols()*p.Rows())
	return p, false
}

// Bounds knows who wins with the next move, or because the opponent can take only one of two cells that complete a
// chain.
func (Rules) Bounds(p Position) (least, most zermelo.Result, ok bool) {
	who := p.Turn()
	win := zermelo.WinFor(who)
	if p.completes(who) != 0 {
		return win, win, true
	}
	if threats := p.completes(who.Opponent()); threats&(threats-1) != 0 {
		return win.Neg(), win.Neg(), true
	}
	return least, most, false
}

// completes returns the cells with which who would join the sides.
func (p Position) completes(who zermelo.Player) uint64 {
	from, to := p.sides(who)
	own := p.taken[who]
	return (from | p.near(p.spread(from, own))) & (to | p.near(p.spread(to, own))) & p.open()
}

// Estimate returns how many cells more the second player needs for a chain than the first, if the other does not move.
// Who cannot have one any more needs more cells than there are.
func (Rules) Estimate(p Position) int { return p.missing(zermelo.Min) - p.missing(zermelo.Max) }

// missing returns how many cells who must take at least to join the sides.
func (p Position) missing(who zermelo.Player) int {
	from, to := p.sides(who)
	own, open := p.taken[who], p.open()
	reached := p.spread(from, own)
	for n := 0; ; n++ {
		if reached&to != 0 {
			return n
		}
		more := reached | (from|p.near(reached))&open
		if more == reached {
			return MaxCells + 1
		}
		reached = p.spread(more|(from|p.near(more))&own, more|own)
	}
}
