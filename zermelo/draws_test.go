package zermelo_test

import (
	"context"
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/zermelo"
)

// twin is two copies of a game, where in the second one, with numbers from 100 on, the players have changed places.
type twin struct{ g *randomGame }

func (m twin) End(v int) (zermelo.Result, bool) {
	x, ok := m.g.End(v % 100)
	if v >= 100 {
		x = x.Neg()
	}
	return zermelo.Result(x.Sign()), ok
}

func (m twin) Turn(v int) zermelo.Player {
	if v >= 100 {
		return m.g.Turn(v - 100).Opponent()
	}
	return m.g.Turn(v)
}

func (m twin) AppendMoves(dst []int, v int) []int {
	for _, q := range m.g.moves[v%100] {
		dst = append(dst, v/100*100+q)
	}
	return dst
}

func (m twin) Normalize(v int) (int, bool) { return v % 100, v >= 100 }

// noughtsAreADraw counts the draws of a game that surely is one.
func noughtsAreADraw(t *testing.T) {
	t.Helper()
	var values [2]zermelo.Result
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		s, err := zermelo.Solve[any](context.Background(), zermelo.CountDraws(ruletest.EraseGame(noughts.Rules{InRow: 3}), who), noughts.MustParse("...|...|..."))
		if err != nil {
			t.Fatal(err)
		}
		values[who] = s.StartValue()
	}
	if got, ok := zermelo.FromCountedDraws(values[zermelo.Max], values[zermelo.Min]); !ok || got != zermelo.Draw {
		t.Errorf("noughts and crosses are %v, %v, want a draw", got, ok)
	}
}

// TestK6Draws compares the two games in which a draw counts for one of the players with the game itself.
func TestK6Draws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		loops := rapid.Bool().Draw(t, "loops")
		g := drawGame(t, loops)
		game, start := resultGame(g), 0
		if !loops && rapid.Bool().Draw(t, "mirrored") {
			game, start = twin{g}, 100*rapid.IntRange(0, 1).Draw(t, "half")
		}
		ctx := context.Background()
		direct, err := zermelo.Solve(ctx, game, start)
		if err != nil {
			t.Fatal(err)
		}
		var counted [2]*zermelo.Solution[int, zermelo.Result]
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			counted[who], err = zermelo.Solve(ctx, zermelo.CountDraws(game, who), start)
			if err != nil {
				t.Fatal(err)
			}
			if err := counted[who].Verify(ctx); err != nil {
				t.Fatal(err)
			}
		}
		for p := range counted[0].All() {
			a, _ := counted[zermelo.Max].Value(p)
			b, _ := counted[zermelo.Min].Value(p)
			want, _ := direct.Value(p)
			if got, ok := zermelo.FromCountedDraws(a, b); !ok || got != want {
				t.Fatalf("%d: %v and %v make %v, %v, want %v", p, a, b, got, ok, want)
			}
		}
	})
	noughtsAreADraw(t)
	for _, bad := range [][2]zermelo.Result{{zermelo.Loss, zermelo.Win}, {zermelo.Draw, zermelo.Draw}, {zermelo.Draw, zermelo.Loss}, {zermelo.Win, zermelo.Draw}} {
		if v, ok := zermelo.FromCountedDraws(bad[0], bad[1]); ok {
			t.Errorf("%v: %v", bad, v)
		}
	}
}

// A heap, of which one takes 1 to 3. Whoever takes the last match wins, but as soon as a single one is left the game is
// a draw.
func ExampleCountDraws() {
	ctx := context.Background()
	heap := zermelo.Rules[zermelo.Turned[int], zermelo.Result]{
		Ended: func(p zermelo.Turned[int]) (zermelo.Result, bool) {
			if p.Pos == 1 {
				return zermelo.Draw, true
			}
			return zermelo.WinFor(p.Next.Opponent()), p.Pos == 0
		},
		Mover: func(p zermelo.Turned[int]) zermelo.Player { return p.Next },
		Moves: func(dst []zermelo.Turned[int], p zermelo.Turned[int]) []zermelo.Turned[int] {
			for k := 1; k <= min(3, p.Pos); k++ {
				dst = append(dst, zermelo.Turned[int]{Pos: p.Pos - k, Next: p.Next.Opponent()})
			}
			return dst
		},
	}
	for n := 2; n <= 7; n++ {
		start := zermelo.Turned[int]{Pos: n}
		a, _ := zermelo.Solve(ctx, zermelo.CountDraws(heap, zermelo.Max), start)
		b, _ := zermelo.Solve(ctx, zermelo.CountDraws(heap, zermelo.Min), start)
		v, ok := zermelo.FromCountedDraws(a.StartValue(), b.StartValue())
		direct, _ := zermelo.Solve(ctx, heap, start)
		fmt.Println(n, a.StartValue(), b.StartValue(), "together", v, ok, "directly", direct.StartValue())
	}
	// Output:
	// 2 win win together win true directly win
	// 3 win win together win true directly win
	// 4 win loss together draw true directly draw
	// 5 win loss together draw true directly draw
	// 6 win loss together draw true directly draw
	// 7 win loss together draw true directly draw
}

func ExampleFromCountedDraws() {
	fmt.Println(zermelo.FromCountedDraws(zermelo.Win, zermelo.Loss))
	fmt.Println(zermelo.FromCountedDraws(zermelo.Loss, zermelo.Win))
	// Output:
	// draw true
	// draw false
}

var _ cgt.Normalizer[int] = twin{}
