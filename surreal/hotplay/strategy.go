package hotplay

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
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
// players pay t for each move. The game has such options. The error is the cause of ctx.
func bestAt(ctx context.Context, g surreal.Game, who cgt.Player, t surreal.Dyadic) (surreal.Game, error) {
	var best surreal.Game
	var most surreal.Dyadic
	first, steps := true, 0
	for o := range g.Options(who) {
		if err := poll.Err(ctx, &steps); err != nil {
			return surreal.Game{}, err
		}
		x, _ := o.Thermograph().Wall(who.Opponent()).At(t)
		if x = sign(who, x); first || x.Compare(most) > 0 {
			best, most, first = o, x, false
		}
	}
	return best, nil
}

// moveAt returns the move in a component to the best option at the temperature t. The error is the cause of ctx.
func moveAt(ctx context.Context, p Position, component int, t surreal.Dyadic) (m Move, ok bool, err error) {
	to, err := bestAt(ctx, p.games[component].Game, p.next, t)
	if err != nil {
		return Move{}, false, err
	}
	return Move{component, to}, true, nil
}
