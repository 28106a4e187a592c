package heaps

import (
	"context"
	"math"
)

// repeating is a sequence with a period that is proved: values that were not found before are copies.
type repeating struct {
	engine
	period Period
	size   int
}

func (r *repeating) len() int { return r.size }

func (r *repeating) nim(n int) uint64 {
	if n < r.engine.len() {
		return r.engine.nim(n)
	}
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

// repeats reports whether a period is proved.
func (s *Sequence) repeats() bool {
	_, ok := s.engine.(*repeating)
	return ok
}

// look looks for a period that is proved when there are twice as many values as the last time.
func (s *Sequence) look() {
	if s.Len() < s.next {
		return
	}
	s.next = max(firstLook, 2*s.Len())
	if p, ok := s.Period(); ok && p.IsProved() {
		s.engine = &repeating{s.engine, p, s.Len()}
		s.next = math.MaxInt
	}
}

// compute finds the values of the heaps smaller than n as Extend does, but without copies.
func (s *Sequence) compute(ctx context.Context, n int) error {
	if err := s.Extend(ctx, n); err != nil {
		return err
	}
	r, ok := s.engine.(*repeating)
	if !ok || r.engine.len() >= n {
		return nil
	}
	s.engine = r.engine
	s.prepare()
	err := s.extend(ctx, n)
	r.engine, s.engine = s.engine, r
	return err
}
