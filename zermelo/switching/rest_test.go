package switching_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// Who wins is the same at each position of small games as by induction over all positions, whoever is to move and
// whatever was claimed.
func TestRest(t *testing.T) {
	rng := rand.New(rand.NewPCG(10, 42))
	classes := map[switching.Class]int{}
	for range 12 {
		g := randomGraph(rng, 2+rng.IntN(4), 6)
		for _, game := range []*switching.Game{switching.ConnectAll(g), must(switching.Connect(g, 0, 1))} {
			for _, first := range []zermelo.Player{zermelo.Max, zermelo.Min} {
				sol := must(zermelo.Solve(t.Context(), game, structure.Claims{Next: first}))
				seen := map[structure.Claims]bool{}
				for todo := []structure.Claims{{Next: first}}; len(todo) > 0; todo = todo[1:] {
					p := todo[0]
					if seen[p] {
						continue
					}
					seen[p] = true
					rest, edges, ok := game.Rest(p)
					if _, isOver := game.End(p); ok == isOver {
						t.Fatalf("%q at %v: a rest %v, over %v", g, p, ok, isOver)
					}
					if !ok {
						continue
					}
					for i, e := range edges {
						if i > 0 && e <= edges[i-1] || !p.IsFree(e) {
							t.Fatalf("%q at %v: the edges %v", g, p, edges)
						}
					}
					s := must(rest.Solve(t.Context()))
					if err := s.Verify(); err != nil {
						t.Fatal(err)
					}
					classes[s.Class()]++
					if want, ok := sol.Value(p); !ok || zermelo.WinFor(s.Class().Winner(p.Next)) != want {
						t.Fatalf("%q at %v: %v, want %v", g, p, s.Class(), want)
					}
					todo = game.AppendMoves(todo, p)
				}
			}
		}
	}
	for c := switching.Neutral; c <= switching.Cut; c++ {
		if classes[c] < 50 {
			t.Errorf("only %v", classes)
		}
	}
}

// Certificates are for players that there are.
func TestVerifyForNobody(t *testing.T) {
	graph, err := switching.NewGraph(2, [2]int{0, 1}, [2]int{0, 1})
	if err != nil {
		t.Fatal(err)
	}
	game, err := switching.Connect(graph, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	trees := switching.Trees{Red: []int{0}, Blue: []int{1}}
	if err := game.VerifyTrees(trees, zermelo.Max); err != nil {
		t.Error(err)
	}
	for _, err := range []error{game.VerifyTrees(trees, 7), game.VerifyBarrier(switching.Barrier{}, 7)} {
		if wrong := (*switching.VerifyError)(nil); !errors.As(err, &wrong) || wrong.Msg != "there is no player 7" {
			t.Errorf("player 7: %v", err)
		}
	}
}

// TestVerifyWithoutGame: nothing is shown of a game that is not there.
func TestVerifyWithoutGame(t *testing.T) {
	var (
		game  switching.Game
		graph *switching.Graph
	)
	for what, err := range map[string]error{
		"trees":   game.VerifyTrees(switching.Trees{}, zermelo.Max),
		"barrier": game.VerifyBarrier(switching.Barrier{}, zermelo.Max),
		"forests": graph.VerifyForests(switching.Forests{}),
	} {
		if err == nil || err.Error() != "switching: the "+what+": the graph is missing" {
			t.Errorf("%s: %v", what, err)
		}
	}
}
