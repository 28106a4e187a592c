package surreal

import "github.com/cgt-go/sdk/cgt"

// Subordinate returns the game h with g = b:h, if there is one: it undoes the ordinal sum ([OrdinalSum]). There is at
// most one, because b:h ≤ b:k if and only if h ≤ k.
//
// It takes an ordinal sum for each position of g; a [Calculator] can be interrupted.
//
// Source: Siegel, Combinatorial Game Theory, §II.4; the documentation of CGSuite 2, Game.Subordinate.
func (g Game) Subordinate(b Game) (h Game, ok bool) {
	e := acquireEngine()
	defer e.release()
	return e.subordinate(g, b)
}

// subordinate goes through the options. Those of h, in canonical form, are h^L with b:h^L an option of b:h that is
// neither dominated nor reversible: an option b^L of b:k is never ≥ b:k, nor an option b^R ≤ b:k, and among each other
// the b:h^L are ordered as the h^L. So all of them are options of g, and the other options of g are options of b, which
// are not b:k for any k.
func (e *engine) subordinate(g, b Game) (Game, bool) {
	if b.IsZero() {
		return g, true
	}
	if x, ok := b.Number(); ok && x == one {
		if y, ok := g.Number(); ok && y.Sign() > 0 {
			return FromDyadic(afterPlus(y)), true
		}
	}
	if m, ok := b.Nimber(); ok {
		if n, ok := g.Nimber(); ok {
			return Nimber(n - min(m, n)), n >= m
		}
	}
	e.ordinals = map[[2]Game]Game{}
	defer func() { e.ordinals = nil }()
	type result struct {
		h  Game
		ok bool
	}
	done := map[Game]result{b: {Game{}, true}}
	var f func(e *engine, g, _ Game) result
	f = func(e *engine, g, _ Game) result {
		if r, ok := done[g]; ok {
			return r
		}
		if g.IsZero() || !e.Spend(costOfSum*g.cost()) {
			return result{}
		}
		var options [2][]Game
		for who := cgt.Left; who <= cgt.Right; who++ {
			for o := range g.Options(who) {
				if !e.Spend(1) {
					return result{}
				}
				if r := deep(e, f, o, Game{}); r.ok {
					options[who] = append(options[who], r.h)
				}
			}
		}
		h := e.canonical(options[cgt.Left], options[cgt.Right])
		r := result{h, e.ordinal(b, h) == g}
		done[g] = r // if e.Err is set, nothing counts any more
		return r
	}
	if r := f(e, g, Game{}); r.ok && e.Err == nil {
		return r.h, true
	}
	return Game{}, false
}
