package cgttest

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// simple reports whether games are so simple that everything can be done with them. Operations that go through all
// positions of two games take long otherwise.
func simple(gs ...surreal.Game) bool {
	for _, g := range gs {
		const late = 6
		if g.Birthday().Compare(surreal.DyadicFromInt(late)) > 0 {
			return false
		}
	}
	return few(gs...)
}

const siegelAlgebra = "Siegel, Combinatorial Game Theory, ch. II"

// algebraLaws are about the operations beside the group. They say something about games born by day 6 only, and the one
// about Conway's product where that is found soon.
var algebraLaws = []Law{
	{
		Name: "ordinal-definition", Arity: 2,
		Statement: "g:h = {g^L, g:h^L | g^R, g:h^R}",
		Source:    "Winning Ways, ch. 7; " + siegelAlgebra,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			var options [2][]surreal.Game
			for who := range options {
				for o := range a.options(g, cgt.Player(who)) {
					options[who] = append(options[who], o)
				}
				for o := range a.options(h, cgt.Player(who)) {
					options[who] = append(options[who], a.ordinal(g, o))
				}
			}
			return same("g:h", a.ordinal(g, h), "it by its options", a.make(options[cgt.Left], options[cgt.Right]))
		},
	},
	{
		Name: "ordinal-order", Arity: 3,
		Statement: "g:h and g:k are related as h and k are: the colon principle",
		Source:    "Winning Ways, ch. 7, the colon principle; " + siegelAlgebra,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			if !simple(g, h, k) {
				return nil
			}
			return a.related("g:h", a.ordinal(g, h), a.rel(h, k), "g:k", a.ordinal(g, k))
		},
	},
	{
		Name: "subordinate", Arity: 2,
		Statement: "h is the one game with which g makes the ordinal sum g:h",
		Source:    siegelAlgebra,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			k, ok := a.subordinate(a.ordinal(g, h), g)
			return first(holds(ok, "%s:%s is not found to be an ordinal sum", g, h), same("what is found", k, "h", h))
		},
	},
	{
		Name: "powers-sum", Arity: 1,
		Statement: "u + u^2 + u^3 = u^→3 for u = ↑, and for u = {0 || 0 | −x}, x > 0",
		Source:    "Winning Ways, ch. 8; " + siegelAlgebra,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			for _, u := range []surreal.Game{surreal.Up(1), surreal.Tiny(surreal.FromDyadic(aPositive(g)))} {
				var sum surreal.Game
				for n := int64(1); n <= 3; n++ {
					p, ok := a.pow(u, surreal.DyadicFromInt(n))
					if err := holds(ok, "%s has no power %d", u, n); err != nil {
						return err
					}
					sum = a.add(sum, p)
				}
				all, _ := a.powTo(u, surreal.DyadicFromInt(3))
				if err := same("the sum of the powers of "+show(u), sum, "the cumulative power", all); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "uptimal", Arity: 3,
		Statement: "x + *m + a·↑ + b·↑^2 + c·↑^3 has the coefficients a, b, c, and no other three give the same game",
		Source:    "Winning Ways, ch. 8; " + siegelAlgebra,
		check: func(a arithmetic, g, h, k surreal.Game) error {
			coefficient := func(g surreal.Game) surreal.Dyadic { return surreal.DyadicFromInt(int64(aNimber(g)%5) - 2) }
			want := surreal.Uptimal{
				Number: aNumber(g), Star: aNimber(h) % 4,
				Coefficients: []surreal.Dyadic{coefficient(g), coefficient(h), coefficient(k)},
			}
			sum := want.Game()
			got, ok := a.uptimal(sum)
			if err := holds(ok && got.Number == want.Number && got.Star == want.Star && len(got.Coefficients) <= 3,
				"%s, made of %v, has the expansion %v", sum, want, got); err != nil {
				return err
			}
			for i, c := range want.Coefficients {
				var d surreal.Dyadic
				if i < len(got.Coefficients) {
					d = got.Coefficients[i]
				}
				if err := holds(c == d, "%s, made of %v, has the expansion %v", sum, want, got); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "companion", Arity: 2,
		Statement: "the companions of g and h are related as g and h are, the companion of the companion of g is g, and it is born on the same day, but for 0 and *",
		Source:    "Siegel, Combinatorial Game Theory, §III.1",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			c, d := a.companion(g), a.companion(h)
			sameDay := a.birthday(c) == a.birthday(g) || a.isZero(g) || a.isZero(c)
			return first(
				a.related("the companion of g", c, a.rel(g, h), "that of h", d),
				same("the companion of the companion", a.companion(c), "g", g),
				holds(sameDay, "%s is not born when the companion %s is", g, c),
			)
		},
	},
	{
		Name: "norton-sum", Arity: 2,
		Statement: "(g + h)·↑ = g·↑ + h·↑, and 1·↑ = ↑",
		Source:    "Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.6",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			up := surreal.Up(1)
			return first(
				same("(g + h)·↑", a.norton(a.add(g, h), up), "g·↑ + h·↑", a.add(a.norton(g, up), a.norton(h, up))),
				same("1·↑", a.norton(surreal.Int(1), up), "↑", up),
			)
		},
	},
	{
		Name: "conway-product", Arity: 2,
		Statement: "g × h = h × g, 1 × g = g, 0 × g = 0, and x × y is the product of numbers",
		Source:    "Conway, On Numbers and Games, ch. 1, theorem 7",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) || !soon(func(c *surreal.Calculator) error { _, err := c.Times(context.Background(), g, h); return err }) {
				return nil
			}
			x, y := aNumber(g), aNumber(h)
			return first(
				same("g × h", a.times(g, h), "h × g", a.times(h, g)),
				same("1 × g", a.times(surreal.Int(1), g), "g", g),
				same("0 × g", a.times(zero, g), "0", zero),
				same("x × y", a.times(a.fromNumber(x), a.fromNumber(y)), "their product", a.fromNumber(x.Mul(y))),
			)
		},
	},
	{
		Name: "incentives", Arity: 1,
		Statement: "no incentive of g is ≥ 0, g plus one of Left's is an option of hers, and for a number they are all < 0",
		Source:    "Winning Ways, ch. 5; Siegel, Combinatorial Game Theory, §II.4",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !simple(g) {
				return nil
			}
			for _, i := range a.incentives(g, cgt.Left) {
				found := false
				for o := range a.options(g, cgt.Left) {
					found = found || a.add(g, i) == o
				}
				if err := first(
					holds(!a.ge(i, zero), "%s is an incentive and ≥ 0", i),
					holds(found, "g + %s is no option of Left", i),
					holds(!a.isNumber(g) || a.lt(i, zero), "%s is an incentive of a number and not < 0", i),
				); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "atomic-weight", Arity: 2,
		Statement: "the atomic weight of i + j is the sum of those of i and j, and that of g·↑ is g",
		Source:    "Winning Ways, ch. 8; Siegel, Combinatorial Game Theory, §II.7",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			i, j := anAllSmall(g), anAllSmall(h)
			v, ok1 := a.atomicWeight(i)
			w, ok2 := a.atomicWeight(j)
			s, ok3 := a.atomicWeight(a.add(i, j))
			x, ok4 := a.atomicWeight(a.norton(g, surreal.Up(1)))
			return first(
				holds(ok1 && ok2 && ok3 && ok4, "an all-small game has no atomic weight"),
				same("the weight of i + j", s, "the sum of the weights", a.add(v, w)),
				same("the weight of g·↑", x, "g", g),
			)
		},
	},
	{
		Name: "reduced", Arity: 2,
		Statement: "g differs from its reduced canonical form by an infinitesimal, and g + i has the same one",
		Source:    "J. P. Grossman, A. N. Siegel, Reductions of partizan games (2009); Siegel, Combinatorial Game Theory, §II.6",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !simple(g, h) {
				return nil
			}
			r := a.reduced(g)
			d := a.sub(g, r)
			var none surreal.Dyadic
			return first(
				holds(a.leftStop(d) == none && a.rightStop(d) == none, "g − %s = %s is no infinitesimal", r, d),
				same("the reduced form of g + i", a.reduced(a.add(g, anAllSmall(h))), "that of g", r),
			)
		},
	},
	{
		Name: "simplest", Arity: 2,
		Statement: "the simplest number between x and y > x is {x | y}",
		Source:    "Conway, On Numbers and Games, ch. 2, theorem 11",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			x, y := aNumber(g), aNumber(h)
			switch c := x.Compare(y); {
			case c == 0:
				return nil
			case c > 0:
				x, y = y, x
			}
			z, ok := a.between(surreal.Interval{Low: x, High: y, LowOpen: true, HighOpen: true})
			return first(
				holds(ok, "there is no number between %s and %s", x, y),
				same("the simplest number", a.fromNumber(z), "{x | y}", a.make([]surreal.Game{a.fromNumber(x)}, []surreal.Game{a.fromNumber(y)})),
			)
		},
	},
	{
		Name: "confusion-interval", Arity: 2,
		Statement: "a number x is confused with g if and only if it is in the confusion interval of g; also for the stops",
		Source:    "Winning Ways, ch. 5; Conway, On Numbers and Games, ch. 9",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			i, ok := a.confusion(g)
			for _, x := range []surreal.Dyadic{aNumber(h), a.leftStop(g), a.rightStop(g), a.leftStop(g).Add(a.rightStop(g)).Half()} {
				inside := ok && i.Contains(x)
				if err := holds(inside == a.confused(g, a.fromNumber(x)), "%s: the interval %v, %v", x, i, ok); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "overheat", Arity: 1,
		Statement: "g overheated from 1 to 0 is g, and heated by 0 as well",
		Source:    "Winning Ways, ch. 6; " + siegel25,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) || g.Birthday().Compare(surreal.DyadicFromInt(mostOptions)) > 0 {
				return nil
			}
			return first(same("g overheated", a.overheat(g, surreal.Int(1), zero), "g", g), same("g heated", a.heat(g, zero), "g", g))
		},
	},
	{
		Name: "sum-thermograph", Arity: 3,
		Statement: "the thermograph of a sum of switches, numbers and other games follows without adding them up, or by it",
		Source:    "Winning Ways, ch. 6",
		check: func(a arithmetic, g, h, k surreal.Game) error {
			var games []surreal.Game
			var sum surreal.Game
			for _, o := range []surreal.Game{g, h, k} {
				x, y := aSwitch(o)
				s := a.make([]surreal.Game{a.fromNumber(x)}, []surreal.Game{a.fromNumber(y)})
				games = append(games, s, a.fromNumber(aNumber(o)))
				sum = a.add(sum, a.add(s, a.fromNumber(aNumber(o))))
			}
			th := a.sumThermograph(games...)
			return holds(th.Equal(a.thermograph(sum)), "mean %s and temperature %s, but the sum %s has %s and %s", th.Mean(), th.Temperature(),
				sum, a.thermograph(sum).Mean(), a.thermograph(sum).Temperature())
		},
	},
	{
		Name: "parity", Arity: 2,
		Statement: "if g and h are even or odd, so is g + h, as numbers are; and so it is for tempers",
		Source:    "Winning Ways, ch. 6; Siegel, Combinatorial Game Theory, §II.5",
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			for _, parity := range []func(surreal.Game) surreal.Parity{a.parity, a.temper} {
				p, q := parity(g), parity(h)
				if p == surreal.Mixed || q == surreal.Mixed {
					continue
				}
				want := surreal.Odd
				if p == q {
					want = surreal.Even
				}
				if err := holds(parity(a.add(g, h)) == want, "g is %v, h is %v, and g + h is %v", p, q, parity(a.add(g, h))); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "stop-count", Arity: 1,
		Statement: "a number has one stop, and another game as many as its options together; g is the first of its followers, and options of followers are followers",
		Source:    "Siegel, Combinatorial Game Theory, ch. II; the documentation of CGSuite 2",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !simple(g) {
				return nil
			}
			const most = 1 << 40
			n, ok := a.numStops(g, most)
			want := uint64(1)
			if !a.isNumber(g) {
				want = 0
				for who := cgt.Left; who <= cgt.Right; who++ {
					for o := range a.options(g, who) {
						m, _ := a.numStops(o, most)
						want += m
					}
				}
			}
			followers := map[surreal.Game]bool{}
			begins := false
			for h := range a.followers(g) {
				begins = begins || len(followers) == 0 && h == g
				followers[h] = true
			}
			for h := range followers {
				for who := cgt.Left; who <= cgt.Right; who++ {
					for o := range a.options(h, who) {
						if err := holds(followers[o], "%s is an option of the follower %s, and none itself", o, h); err != nil {
							return err
						}
					}
				}
			}
			return first(holds(ok && n == want, "%d stops, the options have %d", n, want), holds(begins, "g is not its first follower"))
		},
	},
}
