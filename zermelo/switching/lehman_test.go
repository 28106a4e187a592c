package switching_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// smallGraphs returns the connected graphs of so many vertices and edges, up to permutations of the vertices from the
// given one on. Loops are among them for up to four vertices.
func smallGraphs(vertices, edges, fixed int) []*switching.Graph {
	var pairs [][2]int
	for v := range vertices {
		for u := range v {
			pairs = append(pairs, [2]int{u, v})
		}
		if vertices <= 4 {
			pairs = append(pairs, [2]int{v, v})
		}
	}
	var images [][]int // of each pair
	var permute func(perm []int)
	permute = func(perm []int) {
		if len(perm) < vertices {
			for v := range vertices {
				if !slices.Contains(perm, v) && (len(perm) >= fixed || v == len(perm)) {
					permute(append(slices.Clip(perm), v))
				}
			}
			return
		}
		image := make([]int, len(pairs))
		for i, e := range pairs {
			u, v := perm[e[0]], perm[e[1]]
			image[i] = slices.Index(pairs, [2]int{min(u, v), max(u, v)})
		}
		images = append(images, image)
	}
	permute(nil)
	var (
		graphs []*switching.Graph
		counts = make([]int, len(pairs))
		choose func(i, left int)
	)
	choose = func(i, left int) {
		if i == len(pairs) {
			if left > 0 {
				return
			}
			for _, image := range images {
				c := 0
				for i := range counts {
					if c = counts[image[i]] - counts[i]; c != 0 {
						break
					}
				}
				if c > 0 {
					return // not the first of those that are the same
				}
			}
			var list [][2]int
			for i, n := range counts {
				for range n {
					list = append(list, pairs[i])
				}
			}
			g := must(switching.NewGraph(vertices, list...))
			if joins(g, 1<<edges-1, 0, -1) {
				graphs = append(graphs, g)
			}
			return
		}
		for n := range left + 1 {
			counts[i] = n
			choose(i+1, left-n)
		}
		counts[i] = 0
	}
	choose(0, edges)
	return graphs
}

// joins reports whether a set of edges joins s to t, or to all vertices if t is negative, by going on from s.
func joins(g *switching.Graph, set, s, t int) bool {
	reached := 1 << s
	for {
		before := reached
		for e := range g.NumEdges() {
			u, v := g.Ends(e)
			if set>>e&1 != 0 && (reached>>u|reached>>v)&1 != 0 {
				reached |= 1<<u | 1<<v
			}
		}
		if reached == before {
			break
		}
	}
	if t < 0 {
		return reached == 1<<g.NumVertices()-1
	}
	return reached>>t&1 != 0
}

// search plays a game to the last edge in all ways.
type search struct {
	edges  int
	isWon  []bool // by each set of taken edges
	values []int8 // of each position, with digits 0, 1 and 2 for free, taken and erased: 1 if Short wins, 2 if not
	powers [9]int32
}

func newSearch(g *switching.Game) *search {
	n := g.Graph().NumEdges()
	s := &search{edges: n, isWon: make([]bool, 1<<n)}
	from, to, ok := g.Terminals()
	if !ok {
		from, to = 0, -1
	}
	for set := range s.isWon {
		s.isWon[set] = joins(g.Graph(), set, from, to)
	}
	s.powers[0] = 1
	for i := range n {
		s.powers[i+1] = 3 * s.powers[i]
	}
	s.values = make([]int8, s.powers[n])
	return s
}

// wins reports whether Short wins if who begins.
func (s *search) wins(who zermelo.Player) bool {
	clear(s.values)
	return s.value(0, 0, 0, who)
}

func (s *search) value(position int32, taken, claimed int, who zermelo.Player) bool {
	if claimed == 1<<s.edges-1 {
		return s.isWon[taken]
	}
	if v := s.values[position]; v > 0 {
		return v == 1
	}
	isWin := who == zermelo.Min
	for e := range s.edges {
		if claimed>>e&1 != 0 {
			continue
		}
		var w bool
		if who == zermelo.Max {
			w = s.value(position+s.powers[e], taken|1<<e, claimed|1<<e, zermelo.Min)
		} else {
			w = s.value(position+2*s.powers[e], taken, claimed|1<<e, zermelo.Max)
		}
		if w == (who == zermelo.Max) {
			isWin = w
			break
		}
	}
	s.values[position] = 2
	if isWin {
		s.values[position] = 1
	}
	return isWin
}

// class returns the class by search.
func (s *search) class() switching.Class {
	switch {
	case s.wins(zermelo.Min):
		return switching.Short
	case s.wins(zermelo.Max):
		return switching.Neutral
	}
	return switching.Cut
}

// checkSolution checks the certificates and plays each strategy against every reply.
func checkSolution(t *testing.T, sol *switching.Solution) {
	t.Helper()
	if err := sol.Verify(); err != nil {
		t.Errorf("%q: %v", sol.Game().Graph(), err)
	}
	for first := zermelo.Max; first <= zermelo.Min; first++ {
		who := sol.Class().Winner(first)
		s, ok := sol.Strategy(who)
		if !ok {
			t.Fatalf("%q: no strategy for %v", sol.Game().Graph(), who)
		}
		start := structure.Claims{Next: first}
		if _, err := zermelo.CheckStrategy(t.Context(), sol.Game(), start, who, s, zermelo.WinFor(who), cgt.Limits{}); err != nil {
			t.Errorf("%q, %v first: %v", sol.Game().Graph(), first, err)
		}
	}
}

// Lehman's criterion is compared with search on all connected graphs with up to 5 vertices and 8 edges, for both games.
// The strategies are checked against every reply on those with up to 7 edges, and on an eighth of the others.
func TestS42LehmansTheorem(t *testing.T) {
	classes := map[string]int{}
	var loopless [5]int // by the number of edges, where no graph has more vertices than are looked at
	for vertices := 1; vertices <= 5; vertices++ {
		for edges := vertices - 1; edges <= 8; edges++ {
			for fixed := 0; fixed <= 2; fixed += 2 { // all vertices are to be joined, or the first two
				if fixed > vertices {
					continue
				}
				for i, g := range smallGraphs(vertices, edges, fixed) {
					game := switching.ConnectAll(g)
					if fixed == 0 && edges < len(loopless) && !hasLoop(g) {
						loopless[edges]++
					}
					if fixed > 0 {
						game = must(switching.Connect(g, 0, 1))
					}
					sol := must(game.Solve(t.Context()))
					if want := newSearch(game).class(); sol.Class() != want {
						t.Fatalf("%q, fixed %d: %v, want %v", g, fixed, sol.Class(), want)
					}
					classes[fmt.Sprint(fixed, sol.Class())]++
					if edges < 8 || i%8 == 0 {
						checkSolution(t, sol)
					}
				}
			}
		}
	}
	// The On-Line Encyclopedia of Integer Sequences, A076864: connected multigraphs without loops by the number of
	// edges.
	if want := [5]int{1, 1, 2, 5, 12}; loopless != want {
		t.Errorf("%v graphs, want %v", loopless, want)
	}
	for fixed := 0; fixed <= 2; fixed += 2 {
		for c := switching.Neutral; c <= switching.Cut; c++ {
			if classes[fmt.Sprint(fixed, c)] < 50 {
				t.Errorf("only %v", classes)
			}
		}
	}
}

func hasLoop(g *switching.Graph) bool {
	for e := range g.NumEdges() {
		if u, v := g.Ends(e); u == v {
			return true
		}
	}
	return false
}

// The vertices of larger random graphs with loops may also be in several components.
func TestRandomGraphs(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 42))
	for range 300 {
		g := randomGraph(rng, 2+rng.IntN(6), rng.IntN(9))
		for _, game := range []*switching.Game{switching.ConnectAll(g), must(switching.Connect(g, 1, 0))} {
			sol := must(game.Solve(t.Context()))
			if want := newSearch(game).class(); sol.Class() != want {
				t.Fatalf("%q: %v, want %v", g, sol.Class(), want)
			}
			checkSolution(t, sol)
		}
	}
}
