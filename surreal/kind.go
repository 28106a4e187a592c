package surreal

import "github.com/cgt-go/sdk/cgt"

// IsInteger reports whether g is an integer.
func (g Game) IsInteger() bool {
	x, ok := g.Number()
	return ok && x.IsInt()
}

// IsNumberish reports whether g differs from a number by an infinitesimal: whether its stops are equal.
//
// Source: Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsNumberish() bool { return g.LeftStop() == g.RightStop() }

// IsInfinitesimal reports whether g lies between all negative and all positive numbers: whether both stops are 0. The
// game 0 does.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsInfinitesimal() bool { return g.LeftStop() == Dyadic{} && g.RightStop() == Dyadic{} }

// IsHot reports whether the Left stop of g is above its Right stop, so that the players want to move. A game that is not hot is
// tepid, or cold if it is a number.
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.3.
func (g Game) IsHot() bool { return g.LeftStop() != g.RightStop() }

// IsTepid reports whether g is a number plus an infinitesimal other than 0.
func (g Game) IsTepid() bool { return !g.IsHot() && !g.IsNumber() }

// IsNumberTiny reports whether g is the sum of a number and a tiny or miny game +_h or −_h with an h whose Right stop is positive, or a number
// itself.
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

// IsAllSmall reports whether g is all-small (dicotic): in each of its positions both players can move or neither can. Then g is
// an infinitesimal.
//
// Source: Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.7.
func (g Game) IsAllSmall() bool {
	if u, ok := g.numberUpStar(); ok {
		return u.x == Dyadic{}
	}
	return g.n.allSmall
}

// Hereditarily reports whether a property holds for g and all its [Game.Followers].
func (g Game) Hereditarily(property func(Game) bool) bool {
	for h := range g.Followers() {
		if !property(h) {
			return false
		}
	}
	return true
}

// Parity says how many moves a play of a game may take, whoever makes them.
type Parity uint8

// The parities. A game in which some plays take an even number of moves and others an odd one is Mixed.
const (
	Mixed Parity = iota
	Even
	Odd
)

// String returns "mixed", "even" or "odd".
func (p Parity) String() string {
	switch p {
	case Even:
		return "even"
	case Odd:
		return "odd"
	}
	return "mixed"
}

// opposite returns the parity of plays with one move more.
func (p Parity) opposite() Parity {
	switch p {
	case Even:
		return Odd
	case Odd:
		return Even
	}
	return Mixed
}

// Parity returns the parity of g: Even if all options of its canonical form are Odd, and Odd if all are Even. So 0 is Even, an
// integer has its own parity, and * is Odd.
//
// Source: Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Parity() Parity {
	return g.parity(func(u numberUpStar) Parity {
		p := Mixed
		if u.x.IsInt() && u.ups == (Dyadic{}) && u.star <= 1 {
			if p = Even; u.x.Half().exp > 0 {
				p = Odd
			}
			if u.star == 1 {
				p = p.opposite()
			}
		}
		return p
	})
}

// Temper returns the parity of g if play stops at numbers: a number is Even, and another game Even if all options are Odd and Odd
// if all are Even. One also says that g is even-tempered or odd-tempered.
//
// Source: Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5.
func (g Game) Temper() Parity {
	return g.parity(func(u numberUpStar) Parity {
		switch {
		case u.ups != Dyadic{} || u.star > 1:
			return Mixed
		case u.star == 1:
			return Odd
		}
		return Even
	})
}

// parity returns the parity by that of the options, given it for number-up-stars.
func (g Game) parity(given func(numberUpStar) Parity) Parity {
	if u, ok := g.numberUpStar(); ok {
		return given(u)
	}
	memo := map[Game]Parity{}
	for _, h := range postorder(g) {
		first := true
		var all Parity
		for _, o := range h.n.all {
			p, ok := memo[o]
			if !ok {
				u, _ := o.numberUpStar()
				p = given(u)
			}
			if !first && p != all {
				p = Mixed
			}
			if all, first = p, false; p == Mixed {
				break
			}
		}
		memo[h] = all.opposite()
	}
	return memo[g]
}

// postorder returns the positions of g that are no number-up-stars, options before the games they belong to.
func postorder(g Game) []Game {
	type frame struct {
		g    Game
		next int
	}
	if g.isNumberUpStar() {
		return nil
	}
	var order []Game
	seen := map[Game]bool{g: true}
	stack := []frame{{g: g}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.g.n.all) {
			order = append(order, top.g)
			stack = stack[:len(stack)-1]
			continue
		}
		o := top.g.n.all[top.next]
		top.next++
		if !o.isNumberUpStar() && !seen[o] {
			seen[o] = true
			stack = append(stack, frame{g: o})
		}
	}
	return order
}
