package promises_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// fading are rules whose moves are gone after some time: from each position that is not the end there is one move to
// it.
type fading struct{ isGone *bool }

const end = "the end"

func (r fading) AppendMoves(dst []string, p string, _ cgt.Player) []string {
	if p == end || *r.isGone {
		return dst
	}
	return append(dst, end)
}

func (fading) Impartial() {}

// Of several failures the Verify of every solver of positions names the one whose position comes first. The texts are
// such that whole messages would come in another order.
func TestVerifyNamesTheFirst(t *testing.T) {
	ctx := t.Context()
	for _, positions := range [][]string{{"!", "", " "}, {"a !", "a"}, {`"`, ""}} {
		want := slices.Min(positions)
		isGone := false
		rules := fading{&isGone}
		outcomes, values := &cgt.Solver[string]{Rules: rules}, &surreal.Solver[string]{Rules: rules}
		nimbers, misere := &nim.Solver[string]{Rules: rules}, &nim.MisereSolver[string]{Rules: rules}
		for _, p := range positions {
			_, err := outcomes.Outcome(ctx, p)
			_, err2 := values.Value(ctx, p)
			_, err3 := nimbers.Value(ctx, p)
			_, err4 := misere.Value(ctx, p)
			if err := errors.Join(err, err2, err3, err4); err != nil {
				t.Fatal(err)
			}
		}
		isGone = true
		for _, s := range []interface{ Verify(context.Context) error }{outcomes, values, nimbers, misere} {
			var broken *cgt.RulesetError
			if err := s.Verify(ctx); !errors.As(err, &broken) || broken.Position != want {
				t.Errorf("%T, %q: %v, want a failure at %q", s, positions, err, want)
			}
		}
	}
}
