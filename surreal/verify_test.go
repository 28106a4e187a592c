package surreal_test

import (
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/surreal"
)

func TestVerifyCanBeInterrupted(t *testing.T) {
	downwards := cgt.RulesetFunc[int](func(moves []int, n int, who cgt.Player) []int {
		if n > 0 && who == cgt.Left {
			moves = append(moves, n-1)
		}
		return moves
	})
	s := surreal.Solver[int]{Rules: downwards}
	if _, err := s.Value(t.Context(), 1000); err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(countdown.New(2, errEnough)); !errors.Is(err, errEnough) {
		t.Errorf("Verify with a context that is cancelled on the way: %v", err)
	}
	if err := s.Verify(countdown.New(0, errEnough)); !errors.Is(err, errEnough) {
		t.Errorf("Verify with a context that is done: %v", err)
	}
}

// knownThirds knows two of three positions.
type knownThirds struct{}

func (knownThirds) AppendMoves(moves []int, n int, who cgt.Player) []int {
	if who == cgt.Left {
		for _, k := range []int{n - 3, n - 1, n - 2} {
			if k >= 0 {
				moves = append(moves, k)
			}
		}
	}
	return moves
}

func (knownThirds) Value(n int) (surreal.Game, bool) { return surreal.Int(int64(n)), n%3 != 0 }

func TestProgressWithKnownValues(t *testing.T) {
	var reports []int
	s := surreal.Solver[int]{Rules: knownThirds{}, Progress: func(p cgt.Stats) { reports = append(reports, p.Positions) }}
	const n = 6 * cgt.ProgressEvery
	if g, err := s.Value(t.Context(), n-n%3); err != nil || g != surreal.Int(n-n%3) {
		t.Fatal(g, err)
	}
	if len(reports) == 0 {
		t.Error("no report")
	}
	for i := 1; i < len(reports); i++ {
		if reports[i] <= reports[i-1] {
			t.Errorf("reports %v do not increase", reports)
		}
	}
}
