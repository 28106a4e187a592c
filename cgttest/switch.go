package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/surreal"
)

// pair returns {x | y}.
func (a arithmetic) pair(x, y surreal.Dyadic) surreal.Game {
	return a.make([]surreal.Game{a.fromNumber(x)}, []surreal.Game{a.fromNumber(y)})
}

var switchLaws = []Law{
	{
		Name: "switch-number", Arity: 2,
		Statement: "z < {x | y} for z < y, z ‖ {x | y} for y ≤ z ≤ x, and z > {x | y} for z > x; also for z = x, y and (x + y)/2",
		Source:    "Dubna notes, proposition 4.2",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := aSwitch(g)
			s := a.pair(x, y)
			for _, z := range []surreal.Dyadic{aNumber(h), x, y, x.Add(y).Half()} {
				want := surreal.Confused
				switch {
				case z.Compare(y) < 0:
					want = surreal.Less
				case z.Compare(x) > 0:
					want = surreal.Greater
				}
				if err := a.related("z", a.fromNumber(z), want, "{x | y}", s); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "switch-avoidance", Arity: 2,
		Statement: "{x | y} + z = {x + z | y + z}",
		Source:    "Dubna notes, proposition 4.3",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := aSwitch(g)
			z := aNumber(h)
			return same("{x | y} + z", a.add(a.pair(x, y), a.fromNumber(z)), "{x + z | y + z}", a.pair(x.Add(z), y.Add(z)))
		},
	},
	{
		Name: "switch-double", Arity: 1,
		Statement: "{x | y} + {x | y} = x + y",
		Source:    "Dubna notes, §4.2; Winning Ways, ch. 5",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x, y := aSwitch(g)
			s := a.pair(x, y)
			return same("{x | y} + {x | y}", a.add(s, s), "x + y", a.fromNumber(x.Add(y)))
		},
	},
	{
		Name: "switch-mean", Arity: 1,
		Statement: "{x | y} = m ± t with m = (x + y)/2 and t = (x − y)/2, where ±t = {t | −t} = −(±t)",
		Source:    "Dubna notes, definition 11 and §4.2; Winning Ways, ch. 5",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x, y := aSwitch(g)
			t := x.Sub(y).Half()
			s := a.switchOf(a.fromNumber(t))
			return first(
				same("±t", s, "{t | −t}", a.pair(t, t.Neg())),
				same("−(±t)", a.neg(s), "±t", s),
				same("{x | y}", a.pair(x, y), "m ± t", a.add(a.fromNumber(x.Add(y).Half()), s)),
			)
		},
	},
	{
		Name: "switch-stops", Arity: 3,
		Statement: "z ± a ± b ± c with a ≥ b ≥ c ≥ 0 has the Left stop z + a − b + c and the Right stop z − a + b − c " +
			"(a, b, c are half the differences of stops, z is the Left stop of g)",
		Source: "Dubna notes, proposition 4.5",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			var ts []surreal.Dyadic
			for _, g := range []surreal.Game{g, h, k} {
				x, y := aSwitch(g)
				ts = append(ts, x.Sub(y).Half())
			}
			slices.SortFunc(ts, surreal.Dyadic.Compare)
			z := aNumber(g)
			s := a.fromNumber(z)
			for _, t := range ts {
				s = a.add(s, a.switchOf(a.fromNumber(t)))
			}
			gain := ts[2].Sub(ts[1]).Add(ts[0])
			l, r := z.Add(gain), z.Sub(gain)
			return holds(a.leftStop(s) == l && a.rightStop(s) == r, "the stops %s and %s of %s, not %s and %s", a.leftStop(s), a.rightStop(s), s, l, r)
		},
	},
	{
		Name: "switch-dominated", Arity: 3,
		Statement: "{x + y + z, {x + y | x} | w} = {x + y + z | w} for y, z > 0 (|h| and |k|, or 1) and any number w < x, here x − 1",
		Source:    "Dubna notes, §4.1",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			x := aNumber(g)
			y := x.Add(aPositive(h))
			z := y.Add(aPositive(k))
			w := x.Sub(surreal.DyadicFromInt(1))
			got := a.make([]surreal.Game{a.fromNumber(z), a.pair(y, x)}, []surreal.Game{a.fromNumber(w)})
			return same("{x + y + z, {x + y | x} | w}", got, "{x + y + z | w}", a.pair(z, w))
		},
	},
}
