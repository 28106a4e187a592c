package surreal

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
)

// heaps is a position of three heaps, that nobody says is a sum. From each, Left takes 1 or 3 and Right 1 or 2.
type heaps [3]int8

type heapRules struct {
	more map[heaps]heaps // moves that Left may make besides
	seen func(heaps)
}

func (r heapRules) AppendMoves(dst []heaps, p heaps, who cgt.Player) []heaps {
	if r.seen != nil {
		r.seen(p)
	}
	for i := range p {
		for _, n := range [2][]int8{{1, 3}, {1, 2}}[who] {
			if q := p; q[i] >= n {
				q[i] -= n
				dst = append(dst, q)
			}
		}
	}
	if q, ok := r.more[p]; ok && who == cgt.Left {
		dst = append(dst, q)
	}
	return dst
}

const (
	most     = 14
	allHeaps = (most + 1) * (most + 1) * (most + 1) // how many positions there are, several times aloneFor
)

var (
	manyHeaps = heaps{most, most, most}
	sizes     = []int{1, 2, 3, 8, -1, 0}
)

// heapSums returns the values of all positions: the sums of the values of their heaps.
func heapSums(t *testing.T) map[heaps]Game {
	var values [most + 1]Game
	for n := range values {
		g, err := Value(t.Context(), cgt.Ruleset[heaps](heapRules{}), heaps{int8(n)})
		if err != nil {
			t.Fatal(err)
		}
		values[n] = g
	}
	sums := map[heaps]Game{}
	for a := range values {
		for b := range values {
			for c := range values {
				sums[heaps{int8(a), int8(b), int8(c)}] = Sum(values[a], values[b], values[c])
			}
		}
	}
	return sums
}

func TestGoroutinesAgree(t *testing.T) {
	want := heapSums(t)
	for _, n := range sizes {
		s := Solver[heaps]{Rules: heapRules{}, Goroutines: n, Limits: Limits{Positions: 21 * 21 * 21}}
		for _, p := range []heaps{{1, 2, 3}, manyHeaps, {most, 3, 12}, {13, 13, 12}} {
			if g, err := s.Value(t.Context(), p); err != nil || g != want[p] {
				t.Errorf("%d goroutines: %v = %v, %v, want %v", n, p, g, err, want[p])
			}
		}
		if helpers := len(s.helpers); helpers != max(0, n-1) {
			t.Errorf("%d goroutines: %d helpers", n, helpers)
		}
		if !maps.Equal(s.values, want) {
			t.Errorf("%d goroutines: the values differ, %d of them", n, len(s.values))
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%d goroutines: %v", n, err)
		}
	}
}

// The errors are the same too, and so is what is known after them.
func TestGoroutinesFailAlike(t *testing.T) {
	loop := heapRules{more: map[heaps]heaps{
		{5, 9, 7}:   {5, 9, 9}, // a walk alone comes here after some 1250 positions
		{11, 2, 0}:  {12, 12, 12},
		{14, 1, 1}:  {14, 1, 3},
		{9, 12, 13}: {9, 14, 14},
	}}
	for _, test := range []struct {
		name   string
		rules  heapRules
		limits Limits
	}{
		{"loop", loop, Limits{}},
		{"limit before a loop", loop, Limits{Positions: 1200}},
		{"loop before a limit", loop, Limits{Positions: 1400}},
		{"limit", heapRules{}, Limits{Positions: allHeaps - 1}},
		{"steps", heapRules{}, Limits{Steps: 500_000}},
	} {
		var first []string
		for _, n := range sizes {
			s := Solver[heaps]{Rules: test.rules, Goroutines: n, Limits: test.limits}
			g, err := s.Value(t.Context(), manyHeaps)
			if err == nil {
				t.Fatalf("%s: %v", test.name, g)
			}
			again, err2 := s.Value(t.Context(), manyHeaps)
			small, err3 := s.Value(t.Context(), heaps{1, 2})
			got := []string{fmt.Sprintf("%T %v", err, err), fmt.Sprint(g, again, err2, small, err3), fmt.Sprint(len(s.values))}
			if first == nil {
				first = got
			}
			if !slices.Equal(got, first) {
				t.Errorf("%s: one goroutine gives %q, %d give %q", test.name, first, n, got)
			}
			if err := s.Verify(t.Context()); err != nil && test.limits.Steps == 0 {
				t.Errorf("%s: %v", test.name, err)
			}
		}
	}
}

// Rules that change their mind are found out, with the same words.
func TestGoroutinesVerifyAlike(t *testing.T) {
	var first string
	for _, n := range sizes {
		rules := heapRules{more: map[heaps]heaps{}}
		s := Solver[heaps]{Rules: rules, Goroutines: n}
		if _, err := s.Value(t.Context(), manyHeaps); err != nil {
			t.Fatal(err)
		}
		for i := range int8(9) {
			rules.more[heaps{i, i, 5 + i}] = heaps{}
		}
		err := s.Verify(t.Context())
		var broken *cgt.RulesetError
		if !errors.As(err, &broken) {
			t.Fatalf("%d goroutines: %v", n, err)
		}
		if first == "" {
			first = err.Error()
		}
		if err.Error() != first {
			t.Errorf("one goroutine: %s; %d: %v", first, n, err)
		}
	}
}

func TestGoroutinesStop(t *testing.T) {
	cause := errors.New("enough")
	for _, n := range sizes {
		ctx, cancel := context.WithCancelCause(t.Context())
		var moves atomic.Int32
		s := Solver[heaps]{Rules: heapRules{seen: func(heaps) {
			if moves.Add(1) == 4000 {
				cancel(cause)
			}
		}}, Goroutines: n}
		if g, err := s.Value(ctx, manyHeaps); err != cause || g != (Game{}) {
			t.Errorf("%d goroutines: %v, %v", n, g, err)
		}
		before := moves.Load()
		if before > 6000 {
			t.Errorf("%d goroutines asked for %d more lists of moves", n, before-4000)
		}
		if err := s.Verify(ctx); err != cause {
			t.Errorf("%d goroutines: Verify: %v", n, err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%d goroutines: %v", n, err)
		}
		if len(s.values) < 1000 {
			t.Errorf("%d goroutines: only %d values are kept", n, len(s.values))
		}
	}
}

// A panic of the rules is one in the goroutine of the caller, wherever they panicked first.
func TestGoroutinesPanic(t *testing.T) {
	for _, n := range sizes {
		var fail atomic.Bool
		s := Solver[heaps]{Rules: heapRules{seen: func(p heaps) {
			if fail.Load() && p == (heaps{7, 7, 7}) {
				panic("seven")
			}
		}}, Goroutines: n}
		panics := func(f func()) {
			fail.Store(true)
			defer func() {
				if r := recover(); r != "seven" {
					t.Errorf("%d goroutines: the panic is %v", n, r)
				}
				fail.Store(false)
			}()
			f()
		}
		panics(func() { s.Value(t.Context(), manyHeaps) })
		if _, err := s.Value(t.Context(), manyHeaps); err != nil || len(s.values) != allHeaps {
			t.Errorf("%d goroutines: %d values, %v", n, len(s.values), err)
		}
		panics(func() { s.Verify(t.Context()) })
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%d goroutines: %v", n, err)
		}
	}
}

// Progress is reported by the goroutine of the caller.
func TestGoroutinesProgress(t *testing.T) {
	const most = 26
	for _, n := range sizes[:3] {
		reports := 0 // needs no lock
		last := cgt.Stats{}
		s := Solver[heaps]{Rules: heapRules{}, Goroutines: n, Progress: func(st cgt.Stats) {
			if reports++; st.Positions < last.Positions {
				t.Errorf("%d goroutines: %v after %v", n, st, last)
			}
			last = st
		}}
		if _, err := s.Value(t.Context(), heaps{most, most, most}); err != nil {
			t.Fatal(err)
		}
		if all := (most + 1) * (most + 1) * (most + 1) / cgt.ProgressEvery; reports == 0 || reports > all || n < 2 && reports != all {
			t.Errorf("%d goroutines: %d reports", n, reports)
		}
	}
}

// TestHelpersProgress lets a helper find everything: the caller still reports it.
func TestHelpersProgress(t *testing.T) {
	reports := []cgt.Stats{}
	s := Solver[heaps]{Rules: heapRules{}, Goroutines: 2, Progress: func(st cgt.Stats) { reports = append(reports, st) }}
	s.begin(t.Context())
	found, errs := s.walk.asTeam(func(m *walk[heaps], _ func()) error {
		for i := range cgt.ProgressEvery * m.number {
			m.remember(heaps{int8(i), int8(i >> 8)}, Game{})
		}
		return nil
	})
	done, err := s.walk.settle(found, errs[0])
	if want := []cgt.Stats{{Positions: cgt.ProgressEvery}}; !done || err != nil || !slices.Equal(reports, want) {
		t.Errorf("settled: %v, %v; reports: %v, want %v", done, err, reports, want)
	}
}

// What one walk of a team finds, the others are told.
func TestTeamShares(t *testing.T) {
	s := Solver[heaps]{Rules: heapRules{}, Goroutines: 3}
	p, q := heaps{1}, heaps{2}
	s.begin(t.Context()).remember(p, Int(7))
	found, errs := s.walk.asTeam(func(m *walk[heaps], cancel func()) error {
		known, other := part[heaps]{p: p}, part[heaps]{p: q}
		if !m.find(&known) || known.value != Int(7) {
			t.Errorf("number %d does not know what was known before", m.number)
		}
		if m.number == 1 {
			m.remember(q, Int(8))
			return nil
		}
		for !m.ask(q) {
			runtime.Gosched()
		}
		if !m.find(&other) || other.value != Int(8) {
			t.Errorf("number %d is told that %v is %v", m.number, q, other.value)
		}
		return nil
	})
	if err := errors.Join(errs...); err != nil || len(errs) != 3 || found.Len() != 1 {
		t.Errorf("%d values, %v", found.Len(), errs)
	}
}

// A helper that leaves when all is called off does not hide the reason.
func TestGoroutinesTellTheCause(t *testing.T) {
	cause := errors.New("enough")
	for _, end := range map[string]func(){"panic": func() { panic("in a helper") }, "exit": runtime.Goexit} {
		ctx, cancel := context.WithCancelCause(t.Context())
		var helper atomic.Bool
		s := Solver[heaps]{Rules: heapRules{}, Goroutines: 2}
		if _, err := s.Value(t.Context(), manyHeaps); err != nil {
			t.Fatal(err)
		}
		w := s.begin(ctx)
		found, errs := w.asTeam(func(m *walk[heaps], _ func()) error {
			if m.number == 1 {
				helper.Store(true)
				cancel(cause)
				end()
			}
			for !helper.Load() {
				runtime.Gosched()
			}
			return nil
		})
		if errs[0] != nil || errs[1] != errGone {
			t.Errorf("the errors are %v", errs)
		}
		if done, err := w.settle(found, errs[1]); !done || err != cause {
			t.Errorf("settled: %v, %v", done, err)
		}
	}
}

// lateValues is a chain that ends in positions whose values are known.
type lateValues struct{}

func (lateValues) AppendMoves(dst []int, n int, who cgt.Player) []int {
	switch {
	case who == cgt.Right || n < 0:
		return dst
	case n == 0:
		return append(dst, -1, -2, -3, -4, -5)
	}
	return append(dst, n-1)
}

func (lateValues) Value(n int) (Game, bool) { return Game{}, n < 0 }

// Positions whose values the rules know count as well.
func TestGoroutinesCountKnownValues(t *testing.T) {
	const chain = 2000
	for _, n := range sizes {
		for limit, ok := range map[int]bool{chain + 6: true, chain + 5: false, chain + 1: false, chain: false} {
			s := Solver[int]{Rules: lateValues{}, Goroutines: n, Limits: Limits{Positions: limit}}
			if g, err := s.Value(t.Context(), chain); errors.Is(err, cgt.ErrLimit) == ok || ok && g != Int(chain+1) {
				t.Errorf("%d goroutines, %d positions: %v, %v", n, limit, g, err)
			}
		}
	}
}

// Verify looks at every position once, also if the limit is below what is held already.
func TestGoroutinesVerifyOnce(t *testing.T) {
	for _, n := range sizes {
		var asked atomic.Int64
		s := Solver[heaps]{Rules: heapRules{seen: func(heaps) { asked.Add(1) }}, Goroutines: n}
		if _, err := s.Value(t.Context(), manyHeaps); err != nil {
			t.Fatal(err)
		}
		s.Limits.Positions = allHeaps / 2
		asked.Store(0)
		if err := s.Verify(t.Context()); err != nil || asked.Load() != 2*allHeaps {
			t.Errorf("%d goroutines ask %d times for the moves of %d positions: %v", n, asked.Load(), allHeaps, err)
		}
	}
}

// Whoever asks for fewer goroutines gets the memory back, and more than 256 are not taken.
func TestGoroutinesAreBounded(t *testing.T) {
	s := Solver[heaps]{Rules: heapRules{}, Goroutines: math.MaxInt32}
	if g, err := s.Value(t.Context(), manyHeaps); err != nil || g != heapSums(t)[manyHeaps] || len(s.helpers) != limit.Goroutines(math.MaxInt)-1 {
		t.Errorf("%v, %v with %d helpers", g, err, len(s.helpers))
	}
	s.Goroutines = 2
	if _, err := s.Value(t.Context(), manyHeaps); err != nil || len(s.helpers) != 1 {
		t.Errorf("%d helpers stay", len(s.helpers))
	}
}

// A position with many parts that have no moves is no reason not to look at the context.
func TestSolverStopsAmongManyParts(t *testing.T) {
	cause := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	rules := &manyParts{cancel: func() { cancel(cause) }}
	s := Solver[int]{Rules: rules}
	if _, err := s.Value(ctx, 0); err != cause {
		t.Errorf("the error is %v", err)
	}
	if rules.asked > 4000 {
		t.Errorf("%d lists of moves were asked for, of 2000 until all was called off", rules.asked)
	}
}

type manyParts struct {
	asked  int
	cancel func()
}

func (m *manyParts) AppendMoves(dst []int, _ int, _ cgt.Player) []int {
	if m.asked++; m.asked == 2000 {
		m.cancel()
	}
	return dst
}

func (m *manyParts) AppendParts(dst []int, n int) []int {
	for i := range 100_000 {
		dst = append(dst, i+1)
	}
	return dst
}
