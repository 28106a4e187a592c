package advice_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/sums"
)

// down is a game that ends.
type down struct{}

func (down) Impartial() {}

func (down) AppendMoves(dst []int, n int, _ cgt.Player) []int {
	if n > 0 {
		dst = append(dst, n-1)
	}
	return dst
}

// represented has a wrong Normalize, and split wrong parts, so that solvers come back to where they were.
type (
	represented struct{ down }
	split       struct{ down }
	both        struct{ split }
)

func (represented) Normalize(n int) (int, bool)  { return max(n, 2), false }
func (split) AppendParts(dst []int, n int) []int { return append(dst, max(n, 2)) }
func (both) Normalize(n int) (int, bool)         { return represented{}.Normalize(n) }

// Every solver that looks at representatives or parts says so of a play that seems to have no end.
func TestStep(t *testing.T) {
	const (
		representative = "a move may lead to a position that the next one represents, by Normalize"
		part           = "a move may lead to a position of which the next one is a part, by AppendParts"
		either         = "a move may lead to a position of which the next one is a part or the representative, by AppendParts or Normalize"
	)
	type rules = cgt.ImpartialRuleset[int]
	ends, round := rules(down{}), cgt.ImpartialFunc[int](func(dst []int, n int) []int { return append(dst, 3-n) })
	for name, solve := range map[string]struct {
		splits bool // the solver looks at parts
		error  func(ctx context.Context, r rules) error
	}{
		"cgt": {false, func(ctx context.Context, r rules) error {
			_, err := (&cgt.Solver[int]{Rules: r}).Wins(ctx, 3, cgt.Left)
			return err
		}},
		"surreal": {true, func(ctx context.Context, r rules) error {
			_, err := (&surreal.Solver[int]{Rules: r}).Value(ctx, 3)
			return err
		}},
		"database": {true, func(ctx context.Context, r rules) error {
			_, _, err := (&database.Maker[int]{Name: "down", Rules: r, Parse: strconv.Atoi}).Build(ctx, slices.Values([]int{3}))
			return err
		}},
		"sums": {true, func(ctx context.Context, r rules) error {
			_, err := new(sums.Solver).Wins(ctx, cgt.Left, sums.Of[int](r, 3))
			return err
		}},
		"nim": {true, func(ctx context.Context, r rules) error {
			_, err := (&nim.Solver[int]{Rules: r}).Value(ctx, 3)
			return err
		}},
		"misère": {false, func(ctx context.Context, r rules) error {
			_, err := (&nim.MisereSolver[int]{Rules: r}).Genus(ctx, 3)
			return err
		}},
	} {
		for _, c := range []struct {
			rules  rules
			want   string
			splits bool
		}{{represented{}, representative, false}, {split{}, part, true}, {both{}, either, true}, {round, "", false}} {
			err := solve.error(t.Context(), c.rules)
			want := c.want
			if c.splits && !solve.splits {
				if want = representative; c.want == part {
					if err != nil {
						t.Errorf("%s, with parts that are not looked at: %v", name, err)
					}
					continue
				}
			}
			if loop := (*cgt.LoopError)(nil); !errors.As(err, &loop) || loop.Advice != want {
				t.Errorf("%s, %T: %v, want the advice %q", name, c.rules, err, want)
			}
		}
		if err := solve.error(t.Context(), ends); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A solver whose search goes down one play for very long says so, and how many moves that play has.
func TestLongPlay(t *testing.T) {
	up := cgt.ImpartialFunc[int](func(dst []int, n int) []int { return append(dst, n+1, n+2) })
	for name, solve := range map[string]func(ctx context.Context, most int) error{
		"cgt": func(ctx context.Context, most int) error {
			_, err := (&cgt.Solver[int]{Rules: up, Limits: cgt.Limits{Positions: most}}).Wins(ctx, 0, cgt.Left)
			return err
		},
		"surreal": func(ctx context.Context, most int) error {
			_, err := (&surreal.Solver[int]{Rules: up, Limits: surreal.Limits{Positions: most}}).Value(ctx, 0)
			return err
		},
		"sums, by positions": func(ctx context.Context, most int) error {
			_, err := (&sums.Solver{Limits: sums.Limits{Positions: most}}).Wins(ctx, cgt.Left, sums.Of(up, 0))
			return err
		},
		"sums": func(ctx context.Context, most int) error {
			_, err := (&sums.Solver{Limits: sums.Limits{States: most}}).Wins(ctx, cgt.Left, sums.Of(up, 0))
			return err
		},
		"nim": func(ctx context.Context, most int) error {
			_, err := (&nim.Solver[int]{Rules: up, Limits: cgt.Limits{Positions: most}}).Value(ctx, 0)
			return err
		},
		"misère": func(ctx context.Context, most int) error {
			_, err := (&nim.MisereSolver[int]{Rules: up, Limits: cgt.Limits{Positions: most}}).Genus(ctx, 0)
			return err
		},
	} {
		const long = 20_000
		var limit *cgt.LimitError
		if err := solve(t.Context(), long); !errors.As(err, &limit) {
			t.Errorf("%s: %v, want a limit error", name, err)
			continue
		}
		var moves int
		const format = "one play alone has %d moves: if this is not meant, the property kit, package cgttest, names a play that goes on and on"
		if _, err := fmt.Sscanf(limit.Advice, format, &moves); err != nil || moves < long*9/10 || moves > long {
			t.Errorf("%s: the advice %q, want %q with about %d moves", name, limit.Advice, format, long)
		}
		if !strings.HasSuffix(limit.Error(), ": the limit was reached; "+limit.Advice) {
			t.Errorf("%s: the message %q", name, limit)
		}
		limit = nil
		if err := solve(t.Context(), 500); !errors.As(err, &limit) || limit.Advice != "" {
			t.Errorf("%s, after a short play: %v, want a limit error without advice", name, err)
		}
	}
}
