package surreal

import "github.com/cgt-go/sdk/cgt"

// PowTo returns the cumulative power g^→x for a number x ≥ 0; otherwise ok is false. It is 0 for x = 0, g for x = 1,
// and in general the ordinal sum g:y for the number y with 1:y = x. So g^→(n+1) = {g^L, g^→n | g^R} for integers n ≥ 1,
// over the options of g, and ↑^→n = {↑^→(n−1) | *} is the sum of the first n powers of ↑, which CGSuite writes ^[n].
//
// It makes a game for each position of y; a [Calculator] can be interrupted.
//
// Source: Siegel, Combinatorial Game Theory, §II.4; the documentation of CGSuite 2, Game.PowTo.
func (g Game) PowTo(x Dyadic) (power Game, ok bool) {
	e := acquireEngine()
	defer e.release()
	return e.powTo(g, x)
}

// Pow returns the power g^x of a game g = {0 | h}, with one option for each player in its canonical form, for a number
// x ≥ 1; otherwise ok is false. It is {0 | h − g^→(x−1)}, so that for g > 0 the powers g, …, g^n add up to g^→n. The
// powers of ↑ are infinitesimals of smaller and smaller order: ↑^2 = {0 | ↓*} is less than every fraction of ↑, and so
// on; CGSuite writes ^<n>. See also [Game.PowTo].
//
// Source: Winning Ways, ch. 8, "Higher powers"; Siegel, Combinatorial Game Theory, §II.4; the documentation of CGSuite
// 2, Game.Pow.
func (g Game) Pow(x Dyadic) (power Game, ok bool) {
	e := acquireEngine()
	defer e.release()
	return e.pow(g, x)
}

func (e *engine) powTo(g Game, x Dyadic) (Game, bool) {
	if x.Sign() < 0 {
		return Game{}, false
	}
	if x == (Dyadic{}) {
		return Game{}, true
	}
	return e.ordinalSum([]Game{g, FromDyadic(afterPlus(x))}), true
}

// afterPlus returns the number y with 1:y = x, for x > 0: the sign expansion of y is that of x without the first plus.
// If 2^−k ≤ x < 2^(1−k) for a k > 0, then after the plus come k times minus and then the signs of the number 2^k·x − 1,
// which is less than 1, with half the weight from one to the next in both.
func afterPlus(x Dyadic) Dyadic {
	y := x.Sub(one)
	if y.Sign() >= 0 {
		return y
	}
	k := -x.log2()
	return x.Mul(powerOfTwo(k)).Sub(DyadicFromInt(k + 1))
}

func (e *engine) pow(g Game, x Dyadic) (Game, bool) {
	if g.numOptions(cgt.Left) != 1 || g.numOptions(cgt.Right) != 1 || !g.option(cgt.Left, 0).IsZero() || x.Compare(one) < 0 {
		return Game{}, false
	}
	before, _ := e.powTo(g, x.Sub(one))
	return e.canonical([]Game{{}}, []Game{e.add(g.option(cgt.Right, 0), e.neg(before))}), true
}

// powerOfUp returns ↑^n, or ↑^→n if the powers are to be added, for n ≥ 1.
func (e *engine) powerOfUp(n Dyadic, added bool) Game {
	var g Game
	if added {
		g, _ = e.powTo(Up(1), n)
	} else {
		g, _ = e.pow(Up(1), n)
	}
	return g
}
