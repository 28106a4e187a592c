package hotplay

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// Standing says how a strategy did in [Rank].
type Standing struct {
	Strategy Strategy
	Plays    int            // twice for each sum and each player who begins: as Left and as Right
	Best     int            // plays in which nothing was lost
	Lost     surreal.Dyadic // in all plays together
	Most     surreal.Dyadic // in one play
}

// String returns the standing in a line, as in hotstrat: 14 of 16 best, 3/2 lost, 1 at most.
func (s Standing) String() string {
	return fmt.Sprintf("%v: %d of %d best, %v lost, %v at most", s.Strategy, s.Best, s.Plays, s.Lost, s.Most)
}

// Rank compares strategies with the best play on some sums. Each strategy plays each sum as either player, with either
// player to begin, against the replies that are worst for it; what it loses is the difference from the score of the
// best play. The order is that of what they lost together, and that of the arguments among equals.
//
// The limits are for each search, as in [Solver.Limits] and [Worst]. Errors are those of [Solver.Score] and [Worst].
// Rank panics if a strategy is nil.
func Rank(ctx context.Context, limits cgt.Limits, sums [][]surreal.Game, strategies ...Strategy) ([]Standing, error) {
	table := make([]Standing, len(strategies))
	for i, s := range strategies {
		table[i].Strategy = s
	}
	for _, games := range sums {
		solver := Solver{Limits: limits}
		for first := cgt.Left; first <= cgt.Right; first++ {
			p := NewPosition(first, games...)
			best, err := solver.Score(ctx, p)
			if err != nil {
				return nil, err
			}
			for i := range table {
				for who := cgt.Left; who <= cgt.Right; who++ {
					x, err := Worst(ctx, table[i].Strategy, who, p, limits)
					if err != nil {
						return nil, err
					}
					table[i].add(sign(who, best.Sub(x)))
				}
			}
		}
	}
	slices.SortStableFunc(table, func(a, b Standing) int { return a.Lost.Compare(b.Lost) })
	return table, nil
}

func (s *Standing) add(lost surreal.Dyadic) {
	s.Plays++
	if lost.Sign() == 0 {
		s.Best++
	}
	s.Lost = s.Lost.Add(lost)
	if lost.Compare(s.Most) > 0 {
		s.Most = lost
	}
}
