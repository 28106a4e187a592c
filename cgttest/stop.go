package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/surreal"
)

const onag9 = "Conway, On Numbers and Games, ch. 9; Siegel, Combinatorial Game Theory, §II.3"

// fromTo returns an error if the numbers do not grow or stay the same from each to the next.
func fromTo(what string, xs ...surreal.Dyadic) error {
	if slices.IsSortedFunc(xs, surreal.Dyadic.Compare) {
		return nil
	}
	return holds(false, "for %s the numbers %v", what, show(xs))
}

var stopLaws = []Law{
	{
		Name: "stops-order", Arity: 1,
		Statement: "the Right stop of g is at most the Left stop, and both are g if g is a number",
		Source:    onag9,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			l, r := a.leftStop(g), a.rightStop(g)
			if x, ok := a.number(g); ok {
				return holds(l == x && r == x, "the stops %s and %s of the number %s", l, r, x)
			}
			return fromTo("R(g), L(g)", r, l)
		},
	},
	{
		Name: "stops-definition", Arity: 1,
		Statement: "unless g is a number, its Left stop is the largest Right stop of a g^L, and its Right stop the smallest Left stop of a g^R",
		Source:    onag9,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if a.isNumber(g) || !few(g) {
				return nil
			}
			var lefts, rights []surreal.Dyadic
			for _, l := range a.left(g) {
				lefts = append(lefts, a.rightStop(l))
			}
			for _, r := range a.right(g) {
				rights = append(rights, a.leftStop(r))
			}
			if len(lefts) == 0 || len(rights) == 0 {
				return holds(false, "no number, and yet a player without options")
			}
			l, r := slices.MaxFunc(lefts, surreal.Dyadic.Compare), slices.MinFunc(rights, surreal.Dyadic.Compare)
			return holds(a.leftStop(g) == l && a.rightStop(g) == r, "the stops %s and %s, but %s and %s by the options", a.leftStop(g), a.rightStop(g), l, r)
		},
	},
	{
		Name: "stops-negative", Arity: 1,
		Statement: "L(−g) = −R(g) and R(−g) = −L(g)",
		Source:    onag9,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			l, r, n := a.leftStop(g), a.rightStop(g), a.neg(g)
			return holds(a.leftStop(n) == r.Neg() && a.rightStop(n) == l.Neg(), "the stops %s and %s of g, %s and %s of −g", l, r, a.leftStop(n), a.rightStop(n))
		},
	},
	{
		Name: "stops-sum", Arity: 2,
		Statement: "R(g) + R(h) ≤ R(g + h) ≤ L(g) + R(h) ≤ L(g + h) ≤ L(g) + L(h)",
		Source:    onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			gl, gr, hl, hr := a.leftStop(g), a.rightStop(g), a.leftStop(h), a.rightStop(h)
			s := a.add(g, h)
			return fromTo("these", gr.Add(hr), a.rightStop(s), gl.Add(hr), a.leftStop(s), gl.Add(hl))
		},
	},
	{
		Name: "stops-number-sum", Arity: 2,
		Statement: "L(g + x) = L(g) + x and R(g + x) = R(g) + x for a number x",
		Source:    onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x := aNumber(h)
			s := a.add(g, a.fromNumber(x))
			return holds(a.leftStop(s) == a.leftStop(g).Add(x) && a.rightStop(s) == a.rightStop(g).Add(x),
				"the stops %s and %s of g, %s and %s of g + %s", a.leftStop(g), a.rightStop(g), a.leftStop(s), a.rightStop(s), x)
		},
	},
	{
		Name: "stops-monotone", Arity: 2,
		Statement: "g ≤ h implies L(g) ≤ L(h) and R(g) ≤ R(h); also for g and g + p, where p = h + n > 0, n an integer",
		Source:    onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			for _, p := range a.ordered(g, h) {
				if err := first(
					fromTo("the Left stops", a.leftStop(p[0]), a.leftStop(p[1])),
					fromTo("the Right stops", a.rightStop(p[0]), a.rightStop(p[1])),
				); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "stops-number", Arity: 2,
		Statement: "x > L(g) implies x > g, x < R(g) implies x < g, and R(g) < x < L(g) implies x ‖ g, for a number x",
		Source:    onag9,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			l, r := a.leftStop(g), a.rightStop(g)
			one := surreal.DyadicFromInt(1)
			for _, x := range []surreal.Dyadic{aNumber(h), l.Add(one), r.Sub(one), l.Add(r).Half()} {
				want := surreal.Equal
				switch {
				case x.Compare(l) > 0:
					want = surreal.Greater
				case x.Compare(r) < 0:
					want = surreal.Less
				case x.Compare(l) < 0 && x.Compare(r) > 0:
					want = surreal.Confused
				default:
					continue
				}
				if err := a.related("x", a.fromNumber(x), want, "g", g); err != nil {
					return err
				}
			}
			return nil
		},
	},
}
