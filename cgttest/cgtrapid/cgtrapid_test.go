package cgtrapid_test

import (
	"flag"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest/cgtrapid"
	"github.com/cgt-go/sdk/cgttest/oracle"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// generators lists all generators of games.
var generators = []struct {
	name  string
	games *rapid.Generator[surreal.Game]
}{
	{"Number", cgtrapid.Number()},
	{"Nimber", cgtrapid.Nimber()},
	{"NumberUpStar", cgtrapid.NumberUpStar()},
	{"Game0", cgtrapid.Game(0)},
	{"Game1", cgtrapid.Game(1)},
	{"Game2", cgtrapid.Game(2)},
	{"Game3", cgtrapid.Game(3)},
	{"Game4", cgtrapid.Game(4)},
	{"AllSmall", cgtrapid.AllSmall(3)},
	{"Infinitesimal", cgtrapid.Infinitesimal()},
	{"Switch", cgtrapid.Switch()},
	{"Hot", cgtrapid.Hot(3)},
	{"Any", cgtrapid.Any()},
}

// All laws hold on the games of all generators.
func TestLaws(t *testing.T) {
	for _, c := range generators {
		t.Run(c.name, func(t *testing.T) {
			cgtrapid.CheckLaws(t, c.games)
		})
	}
}

// Every generator keeps the promise of its doc.
func TestPromises(t *testing.T) {
	check := func(name string, g *rapid.Generator[surreal.Game], kept func(g surreal.Game) bool) {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			if g := g.Draw(t, "g"); !kept(g) {
				t.Fatalf("%v breaks the promise", g)
			}
		}))
	}
	check("Number", cgtrapid.Number(), surreal.Game.IsNumber)
	check("Nimber", cgtrapid.Nimber(), func(g surreal.Game) bool { _, ok := g.Nimber(); return ok })
	check("NumberUpStar", cgtrapid.NumberUpStar(), func(g surreal.Game) bool { _, _, _, ok := g.NumberUpStar(); return ok })
	zero := surreal.Dyadic{}
	stopsAtZero := func(g surreal.Game) bool { return g.LeftStop() == zero && g.RightStop() == zero }
	for day := range 5 {
		bornBy := func(g surreal.Game) bool { return g.Birthday().Compare(surreal.DyadicFromInt(int64(day))) <= 0 }
		check(fmt.Sprint("Game", day), cgtrapid.Game(day), bornBy)
		check(fmt.Sprint("AllSmall", day), cgtrapid.AllSmall(day), func(g surreal.Game) bool { return bornBy(g) && stopsAtZero(g) })
		check(fmt.Sprint("Hot", day), cgtrapid.Hot(day), func(g surreal.Game) bool { return g.LeftStop().Compare(g.RightStop()) > 0 })
	}
	check("Infinitesimal", cgtrapid.Infinitesimal(), stopsAtZero)
	check("Switch", cgtrapid.Switch(), func(g surreal.Game) bool {
		return g.NumOptions(cgt.Left) == 1 && g.NumOptions(cgt.Right) == 1 && g.LeftStop().Compare(g.RightStop()) > 0 &&
			surreal.New([]surreal.Game{surreal.FromDyadic(g.LeftStop())}, []surreal.Game{surreal.FromDyadic(g.RightStop())}) == g
	})
	for rank := range 6 {
		t.Run(fmt.Sprint("Tree", rank), rapid.MakeCheck(func(t *rapid.T) {
			if g := cgtrapid.Tree(rank).Draw(t, "g"); g.Rank() > rank {
				t.Fatalf("the rank of %v is %d", g, g.Rank())
			}
			g := cgtrapid.ImpartialTree(rank).Draw(t, "impartial")
			if _, ok := oracle.Grundy(g); !ok || g.Rank() > rank {
				t.Fatalf("%v is impartial: %t, and its rank is %d", g, ok, g.Rank())
			}
		}))
	}
}

// The generators come to everything that they are there for: these must be among the first thousand.
func TestReach(t *testing.T) {
	const many = 1000
	var drawn []surreal.Game
	for seed := range many {
		drawn = append(drawn, cgtrapid.NumberUpStar().Example(seed))
		drawn = append(drawn, cgtrapid.Number().Example(seed))
		drawn = append(drawn, cgtrapid.Nimber().Example(seed))
	}
	some := func(what string, is func(x, n surreal.Dyadic, m nim.Nimber) bool) {
		for _, g := range drawn {
			if x, n, m, ok := g.NumberUpStar(); ok && is(x, n, m) {
				return
			}
		}
		t.Errorf("no %s", what)
	}
	some("numerator beyond 64 bits", func(x, _ surreal.Dyadic, _ nim.Nimber) bool { return x.Exp() < 300 && x.Num().BitLen() > 64 })
	some("exponent beyond 65535", func(x, _ surreal.Dyadic, _ nim.Nimber) bool { return x.Exp() > math.MaxUint16 })
	some("ups beyond 32 bits", func(_, n surreal.Dyadic, _ nim.Nimber) bool { return n.Num().BitLen() > 32 })
	some("ups beyond 64 bits", func(_, n surreal.Dyadic, _ nim.Nimber) bool { return n.Num().BitLen() > 64 })
	some("nimber beyond 65535", func(_, _ surreal.Dyadic, m nim.Nimber) bool { return m > math.MaxUint16 })
	some("nimber beyond 32 bits", func(_, _ surreal.Dyadic, m nim.Nimber) bool { return bits.Len64(uint64(m)) > 32 })
	some("negative number with ups and stars", func(x, n surreal.Dyadic, m nim.Nimber) bool { return x.Sign() < 0 && n.Sign() != 0 && m > 0 })

	for day, want := range []int{1, 4, 22, 150} {
		values := map[surreal.Game]bool{}
		for seed := range many {
			values[cgtrapid.Game(day).Example(seed)] = true
		}
		if len(values) < want {
			t.Errorf("of the games born by day %d only %d are drawn in %d", day, len(values), many)
		}
	}
	outcomes := map[cgt.Outcome]int{}
	kinds := map[string]int{}
	for seed := range many {
		g := cgtrapid.Any().Example(seed)
		outcomes[g.Outcome()]++
		switch _, _, _, upStar := g.NumberUpStar(); {
		case g.IsNumber():
			kinds["number"]++
		case g.LeftStop() != g.RightStop():
			kinds["hot"]++
		case upStar:
			kinds["number-up-star"]++
		default:
			kinds["other"]++
		}
	}
	if len(outcomes) != 4 || len(kinds) != 4 {
		t.Errorf("Any draws the outcomes %v and the kinds %v", outcomes, kinds)
	}
}

// recorder is a test that fails on purpose.
type recorder struct {
	log    []string
	failed bool
}

func (r *recorder) Helper()      {}
func (r *recorder) Name() string { return "recorder" }
func (r *recorder) Logf(format string, args ...any) {
	r.log = append(r.log, fmt.Sprintf(format, args...))
}
func (r *recorder) Log(args ...any)                   { r.log = append(r.log, fmt.Sprint(args...)) }
func (r *recorder) Errorf(format string, args ...any) { r.Logf(format, args...); r.Fail() }
func (r *recorder) Error(args ...any)                 { r.Log(args...); r.Fail() }
func (r *recorder) Fatalf(format string, args ...any) { r.Errorf(format, args...); r.FailNow() }
func (r *recorder) Fatal(args ...any)                 { r.Error(args...); r.FailNow() }
func (r *recorder) Skipf(string, ...any)              { panic(r) }
func (r *recorder) Skip(...any)                       { panic(r) }
func (r *recorder) SkipNow()                          { panic(r) }
func (r *recorder) FailNow()                          { r.failed = true; panic(r) }
func (r *recorder) Fail()                             { r.failed = true }
func (r *recorder) Failed() bool                      { return r.failed }

// setFlag sets a flag until restore is called.
func setFlag(t *testing.T, name, value string) (restore func()) {
	t.Helper()
	before := flag.Lookup(name).Value.String()
	if err := flag.Set(name, value); err != nil {
		t.Fatal(err)
	}
	return func() {
		if err := flag.Set(name, before); err != nil {
			t.Fatal(err)
		}
	}
}

// failing runs a check that is meant to fail, without leaving a file behind, and returns what it logged.
func failing(t *testing.T, check func(t rapid.TB)) (log string) {
	t.Helper()
	restore := setFlag(t, "rapid.nofailfile", "true")
	restoreChecks := setFlag(t, "rapid.checks", "5000") // it ends where one fails; with -short there are a fifth as many
	r := &recorder{}
	defer func() {
		restore()
		restoreChecks()
		if v := recover(); v != nil && v != any(r) {
			panic(v)
		}
		log = strings.Join(r.log, "\n")
		if !r.failed {
			t.Error("the check does not fail")
		}
	}()
	check(r)
	return ""
}

// shrunk returns what rapid shrinks a counterexample to, as text.
func shrunk[V any](t *testing.T, g *rapid.Generator[V], property func(v V) bool) string {
	t.Helper()
	var last V
	failing(t, func(t rapid.TB) {
		rapid.Check(t, func(t *rapid.T) {
			if v := g.Draw(t, "v"); !property(v) {
				last = v
				t.Fatalf("not so")
			}
		})
	})
	return fmt.Sprint(last)
}

// What breaks a property is shrunk to something that is as simple as possible, or nearly.
func TestShrinking(t *testing.T) {
	for seed := 1; seed <= 5; seed++ {
		restore := setFlag(t, "rapid.seed", fmt.Sprint(seed))
		isNumber := surreal.Game.IsNumber
		isCold := func(g surreal.Game) bool { return g.LeftStop() == g.RightStop() }
		for _, c := range []struct{ what, got, want string }{
			{"a number that is at least 5", shrunk(t, cgtrapid.Dyadic(), func(x surreal.Dyadic) bool { return x.Compare(surreal.DyadicFromInt(5)) < 0 }), "5"},
			{"a number that is no integer", shrunk(t, cgtrapid.Dyadic(), surreal.Dyadic.IsInt), "1/2 -1/2"},
			{"a nimber over *6", shrunk(t, cgtrapid.Nimber(), func(g surreal.Game) bool { n, _ := g.Nimber(); return n <= 6 }), "*7"},
			{"a sum that is no number", shrunk(t, cgtrapid.NumberUpStar(), isNumber), "* ^ v"},
			{"a game that is no number", shrunk(t, cgtrapid.Game(3), isNumber), "*"},
			{"an infinitesimal that is not 0", shrunk(t, cgtrapid.Infinitesimal(), surreal.Game.IsZero), "* +_1"},
			{"a game with different stops", shrunk(t, cgtrapid.Game(4), isCold), "{0|-1} {1|0}"},
			{"any game with different stops", shrunk(t, cgtrapid.Any(), isCold), "{0|-1} {1|0} {*|-1} {1|*}"},
			{"a hot game", shrunk(t, cgtrapid.Hot(3), isCold), "{1|0}"},
			{"a switch", shrunk(t, cgtrapid.Switch(), isCold), "{1|0}"},
			{"a tree in which Left can move", shrunk(t, cgtrapid.Tree(4), func(g cgt.Tree) bool { return g.NumOptions(cgt.Left) == 0 }), "{{|}|}"},
		} {
			if !slices.Contains(strings.Fields(c.want), c.got) {
				t.Errorf("seed %d: %s shrinks to %s, want %s", seed, c.what, c.got, c.want)
			}
		}
		restore()
	}
}

func TestPanics(t *testing.T) {
	for name, f := range map[string]func(){
		"Game":          func() { cgtrapid.Game(-1) },
		"AllSmall":      func() { cgtrapid.AllSmall(-1) },
		"Hot":           func() { cgtrapid.Hot(-1) },
		"Tree":          func() { cgtrapid.Tree(-1) },
		"ImpartialTree": func() { cgtrapid.ImpartialTree(-1) },
		"Position":      func() { cgtrapid.Position(subtraction{}) },
		"no rules":      func() { cgtrapid.Position(nil, 1) },
	} {
		func() {
			defer func() {
				if _, ok := recover().(error); !ok {
					t.Errorf("%s: no panic", name)
				}
			}()
			f()
		}()
	}
}
