package cgttest

import (
	"slices"
	"testing"
)

func TestSpread(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	for n, want := range map[int][]int{0: nil, 1: {9}, 2: {9, 4}, 3: {9, 6, 3}, 5: {9, 7, 5, 3, 1}, 10: {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, 11: {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}} {
		if got := spread(list, n); !slices.Equal(got, want) {
			t.Errorf("%d of them: %v, want %v", n, got, want)
		}
	}
	if got := spread([]int{}, 3); len(got) > 0 {
		t.Errorf("of none: %v", got)
	}
}

func TestSample(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	for _, c := range []struct {
		given, n int
		want     []int
	}{
		{1, 3, []int{0, 3, 6, 9}},
		{5, 3, []int{0, 1, 2, 3, 4, 6, 9}},
		{2, 20, list},
	} {
		if got := sample(list, c.given, c.n); !slices.Equal(got, c.want) {
			t.Errorf("%d given and %d: %v, want %v", c.given, c.n, got, c.want)
		}
	}
}
