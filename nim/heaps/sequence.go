package heaps

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/nim"
)

// Limits bounds the work of a [Sequence] by counts. A limit that is reached ends it with a [*cgt.LimitError].
type Limits struct {
	// Values is the largest number of values to find; 0 means [DefaultValues], a negative number means [MaxHeap].
	Values int
	// Words is the largest number of 64-bit words in tables. Only codes by which a move can leave three heaps or more
	// have any, about n²/64 for n values if these grow like n. 0 means [DefaultWords], a negative number means no
	// limit.
	Words int
}

// The limits that zeros stand for.
const (
	DefaultValues = 50_000_000
	DefaultWords  = 1 << 25
)

// ProgressEvery is the number of values after which a [Sequence] reports progress.
const ProgressEvery = 1 << 14

// Sequence is the nim-sequence of a [Code]: the nim-values of heaps of 0, 1, 2, … counters, as far as they have been
// found. Set Code; the other fields may stay zero. A Sequence must not be used by two goroutines at once, and not be
// copied after its first use.
//
// A method that returns an error leaves the Sequence as good as before: what was found until then is right and is kept,
// and it can go on from there.
//
// How long a value takes depends on the code. If a move takes a bounded number of counters and leaves at most two
// heaps, it is of the order of the number of rare heaps, see [Sequence.Sparse]; in many games of the literature there
// are some ten to two thousand of them, however large the heaps are, but in Treblecross nearly a quarter of the first
// 50,000 heaps are rare. If a move leaves at most one heap, it is of the order of the number of such moves. For all
// others it is at least of the order of the number of ways to part a heap.
type Sequence struct {
	// Code has the rules; it must stay the same after the first call.
	Code Code
	// Limits bounds the work. It may be changed between calls.
	Limits Limits
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and
	// more than 256 is as 256. They help only with codes that have rare heaps, some hundreds or more of them; for
	// others there are none but the caller's. The values are the same for any number.
	Goroutines int
	// Progress, if not nil, is called with the number of values after about every [ProgressEvery] new ones.
	Progress func(values int)

	engine engine
	next   int // the number of values at which to look for a period
}

// engine finds values one after another.
type engine interface {
	len() int
	nim(n int) uint64
	extend(ctx context.Context, n int) error
}

func (s *sparse) nim(n int) uint64  { return uint64(s.at(n)) }
func (g *general) nim(n int) uint64 { return g.at(n) }

// prepare makes the engine.
func (s *Sequence) prepare() {
	if s.engine == nil {
		s.next = firstLook
		if sparse, ok := newSparse(s.Code); ok {
			s.engine = sparse
		} else {
			s.engine = newGeneral(s.Code)
		}
	}
	found := s.engine
	if r, ok := found.(*repeating); ok {
		found = r.engine
	}
	if e, ok := found.(*sparse); ok {
		e.goroutines = limit.Goroutines(s.Goroutines)
	}
}

// Len returns the number of values that have been found. It is at least 1, for the heap of 0.
func (s *Sequence) Len() int {
	if s.engine == nil {
		return 1
	}
	return s.engine.len()
}

// At returns the value of a heap of n. It panics if n is negative or not less than Len.
func (s *Sequence) At(n int) nim.Nimber {
	if n < 0 || n >= s.Len() {
		panic(fmt.Errorf("heaps: Sequence.At(%d) of %d values", n, s.Len()))
	}
	if n == 0 {
		return 0
	}
	return nim.Nimber(s.engine.nim(n))
}

// All returns the values that have been found, with the sizes of the heaps, from the heap of 0 on.
func (s *Sequence) All() iter.Seq2[int, nim.Nimber] {
	return func(yield func(int, nim.Nimber) bool) {
		for n := 0; n < s.Len() && yield(n, s.At(n)); n++ {
		}
	}
}

// firstLook is the number of values with which a Sequence first looks for a period.
const firstLook = 64

// Extend finds values until there are n of them, those of the heaps smaller than n. Now and then, with twice as many
// values as before, it looks for a period, as [Sequence.Period] does; once one is proved further values are copies.
func (s *Sequence) Extend(ctx context.Context, n int) error {
	most := s.mostValues()
	s.prepare()
	for target := min(n, most); s.Len() < target; {
		s.look()
		err := s.extend(ctx, min(target, s.Len()+ProgressEvery, s.next))
		if err != nil {
			return err
		}
		if s.Progress != nil {
			s.Progress(s.Len())
		}
	}
	if s.Len() < n {
		return &cgt.LimitError{What: "nim-values", Limit: most}
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return nil
}

// mostValues returns the limit on values.
func (s *Sequence) mostValues() int {
	return min(limit.Count(s.Limits.Values, DefaultValues), MaxHeap)
}

func (s *Sequence) extend(ctx context.Context, n int) error {
	if g, ok := s.engine.(*general); ok {
		g.most = limit.Count(s.Limits.Words, DefaultWords)
	}
	err := s.engine.extend(ctx, n)
	if !errors.Is(err, errLarge) && !errors.Is(err, errStored) {
		return err
	}
	// Values of 2^16 and more are for the general engine, and so are those that were read for it.
	var values []uint32
	for n := 1; n < s.Len(); n++ {
		values = append(values, uint32(s.engine.nim(n)))
	}
	if err := s.resumeGeneral(ctx, values); err != nil {
		return err
	}
	return s.extend(ctx, n)
}

// resume makes the engine, with the values of the heaps from 1 on that are known.
func (s *Sequence) resume(values []uint32) {
	e, ok := newSparse(s.Code)
	if !ok || len(values) > 0 && slices.Max(values) >= 1<<16 {
		s.engine = &stored{append([]uint32{0}, values...)}
		return
	}
	for _, v := range values {
		e.record(uint16(v))
	}
	e.chooseMap()
	s.engine = e
}

func (s *Sequence) resumeGeneral(ctx context.Context, values []uint32) error {
	g := newGeneral(s.Code)
	g.most = limit.Count(s.Limits.Words, DefaultWords)
	for _, v := range values {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := g.push(ctx, uint64(v)); err != nil {
			return err
		}
	}
	s.engine = g
	return nil
}

// stored are values that were read. There is nothing yet to find more with.
type stored struct{ values []uint32 }

// errStored says that values are there, but not what finds more of them.
var errStored = errors.New("heaps: only stored values")

func (s *stored) len() int         { return len(s.values) }
func (s *stored) nim(n int) uint64 { return uint64(s.values[n]) }

func (s *stored) extend(_ context.Context, n int) error {
	if n > s.len() {
		return errStored
	}
	return nil
}

// Value returns the value of a position: the nim-sum of the values of its heaps, which it finds if need be. Once a
// period is proved, see [Sequence.Extend], heaps may be of any size and need not be within the limits.
func (s *Sequence) Value(ctx context.Context, h Heaps) (nim.Nimber, error) {
	if h.Len() == 0 {
		return 0, nil
	}
	for largest := h.at(0); s.Len() <= largest && !s.repeats(); {
		if err := s.Extend(ctx, min(largest, 2*s.Len())+1); err != nil {
			return 0, err
		}
	}
	var sum nim.Nimber
	for n := range h.Sizes() {
		sum = sum.Add(nim.Nimber(s.engine.nim(n)))
	}
	return sum, nil
}

// VerifyError reports a value that is not the one that the rules demand.
type VerifyError struct {
	Heap      int
	Got, Want nim.Nimber
}

// Error returns the message in one line.
func (e *VerifyError) Error() string {
	return fmt.Sprintf("heaps: the value of a heap of %d is given as %d, and by the rules it is %d", e.Heap, e.Got, e.Want)
}

// Verify checks the values of the heaps from lo up to, and not including, hi by the definition: each must be the least
// nimber that is not the value of a move, given the values of smaller heaps. It shares no code with what finds values
// but the list of moves, so that it takes as long for a value as there are moves. A value that is wrong is a
// [*VerifyError]. Verify panics if the range is not part of what was found.
func (s *Sequence) Verify(ctx context.Context, lo, hi int) error {
	if lo < 0 || hi < lo || hi > s.Len() {
		panic(fmt.Errorf("heaps: Sequence.Verify(%d, %d) of %d values", lo, hi, s.Len()))
	}
	seen := map[nim.Nimber]bool{}
	for n := lo; n < hi; n++ {
		clear(seen)
		steps := 0
		for rest := range s.Code.rests(n) {
			if steps++; steps%(1<<10) == 1 && ctx.Err() != nil {
				return context.Cause(ctx)
			}
			var v nim.Nimber
			for _, m := range rest {
				v = v.Add(s.At(m))
			}
			seen[v] = true
		}
		want := nim.Nimber(0)
		for seen[want] {
			want++
		}
		if n == 0 {
			want = 0 // an empty heap is no heap
		}
		if got := s.At(n); got != want {
			return &VerifyError{n, got, want}
		}
	}
	return nil
}
