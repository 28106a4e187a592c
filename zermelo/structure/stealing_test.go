package structure_test

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// scrambled returns a strategy that depends on nothing but the position and a seed.
func scrambled[Pos comparable, V zermelo.Payoff[V]](game zermelo.Game[Pos, V], seed uint64) zermelo.Strategy[Pos] {
	return zermelo.StrategyFunc[Pos](func(p Pos) (Pos, bool) {
		moves := game.AppendMoves(nil, p)
		h := fnv.New64a()
		fmt.Fprint(h, seed, p)
		return moves[h.Sum64()%uint64(len(moves))], true
	})
}

// checkPlay checks that a play is one of the game, with Min moving as the strategy says, and that Min does not win it.
func checkPlay[Pos comparable](t interface{ Fatalf(string, ...any) }, game zermelo.Game[Pos, zermelo.Result], start Pos, play zermelo.Play[Pos, zermelo.Result], min zermelo.Strategy[Pos]) {
	at := map[Pos]Pos{}
	for i := range len(play.Positions) - 1 {
		at[play.Positions[i]] = play.Positions[i+1]
	}
	again, err := zermelo.Match(context.Background(), game, start, zermelo.Strategy[Pos](zermelo.Arrows[Pos](at)), min, len(play.Positions))
	if err != nil || again.Payoff != play.Payoff || fmt.Sprint(again.Positions) != fmt.Sprint(play.Positions) || play.Payoff == zermelo.Loss {
		t.Fatalf("%v\nis played as\n%v, %v", play, again, err)
	}
}

// Shen, problem 38: noughts and crosses on any square board, k in a row. Whatever strategy the second player has, there
// is a play that it does not win.
func TestS38StolenStrategies(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {2, 2}, {3, 2}, {3, 3}, {4, 3}, {4, 4}, {5, 4}} {
		game := crosses(t, size[0], size[0], size[1])
		s, err := structure.NewStealing(game, func(c int) int { return c })
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(60) {
			second := scrambled[structure.Claims, zermelo.Result](game, seed)
			play, err := s.Refute(t.Context(), second)
			if err != nil {
				t.Fatal(err)
			}
			checkPlay(t, zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{}, play, second)
		}
		// Also the best strategy that there is.
		if size[0] <= 3 {
			sol, err := zermelo.Solve(t.Context(), zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{})
			if err != nil || sol.StartValue() == zermelo.Loss {
				t.Fatal(sol.StartValue(), err)
			}
			play, err := s.Refute(t.Context(), sol.Strategy(zermelo.Min))
			// The stolen strategy may come to positions that best play avoids, but all can be reached.
			if err != nil {
				t.Fatal(err)
			}
			checkPlay(t, zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{}, play, sol.Strategy(zermelo.Min))
		}
	}
	// The argument holds on boards of any size.
	if _, err := structure.NewStealing(crosses(t, 100, 100, 5), func(c int) int { return c }); err != nil {
		t.Error(err)
	}
}

// Shen, problem 40: Hex. The board is turned over, so that the sides of the players change places.
func TestS40StolenStrategies(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 6} {
		game := hex(t, n)
		s, err := structure.NewStealing(game, over(n))
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(60) {
			second := scrambled[structure.Claims, zermelo.Result](game, seed)
			play, err := s.Refute(t.Context(), second)
			if err != nil {
				t.Fatal(err)
			}
			if play.Payoff != zermelo.Win {
				t.Fatalf("Hex is never drawn: %v", play)
			}
			checkPlay(t, zermelo.Game[structure.Claims, zermelo.Result](game), structure.Claims{}, play, second)
		}
	}
	if _, err := structure.NewStealing(hex(t, 60), over(60)); err != nil {
		t.Error(err)
	}
	// The other diagonal takes neighbours to cells that are none, and nothing moved leaves the sides where they are.
	for name, image := range map[string]func(int) int{
		"itself":         func(c int) int { return c },
		"other diagonal": func(c int) int { return (4-c%5)*5 + 4 - c/5 },
		"mirror":         flip(5),
		"shift":          func(c int) int { return (c + 5) % 25 },
	} {
		_, err := structure.NewStealing(hex(t, 5), image)
		if isWrong := name != "other diagonal"; isWrong != errors.As(err, new(*structure.HypothesisError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestStealingHypotheses draws games of lines. Where the check holds the first player gets a draw at least, by search.
func TestStealingHypotheses(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 6).Draw(t, "cells")
		image := make([]int, n)
		for c := range image {
			image[c] = c
		}
		for c := 0; c+1 < n; c += 2 {
			if rapid.Bool().Draw(t, "moved") {
				image[c], image[c+1] = c+1, c
			}
		}
		lines := rapid.SliceOfN(rapid.SliceOfN(rapid.IntRange(0, n-1), 1, 3), 1, 4).Draw(t, "lines")
		var images [][]int
		for _, line := range lines {
			var m []int
			for _, c := range line {
				m = append(m, image[c])
			}
			images = append(images, m)
		}
		max := must(structure.NewLines(n, lines...))
		isBroken := rapid.IntRange(0, 3).Draw(t, "broken") == 0
		if isBroken {
			images = append(images, rapid.SliceOfN(rapid.IntRange(0, n-1), 1, 3).Draw(t, "line"))
		}
		min := must(structure.NewLines(n, images...))
		game := must(structure.NewClaiming(n, max, min, zermelo.Draw))
		s, err := structure.NewStealing(game, func(c int) int { return image[c] })
		count := 0
		for range min.All() {
			count++
		}
		for range max.All() {
			count--
		}
		if (err == nil) != (count == 0) { // the lines of Min contain the images of those of Max
			t.Fatalf("%v, with %d lines more", err, count)
		}
		if err != nil {
			return
		}
		g := zermelo.Game[structure.Claims, zermelo.Result](game)
		sol, err := zermelo.Solve(t.Context(), g, structure.Claims{})
		if err != nil || sol.StartValue() == zermelo.Loss {
			t.Fatalf("%v, %v", sol.StartValue(), err)
		}
		second := scrambled(g, rapid.Uint64().Draw(t, "seed"))
		play, err := s.Refute(t.Context(), second)
		if err != nil {
			t.Fatal(err)
		}
		checkPlay(t, g, structure.Claims{}, play, second)
	})
}

func TestStealingErrors(t *testing.T) {
	same := func(c int) int { return c }
	l, m := must(structure.NewLines(3, []int{0, 1})), must(structure.NewLines(3, []int{1, 2}))
	sides := must(structure.NewConnection(3, pairs(nil), []int{0}, []int{1}))
	cycles := must(structure.NewCycles(3, [2]int{0, 1}, [2]int{1, 2}, [2]int{2, 0}))
	for name, test := range map[string]struct {
		max, min structure.Goal
		full     zermelo.Result
		image    func(int) int
	}{
		"no goal":         {l, nil, zermelo.Draw, same},
		"full":            {l, l, zermelo.Loss, same},
		"no involution":   {l, l, zermelo.Draw, func(c int) int { return (c + 1) % 3 }},
		"no cell":         {l, l, zermelo.Draw, func(c int) int { return 3 }},
		"other lines":     {l, m, zermelo.Draw, same},
		"kinds":           {l, sides, zermelo.Draw, same},
		"kinds, turned":   {sides, l, zermelo.Draw, same},
		"cycles":          {cycles, l, zermelo.Draw, same},
		"moved in cycles": {cycles, cycles, zermelo.Draw, func(c int) int { return 2 - c }},
	} {
		_, err := structure.NewStealing(must(structure.NewClaiming(3, test.max, test.min, test.full)), test.image)
		if !errors.As(err, new(*structure.HypothesisError)) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := structure.NewStealing(must(structure.NewClaiming(3, l, m, zermelo.Draw)), func(c int) int { return 2 - c }); err != nil {
		t.Error(err)
	}
	if _, err := structure.NewStealing(must(structure.NewClaiming(3, cycles, cycles, zermelo.Draw)), same); err != nil {
		t.Error(err)
	}

	game := crosses(t, 3, 3, 3)
	s := must(structure.NewStealing(game, same))
	for _, bad := range []zermelo.StrategyFunc[structure.Claims]{
		func(structure.Claims) (q structure.Claims, ok bool) { return q, false },
		func(p structure.Claims) (structure.Claims, bool) { return p, true },
		func(p structure.Claims) (structure.Claims, bool) { return p.Claim(8).Claim(7), true },
		func(p structure.Claims) (structure.Claims, bool) { return p.Claim(9), true },
	} {
		var e *zermelo.StrategyError
		if _, err := s.Refute(t.Context(), bad); !errors.As(err, &e) || e.Who != zermelo.Min || len(e.Play) != 2 {
			t.Errorf("%v", err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Refute(ctx, scrambled[structure.Claims, zermelo.Result](game, 1)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// Shen, problem 39: Chomp. The first player wins every rectangle but 1×1, since the bite of the last corner allows
// nothing new; so it is for every bar that is a rectangle, and not for every other one.
func TestS39StolenStrategies(t *testing.T) {
	for rows := 1; rows <= 5; rows++ {
		for cols := 1; cols <= 5; cols++ {
			if rows*cols == 1 {
				continue
			}
			bar := must(chomp.Rectangle(rows, cols))
			rest, _ := bar.Bite(rows-1, cols-1)
			s, err := structure.NewShortcut[chomp.Bar](chomp.Rules{}, bar, rest)
			if err != nil {
				t.Fatal(err)
			}
			game := zermelo.Normal[chomp.Bar](chomp.Rules{})
			start := zermelo.Turned[chomp.Bar]{Pos: bar}
			for seed := range uint64(40) {
				second := scrambled(game, seed)
				play, err := s.Refute(t.Context(), second, 99)
				if err != nil {
					t.Fatal(err)
				}
				checkPlay(t, game, start, play, second)
			}
			sol, err := zermelo.Solve(t.Context(), game, start)
			if err != nil || sol.StartValue() != zermelo.Win {
				t.Errorf("%v: %v, %v", bar, sol.StartValue(), err)
			}
		}
	}
	large := must(chomp.Rectangle(100, 120))
	rest, _ := large.Bite(99, 119)
	s := must(structure.NewShortcut[chomp.Bar](chomp.Rules{}, large, rest))
	if _, err := s.Refute(t.Context(), scrambled(zermelo.Normal[chomp.Bar](chomp.Rules{}), 1), 100); err != nil {
		t.Error(err)
	}
	// A bar that is won by the second player, as 3,2 is not a rectangle, and others.
	lost := must(chomp.New(3, 2))
	game := zermelo.Normal[chomp.Bar](chomp.Rules{})
	sol, err := zermelo.Solve(t.Context(), game, zermelo.Turned[chomp.Bar]{Pos: lost})
	if err != nil || sol.StartValue() != zermelo.Loss {
		t.Fatalf("%v: %v", lost, err)
	}
	for _, via := range (chomp.Rules{}).AppendMoves(nil, lost, cgt.Left) {
		if _, err := structure.NewShortcut[chomp.Bar](chomp.Rules{}, lost, via); !errors.As(err, new(*structure.HypothesisError)) {
			t.Errorf("%v: %v", via, err)
		}
	}
	if _, err := structure.NewShortcut[chomp.Bar](chomp.Rules{}, lost, large); !errors.As(err, new(*structure.HypothesisError)) {
		t.Error(err)
	}
}

func TestShortcutErrors(t *testing.T) {
	bar := must(chomp.Rectangle(3, 3))
	rest, _ := bar.Bite(2, 2)
	s := must(structure.NewShortcut[chomp.Bar](chomp.Rules{}, bar, rest))
	type position = zermelo.Turned[chomp.Bar]
	game := zermelo.Normal[chomp.Bar](chomp.Rules{})
	first := zermelo.StrategyFunc[position](func(p position) (position, bool) {
		moves := game.AppendMoves(nil, p) // those that take most come first
		return moves[len(moves)-1], true
	})
	for n, bad := range []zermelo.StrategyFunc[position]{
		func(position) (q position, ok bool) { return q, false },
		func(p position) (position, bool) { return p, true },
		func(p position) (position, bool) {
			if p.Pos.Squares() < 6 {
				return p, false
			}
			return first(p)
		},
	} {
		_, err := s.Refute(t.Context(), bad, 99)
		var e *zermelo.StrategyError
		if !errors.As(err, &e) || e.Who != zermelo.Min || e.Play[len(e.Play)-1] == "" || len(e.Play) < 2 {
			t.Errorf("%d: %v", n, err)
		}
	}
	if _, err := s.Refute(t.Context(), first, 3); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Refute(ctx, first, 99); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
