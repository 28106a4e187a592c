package matrixgame

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/matrixgame/internal/polytope"
)

// Path is a path of Lemke and Howson to an equilibrium. A label is a number: row i has the label i, and column j the
// label j more than the number of rows.
type Path struct {
	Game        *Bimatrix
	Equilibrium Profile
	// Labels are the labels that were picked up, which the other player's strategy then drops. The first one is dropped
	// in the beginning, and the last one is the same again.
	Labels []int
}

// Verify checks that the path ends in an equilibrium, as [Bimatrix.Check] does, and that the labels lead there: that in
// turns a strategy drops a label that it has and picks up one that it has not, the other one drops the same label next,
// the path ends where the first one is picked up, and both strategies of the equilibrium have the labels that they
// should have then. It does not follow the strategies on the way. The error is that of Check or a [*VerifyError].
func (p *Path) Verify() error {
	if err := p.Game.Check(p.Equilibrium); err != nil {
		return err
	}
	m, n := p.Game.Rows(), p.Game.Columns()
	last := len(p.Labels) - 1
	if last < 1 || p.Labels[last] != p.Labels[0] {
		return &VerifyError{Msg: "the path does not end with the label that it begins with"}
	}
	// In the beginning no choice is made, which is to have the labels of all.
	var has [2][]bool
	for label := range m + n {
		has[Row] = append(has[Row], label < m)
		has[Column] = append(has[Column], label >= m)
	}
	who := Row
	if p.Labels[0] >= m {
		who = Column
	}
	for k, label := range p.Labels {
		place := fmt.Sprintf("step %d", k+1)
		switch {
		case label < 0 || label >= m+n:
			return &VerifyError{place, fmt.Sprintf("is %d, which is none of the labels 1 to %d of a game of %d×%d", label+1, m+n, m, n)}
		case k > 0 && (has[who][label] || label == p.Labels[k-1]):
			return &VerifyError{place, fmt.Sprintf("is %d, which the %v player's strategy has or has just dropped", label+1, who)}
		case k > 0:
			has[who][label] = true
			who = who.Opponent()
		}
		if k == last {
			break
		}
		if k > 0 && label == p.Labels[0] {
			return &VerifyError{place, "ends the path, but others follow"}
		}
		has[who][label] = false
	}
	for who, first := range []int{0, m} {
		s := p.Equilibrium.of(Player(who))
		for _, k := range s.Support() {
			if has[who][first+k] {
				return &VerifyError{Msg: fmt.Sprintf("the %v player's strategy has lost the label %d", Player(who), first+k+1)}
			}
		}
		best, _ := p.Game.BestReplies(Player(who).Opponent(), s)
		for k := range p.Game.own(Player(who).Opponent()).rows {
			if has[who][m-first+k] && !slices.Contains(best, k) {
				return &VerifyError{Msg: fmt.Sprintf("the %v player's strategy never picked up the label %d", Player(who), m-first+k+1)}
			}
		}
	}
	return nil
}

// LemkeHowson finds an equilibrium of g with the zero [EquilibriumSolver].
func LemkeHowson(ctx context.Context, g *Bimatrix, label int) (*Path, error) {
	var s EquilibriumSolver
	return s.LemkeHowson(ctx, g, label)
}

// LemkeHowson finds an equilibrium of g on the path that begins where no choice is made and drops a label: a row, or
// the number of rows and a column. Then in turns the players' strategies go along an edge of their polytopes of best
// replies and pick up a label at its end; if the other one has it, it drops it next. The path ends where the first
// label is picked up. In degenerate games the path is that of a game with slightly larger payoffs, by the lexicographic
// rule, and the equilibrium is one of g all the same. There are games with paths of exponential length, but most are
// short. Different labels may lead to different equilibria, and some equilibria may not be reached from any.
//
// It panics if there is no such label. The error is a [*cgt.LimitError] or the cause of ctx.
//
// Sources: C. E. Lemke, J. T. Howson, Equilibrium points of bimatrix games, Journal of SIAM 12, 1964; L. S. Shapley, A
// note on the Lemke–Howson algorithm, Mathematical Programming Study 1, 1974, for labels.
func (s EquilibriumSolver) LemkeHowson(ctx context.Context, g *Bimatrix, label int) (*Path, error) {
	m, n := g.Rows(), g.Columns()
	if label < 0 || label >= m+n {
		panic(fmt.Errorf("matrixgame: label %d of a game of %d×%d", label, m, n))
	}
	pivots := limit.Count(s.Pivots, DefaultPathPivots)
	stop := polytope.NewStop(ctx)
	row, column, err := bothReplies(stop, g)
	if err != nil {
		return nil, err
	}
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
		if len(p.Labels) > pivots {
			return nil, &cgt.LimitError{What: "pivots", Limit: pivots}
		}
		next, ok := sides[who].d.Enter(p.Labels[len(p.Labels)-1], sides[who].first)
		if !ok {
			return nil, stop.Err()
		}
		p.Labels = append(p.Labels, next)
		who = who.Opponent()
	}
	p.Equilibrium = Profile{row.strategy(row.d, 0), column.strategy(column.d, m)}
	return p, nil
}

// LemkeHowsonAll returns the equilibria that [EquilibriumSolver.LemkeHowson] finds for all labels, each once, in the
// order of [Profile.Compare].
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
