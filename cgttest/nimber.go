package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

var nimberLaws = []Law{
	{
		Name: "nimber-sum", Arity: 2,
		Statement: "*m + *n = *(m ⊕ n), so *n + *n = 0",
		Source:    "Dubna notes, proposition 2.7",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			m, n := aNimber(g), aNimber(h)
			return first(
				same("*m + *n", a.add(a.fromNimber(m), a.fromNimber(n)), "*(m ⊕ n)", a.fromNimber(m^n)),
				same("*n + *n", a.add(a.fromNimber(n), a.fromNimber(n)), "0", zero),
			)
		},
	},
	{
		Name: "nimber-order", Arity: 2,
		Statement: "*m ‖ *n for m ≠ n",
		Source:    "Dubna notes, §2.1",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			m, n := aNimber(g), aNimber(h)
			if m == n {
				n++
			}
			return a.related("*m", a.fromNimber(m), surreal.Confused, "*n", a.fromNimber(n))
		},
	},
	{
		Name: "nimber-mex", Arity: 3,
		Statement: "{0, *l, *m, *n | 0, *l, *m, *n} = *k, where k is the least number that is not among 0, l, m, n; and {*l, *m, *n | *l, *m, *n} likewise",
		Source:    "Dubna notes, theorem 2.4 (R. P. Sprague 1935, P. M. Grundy 1939)",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			ns := []nim.Nimber{0, aNimber(g), aNimber(h), aNimber(k)}
			for _, ns := range [][]nim.Nimber{ns, ns[1:]} {
				mex := nim.Nimber(0)
				for slices.Contains(ns, mex) {
					mex++
				}
				var options []surreal.Game
				for _, n := range ns {
					options = append(options, a.fromNimber(n))
				}
				if err := same("{"+show(options)+" for both}", a.make(options, options), "the nimber", a.fromNimber(mex)); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "number-nimber", Arity: 3,
		Statement: "x + *m stands to y + *n as x to y if x ≠ y; and x + *m ‖ x + *n for m ≠ n",
		Source:    "Dubna notes, proposition 3.2",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			x, y := ends(g, h)
			m, n := aNimber(h), aNimber(k)
			xm := a.add(a.fromNumber(x), a.fromNimber(m))
			xn := a.add(a.fromNumber(x), a.fromNimber(n))
			yn := a.add(a.fromNumber(y), a.fromNimber(n))
			want := surreal.Confused
			if m == n {
				want = surreal.Equal
			}
			return first(
				a.related("x + *m", xm, surreal.Less, "y + *n", yn),
				a.related("x + *m", xm, want, "x + *n", xn),
			)
		},
	},
	{
		Name: "number-star", Arity: 1,
		Statement: "x + * = {x | x}",
		Source:    "Dubna notes, §3.1",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x := a.fromNumber(aNumber(g))
			return same("x + *", a.add(x, a.fromNimber(1)), "{x | x}", a.make([]surreal.Game{x}, []surreal.Game{x}))
		},
	},
}
