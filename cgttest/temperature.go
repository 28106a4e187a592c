package cgttest

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

const siegel25 = "Siegel, Combinatorial Game Theory, §II.5"

// temperatures returns some that matter for g, none of them below 0.
func (a arithmetic) temperatures(g surreal.Game) []surreal.Dyadic {
	one := surreal.DyadicFromInt(1)
	ts := []surreal.Dyadic{{}, one.Half(), one}
	if t := a.thermograph(g).Temperature(); t.Sign() > 0 {
		ts = append(ts, t.Half(), t, t.Add(one))
	}
	return ts
}

// cooled returns g cooled by t ≥ 0.
func (a arithmetic) cooled(g surreal.Game, t surreal.Dyadic) surreal.Game {
	c, _ := a.cool(g, t)
	return c
}

// wallAt returns the place of the wall of who at the temperature t ≥ −1.
func (a arithmetic) wallAt(th surreal.Thermograph, who cgt.Player, t surreal.Dyadic) surreal.Dyadic {
	x, _ := a.wall(th, who).At(t)
	return x
}

var temperatureLaws = []Law{
	{
		Name: "cool-definition", Arity: 1,
		Statement: "g_t = {g^L_t − t | g^R_t + t} for 0 ≤ t up to the temperature of g, and above it is the mean of g; for some t",
		Source:    "Dubna notes, definition 13; " + siegel25,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) || a.isNumber(g) {
				return nil
			}
			th := a.thermograph(g)
			for _, t := range a.temperatures(g) {
				want := a.fromNumber(th.Mean())
				if t.Compare(th.Temperature()) <= 0 {
					var options [2][]surreal.Game
					for who, tax := range [2]surreal.Dyadic{t.Neg(), t} {
						for o := range a.options(g, cgt.Player(who)) {
							options[who] = append(options[who], a.add(a.cooled(o, t), a.fromNumber(tax)))
						}
					}
					want = a.make(options[cgt.Left], options[cgt.Right])
				}
				if err := same("g_t for t = "+t.String(), a.cooled(g, t), "it by its options", want); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "cool-sum", Arity: 2,
		Statement: "(g + h)_t = g_t + h_t for t ≥ 0; for some t",
		Source:    "Dubna notes, lemma 4.10; " + siegel25,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			s := a.add(g, h)
			for _, t := range a.temperatures(g) {
				if err := same("(g + h)_t for t = "+t.String(), a.cooled(s, t), "g_t + h_t", a.add(a.cooled(g, t), a.cooled(h, t))); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "cool-order", Arity: 2,
		Statement: "g ≤ h implies g_t ≤ h_t for t ≥ 0; for some t, also for g and g + p, where p = h + n > 0, n an integer",
		Source:    siegel25,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			if !few(g, h) {
				return nil
			}
			for _, p := range a.ordered(g, h) {
				for _, t := range a.temperatures(g) {
					x, y := a.cooled(p[0], t), a.cooled(p[1], t)
					if err := holds(a.le(x, y), "%s ≤ %s, but cooled by %s they are %s and %s", p[0], p[1], t, x, y); err != nil {
						return err
					}
				}
			}
			return nil
		},
	},
	{
		Name: "cool-walls", Arity: 1,
		Statement: "at t ≥ 0 the walls of the thermograph of g are the stops of g_t; for some t",
		Source:    "Dubna notes, example 4.9; " + siegel25,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			th := a.thermograph(g)
			for _, t := range a.temperatures(g) {
				c := a.cooled(g, t)
				l, r := a.wallAt(th, cgt.Left, t), a.wallAt(th, cgt.Right, t)
				if err := holds(l == a.leftStop(c) && r == a.rightStop(c), "at %s the walls are %s and %s, and g_t = %s", t, l, r, c); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "walls-slope", Arity: 1,
		Statement: "walls are vertical or turn inwards as t grows, by as much as t grows; they meet in the mast at the temperature of g",
		Source:    "Dubna notes, propositions 4.11 and 4.12",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			th := a.thermograph(g)
			for who := cgt.Left; who <= cgt.Right; who++ {
				var last *surreal.Corner
				for c := range a.wall(th, who).Corners() {
					if last != nil {
						in := c.X.Sub(last.X)
						if who == cgt.Left {
							in = in.Neg()
						}
						if err := holds(in.Sign() == 0 || in == c.T.Sub(last.T), "the %v wall goes from %s at %s to %s at %s", who, last.X, last.T, c.X, c.T); err != nil {
							return err
						}
					}
					last = &c
				}
				if err := holds(last.X == th.Mean() && last.T.Compare(th.Temperature()) <= 0, "the %v wall ends in %s at %s", who, last.X, last.T); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "walls-triangle", Arity: 1,
		Statement: "m − (T − t) ≤ the Right wall ≤ the Left wall ≤ m + (T − t) for −1 ≤ t ≤ T, m the mean and T the temperature of g",
		Source:    "Dubna notes, proposition 4.13",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			th := a.thermograph(g)
			m, top := th.Mean(), th.Temperature()
			for who := cgt.Left; who <= cgt.Right; who++ {
				for c := range a.wall(th, who).Corners() {
					d := top.Sub(c.T)
					if err := fromTo("at "+c.T.String()+" these", m.Sub(d), a.wallAt(th, cgt.Right, c.T), a.wallAt(th, cgt.Left, c.T), m.Add(d)); err != nil {
						return err
					}
				}
			}
			return nil
		},
	},
	{
		Name: "mean-sum", Arity: 2,
		Statement: "the mean of g + h is the sum of the means; its temperature is at most the higher of the temperatures",
		Source:    "Dubna notes, corollary 4.14; " + siegel25,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			s, x, y := a.thermograph(a.add(g, h)), a.thermograph(g), a.thermograph(h)
			hottest := x.Temperature()
			if t := y.Temperature(); t.Compare(hottest) > 0 {
				hottest = t
			}
			return first(
				holds(s.Mean() == x.Mean().Add(y.Mean()), "the means %s, %s and of the sum %s", x.Mean(), y.Mean(), s.Mean()),
				holds(s.Temperature().Compare(hottest) <= 0, "the temperatures %s, %s and of the sum %s", x.Temperature(), y.Temperature(), s.Temperature()),
			)
		},
	},
	{
		Name: "mean-multiple", Arity: 1,
		Statement: "n·m − T ≤ R(n·g) and L(n·g) ≤ n·m + T for the mean m of g and T ≥ 0, T not below the temperature of g; for n ≤ 4",
		Source:    "Dubna notes, corollary 4.14",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			th := a.thermograph(g)
			t := th.Temperature()
			if t.Sign() < 0 {
				t = surreal.Dyadic{}
			}
			for n := int64(1); n <= 4; n++ {
				s, m := a.mul(g, n), th.Mean().Mul(surreal.DyadicFromInt(n))
				if err := fromTo("these", m.Sub(t), a.rightStop(s), a.leftStop(s), m.Add(t)); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Name: "temperature-switch", Arity: 1,
		Statement: "{x | y} has the temperature (x − y)/2 and the mean (x + y)/2",
		Source:    "Dubna notes, definition 11",
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			x, y := aSwitch(g)
			th := a.thermograph(a.pair(x, y))
			return holds(th.Temperature() == x.Sub(y).Half() && th.Mean() == x.Add(y).Half(),
				"%s and %s for {%s | %s}", th.Temperature(), th.Mean(), x, y)
		},
	},
	{
		Name: "thermograph-negative", Arity: 1,
		Statement: "the walls of −g are those of g, mirrored and exchanged",
		Source:    siegel25,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			return holds(a.thermograph(a.neg(g)).Equal(a.thermograph(g).Neg()), "another thermograph for −g")
		},
	},
	{
		Name: "freeze-infinitesimal", Arity: 1,
		Statement: "g cooled by its own temperature has both stops at the mean of g",
		Source:    siegel25,
		check: func(a arithmetic, g, _, _ surreal.Game) error {
			if !few(g) {
				return nil
			}
			f, m := a.freeze(g), a.thermograph(g).Mean()
			return holds(a.leftStop(f) == m && a.rightStop(f) == m, "it is %s, the mean %s", f, m)
		},
	},
	{
		Name: "heat-cool", Arity: 2,
		Statement: "g heated and then cooled by a number t > 0 is g; t = |h|, or 1",
		Source:    "Winning Ways, ch. 6; " + siegel25,
		check: func(a arithmetic, g, h, _ surreal.Game) error {
			const deep = 64 // heating goes through all positions of n·↑
			if !few(g) || g.Birthday().Compare(surreal.DyadicFromInt(deep)) > 0 {
				return nil
			}
			t := aPositive(h)
			if !soon(func(c *surreal.Calculator) error {
				_, err := c.Heat(context.Background(), g, a.fromNumber(t))
				return err
			}) {
				return nil
			}
			return same("g, heated and cooled", a.cooled(a.heat(g, a.fromNumber(t)), t), "g", g)
		},
	},
}
