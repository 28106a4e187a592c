package surreal

import "github.com/cgt-go/sdk/cgt"

// rebuild returns f(g) = {f(g^L) + b | f(g^R) − b}, over all options of g and all bonuses b, with the given values for
// those g for which there is one. This is the operation op.
func (e *engine) rebuild(op operation, g Game, bonuses []Game, given func(Game) (Game, bool)) Game {
	gains := [2][]Game{bonuses, make([]Game, len(bonuses))}
	for i, b := range bonuses {
		gains[cgt.Right][i] = e.neg(b)
	}
	var f func(e *engine, g, _ Game) Game
	f = func(e *engine, g, _ Game) Game {
		if h, ok := given(g); ok {
			return h
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
				o = deep(e, f, o, Game{})
				for _, b := range gains[who] {
					options[who] = append(options[who], e.add(o, b))
				}
			}
		}
		h := e.canonical(options[cgt.Left], options[cgt.Right])
		e.keep(op, g, h)
		return h
	}
	return f(e, g, Game{})
}
