package surreal

import "github.com/cgt-go/sdk/cgt"

// Companion returns the companion of g: * for 0, and otherwise the game of the companions of the options of g, with 0
// among the options of Left if g > 0, and among those of Right if g < 0. So numbers but for 0 are their own companions,
// and that of ↑ is ↑*. The companion of the companion is g, and among the games born by any one day the order is kept:
// it is an automorphism of the lattice of these games.
//
// It makes a game for each position of g; a [Calculator] can be interrupted.
//
// Source: Siegel, Combinatorial Game Theory, §III.1; for the lattice, D. Calistrate, M. Paulhus, D. Wolfe, On the
// lattice structure of finite games, in More Games of No Chance (2002).
func (g Game) Companion() Game {
	e := acquireEngine()
	defer e.release()
	return e.companion(g)
}

func (e *engine) companion(g Game) Game {
	op := operation{kind: companionship}
	var f func(e *engine, g, _ Game) Game
	f = func(e *engine, g, _ Game) Game {
		if x, ok := g.Number(); ok {
			if x == (Dyadic{}) {
				return Nimber(1)
			}
			return g
		}
		if n, ok := g.Nimber(); ok && n > 1 {
			return g // 0 and * change places among its options
		}
		if h, ok := e.result(op, g); ok {
			return h
		}
		if !e.Spend(costOfSum * g.cost()) {
			return Game{}
		}
		var options [2][]Game
		for who := cgt.Left; who <= cgt.Right; who++ {
			for o := range g.Options(who) {
				if !e.Spend(1) {
					return Game{}
				}
				options[who] = append(options[who], deep(e, f, o, Game{}))
			}
		}
		switch e.rel(g, Game{}) {
		case Greater:
			options[cgt.Left] = append(options[cgt.Left], Game{})
		case Less:
			options[cgt.Right] = append(options[cgt.Right], Game{})
		}
		h := e.canonical(options[cgt.Left], options[cgt.Right])
		e.keep(op, g, h)
		return h
	}
	return f(e, g, Game{})
}
