package zermelo_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/zermelo"
)

// hooked calls a function at a position.
type hooked struct {
	numbered
	hook func()
}

func (g hooked) AppendMoves(dst []int, v int) []int {
	if v == 1234 {
		g.hook()
	}
	return g.numbered.AppendMoves(dst, v)
}

// bigGame returns a random game of n positions in which every play ends and, if swaps, the players may change places.
// Moves lead at most 40 numbers on, so that paths are long and meet again and again.
func bigGame(seed uint64, n int, swaps bool) doubled {
	rng := rand.New(rand.NewPCG(seed, 5))
	g := doubled{randomGame: &randomGame{}}
	for v := range n {
		g.who = append(g.who, zermelo.Player(rng.IntN(2)))
		g.pay = append(g.pay, zermelo.Int(rng.IntN(7)-3))
		var moves, swapped []int
		for range rng.IntN(5) {
			if v+1 < n {
				moves = append(moves, v+1+rng.IntN(min(40, n-v-1)))
				s := 0
				if swaps {
					s = rng.IntN(2)
				}
				swapped = append(swapped, s)
			}
		}
		g.moves = append(g.moves, moves)
		g.swaps = append(g.swaps, swapped)
	}
	return g
}

// ending is a doubledIndex in which every play ends.
type ending struct{ doubledIndex }

func (ending) Unending() (zermelo.Int, bool) { return 0, false }

// Any number of goroutines find the same in a table by numbers where every play ends, and as much as without one.
func TestIndexTogether(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(12) {
		game := ending{doubledIndex{bigGame(seed, 2000, seed%2 == 1)}}
		plain := zermelo.Rules[int, zermelo.Int]{Ended: game.End, Mover: game.Turn, Moves: game.AppendMoves}
		want, err := zermelo.Solve[int, zermelo.Int](ctx, plain, 0)
		if err != nil {
			t.Fatal(err)
		}
		var first []zermelo.Count[zermelo.Int]
		for _, goroutines := range []int{1, 2, 3, 8} {
			s := zermelo.Solver[int, zermelo.Int]{Game: game, Goroutines: goroutines, Method: zermelo.Indexed}
			sol, err := s.Solve(ctx, 0)
			if err != nil {
				t.Fatal(err)
			}
			for p, v := range want.All() {
				d, _ := want.Distance(p)
				got, ok := sol.Value(p)
				if e, _ := sol.Distance(p); !ok || got != v || e != d {
					t.Fatalf("%d goroutines: %d is worth %v after %d, want %v after %d", goroutines, p, got, e, v, d)
				}
			}
			all, err := s.SolveAll(ctx)
			if err != nil || all.Len() != 2000 {
				t.Fatalf("%d goroutines: %d positions, %v", goroutines, all.Len(), err)
			}
			if err := all.Verify(ctx); err != nil {
				t.Fatal(err)
			}
			counts := append(slices.Collect(sol.Counts()), slices.Collect(all.Counts())...)
			if first == nil {
				first = counts
			}
			if diff := cmp.Diff(first, counts); diff != "" {
				t.Fatalf("%d goroutines: %s", goroutines, diff)
			}
		}
	}
}

// What is wrong in a game with numbers in which every play ends is the same error for any number of goroutines, and
// there is no solution.
func TestIndexTogetherErrors(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := bigGame(rapid.Uint64().Draw(t, "seed"), 500, true)
		for range rapid.IntRange(1, 4).Draw(t, "errors") {
			at := rapid.IntRange(0, 499).Draw(t, "at")
			switch rapid.IntRange(0, 3).Draw(t, "error") {
			case 0:
				g.who[at] = 7
			case 1: // a cycle
				g.moves[at], g.swaps[at] = append(g.moves[at], at/2), append(g.swaps[at], 0)
			case 2: // a position without a number
				g.moves[at], g.swaps[at] = append(g.moves[at], 500), append(g.swaps[at], 0)
			case 3: // many payoffs
				for v := range min(at, 20) {
					g.pay[499-v] = zermelo.Int(v)
				}
			}
		}
		g.moves, g.swaps = append(g.moves, nil), append(g.swaps, nil)
		g.who, g.pay = append(g.who, 0), append(g.pay, 0)
		game := short{ending{doubledIndex{g}}}
		for _, all := range []bool{false, true} {
			var first error
			for _, goroutines := range []int{1, 2, 8} {
				s := zermelo.Solver[int, zermelo.Int]{Game: game, Goroutines: goroutines, Method: zermelo.Indexed}
				solve := func() (*zermelo.Solution[int, zermelo.Int], error) { return s.Solve(ctx, 0) }
				if all {
					solve = func() (*zermelo.Solution[int, zermelo.Int], error) { return s.SolveAll(ctx) }
				}
				sol, err := solve()
				if (sol == nil) != (err != nil) {
					t.Fatalf("%v, %v", sol, err)
				}
				if goroutines == 1 {
					first = err
				}
				if diff := cmp.Diff(first, err); diff != "" {
					t.Fatalf("%d goroutines: %s", goroutines, diff)
				}
			}
		}
	})
}

// short is a game whose last position has no number.
type short struct{ ending }

func (g short) Size() int { return len(g.who) - 1 }
