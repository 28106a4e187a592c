package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Incentives returns what the given players, or both if none is given, can gain by a move in g: the games g^L − g for
// Left and g − g^R for Right, over the options of the canonical form, without those that are ≤ another. None is ≥ 0.
// They are in the order of [CompareStructure]. Incentives panics if a player is neither Left nor Right.
//
// Source: Winning Ways, ch. 5; Siegel, Combinatorial Game Theory, §II.4.
func (g Game) Incentives(players ...cgt.Player) []Game {
	e := acquireEngine()
	defer e.release()
	return e.incentives(g, players...)
}

func (e *engine) incentives(g Game, players ...cgt.Player) []Game {
	if len(players) == 0 {
		players = []cgt.Player{cgt.Left, cgt.Right}
	}
	var gains []Game
	minus := e.neg(g)
	for _, who := range players {
		for o := range g.Options(who) {
			if !e.Spend(1) {
				return nil
			}
			if who == cgt.Left {
				gains = append(gains, e.add(o, minus))
			} else {
				gains = append(gains, e.add(g, e.neg(o)))
			}
		}
	}
	gains = e.undominated(distinct(gains), cgt.Left)
	slices.SortFunc(gains, CompareStructure)
	return gains
}
