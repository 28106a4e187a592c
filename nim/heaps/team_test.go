package heaps

import (
	"slices"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/detector"
)

// TestGoroutines compares the values, and the rare heaps, that one goroutine finds with those that several find.
func TestGoroutines(t *testing.T) {
	for _, text := range []string{"0.6", "4!.0", "0.007", "0.104", "0.137!", "4!.008=", "0.14!6"} {
		t.Run(text, func(t *testing.T) {
			n := 10_000
			if detector.On {
				n = 2000
			}
			one := &Sequence{Code: MustParseCode(text)}
			if err := one.Extend(t.Context(), n); err != nil {
				t.Fatal(err)
			}
			want, _ := one.Sparse()
			for _, goroutines := range []int{2, 5} {
				many := &Sequence{Code: one.Code, Goroutines: goroutines}
				for _, size := range []int{n / 3, n/3 + 7, n} {
					if err := many.Extend(t.Context(), size); err != nil {
						t.Fatal(err)
					}
				}
				for m := range n {
					if one.At(m) != many.At(m) {
						t.Fatalf("%d goroutines: the value of %d is %d, want %d", goroutines, m, many.At(m), one.At(m))
					}
				}
				if goroutines == 2 && len(want.Rare) > 2*fewRares && !one.repeats() && many.engine.(*sparse).ahead == nil {
					t.Error("nobody has helped")
				}
				if got, _ := many.Sparse(); !slices.Equal(got.Rare, want.Rare) {
					t.Errorf("%d goroutines find other rare heaps", goroutines)
				}
			}
		})
	}
}

// TestShare does all of the work, and all of it once.
func TestShare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := &sparse{goroutines: rapid.IntRange(1, 9).Draw(t, "goroutines")}
		times := make([]atomic.Int32, rapid.IntRange(0, 100).Draw(t, "n"))
		s.share(len(times), func(i int) { times[i].Add(1) })
		for i := range times {
			if times[i].Load() != 1 {
				t.Fatalf("the work of %d is done %d times", i, times[i].Load())
			}
		}
	})
}
