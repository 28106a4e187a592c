package cgt_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
)

// edges generates the moves of both players in a graph of at most n vertices.
func edges(n int) *rapid.Generator[[2][][]int] {
	return rapid.Custom(func(t *rapid.T) [2][][]int {
		size := rapid.IntRange(1, n).Draw(t, "vertices")
		vertex := rapid.IntRange(0, size-1)
		var moves [2][][]int
		for who := range moves {
			moves[who] = rapid.SliceOfN(rapid.SliceOfN(vertex, 0, 2), size, size).Draw(t, fmt.Sprint("moves of ", who))
		}
		return moves
	})
}

func newGraph(t rapid.TB, moves [2][][]int) *cgt.Graph {
	t.Helper()
	g, err := cgt.NewGraph(moves[cgt.Left], moves[cgt.Right])
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// checkCycle checks that err is a LoopError whose cycle can be gone round: every move in it is a move of the
// rules, which call their positions by the texts name gives.
func checkCycle[Pos comparable](t rapid.TB, err error, rules cgt.Ruleset[Pos], position func(name string) Pos) *cgt.LoopError {
	t.Helper()
	var loop *cgt.LoopError
	if !errors.As(err, &loop) {
		t.Fatalf("the error is %v, want a LoopError", err)
	}
	if len(loop.Cycle) == 0 || len(loop.Movers) != len(loop.Cycle) {
		t.Fatalf("a cycle of %d positions and %d movers", len(loop.Cycle), len(loop.Movers))
	}
	for i, name := range loop.Cycle {
		next := loop.Cycle[(i+1)%len(loop.Cycle)]
		if !slices.Contains(rules.AppendMoves(nil, position(name), loop.Movers[i]), position(next)) {
			t.Errorf("%v: %v cannot move from %s to %s", loop, loop.Movers[i], name, next)
		}
	}
	return loop
}

func number(name string) int {
	n, err := strconv.Atoi(name)
	if err != nil {
		panic(err)
	}
	return n
}

// acyclic takes away vertices without moves, and the moves to them, until there are none: the graph has a
// cycle if and only if something is left.
func acyclic(moves [2][][]int) bool {
	size := len(moves[0])
	gone := make([]bool, size)
	for range size {
		for v := range size {
			stuck := true
			for who := range moves {
				for _, w := range moves[who][v] {
					stuck = stuck && gone[w]
				}
			}
			gone[v] = gone[v] || stuck
		}
	}
	return !slices.Contains(gone, false)
}

func TestGraphCycle(t *testing.T) {
	check := func(t rapid.TB, moves [2][][]int) {
		g := newGraph(t, moves)
		err := g.Cycle()
		if (err == nil) != acyclic(moves) {
			t.Fatalf("%v: Cycle gives %v", moves, err)
		}
		if err != nil {
			checkCycle(t, err, g, number)
			if again := g.Cycle(); again.Error() != err.Error() {
				t.Errorf("two cycles: %v, %v", err, again)
			}
		}
	}
	// One graph of each kind, whatever is drawn.
	check(t, [2][][]int{{{1}, {2}, nil}, {{2}, {2}, nil}})
	check(t, [2][][]int{{{1}, {2}, nil}, {nil, nil, {0}}})
	rapid.Check(t, func(t *rapid.T) { check(t, edges(7).Draw(t, "moves")) })
}

func TestNewGraphErrors(t *testing.T) {
	for _, test := range []struct {
		left, right [][]int
		position    string
		who         cgt.Player
	}{
		{[][]int{{1}, {2}}, [][]int{{}, {}}, "1", cgt.Left},
		{[][]int{{1}, {}}, [][]int{{-1}, {}}, "0", cgt.Right},
		{[][]int{{0, 1, 7}}, [][]int{{}}, "0", cgt.Left},
		{[][]int{{}, {}}, [][]int{{}}, "1", cgt.Right},
		{nil, [][]int{{}, {}}, "0", cgt.Left},
	} {
		_, err := cgt.NewGraph(test.left, test.right)
		var wrong *cgt.RulesetError
		if !errors.As(err, &wrong) || wrong.Position != test.position || wrong.Who != test.who {
			t.Errorf("%v %v: error %v, want one at %s (%v)", test.left, test.right, err, test.position, test.who)
		}
	}
	g, err := cgt.NewGraph(nil, nil)
	if err != nil || g.Len() != 0 || g.Cycle() != nil {
		t.Errorf("the empty graph: %v, error %v", g, err)
	}
}

func TestGraphIsImmutable(t *testing.T) {
	ctx := context.Background()
	left, right := [][]int{{1}, {}}, [][]int{{}, {}}
	g, err := cgt.NewGraph(left, right)
	if err != nil {
		t.Fatal(err)
	}
	left[0][0], right[1] = 0, []int{0}
	moves := g.AppendMoves([]int{7}, 0, cgt.Left)
	if !slices.Equal(moves, []int{7, 1}) {
		t.Errorf("Left moves from 0 to %v", moves[1:])
	}
	moves[1] = 0
	if g.Cycle() != nil {
		t.Error("the caller's slices are part of the graph")
	}

	h, positions, err := cgt.Explore(ctx, toadsAndFrogs{}, "T.F", cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	positions[0] = "changed"
	if h.Name(0) != "T.F" {
		t.Errorf("the vertex 0 is called %s", h.Name(0))
	}
	for range h.Moves(0, cgt.Left) {
		break // the loop may end early
	}
}

// Explore lists what can be reached, numbered by a breadth-first search, with all moves as they are.
func TestExplore(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		moves := edges(7).Draw(t, "moves")
		start := rapid.IntRange(0, len(moves[0])-1).Draw(t, "start")
		rules := newGraph(t, moves)
		g, positions, err := cgt.Explore(ctx, rules, start, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		// The obvious way: list, and list what is new from the list.
		want := []int{start}
		for i := 0; i < len(want); i++ {
			for who := range moves {
				for _, w := range moves[who][want[i]] {
					if !slices.Contains(want, w) {
						want = append(want, w)
					}
				}
			}
		}
		if !slices.Equal(positions, want) || g.Len() != len(want) {
			t.Fatalf("positions %v, want %v", positions, want)
		}
		for v, p := range positions {
			if g.Name(v) != fmt.Sprint(p) {
				t.Errorf("vertex %d is called %s, want %d", v, g.Name(v), p)
			}
			for _, who := range players {
				var to []int
				for w := range g.Moves(v, who) {
					to = append(to, positions[w])
				}
				if !slices.Equal(to, moves[who][p]) {
					t.Errorf("%v moves from %d to %v, want %v", who, p, to, moves[who][p])
				}
			}
		}
		again, same, err := cgt.Explore(ctx, rules, start, cgt.Limits{})
		if err != nil || !slices.Equal(same, positions) || again.Len() != g.Len() {
			t.Errorf("the second time the positions are %v, error %v", same, err)
		}

		// The limit is exact.
		if _, _, err := cgt.Explore(ctx, rules, start, cgt.Limits{Positions: len(want)}); err != nil {
			t.Errorf("a limit of %d for %d positions: %v", len(want), len(want), err)
		}
		if len(want) > 1 {
			g, positions, err := cgt.Explore(ctx, rules, start, cgt.Limits{Positions: len(want) - 1})
			var limit *cgt.LimitError
			if !errors.Is(err, cgt.ErrLimit) || !errors.As(err, &limit) || limit.Limit != len(want)-1 || g != nil || positions != nil {
				t.Errorf("a limit of %d for %d positions: %v", len(want)-1, len(want), err)
			}
		}
	})
}

// From trees to graphs and back, and from graphs to trees by the definition.
func TestGraphAndTree(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		o := games(3).Draw(t, "g")
		tree := o.tree()
		g, root := cgt.GraphOf(tree)
		if back, err := g.Tree(root); err != nil || back != tree {
			t.Errorf("%v becomes %v, error %v", tree, back, err)
		}
		if v := g.Len() - 1; v != root {
			t.Errorf("the root of %d vertices is %d", g.Len(), root)
		}
		// No two vertices are the same game.
		seen := map[cgt.Tree]bool{}
		for v := range g.Len() {
			u, err := g.Tree(v)
			if err != nil || seen[u] {
				t.Errorf("vertex %d is %v, error %v", v, u, err)
			}
			seen[u] = true
			if g.Name(v) != strconv.Itoa(v) {
				t.Errorf("vertex %d is called %s", v, g.Name(v))
			}
		}
		if back, err := cgt.TreeOf(ctx, cgt.Trees{}, tree, cgt.Limits{}); err != nil || back != tree {
			t.Errorf("TreeOf %v is %v, error %v", tree, back, err)
		}
		if back, err := cgt.TreeOf(ctx, g, root, cgt.Limits{}); err != nil || back != tree {
			t.Errorf("TreeOf the graph of %v is %v, error %v", tree, back, err)
		}
		if got, want := outcomeOf(t, g, root), o.outcome(); got != want {
			t.Errorf("the graph of %v is %v, want %v", tree, got, want)
		}
	})
}

func TestGraphTreeByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		moves := edges(6).Draw(t, "moves")
		g := newGraph(t, moves)
		// unfold plays on until a play is longer than the graph, which then has a cycle.
		var unfold func(v, depth int) *game
		unfold = func(v, depth int) *game {
			if depth > g.Len() {
				return nil
			}
			var u game
			for _, w := range moves[cgt.Left][v] {
				option := unfold(w, depth+1)
				if option == nil {
					return nil
				}
				u.left = append(u.left, option)
			}
			for _, w := range moves[cgt.Right][v] {
				option := unfold(w, depth+1)
				if option == nil {
					return nil
				}
				u.right = append(u.right, option)
			}
			return &u
		}
		for v := range g.Len() {
			want := unfold(v, 0)
			tree, err := g.Tree(v)
			if want == nil {
				checkCycle(t, err, g, number)
				_, err := cgt.TreeOf(context.Background(), g, v, cgt.Limits{})
				checkCycle(t, err, g, number)
				continue
			}
			if err != nil || tree != want.tree() {
				t.Errorf("vertex %d is %v, error %v, want %s", v, tree, err, want.text())
			}
		}
	})
}

// A game as the pair {L | R} and as a graph with an initial position is the same game, for games given
// by rules too (definitions 1 and 2 of the Dubna notes).
func TestPairAndGraphAgree(t *testing.T) {
	ctx := context.Background()
	check := func(name string, rules cgt.Ruleset[string], p string) {
		g, _, err := cgt.Explore(ctx, rules, p, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		tree, err := cgt.TreeOf(ctx, rules, p, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		want := outcomeOf(t, rules, p)
		if byGraph, byTree := outcomeOf(t, g, 0), outcomeOf(t, cgt.Trees{}, tree); byGraph != want || byTree != want {
			t.Errorf("%s is %v, but its graph %v and its tree %v", name, want, byGraph, byTree)
		}
		// The difference of the two is zero.
		if got := outcomeOfSum(t, cgt.Bind(g, 0), cgt.Neg(tree)); got != cgt.P {
			t.Errorf("%s: the graph minus the tree is %v", name, got)
		}
	}
	check("T.F", toadsAndFrogs{}, "T.F")
	check("TT.F", toadsAndFrogs{}, "TT.F")
	check("XOX", clobber{}, "XOX")
	check("XXO", clobber{}, "XXO")
}

// A loop that one player can go round by moving twice in a row ends no alternating play: the Solver answers,
// but Explore and Cycle find it, and there is no tree.
func TestLoopOfOnePlayer(t *testing.T) {
	ctx := context.Background()
	rules := newGraph(t, [2][][]int{{{1}, {2}, {0}}, {{}, {}, {}}})
	if got := outcomeOf(t, rules, 0); got != cgt.L {
		t.Errorf("the outcome is %v, want L", got)
	}
	g, _, err := cgt.Explore(ctx, rules, 0, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	loop := checkCycle(t, g.Cycle(), rules, number)
	if len(loop.Cycle) != 3 || slices.Contains(loop.Movers, cgt.Right) {
		t.Errorf("the loop is %v", loop)
	}
	_, err = cgt.TreeOf(ctx, rules, 0, cgt.Limits{})
	checkCycle(t, err, rules, number)
}

// A vertex from which play ends has a tree even if the graph has a cycle elsewhere.
func TestTreeBesideCycle(t *testing.T) {
	g := newGraph(t, [2][][]int{{{1}, {0}, {3}, {}}, {{}, {}, {}, {}}})
	if tree, err := g.Tree(2); err != nil || tree.String() != "{{|}|}" {
		t.Errorf("vertex 2 is %v, error %v", tree, err)
	}
	_, err := g.Tree(0)
	checkCycle(t, err, g, number)
}

func TestExploreStops(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	seen := 0
	endless := cgt.ImpartialFunc[int](func(moves []int, n int) []int {
		if seen++; seen == 10_000 {
			cancel(cause)
		}
		return append(moves, n+1)
	})
	if _, _, err := cgt.Explore(ctx, endless, 0, cgt.Limits{Positions: -1}); err != cause {
		t.Errorf("the error is %v, want the cause", err)
	}
	if seen > 12_000 {
		t.Errorf("stopped only after %d calls", seen)
	}
	// A context that is done is noticed even if there is next to nothing to do.
	if _, _, err := cgt.Explore(ctx, toadsAndFrogs{}, "T", cgt.Limits{}); err != cause {
		t.Errorf("the error is %v, want the cause", err)
	}
	if _, err := cgt.TreeOf(ctx, toadsAndFrogs{}, "T", cgt.Limits{}); err != cause {
		t.Errorf("the error is %v, want the cause", err)
	}
	if _, _, err := cgt.Explore(context.Background(), endless, 0, cgt.Limits{Positions: 1000}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("the error is %v, want a LimitError", err)
	}
}

// Long chains of moves as graphs, by Explore and by GraphOf, and closed to a ring.
func TestDeepGraph(t *testing.T) {
	forbidRecursion(t)
	length := chainLength / 10
	chain := cgt.RulesetFunc[int](func(moves []int, n int, who cgt.Player) []int {
		if n > 0 && who == cgt.Player(n%2) { // the players in turn, so that it is a play
			moves = append(moves, n-1)
		}
		return moves
	})
	g, positions, err := cgt.Explore(context.Background(), chain, length, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if g.Len() != length+1 || positions[length] != 0 || g.Name(length) != "0" {
		t.Errorf("%d vertices, the last called %s", g.Len(), g.Name(g.Len()-1))
	}
	if err := g.Cycle(); err != nil {
		t.Error(err)
	}
	tree, err := g.Tree(0)
	if err != nil || tree.Rank() != length {
		t.Errorf("the tree has rank %d, error %v", tree.Rank(), err)
	}
	h, root := cgt.GraphOf(tree)
	if h.Len() != length+1 || root != length {
		t.Errorf("the graph of the tree has %d vertices, the root is %d", h.Len(), root)
	}
	if back, err := h.Tree(root); err != nil || back != tree {
		t.Errorf("the graph of the tree has another tree, or the error %v", err)
	}
	// The first of an even number of moves is Left's and the last Right's; Right cannot even start.
	if got := outcomeOf(t, cgt.Trees{}, tree); got != cgt.P {
		t.Errorf("the outcome is %v, want P", got)
	}

	ring := cgt.RulesetFunc[int](func(moves []int, n int, who cgt.Player) []int {
		return append(moves, (n+1)%length)
	})
	g, _, err = cgt.Explore(context.Background(), ring, 0, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if loop := checkCycle(t, g.Cycle(), ring, number); len(loop.Cycle) != length {
		t.Errorf("a loop of %d moves", len(loop.Cycle))
	}
}

// Names are made only when they are asked for: those of a tree can be longer than the memory.
func TestExploreSharedTrees(t *testing.T) {
	var tree cgt.Tree
	for range 200 {
		tree = cgt.ImpartialTree(tree, tree)
	}
	g, positions, err := cgt.Explore(context.Background(), cgt.Trees{}, tree, cgt.Limits{})
	if err != nil || g.Len() != 201 {
		t.Fatalf("%d vertices, error %v", g.Len(), err)
	}
	if got := g.Name(200); got != "{|}" || positions[200] != (cgt.Tree{}) {
		t.Errorf("the last vertex is called %s", got)
	}
}
