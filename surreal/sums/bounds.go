package sums

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// The walls of thermographs decide many sums without search. For t ≥ 0 let L(G) and R(G) be the Left and the Right stop
// of G cooled by t. If Left begins in the sum of games G, he comes to the stop L(G₁) + R(G₂) + … + R(Gₙ) at least, with
// any of them as G₁, and so he wins if at some temperature this is positive: cooling only taxes his play, for the Left
// stop of a game is at least that of the game cooled. If Right begins, Left comes to R(G₁) + … + R(Gₙ) at least, at t =
// 0.
//
// Sources: Conway, On Numbers and Games, ch. 9; Winning Ways, ch. 6, on the thermostatic strategy; Siegel,
// Combinatorial Game Theory, §II.5.

// temperatures are where the walls are looked at.
var temperatures = [...]surreal.Dyadic{
	{},
	surreal.NewDyadic(1, 2), surreal.NewDyadic(1, 1), surreal.NewDyadic(3, 2), surreal.NewDyadic(1, 0),
	surreal.NewDyadic(3, 1), surreal.NewDyadic(2, 0), surreal.NewDyadic(3, 0),
}

// scale is the number of binary places of scaled numbers.
const (
	scale   = 16
	largest = 1 << 44 // of scaled numbers, so that sums of many do not overflow
)

// scaled returns x·2^scale if this is an integer that is not too large.
func scaled(x surreal.Dyadic) (int64, bool) {
	n, ok := x.Mul(surreal.NewDyadic(1<<scale, 0)).Int64()
	if !ok || n > largest || n < -largest {
		return 0, false
	}
	return n, true
}

// bounds are the walls of the thermograph of a game at the temperatures, scaled.
type bounds struct {
	exact bool // they are known
	cut   bool // the context was done before they were
	left  [len(temperatures)]int64
	right [len(temperatures)]int64
	mean  int64
}

// boundsOf returns the bounds of a value, unless its thermograph takes too long.
func (s *Solver) boundsOf(g surreal.Game) bounds {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: thermographSteps}}
	t, err := c.Thermograph(s.search.ctx, g)
	if err != nil {
		return bounds{cut: s.search.ctx.Err() != nil}
	}
	b := bounds{exact: true}
	at := func(w surreal.Wall, t surreal.Dyadic) int64 {
		x, _ := w.At(t)
		n, ok := scaled(x)
		b.exact = b.exact && ok
		return n
	}
	for i, temperature := range temperatures {
		b.left[i] = at(t.Left(), temperature)
		b.right[i] = at(t.Right(), temperature)
	}
	m, ok := scaled(t.Mean())
	b.mean = m
	b.exact = b.exact && ok
	return b
}

// decideByBounds says who wins a state of which all atoms are values or impartial, if the bounds tell.
func (s *Solver) decideByBounds(state []ref, first cgt.Player) (wins, ok bool) {
	number := &s.numbers[state[numberWord]]
	if !number.exact || len(state) > 1<<16 {
		return false, false
	}
	var opening, gain [len(temperatures)]int64 // for the player who begins: the stops if the other one begins, and the largest gain by beginning
	closing := int64(0)                        // the stop, of the player who begins, if the other one ends up with all the sente
	x := number.scaled
	if first == cgt.Right {
		x = -x
	}
	for _, r := range state[firstAtom:] {
		a := &s.atoms[r>>1]
		if a.impartial {
			continue // it is an infinitesimal
		}
		b := &s.bounds[a.number]
		if b.cut {
			*b = s.boundsOf(a.game)
		}
		if !b.exact {
			return false, false
		}
		if (first == cgt.Right) != (r&1 != 0) { // what is good for the player is as the negative of the game
			for i := range temperatures {
				opening[i] -= b.left[i]
				gain[i] = max(gain[i], b.left[i]-b.right[i])
			}
			closing -= b.right[0]
		} else {
			for i := range temperatures {
				opening[i] += b.right[i]
				gain[i] = max(gain[i], b.left[i]-b.right[i])
			}
			closing += b.left[0]
		}
	}
	if x+closing < 0 {
		return false, true
	}
	for i := range temperatures {
		if x+opening[i]+gain[i] > 0 {
			return true, true
		}
	}
	return false, false
}
