package convert_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/zermelo"
)

func number(x zermelo.Int) *big.Rat { return big.NewRat(int64(x), 1) }

// TestExtensive compares with the values.
func TestExtensive(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 200 {
		g := randomGame(rng, 2+rng.IntN(8), false)
		want, err := zermelo.Solve(t.Context(), g, 0)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := convert.Extensive(t.Context(), g, 0, number, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		game, err := extensive.New(tree)
		if err != nil {
			t.Fatal(err)
		}
		unfolded, _, err := zermelo.Unfold(t.Context(), g, 0, cgt.Limits{})
		if err != nil || game.Len() != unfolded.Len() {
			t.Fatalf("%d nodes, and not %d; %v", game.Len(), unfolded.Len(), err)
		}
		got, err := extensive.Solve(t.Context(), game)
		if err != nil {
			t.Fatal(err)
		}
		if err := got.Verify(); err != nil || got.Value().Cmp(number(want.StartValue())) != 0 {
			t.Fatalf("%v is worth %v, and not %v; %v", g, got.Value(), want.StartValue(), err)
		}
	}
}

// TestOpen goes from a game in turn to one that may have hidden moves and back, which unfolds it.
func TestOpen(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	for range 200 {
		g := randomGame(rng, 2+rng.IntN(9), false)
		tree, err := convert.Extensive(t.Context(), g, 0, number, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := convert.Open(tree)
		if err != nil {
			t.Fatal(err)
		}
		want, _, err := zermelo.Unfold(t.Context(), g, 0, cgt.Limits{})
		if err != nil || got.String() != want.String() {
			t.Fatalf("%v and not %v; %v", got, want, err)
		}
	}
	if g, err := convert.Open(extensive.End(big.NewRat(1, 3))); err != nil || g.Len() != 1 {
		t.Error(g, err)
	}
}

func TestOpenErrors(t *testing.T) {
	one := extensive.EndInt(1)
	choice := func(set string, next ...extensive.Tree) extensive.Tree {
		var moves []extensive.Move
		for i, x := range next {
			moves = append(moves, extensive.Move{Label: fmt.Sprintf("%s%d", set, i), Then: x})
		}
		return extensive.Choice(extensive.Max, set, moves...)
	}
	huge := extensive.End(new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 63)))
	long := one
	for i := range 20 {
		long = choice(fmt.Sprintf("s%d-", i), long, huge)
	}
	for _, c := range []struct {
		tree       extensive.Tree
		place, msg string
	}{
		{extensive.Tree{}, "in the beginning:", "there is no way to go on, and no payoff"},
		{extensive.Lot(one, one), "in the beginning:", "lots decide"},
		{extensive.End(nil), "in the beginning:", "there is no way to go on, and no payoff"},
		{choice("a", one, choice("b", one, extensive.Lot(one))), "after a1, b1:", "lots decide"},
		{choice("a", choice("b", one), choice("b", one)), "after a1:", `the set "b" of Max was met before, so that he does not know where he is`},
		{choice("a"), "in the beginning:", "there is no way to go on, and no payoff"},
		{choice("a", huge), "after a0:", "9223372036854775808 is too large for a payoff"},
		{extensive.Choice(2, "a", extensive.Move{Label: "x", Then: one}), "in the beginning:", "there is no player 2"},
		{long, "after …, s7-0, s6-0, s5-0, s4-0, s3-0, s2-0, s1-0, s0-1:", "9223372036854775808 is too large for a payoff"},
	} {
		var bad *matrixgame.InputError
		if g, err := convert.Open(c.tree); g != nil || !errors.As(err, &bad) || bad.Place != c.place || bad.Msg != c.msg {
			t.Errorf("%v, %v; want %s %s", g, err, c.place, c.msg)
		}
	}
}

// TestOpenLarge has a tree as deep as it is large, and one that is too large.
func TestOpenLarge(t *testing.T) {
	deep := extensive.EndInt(1)
	for i := range 200_000 {
		deep = extensive.Choice(extensive.Player(i%2), fmt.Sprint(i), extensive.Move{Label: "on", Then: deep})
	}
	if g, err := convert.Open(deep); err != nil || g.Len() != 200_001 {
		t.Error(err)
	}
	var moves []extensive.Move
	for i := range extensive.MaxNodes {
		moves = append(moves, extensive.Move{Label: fmt.Sprint(i), Then: extensive.EndInt(1)})
	}
	if _, err := convert.Open(extensive.Choice(extensive.Max, "wide", moves...)); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
}

// mute is a position that is written like all others.
type mute int

func (mute) String() string { return "" }

func TestExtensiveLabels(t *testing.T) {
	game := zermelo.Rules[mute, zermelo.Int]{
		Ended: func(p mute) (zermelo.Int, bool) { return zermelo.Int(p), p > 0 },
		Mover: func(mute) zermelo.Player { return zermelo.Max },
		Moves: func(dst []mute, _ mute) []mute { return append(dst, 1, 2, 2) },
	}
	tree, err := convert.Extensive(t.Context(), game, 0, number, cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := extensive.New(tree)
	if err != nil {
		t.Fatal(err)
	}
	if moves := g.Moves(extensive.Max, "0"); len(moves) != 3 || g.Len() != 4 {
		t.Errorf("%q, %d nodes", moves, g.Len())
	}
}

func TestExtensiveErrors(t *testing.T) {
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	long := zermelo.Rules[int, zermelo.Int]{
		Ended: func(p int) (zermelo.Int, bool) { return 7, p == 100_000 },
		Mover: func(p int) zermelo.Player { return zermelo.Player(p % 2) },
		Moves: func(dst []int, p int) []int { return append(dst, p+1) },
	}
	if _, err := convert.Extensive(ctx, long, 0, number, cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	if _, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{Positions: 1000}); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	tree, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{}) // as deep as it is long
	if err != nil {
		t.Fatal(err)
	}
	if g, err := extensive.New(tree); err != nil || g.Len() != 100_001 {
		t.Error(err)
	}
	long.Moves = func(dst []int, p int) []int { return append(dst, (p+1)%5) }
	var loop *cgt.LoopError
	if _, err := convert.Extensive(t.Context(), long, 0, number, cgt.Limits{}); !errors.As(err, &loop) || len(loop.Cycle) != 5 {
		t.Error(err)
	}
}

// TestInTurn compares with what each player can be sure of, and with the matrix of all plans of the game in turn.
func TestInTurn(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	for range 100 {
		rows := make([][]int64, 1+rng.IntN(3))
		cols := 1 + rng.IntN(3)
		for i := range rows {
			for range cols {
				rows[i] = append(rows[i], rng.Int64N(7)-3)
			}
		}
		m := matrixgame.Integers(rows...)
		low, _ := m.Maximin()
		high, _ := m.Minimax()
		for first, want := range map[matrixgame.Player]*big.Rat{matrixgame.Row: low, matrixgame.Column: high} {
			game, err := convert.InTurn(m, first)
			if err != nil {
				t.Fatal(err)
			}
			got, err := zermelo.Solve(t.Context(), game, convert.Choice{Row: -1, Column: -1})
			if err == nil {
				err = got.Verify(t.Context())
			}
			if err != nil || got.StartValue().Rat().Cmp(want) != 0 {
				t.Fatalf("%v: %v begins, and the value is %v, and not %v; %v", m, first, got.StartValue(), want, err)
			}
			tree, err := convert.Extensive(t.Context(), game, got.Start(), zermelo.Rational.Rat, cgt.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			g, err := extensive.New(tree)
			if err != nil {
				t.Fatal(err)
			}
			plans, err := g.NormalForm(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			mixed, err := matrixgame.Solve(t.Context(), plans.Matrix)
			if err != nil || mixed.Value().Cmp(want) != 0 {
				t.Fatalf("%v: %v begins, and by plans the value is %v, and not %v; %v", m, first, mixed.Value(), want, err)
			}
		}
	}
}

func TestInTurnError(t *testing.T) {
	huge := new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 100))
	m, err := matrixgame.NewMatrix([][]*big.Rat{{big.NewRat(1, 2), huge}})
	if err != nil {
		t.Fatal(err)
	}
	var bad *matrixgame.InputError
	if game, err := convert.InTurn(m, matrixgame.Row); game != nil || !errors.As(err, &bad) || bad.Place != "row 1, column 2" {
		t.Errorf("%v, %v", game, err)
	}
}
