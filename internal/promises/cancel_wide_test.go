package promises_test

import (
	"context"
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// wide are rules with many moves from each position, as from large boards, which are slow to list. After some calls the
// context is done.
type wide struct {
	calls  int
	before int // calls until the context is done
	cancel func()
}

const (
	wideMoves = 1000
	wideDepth = 1000 // the length of every play
)

func (w *wide) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	if w.calls++; w.calls == w.before {
		w.cancel()
	}
	if p >= wideMoves*wideDepth {
		return dst
	}
	for i := range wideMoves {
		dst = append(dst, p/wideMoves*wideMoves+wideMoves+i)
	}
	return dst
}

// endless is the game without end on such positions.
type endless struct{ *wide }

func (endless) Turn(p int) zermelo.Player            { return zermelo.Player(p % 2) }
func (endless) Priority(p int) int                   { return p % 3 }
func (e endless) AppendMoves(dst []int, p int) []int { return e.wide.AppendMoves(dst, p, cgt.Left) }

// TestCancelledAmongManyMoves checks that a call whose context is done asks the rules no more than once for each
// player, and once for each goroutine, if positions have many moves.
func TestCancelledAmongManyMoves(t *testing.T) {
	cause := errors.New("enough")
	value := func(m zermelo.Method) func(ctx context.Context, w *wide) error {
		return func(ctx context.Context, w *wide) error {
			s := zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: zermelo.Normal[int](w), Method: m}
			_, err := s.Value(ctx, zermelo.Turned[int]{Pos: 0})
			return err
		}
	}
	isOver := func(int) (richman.Player, bool) { return richman.Blue, false }
	for name, ask := range map[string]func(ctx context.Context, w *wide) error{
		"cgt Outcome": func(ctx context.Context, w *wide) error {
			s := cgt.Solver[int]{Rules: w}
			_, err := s.Outcome(ctx, 0)
			return err
		},
		"cgt Explore": func(ctx context.Context, w *wide) error {
			_, _, err := cgt.Explore(ctx, cgt.Ruleset[int](w), 0, cgt.Limits{})
			return err
		},
		"nim Value": func(ctx context.Context, w *wide) error {
			_, err := nim.Value(ctx, cgt.ImpartialFunc[int](func(dst []int, p int) []int { return w.AppendMoves(dst, p, cgt.Left) }), 0)
			return err
		},
		"surreal Value":       func(ctx context.Context, w *wide) error { _, err := surreal.Value(ctx, w, 0); return err },
		"zermelo induction":   value(zermelo.Induction),
		"zermelo retrograde":  value(zermelo.Retrograde),
		"zermelo alpha–beta":  value(zermelo.AlphaBeta),
		"zermelo deepening":   value(zermelo.Deepening),
		"zermelo proofnumber": value(zermelo.ProofNumber),
		"richman Explore": func(ctx context.Context, w *wide) error {
			_, _, err := richman.Explore(ctx, w, isOver, 0, cgt.Limits{})
			return err
		},
		"infinite Explore": func(ctx context.Context, w *wide) error {
			_, err := infinite.Explore(ctx, endless{w}, 0, cgt.Limits{})
			return err
		},
		"infinite SolveFrom": func(ctx context.Context, w *wide) error {
			_, _, err := infinite.SolveFrom(ctx, infinite.Solver{}, endless{w}, 0, cgt.Limits{})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, before := range []int{1, 2, 7, 20} {
				ctx, cancel := context.WithCancelCause(t.Context())
				w := &wide{before: before, cancel: func() { cancel(cause) }}
				if err := ask(ctx, w); !errors.Is(err, cause) {
					t.Errorf("done in call %d of the rules: %v", before, err)
				}
				if most := before + 2; w.calls > most {
					t.Errorf("done in call %d of the rules, which were called %d times", before, w.calls)
				}
			}
		})
	}
}
