package matrixgame

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/internal/poll"
)

// Equilibria is what [EquilibriumSolver.ExtremeEquilibria] found.
type Equilibria struct {
	Game    *Bimatrix
	Extreme []Profile // all extreme equilibria, in the order of [Profile.Compare]

	solver EquilibriumSolver // for the limits of what else is asked
}

// Verify checks that each profile is an equilibrium, that it is an extreme one, and that the list is in order without
// repetition. It knows nothing of how they were found. That none is missing cannot be checked cheaply; but
// [Equilibria.Components] finds that the sum of all indices is 1, which would be a coincidence if one was. The error is
// a [*VerifyError].
func (e *Equilibria) Verify() error { return e.verify(context.Background()) }

// verify is [Equilibria.Verify], but for the cause of ctx.
func (e *Equilibria) verify(ctx context.Context) error {
	if e.Game.isMissing() {
		return &VerifyError{Msg: missingGame}
	}
	if len(e.Extreme) == 0 {
		return &VerifyError{Msg: "every game has an equilibrium"}
	}
	for k, p := range e.Extreme {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		place := fmt.Sprintf("equilibrium %d", k+1)
		if err := e.Game.Check(p); err != nil {
			return &VerifyError{place, "is none: " + strings.TrimPrefix(err.Error(), "matrixgame: ")}
		}
		for _, who := range []Player{Row, Column} {
			if !e.Game.isVertex(who, p.of(who)) {
				return &VerifyError{place, fmt.Sprintf("is not extreme: other strategies of the %v player have the same choices and the same best replies", who)}
			}
		}
		if k > 0 && e.Extreme[k-1].Compare(p) >= 0 {
			return &VerifyError{place, "is not after the one before it"}
		}
	}
	return nil
}

// isVertex reports whether a strategy is the only one that makes no other choices than it does and has all its best
// replies.
func (g *Bimatrix) isVertex(who Player, s Mixed) bool {
	best, _ := g.BestReplies(who.Opponent(), s)
	support := s.Support()
	replies := g.own(who.Opponent())
	// The unknowns are the probabilities of the support and the payoff of the best replies, which is the same for all.
	var equations echelon
	for _, i := range best {
		var e []*big.Rat
		for _, j := range support {
			e = append(e, replies.at(i, j))
		}
		equations.addRats(append(e, one))
	}
	sum := slices.Repeat([]*big.Rat{one}, len(support))
	equations.addRats(append(sum, new(big.Rat)))
	return equations.rank() == len(support)+1
}

// Degenerate is a strategy that has more best replies than choices which it makes.
type Degenerate struct {
	Who         Player // whose strategy it is
	Strategy    Mixed
	BestReplies []int // of the other player
}

// degenerate returns what a strategy is like, if it is degenerate.
func (g *Bimatrix) degenerate(who Player, s Mixed) (d Degenerate, ok bool) {
	best, _ := g.BestReplies(who.Opponent(), s)
	return Degenerate{who, s, best}, len(best) > len(s.Support())
}

// Degenerate returns the strategies of extreme equilibria that are degenerate, each once: those of the row player and
// then those of the column player, in order. If there are any, there may be infinitely many equilibria, and otherwise
// these are all. Also a degenerate game may have none, as [EquilibriumSolver.FindDegenerate] tells. It panics if a
// profile is not for the game, or if there are profiles and no game; [Equilibria.Verify] says so.
func (e *Equilibria) Degenerate() []Degenerate {
	var all []Degenerate
	for _, who := range []Player{Row, Column} {
		strategies, _ := e.strategies(context.Background(), who) // no error, for that context is never done
		for _, s := range strategies {
			if d, ok := e.Game.degenerate(who, s); ok {
				all = append(all, d)
			}
		}
	}
	return all
}

// strategies returns the different strategies of a player in extreme equilibria, in order. The error is the cause of
// ctx.
func (e *Equilibria) strategies(ctx context.Context, who Player) ([]Mixed, error) {
	var all []Mixed
	for _, p := range e.Extreme {
		all = append(all, p.of(who))
	}
	if err := poll.SortFunc(ctx, all, Mixed.Compare); err != nil {
		return nil, err
	}
	return slices.CompactFunc(all, Mixed.Equal), nil
}
