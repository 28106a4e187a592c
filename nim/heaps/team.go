package heaps

import (
	"sync"
	"sync/atomic"
)

// This file lets several goroutines find values. One value depends on those before it, but nearly all of the work for
// it is to mark what it reaches with large rare heaps, and then the other heap is small. So what the heaps of a block
// reach with rare heaps of blockLen counters or more is known before the block begins, and so is how to share the work.
// The caller then marks what is left, little, and finds the values one after another as it does alone. That they reach
// smaller values is again looked at together, value by value.

// fewRares is the number of rare heaps below which it does not pay to call others.
const fewRares = 200

// share calls work with the numbers below n, by several goroutines if there are to be some.
func (s *sparse) share(n int, work func(i int)) {
	var next atomic.Int64
	run := func() {
		for i := int(next.Add(1)); i <= n; i = int(next.Add(1)) {
			work(i - 1)
		}
	}
	var helpers sync.WaitGroup
	for range min(s.goroutines, n) - 1 {
		helpers.Go(run)
	}
	run()
	helpers.Wait()
}

// ahead has the marks of a block, for four heaps after four, as far as they are known before the block begins.
type ahead struct {
	tables [blockLen / 4]table
	size   int // of the values that are marked
}

// markAhead marks what the heaps of the block from n on reach with a rare heap of blockLen counters or more, if others
// help; otherwise it returns nil. If it is for probing it marks small common heaps as well, as markCommon does.
func (s *sparse) markAhead(n int, common bool) *ahead {
	if s.goroutines < 2 || len(s.rares) < fewRares {
		return nil
	}
	if s.ahead == nil {
		s.ahead = new(ahead)
	}
	a := s.ahead
	a.size = s.size
	s.share(len(a.tables), func(i int) {
		t := &a.tables[i]
		for j := range t {
			clear(t[j][:a.size])
		}
		s.markFour(t, n+4*i, blockLen, n)
		if common {
			s.markCommon(t, n+4*i, blockLen)
		}
	})
	return a
}

// markRest marks what the heaps from n+i to n+i+3 reach with other rare heaps.
func (s *sparse) markRest(a *ahead, n, i int) *table {
	t := &a.tables[i/4]
	for j := range t {
		clear(t[j][a.size:max(a.size, s.size)]) // what has become larger in the block
	}
	for _, p := range s.splits {
		m := n + i - p.t
		rares := s.smaller(m)
		for _, r := range rares[rareAt(rares, 4):rareAt(rares, blockLen)] {
			s.markWith(t, r.heap, r.value, m)
		}
		for _, r := range rares[rareAt(rares, n):] {
			s.markWith(t, r.heap, r.value, m)
		}
	}
	return t
}

// nextBatch finds the values of the next blockLen heaps, or of fewer, as nextFour does.
func (s *sparse) nextBatch() error {
	n := s.len()
	a := s.markAhead(n, false)
	for i := 0; i < blockLen; i += 4 {
		t := s.markRest(a, n, i)
		if err := s.settleFour(t, n+i); err != nil {
			return err
		}
	}
	return nil
}
