package matrixgame

import (
	"fmt"
	"math/big"
)

// DeviationError reports that strategies are no equilibrium, because a player would get more by another choice while
// the others keep to theirs.
type DeviationError struct {
	Player int      // who gains, counted from 0: of two players, 0 is [Row] and 1 is [Column]
	Choice int      // the first of his best choices, counted from 0
	Payoff *big.Rat // what he gets
	Best   *big.Rat // what the choice would get him
}

// Error returns the message in one line, with players and choices counted from 1.
func (e *DeviationError) Error() string {
	return fmt.Sprintf("matrixgame: player %d gets %s, and would get %s by choice %d", e.Player+1, short(ratText(e.Payoff)), short(ratText(e.Best)), e.Choice+1)
}

// Check checks whether a profile is an equilibrium: that no player gets more by another choice if the other one keeps
// to his strategy. The error is a [*DeviationError] if one does, the row player first, an [*InputError] if the
// strategies are not for this game, and a [*VerifyError] if there is none.
func (g *Bimatrix) Check(p Profile) error {
	if err := g.fitsProfile(p); err != nil {
		return err
	}
	for _, who := range []Player{Row, Column} {
		best, most := g.BestReplies(who, p.of(who.Opponent()))
		if x := g.Payoff(who, p); x.Cmp(most) < 0 {
			return &DeviationError{Player: int(who), Choice: best[0], Payoff: x, Best: new(big.Rat).Set(most)}
		}
	}
	return nil
}

// fitsProfile checks that there is a game, and that the strategies are for it.
func (g *Bimatrix) fitsProfile(p Profile) error {
	if g.isMissing() {
		return &VerifyError{Msg: missingGame}
	}
	for who, choices := range []int{g.Rows(), g.Columns()} {
		if n := p.of(Player(who)).Len(); n != choices {
			return &InputError{Place: Player(who).String() + " strategy", Msg: fmt.Sprintf("has %d choices, and the game has %d", n, choices)}
		}
	}
	return nil
}

// IsEquilibrium reports whether a profile is an equilibrium of the game. It is not if it is for another game;
// [Bimatrix.Check] says why not.
func (g *Bimatrix) IsEquilibrium(p Profile) bool { return g.Check(p) == nil }
