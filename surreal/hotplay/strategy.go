package hotplay

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Strategy says which move to make. [Hotstrat], [Thermostrat], [Sentestrat] and a *[Solver] are strategies.
type Strategy interface {
	// Move returns a move of the player to move; ok is false if play is over. It depends on p alone.
	Move(ctx context.Context, p Position) (m Move, ok bool, err error)
}

// sign is 1 for Left and −1 for Right, so that who likes sign times the score to be large.
func sign(who cgt.Player, x surreal.Dyadic) surreal.Dyadic {
	if who == cgt.Right {
		return x.Neg()
	}
	return x
}

// bestAt returns the option of who that his wall comes from at the temperature t: the first one that is best when both
// players pay t for each move. The game has such options.
func bestAt(g surreal.Game, who cgt.Player, t surreal.Dyadic) surreal.Game {
	var best surreal.Game
	var most surreal.Dyadic
	first := true
	for o := range g.Options(who) {
		x, _ := o.Thermograph().Wall(who.Opponent()).At(t)
		if x = sign(who, x); first || x.Compare(most) > 0 {
			best, most, first = o, x, false
		}
	}
	return best
}
