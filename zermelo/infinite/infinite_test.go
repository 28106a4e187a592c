package infinite_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/cgt-go/sdk/internal/detector"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

var methods = []infinite.Method{infinite.Auto, infinite.Promotion, infinite.Tangles, infinite.Zielonka}

// games returns how many random games a test takes: fewer with -short, and with the race detector.
func games(n int) int {
	if testing.Short() || detector.On {
		return n / 10
	}
	return n
}

// TestParity compares both methods with the textbook, and on small boards that with all positional strategies.
func TestParity(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 1))
	for i := range games(20000) {
		n := 1 + random.IntN(12)
		b := randomBoard(random, n, random.IntN(8), 1+random.IntN(4))
		g := b.graph(t)
		winners := b.solve()
		if n <= 5 {
			if got := b.pairs(); fmt.Sprint(got) != fmt.Sprint(winners) {
				t.Fatalf("the oracles do not agree on %v: %v and %v", b, winners, got)
			}
		}
		for _, m := range methods {
			s, err := (&infinite.Solver{Method: m}).Parity(context.Background(), g)
			check(t, b, fmt.Sprintf("game %d, %v", i, m), s, err, winners)
		}
	}
}

// TestGoals compares the games with goals with parity games.
func TestGoals(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 2))
	for range games(20000) {
		n := 1 + random.IntN(12)
		b := randomBoard(random, n, 0, 1+random.IntN(4))
		g := b.graph(t)
		var goals []int
		for v := range n {
			if random.IntN(4) == 0 {
				goals = append(goals, v)
			}
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			for v := range n {
				b.priority[v] = 1 - int(who)
			}
			for _, v := range goals {
				b.priority[v] = 2 - int(who)
			}
			var solver infinite.Solver
			s, err := solver.Buchi(context.Background(), g, who, goals)
			check(t, b, "Buchi", s, err, b.solve())
			s, err = solver.CoBuchi(context.Background(), g, who.Opponent(), goals)
			check(t, b, "CoBuchi", s, err, b.solve())
			winners := make([]int, n)
			for v := range n {
				winners[v] = 1 - int(who)
			}
			to := set{}
			for _, v := range goals {
				to[v] = true
			}
			for v := range b.attractor(b.all(), to, int(who)) {
				winners[v] = int(who)
			}
			s, err = solver.Reach(context.Background(), g, who, goals)
			check(t, b, "Reach", s, err, winners)
			s, err = solver.Avoid(context.Background(), g, who.Opponent(), goals)
			check(t, b, "Avoid", s, err, winners)
		}
	}
}

// TestConcurrent solves and verifies one graph in several goroutines, which all find the same.
func TestConcurrent(t *testing.T) {
	g, err := infinite.NewGraph(random(2000, 6))
	if err != nil {
		t.Fatal(err)
	}
	texts := make([]string, 4)
	var group sync.WaitGroup
	for i := range texts {
		group.Go(func() {
			s, err := new(infinite.Solver).Parity(context.Background(), g)
			if err != nil {
				t.Error(err)
				return
			}
			if err := s.Verify(context.Background()); err != nil {
				t.Error(err)
			}
			texts[i] = string(s.AppendParitySol(nil))
		})
	}
	group.Wait()
	for _, text := range texts {
		if text != texts[0] {
			t.Errorf("different solutions: %s and %s", text, texts[0])
		}
	}
}
