package richman_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/richman"
)

// randomDAG returns a graph without cycles: each vertex leads to some of those after it, the last two of which are the
// terminals.
func randomDAG(t *testing.T, random *rand.Rand, n int) *richman.Graph {
	t.Helper()
	edges := make([][]int, n+2)
	for v := range n {
		for range 1 + random.IntN(3) {
			edges[v] = append(edges[v], v+1+random.IntN(n+1-v))
		}
	}
	g, err := richman.NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func allPay(t *testing.T, g *richman.Graph, who richman.Player) *richman.AllPay {
	t.Helper()
	a, err := richman.FindAllPay(t.Context(), g, who)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Verify(t.Context()); err != nil {
		t.Error(err)
	}
	return a
}

// A search with whole chips in which every bid of both players is tried, and ties are lost, comes close to the ratios:
// to win for sure with many chips takes a little more than the ratio says, for bids have to be whole.
func TestAllPayByChips(t *testing.T) {
	random := rand.New(rand.NewPCG(51, 52))
	const most = 16 // chips of the other one
	for range 15 {
		g := randomDAG(t, random, 1+random.IntN(3))
		for _, who := range []richman.Player{richman.Blue, richman.Red} {
			a := allPay(t, g, who)
			const all = 5 * most
			// wins[v][r][b] says whether b chips suffice against r.
			wins := make([][][]bool, g.Len())
			for v := g.Len() - 1; v >= 0; v-- {
				winner, isOver := g.Winner(v)
				wins[v] = make([][]bool, most+1)
				for r := range wins[v] {
					wins[v][r] = make([]bool, all+1)
					for b := range wins[v][r] {
						if isOver {
							wins[v][r][b] = winner == who
							continue
						}
						for x := 0; x <= b && !wins[v][r][b]; x++ {
							good := true
							for y := 0; y <= r && good; y++ {
								any, every := false, true
								for w := range g.Successors(v) {
									any = any || wins[w][r-y][b-x]
									every = every && wins[w][r-y][b-x]
								}
								good = x > y && any || x <= y && every
							}
							wins[v][r][b] = good
						}
					}
				}
			}
			for v := range g.Len() - 2 {
				ratio, ok := a.Ratio(v)
				b := slices.Index(wins[v][most], true)
				if !ok || b < 0 {
					if ok != (b >= 0) {
						t.Errorf("from %d %v needs %v, and %d chips against %d", v, who, ratio, b, most)
					}
					continue
				}
				x, _ := ratio.Float64()
				if gap := float64(b)/most - x; gap < -0.001 || gap > 6.0/most {
					t.Errorf("from %d %v needs %v, and %d chips against %d", v, who, ratio, b, most)
				}
			}
		}
	}
}

// With just more than the ratio, the bids keep the player above the ratio of the next vertex, so that he wins.
func TestAllPayBid(t *testing.T) {
	random := rand.New(rand.NewPCG(53, 54))
	played := 0
	for range 300 {
		g := randomDAG(t, random, 1+random.IntN(5))
		who := richman.Player(random.IntN(2))
		a := allPay(t, g, who)
		ratio, ok := a.Ratio(0)
		if !ok {
			if _, _, ok := a.Bid(0, rat("9"), rat("1")); ok {
				t.Error("a bid where nobody can win")
			}
			continue
		}
		other := rat("3/7")
		own := new(big.Rat).Mul(ratio, other)
		if _, _, ok := a.Bid(0, own, other); ok {
			t.Error("a bid with the ratio itself")
		}
		own.Add(own, rat("1/1000"))
		v := 0
		for {
			if winner, isOver := g.Winner(v); isOver {
				if winner != who {
					t.Fatalf("%v loses", who)
				}
				break
			}
			bid, to, ok := a.Bid(v, own, other)
			if !ok || bid.Sign() < 0 || bid.Cmp(own) > 0 {
				t.Fatalf("at %d %v has %v against %v: %v, %v", v, who, own, other, bid, ok)
			}
			reply := new(big.Rat)
			switch random.IntN(4) {
			case 0:
				reply.Set(bid) // a tie, which he loses
			case 1:
				reply.Add(bid, rat("1/100000"))
			case 2:
				reply.Set(other)
			}
			if reply.Cmp(other) > 0 {
				reply.SetInt64(0)
			}
			own.Sub(own, bid)
			other.Sub(other, reply)
			if reply.Cmp(bid) >= 0 {
				list := slices.Collect(g.Successors(v))
				to = list[random.IntN(len(list))]
			}
			v = to
			played++
		}
	}
	if played < 100 {
		t.Errorf("only %d bids", played)
	}
}

func TestAllPayErrors(t *testing.T) {
	var wrong *richman.GraphError
	if _, err := richman.FindAllPay(t.Context(), figure2(t), richman.Blue); !errors.As(err, &wrong) || len(wrong.Vertices) != 1 {
		t.Errorf("a graph with a cycle: %v", err)
	}
	g := randomDAG(t, rand.New(rand.NewPCG(1, 2)), 3)
	if _, err := richman.FindAllPay(t.Context(), g, richman.Green); !errors.As(err, &wrong) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := richman.FindAllPay(ctx, g, richman.Blue); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if err := allPay(t, g, richman.Blue).Verify(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	// From each vertex one or two steps down, so that the digits grow as in Fibonacci's numbers.
	const n = 60
	edges := make([][]int, n+2)
	for v := range n {
		edges[v] = []int{v + 1, v + 2}
	}
	edges[n-1] = []int{n, n + 1}
	edges[n-2] = []int{n - 1, n + 1}
	g, err := richman.NewGraph(edges, []int{n}, []int{n + 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := richman.FindAllPay(t.Context(), g, richman.Blue); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("digits without end: %v", err)
	}
}

// Who first wins two auctions wins the game.
func ExampleFindAllPay() {
	names := []string{"start", "1:0", "0:1", "1:1", "Blue", "Red"}
	g, err := richman.NewGraph([][]int{{1, 2}, {4, 3}, {3, 5}, {4, 5}, nil, nil}, []int{4}, []int{5}, names)
	if err != nil {
		log.Fatal(err)
	}
	a, err := richman.FindAllPay(context.Background(), g, richman.Blue)
	if err != nil {
		log.Fatal(err)
	}
	for v := range 4 {
		ratio, _ := a.Ratio(v)
		fmt.Println(g.Name(v), ratio.RatString())
	}
	bid, to, ok := a.Bid(0, big.NewRat(8, 5), big.NewRat(1, 1))
	fmt.Println(bid.RatString(), g.Name(to), ok, a.Verify(context.Background()))
	// Output:
	// start 3/2
	// 1:0 1
	// 0:1 2
	// 1:1 1
	// 1/2 1:0 true <nil>
}
