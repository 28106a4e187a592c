package poll_test

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/internal/countdown"
	"github.com/cgt-go/sdk/internal/poll"
)

func TestErr(t *testing.T) {
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	steps := 0
	for range poll.Every {
		if err := poll.Err(ctx, &steps); err != nil {
			t.Fatal(err)
		}
	}
	cancel(enough)
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("after step %d: %v, want %v", steps, err, enough)
	}
	for steps = 1; steps < poll.Every; {
		if err := poll.Err(ctx, &steps); err != nil {
			t.Fatalf("step %d looked: %v", steps, err)
		}
	}
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("step %d: %v, want %v", steps, err, enough)
	}
	steps = 0
	if err := poll.Err(ctx, &steps); !errors.Is(err, enough) {
		t.Errorf("the first step: %v, want %v", err, enough)
	}
}

func TestGrow(t *testing.T) {
	enough := errors.New("enough")
	done, stop := context.WithCancelCause(t.Context())
	stop(enough)
	for _, n := range []int{0, 1, 1000, 1<<16 - 1, 1 << 16, 3<<16 + 7} {
		list := make([]int, n)
		for i := range list {
			list[i] = i
		}
		list = slices.Clip(list)
		larger, err := poll.Grow(t.Context(), list, 5)
		if err != nil || !slices.Equal(larger, list) || cap(larger) < n+5 {
			t.Errorf("%d numbers: %d with room for %d, %v", n, len(larger), cap(larger), err)
		}
		if again, err := poll.Grow(done, larger, 5); err != nil || n > 0 && &again[0] != &larger[0] {
			t.Errorf("%d numbers with room were moved, %v", n, err)
		}
		same, err := poll.Grow(done, list, 5)
		if wantErr := n >= 1<<16; errors.Is(err, enough) != wantErr || !slices.Equal(same, list) {
			t.Errorf("%d numbers and a context that is done: %d, %v", n, len(same), err)
		}
	}
}

func TestSortFunc(t *testing.T) {
	type element struct{ key, place int }
	enough := errors.New("enough")
	done, stop := context.WithCancelCause(t.Context())
	stop(enough)
	source := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{0, 1, 100, 1 << 14, 1<<14 + 1, 3 << 14, 100_003} {
		for _, keys := range []int{1, 10, 1_000_000} {
			list := make([]element, n)
			for i := range list {
				list[i] = element{source.IntN(keys), i}
			}
			byKey := func(a, b element) int { return cmp.Compare(a.key, b.key) }
			want := slices.Clone(list)
			slices.SortStableFunc(want, byKey)
			if err := poll.SortFunc(t.Context(), list, byKey); err != nil || !slices.Equal(list, want) {
				t.Errorf("%d elements with %d keys are not in order, %v", n, keys, err)
			}
			if err := poll.SortFunc(done, list, byKey); n > 0 && !errors.Is(err, enough) {
				t.Errorf("%d elements: %v, want %v", n, err, enough)
			}
		}
	}
}

// A sort that is stopped anywhere ends with the cause, and nothing is lost.
func TestSortFuncStopped(t *testing.T) {
	enough := errors.New("enough")
	source := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{5000, 40_000} {
		list := source.Perm(n)
		count := 0
		for looks := 0; ; looks += 1 + looks/3 {
			ctx := countdown.New(looks, enough)
			again := slices.Clone(list)
			err := poll.SortFunc(ctx, again, cmp.Compare[int])
			if err == nil {
				if !slices.IsSorted(again) || count < 5 {
					t.Errorf("%d numbers are not in order, or were stopped %d times only", n, count)
				}
				break
			}
			count++
			seen := make([]bool, n)
			for _, x := range again {
				seen[x] = true
			}
			if !errors.Is(err, enough) || slices.Contains(seen, false) {
				t.Fatalf("%d numbers, stopped after %d looks: %v, and some are lost: %v", n, looks, err, slices.Contains(seen, false))
			}
		}
	}
}

// Counting many steps looks where counting them one by one would have looked.
func TestMany(t *testing.T) {
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(enough)
	for _, from := range []int{0, 1, 2, poll.Every - 1, poll.Every, poll.Every + 1, 5*poll.Every - 3} {
		for n := range 3 * poll.Every {
			want := false
			for i := range n {
				steps := from + i
				want = poll.Err(ctx, &steps) != nil || want
			}
			steps := from
			if err := poll.Many(ctx, &steps, n); errors.Is(err, enough) != want || steps != from+n {
				t.Fatalf("%d steps from %d: %v, and then %d", n, from, err, steps)
			}
		}
	}
}
