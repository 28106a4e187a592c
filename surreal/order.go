package surreal

import (
	"cmp"

	"github.com/cgt-go/sdk/cgt"
)

// Rel returns the relation of g to h. It takes constant time for number-up-stars, and if one of the two is a number.
// Otherwise the stops often decide at once; in the worst case it compares every position of g with every position of
// h.
//
// Source: Conway, On Numbers and Games, ch. 7: g ≤ h unless some Left option of g is ≥ h or some Right option of h is
// ≤ g.
func (g Game) Rel(h Game) Rel {
	if g == h {
		return Equal
	}
	if g.n == nil && h.n == nil {
		return relInline(g, h)
	}
	e := acquireEngine()
	defer e.release()
	return e.rel(g, h)
}

// relInline compares games that are stored in place.
func relInline(g, h Game) Rel {
	if g.num != h.num || g.exp != h.exp {
		return relOfSign(Dyadic{num: g.num, exp: uint32(g.exp)}.Compare(Dyadic{num: h.num, exp: uint32(h.exp)}))
	}
	d := int64(g.ups) - int64(h.ups)
	return relUpStar(cmp.Compare(d, 0), d == 1 || d == -1, uint64(g.star^h.star))
}

// Le reports whether g ≤ h: Left does at least as well with h in place of g, in every sum.
func (g Game) Le(h Game) bool {
	if g == h {
		return true
	}
	if g.n == nil && h.n == nil {
		return relInline(g, h) == Less
	}
	e := acquireEngine()
	defer e.release()
	return e.le(g, h)
}

// Ge reports whether g ≥ h.
func (g Game) Ge(h Game) bool { return h.Le(g) }

// Lt reports whether g < h.
func (g Game) Lt(h Game) bool { return g != h && g.Le(h) }

// Gt reports whether g > h.
func (g Game) Gt(h Game) bool { return h.Lt(g) }

// Confused reports whether g ‖ h: neither g ≤ h nor g ≥ h.
func (g Game) Confused(h Game) bool { return g.Rel(h) == Confused }

// Equal reports whether g = h. It is the same as g == h, for the sake of packages that look for
// a method of this name.
func (g Game) Equal(h Game) bool { return g == h }

// Outcome returns the outcome class of g: who wins when Left and when Right moves first.
//
// Source: Conway, On Numbers and Games, ch. 7; Siegel, Combinatorial Game Theory, §I.1.
func (g Game) Outcome() cgt.Outcome {
	switch g.Rel(Game{}) {
	case Less:
		return cgt.R
	case Greater:
		return cgt.L
	case Confused:
		return cgt.N
	}
	return cgt.P
}

func (e *engine) rel(g, h Game) Rel {
	if g == h {
		return Equal
	}
	switch {
	case e.le(g, h):
		return Less
	case e.le(h, g):
		return Greater
	}
	return Confused
}

// le reports whether g ≤ h.
func (e *engine) le(g, h Game) bool {
	if g == h {
		return true
	}
	if g.n == nil && h.n == nil {
		return relInline(g, h) == Less
	}
	var gBuf, hBuf stops
	if le, ok := g.stops(&gBuf).le(h.stops(&hBuf)); ok {
		return le
	}
	gok, hok := g.isNumberUpStar(), h.isNumberUpStar()
	var key memoKey
	bits := leBits
	switch {
	case gok && hok:
		u, _ := g.numberUpStar()
		v, _ := h.numberUpStar()
		return u.rel(v) == Less
	case hok:
		h = withRemoteStar(h, g.n)
		key = keyOf(g.n, h)
	case gok:
		g = withRemoteStar(g, h.n)
		key, bits = keyOf(h.n, g), geBits
	case g.n.id < h.n.id:
		key = keyOf(g.n, h)
	default:
		key, bits = keyOf(h.n, g), geBits
	}
	if known := e.rels.get(key); known&bits != 0 {
		return known&bits&areTrue != 0
	}
	if !e.Spend(1 + (g.width()+h.width())/optionsInStep) {
		return false
	}
	le := deep(e, (*engine).leByOptions, g, h)
	if e.Err == nil {
		if le {
			bits &= areTrue
		} else {
			bits &^= areTrue
		}
		e.rels.add(key, bits)
	}
	return le
}

// optionsInStep is about how many options a comparison can look up in the time of a step, if they were compared before.
const optionsInStep = 16

// width returns the number of options of g that a comparison may look at without counting them.
func (g Game) width() int {
	if g.n == nil {
		return 0
	}
	return len(g.n.all)
}

// leByOptions is the definition of ≤, but that a number-up-star against a game that is none need not
// always look at its own options, of which it may have many: if it is a number, by the number avoidance
// theorem, and otherwise because all of them have the same stops as itself, which may rule them out.
func (e *engine) leByOptions(g, h Game) bool {
	if !g.isNumberUpStar() {
		for _, o := range g.n.options(cgt.Left) {
			if e.le(h, o) {
				return false
			}
		}
	} else if !g.IsNumber() && h.LeftStop().Compare(g.LeftStop()) <= 0 {
		m := g.numOptions(cgt.Left)
		for i := uint64(0); i < m; i = h.n.stars.nextOption(g, i+1) {
			if e.le(h, g.option(cgt.Left, i)) || !e.Spend(1) {
				return false
			}
		}
	}
	if !h.isNumberUpStar() {
		for _, o := range h.n.options(cgt.Right) {
			if e.le(o, g) {
				return false
			}
		}
	} else if !h.IsNumber() && h.RightStop().Compare(g.RightStop()) <= 0 {
		m := h.numOptions(cgt.Right)
		for i := uint64(0); i < m; i = g.n.stars.nextOption(h, i+1) {
			if e.le(h.option(cgt.Right, i), g) || !e.Spend(1) {
				return false
			}
		}
	}
	return true
}

// withRemoteStar returns a game that compares with n, which is no number-up-star, as the number-up-star g
// does, and whose nimber, if it is remote from n, is the first such.
func withRemoteStar(g Game, n *node) Game {
	if g.n == nil && g.star <= 2 {
		return g
	}
	u, _ := g.numberUpStar()
	if r := n.stars.remote(); u.star > r && n.stars.next(u.star) != u.star {
		u.star = r
		return u.pack()
	}
	return g
}
