package promises_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/big"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// counting is a chain of moves: from each number to the one before it, for the players in turn.
var counting = zermelo.Normal(cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int {
	if p > 0 {
		dst = append(dst, p-1)
	}
	return dst
}))

// deep has questions whose depth is a number, and calls everything that might recurse into it. The packages check other
// answers to such questions on their own; here are those whose depth is of no interest but for the stack.
var deep = []struct {
	name  string
	share int // the question is a million divided by this deep, for the test to be short, unless the flag million is set
	ask   func(t *testing.T, n int)
}{
	{"a chain of zermelo.Graph", 4, func(t *testing.T, n int) {
		g, _, err := zermelo.Explore(t.Context(), counting, zermelo.Turned[int]{Pos: n}, cgt.Limits{})
		if err != nil || g.Len() != n+1 {
			t.Fatal(g.Len(), err)
		}
		s := ready[*zermelo.Solution[int, zermelo.Result]](t)(zermelo.Solve(t.Context(), g, 0))
		if want := zermelo.WinFor(zermelo.Player(1 - n%2)); s.StartValue() != want || s.Verify(t.Context()) != nil {
			t.Errorf("the value is %v, not %v: %v", s.StartValue(), want, s.Verify(t.Context()))
		}
		if ranks, err := g.Ranks(); err != nil || ranks[0] != n {
			t.Error(ranks[0], err)
		}
		if q, _, err := g.Quotient(t.Context()); err != nil || q.Len() != n+1 {
			t.Errorf("%d classes, %v", q.Len(), err)
		}
		if sub := g.Subgame(1); sub.Len() != n {
			t.Errorf("%d vertices in a subgame", sub.Len())
		}
		if len(g.String()) < n {
			t.Errorf("%q", g)
		}
	}},
	{"a long play of zermelo.Solver", 5, func(t *testing.T, n int) {
		s := &zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: counting}
		proof := ready[*zermelo.Proof[zermelo.Turned[int], zermelo.Result]](t)(s.Prove(t.Context(), zermelo.Turned[int]{Pos: n}))
		if err := proof.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		if least, most, err := zermelo.Lengths(t.Context(), counting, zermelo.Turned[int]{Pos: n}, cgt.Limits{}); least != n || most != n || err != nil {
			t.Error(least, most, err)
		}
		if plays, err := zermelo.CountPlays(t.Context(), counting, zermelo.Turned[int]{Pos: n}, cgt.Limits{}); err != nil || plays.Cmp(big.NewInt(1)) != 0 {
			t.Error(plays, err)
		}
		if g, _, err := zermelo.Unfold(t.Context(), counting, zermelo.Turned[int]{Pos: n}, cgt.Limits{}); err != nil || g.Len() != n+1 {
			t.Error(g.Len(), err)
		}
	}},
	{"an extensive.Tree of a long play", 2, func(t *testing.T, n int) {
		payoff := func(v zermelo.Result) *big.Rat { return big.NewRat(int64(v), 1) }
		tree := ready[extensive.Tree](t)(convert.Extensive(t.Context(), counting, zermelo.Turned[int]{Pos: n}, payoff, cgt.Limits{}))
		g := ready[*extensive.Game](t)(extensive.New(tree))
		if x := g.Payoff(g.Uniform(extensive.Max), g.Uniform(extensive.Min)); new(big.Rat).Abs(x).Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("the payoff is %v", x)
		}
	}},
	{"a tree by TreeOf", 4, func(t *testing.T, n int) {
		down := cgt.RulesetFunc[int](func(dst []int, p int, who cgt.Player) []int {
			if p > 0 && int(who) == p%2 {
				dst = append(dst, p-1)
			}
			return dst
		})
		tree := ready[cgt.Tree](t)(cgt.TreeOf(t.Context(), down, n, cgt.Limits{}))
		if tree.Rank() != n {
			t.Errorf("the rank is %d", tree.Rank())
		}
		if g := surreal.FromTree(tree); g.String() == "" {
			t.Error("the value of the tree has no text")
		}
		if again := cgt.MustParseTree(tree.String()); again != tree {
			t.Error("the text is that of another tree")
		}
		if err := json.Unmarshal(ready[[]byte](t)(json.Marshal(tree)), &tree); err != nil || tree.Rank() != n {
			t.Errorf("read from JSON: %v", err)
		}
	}},
	{"a chain of values", 10, func(t *testing.T, n int) {
		n = min(n, surreal.DefaultDepth)
		g := surreal.Switch(surreal.Int(1))
		for i := range n {
			g = surreal.New([]surreal.Game{surreal.Int(int64(i) + 2)}, []surreal.Game{g})
		}
		if h := g.Neg(); h.Neg() != g || h == g {
			t.Error("the negative of the negative is another game")
		}
		text := g.String()
		if again, err := surreal.Parse(text); err != nil && !errors.Is(err, cgt.ErrLimit) || err == nil && again != g {
			t.Errorf("the text of %d bytes is that of another game, or %v", len(text), err)
		}
		if g.Sub(g) != (surreal.Game{}) {
			t.Error("the difference from itself is not 0")
		}
	}},
	{"a sum of many parts", 2, func(t *testing.T, n int) {
		games := slices.Repeat([]surreal.Game{surreal.MustParse("{3|1}"), surreal.Nimber(1), surreal.Up(1)}, n/3)
		g := surreal.Sum(games...)
		if want := surreal.MustParse("{3|1}").Mean().Mul(surreal.DyadicFromInt(int64(n / 3))); g.Mean() != want {
			t.Errorf("the mean is %v, not %v", g.Mean(), want)
		}
		list := slices.Repeat([]sums.Component{sums.Value(surreal.Nimber(1))}, n)
		if o, err := new(sums.Solver).Outcome(t.Context(), list...); o != cgt.P || err != nil {
			t.Errorf("a sum of %d nimbers: %v, %v", n, o, err)
		}
	}},
	{"a long play of nim.Solver", 1, func(t *testing.T, n int) {
		for _, goroutines := range []int{1, 3} {
			s := &nim.Solver[int]{Rules: impartialDownward, Goroutines: goroutines}
			if v, err := s.Value(t.Context(), n); v != nim.Nimber(n%3) || err != nil {
				t.Errorf("the nim-value of %d is %v, %v", n, v, err)
			}
			if err := s.Verify(t.Context()); err != nil {
				t.Error(err)
			}
		}
	}},
	{"a path of richman.Graph", 1, func(t *testing.T, n int) {
		g := path(t, n)
		s := ready[*richman.Intervals](t)((&richman.Iteration{Width: big.NewRat(2, 1)}).Bracket(t.Context(), g))
		if err := s.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		chips := ready[*richman.Discrete](t)(richman.SolveDiscrete(t.Context(), g, 1, richman.TieBreak))
		if err := chips.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		var again richman.Graph
		if err := json.Unmarshal(ready[[]byte](t)(json.Marshal(g)), &again); err != nil || again.Len() != n {
			t.Errorf("read from JSON: %v", err)
		}
	}},
	{"a circle of infinite.Graph", 1, func(t *testing.T, n int) {
		g := circle(t, n)
		for _, method := range []infinite.Method{infinite.Promotion, infinite.Zielonka, infinite.Tangles} {
			s := ready[*infinite.Solution](t)((&infinite.Solver{Method: method}).Parity(t.Context(), g))
			if err := s.Verify(t.Context()); err != nil || s.Count(zermelo.Max) != n {
				t.Errorf("%v: Max wins from %d, %v", method, s.Count(zermelo.Max), err)
			}
		}
		s := ready[*infinite.Solution](t)(new(infinite.Solver).Reach(t.Context(), g, zermelo.Max, []int{0}))
		if s.Count(zermelo.Max) != n {
			t.Errorf("Max reaches 0 from %d", s.Count(zermelo.Max))
		}
	}},
	{"a path of switching.Graph", 1, func(t *testing.T, n int) {
		edges := make([][2]int, n)
		for v := range edges {
			edges[v] = [2]int{v, v + 1}
		}
		g := ready[*switching.Graph](t)(switching.NewGraph(n+1, edges...))
		game := ready[*switching.Game](t)(switching.Connect(g, 0, n))
		s := ready[*switching.Solution](t)(game.Solve(t.Context()))
		if err := s.Verify(); err != nil || s.Class().Winner(zermelo.Max) != zermelo.Min {
			t.Errorf("%v wins, %v", s.Class().Winner(zermelo.Max), err)
		}
		forests := ready[switching.Forests](t)(g.Forests(t.Context()))
		if err := g.VerifyForests(forests); err != nil {
			t.Error(err)
		}
	}},
	{"a long play of an infinite game", 1, func(t *testing.T, n int) {
		s := ready[*infinite.Solution](t)(new(infinite.Solver).Parity(t.Context(), circle(t, n)))
		around := zermelo.StrategyFunc[int](func(v int) (int, bool) { return (v + 1) % n, true })
		lasso := ready[infinite.Lasso](t)(s.Play(t.Context(), 0, around, around, n))
		if len(lasso.Vertices) != n || len(fmt.Sprint(lasso)) < n {
			t.Errorf("a play of %d moves", len(lasso.Vertices))
		}
	}},
	{"a picture of a long play", 1, func(t *testing.T, n int) {
		g, _, err := zermelo.Explore(t.Context(), counting, zermelo.Turned[int]{Pos: n}, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if err := zermelo.WriteGraphSVG(io.Discard, g, zermelo.GraphSVGOptions{}); !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("a picture of %d vertices: %v", n, err)
		}
	}},
}

// whole makes all questions of [TestDeepInputs] a million deep.
var whole = flag.Bool("million", false, "ask all deep questions a million deep, which takes twice as long")

// TestDeepInputs asks questions that are up to a million deep, with a stack of few bytes for each level. (Games call
// themselves, but in goroutines one after another.)
func TestDeepInputs(t *testing.T) {
	if detector.On {
		t.Skip("the depth is the same without the race detector")
	}
	defer debug.SetMaxStack(debug.SetMaxStack(32 << 20))
	for _, d := range deep {
		t.Run(d.name, func(t *testing.T) {
			n := 1_000_000
			if !*whole {
				n /= d.share
			}
			if testing.Short() {
				n = min(n, 100_000)
			}
			d.ask(t, n)
		})
	}
}
