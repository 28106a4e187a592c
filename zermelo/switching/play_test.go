package switching_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// random is a strategy that claims a random free edge.
func random(g *switching.Game, rng *rand.Rand) zermelo.Strategy[structure.Claims] {
	return zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		for {
			if e := rng.IntN(g.Graph().NumEdges()); p.IsFree(e) {
				return p.Claim(e), true
			}
		}
	})
}

// greedy is a strategy that claims an edge of a path to what is to be joined with the vertex 0 or s, with as few free
// edges as can be: Short needs these edges, and Cut must not leave them.
func greedy(g *switching.Game, rng *rand.Rand) zermelo.Strategy[structure.Claims] {
	graph := g.Graph()
	at := make([][]int, graph.NumVertices())
	for e := range graph.NumEdges() {
		u, v := graph.Ends(e)
		at[u], at[v] = append(at[u], e), append(at[v], e)
	}
	s, t, ok := g.Terminals()
	if !ok {
		s, t = 0, -1
	}
	other := func(e, v int) int {
		u, w := graph.Ends(e)
		return u + w - v
	}
	return zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) {
		far := graph.NumEdges() + 1
		distance, by := make([]int, len(at)), make([]int, len(at))
		for v := range distance {
			distance[v] = far
		}
		distance[s] = 0
		for todo := []int{s}; len(todo) > 0; todo = todo[1:] {
			v := todo[0]
			for _, e := range at[v] {
				cost := 1
				switch {
				case p.Max.Contains(e):
					cost = 0
				case p.Min.Contains(e):
					continue
				}
				if w := other(e, v); distance[v]+cost < distance[w] {
					distance[w], by[w] = distance[v]+cost, e
					todo = append(todo, w)
				}
			}
		}
		goal := t
		if goal < 0 {
			for v := range distance { // the nearest one that is not joined
				if distance[v] > 0 && (goal < 0 || distance[v] < distance[goal]) {
					goal = v
				}
			}
		}
		var path []int
		for v := goal; v != s; v = other(by[v], v) {
			if p.IsFree(by[v]) {
				path = append(path, by[v])
			}
		}
		return p.Claim(path[rng.IntN(len(path))]), true
	})
}

// checkPlays plays the strategies of a solution against others.
func checkPlays(t *testing.T, name string, sol *switching.Solution, rng *rand.Rand, plays int) {
	t.Helper()
	game := sol.Game()
	if err := sol.Verify(); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	for first := zermelo.Max; first <= zermelo.Min; first++ {
		who := sol.Class().Winner(first)
		for i := range plays {
			strategies := [2]zermelo.Strategy[structure.Claims]{greedy(game, rng), greedy(game, rng)}
			if i%2 == 0 {
				strategies[who.Opponent()] = random(game, rng)
			}
			var ok bool
			if strategies[who], ok = sol.Strategy(who); !ok {
				t.Fatalf("%s: no strategy for %v", name, who)
			}
			play, err := zermelo.Match(t.Context(), game, structure.Claims{Next: first}, strategies[0], strategies[1], game.Graph().NumEdges())
			if err != nil || play.Payoff != zermelo.WinFor(who) {
				t.Errorf("%s, %v first: %v, %v", name, first, play.Payoff, err)
			}
		}
	}
}

// treesGraph returns a graph of two random trees, as far as the number of edges goes.
func treesGraph(rng *rand.Rand, vertices, edges int) *switching.Graph {
	var list [][2]int
	for range 2 {
		order := rng.Perm(vertices)
		for v := 1; v < vertices; v++ {
			list = append(list, [2]int{order[v], order[rng.IntN(v)]})
		}
	}
	return must(switching.NewGraph(vertices, list[:edges]...))
}

// The strategies win on boards that no search can go through, which need not be plane.
func TestStrategiesOnLargeGraphs(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 42))
	classes := map[string]int{}
	n, columns := 60, 20
	if detector.On {
		n, columns = 30, 10
	}
	for i := range 24 {
		g := randomGraph(rng, n, n*(12+i/2)/10)
		if i%2 == 1 {
			g = treesGraph(rng, n, 2*(n-1)-i%4/2)
		}
		for _, game := range []*switching.Game{switching.ConnectAll(g), must(switching.Connect(g, 0, 1))} {
			sol := must(game.Solve(t.Context()))
			_, _, ok := game.Terminals()
			classes[fmt.Sprint(ok, " ", sol.Class())]++
			checkPlays(t, fmt.Sprint("random graph ", i), sol, rng, 2)
		}
	}
	if len(classes) < 6 || slices.Min(slices.Collect(maps.Values(classes))) < 3 {
		t.Errorf("only %v", classes)
	}
	// Whoever begins wins on Gale's board, and on others the one who has fewer rows to cross.
	for rows := columns - 1; rows <= columns+3; rows++ {
		g := bridgit(columns, rows)
		sol := must(must(switching.Connect(g, 0, g.NumVertices()-1)).Solve(t.Context()))
		want := switching.Short
		switch {
		case rows == columns+1:
			want = switching.Neutral
		case rows > columns+1:
			want = switching.Cut
		}
		if sol.Class() != want {
			t.Errorf("%d rows: %v, want %v", rows, sol.Class(), want)
		}
		checkPlays(t, fmt.Sprint(rows, " rows"), sol, rng, 2)
	}
}

// A session on thousands of edges, against an opponent who claims edges at random or near the last one that the
// strategy claimed.
func TestSessionsOnThousandsOfEdges(t *testing.T) {
	columns := 35
	if detector.On {
		columns = 20
	}
	g := bridgit(columns, columns+1)
	sol := must(must(switching.Connect(g, 0, g.NumVertices()-1)).Solve(t.Context()))
	rng := rand.New(rand.NewPCG(8, 42))
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		for _, isNear := range []bool{false, true} {
			session, ok := sol.Begin(who, who)
			if !ok {
				t.Fatal("no session")
			}
			last := 0
			for {
				turn, ok := session.Turn()
				if !ok {
					break
				}
				if turn == who {
					e, err := session.Reply()
					if err != nil {
						t.Fatal(err)
					}
					last = e
					continue
				}
				for try := 0; ; try++ {
					e := rng.IntN(g.NumEdges())
					if isNear && try < 50 {
						e = last + rng.IntN(100) - 50
					}
					err := session.Play(e)
					if err == nil {
						break
					}
					if !errors.As(err, new(*switching.MoveError)) {
						t.Fatal(err)
					}
				}
			}
			if v, ok := session.Result(); !ok || v != zermelo.WinFor(who) {
				t.Errorf("%v: %v after %d moves", who, v, session.NumMoves())
			}
			if v, ok := sol.Game().End(session.Position()); !ok || v != zermelo.WinFor(who) {
				t.Errorf("%v: the position is a %v", who, v)
			}
		}
	}
}

func TestMovesThatCannotBeMade(t *testing.T) {
	g := must(switching.ParseGraph("3\n0 1\n0 1\n1 2\n1 2"))
	sol := must(switching.ConnectAll(g).Solve(t.Context()))
	if _, ok := sol.Begin(zermelo.Min, zermelo.Min); ok {
		t.Error("Cut begins a game that Short wins")
	}
	if _, ok := sol.Strategy(zermelo.Min); ok {
		t.Error("a strategy of Cut in a game that Short wins")
	}
	session, ok := sol.Begin(zermelo.Max, zermelo.Min)
	if !ok {
		t.Fatal("no session")
	}
	refused := func(err error) {
		t.Helper()
		var e *switching.MoveError
		if !errors.As(err, &e) || e.Error() == "" {
			t.Error(err)
		}
	}
	before := session.Position()
	_, err := session.Reply()
	refused(err)
	for _, e := range []int{-1, 4} {
		refused(session.Play(e))
	}
	if session.Position() != before || session.NumMoves() != 0 {
		t.Error("a move that was refused has changed something")
	}
	if err := session.Play(0); err != nil {
		t.Fatal(err)
	}
	refused(session.Play(2)) // out of turn
	e := must(session.Reply())
	if e != 1 {
		t.Errorf("the reply is %d", e)
	}
	refused(session.Play(0))
	refused(session.Play(1))
	if err := session.Play(3); err != nil {
		t.Fatal(err)
	}
	if e := must(session.Reply()); e != 2 {
		t.Errorf("the reply is %d", e)
	}
	if v, ok := session.Result(); !ok || v != zermelo.Win {
		t.Error(v, ok)
	}
	refused(session.Play(2))
	_, err = session.Reply()
	refused(err)

	// A referee finds an illegal move of a strategy too.
	s, _ := sol.Strategy(zermelo.Max)
	same := zermelo.StrategyFunc[structure.Claims](func(p structure.Claims) (structure.Claims, bool) { return p, true })
	_, err = zermelo.Match(t.Context(), sol.Game(), structure.Claims{Next: zermelo.Min}, s, same, 10)
	var failed *zermelo.StrategyError
	if !errors.As(err, &failed) || failed.Who != zermelo.Min {
		t.Error(err)
	}
	// The strategy says nothing out of turn, nor where it cannot win.
	if q, ok := s.Move(structure.Claims{Next: zermelo.Min}); ok {
		t.Error(q)
	}
	if q, ok := s.Move(structure.Claims{Min: structure.NewCells(0, 1)}); ok {
		t.Error(q)
	}
	panics.Expect(t, map[string]func(){
		"Strategy": func() { sol.Strategy(2) },
		"Begin":    func() { sol.Begin(zermelo.Max, 2) },
	})
	for _, terminals := range [][2]int{{0, 0}, {-1, 0}, {0, 3}} {
		var e *switching.TerminalError
		if game, err := switching.Connect(g, terminals[0], terminals[1]); !errors.As(err, &e) || e.Error() == "" {
			t.Error(game, err)
		}
	}
}

// Many goroutines use one solution.
func TestStrategiesAreShared(t *testing.T) {
	g := bridgit(5, 6)
	sol := must(must(switching.Connect(g, 0, g.NumVertices()-1)).Solve(t.Context()))
	var wait sync.WaitGroup
	for i := range uint64(4) {
		wait.Go(func() { checkPlays(t, "shared", sol, rand.New(rand.NewPCG(i, 9)), 2) })
	}
	wait.Wait()
}

// Each part of a certificate must be checked.
func TestVerifyFails(t *testing.T) {
	// Two triangles with doubled edges, joined by two edges at different vertices.
	g := must(switching.ParseGraph("6\n0 1\n0 1\n1 2\n1 2\n2 0\n3 4\n3 4\n4 5\n4 5\n5 3\n0 3\n1 4"))
	all, near, far := switching.ConnectAll(g), must(switching.Connect(g, 0, 2)), must(switching.Connect(g, 2, 5))
	type trees = switching.Trees
	twice := trees{Red: []int{0, 2, 5, 7, 10}, Blue: []int{1, 3, 6, 8, 11}}
	for name, c := range map[string]struct {
		game  *switching.Game
		trees trees
		first zermelo.Player
		ok    bool
	}{
		"all":                  {all, twice, zermelo.Min, true},
		"two":                  {near, trees{Red: []int{0, 2}, Blue: []int{1, 3}}, zermelo.Min, true},
		"two, a circle":        {near, trees{Red: []int{0, 2, 4}, Blue: []int{1, 3}}, zermelo.Min, true},
		"one missing":          {all, trees{Red: twice.Red[1:], Blue: twice.Blue}, zermelo.Min, false},
		"one missing, first":   {all, trees{Red: twice.Red[1:], Blue: twice.Blue}, zermelo.Max, true},
		"two missing":          {all, trees{Red: twice.Red[1:], Blue: twice.Blue[1:]}, zermelo.Max, false},
		"no trees":             {near, trees{}, zermelo.Max, false},
		"different vertices":   {near, trees{Red: []int{4}, Blue: []int{1, 3}}, zermelo.Min, false},
		"different, first":     {near, trees{Red: []int{4}, Blue: []int{1, 3}}, zermelo.Max, true},
		"two that are apart":   {far, trees{Red: []int{0, 2}, Blue: []int{1, 3}}, zermelo.Max, false},
		"edge twice":           {near, trees{Red: []int{0, 2}, Blue: []int{0, 2}}, zermelo.Min, false},
		"an edge out of range": {near, trees{Red: []int{0, 2}, Blue: []int{1, 3, 12}}, zermelo.Min, false},
	} {
		check(t, name, c.game.VerifyTrees(c.trees, c.first), c.ok)
	}

	// A square with a doubled edge: 0 and 2 are at opposite corners.
	g = must(switching.ParseGraph("4\n0 1\n1 2\n2 3\n3 0\n0 1"))
	all, corners, side := switching.ConnectAll(g), must(switching.Connect(g, 0, 2)), must(switching.Connect(g, 0, 1))
	type barrier = switching.Barrier
	for name, c := range map[string]struct {
		game    *switching.Game
		barrier barrier
		first   zermelo.Player
		ok      bool
	}{
		"all":                   {all, barrier{Part: []int{0, 1, 2, 3}}, zermelo.Min, true},
		"all, Short first":      {all, barrier{Part: []int{0, 1, 2, 3}}, zermelo.Max, false},
		"all, coarse":           {all, barrier{Part: []int{0, 0, 1, 2}}, zermelo.Min, true},
		"all, coarser":          {all, barrier{Part: []int{0, 1, 1, 1}}, zermelo.Min, false},
		"all, one part":         {all, barrier{Part: []int{0, 0, 0, 0}}, zermelo.Min, false},
		"all, colours":          {all, barrier{Part: []int{0, 1, 2, 3}, Red: []int{0}}, zermelo.Min, false},
		"corners":               {corners, barrier{Part: []int{0, 0, 1, 2}, Red: []int{1, 2}, Blue: []int{3}}, zermelo.Min, true},
		"corners, edge twice":   {corners, barrier{Part: []int{0, 0, 1, 2}, Red: []int{1, 2}, Blue: []int{2, 3}}, zermelo.Min, false},
		"corners, Short first":  {corners, barrier{Part: []int{0, 0, 1, 2}, Red: []int{2}, Blue: []int{1, 3}}, zermelo.Max, false},
		"corners, two circles":  {corners, barrier{Part: []int{0, 1, 2, 3}, Red: []int{0, 1, 2, 3}, Blue: []int{4}}, zermelo.Min, false},
		"corners, same part":    {corners, barrier{Part: []int{0, 1, 0, 2}, Red: []int{0, 1, 2}, Blue: []int{3, 4}}, zermelo.Min, false},
		"corners, a plain edge": {corners, barrier{Part: []int{0, 0, 1, 2}, Red: []int{2}, Blue: []int{3}}, zermelo.Min, false},
		"corners, inside":       {corners, barrier{Part: []int{0, 0, 1, 2}, Red: []int{0, 1}, Blue: []int{2, 3}}, zermelo.Min, false},
		"corners, few parts":    {corners, barrier{Part: []int{0, 0, 1}, Red: []int{1, 2}, Blue: []int{3}}, zermelo.Min, false},
		"side":                  {side, barrier{Part: []int{0, 1, 2, 3}, Red: []int{0, 1, 2}, Blue: []int{3, 4}}, zermelo.Min, false},
	} {
		check(t, name, c.game.VerifyBarrier(c.barrier, c.first), c.ok)
	}
}

func check(t *testing.T, name string, err error, ok bool) {
	t.Helper()
	var e *switching.VerifyError
	if ok != (err == nil) || err != nil && !errors.As(err, &e) {
		t.Errorf("%s: %v, want ok %v", name, err, ok)
	}
}
