package matrixgame

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// SymmetricEquilibria finds the strategies of extreme symmetric equilibria of a symmetric game, in order: those that
// are best replies to themselves, and not between two others that have the same choices and best replies. There is at
// least one. The error is an [*InputError] if g is not symmetric, a [*cgt.LimitError], or the cause of ctx.
//
// The search is as that of [EquilibriumSolver.ExtremeEquilibria], with one polytope instead of two: each choice is
// never made or is a best reply.
//
// Source: J. Nash, Non-cooperative games, 1951, for existence.
func (s EquilibriumSolver) SymmetricEquilibria(ctx context.Context, g *Bimatrix) ([]Mixed, error) {
	if !g.IsSymmetric() {
		return nil, &InputError{Msg: "the game is not symmetric"}
	}
	e, err := newEnumeration(ctx, g, limit.Count(s.Nodes, DefaultNodes))
	if err != nil {
		return nil, err
	}
	w := &symmetric{enumeration: e, n: g.Rows()}
	choices := make([]int, w.n)
	for k := range choices {
		choices[k] = k
	}
	w.walk(e.row.d, choices, nil, nil)
	if err := e.failure(); err != nil {
		return nil, err
	}
	if err := poll.SortFunc(ctx, w.found, Mixed.Compare); err != nil {
		return nil, err
	}
	return w.found, nil
}

// symmetric is a search for symmetric equilibria. The label of choice k as one that is never made is k, and that as a
// best reply n + k.
type symmetric struct {
	*enumeration
	n     int
	found []Mixed
}

// walk finds the equilibria on a face, which is its own to change, in which the open choices may be made or not, those
// of made are, and those of left out are not.
func (w *symmetric) walk(d *polytope.Dictionary, open, made, leftOut []int) {
	for w.count() {
		if len(open) == 0 {
			w.leaf(d, made, leftOut)
			return
		}
		// The choice may be left out (rowOnly), made (columnOnly), or either.
		at, who := choose(open, d, d, w.n)
		k := open[at]
		open = slices.Delete(slices.Clone(open), at, at+1)
		if who == neither {
			return
		}
		if who != columnOnly {
			c := d
			if who == either {
				c = d.Clone()
			}
			if c.Fix(k) && canLack(c, made) {
				w.walk(c, open, made, append(slices.Clip(leftOut), k))
			}
			if who == rowOnly {
				return
			}
		}
		made = append(slices.Clip(made), k)
		if !d.Fix(w.n+k) || !canLack(d, made) {
			return
		}
	}
}

// leaf finds the vertices of a face where all choices are decided. Those that are not made may be best replies too.
func (w *symmetric) leaf(d *polytope.Dictionary, made, leftOut []int) {
	if len(made) == 0 {
		return
	}
	replies := make([]int, len(leftOut))
	for i, k := range leftOut {
		replies[i] = w.n + k
	}
	w.vertices(d, replies, made, func(v *polytope.Dictionary) bool {
		w.found = append(w.found, w.row.strategy(v, 0))
		return true
	})
}
