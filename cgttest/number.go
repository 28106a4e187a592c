package cgttest

import (
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// ends returns the numbers of g and h in order; where they are equal the second is raised by 1.
func ends(g, h surreal.Game) (x, y surreal.Dyadic) {
	x, y = aNumber(g), aNumber(h)
	switch c := x.Compare(y); {
	case c > 0:
		x, y = y, x
	case c == 0:
		y = y.Add(surreal.DyadicFromInt(1))
	}
	return x, y
}

var numberLaws = []Law{
	{
		Name: "number-parts", Arity: 1,
		Statement: "g is a number, a nimber or a number-up-star if and only if it is the sum of the parts it is said to have",
		Source:    "Winning Ways, ch. 3; package surreal",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x, n, m, ok := a.numberUpStar(g)
			if err := holds(ok || n == surreal.Dyadic{} && m == 0, "no number-up-star, but the parts %s and *%d", n, m); err != nil {
				return err
			}
			if ups, fits := n.Int64(); ok && fits {
				if err := same("the sum of the parts", a.add(a.add(a.fromNumber(x), a.up(ups)), a.fromNimber(m)), "g", g); err != nil {
					return err
				}
			}
			y, isNumber := a.number(g)
			k, isNimber := a.nimber(g)
			return first(
				holds(isNumber == (ok && n == surreal.Dyadic{} && m == 0), "Number says %t, NumberUpStar %s, %s, *%d, %t", isNumber, x, n, m, ok),
				holds(isNimber == (ok && n == surreal.Dyadic{} && x == surreal.Dyadic{}), "Nimber says %t, NumberUpStar %s, %s, *%d, %t", isNimber, x, n, m, ok),
				holds(isNumber == a.isNumber(g), "Number says %t, IsNumber %t", isNumber, a.isNumber(g)),
				holds(!isNumber || a.fromNumber(y) == g, "the number %s", y),
				holds(!isNimber || a.fromNimber(k) == g, "the nimber *%d", k),
			)
		},
	},
	{
		Name: "number-field", Arity: 2,
		Statement: "as games, numbers add up and compare as rationals do",
		Source:    "Conway, On Numbers and Games, ch. 1",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := aNumber(g), aNumber(h)
			sum := a.addNumbers(x, y)
			compared := x.Rat().Cmp(y.Rat())
			want := surreal.Equal
			switch {
			case compared < 0:
				want = surreal.Less
			case compared > 0:
				want = surreal.Greater
			}
			return first(
				holds(sum.Rat().Cmp(new(big.Rat).Add(x.Rat(), y.Rat())) == 0, "%s + %s = %s", x, y, sum),
				holds(a.compareNumber(x, y) == compared, "comparing %s with %s gives %d", x, y, a.compareNumber(x, y)),
				same("x + y as games", a.add(a.fromNumber(x), a.fromNumber(y)), "x + y as numbers", a.fromNumber(sum)),
				a.related("x", a.fromNumber(x), want, "y", a.fromNumber(y)),
			)
		},
	},
	{
		Name: "number-options", Arity: 1,
		Statement: "in canonical form x has at most one option on each side, a number, and x^L < x < x^R",
		Source:    "Dubna notes, exercise 1.12 and definition 8; Conway, On Numbers and Games, ch. 1",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x := a.fromNumber(aNumber(g))
			for who, options := range a.both(x) {
				if len(options) > 1 {
					return holds(false, "%v has %d options from %s", cgt.Player(who), len(options), x)
				}
				for _, o := range options {
					if !a.isNumber(o) || a.le(x, o) == (who == 0) || a.le(o, x) == (who == 1) {
						return holds(false, "the option %s of %v from %s", o, cgt.Player(who), x)
					}
				}
			}
			return nil
		},
	},
	{
		Name: "number-middle", Arity: 1,
		Statement: "x + x = x^L + x^R if x has both options, and x = {x − 1 | } or { | x + 1} if not, x ≠ 0",
		Source:    "Dubna notes, exercise 1.8 and lemma 1.14",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x := a.fromNumber(aNumber(g))
			left, right := a.left(x), a.right(x)
			one := surreal.Int(1)
			switch {
			case len(left) == 1 && len(right) == 1:
				return same("x + x", a.add(x, x), "x^L + x^R", a.add(left[0], right[0]))
			case len(left) == 1:
				return first(same("x^L", left[0], "x − 1", a.sub(x, one)), same("x", x, "{x − 1 | }", a.make(left, nil)))
			case len(right) == 1:
				return first(same("x^R", right[0], "x + 1", a.add(x, one)), same("x", x, "{ | x + 1}", a.make(nil, right)))
			}
			return same("the number without options", x, "0", zero)
		},
	},
	{
		Name: "number-simplest", Arity: 2,
		Statement: "for x < y, {x | y}, {x | } and { | x} are numbers that lie between their options, and their own options do not",
		Source:    "Dubna notes, theorem 1.17; Conway, On Numbers and Games, ch. 2",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := ends(g, h)
			l, r := []surreal.Game{a.fromNumber(x)}, []surreal.Game{a.fromNumber(y)}
			return first(a.simplest(l, r), a.simplest(l, nil), a.simplest(r, nil), a.simplest(nil, l), a.simplest(nil, r))
		},
	},
	{
		Name: "number-simplest-fitting", Arity: 2,
		Statement: "{g | h} is a number if and only if a number x fits, that is, neither g ≥ x nor h ≤ x; and then it fits, and its own options do not",
		Source:    "Siegel, Combinatorial Game Theory, §II.3; Conway, On Numbers and Games, ch. 2 and 9",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			l, r := []surreal.Game{g}, []surreal.Game{h}
			if v := a.make(l, r); a.isNumber(v) {
				return a.simplest(l, r)
			}
			// If numbers fit at all, then one of these does: those between R(g) and L(h) fit, and
			// others do not, but for R(g) and L(h) themselves.
			from, to := a.rightStop(g), a.leftStop(h)
			for _, x := range []surreal.Dyadic{from, from.Add(to).Half(), to} {
				if a.fits(a.fromNumber(x), l, r) {
					return holds(false, "{g | h} is %s, which is no number, but %s fits", a.make(l, r), x)
				}
			}
			return nil
		},
	},
	{
		Name: "number-translation", Arity: 2,
		Statement: "g + x = {g^L + x | g^R + x} unless g is a number, and these are its canonical options (g + * in the place of a number g)",
		Source:    "Dubna notes, proposition 4.3; " + onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			g, x := aNoNumber(g), a.fromNumber(aNumber(h))
			if !few(g) {
				return nil
			}
			options := a.both(g)
			for who := range options {
				for i, o := range options[who] {
					options[who][i] = a.add(o, x)
				}
			}
			s := a.add(g, x)
			got := a.both(s)
			for who := range options {
				slices.SortFunc(options[who], surreal.CompareStructure)
				slices.SortFunc(got[who], surreal.CompareStructure)
			}
			return first(
				same("g + x", s, "{g^L + x | g^R + x}", a.make(options[cgt.Left], options[cgt.Right])),
				holds(slices.Equal(got[0], options[0]) && slices.Equal(got[1], options[1]), "the options %v and %v of g + x, but %v and %v are those of g plus x",
					got[0], got[1], options[0], options[1]),
			)
		},
	},
	{
		Name: "number-avoidance", Arity: 2,
		Statement: "a player who wins g + x moving first wins by a move in g, unless g is a number (g + * in the place of a number g)",
		Source:    "Dubna notes, §4.2; " + onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			g, x := aNoNumber(g), a.fromNumber(aNumber(h))
			if !few(g) {
				return nil
			}
			o := a.outcome(a.add(g, x))
			for who := cgt.Left; who <= cgt.Right; who++ {
				wins := false
				for move := range a.options(g, who) {
					wins = wins || a.outcome(a.add(move, x)).Winner(who.Opponent()) == who
				}
				if err := holds(wins == (o.Winner(who) == who), "g + x has the outcome %v, and %v moving first wins in g: %t", o, who, wins); err != nil {
					return err
				}
			}
			return nil
		},
	},
}

// fits reports whether no Left option l ≥ x and no Right option r ≤ x.
func (a arithmetic) fits(x surreal.Game, left, right []surreal.Game) bool {
	return !slices.ContainsFunc(left, func(l surreal.Game) bool { return a.ge(l, x) }) &&
		!slices.ContainsFunc(right, func(r surreal.Game) bool { return a.le(r, x) })
}

// simplest returns an error unless {left | right} is a number that fits and its own options do not: so it
// is the only one in the tree of numbers that fits and has none above it that fits.
func (a arithmetic) simplest(left, right []surreal.Game) error {
	v := a.make(left, right)
	if !a.isNumber(v) || !a.fits(v, left, right) {
		return holds(false, "{%s | %s} = %s", show(left), show(right), v)
	}
	for _, options := range a.both(v) {
		for _, o := range options {
			if a.fits(o, left, right) {
				return holds(false, "{%s | %s} = %s, but %s fits as well", show(left), show(right), v, o)
			}
		}
	}
	return nil
}
