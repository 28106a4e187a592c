package structure_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

func TestCellsText(t *testing.T) {
	ruletest.Text(t, structure.ParseCells, "{}", "{0}", "{3,4,16777215}")
	ruletest.Normal(t, structure.ParseCells, map[string]string{" { 7, 2 ,7 } ": "{2,7}", "{}": "{}", "{007}": "{7}"})
	ruletest.Errors(t, structure.ParseCells, map[string]int{
		"": 0, "x": 0, "{": 1, "{,": 1, "{1": 2, "{1,": 3, "{1,}": 3, "{1}x": 3, "{-1}": 1, "{1 2}": 3, "{16777216}": 1, "{1,99999999999999999999}": 3, "{}}": 2,
	})
	ruletest.JSON(t, structure.NewCells(1, 9), `"{1,9}"`, `"1"`)
	panics.Expect(t, map[string]func(){
		"NewCells": func() { structure.NewCells(-1) },
		"With":     func() { structure.Cells{}.With(structure.MaxCells) },
		"Claim":    func() { structure.Claims{}.Claim(0).Claim(0) },
	})
}

// TestCells compares sets with slices.
func TestCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOfN(rapid.IntRange(0, 40), 0, 12).Draw(t, "cells")
		s := structure.NewCells(list...)
		grown := structure.Cells{}
		for _, c := range list {
			grown = grown.With(c)
		}
		slices.Sort(list)
		list = slices.Compact(list)
		if grown != s || s.Len() != len(list) || !slices.Equal(slices.Collect(s.All()), list) {
			t.Fatalf("%v and %v, want %v", s, grown, list)
		}
		for c := -9; c < 60; c++ {
			if s.Contains(c) != slices.Contains(list, c) {
				t.Fatalf("%v has %d: %v", s, c, s.Contains(c))
			}
		}
	})
}

// Goals by their definitions: a chain in all of some cells by walking from each cell, a cycle by taking leaves away.

func TestConnectionByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(t, "cells")
		cell := rapid.IntRange(0, n-1)
		near := map[[2]int]bool{}
		for range rapid.IntRange(0, 14).Draw(t, "pairs") {
			a, b := cell.Draw(t, "a"), cell.Draw(t, "b")
			near[[2]int{a, b}], near[[2]int{b, a}] = true, true
		}
		from, to := rapid.SliceOfN(cell, 0, 3).Draw(t, "from"), rapid.SliceOfN(cell, 0, 3).Draw(t, "to")
		own := rapid.SliceOfN(cell, 0, 9).Draw(t, "own")
		g, err := structure.NewConnection(n, pairs(near), from, to)
		if err != nil {
			t.Fatal(err)
		}
		// joined[a][b]: there is a chain, by Warshall's algorithm.
		joined := map[[2]int]bool{}
		for _, a := range own {
			for _, b := range own {
				joined[[2]int{a, b}] = a == b || near[[2]int{a, b}]
			}
		}
		for _, k := range own {
			for _, a := range own {
				for _, b := range own {
					joined[[2]int{a, b}] = joined[[2]int{a, b}] || joined[[2]int{a, k}] && joined[[2]int{k, b}]
				}
			}
		}
		want := false
		for _, a := range from {
			for _, b := range to {
				want = want || joined[[2]int{a, b}]
			}
		}
		if got := g.Reached(structure.NewCells(own...)); got != want {
			t.Fatalf("%v, want %v", got, want)
		}
	})
}

func TestCyclesByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 6).Draw(t, "vertices")
		var edges [][2]int
		for range rapid.IntRange(0, 9).Draw(t, "edges") {
			a := rapid.IntRange(0, n-2).Draw(t, "a")
			edges = append(edges, [2]int{rapid.IntRange(a+1, n-1).Draw(t, "b"), a})
		}
		g, err := structure.NewCycles(n, edges...)
		if err != nil {
			t.Fatal(err)
		}
		var own []int
		for i := range edges {
			if rapid.Bool().Draw(t, "own") {
				own = append(own, i)
			}
		}
		left := slices.Clone(own)
		for {
			degree := map[int]int{}
			for _, i := range left {
				degree[edges[i][0]]++
				degree[edges[i][1]]++
			}
			rest := slices.DeleteFunc(slices.Clone(left), func(i int) bool { return degree[edges[i][0]] == 1 || degree[edges[i][1]] == 1 })
			if len(rest) == len(left) {
				break
			}
			left = rest
		}
		if got := g.Reached(structure.NewCells(own...)); got != (len(left) > 0) {
			t.Fatalf("%v of %v: %v, but %v is left", own, edges, got, left)
		}
	})
}

// value solves a game, and checks the solution.
func value(t *testing.T, g *structure.Claiming) zermelo.Result {
	t.Helper()
	s, err := zermelo.Solve(t.Context(), zermelo.Game[structure.Claims, zermelo.Result](g), structure.Claims{})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s.StartValue()
}

// TestClaimingGames has known values: noughts and crosses on 3×3 are a draw and have 5478 positions (classical), 3 in a
// row on 3×4 is won by the first player, and so is Hex.
func TestClaimingGames(t *testing.T) {
	for _, test := range []struct {
		game *structure.Claiming
		want zermelo.Result
	}{
		{crosses(t, 3, 3, 3), zermelo.Draw},
		{crosses(t, 3, 4, 3), zermelo.Win},
		{crosses(t, 2, 3, 3), zermelo.Draw},
		{hex(t, 1), zermelo.Win},
		{hex(t, 2), zermelo.Win},
		{hex(t, 3), zermelo.Win},
	} {
		if got := value(t, test.game); got != test.want {
			t.Errorf("%v, want %v", got, test.want)
		}
	}
	s, err := zermelo.Solve(t.Context(), zermelo.Game[structure.Claims, zermelo.Result](crosses(t, 3, 3, 3)), structure.Claims{})
	if err != nil || s.Len() != 5478 {
		t.Errorf("%d positions, %v", s.Len(), err)
	}
	if v := value(t, must(structure.NewClaiming(0, nil, nil, zermelo.Loss))); v != zermelo.Loss {
		t.Errorf("the board without cells: %v", v)
	}
}

// TestHexIsNeverDrawn fills boards at random: exactly one player is connected.
func TestHexIsNeverDrawn(t *testing.T) {
	for n := 1; n <= 11; n += 2 {
		g := hex(t, n)
		rng := rand.New(rand.NewPCG(uint64(n), 40))
		for range 200 {
			var p structure.Claims
			for _, c := range rng.Perm(n * n) {
				p = p.Claim(c)
			}
			_, isWin := g.End(structure.Claims{Max: p.Max, Next: p.Next})
			_, isLoss := g.End(structure.Claims{Min: p.Min, Next: p.Next})
			if isWin == isLoss {
				t.Fatalf("%v: %v, %v", p, isWin, isLoss)
			}
		}
	}
}

// Shen, problem 27. On every finite piece of the grid the edges up and to the right of each point are a pair, and the
// second player keeps the first one from a cycle; on small ones against every reply, on large ones by the argument.
func TestS27NoRedCycle(t *testing.T) {
	for _, size := range [][2]int{{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}} {
		goal := grid(t, size[0], size[1])
		p := must(goal.Pairing())
		game := must(structure.NewClaiming(goal.NumCells(), goal, nil, zermelo.Loss))
		// Whoever begins.
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if size == [2]int{3, 3} && who == zermelo.Min {
				continue
			}
			positions, err := zermelo.CheckStrategy(t.Context(), zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{Next: who}, zermelo.Min, p.Strategy(zermelo.Min), zermelo.Loss, cgt.Limits{})
			if err != nil {
				t.Errorf("%v: %d positions, %v", size, positions, err)
			}
		}
	}
	goal := grid(t, 300, 200)
	p, err := goal.Pairing()
	if err != nil {
		t.Fatal(err)
	}
	if err := goal.BlockedBy(p); err != nil {
		t.Error(err)
	}
	// Played on 12×12, where there are 264 edges.
	goal = grid(t, 12, 12)
	p = must(goal.Pairing())
	game := zermelo.Game[structure.Claims, zermelo.Result](must(structure.NewClaiming(goal.NumCells(), goal, nil, zermelo.Loss)))
	suite := cgttest.StrategySuite[structure.Claims, zermelo.Result]{Game: game, Who: zermelo.Min, Strategy: p.Strategy(zermelo.Min), Guarantee: zermelo.Loss, Moves: goal.NumCells(), Plays: 3}
	suite.Run(t)
	// The greedy adversary wants many vertices that two of its edges share.
	suite.Plays, suite.Score = 1, func(p structure.Claims) float64 {
		degree, shared := map[int]int{}, 0
		for e := range p.Max.All() {
			for _, v := range goal.Edge(e) {
				shared += degree[v]
				degree[v]++
			}
		}
		return float64(shared)
	}
	suite.Run(t)
	// With the pairs of another corner the argument does not see it.
	pairs := must(structure.NewPairing(4, [2]int{0, 2}, [2]int{1, 3}))
	if err := grid(t, 2, 2).BlockedBy(pairs); !errors.As(err, new(*structure.HypothesisError)) {
		t.Error(err)
	}
	// In the complete graph with four points three edges lead to larger ones.
	k4 := must(structure.NewCycles(4, [2]int{0, 1}, [2]int{0, 2}, [2]int{0, 3}, [2]int{1, 2}, [2]int{1, 3}, [2]int{2, 3}))
	var e *structure.HypothesisError
	if _, err := k4.Pairing(); !errors.As(err, &e) || !slices.Equal(e.Cells, []int{0, 1, 2}) {
		t.Error(err)
	}
}

// fence is Shen's problem 33: the players paint planks in turn, and Max gets the changes of colour. A position has a
// byte for each plank: a blank or a colour.
type fence int

func (n fence) End(p string) (zermelo.Int, bool) {
	changes := zermelo.Int(0)
	for i := range len(p) {
		if p[i] == ' ' {
			return 0, false
		}
		if i > 0 && p[i] != p[i-1] {
			changes++
		}
	}
	return changes, true
}

func (n fence) Turn(p string) zermelo.Player {
	painted := 0
	for i := range len(p) {
		if p[i] != ' ' {
			painted++
		}
	}
	return zermelo.Player(painted % 2)
}

func (n fence) AppendMoves(dst []string, p string) []string {
	for i := range len(p) {
		if p[i] == ' ' {
			dst = append(dst, p[:i]+"b"+p[i+1:], p[:i]+"g"+p[i+1:])
		}
	}
	return dst
}

// Shen, problem 33, Min's side: planks in pairs of the same colour leave Max the changes between pairs, 9 of 20 planks.
func TestS33PairsOfPlanks(t *testing.T) {
	for n := 2; n <= 8; n += 2 {
		var planks [][2]int
		for i := 0; i < n; i += 2 {
			planks = append(planks, [2]int{i, i + 1})
		}
		p := must(structure.NewPairing(n, planks...))
		min := zermelo.StrategyFunc[string](func(at string) (string, bool) {
			for i := range len(at) {
				if d, _ := p.Partner(i); at[i] != ' ' && at[d] == ' ' {
					return at[:d] + at[i:i+1] + at[d+1:], true
				}
			}
			return "", false
		})
		start := fmt.Sprintf("%*s", n, "")
		if _, err := zermelo.CheckStrategy(t.Context(), zermelo.Game[string, zermelo.Int](fence(n)), start, zermelo.Min, zermelo.Strategy[string](min), zermelo.Int((n-1)/2), cgt.Limits{}); err != nil {
			t.Errorf("%d planks: %v", n, err)
		}
		if n > 6 {
			continue
		}
		s, err := zermelo.Solve(t.Context(), zermelo.Game[string, zermelo.Int](fence(n)), start)
		if err != nil || s.StartValue() != zermelo.Int((n-1)/2) {
			t.Errorf("%d planks: %v", n, err)
		}
	}
}

// TestLinesPairing compares what is found with Hall's condition, by all sets of lines, and checks the strategy against
// every reply for both players.
func TestLinesPairing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 7).Draw(t, "cells")
		lines := rapid.SliceOfN(rapid.SliceOfN(rapid.IntRange(0, n-1), 1, 4), 0, 4).Draw(t, "lines")
		l, err := structure.NewLines(n, lines...)
		if err != nil {
			t.Fatal(err)
		}
		lines = slices.Collect(l.All())
		want := true
		for set := range 1 << len(lines) {
			union, count := structure.Cells{}, 0
			for i, line := range lines {
				if set>>i&1 != 0 {
					count++
					for _, c := range line {
						union = union.With(c)
					}
				}
			}
			want = want && union.Len() >= 2*count
		}
		p, ok := l.Pairing()
		if ok != want {
			t.Fatalf("%v: %v, want %v", lines, ok, want)
		}
		if !ok {
			return
		}
		if err := l.BlockedBy(p); err != nil {
			t.Fatal(err)
		}
		game := zermelo.Game[structure.Claims, zermelo.Result](must(structure.NewClaiming(n, l, nil, zermelo.Loss)))
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if _, err := zermelo.CheckStrategy(t.Context(), game, structure.Claims{Next: who}, zermelo.Min, p.Strategy(zermelo.Min), zermelo.Loss, cgt.Limits{}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// On 5×5 with five in a row each line has a pair of its own (Hales and Jewett 1963), so that both players hold the
// draw; on 4×4 there are 10 lines and 16 cells, too few.
func TestPairingDraws(t *testing.T) {
	l := rows(t, 5, 5, 5)
	p, ok := l.Pairing()
	if !ok {
		t.Fatal("no pairing")
	}
	if err := l.BlockedBy(p); err != nil {
		t.Error(err)
	}
	if _, ok := rows(t, 4, 4, 4).Pairing(); ok {
		t.Error("10 lines with 20 of 16 cells")
	}
	if err := rows(t, 5, 5, 4).BlockedBy(p); !errors.As(err, new(*structure.HypothesisError)) {
		t.Error(err)
	}
	large := rows(t, 100, 100, 100)
	if p, ok = large.Pairing(); !ok || large.BlockedBy(p) != nil {
		t.Error("100 in a row")
	}
}

func TestBoardErrors(t *testing.T) {
	l := must(structure.NewLines(4, []int{0, 1}))
	for name, err := range map[string]error{
		"no cells in a line": second(structure.NewLines(4, []int{0}, nil)),
		"line":               second(structure.NewLines(4, []int{0, 4})),
		"lines":              second(structure.NewLines(-4)),
		"pair":               second(structure.NewPairing(4, [2]int{0, -1})),
		"twice":              second(structure.NewPairing(4, [2]int{0, 1}, [2]int{1, 2})),
		"same":               second(structure.NewPairing(4, [2]int{1, 1})),
		"pairing":            second(structure.NewPairing(structure.MaxCells + 1)),
		"edge":               second(structure.NewCycles(3, [2]int{0, 3})),
		"loop":               second(structure.NewCycles(3, [2]int{1, 1})),
		"cycles":             second(structure.NewCycles(-1)),
		"neighbours":         second(structure.NewConnection(2, pairs(map[[2]int]bool{{0, 2}: true}), nil, nil)),
		"side":               second(structure.NewConnection(2, pairs(nil), []int{0}, []int{5})),
		"connection":         second(structure.NewConnection(-2, pairs(nil), nil, nil)),
		"goal":               second(structure.NewClaiming(5, nil, l, zermelo.Draw)),
		"board":              second(structure.NewClaiming(-5, nil, nil, zermelo.Draw)),
	} {
		var e *structure.CellError
		if !errors.As(err, &e) || e.Error() == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }
