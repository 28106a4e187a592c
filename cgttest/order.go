package cgttest

import (
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// outcomes says what the relation of g to h is when the difference g − h has a given outcome.
var relations = map[cgt.Outcome]surreal.Rel{
	cgt.P: surreal.Equal,
	cgt.N: surreal.Confused,
	cgt.L: surreal.Greater,
	cgt.R: surreal.Less,
}

var orderLaws = []Law{
	{
		Name: "order-definition", Arity: 2,
		Statement: "g ≤ h unless some g^L ≥ h or some h^R ≤ g",
		Source:    "Conway, On Numbers and Games, ch. 0 and 7",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			for _, p := range [][2]surreal.Game{{g, h}, {h, g}} {
				le := !slices.ContainsFunc(a.left(p[0]), func(l surreal.Game) bool { return a.le(p[1], l) }) &&
					!slices.ContainsFunc(a.right(p[1]), func(r surreal.Game) bool { return a.le(r, p[0]) })
				if err := holds(a.le(p[0], p[1]) == le, "%s ≤ %s is %t, but %t by the options", p[0], p[1], !le, le); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "order-reflexive", Arity: 1,
		Statement: "g = g",
		Source:    "Dubna notes, exercise 1.5; " + onag7,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			return first(a.related("g", g, surreal.Equal, "g", g), holds(a.le(g, g), "not g ≤ g"))
		},
	},
	{
		Name: "order-antisymmetric", Arity: 2,
		Statement: "h stands to g as the converse of g to h; and g ≤ h and h ≤ g only if g and h are the same value",
		Source:    "Dubna notes, exercise 1.5; " + onag7,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			r := a.rel(g, h)
			return first(
				a.related("h", h, r.Neg(), "g", g),
				holds((r == surreal.Equal) == (g == h), "g %v h, and g == h is %t", r, g == h),
				holds((a.le(g, h) && a.le(h, g)) == (g == h), "g ≤ h is %t, h ≤ g is %t, and g == h is %t", a.le(g, h), a.le(h, g), g == h),
			)
		},
	},
	{
		Name: "order-transitive", Arity: 3,
		Statement: "g ≤ h ≤ k implies g ≤ k, for the three in any order",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			for _, p := range [][3]surreal.Game{{g, h, k}, {g, k, h}, {h, g, k}, {h, k, g}, {k, g, h}, {k, h, g}} {
				if err := holds(!a.le(p[0], p[1]) || !a.le(p[1], p[2]) || a.le(p[0], p[2]),
					"%s ≤ %s ≤ %s, but not the first ≤ the last", p[0], p[1], p[2]); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "order-sum", Arity: 3,
		Statement: "g + k stands to h + k as g to h",
		Source:    "Dubna notes, exercises 1.5 and 1.7; " + siegel1,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			return a.related("g + k", a.add(g, k), a.rel(g, h), "h + k", a.add(h, k))
		},
	},
	{
		Name: "order-negative", Arity: 2,
		Statement: "−h stands to −g as g to h",
		Source:    onag7 + "; " + siegel1,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			return a.related("−h", a.neg(h), a.rel(g, h), "−g", a.neg(g))
		},
	},
	{
		Name: "order-predicates", Arity: 2,
		Statement: "Le, Ge, Lt, Gt, Confused, Equal and IsZero say what Rel says",
		Source:    onag7,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			r := a.rel(g, h)
			less, equal, greater := r == surreal.Less, r == surreal.Equal, r == surreal.Greater
			return first(
				holds(a.le(g, h) == (less || equal), "g %v h, and Le is %t", r, a.le(g, h)),
				holds(a.ge(g, h) == (greater || equal), "g %v h, and Ge is %t", r, a.ge(g, h)),
				holds(a.lt(g, h) == less, "g %v h, and Lt is %t", r, a.lt(g, h)),
				holds(a.gt(g, h) == greater, "g %v h, and Gt is %t", r, a.gt(g, h)),
				holds(a.confused(g, h) == (r == surreal.Confused), "g %v h, and Confused is %t", r, a.confused(g, h)),
				holds(a.equal(g, h) == equal, "g %v h, and Equal is %t", r, a.equal(g, h)),
				holds(a.isZero(g) == (a.rel(g, zero) == surreal.Equal), "g %v 0, and IsZero is %t", a.rel(g, zero), a.isZero(g)),
			)
		},
	},
	{
		Name: "outcome-difference", Arity: 2,
		Statement: "g = h, g > h, g < h, g ‖ h as the outcome of g − h is P, L, R, N",
		Source:    "Dubna notes, definitions 5 and 7; " + siegel1,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			o := a.outcome(a.sub(g, h))
			return holds(a.rel(g, h) == relations[o], "g %v h, but the outcome of g − h is %v", a.rel(g, h), o)
		},
	},
	{
		Name: "outcome-definition", Arity: 1,
		Statement: "Left wins g moving first if some g^L is won by him moving second; and the same for Right",
		Source:    "Dubna notes, proposition 0.2; Siegel, Combinatorial Game Theory, §I.1",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			var wins [2]bool
			for who := cgt.Left; who <= cgt.Right; who++ {
				for o := range a.options(g, who) {
					wins[who] = wins[who] || a.outcome(o).Winner(who.Opponent()) == who
				}
			}
			want := cgt.OutcomeOf(wins[cgt.Left], wins[cgt.Right])
			return holds(a.outcome(g) == want, "the outcome is %v, but %v by the options", a.outcome(g), want)
		},
	},
	{
		Name: "outcome-negative", Arity: 1,
		Statement: "the outcome of −g is that of g with the players exchanged",
		Source:    "Dubna notes, definition 6; " + siegel1,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			got, want := a.outcome(a.neg(g)), a.outcome(g).Neg()
			return holds(got == want, "the outcome of −g is %v, not %v", got, want)
		},
	},
	{
		Name: "outcome-sum", Arity: 2,
		Statement: "a P-position changes no outcome; L + L is L; L + N is L or N; and the same for R",
		Source:    "Dubna notes, lemma 1.3 and exercise 1.7; Siegel, Combinatorial Game Theory, §I.1",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			o, p, got := a.outcome(g), a.outcome(h), a.outcome(a.add(g, h))
			if p == cgt.P || p != cgt.N && o == cgt.N {
				o, p = p, o
			}
			ok := true
			switch {
			case o == cgt.P:
				ok = got == p
			case o == cgt.L && p == cgt.L, o == cgt.R && p == cgt.R:
				ok = got == o
			case o != cgt.N && p == cgt.N:
				ok = got == o || got == cgt.N
			}
			return holds(ok, "the outcomes are %v and %v, that of the sum is %v", o, p, got)
		},
	},
	{
		Name: "structure-order", Arity: 3,
		Statement: "CompareStructure is a total order in which equal games are equal",
		Source:    "package surreal",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			c := a.compare
			for _, p := range [][3]surreal.Game{{g, h, k}, {g, k, h}, {h, g, k}, {h, k, g}, {k, g, h}, {k, h, g}} {
				if err := first(
					holds((c(p[0], p[1]) == 0) == (p[0] == p[1]), "CompareStructure(%s, %s) = %d", p[0], p[1], c(p[0], p[1])),
					holds(c(p[0], p[1]) == -c(p[1], p[0]), "CompareStructure(%s, %s) = %d = CompareStructure of the two exchanged", p[0], p[1], c(p[0], p[1])),
					holds(c(p[0], p[1]) > 0 || c(p[1], p[2]) > 0 || c(p[0], p[2]) <= 0, "%s, %s, %s come in this order in pairs, but the first after the last", p[0], p[1], p[2]),
				); err != nil {
					return err
				}
			}
			return nil
		},
	},
}
