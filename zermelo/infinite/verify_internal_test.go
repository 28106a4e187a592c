package infinite

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/zermelo"
)

// holds is what Verify should say: it tries all moves of the loser against the strategy, by a search of all pairs of
// vertices for each priority.
func holds(s *Solution) bool {
	n := s.g.Len()
	next := make([][]int32, n)
	for v := range int32(n) {
		who := s.winner[v]
		switch {
		case s.objective.isOver(v):
			if who != s.objective.who {
				return false
			}
			continue
		case s.g.owner[v] != who:
			if s.strategy[v] >= 0 {
				return false
			}
			next[v] = s.g.moves(v)
		case s.strategy[v] < 0 || !slices.Contains(s.g.moves(v), s.strategy[v]):
			return false
		default:
			next[v] = []int32{s.strategy[v]}
		}
		for _, w := range next[v] {
			if s.winner[w] != who {
				return false
			}
		}
	}
	for v := range int32(n) {
		p := s.objective.rank(s.g, v)
		if s.objective.isOver(v) || uint8(p&1) == s.winner[v] {
			continue
		}
		// Is there a way back to v through no larger priority?
		seen := make([]bool, n)
		for todo := []int32{v}; len(todo) > 0; {
			u := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			for _, w := range next[u] {
				if w == v {
					return false
				}
				if !seen[w] && s.objective.rank(s.g, w) <= p {
					seen[w] = true
					todo = append(todo, w)
				}
			}
		}
	}
	return true
}

// TestVerifyRejects: Verify accepts what is solved, and of what is changed after that only what holds all the same.
func TestVerifyRejects(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 3))
	rejected := 0
	for range 5000 {
		n := 1 + random.IntN(10)
		top := 1 + random.IntN(6)
		var list []Vertex
		var goals []int
		for v := range n {
			list = append(list, Vertex{Turn: zermelo.Player(random.IntN(2)), Priority: random.IntN(top), Moves: random.Perm(n)[:1+random.IntN(min(3, n))]})
			if random.IntN(3) == 0 {
				goals = append(goals, v)
			}
		}
		g, err := NewGraph(slices.Values(list))
		if err != nil {
			t.Fatal(err)
		}
		var s *Solution
		switch random.IntN(3) {
		case 0:
			s, err = new(Solver).Parity(context.Background(), g)
		case 1:
			s, err = new(Solver).Buchi(context.Background(), g, zermelo.Player(random.IntN(2)), goals)
		case 2:
			s, err = new(Solver).Reach(context.Background(), g, zermelo.Player(random.IntN(2)), goals)
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(context.Background()); err != nil || !holds(s) {
			t.Fatalf("Verify says %v", err)
		}
		for v := range n {
			was, had := s.winner[v], s.strategy[v]
			for _, other := range []struct {
				winner   uint8
				strategy int32
			}{{1 - was, had}, {was, -1}, {was, int32(random.IntN(n))}, {1 - was, int32(random.IntN(n))}, {1 - was, -1}} {
				s.winner[v], s.strategy[v] = other.winner, other.strategy
				err := s.Verify(context.Background())
				var e *VerifyError
				if (err == nil) != holds(s) || err != nil && !errors.As(err, &e) {
					t.Fatalf("%v with winners %v and moves %v: Verify says %v, and it holds: %v", list, s.winner, s.strategy, err, holds(s))
				}
				if err != nil {
					rejected++
				}
			}
			s.winner[v], s.strategy[v] = was, had
		}
	}
	if rejected < 50000 {
		t.Errorf("only %d changes were rejected", rejected)
	}
}
