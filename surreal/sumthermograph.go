package surreal

import (
	"context"
	"slices"

	"github.com/cgt-go/sdk/cgt"
)

// SumThermograph returns the thermograph of the sum of games. Numbers, switches {x|y} of numbers x > y, and games x + *
// need not be added up, so that many of them, whose sum would be an enormous game, take no time to speak of. All others
// are added up; if there are such, then everything is. Without games it is the thermograph of 0.
//
// Of a sum of switches and a number it is known how it is played: whoever moves makes the move in the hottest switch,
// for this is at least as good as any other, and two switches of the same temperature differ from a number by nothing.
// So the stop at the temperature t is the sum of the means and the alternating sum of a − t, from the largest a
// downwards, over the temperatures a > t of the switches; and when all switches have been played, what is left is a
// number.
//
// Source: Winning Ways, ch. 6; Conway, On Numbers and Games, ch. 9.
func SumThermograph(games ...Game) Thermograph {
	e := acquireEngine()
	defer e.release()
	return e.sumThermograph(games)
}

// SumThermograph returns the thermograph of the sum of games, as the function [SumThermograph] does.
func (c *Calculator) SumThermograph(ctx context.Context, games ...Game) (Thermograph, error) {
	return within(ctx, c, func(e *engine) Thermograph { return e.sumThermograph(games) })
}

func (e *engine) sumThermograph(games []Game) Thermograph {
	var mean Dyadic
	temperatures := map[Dyadic]bool{} // of an odd number of switches each
	for _, g := range games {
		m, a, ok := g.asSwitch()
		if !ok {
			return e.thermographOfSum(games)
		}
		if !e.Spend(m.words() + mean.words()) {
			return Thermograph{}
		}
		mean = mean.Add(m)
		if a == coldest { // a number
			continue
		}
		if temperatures[a] {
			delete(temperatures, a)
		} else {
			temperatures[a] = true
		}
	}
	var hottest []Dyadic
	for a := range temperatures {
		hottest = append(hottest, a)
	}
	slices.SortFunc(hottest, func(a, b Dyadic) int { return b.Compare(a) })
	return Thermograph{e.wallOfSwitches(mean, hottest, cgt.Left), e.wallOfSwitches(mean, hottest, cgt.Right)}
}

// thermographOfSum adds the games up.
func (e *engine) thermographOfSum(games []Game) Thermograph { return e.thermograph(e.sum(games)) }

// asSwitch returns the mean and the temperature of a switch or a game x + *, which is as a switch of temperature 0, or
// a number and the temperature −1.
func (g Game) asSwitch() (mean, temperature Dyadic, ok bool) {
	if u, ok := g.numberUpStar(); ok {
		if u.star == 1 {
			return u.x, Dyadic{}, u.ups == Dyadic{}
		}
		return u.x, coldest, u.ups == Dyadic{} && u.star == 0
	}
	x, y, ok := g.Switch()
	if !ok {
		return Dyadic{}, Dyadic{}, false
	}
	return x.Add(y).Half(), x.Sub(y).Half(), true
}

// wallOfSwitches returns the wall of who, for switches of the given temperatures, which decrease. It goes down from the
// mast: where a switch begins to be played, the slope changes. Below all of them stands what is left in the end, a
// number, with the wall of the player who is then to move.
func (e *engine) wallOfSwitches(mean Dyadic, temperatures []Dyadic, who cgt.Player) Wall {
	sign := 1 - 2*int(who)
	end, mover := mean, who
	for i, a := range temperatures {
		if !e.Spend(1 + end.words() + a.words()) {
			return Wall{}
		}
		if i%2 == 1 {
			a = a.Neg()
		}
		end = end.Add(scale(a, sign))
		mover = mover.Opponent()
	}
	if !e.Spend(end.words() * (1 + numberUpStar{x: end}.x.turns())) {
		return Wall{}
	}
	below := numberThermograph(end).Wall(mover)
	if len(temperatures)%2 == 1 {
		below = below.tilt(-sign)
	}
	if len(temperatures) == 0 {
		return below
	}
	var w Wall
	for _, s := range below.list() {
		w.append(s.T, s.X, s.slope)
	}
	for played := len(temperatures) - 1; played >= 0; played-- {
		t := temperatures[played]
		slope := 0
		if played%2 == 1 {
			slope = -sign
		}
		w.append(t, w.list()[len(w.segments)-1].at(t), slope)
	}
	return w
}
