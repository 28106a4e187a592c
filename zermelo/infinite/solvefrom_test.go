package infinite_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// scattered is a game on the numbers from 0 to size−1 in which everything is random.
type scattered struct {
	size, top, most int
	seed            uint64
}

func (s scattered) at(p int) *rand.Rand { return rand.New(rand.NewPCG(s.seed, uint64(p))) }

func (s scattered) Turn(p int) zermelo.Player { return zermelo.Player(s.at(p).IntN(2)) }

func (s scattered) Priority(p int) int {
	random := s.at(p)
	random.IntN(2)
	return random.IntN(s.top + 1)
}

func (s scattered) AppendMoves(dst []int, p int) []int {
	random := s.at(p + s.size)
	for range 1 + random.IntN(s.most) {
		dst = append(dst, random.IntN(s.size))
	}
	return dst
}

// TestSolveFrom compares with the solution of the whole graph, and looks at each position of the part.
func TestSolveFrom(t *testing.T) {
	ctx := context.Background()
	for seed := range uint64(games(2000)) {
		random := rand.New(rand.NewPCG(9, seed))
		game := scattered{size: 1 + random.IntN(600), top: random.IntN(6), most: 1 + random.IntN(4), seed: seed}
		all, err := infinite.Explore(ctx, game, 0, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := new(infinite.Solver).Parity(ctx, all.Graph())
		if err != nil {
			t.Fatal(err)
		}
		solver := infinite.Solver{Method: methods[seed%4], Goroutines: int(seed % 3)}
		part, found, err := infinite.SolveFrom(ctx, solver, game, 0, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		who := found.Winner(0)
		if who != s.Winner(0) || found.Count(who) != part.Graph().Len() || part.Position(0) != 0 {
			t.Fatalf("%v: %v wins, and %v should", game, who, s.Winner(0))
		}
		if err := found.Verify(ctx); err != nil {
			t.Fatalf("%v: %v", game, err)
		}
		for v, x := range part.Graph().All() {
			p := part.Position(v)
			var moves []int
			for _, w := range x.Moves {
				moves = append(moves, part.Position(w))
			}
			want := game.AppendMoves(nil, p)
			if x.Turn != game.Turn(p) || x.Priority != game.Priority(p) {
				t.Fatalf("%v: the vertex of %d is %v", game, p, x)
			}
			if x.Turn == who && (len(moves) != 1 || !slices.Contains(want, moves[0])) || x.Turn != who && !slices.Equal(moves, want) {
				t.Fatalf("%v: the moves from %d, which are %v, have become %v", game, p, want, moves)
			}
		}
	}
}

// TestSolveFromEndless: on the board without end of the example, where Explore does not come to an end.
func TestSolveFromEndless(t *testing.T) {
	ctx := context.Background()
	limits := cgt.Limits{Positions: 10000}
	var limit *cgt.LimitError
	if _, err := infinite.Explore(ctx, pushing{}, token{}, limits); !errors.As(err, &limit) {
		t.Errorf("Explore says %v", err)
	}
	part, s, err := infinite.SolveFrom(ctx, infinite.Solver{}, pushing{}, token{0, zermelo.Min}, limits)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(ctx); err != nil || s.Winner(0) != zermelo.Max || part.Graph().Len() != 7 {
		t.Errorf("%v wins on %v, Verify says %v", s.Winner(0), part.Graph(), err)
	}
	// From 1000 Min can go away as far as Max comes nearer.
	part, s, err = infinite.SolveFrom(ctx, infinite.Solver{}, pushing{}, token{1000, zermelo.Min}, limits)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(ctx); err != nil || s.Winner(0) != zermelo.Min || part.Graph().Len() > 100 {
		t.Errorf("%v wins on %v, Verify says %v", s.Winner(0), part.Graph(), err)
	}
	if _, _, err := infinite.SolveFrom(ctx, infinite.Solver{}, way{-1}, 0, cgt.Limits{Positions: 500}); !errors.As(err, &limit) || limit.Limit != 500 {
		t.Errorf("on a way without an end SolveFrom says %v", err)
	}
}

// way is the game in which one can only go on, from 0 to 1, to 2, …, until there is an end.
type way struct{ end int }

func (way) Turn(int) zermelo.Player { return zermelo.Max }
func (way) Priority(int) int        { return 0 }
func (w way) AppendMoves(dst []int, p int) []int {
	if p == w.end {
		return dst
	}
	return append(dst, p+1)
}

// TestSolveFromErrors: what is wrong is reported.
func TestSolveFromErrors(t *testing.T) {
	var wrong *zermelo.GameError
	if _, _, err := infinite.SolveFrom(context.Background(), infinite.Solver{}, way{2}, 0, cgt.Limits{}); !errors.As(err, &wrong) || wrong.Position != "2" {
		t.Errorf("without a move from 2 SolveFrom says %v", err)
	}
	errEnough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(errEnough)
	if _, _, err := infinite.SolveFrom(ctx, infinite.Solver{}, pushing{}, token{}, cgt.Limits{}); err != errEnough {
		t.Errorf("when it is canceled SolveFrom says %v", err)
	}
	if _, _, err := infinite.SolveFrom(countdown.New(3, errEnough), infinite.Solver{}, pushing{}, token{1000, zermelo.Min}, cgt.Limits{}); err != errEnough {
		t.Errorf("when it is canceled later SolveFrom says %v", err)
	}
}
