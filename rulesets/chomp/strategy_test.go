package chomp_test

import (
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/zermelo"
)

// TestS39WinningFirstBites compares the winning first moves of all rectangles up to 8 × 8, found by package zermelo,
// with those of [chomp.Solution]. The bites of some of them are known from elsewhere.
func TestS39WinningFirstBites(t *testing.T) {
	ctx := t.Context()
	square, err := chomp.Rectangle(8, 8)
	if err != nil {
		t.Fatal(err)
	}
	game := zermelo.Normal[chomp.Bar](chomp.Rules{})
	solved, err := zermelo.Solve(ctx, game, zermelo.Turned[chomp.Bar]{Pos: square})
	if err != nil {
		t.Fatal(err)
	}
	if err := solved.Verify(ctx); err != nil {
		t.Fatal(err)
	}
	fast, err := chomp.Solve(ctx, 8, 8, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	// Row and column of the bite, from 1, with the poison at (1, 1).
	known := map[[2]int][2]int{
		{1, 4}: {1, 2}, {1, 7}: {1, 2}, {2, 8}: {2, 8}, {3, 3}: {2, 2}, {3, 5}: {3, 4}, {3, 7}: {3, 5}, {4, 6}: {2, 3}, {4, 8}: {2, 4}, {5, 5}: {2, 2}, {5, 7}: {2, 3}, {5, 8}: {5, 7},
	}
	for rows := 1; rows <= 8; rows++ {
		for cols := 1; cols <= 8; cols++ {
			b, err := chomp.Rectangle(rows, cols)
			if err != nil {
				t.Fatal(err)
			}
			start := zermelo.Turned[chomp.Bar]{Pos: b}
			v, ok := solved.Value(start)
			isSingle := rows == 1 && cols == 1
			if !ok || (v == zermelo.Win) == isSingle {
				t.Errorf("%d × %d: %v, %v", rows, cols, v, ok)
			}
			var got []chomp.Bar
			if v == zermelo.Win {
				for _, q := range solved.BestMoves(start) {
					got = append(got, q.Pos)
				}
			}
			want, _ := fast.WinningMoves(b)
			slices.SortFunc(got, chomp.Bar.Compare)
			want = slices.SortedFunc(slices.Values(want), chomp.Bar.Compare)
			if !slices.Equal(got, want) {
				t.Errorf("%d × %d: %v, want %v", rows, cols, got, want)
			}
			if bite, ok := known[[2]int{rows, cols}]; ok {
				rest, _ := b.Bite(bite[0]-1, bite[1]-1)
				if !slices.Equal(got, []chomp.Bar{rest}) {
					t.Errorf("%d × %d: %v, want %v", rows, cols, got, rest)
				}
			}
		}
	}
}

// The strategy wins against every reply, and on a larger bar against many.
func TestStrategy(t *testing.T) {
	ctx := t.Context()
	s, err := chomp.Solve(ctx, 9, 10, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	game := zermelo.Normal[chomp.Bar](chomp.Rules{})
	for _, size := range [][2]int{{2, 9}, {5, 6}, {7, 7}} {
		b, _ := chomp.Rectangle(size[0], size[1])
		n, err := zermelo.CheckStrategy(ctx, game, zermelo.Turned[chomp.Bar]{Pos: b}, zermelo.Max, s.Strategy(), zermelo.Win, cgt.Limits{})
		if err != nil || n < 10 {
			t.Errorf("%v: %d positions, %v", size, n, err)
		}
	}
	large, _ := chomp.Rectangle(9, 10)
	suite := cgttest.StrategySuite[zermelo.Turned[chomp.Bar], zermelo.Result]{Game: game, Start: zermelo.Turned[chomp.Bar]{Pos: large}, Strategy: s.Strategy(), Guarantee: zermelo.Win, Moves: 90, Plays: 50}
	// A greedy adversary bites off as little as it can.
	suite.Score = func(p zermelo.Turned[chomp.Bar]) float64 { return float64(p.Pos.Squares()) }
	suite.Run(t)
	if _, ok := s.Strategy().Move(zermelo.Turned[chomp.Bar]{Pos: chomp.MustParse("1")}); ok {
		t.Error("there is a move from a bar that loses")
	}
}
