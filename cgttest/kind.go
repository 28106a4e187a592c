package cgttest

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// This file makes games of the kinds that laws are about, as the doc of Law says. They are made by the
// functions of package surreal themselves, whatever arithmetic is being checked: it does not matter on which
// games a law is broken.

// aNumber returns g if it is a number, and else its Left stop.
func aNumber(g surreal.Game) surreal.Dyadic { return g.LeftStop() }

// aPositive returns a positive number made of g.
func aPositive(g surreal.Game) surreal.Dyadic {
	if x := g.LeftStop().Abs(); x.Sign() > 0 {
		return x
	}
	return surreal.DyadicFromInt(1)
}

// aNoNumber returns g, or g + * if g is a number.
func aNoNumber(g surreal.Game) surreal.Game {
	if g.IsNumber() {
		return g.Add(surreal.Nimber(1))
	}
	return g
}

// aNimber returns the n for which g = *n, and else a small n made of the numbers of options of g.
func aNimber(g surreal.Game) nim.Nimber {
	if n, ok := g.Nimber(); ok {
		return n
	}
	return nim.Nimber(g.NumOptions(cgt.Left)%8 + 3*(g.NumOptions(cgt.Right)%8))
}

// anAllSmall returns what is left of g when the numbers among its positions are made 0: an all-small game,
// in which either both players have options or neither has.
func anAllSmall(g surreal.Game) surreal.Game {
	small := map[surreal.Game]surreal.Game{}
	var of func(g surreal.Game) surreal.Game
	of = func(g surreal.Game) surreal.Game {
		if x, _, _, ok := g.NumberUpStar(); ok {
			return g.Sub(surreal.FromDyadic(x))
		}
		if i, ok := small[g]; ok {
			return i
		}
		var options [2][]surreal.Game
		for who := range options {
			for o := range g.Options(cgt.Player(who)) {
				options[who] = append(options[who], of(o))
			}
		}
		i := surreal.New(options[cgt.Left], options[cgt.Right])
		small[g] = i
		return i
	}
	return of(g)
}

// aSwitch returns the stops of g, the left one raised by 1 if they are equal.
func aSwitch(g surreal.Game) (x, y surreal.Dyadic) {
	x, y = g.LeftStop(), g.RightStop()
	if x == y {
		x = x.Add(surreal.DyadicFromInt(1))
	}
	return x, y
}

// ordered returns pairs of games made of g and h, the first of which is ≤ the second: g and h if they are so related,
// in either order, and g and the sum of g and a positive game.
func (a arithmetic) ordered(g, h surreal.Game) [][2]surreal.Game {
	var pairs [][2]surreal.Game
	for _, p := range [][2]surreal.Game{{g, h}, {h, g}, {g, a.add(g, above(h))}} {
		if a.le(p[0], p[1]) {
			pairs = append(pairs, p)
		}
	}
	return pairs
}

// above returns the sum of g and an integer that makes it positive.
func above(g surreal.Game) surreal.Game {
	return g.Add(surreal.New([]surreal.Game{surreal.FromDyadic(g.RightStop().Neg())}, nil))
}
