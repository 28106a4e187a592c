package matrixgame_test

import (
	"context"
	"errors"
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"pgregory.net/rapid"
)

// drawGame draws a game of a few players with few choices.
func drawGame(t *rapid.T) *matrixgame.Game {
	sizes := rapid.SliceOfN(rapid.IntRange(1, 3), 1, 4).Draw(t, "choices")
	size := rapid.SampledFrom([]int64{1, 2, 9}).Draw(t, "size")
	g, err := matrixgame.NewGameFunc(sizes, func(int, []int) *big.Rat {
		return big.NewRat(rapid.Int64Range(-size, size).Draw(t, "payoff"), 1)
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// drawMixed draws a strategy over n choices.
func drawMixed(t *rapid.T, n int) matrixgame.Mixed {
	weights := rapid.SliceOfN(rapid.Int64Range(0, 3), n, n).Draw(t, "weights")
	weights[rapid.IntRange(0, n-1).Draw(t, "sure")]++
	sum := int64(0)
	for _, w := range weights {
		sum += w
	}
	p := make([]*big.Rat, n)
	for k, w := range weights {
		p[k] = big.NewRat(w, sum)
	}
	s, err := matrixgame.NewMixed(p...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// profiles returns all profiles of a game, in order.
func profiles(g *matrixgame.Game) [][]int {
	all := [][]int{{}}
	for who := range g.Players() {
		var next [][]int
		for _, p := range all {
			for k := range g.Choices(who) {
				next = append(next, append(slices.Clone(p), k))
			}
		}
		all = next
	}
	return all
}

// mean returns what a player gets on average, by definition.
func mean(g *matrixgame.Game, who int, p []matrixgame.Mixed) *big.Rat {
	sum := new(big.Rat)
	for _, choices := range profiles(g) {
		x := g.Payoff(who, choices...)
		for q, k := range choices {
			x.Mul(x, p[q].Probability(k))
		}
		sum.Add(sum, x)
	}
	return sum
}

func TestGameErrors(t *testing.T) {
	x := big.NewRat(1, 1)
	for _, c := range []struct {
		choices []int
		payoffs [][]*big.Rat
		place   string
	}{
		{nil, nil, ""},
		{[]int{1}, nil, ""},
		{[]int{1, 0}, [][]*big.Rat{{}, {}}, "player 2"},
		{[]int{1, 2}, [][]*big.Rat{{x, x}, {x}}, "player 2"},
		{[]int{1, 2}, [][]*big.Rat{{x, x, x}, {x, x}}, "player 1"},
		{[]int{1, 2}, [][]*big.Rat{{x, x}, {x, nil}}, "player 2"},
		{[]int{math.MaxInt, 4}, [][]*big.Rat{{}, {}}, "player 1"},
	} {
		_, err := matrixgame.NewGame(c.choices, c.payoffs...)
		if e := (*matrixgame.InputError)(nil); !errors.As(err, &e) || e.Place != c.place {
			t.Errorf("%v: %v, want an error in %q", c.choices, err, c.place)
		}
	}
	payoff := func(int, []int) *big.Rat { return x }
	if _, err := matrixgame.NewGameFunc([]int{1 << 30, 1 << 30, 1 << 30}, payoff); !errors.Is(err, cgt.ErrLimit) {
		t.Errorf("%v, want a limit", err)
	}
	if _, err := matrixgame.NewGameFunc([]int{2, -1}, payoff); !errors.As(err, new(*matrixgame.InputError)) {
		t.Errorf("%v, want an input error", err)
	}
	g, err := matrixgame.NewGameFunc([]int{2, 1}, payoff)
	if err != nil {
		t.Fatal(err)
	}
	for place, p := range map[string][]matrixgame.Mixed{
		"":                         {matrixgame.Pure(2, 0)},
		"the strategy of player 2": {matrixgame.Pure(2, 0), matrixgame.Pure(2, 0)},
	} {
		if e := (*matrixgame.InputError)(nil); !errors.As(g.Check(p), &e) || e.Place != place || g.IsEquilibrium(p) {
			t.Errorf("%v: %v, want an error in %q", p, g.Check(p), place)
		}
	}
}

// The check of a mixed profile is by definition, and pure equilibria are the pure profiles that pass it.
func TestGameCheck(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		var p []matrixgame.Mixed
		for who := range g.Players() {
			p = append(p, drawMixed(t, g.Choices(who)))
		}
		player, choice := -1, -1
		for who := range g.Players() {
			most := mean(g, who, p)
			for k := range g.Choices(who) {
				q := slices.Clone(p)
				q[who] = matrixgame.Pure(g.Choices(who), k)
				if x := mean(g, who, q); x.Cmp(most) > 0 {
					player, choice, most = who, k, x
				}
			}
			if player >= 0 {
				break
			}
		}
		err := g.Check(p)
		if e := (*matrixgame.DeviationError)(nil); player < 0 && err != nil || player >= 0 && (!errors.As(err, &e) || e.Player != player || e.Choice != choice || e.Payoff.Cmp(mean(g, player, p)) != 0) {
			t.Fatalf("%v, want player %d to choose %d", err, player, choice)
		}
		var want [][]int
		for _, choices := range profiles(g) {
			for who, k := range choices {
				p[who] = matrixgame.Pure(g.Choices(who), k)
			}
			if g.IsEquilibrium(p) {
				want = append(want, choices)
			}
		}
		if got := g.PureEquilibria(); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("the pure equilibria are %v, want %v", got, want)
		}
	})
}

// A game with rows and columns is the same as a game of two players.
func TestBimatrixAsGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBimatrix(t, 4)
		g := b.Game()
		if back, ok := g.Bimatrix(); !ok || !back.Equal(b) {
			t.Fatalf("%v became %v", b, back)
		}
		p := matrixgame.Profile{Row: drawMixed(t, b.Rows()), Column: drawMixed(t, b.Columns())}
		x, y := b.Check(p), g.Check([]matrixgame.Mixed{p.Row, p.Column})
		if (x == nil) != (y == nil) || x != nil && x.Error() != y.Error() {
			t.Fatalf("%v and %v", x, y)
		}
		var pure [][]int
		for _, c := range b.PureEquilibria() {
			pure = append(pure, []int{c.Row, c.Column})
		}
		if !slices.EqualFunc(pure, g.PureEquilibria(), slices.Equal) {
			t.Errorf("%v and %v", pure, g.PureEquilibria())
		}
	})
}

func TestOddNumberOfPlayersIsNoBimatrix(t *testing.T) {
	g, err := matrixgame.NewGameFunc([]int{2, 2, 2}, func(who int, choices []int) *big.Rat { return big.NewRat(int64(choices[who]), 1) })
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := g.Bimatrix(); ok {
		t.Error("three players have a bimatrix")
	}
	r, err := matrixgame.Dominance{}.ReduceGame(context.Background(), g)
	if err != nil || len(r.Steps()) != 3 || r.Game().PureEquilibria() == nil || !slices.Equal(r.Remaining(2), []int{1}) {
		t.Errorf("%v, %v", r, err)
	}
}
