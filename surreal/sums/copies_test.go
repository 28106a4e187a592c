package sums_test

import (
	"errors"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/sums"
)

// TestManyCopies asks who wins very many copies of positions that nobody can value, for play in them goes on for ever.
// The effort to value a position must not grow with the number of copies, nor that to say which moves are open with its
// square.
func TestManyCopies(t *testing.T) {
	asked := 0
	onward := cgt.RulesetFunc[int](func(dst []int, p int, _ cgt.Player) []int {
		asked++
		return append(dst, p+1, p+2)
	})
	one, other := sums.Of(onward, 0), sums.Of(onward, 1_000_000)
	var sum []sums.Component
	for range 50_000 {
		sum = append(sum, other, one)
	}
	s := sums.Solver{Limits: sums.Limits{States: 4}}
	_, err := s.Outcome(t.Context(), sum...)
	if u := new(sums.UnfinishedError); !errors.Is(err, cgt.ErrLimit) || !errors.As(err, &u) || u.Stats.Positions != 4 {
		t.Errorf("%.200v", err)
	}
	if asked > 2_000_000 {
		t.Errorf("the rules were asked %d times", asked)
	}
}
