package chomp_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/rulesets/chomp"
)

// TestWinningBites checks all first bites that win a rectangle. They were computed by a program that shares nothing
// with this one, for Shen, problem 39.
func TestWinningBites(t *testing.T) {
	s, err := chomp.Solve(t.Context(), 10, 10, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ rows, cols, row, col int }{ // the square that is bitten, counted from 1
		{1, 4, 1, 2},
		{1, 7, 1, 2},
		{2, 8, 2, 8},
		{3, 3, 2, 2},
		{3, 5, 3, 4},
		{3, 7, 3, 5},
		{4, 6, 2, 3},
		{4, 8, 2, 4},
		{5, 5, 2, 2},
		{5, 7, 2, 3},
		{5, 8, 5, 7},
	} {
		bar, err := chomp.Rectangle(test.rows, test.cols)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := bar.Bite(test.row-1, test.col-1)
		if got, ok := s.WinningMoves(bar); !ok || !slices.Equal(got, []chomp.Bar{want}) {
			t.Errorf("%d × %d is won by leaving %v, %t, want %v", test.rows, test.cols, got, ok, want)
		}
	}
	// A rectangle with two.
	if bar, err := chomp.Rectangle(8, 10); err != nil {
		t.Error(err)
	} else if got, _ := s.WinningMoves(bar); len(got) != 2 {
		t.Errorf("8 × 10 is won by leaving %v", got)
	}
}

// TestSolution compares with the search of a solver for all bars in some rectangles, of all shapes.
func TestSolution(t *testing.T) {
	search := cgt.Solver[chomp.Bar]{Rules: chomp.Rules{}}
	for _, n := range [][2]int{{0, 0}, {0, 7}, {1, 1}, {1, 40}, {40, 1}, {2, 12}, {4, 7}, {7, 4}, {6, 6}} {
		s, err := chomp.Solve(t.Context(), n[0], n[1], cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if want := new(big.Int).Binomial(int64(n[0]+n[1]), int64(n[0])); want.Int64() != int64(s.Len()) {
			t.Errorf("%v has %d bars, want %v", n, s.Len(), want)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Errorf("%v: %v", n, err)
		}
		losing := map[chomp.Bar]bool{}
		last := chomp.Bar{}
		for b := range s.Losing() {
			if losing[b] = true; b.Compare(last) <= 0 {
				t.Errorf("%v comes after %v", b, last)
			}
			last = b
		}
		seen := 0
		var walk func(lengths []int)
		walk = func(lengths []int) {
			b, err := chomp.New(lengths...)
			if err != nil {
				t.Fatal(err)
			}
			seen++
			want, err := search.Outcome(t.Context(), b)
			for _, c := range []chomp.Bar{b, b.Turned()} {
				if o, ok := s.Outcome(c); !ok || err != nil || o != want {
					t.Errorf("%v in %v: %v, %v, want %v, %v", c, n, o, ok, want, err)
				}
			}
			short := b
			if n[0] > n[1] {
				short = b.Turned()
			}
			if b != (chomp.Bar{}) && losing[short] != (want == cgt.P) {
				t.Errorf("%v in %v is listed as losing: %v", short, n, losing[short])
			}
			most := n[1]
			if len(lengths) > 0 {
				most = lengths[len(lengths)-1]
			}
			for m := 1; m <= most && len(lengths) < n[0]; m++ {
				walk(append(lengths[:len(lengths):len(lengths)], m))
			}
		}
		walk(nil)
		if seen != s.Len() {
			t.Errorf("%d bars, want %d", seen, s.Len())
		}
	}
}

func TestSolutionErrors(t *testing.T) {
	s, err := chomp.Solve(t.Context(), 8, 8, cgt.Limits{Positions: 12870})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := chomp.Solve(t.Context(), 8, 8, cgt.Limits{Positions: 12869}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := chomp.Solve(t.Context(), 255, 255, cgt.Limits{Positions: -1}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err) // the bars cannot be counted
	}
	if _, err := chomp.Solve(t.Context(), 255, 255, cgt.Limits{}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	for _, b := range []string{"9", "9x9", "1,1,1,1,1,1,1,1,1"} {
		if _, ok := s.Outcome(chomp.MustParse(b)); ok {
			t.Errorf("%s fits into 8 × 8", b)
		}
		if _, ok := s.WinningMoves(chomp.MustParse(b)); ok {
			t.Errorf("%s fits into 8 × 8", b)
		}
	}
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	if _, err := chomp.Solve(ctx, 8, 8, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	if err := s.Verify(ctx); !errors.Is(err, stop) {
		t.Error(err)
	}
	for range s.Losing() {
		break
	}
	s.Break(chomp.MustParse("2,2"))
	var wrong *cgt.RulesetError
	if err := s.Verify(t.Context()); !errors.As(err, &wrong) || wrong.Position != "2,2" {
		t.Error(err)
	}
	panics.Expect(t, map[string]func(){
		"Solve":     func() { _, _ = chomp.Solve(t.Context(), -1, 3, cgt.Limits{}) },
		"MustParse": func() { chomp.MustParse("x") },
	})
}

// BenchmarkSolve finds who wins the bars in a square.
func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{8, 10, 12} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := chomp.Solve(b.Context(), n, n, cgt.Limits{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkOutcome finds who wins one square by the search of a solver.
func BenchmarkOutcome(b *testing.B) {
	for _, n := range []int{6, 8} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			square, err := chomp.Rectangle(n, n)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				s := cgt.Solver[chomp.Bar]{Rules: chomp.Rules{}}
				if _, err := s.Outcome(b.Context(), square); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
