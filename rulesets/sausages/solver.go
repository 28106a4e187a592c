package sausages

import (
	"context"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// Solver finds values faster than a solver of package zermelo: what was eaten does not matter for what is to come, so
// that only the chains need be told apart, and there are as many positions as partitions of the number of sausages. The
// zero Solver is ready to use; it keeps what it has found for later calls, and is for one goroutine.
type Solver struct {
	// Limits bounds the number of positions that are kept.
	Limits cgt.Limits

	ahead map[string]int // by how much more the cat to bite will eat
	steps int
}

// Value returns the payoff of a table if both cats bite as well as they can. The error is a [*cgt.LimitError] or the
// cause of ctx.
func (s *Solver) Value(ctx context.Context, t Table) (zermelo.Int, error) {
	s.steps = 0 // so that a context that is done from the start is not overlooked
	if s.ahead == nil {
		s.ahead = map[string]int{}
	}
	n, err := s.value(ctx, t.chains)
	if err != nil {
		return 0, err
	}
	return zermelo.Int(t.Lead + n*(1-2*int(t.Next))), nil
}

// value goes down once for each link, of which there are fewer than MaxSausages.
func (s *Solver) value(ctx context.Context, chains string) (int, error) {
	if chains == "" {
		return 0, nil
	}
	if n, ok := s.ahead[chains]; ok {
		return n, nil
	}
	if err := poll.Err(ctx, &s.steps); err != nil {
		return 0, err
	}
	best, found := -MaxSausages, error(nil)
	bites(chains, func(rest string, eaten int) {
		if found != nil {
			return
		}
		n, err := s.value(ctx, rest)
		best, found = max(best, eaten-n), err
	})
	if found != nil {
		return 0, found
	}
	if most := s.Limits.MaxPositions(); len(s.ahead) >= most {
		return 0, &cgt.LimitError{What: "positions", Limit: most}
	}
	s.ahead[chains] = best
	return best, nil
}
