package surreal

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// Reduced returns the reduced canonical form of g: the simplest game that differs from g by an infinitesimal only. It
// is a number if g is numberish, and games that differ by an infinitesimal have the same.
//
// It takes sums of positions of g with one another; a [Calculator] can be interrupted.
//
// Source: J. P. Grossman and A. N. Siegel, Reductions of partizan games, in Games of No Chance 3 (2009); Siegel,
// Combinatorial Game Theory, §II.6.
func (g Game) Reduced() Game {
	e := acquireEngine()
	defer e.release()
	return e.reduced(g)
}

func (e *engine) reduced(g Game) Game {
	op := operation{kind: reduction}
	of := func(g Game) Game {
		if g.IsNumberish() {
			return FromDyadic(g.LeftStop())
		}
		h, _ := e.result(op, g)
		return h
	}
	for _, h := range postorder(g) {
		if e.Err != nil {
			return Game{}
		}
		if _, known := e.result(op, h); known || h.IsNumberish() {
			continue
		}
		var r pair
		for _, o := range h.n.options(cgt.Left) {
			r.left = append(r.left, of(o))
		}
		for _, o := range h.n.options(cgt.Right) {
			r.right = append(r.right, of(o))
		}
		e.keep(op, h, e.reducedByOptions(h, r))
	}
	return of(g)
}

// reducedByOptions returns the reduced canonical form of g, which is not numberish, given those of its options. As long
// as options are dominated or reversible up to infinitesimals, they are left out or bypassed. An option that reverses
// to a number is left out: the number is at most the stop of the opponent, and another option is better.
func (e *engine) reducedByOptions(g Game, options pair) Game {
	for who := cgt.Left; who <= cgt.Right; who++ {
		list := &options.left
		if who == cgt.Right {
			list = &options.right
		}
		var kept []Game
		for todo := *list; len(todo) > 0 && e.Err == nil; {
			o := todo[0]
			todo = todo[1:]
			answer, ok := e.nearlyReverse(o, g, who)
			if !ok {
				kept = append(kept, o)
				continue
			}
			if !answer.IsNumber() {
				todo = append(todo, slices.Collect(answer.Options(who))...)
			}
		}
		*list = e.nearlyUndominated(distinct(kept), who)
	}
	return e.canonical(options.left, options.right)
}

// nearlyBetter reports whether g − h is ≥ −x for all positive numbers x, for Left; for Right whether it is ≤ all of
// them.
func (e *engine) nearlyBetter(g, h Game, who cgt.Player) bool {
	d := e.add(g, e.neg(h))
	if who == cgt.Left {
		return d.RightStop().Sign() >= 0
	}
	return d.LeftStop().Sign() <= 0
}

// nearlyReverse returns an answer to the option o of g that is nearly as good for the opponent as g, if there is one.
func (e *engine) nearlyReverse(o, g Game, who cgt.Player) (Game, bool) {
	for answer := range o.Options(who.Opponent()) {
		if e.nearlyBetter(answer, g, who.Opponent()) {
			return answer, true
		}
	}
	return Game{}, false
}

// nearlyUndominated removes the options of who that are not much better for him than another.
func (e *engine) nearlyUndominated(options []Game, who cgt.Player) []Game {
	var kept []Game
next:
	for _, o := range options {
		n := 0
		for _, k := range kept {
			if e.nearlyBetter(k, o, who) {
				continue next
			}
			if !e.nearlyBetter(o, k, who) {
				kept[n] = k
				n++
			}
		}
		kept = append(kept[:n], o)
	}
	return kept
}
