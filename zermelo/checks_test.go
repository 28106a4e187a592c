package zermelo_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// take is the game in which one takes one or two of the objects that are left; who takes the last one loses. The sign
// of a position says who moves: n is Max's, −n is Min's.
type take struct{}

func (take) End(n int) (zermelo.Result, bool) {
	switch n {
	case 1: // Max must take the last one
		return zermelo.Loss, true
	case -1:
		return zermelo.Win, true
	}
	return 0, false
}

func (take) Turn(n int) zermelo.Player {
	if n > 0 {
		return zermelo.Max
	}
	return zermelo.Min
}

func (take) AppendMoves(dst []int, n int) []int {
	for k := 1; k <= 2; k++ {
		switch {
		case n-k >= 1:
			dst = append(dst, k-n)
		case n+k <= -1:
			dst = append(dst, -n-k)
		}
	}
	return dst
}

// Every labelling that differs from the values breaks a rule.
func TestCheckLabelsFindsEveryChange(t *testing.T) {
	ctx := context.Background()
	sol, err := zermelo.Solve[int, zermelo.Result](ctx, take{}, 9)
	if err != nil {
		t.Fatal(err)
	}
	n, err := zermelo.CheckLabels[int, zermelo.Result](ctx, take{}, 9, sol.Value, cgt.Limits{})
	if err != nil || n != sol.Len() {
		t.Fatalf("%d positions, %v", n, err)
	}
	for p, v := range sol.All() {
		for wrong := zermelo.Loss; wrong <= zermelo.Win; wrong++ {
			if wrong == v {
				continue
			}
			label := func(q int) (zermelo.Result, bool) {
				if q == p {
					return wrong, true
				}
				return sol.Value(q)
			}
			var bad *zermelo.LabelError
			if _, err := zermelo.CheckLabels[int, zermelo.Result](ctx, take{}, 9, label, cgt.Limits{}); !errors.As(err, &bad) {
				t.Errorf("%d with %v instead of %v: %v", p, wrong, v, err)
			}
		}
	}
}

func TestCheckLabelsNamesTheRule(t *testing.T) {
	ctx := context.Background()
	tests := []struct {
		name   string
		labels map[int]zermelo.Result // 3: Max, then −2 or −1: Min, then 1
		want   zermelo.LabelError
	}{
		{"none", map[int]zermelo.Result{}, zermelo.LabelError{Position: "3", Msg: "it has none"}},
		{
			"none after",
			map[int]zermelo.Result{3: zermelo.Win, -2: zermelo.Win},
			zermelo.LabelError{Position: "3", Msg: "a move leads to -1, which has none"},
		},
		{
			"end",
			map[int]zermelo.Result{3: zermelo.Win, -2: zermelo.Loss, -1: zermelo.Win, 1: zermelo.Win},
			zermelo.LabelError{Position: "-2", Rule: zermelo.ReachRule, Msg: "loss, but no move leads to a position with this value"},
		},
		{
			"end itself",
			map[int]zermelo.Result{3: zermelo.Loss, -2: zermelo.Loss, -1: zermelo.Loss, 1: zermelo.Loss},
			zermelo.LabelError{Position: "-1", Rule: zermelo.EndRule, Msg: "loss, but play ends there with win"},
		},
		{
			"better",
			map[int]zermelo.Result{3: zermelo.Loss, -2: zermelo.Loss, -1: zermelo.Win, 1: zermelo.Loss},
			zermelo.LabelError{Position: "3", Rule: zermelo.NoBetterRule, Msg: "loss, but Max moves to -1 with win"},
		},
	}
	for _, test := range tests {
		label := func(p int) (zermelo.Result, bool) { v, ok := test.labels[p]; return v, ok }
		_, err := zermelo.CheckLabels[int, zermelo.Result](ctx, take{}, 3, label, cgt.Limits{})
		if diff := cmp.Diff(error(&test.want), err); diff != "" {
			t.Errorf("%s: %s", test.name, diff)
		}
	}
}

func TestCheckLabelsNeedsAnEnd(t *testing.T) {
	loop := zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) { return zermelo.Win, p == 2 },
		Mover: func(int) zermelo.Player { return zermelo.Max },
		Moves: func(dst []int, p int) []int { return append(dst, 1-p, 2) },
	}
	_, err := zermelo.CheckLabels(context.Background(), loop, 0, func(int) (zermelo.Result, bool) { return zermelo.Win, true }, cgt.Limits{})
	var cycle *cgt.LoopError
	if !errors.As(err, &cycle) || len(cycle.Cycle) != 2 {
		t.Errorf("%v", err)
	}
}

func TestCheckStrategyFails(t *testing.T) {
	ctx := context.Background()
	always := func(k int) zermelo.StrategyFunc[int] {
		return func(n int) (int, bool) { return k - n, true }
	}
	tests := []struct {
		name     string
		strategy zermelo.Strategy[int]
		start    int
		want     string
	}{
		{"loses", always(1), 6, "the strategy of Max fails after 4 moves, at 1: the payoff is loss, and not win"},
		{"no move", always(3), 6, "the strategy of Max fails after 0 moves, at 6: it says -3, which is no move"},
		{"gap", zermelo.Arrows[int]{6: -4}, 6, "the strategy of Max fails after 2 moves, at 3: it says nothing"},
	}
	for _, test := range tests {
		_, err := zermelo.CheckStrategy[int, zermelo.Result](ctx, take{}, test.start, zermelo.Max, test.strategy, zermelo.Win, cgt.Limits{})
		var bad *zermelo.StrategyError
		if !errors.As(err, &bad) || !strings.Contains(err.Error(), test.want) || bad.Play[0] != fmt.Sprint(test.start) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	if _, err := zermelo.CheckStrategy[int, zermelo.Result](ctx, take{}, 6, zermelo.Max, zermelo.Arrows[int]{6: -4, 3: -1, 2: -1}, zermelo.Win, cgt.Limits{}); err != nil {
		t.Error(err)
	}
	if _, err := zermelo.CheckStrategy[int, zermelo.Result](ctx, take{}, 6, zermelo.Max, always(1), zermelo.Win, cgt.Limits{Positions: 2}); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("limit: %v", err)
	}
}

// Who is no player has no strategy that could be right.
func TestCheckStrategyOfNobody(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the strategy of nobody was checked")
		}
	}()
	_, err := zermelo.CheckStrategy[int, zermelo.Result](t.Context(), take{}, 6, 2, zermelo.Arrows[int]{}, zermelo.Win, cgt.Limits{})
	t.Error(err)
}

// A strategy that goes round for ever guarantees what a play without end is worth, and no more.
func TestCheckStrategyWithoutEnd(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, true)
		sol, err := zermelo.Solve[int, zermelo.Int](ctx, g, 0)
		if err != nil {
			t.Fatal(err)
		}
		v := sol.StartValue()
		if _, err := zermelo.CheckStrategy(ctx, g, 0, zermelo.Max, sol.Strategy(zermelo.Max), v+1, cgt.Limits{}); err == nil {
			t.Fatalf("Max gets %v where the value is %v", v+1, v)
		}
		if _, err := zermelo.CheckStrategy(ctx, g, 0, zermelo.Min, sol.Strategy(zermelo.Min), v-1, cgt.Limits{}); err == nil {
			t.Fatalf("Min pays %v where the value is %v", v-1, v)
		}
	})
}

// Plays, CountPlays and Lengths agree with one another and with a definition by recursion.
func TestPlays(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, false)
		type summary struct {
			Count, Least, Most int
			Sum                zermelo.Int
		}
		var byRecursion func(v int) summary
		byRecursion = func(v int) summary {
			if len(g.moves[v]) == 0 {
				return summary{1, 0, 0, g.pay[v]}
			}
			all := summary{Least: 1 << 30}
			seen := map[int]bool{}
			for _, q := range g.moves[v] {
				if seen[q] {
					continue
				}
				seen[q] = true
				s := byRecursion(q)
				all = summary{all.Count + s.Count, min(all.Least, s.Least+1), max(all.Most, s.Most+1), all.Sum + s.Sum}
			}
			return all
		}
		want := byRecursion(0)
		got := summary{Least: 1 << 30}
		for play, err := range zermelo.Plays[int, zermelo.Int](ctx, g, 0, nil, nil) {
			if err != nil {
				t.Fatal(err)
			}
			n := len(play.Positions) - 1
			got = summary{got.Count + 1, min(got.Least, n), max(got.Most, n), got.Sum + play.Payoff}
		}
		if got != want {
			t.Fatalf("Plays gives %v, want %v", got, want)
		}
		count, err := zermelo.CountPlays(ctx, g, 0, cgt.Limits{})
		if err != nil || count.Int64() != int64(want.Count) {
			t.Fatalf("CountPlays gives %v, %v, want %d", count, err, want.Count)
		}
		least, most, err := zermelo.Lengths(ctx, g, 0, cgt.Limits{})
		if err != nil || least != want.Least || most != want.Most {
			t.Fatalf("Lengths gives %d, %d, %v, want %d, %d", least, most, err, want.Least, want.Most)
		}
	})
}

func TestMatch(t *testing.T) {
	ctx := context.Background()
	one := zermelo.StrategyFunc[int](func(n int) (int, bool) {
		if n > 0 {
			return 1 - n, true
		}
		return -n - 1, true
	})
	play, err := zermelo.Match[int, zermelo.Result](ctx, take{}, 4, one, one, 100)
	if diff := cmp.Diff(zermelo.Play[int, zermelo.Result]{Positions: []int{4, -3, 2, -1}, Payoff: zermelo.Win}, play); err != nil || diff != "" {
		t.Errorf("%v, %s", err, diff)
	}
	play, err = zermelo.Match[int, zermelo.Result](ctx, take{}, 4, one, one, 2)
	if !errors.Is(err, cgt.ErrLimit) || len(play.Positions) != 3 {
		t.Errorf("%v, %v", play, err)
	}
	var bad *zermelo.StrategyError
	for _, min := range []zermelo.Arrows[int]{{}, {-3: 3}} {
		if _, err = zermelo.Match[int, zermelo.Result](ctx, take{}, 4, one, min, 100); !errors.As(err, &bad) || bad.Who != zermelo.Min || bad.NumMoves() != 1 {
			t.Errorf("%v", err)
		}
	}
}

// endlessTake is a heap of N matches, of which a player may take any number but all; who leaves the last one wins. Its
// moves are never listed.
type endlessTake struct{}

func (endlessTake) End(p pile) (zermelo.Result, bool) {
	return zermelo.WinFor(p.Next.Opponent()), p.Left == 1
}
func (endlessTake) Turn(p pile) zermelo.Player      { return p.Next }
func (endlessTake) AppendMoves([]pile, pile) []pile { panic("listed") }
func (endlessTake) IsMove(p, q pile) bool {
	return q.Left > 0 && q.Left < p.Left && q.Next == p.Next.Opponent()
}

// TestMatchWithJudge plays where the moves cannot be listed: the referee asks whether those that are made are moves.
func TestMatchWithJudge(t *testing.T) {
	ctx := t.Context()
	half := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) { return pile{(p.Left + 1) / 2, p.Next.Opponent()}, p.Left > 10 })
	rest := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) { return pile{1, p.Next.Opponent()}, true })
	none := zermelo.StrategyFunc[pile](func(p pile) (pile, bool) { return pile{p.Left, p.Next.Opponent()}, true })
	play, err := zermelo.Match(ctx, endlessTake{}, pile{1 << 30, zermelo.Max}, half, rest, 10)
	if err != nil || len(play.Positions) != 3 || play.Payoff != zermelo.Loss {
		t.Errorf("%v, %v", play, err)
	}
	var bad *zermelo.StrategyError
	for msg, max := range map[string]zermelo.Strategy[pile]{"nothing": half, "which is no move": none} {
		if _, err := zermelo.Match(ctx, endlessTake{}, pile{9, zermelo.Max}, max, rest, 10); !errors.As(err, &bad) || bad.Who != zermelo.Max || bad.NumMoves() != 0 || !strings.Contains(bad.Msg, msg) {
			t.Errorf("%s: %v", msg, err)
		}
	}
	if _, err := zermelo.Match(ctx, endlessTake{}, pile{1 << 30, zermelo.Max}, half, half, 3); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	if _, err := zermelo.Match(ctx, endlessTake{}, pile{9, 2}, half, half, 3); !errors.As(err, new(*zermelo.GameError)) {
		t.Error(err)
	}
}
