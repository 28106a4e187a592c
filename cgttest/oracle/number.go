package oracle

import (
	"math/big"

	"github.com/cgt-go/sdk/cgt"
)

// Walk goes down the tree of numbers and returns the first number at which step returns 0, and its
// tree. At any other number step says where to go on: to the larger numbers below it if it returns 1, to
// the smaller ones if it returns −1. At the root is 0; below a number stand {a | } or {a | b}, where a is
// that number and b the nearest larger one above it, and { | a} or {b | a} likewise.
//
//	           0
//	    -1            1
//	-2    -1/2    1/2    2
//
// Walk gives up, with ok = false, after the given number of days: 0 is born on day 0, what stands below a
// number one day after it.
//
// Source: Conway, On Numbers and Games, ch. 0; Dubna notes, figure 9.
func Walk(days int, step func(x *big.Rat, t cgt.Tree) int) (x *big.Rat, t cgt.Tree, ok bool) {
	type number struct {
		x *big.Rat
		t cgt.Tree
	}
	var below, above []number // the nearest smaller and the nearest larger number so far, if any
	for day := 0; day <= days; day++ {
		var n number
		one := big.NewRat(1, 1)
		switch {
		case below == nil && above == nil:
			n.x = new(big.Rat)
		case above == nil:
			n.x = new(big.Rat).Add(below[0].x, one)
		case below == nil:
			n.x = new(big.Rat).Sub(above[0].x, one)
		default:
			n.x = new(big.Rat).Add(below[0].x, above[0].x)
			n.x.Mul(n.x, big.NewRat(1, 2))
		}
		var left, right []cgt.Tree
		for _, m := range below {
			left = append(left, m.t)
		}
		for _, m := range above {
			right = append(right, m.t)
		}
		n.t = cgt.NewTree(left, right)
		switch c := step(n.x, n.t); {
		case c == 0:
			return n.x, n.t, true
		case c > 0:
			below = []number{n}
		default:
			above = []number{n}
		}
	}
	return nil, cgt.Tree{}, false
}

// Simplest returns the number between lo and hi that stands highest in the tree of numbers: the value
// of {lo | hi}. Neither end belongs to the interval, and an end that is nil is infinite. ok is false if
// there is none, because lo ≥ hi, or none born within 1000 days.
//
// Source: Dubna notes, theorem 1.17; Conway, On Numbers and Games, ch. 2.
func Simplest(lo, hi *big.Rat) (x *big.Rat, ok bool) {
	x, _, ok = Walk(1000, func(x *big.Rat, _ cgt.Tree) int {
		switch {
		case lo != nil && x.Cmp(lo) <= 0:
			return 1
		case hi != nil && x.Cmp(hi) >= 0:
			return -1
		}
		return 0
	})
	if ok && lo != nil && hi != nil && lo.Cmp(hi) >= 0 {
		return nil, false
	}
	return x, ok
}

// NumberTree returns the tree of x that [Walk] meets. ok is false if there is none within 1000 days.
func NumberTree(x *big.Rat) (t cgt.Tree, ok bool) {
	_, t, ok = Walk(1000, func(y *big.Rat, _ cgt.Tree) int { return x.Cmp(y) })
	return t, ok
}

// Number returns the number that t is equal to, if there is one. A number equal to t is born no later than
// the day that is the rank of t, so this looks at no others.
func (o *Order) Number(t cgt.Tree) (x *big.Rat, ok bool) {
	confused := false
	x, _, ok = Walk(t.Rank(), func(_ *big.Rat, u cgt.Tree) int {
		le, ge := o.Le(t, u), o.Le(u, t)
		switch {
		case le == ge:
			confused = !le
			return 0
		case ge:
			return 1
		}
		return -1
	})
	if confused {
		return nil, false
	}
	return x, ok
}

// Stop returns the number at which play from t stops when who starts, both players play their best for the
// number, and play stops as soon as the position is a number.
//
// Source: Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3.
func (o *Order) Stop(t cgt.Tree, who cgt.Player) *big.Rat {
	stops := map[cgt.Tree][2]*big.Rat{}
	for u := range t.Subtrees() {
		if x, ok := o.Number(u); ok {
			stops[u] = [2]*big.Rat{x, x}
			continue
		}
		var s [2]*big.Rat
		for _, who := range both {
			for v := range u.Options(who) {
				x := stops[v][who.Opponent()]
				if s[who] == nil || who == cgt.Left && x.Cmp(s[who]) > 0 || who == cgt.Right && x.Cmp(s[who]) < 0 {
					s[who] = x
				}
			}
		}
		stops[u] = s
	}
	return stops[t][who]
}

// AllSmall reports whether no position of t, as the tree stands, is a number other than 0. So it may be false for a
// tree that is equal to another for which it is true: {−1|1} = 0.
//
// Source: Dubna notes, definition 9.
func (o *Order) AllSmall(t cgt.Tree) bool {
	for u := range t.Subtrees() {
		if x, ok := o.Number(u); ok && x.Sign() != 0 {
			return false
		}
	}
	return true
}
