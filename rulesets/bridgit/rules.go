package bridgit

import (
	"github.com/cgt-go/sdk/rulesets/internal/marks"
	"github.com/cgt-go/sdk/zermelo"
)

// Rules are the rules, as a game for package zermelo. A position and the same one after half a turn are alike.
type Rules struct{}

// End returns who has joined the own sides. Nobody has if and only if both still can. On a board without points it is a
// draw.
func (Rules) End(p Position) (zermelo.Result, bool) {
	switch {
	case p.size == 0:
		return zermelo.Draw, true
	case p.joins(p.drawn[zermelo.Max]):
		return zermelo.Win, true
	case !p.joins(p.all() &^ p.drawn[zermelo.Min]):
		// Where no links of the first player could join the rows, those of the second one join the columns.
		return zermelo.Loss, true
	}
	return zermelo.Draw, false
}

// Turn returns [Position.Turn].
func (Rules) Turn(p Position) zermelo.Player { return p.Turn() }

// AppendMoves appends the positions after a link at each open place, in ascending order.
func (Rules) AppendMoves(dst []Position, p Position) []Position {
	who := p.Turn()
	for open := p.open(); open != 0; open &= open - 1 {
		q := p
		q.drawn[who] |= open & -open
		dst = append(dst, q)
	}
	return dst
}

// Normalize returns p, or p after half a turn if that comes first.
func (Rules) Normalize(p Position) (q Position, swapped bool) {
	p.drawn = marks.LeastTurn(p.drawn, p.Board().NumPlaces())
	return p, false
}
