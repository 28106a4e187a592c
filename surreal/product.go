package surreal

import "github.com/cgt-go/sdk/cgt"

// Norton returns the Norton product g·u: n·u if g is an integer n, and otherwise {g^L·u + (u + i) | g^R·u − (u + i)}
// over the options of the canonical form of g and all incentives i of u. If u is positive, it keeps sums and the order
// of g: (g + h)·u = g·u + h·u. For other u it need not.
//
// It makes a game for each position of g; a [Calculator] can be interrupted.
//
// Source: Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.6 and §II.7.
func (g Game) Norton(u Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.norton(g, u)
}

func (e *engine) norton(g, u Game) Game {
	bonuses := e.incentives(u)
	for i, b := range bonuses {
		bonuses[i] = e.add(u, b)
	}
	return e.rebuild(operation{kind: nortonProduct, a: u}, g, bonuses, func(g Game) (Game, bool) {
		if n, ok := g.Number(); ok && n.IsInt() {
			return e.mul(u, n), true
		}
		return Game{}, false
	})
}

// Times returns the Conway product g × h, which is {g^L h + g h^L − g^L h^L, g^R h + g h^R − g^R h^R | g^L h + g h^R −
// g^L h^R, g^R h + g h^L − g^R h^L}, over the options of the canonical forms. It is the product for numbers, and the
// nim-product for nimbers. For other games it depends on the form, which is the canonical one in each step.
//
// It makes a game for each pair of positions; a [Calculator] can be interrupted.
//
// Source: Conway, On Numbers and Games, ch. 1 and 6.
func (g Game) Times(h Game) Game {
	e := acquireEngine()
	defer e.release()
	return e.conway(g, h)
}

func (e *engine) conway(g, h Game) Game {
	done := map[[2]Game]Game{}
	var product func(e *engine, g, h Game) Game
	product = func(e *engine, g, h Game) Game {
		x, xok := g.Number()
		y, yok := h.Number()
		switch {
		case xok && yok:
			return e.numberProduct(x, y)
		case xok && x.IsInt():
			return e.mul(h, x)
		case yok && y.IsInt():
			return e.mul(g, y)
		}
		if CompareStructure(g, h) > 0 {
			g, h = h, g
		}
		if p, ok := done[[2]Game{g, h}]; ok {
			return p
		}
		if !e.Spend(costOfSum * max(g.cost(), h.cost())) {
			return Game{}
		}
		var options [2][]Game
		for a := cgt.Left; a <= cgt.Right; a++ {
			for o := range g.Options(a) {
				oh := deep(e, product, o, h)
				for b := cgt.Left; b <= cgt.Right; b++ {
					for q := range h.Options(b) {
						if !e.Spend(1) {
							return Game{}
						}
						gain := e.add(deep(e, product, g, q), e.neg(deep(e, product, o, q)))
						who := a ^ b // Left's are of options of the same player
						options[who] = append(options[who], e.add(oh, gain))
					}
				}
			}
		}
		p := e.canonical(options[cgt.Left], options[cgt.Right])
		done[[2]Game{g, h}] = p // if e.Err is set, nothing counts any more
		return p
	}
	return product(e, g, h)
}

// numberProduct returns x·y, if there are steps for it.
func (e *engine) numberProduct(x, y Dyadic) Game {
	if !e.Spend(x.words() * y.words()) {
		return Game{}
	}
	if e.Ctx != nil && x.Exp()+y.Exp() > MaxExp {
		e.Fail(&cgt.LimitError{What: "binary places in a number", Limit: MaxExp})
		return Game{}
	}
	return FromDyadic(x.Mul(y))
}
