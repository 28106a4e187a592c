package cgttest

import (
	"fmt"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

var infinitesimalLaws = []Law{
	{
		Name: "up-definition", Arity: 1,
		Statement: "↑ = {0 | *}, ↑ + * = {0, * | 0}, n·↑ = {0 | (n−1)·↑ + *} and n·↑ + * = {0 | (n−1)·↑} for n ≥ 2, " +
			"the same plus x on both sides of each",
		Source: "Dubna notes, §3.2 and lemma 3.5; Winning Ways, ch. 3",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x := a.fromNumber(aNumber(g))
			plus := func(n int64, stars nim.Nimber) surreal.Game {
				return a.add(a.add(x, a.up(n)), a.fromNimber(stars))
			}
			one := func(g surreal.Game) []surreal.Game { return []surreal.Game{g} }
			if err := first(
				same("x + ↑", plus(1, 0), "{x | x + *}", a.make(one(x), one(plus(0, 1)))),
				same("x + ↑ + *", plus(1, 1), "{x, x + * | x}", a.make([]surreal.Game{x, plus(0, 1)}, one(x))),
			); err != nil {
				return err
			}
			for n := int64(2); n < 5; n++ {
				if err := first(
					same(fmt.Sprintf("x + %d·↑", n), plus(n, 0), "its definition", a.make(one(x), one(plus(n-1, 1)))),
					same(fmt.Sprintf("x + %d·↑ + *", n), plus(n, 1), "its definition", a.make(one(x), one(plus(n-1, 0)))),
				); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "up-order", Arity: 2,
		Statement: "↑ > 0, ↑ ‖ *n for n = 1 only, ↑ + * ‖ 0, and n·↑ > *m for n ≥ 2",
		Source:    "Dubna notes, §3.3, exercise 3.7 and figure 22; Winning Ways, ch. 3 and 8",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			n, m := int64(2+aNimber(g)%(1<<40)), aNimber(h)
			single := surreal.Greater
			if m == 1 {
				single = surreal.Confused
			}
			return first(
				a.related("↑", a.up(1), surreal.Greater, "0", zero),
				a.related("↑ + *", a.add(a.up(1), a.fromNimber(1)), surreal.Confused, "0", zero),
				a.related("↑", a.up(1), single, "*m", a.fromNimber(m)),
				a.related("n·↑", a.up(n), surreal.Greater, "*m", a.fromNimber(m)),
				a.related("n·↑", a.up(n), surreal.Greater, "(n−1)·↑", a.up(n-1)),
				a.related("−n·↑", a.up(-n), surreal.Less, "*m", a.fromNimber(m)),
			)
		},
	},
	{
		Name: "all-small-order", Arity: 2,
		Statement: "−x < i < x and −x < n·↑ + i < x, for an all-small i and a number x > 0 (|h|, or 1), and the stops of i are 0",
		Source:    "Dubna notes, propositions 3.4 and 3.6; Conway, On Numbers and Games, ch. 9",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			i, x := anAllSmall(g), a.fromNumber(aPositive(h))
			minus := a.neg(x)
			s := a.add(i, a.up(2))
			var none surreal.Dyadic
			return first(
				a.related("i", i, surreal.Less, "x", x), a.related("−x", minus, surreal.Less, "i", i),
				a.related("2·↑ + i", s, surreal.Less, "x", x), a.related("−x", minus, surreal.Less, "2·↑ + i", s),
				holds(a.leftStop(i) == none && a.rightStop(i) == none, "the stops %s and %s of i = %s", a.leftStop(i), a.rightStop(i), i),
			)
		},
	},
	{
		Name: "tiny", Arity: 2,
		Statement: "0 < n·(+_y) < +_x < ↑ for numbers 0 < x < y, where +_x = {0 || 0 | −x}",
		Source:    "Winning Ways, ch. 5; Conway, On Numbers and Games, ch. 9",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := aPositive(g), aPositive(g).Add(aPositive(h))
			tx, ty := a.tiny(a.fromNumber(x)), a.tiny(a.fromNumber(y))
			inner := a.make([]surreal.Game{zero}, []surreal.Game{a.fromNumber(x.Neg())})
			if err := first(
				same("+_x", tx, "{0 || 0 | −x}", a.make([]surreal.Game{zero}, []surreal.Game{inner})),
				a.related("+_x", tx, surreal.Less, "↑", a.up(1)),
			); err != nil {
				return err
			}
			for n := int64(1); n < 4; n++ {
				if err := first(
					a.related(fmt.Sprintf("%d·(+_y)", n), a.mul(ty, n), surreal.Less, "+_x", tx),
					a.related(fmt.Sprintf("%d·(+_y)", n), a.mul(ty, n), surreal.Greater, "0", zero),
				); err != nil {
					return err
				}
			}
			return nil
		},
	},
}
