package zermelo_test

import (
	"context"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// doubled is a random game in which the players may change places: 2v is the position v, and 2v+1 is v with the players
// swapped. Some moves swap them.
type doubled struct {
	*randomGame
	swaps [][]int // 0 or 1 for each move
}

func (g doubled) End(p int) (zermelo.Int, bool) {
	v, ok := g.randomGame.End(p / 2)
	if p%2 == 1 {
		v = -v
	}
	return v, ok
}

func (g doubled) Turn(p int) zermelo.Player { return g.who[p/2] ^ zermelo.Player(p%2) }

func (g doubled) AppendMoves(dst []int, p int) []int {
	for i, q := range g.moves[p/2] {
		dst = append(dst, 2*q+(g.swaps[p/2][i]^p%2))
	}
	return dst
}

func (g doubled) Unending() (zermelo.Int, bool) { return 0, true }

type doubledIndex struct{ doubled }

func (g doubledIndex) Normalize(p int) (q int, isSwapped bool) { return p &^ 1, p&1 == 1 }

func (g doubledIndex) Size() int { return len(g.who) }

func (g doubledIndex) Index(p int) int { return p / 2 }

func (g doubledIndex) Position(i int) (int, bool) { return 2 * i, true }

type mirroredParents struct{ doubledIndex }

func (g mirroredParents) AppendParents(dst []int, q int) []int {
	for p := range 2 * len(g.who) {
		if len(g.moves[p/2]) > 0 && slices.Contains(g.AppendMoves(nil, p), q) {
			dst = append(dst, p)
		}
	}
	return dst
}

// Positions in which the players have changed places are solved once.
func TestIndexWithSwappedPlayers(t *testing.T) {
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		g := doubled{randomGame: drawGame(t, true)}
		for _, moves := range g.moves {
			g.swaps = append(g.swaps, rapid.SliceOfN(rapid.IntRange(0, 1), len(moves), len(moves)).Draw(t, "swaps"))
		}
		plain, err := zermelo.Solve(ctx, g, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, game := range []zermelo.Game[int, zermelo.Int]{doubledIndex{g}, mirroredParents{doubledIndex{g}}} {
			if n, err := zermelo.CheckIndex(ctx, game, cgt.Limits{}); err != nil || n != len(g.who) {
				t.Fatalf("%d positions, %v", n, err)
			}
			for _, goroutines := range []int{1, 3} {
				s := zermelo.Solver[int, zermelo.Int]{Game: game, Goroutines: goroutines}
				sol, err := s.Solve(ctx, 0)
				if err != nil {
					t.Fatal(err)
				}
				if err := sol.Verify(ctx); err != nil {
					t.Fatal(err)
				}
				for p, want := range plain.All() {
					got, ok := sol.Value(p)
					d, _ := plain.Distance(p)
					if e, _ := sol.Distance(p); !ok || got != want || d != e {
						t.Fatalf("%d is worth %v after %d, want %v after %d", p, got, e, want, d)
					}
				}
			}
		}
	})
}

// unswapped takes moves back, but says nothing of the players who change places.
type unswapped struct{ mirroredParents }

func (g unswapped) AppendParents(dst []int, q int) []int {
	n := len(dst)
	dst = g.mirroredParents.AppendParents(dst, q)
	for i := range dst[n:] {
		dst[n+i] &^= 1
	}
	return dst
}

// CheckIndex finds parents in which the wrong player is to move: an index with such ones makes values wrong.
func TestCheckIndexOfSwappedParents(t *testing.T) {
	loops := zermelo.Int(0)
	for name, test := range map[string]struct {
		pay  zermelo.Int
		want error
	}{
		"a win":  {1, &zermelo.GameError{Position: "2", Msg: "a move leads here from 0 with the players swapped, which is not among the parents"}},
		"a draw": {0, nil}, // which is the same for both
	} {
		g := doubled{
			randomGame: &randomGame{who: make([]zermelo.Player, 2), moves: [][]int{{1}, nil}, pay: []zermelo.Int{0, test.pay}, loops: &loops},
			swaps:      [][]int{{1}, nil},
		}
		ctx := context.Background()
		if _, err := zermelo.CheckIndex(ctx, mirroredParents{doubledIndex{g}}, cgt.Limits{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		_, err := zermelo.CheckIndex(ctx, unswapped{mirroredParents{doubledIndex{g}}}, cgt.Limits{})
		if diff := cmp.Diff(test.want, err); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
