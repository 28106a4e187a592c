package surreal

import (
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
)

// Steps that are set are for all of Verify, and the default is for each position anew.
func TestVerifySteps(t *testing.T) {
	s := Solver[int]{Rules: cgt.RulesetFunc[int](func(moves []int, n int, who cgt.Player) []int {
		for _, take := range [2][]int{{1, 4, 9}, {2, 3, 7}}[who] {
			if take <= n {
				moves = append(moves, n-take)
			}
		}
		return moves
	})}
	const heap = 40
	if _, err := s.Value(t.Context(), heap); err != nil {
		t.Fatal(err)
	}
	used := func(steps int) int {
		s.Limits.Steps = steps
		s.walk.e.forget(-1) // or little is left to do
		if err := s.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
		return s.walk.e.Limit - s.walk.e.Steps
	}
	all := used(1_000_000_000)
	if last := used(0); last >= all/10 {
		t.Errorf("with the default limit %d steps are counted at the end, of %d", last, all)
	}
	s.Limits.Steps = all / 2
	s.walk.e.forget(-1)
	if err := s.Verify(t.Context()); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("with half of the steps: %v", err)
	}
}

// A panic on a fresh stack can be recovered from by the caller.
func TestDeepPanic(t *testing.T) {
	e := &engine{depth: freshStackEvery}
	defer func() {
		if err, ok := recover().(error); !ok || !errors.Is(err, cgt.ErrLimit) {
			t.Errorf("recovered %v", err)
		}
	}()
	deep(e, func(_ *engine, g, _ Game) Game {
		x, _ := g.Number()
		return FromDyadic(x.Half())
	}, FromDyadic(NewDyadic(1, MaxExp)), Game{})
	t.Error("no panic")
}
