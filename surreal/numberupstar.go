package surreal

import (
	"github.com/cgt-go/sdk/cgt"
)

// This file has the closed forms for games x + n·↑ + *m, x a number: with them sums, negatives and
// comparisons take constant time.
//
// Order: x decides unless it is 0. Then n·↑ + *m is positive if n ≥ 2, or if n = 1 and m ≠ 1; ↑ + *
// is confused with 0, and so is *m for m ≠ 0.
//
// Canonical options, for n ≥ 1 (n ≤ −1 by symmetry); a number x ≠ 0 is added to each of them:
//
//	n·↑ + *m = {0 | (n−1)·↑ + *(m ⊕ 1)}, but ↑ + * = {0, * | 0}
//	*m       = {0, *1, …, *(m−1) | 0, *1, …, *(m−1)}
//
// Sources: Winning Ways, ch. 3 and 8; Siegel, Combinatorial Game Theory, §II.4 and the tables of ch. II.

var one = Dyadic{num: 1}

func (u numberUpStar) add(v numberUpStar) numberUpStar {
	return numberUpStar{u.x.Add(v.x), u.ups.Add(v.ups), u.star ^ v.star}
}

func (u numberUpStar) neg() numberUpStar {
	return numberUpStar{u.x.Neg(), u.ups.Neg(), u.star}
}

// mul returns n·u, for an integer n.
func (u numberUpStar) mul(n Dyadic) numberUpStar {
	u.x, u.ups = u.x.Mul(n), u.ups.Mul(n)
	if odd := n.Half().exp > 0; !odd {
		u.star = 0
	}
	return u
}

// rel compares u with v.
func (u numberUpStar) rel(v numberUpStar) Rel {
	if c := u.x.Compare(v.x); c != 0 {
		return relOfSign(c)
	}
	return relUpStar(u.ups.Compare(v.ups), u.ups.Sub(v.ups).Abs() == one, u.star^v.star)
}

// relUpStar compares n·↑ + *m with 0, given the sign of n and whether |n| = 1.
func relUpStar(sign int, single bool, m uint64) Rel {
	switch {
	case sign == 0 && m == 0:
		return Equal
	case sign == 0 || single && m == 1:
		return Confused
	}
	return relOfSign(sign)
}

func relOfSign(sign int) Rel {
	switch {
	case sign < 0:
		return Less
	case sign > 0:
		return Greater
	}
	return Equal
}

// numOptions returns the number of canonical options of who.
func (u numberUpStar) numOptions(who cgt.Player) uint64 {
	switch sign := u.ups.Sign(); {
	case sign == 0 && u.star != 0:
		return u.star
	case sign == 0:
		_, _, left, right := u.x.options()
		if who == cgt.Left && left || who == cgt.Right && right {
			return 1
		}
		return 0
	case u.isUpStar() && (sign > 0) == (who == cgt.Left):
		return 2
	}
	return 1
}

// isUpStar reports whether u is x ± ↑ + *.
func (u numberUpStar) isUpStar() bool { return u.star == 1 && u.ups.Abs() == one }

// option returns the i-th canonical option of who.
func (u numberUpStar) option(who cgt.Player, i uint64) Game {
	sign := u.ups.Sign()
	switch {
	case sign == 0 && u.star != 0:
		return numberUpStar{x: u.x, star: i}.pack()
	case sign == 0:
		left, right, _, _ := u.x.options()
		if who == cgt.Left {
			return FromDyadic(left)
		}
		return FromDyadic(right)
	case u.isUpStar():
		return numberUpStar{x: u.x, star: i}.pack() // {0, * | 0} for ↑*
	case (sign > 0) == (who == cgt.Left):
		return FromDyadic(u.x)
	}
	return numberUpStar{u.x, u.ups.Sub(Dyadic{num: int64(sign)}), u.star ^ 1}.pack()
}

// recognise returns the game whose canonical options are left and right if it is a number-up-star
// but not a number. It undoes option.
func recognise(left, right []Game) (Game, bool) {
	l, lok := sameNumber(left)
	r, rok := sameNumber(right)
	if !lok || !rok || l.x != r.x {
		return Game{}, false
	}
	zero := numberUpStar{x: l.x}
	switch {
	case len(left) == len(right) && isNimberRange(left, l.x) && isNimberRange(right, l.x):
		return numberUpStar{x: l.x, star: uint64(len(left))}.pack(), true
	case len(left) == 2 && len(right) == 1 && r == zero && isNimberRange(left, l.x):
		return numberUpStar{l.x, one, 1}.pack(), true
	case len(left) == 1 && len(right) == 2 && l == zero && isNimberRange(right, l.x):
		return numberUpStar{l.x, one.Neg(), 1}.pack(), true
	case len(left) != 1 || len(right) != 1:
		return Game{}, false
	case l == zero && (r.ups.Sign() > 0 || r.ups.Sign() == 0 && r.star != 0):
		return numberUpStar{l.x, r.ups.Add(one), r.star ^ 1}.pack(), true
	case r == zero && (l.ups.Sign() < 0 || l.ups.Sign() == 0 && l.star != 0):
		return numberUpStar{l.x, l.ups.Sub(one), l.star ^ 1}.pack(), true
	}
	return Game{}, false
}

// sameNumber returns the first game of a list if all are number-up-stars with the same number.
func sameNumber(gs []Game) (first numberUpStar, ok bool) {
	for i, g := range gs {
		u, ok := g.numberUpStar()
		switch {
		case !ok || i > 0 && u.x != first.x:
			return numberUpStar{}, false
		case i == 0:
			first = u
		}
	}
	return first, len(gs) > 0
}

// isNimberRange reports whether the sorted list is x, x + *, x + *2, …
func isNimberRange(gs []Game, x Dyadic) bool {
	for i, g := range gs {
		if u, ok := g.numberUpStar(); !ok || u != (numberUpStar{x: x, star: uint64(i)}) {
			return false
		}
	}
	return true
}

// addInline adds two games stored in place, if the sum can be stored in place too; it is the part of the
// addition that most callers need, and the only one that has to be fast.
func addInline(g, h Game) (Game, bool) {
	if g.n != nil || h.n != nil {
		return Game{}, false
	}
	ups := int64(g.ups) + int64(h.ups)
	if ups > inlineUps || ups < -inlineUps {
		return Game{}, false
	}
	if g.exp|h.exp == 0 { // integers, quicker
		num := g.num + h.num
		if (num > g.num) != (h.num > 0) || num > inlineNum || num < -inlineNum {
			return Game{}, false
		}
		return Game{num: num, ups: int32(ups), star: g.star ^ h.star}, true
	}
	x := Dyadic{num: g.num, exp: uint32(g.exp)}.Add(Dyadic{num: h.num, exp: uint32(h.exp)})
	if !x.isInline() || x.num > inlineNum || x.num < -inlineNum {
		return Game{}, false
	}
	return Game{num: x.num, exp: uint16(x.exp), ups: int32(ups), star: g.star ^ h.star}, true
}

// negInline returns −g for a game stored in place: the parts that can be stored there have negatives that can be, too.
func negInline(g Game) Game {
	g.num, g.ups = -g.num, -g.ups
	return g
}
