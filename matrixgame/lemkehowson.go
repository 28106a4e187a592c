package matrixgame

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/polytope"
)

// Path is a path of Lemke and Howson to an equilibrium. A label is a number: row i has the label i, and column j the label j more than the number of rows.
type Path struct {
	Game        *Bimatrix
	Equilibrium Profile
	// Labels are the labels that were picked up, which the other player's strategy then drops. The first one is dropped in the beginning, and the last one is the same again.
	Labels []int
}

// Verify checks that the path ends in an equilibrium, as [Bimatrix.Check] does.
func (p *Path) Verify() error { return p.Game.Check(p.Equilibrium) }

// LemkeHowson finds an equilibrium of g with the zero [EquilibriumSolver].
func LemkeHowson(ctx context.Context, g *Bimatrix, label int) (*Path, error) {
	var s EquilibriumSolver
	return s.LemkeHowson(ctx, g, label)
}

// LemkeHowson finds an equilibrium of g on the path that begins where no choice is made and drops a label: a row, or the number of rows and a column. Then in turns the players' strategies go along an edge of their polytopes of best replies and pick up a label at its end; if the
// other one has it, it drops it next. The path ends where the first label is picked up. In degenerate games the path is that of a game with slightly larger payoffs, by the lexicographic rule, and the equilibrium is one of g all the same. There are games with paths of exponential length, but
// most are short. Different labels may lead to different equilibria, and some equilibria may not be reached from any.
//
// It panics if there is no such label. The error is a [*cgt.LimitError] or the cause of ctx.
//
// Sources: C. E. Lemke, J. T. Howson, Equilibrium points of bimatrix games, Journal of SIAM 12, 1964; L. S. Shapley, A note on the Lemke–Howson algorithm, Mathematical Programming Study 1, 1974, for labels.
func (s EquilibriumSolver) LemkeHowson(ctx context.Context, g *Bimatrix, label int) (*Path, error) {
	m, n := g.Rows(), g.Columns()
	if label < 0 || label >= m+n {
		panic(fmt.Errorf("matrixgame: label %d of a game of %d×%d", label, m, n))
	}
	pivots := limit.Count(s.Pivots, DefaultPathPivots)
	row, column := newReplies(g.own(Column), 0, m), newReplies(g.own(Row), m, 0)
	sides := [2]struct {
		d     *polytope.Dictionary
		first []int // the conditions
	}{{row.d, row.basic}, {column.d, column.basic}}
	who := Row // in whose polytope the label is dropped
	if label >= m {
		who = Column
	}
	p := &Path{Game: g, Labels: []int{label}}
	for len(p.Labels) == 1 || p.Labels[len(p.Labels)-1] != label {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		if len(p.Labels) > pivots {
			return nil, &cgt.LimitError{What: "pivots", Limit: pivots}
		}
		next := sides[who].d.Enter(p.Labels[len(p.Labels)-1], sides[who].first)
		p.Labels = append(p.Labels, next)
		who = who.Opponent()
	}
	p.Equilibrium = Profile{row.strategy(row.d, 0), column.strategy(column.d, m)}
	return p, nil
}

// LemkeHowsonAll returns the equilibria that [EquilibriumSolver.LemkeHowson] finds for all labels, each once, in the order of [Profile.Compare].
func (s EquilibriumSolver) LemkeHowsonAll(ctx context.Context, g *Bimatrix) ([]Profile, error) {
	var all []Profile
	for label := range g.Rows() + g.Columns() {
		p, err := s.LemkeHowson(ctx, g, label)
		if err != nil {
			return nil, err
		}
		all = append(all, p.Equilibrium)
	}
	slices.SortFunc(all, Profile.Compare)
	return slices.CompactFunc(all, Profile.Equal), nil
}
