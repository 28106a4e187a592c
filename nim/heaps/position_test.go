package heaps_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/surreal"
)

func contains(list []int, n int) bool { return slices.Contains(list, n) }
func sortStrings(list []string)       { slices.Sort(list) }

// TestLaws tests the laws that every ruleset must keep.
func TestLaws(t *testing.T) {
	for _, text := range []string{"0.77", "4!.0", "4.[3]", "0.3F", "S{2,3,7}", "80.1", "8=0.1", "{2!,3+}.0", "0.0"} {
		t.Run(text, func(t *testing.T) {
			cgttest.Run(t, heaps.MustParseCode(text), heaps.Heaps{}, heaps.NewHeaps(1), heaps.NewHeaps(4), heaps.NewHeaps(3, 2))
		})
	}
}

// TestNewHeapsPanics checks that a heap that is no heap is named.
func TestNewHeapsPanics(t *testing.T) {
	large := heaps.MaxHeap
	large++ // negative where an int has 32 bits
	for _, size := range []int{-1, large} {
		func() {
			defer func() {
				if err, ok := recover().(*heaps.SizeError); !ok || *err != (heaps.SizeError{Index: 1, Size: size}) {
					t.Errorf("a heap of %d: %v", size, err)
				}
			}()
			heaps.NewHeaps(3, size, -5)
		}()
	}
}

// TestMoves compares the moves with the definition.
func TestMoves(t *testing.T) {
	codes := rapid.OneOf(drawCode("01239CFGKV", 3, true, true), drawCode("034abcdefghijkl", 2, true, true))
	rapid.Check(t, func(t *rapid.T) {
		text := codes.Draw(t, "code")
		code, slow := heaps.MustParseCode(text), readNaive(text)
		sizes := rapid.SliceOfN(rapid.IntRange(1, 12), 1, 3).Draw(t, "heaps")
		var want []string
		for i, n := range sizes {
			slow.moves(n, func(rest []int) {
				position := slices.Concat(sizes[:i], rest, sizes[i+1:])
				want = append(want, heaps.NewHeaps(position...).String())
			})
		}
		var got []string
		for _, h := range code.AppendMoves(nil, heaps.NewHeaps(sizes...), cgt.Right) {
			got = append(got, h.String())
		}
		slices.Sort(want)
		slices.Sort(got)
		if want, got = slices.Compact(want), slices.Compact(got); !slices.Equal(got, want) {
			t.Fatalf("%v: moves from %v to %v, want %v", code, sizes, got, want)
		}
	})
}

// TestSolvers compares values with those that package surreal finds of positions, and with the winner that package cgt
// finds.
func TestSolvers(t *testing.T) {
	codes := drawCode("012347", 2, true, true)
	rapid.Check(t, func(t *rapid.T) {
		code := heaps.MustParseCode(codes.Draw(t, "code"))
		h := heaps.NewHeaps(rapid.SliceOfN(rapid.IntRange(0, 5), 0, 3).Draw(t, "heaps")...)
		s := heaps.Sequence{Code: code}
		v, err := s.Value(t.Context(), h)
		if err != nil {
			t.Fatal(err)
		}
		if w, err := surreal.Value(t.Context(), code, h); err != nil || w != surreal.Nimber(v) {
			t.Fatalf("%v: %v is *%d and %v, %v", code, h, v, w, err)
		}
		solver := cgt.Solver[heaps.Heaps]{Rules: code}
		if o, err := solver.Outcome(t.Context(), h); err != nil || (o == cgt.P) != (v == 0) {
			t.Fatalf("%v: %v is *%d and %v, %v", code, h, v, o, err)
		}
	})
}

func TestParseHeaps(t *testing.T) {
	ruletest.Text(t, heaps.ParseHeaps, "0", "5", "5+3+3", "2147483647")
	ruletest.Errors(t, heaps.ParseHeaps, map[string]int{"": 0, "x": 0, "-1": 0, "+1": 0, "1+": 2, "1 2": 0, "1+x": 2, "1 + 2 + ": 7, "1+2147483648": 2, "99999999999999999999": 0})
	for text, want := range map[string]string{"3+5+3": "5+3+3", " 1 + 2 ": "2+1", "0+0": "0", "007": "7"} {
		if h, err := heaps.ParseHeaps(text); err != nil || h.String() != want || h.Len() != strings.Count(want, "+")+1 && want != "0" {
			t.Errorf("%q is read as %v, %v", text, h, err)
		}
	}
	if _, err := heaps.ParseHeaps("2147483648"); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v", err)
	}
}
