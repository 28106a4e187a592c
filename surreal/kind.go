package surreal

import "github.com/cgt-go/sdk/cgt"

// IsInt reports whether g is an integer.
//
// Source: Conway, On Numbers and Games, ch. 1.
func (g Game) IsInt() bool {
	x, ok := g.Number()
	return ok && x.IsInt()
}

// IsNumberish reports whether g differs from a number by an infinitesimal: whether its stops are equal.
//
// Source: Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsNumberish() bool { return g.LeftStop() == g.RightStop() }

// IsInfinitesimal reports whether g lies between all negative and all positive numbers: whether both stops are 0. The
// game 0 is one.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsInfinitesimal() bool { return g.LeftStop() == Dyadic{} && g.RightStop() == Dyadic{} }

// IsHot reports whether the Left stop of g is above its Right stop, so that the players want to move. A game that is
// not hot is tepid, or cold if it is a number.
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsHot() bool { return g.LeftStop() != g.RightStop() }

// IsTepid reports whether g is a number plus an infinitesimal other than 0.
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsTepid() bool { return !g.IsHot() && !g.IsNumber() }

// IsNumberTiny reports whether g is the sum of a number and a tiny or miny game +_h or −_h with an h whose Right stop
// is positive, or a number itself.
//
// Source: the documentation of CGSuite 2, Game.IsNumberTiny; Winning Ways, ch. 5, on tiny and miny.
func (g Game) IsNumberTiny() bool {
	if g.isNumberUpStar() {
		return g.IsNumber()
	}
	if !g.IsNumberish() {
		return false
	}
	e := acquireEngine()
	defer e.release()
	h := e.add(g, FromDyadic(g.LeftStop().Neg()))
	if h.isNumberUpStar() {
		return false
	}
	_, shape := e.shape(h)
	return shape == tinyShape || shape == minyShape
}

// Switch returns the numbers x > y for which g = {x|y}, if there are such.
//
// Source: Winning Ways, ch. 5.
func (g Game) Switch() (x, y Dyadic, ok bool) {
	if g.n == nil || g.numOptions(cgt.Left) != 1 || g.numOptions(cgt.Right) != 1 {
		return Dyadic{}, Dyadic{}, false
	}
	x, xok := g.option(cgt.Left, 0).Number()
	y, yok := g.option(cgt.Right, 0).Number()
	if !xok || !yok || x.Compare(y) <= 0 {
		return Dyadic{}, Dyadic{}, false
	}
	return x, y, true
}

// IsAllSmall reports whether g is all-small (dicotic): in each of its positions both players can move or neither can.
// Then g is an infinitesimal.
//
// Source: Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.7.
func (g Game) IsAllSmall() bool {
	if u, ok := g.numberUpStar(); ok {
		return u.x == Dyadic{}
	}
	return g.n.allSmall
}
