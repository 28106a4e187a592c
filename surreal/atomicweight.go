package surreal

import (
	"cmp"

	"github.com/cgt-go/sdk/cgt"
)

// AtomicWeight returns the atomic weight of g, if it has one: the game w for which, beside far stars, g is as good as
// the Norton product w·↑; that is, ↓ + *m < g − w·↑ < ↑ + *m for all m that are large enough. All-small games
// ([Game.IsAllSmall]) have an atomic weight, and so do some other infinitesimals, such as tiny games; otherwise ok is
// false. That of n·↑ + *m is n. Atomic weights add up. If w ≥ 2 then Left wins, whoever begins, and if w ≥ 1 she wins
// if she begins.
//
// It takes a comparison and a canonical form for each position of g; a [Calculator] can be interrupted.
//
// Source: Winning Ways, ch. 8, "The Atomic Weight Calculus"; Siegel, Combinatorial Game Theory, §II.7.
func (g Game) AtomicWeight() (w Game, ok bool) {
	e := acquireEngine()
	defer e.release()
	return e.atomicWeight(g)
}

// atomicWeight returns the atomic weight of g. In a game that is not all-small, a number that is not 0 decides more
// than any multiple of ↑, so it counts as one that is larger than what else can occur; then the result is checked by
// the definition.
func (e *engine) atomicWeight(g Game) (Game, bool) {
	if !g.IsInfinitesimal() {
		return Game{}, false
	}
	op := operation{kind: weighing}
	if !g.IsAllSmall() {
		op.a = FromDyadic(g.Birthday().Add(DyadicFromInt(2)).Mul(DyadicFromInt(2)))
	}
	of := func(g Game) Game {
		if u, ok := g.numberUpStar(); ok {
			switch u.x.Sign() {
			case 1:
				return op.a
			case -1:
				return e.neg(op.a)
			}
			return numberUpStar{x: u.ups}.pack()
		}
		w, _ := e.result(op, g)
		return w
	}
	for _, h := range postorder(g) {
		if e.Err != nil {
			return Game{}, false
		}
		if _, known := e.result(op, h); known {
			continue
		}
		var options [2][]Game
		for who, shift := range [2]Game{Int(-2), Int(2)} {
			for _, o := range h.n.options(cgt.Player(who)) {
				options[who] = append(options[who], e.add(of(o), shift))
			}
		}
		e.keep(op, h, e.weightByOptions(h, options[cgt.Left], options[cgt.Right]))
	}
	if w := of(g); g.IsAllSmall() || e.isWeight(g, w) {
		return w, true
	}
	return Game{}, false
}

// isWeight reports whether w is an atomic weight of g, by the definition.
func (e *engine) isWeight(g, w Game) bool {
	d := e.add(g, e.neg(e.norton(w, Up(1))))
	return e.farStar(e.add(d, Up(1))) == Greater && e.farStar(e.add(d, Up(-1))) == Less && e.Err == nil
}

// FarStar returns the relation of g to far stars: to all nimbers *n with n large enough. If it is Greater, Left wins g
// and such a nimber, whoever begins.
//
// Source: Winning Ways, ch. 8, "remote stars"; Siegel, Combinatorial Game Theory, §II.7.
func (g Game) FarStar() Rel {
	e := acquireEngine()
	defer e.release()
	return e.farStar(g)
}

func (e *engine) farStar(g Game) Rel {
	if u, ok := g.numberUpStar(); ok {
		return relUpStar(cmp.Or(u.x.Sign(), u.ups.Sign()), false, 2)
	}
	return e.rel(g, numberUpStar{star: g.n.stars.remote()}.pack())
}

// weightByOptions returns the atomic weight of g, given those of Left's options less 2 and of Right's plus 2. It is
// {left | right}, unless this is an integer and g is comparable with far stars, those nimbers *m for which m is large:
// then it is of the integers that fit as well the one that is the best for whom g is good.
func (e *engine) weightByOptions(g Game, left, right []Game) Game {
	relation := e.farStar(g)
	integer := Dyadic{}
	switch relation {
	case Greater: // the largest integer that is not ≥ an option of Right
		for i, h := range right {
			if n := h.leastAbove().Sub(one); i == 0 || n.Compare(integer) < 0 {
				integer = n
			}
		}
	case Less:
		for i, h := range left {
			if n := e.neg(h).leastAbove().Sub(one).Neg(); i == 0 || n.Compare(integer) > 0 {
				integer = n
			}
		}
	}
	w := e.canonical(left, right)
	if !w.IsInt() || relation == Confused {
		return w
	}
	return FromDyadic(integer)
}

// leastAbove returns the least integer that is ≥ g.
func (g Game) leastAbove() Dyadic {
	s := g.LeftStop()
	n := s.floor()
	if n == s && g.isBelow() {
		return n
	}
	return n.Add(one)
}
