package cgttest

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

func games(texts ...string) []surreal.Game {
	var gs []surreal.Game
	for _, s := range texts {
		gs = append(gs, surreal.MustParse(s))
	}
	return gs
}

// All laws hold on the 22 games born by day 2.
func TestLawsHoldByDay2(t *testing.T) {
	var gs []surreal.Game
	for _, tree := range oracle.Born(2) {
		gs = append(gs, surreal.FromTree(tree))
	}
	if len(gs) != 22 {
		t.Fatalf("%d games born by day 2, want 22", len(gs))
	}
	// There are more than ten thousand triples; laws that need not see all of them get some.
	for _, law := range Laws() {
		some := gs
		if law.Arity == 3 && (testing.Short() || !strings.HasPrefix(law.Name, "add-") && !strings.HasPrefix(law.Name, "order-")) {
			some = gs[:11]
		}
		if err := testGamesIn(surrealArithmetic, []Law{law}, some); err != nil {
			t.Error(err)
		}
	}
}

// All laws hold on the games that the books write about most.
func TestLawsHoldOnFamousGames(t *testing.T) {
	for _, s := range []string{
		"0 1 -1", "1/2 -3/4 5/8", "* *2 *5", "^ v ^*", "^3 v2* ^^*4", "+-1 +-1/2 1", "{2|1||-1} 1/4 +-5/4",
		"+_1 -_1 +_2", "{3||1|0} 2 {2|1}", "+-{1,{2|0}} +-{3,{4|2}} *", "{1||0|-1} {1|0||-1} 0", "{1|*} {^|-1/2} {0|^^}",
		"9223372036854775807 -9223372036854775807/2 1/9223372036854775808", "^4294967296*65537 *65535 v4294967296",
	} {
		if err := TestGames(games(strings.Fields(s)...)...); err != nil {
			t.Errorf("%s: %v", s, err)
		}
	}
}

// Laws of operations that would not come to an end say nothing.
func TestLawsEnd(t *testing.T) {
	for _, s := range []string{
		"{1v<2>*|v<2>*||0,v<2>*} {vv*,v||vv*|-1vv*}", // their Conway product is not found in ten minutes
		"vv*29 -" + strings.Repeat("7", 4000),        // one heated by the other takes minutes
	} {
		gs := games(strings.Fields(s)...)
		for _, law := range Laws() {
			if law.Arity <= 2 {
				if err := law.Check(gs...); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// coolWith makes a wrong cooling of a function of the game and the temperature.
func coolWith(f func(g, t surreal.Game) surreal.Game) func(surreal.Game, surreal.Dyadic) (surreal.Game, bool) {
	return func(g surreal.Game, t surreal.Dyadic) (surreal.Game, bool) { return f(g, surreal.FromDyadic(t)), true }
}

// Each law can fail: there is a wrong arithmetic, and there are games, on which it does.
func TestLawsCanFail(t *testing.T) {
	star, one := surreal.Nimber(1), surreal.Int(1)
	number := func(n int64) surreal.Dyadic { return surreal.DyadicFromInt(n) }
	broken := map[string]struct {
		games  string
		change func(a *arithmetic)
	}{
		"add-zero": {"^", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game { return surreal.Sum(g, h, star) }
		}},
		"add-inverse": {"1", func(a *arithmetic) {
			a.neg = func(g surreal.Game) surreal.Game { return g }
		}},
		"add-commutative": {"1 *", func(a *arithmetic) {
			a.add = func(g, _ surreal.Game) surreal.Game { return g }
		}},
		"add-associative": {"* 1 0", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game {
				if g.IsNumber() {
					return surreal.Sum(g, h, star)
				}
				return g.Add(h)
			}
		}},
		"add-definition": {"1 *", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game { // a selective sum: nobody may move in both
				return surreal.New(slices.Collect(g.Left()), slices.Collect(h.Right()))
			}
		}},
		"neg-definition": {"1/2", func(a *arithmetic) {
			a.neg = func(g surreal.Game) surreal.Game { return surreal.Int(1).Sub(g.Add(star)) }
		}},
		"neg-involution": {"2", func(a *arithmetic) {
			a.neg = func(g surreal.Game) surreal.Game { return one.Sub(g).Add(g).Sub(one) }
		}},
		"neg-sum": {"1 1", func(a *arithmetic) {
			a.neg = func(g surreal.Game) surreal.Game { return one.Sub(g) }
		}},
		"difference": {"1 *", func(a *arithmetic) {
			a.sub = func(g, h surreal.Game) surreal.Game { return h.Sub(g) }
		}},
		"multiple": {"*", func(a *arithmetic) {
			a.mul = func(g surreal.Game, n int64) surreal.Game { return g }
		}},
		"sum-of-many": {"1 2 *", func(a *arithmetic) {
			a.sum = func(gs ...surreal.Game) surreal.Game { return surreal.Sum(gs[min(1, len(gs)):]...) }
		}},
		"order-definition": {"^ *", func(a *arithmetic) {
			a.le = func(g, h surreal.Game) bool { return g.LeftStop().Compare(h.RightStop()) <= 0 }
		}},
		"order-reflexive": {"*", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return g.Add(h).Rel(star) }
		}},
		"order-antisymmetric": {"1 2", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return surreal.Greater }
		}},
		"order-transitive": {"^ * v", func(a *arithmetic) {
			a.le = func(g, h surreal.Game) bool { return !g.Gt(h) } // takes the confused for comparable
		}},
		"order-sum": {"* 0 *", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return g.Add(g).Rel(h) }
		}},
		"order-negative": {"1 1", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return g.Add(one).Rel(h.Add(h)) }
		}},
		"order-predicates": {"1 *", func(a *arithmetic) {
			a.confused = func(g, h surreal.Game) bool { return true }
		}},
		"outcome-difference": {"1 *", func(a *arithmetic) {
			a.outcome = func(g surreal.Game) cgt.Outcome { return cgt.N }
		}},
		"outcome-definition": {"{1|*}", func(a *arithmetic) {
			a.outcome = func(g surreal.Game) cgt.Outcome {
				if g.IsNumber() {
					return g.Outcome()
				}
				return cgt.N
			}
		}},
		"outcome-negative": {"1", func(a *arithmetic) {
			a.outcome = func(g surreal.Game) cgt.Outcome { return cgt.L }
		}},
		"outcome-sum": {"^ ^*", func(a *arithmetic) {
			a.outcome = func(g surreal.Game) cgt.Outcome {
				if g == surreal.MustParse("^2*") {
					return cgt.R
				}
				return g.Outcome()
			}
		}},
		"structure-order": {"^ * 1", func(a *arithmetic) {
			a.compare = func(g, h surreal.Game) int { return strings.Compare(g.String(), h.String()) & 1 }
		}},
		"canonical-rebuild": {"{2|1||-1}", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.New(l[1:], r) }
		}},
		"canonical-order": {"+-{1,{2|0}}", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game {
				if slices.IsSortedFunc(l, surreal.CompareStructure) {
					return surreal.New(l, r)
				}
				return surreal.New(l[:1], r)
			}
		}},
		"canonical-undominated":  {"^", func(a *arithmetic) { a.options = withOption(games("-1")[0], zero) }},
		"canonical-irreversible": {"^*", func(a *arithmetic) { a.options = withOption(games("^*2")[0], games("v*2")[0]) }},
		"canonical-dominated": {"+-1 2", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.New(l[len(l)-1:], r) }
		}},
		"canonical-gift-horse": {"^ *", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game {
				if len(l)+len(r) > 3 {
					return surreal.New(l, r)
				}
				return surreal.New(l[len(l)-1:], r)
			}
		}},
		"canonical-bypass": {"* 0 *", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.Int(int64(len(l))) }
		}},
		"birthday-definition": {"^", func(a *arithmetic) {
			a.birthday = func(g surreal.Game) surreal.Dyadic { return number(3) }
		}},
		"birthday-sum": {"1 1", func(a *arithmetic) {
			a.birthday = func(g surreal.Game) surreal.Dyadic { return g.Birthday().Mul(g.Birthday()) }
		}},
		"tree-inverse": {"{1|*}", func(a *arithmetic) {
			a.tree = func(g surreal.Game, most int) (cgt.Tree, error) { return g.Neg().Tree(most) }
		}},
		"text-inverse": {"{2|1||-1}", func(a *arithmetic) {
			a.text = func(g surreal.Game) string { return strings.ReplaceAll(g.String(), "||", ",") }
		}},
		"text-marshal": {"*", func(a *arithmetic) {
			a.marshal = func(g surreal.Game) ([]byte, error) { return []byte("{0|0}"), nil }
		}},
		"stops-order": {"+-1", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.RightStop().Sub(number(1)) }
		}},
		"stops-definition": {"{2|1||-1}", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.RightStop() }
		}},
		"stops-negative": {"{1|0}", func(a *arithmetic) { a.rightStop = surreal.Game.LeftStop }},
		"stops-sum": {"1 1", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.LeftStop().Mul(g.LeftStop()) }
		}},
		"stops-number-sum": {"{1|0} 2", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.LeftStop().Abs().Half() }
			a.rightStop = func(g surreal.Game) surreal.Dyadic { return number(0) }
		}},
		"stops-monotone": {"-2 1", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.LeftStop().Abs() }
		}},
		"stops-number": {"+-1 0", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel {
				return map[int]surreal.Rel{-1: surreal.Less, 0: surreal.Equal, 1: surreal.Greater}[g.RightStop().Compare(h.RightStop())]
			}
		}},
		"number-parts": {"^", func(a *arithmetic) {
			a.nimber = func(g surreal.Game) (nim.Nimber, bool) { return 0, true }
		}},
		"number-field": {"1/2 1/4", func(a *arithmetic) {
			a.addNumbers = func(x, y surreal.Dyadic) surreal.Dyadic { return x.Add(y).Half() }
		}},
		"number-options": {"1/2", func(a *arithmetic) {
			a.options = func(g surreal.Game, who cgt.Player) iter.Seq[surreal.Game] { return g.Options(who.Opponent()) }
		}},
		"number-middle": {"3/4", func(a *arithmetic) {
			a.options = func(g surreal.Game, who cgt.Player) iter.Seq[surreal.Game] {
				return slices.Values([]surreal.Game{g.Add(surreal.Int(3*int64(who) - 1))})
			}
		}},
		"number-simplest": {"1/4 1", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game {
				if len(l)+len(r) < 2 {
					return surreal.New(l, r)
				}
				x, y := l[0].LeftStop(), r[0].RightStop()
				return surreal.FromDyadic(x.Add(y).Half()) // the middle is not always the simplest
			}
		}},
		"number-simplest-fitting": {"^ 1", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return star }
		}},
		"number-translation": {"+-1 1", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.New(r, l) }
		}},
		"number-avoidance": {"* 1/2", func(a *arithmetic) {
			a.outcome = func(g surreal.Game) cgt.Outcome {
				if g.IsNumber() {
					return cgt.P
				}
				return g.Outcome()
			}
		}},
		"nimber-sum": {"*2 *3", func(a *arithmetic) {
			a.fromNimber = func(n nim.Nimber) surreal.Game { return surreal.Nimber(n + 1) }
		}},
		"nimber-order": {"*2 *3", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return surreal.Less }
		}},
		"nimber-mex": {"* *2 *3", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.New(l[:3], r[:3]) }
		}},
		"number-nimber": {"1 2 *", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { return surreal.Confused }
		}},
		"number-star": {"1", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game { return g }
		}},
		"up-definition": {"0", func(a *arithmetic) {
			a.up = func(n int64) surreal.Game { return surreal.Tiny(surreal.Int(n)) }
		}},
		"up-order": {"* *", func(a *arithmetic) {
			a.up = func(n int64) surreal.Game { return surreal.Up(n).Add(star) }
		}},
		"all-small-order": {"{1|-1} 1", func(a *arithmetic) {
			a.up = surreal.Int
		}},
		"tiny": {"1 1", func(a *arithmetic) {
			a.tiny = func(g surreal.Game) surreal.Game { return surreal.Up(1) }
		}},
		"switch-number": {"+-1 1", func(a *arithmetic) {
			a.rel = func(g, h surreal.Game) surreal.Rel { // takes the ends of the interval for comparable
				if g.LeftStop() == h.LeftStop() {
					return surreal.Greater
				}
				return g.Rel(h)
			}
		}},
		"switch-avoidance": {"+-1 2", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game { return h }
		}},
		"switch-double": {"+-2", func(a *arithmetic) {
			a.add = func(g, h surreal.Game) surreal.Game { return g }
		}},
		"switch-mean": {"{3|1}", func(a *arithmetic) {
			a.switchOf = func(x surreal.Game) surreal.Game { return surreal.New([]surreal.Game{x}, []surreal.Game{zero}) }
		}},
		"switch-stops": {"+-3 +-2 +-1", func(a *arithmetic) {
			a.leftStop = func(g surreal.Game) surreal.Dyadic { return g.RightStop() }
		}},
		"switch-dominated": {"0 1 1", func(a *arithmetic) {
			a.make = func(l, r []surreal.Game) surreal.Game { return surreal.New(l[len(l)-1:], r) }
		}},
		"cool-definition": {"{2|1||-1}", func(a *arithmetic) { a.cool = coolWith(surreal.Game.Sub) }},
		"cool-sum": {"+-1 +-2", func(a *arithmetic) {
			a.cool = coolWith(func(g, _ surreal.Game) surreal.Game { return surreal.FromDyadic(g.LeftStop()) })
		}},
		"cool-order": {"-2 1", func(a *arithmetic) {
			a.cool = coolWith(func(g, _ surreal.Game) surreal.Game { return surreal.FromDyadic(g.LeftStop().Abs()) })
		}},
		"cool-walls": {"{2|1||-1}", func(a *arithmetic) { a.cool = coolWith(surreal.Game.Heat) }},
		"walls-slope": {"{2|1||-1}", func(a *arithmetic) {
			a.wall = func(th surreal.Thermograph, who cgt.Player) surreal.Wall { return th.Wall(who).Add(th.Wall(who)) }
		}},
		"walls-triangle": {"+-1", func(a *arithmetic) {
			a.wall = func(th surreal.Thermograph, who cgt.Player) surreal.Wall { return th.Wall(who.Opponent()) }
		}},
		"mean-sum": {"+-1 2", func(a *arithmetic) {
			a.thermograph = func(g surreal.Game) surreal.Thermograph { return g.Thermograph().Translate(number(1)) }
		}},
		"mean-multiple": {"{2|1||-1}", func(a *arithmetic) {
			a.mul = func(g surreal.Game, n int64) surreal.Game { return g.Mul(n * n) }
		}},
		"temperature-switch": {"{3|1}", func(a *arithmetic) {
			a.thermograph = func(g surreal.Game) surreal.Thermograph { return g.Freeze().Thermograph() }
		}},
		"thermograph-negative": {"{2|1||-1}", func(a *arithmetic) {
			a.thermograph = func(g surreal.Game) surreal.Thermograph {
				return g.Thermograph().Translate(number(1))
			}
		}},
		"freeze-infinitesimal": {"+-1", func(a *arithmetic) { a.freeze = func(g surreal.Game) surreal.Game { return g } }},
		"heat-cool":            {"* 1", func(a *arithmetic) { a.heat = surreal.Game.Add }},

		"ordinal-definition": {"* 1", func(a *arithmetic) { a.ordinal = surreal.Sum }},
		"ordinal-order": {"* 1 2", func(a *arithmetic) {
			a.ordinal = func(gs ...surreal.Game) surreal.Game { return gs[0] }
		}},
		"subordinate": {"* ^", func(a *arithmetic) {
			a.subordinate = func(g, b surreal.Game) (surreal.Game, bool) { return g.Sub(b), true }
		}},
		"powers-sum": {"1", func(a *arithmetic) { a.powTo = a.pow }},
		"uptimal": {"1 *2 *3", func(a *arithmetic) {
			a.uptimal = func(g surreal.Game) (surreal.Uptimal, bool) {
				u, ok := g.Uptimal()
				slices.Reverse(u.Coefficients)
				return u, ok
			}
		}},
		"companion": {"^ 0", func(a *arithmetic) { a.companion = surreal.Game.Neg }},
		"norton-sum": {"* *", func(a *arithmetic) {
			a.norton = func(g, u surreal.Game) surreal.Game { return g.Add(u) }
		}},
		"conway-product": {"^ 1/2", func(a *arithmetic) { a.times = surreal.Game.Norton }},
		"incentives": {"+-1", func(a *arithmetic) {
			a.incentives = func(g surreal.Game, _ ...cgt.Player) []surreal.Game { return slices.Collect(g.Left()) }
		}},
		"atomic-weight": {"^ ^", func(a *arithmetic) {
			a.atomicWeight = func(g surreal.Game) (surreal.Game, bool) {
				w, ok := g.AtomicWeight()
				return w.Norton(surreal.Int(2)), ok
			}
		}},
		"reduced": {"{3/2*|1/2||-1^} *", func(a *arithmetic) { a.reduced = func(g surreal.Game) surreal.Game { return g } }},
		"simplest": {"1/4 1", func(a *arithmetic) {
			a.between = func(i surreal.Interval) (surreal.Dyadic, bool) { return i.Low.Add(i.High).Half(), true }
		}},
		"confusion-interval": {"+-1 1", func(a *arithmetic) {
			a.confusion = func(g surreal.Game) (surreal.Interval, bool) {
				i, ok := g.ConfusionInterval()
				i.LowOpen = !i.LowOpen
				return i, ok
			}
		}},
		"overheat": {"{2|1||-1}", func(a *arithmetic) {
			a.overheat = func(g, s, t surreal.Game) surreal.Game { return g.Overheat(t, s) }
		}},
		"sum-thermograph": {"+-1 +-2 +-3", func(a *arithmetic) {
			a.sumThermograph = func(games ...surreal.Game) surreal.Thermograph { return games[0].Thermograph() }
		}},
		"parity": {"1 *", func(a *arithmetic) { a.parity = func(surreal.Game) surreal.Parity { return surreal.Odd } }},
		"stop-count": {"^", func(a *arithmetic) {
			a.followers = func(g surreal.Game) iter.Seq[surreal.Game] { return g.Left() }
		}},
	}
	for _, law := range Laws() {
		b, ok := broken[law.Name]
		if !ok {
			t.Errorf("%s: nothing shows that this law can fail", law.Name)
			continue
		}
		delete(broken, law.Name)
		gs := games(strings.Fields(b.games)...)
		if err := law.Check(gs...); err != nil {
			t.Errorf("broken without a change: %v", err)
		}
		a := surrealArithmetic
		b.change(&a)
		err := law.checkIn(a, gs)
		var broken *LawError
		if !errors.As(err, &broken) {
			t.Errorf("%s: the wrong arithmetic is not caught on %s", law.Name, b.games)
			continue
		}
		if broken.Law != law.Name || broken.Found == "" || broken.On == "" || broken.Statement != law.Statement {
			t.Errorf("the error %#v does not say what is broken, and where", broken)
		}
	}
	for name := range broken {
		t.Errorf("there is no law %s", name)
	}
}

// withOption adds an option for each player to every game.
func withOption(left, right surreal.Game) func(g surreal.Game, who cgt.Player) iter.Seq[surreal.Game] {
	return func(g surreal.Game, who cgt.Player) iter.Seq[surreal.Game] {
		return slices.Values(append(slices.Collect(g.Options(who)), []surreal.Game{left, right}[who]))
	}
}

func TestLawsAreDescribed(t *testing.T) {
	seen := map[string]bool{}
	for _, law := range Laws() {
		if law.Name == "" || law.Statement == "" || law.Source == "" || law.Arity < 1 || law.Arity > 3 {
			t.Errorf("law %+v lacks something", law)
		}
		if seen[law.Name] {
			t.Errorf("two laws are called %s", law.Name)
		}
		seen[law.Name] = true
	}
}

func TestLawNeedsEnoughGames(t *testing.T) {
	for _, law := range Laws() {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s: no panic for too few games", law.Name)
				}
			}()
			law.Check(make([]surreal.Game, law.Arity-1)...)
		}()
	}
}

func TestGamesNeedsGames(t *testing.T) {
	if err := TestGames(); err == nil {
		t.Error("no error for a check of nothing")
	}
}

// Errors of several laws are joined, and each can be found.
func TestGamesReportsEveryLaw(t *testing.T) {
	a := surrealArithmetic
	a.neg = func(g surreal.Game) surreal.Game { return g }
	err := testGamesIn(a, Laws(), games("1", "*"))
	for _, name := range []string{"add-inverse", "neg-definition", "order-negative", "stops-negative"} {
		if err == nil || !strings.Contains(err.Error(), "cgttest: "+name+": ") {
			t.Errorf("%s is not reported in %v", name, err)
		}
	}
}

// The games that laws make of others are of the kind that is meant.
func TestKinds(t *testing.T) {
	var o oracle.Order
	for _, tree := range oracle.Born(2) {
		g := surreal.FromTree(tree)
		i, err := anAllSmall(g).Tree(1000)
		if err != nil || !o.AllSmall(i) {
			t.Errorf("%v makes %v, which is not all-small", g, anAllSmall(g))
		}
		if o.AllSmall(tree) && anAllSmall(g) != g {
			t.Errorf("%v is all-small, but makes %v", g, anAllSmall(g))
		}
		if aNoNumber(g).IsNumber() {
			t.Errorf("%v makes the number %v", g, aNoNumber(g))
		}
		if x, y := aSwitch(g); x.Compare(y) <= 0 {
			t.Errorf("%v makes the switch {%v|%v}", g, x, y)
		}
		if !above(g).Gt(zero) {
			t.Errorf("%v makes %v, which is not positive", g, above(g))
		}
		if aPositive(g).Sign() <= 0 {
			t.Errorf("%v makes %v, which is not positive", g, aPositive(g))
		}
	}
}
