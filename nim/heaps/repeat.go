package heaps

import (
	"context"
	"math"
)

// repeating is a sequence with a period that is proved: from the end of the first one on values are copies.
type repeating struct {
	engine
	period Period
	size   int
}

func (r *repeating) len() int { return r.size }

func (r *repeating) nim(n int) uint64 {
	m, plus := r.period.Reduce(n)
	return r.engine.nim(m) + uint64(plus)
}

func (r *repeating) extend(ctx context.Context, n int) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	r.size = max(r.size, n)
	return nil
}

// look looks for a period that is proved when there are twice as many values as the last time.
func (s *Sequence) look() {
	if s.Len() < s.next {
		return
	}
	s.next = max(firstLook, 2*s.Len())
	if p, ok := s.Period(); ok && p.Proved() {
		s.engine = &repeating{s.engine, p, s.Len()}
		s.next = math.MaxInt
	}
}
