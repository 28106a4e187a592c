package advice_test

import (
	"context"
	"errors"
	"slices"
	"strconv"
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
