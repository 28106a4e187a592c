package matrixgame

import (
	"context"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// FindDegenerate looks for a strategy that has more best replies than choices which it makes, first of the row player
// and then of the column player. Which one it finds is not said, but it is always the same. If there is none, the game
// is not degenerate: it has finitely many equilibria, an odd number, and each is extreme. The search is through all
// vertices of the polytopes of best replies, whose number may grow exponentially with the size of the game. The error
// is a [*cgt.LimitError] or the cause of ctx.
//
// Source: B. von Stengel, Computing equilibria for two-person games, 2002, §2.6.
func (s EquilibriumSolver) FindDegenerate(ctx context.Context, g *Bimatrix) (d Degenerate, ok bool, err error) {
	e, err := newEnumeration(ctx, g, limit.Count(s.Nodes, DefaultNodes))
	if err != nil {
		return Degenerate{}, false, err
	}
	for _, side := range []struct {
		who Player
		r   *replies
		at  int // the first variable of the player's choices
	}{{Row, e.row, 0}, {Column, e.column, g.Rows()}} {
		// Variables that are 0 are labels. A vertex has as many as its player has choices, unless it is degenerate.
		e.vertices(side.r.d, labels(g), nil, func(v *polytope.Dictionary) bool {
			positive := 0
			for label := range g.Rows() + g.Columns() {
				if v.IsPositive(label) {
					positive++
				}
			}
			if g.Rows()+g.Columns()-positive > len(side.r.scale) {
				d, ok = g.degenerate(side.who, side.r.strategy(v, side.at))
			}
			return !ok
		})
		if ok {
			return d, true, nil
		}
		if err := e.failure(); err != nil {
			return Degenerate{}, false, err
		}
	}
	return Degenerate{}, false, nil
}
