package zermelo_test

// The games of A. Shen, Games and strategies from the viewpoint of mathematics, §§5, 6 and 9. The names of the tests
// begin with the rows of the catalogue.

import (
	"context"
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/zermelo"
)

// Knights that do not attack one another are put on small boards. By symmetry about an axis the second player wins if
// the number of rows or columns is even: the image of a square is an odd number of squares away in the same line, which
// no knight attacks. If both are odd the first one takes the middle. The boards are searched to the end.
func TestS21KnightsOnSmallBoards(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {3, 5}} {
		rows, cols := size[0], size[1]
		near := make([]uint32, rows*cols) // a square and those that a knight on it attacks
		for a := range near {
			for b := range near {
				dr, dc := a/cols-b/cols, a%cols-b%cols
				if a == b || dr*dr+dc*dc == 5 {
					near[a] |= 1 << b
				}
			}
		}
		// A position is the set of the squares on which a knight may still be put.
		knights := cgt.ImpartialFunc[uint32](func(dst []uint32, free uint32) []uint32 {
			for rest := free; rest != 0; rest &= rest - 1 {
				dst = append(dst, free&^near[bits.TrailingZeros32(rest)])
			}
			return dst
		})
		start := uint32(1)<<(rows*cols) - 1
		game := zermelo.Normal(ruletest.EraseRules(knights))
		shenLost[any](t, shenSolved(t, game, shenStart[any](start)), start, rows*cols%2 == 0)
		// The strategy itself: answer at the image in the middle between the rows, where there is one.
		if rows%2 != 0 {
			continue
		}
		mirror := zermelo.StrategyFunc[zermelo.Turned[any]](func(p zermelo.Turned[any]) (q zermelo.Turned[any], ok bool) {
			free := p.Pos.(uint32)
			for square := range near {
				image := (rows-1-square/cols)*cols + square%cols
				if free>>image&1 == 1 && free>>square&1 == 0 {
					// The free squares are symmetric after each answer: this one is the first whose image alone is
					// free.
					next := free &^ near[image]
					if isMirrored(next, rows, cols) {
						return zermelo.Turned[any]{Pos: next, Next: p.Next.Opponent()}, true
					}
				}
			}
			return q, false
		})
		if _, err := zermelo.CheckStrategy(t.Context(), game, shenStart[any](start), zermelo.Min, mirror, zermelo.Loss, cgt.Limits{}); err != nil {
			t.Errorf("%d × %d: %v", rows, cols, err)
		}
	}
}

// isMirrored reports whether a set of squares is its own image.
func isMirrored(set uint32, rows, cols int) bool {
	for square := range rows * cols {
		if image := (rows-1-square/cols)*cols + square%cols; set>>square&1 != set>>image&1 {
			return false
		}
	}
	return true
}

// trail is a trail on n points: where it ends, and which segments have been drawn.
type trail struct {
	at    int
	drawn uint32
}

// trails is the ruleset in which a trail on n points is continued by a segment that has not been drawn.
func trails(n int) cgt.ImpartialFunc[trail] {
	var number [8][8]int
	count := 0
	for a := range n {
		for b := range a {
			number[a][b], number[b][a] = count, count
			count++
		}
	}
	return func(dst []trail, p trail) []trail {
		for to := range n {
			if to != p.at && p.drawn>>number[p.at][to]&1 == 0 {
				dst = append(dst, trail{to, p.drawn | 1<<number[p.at][to]})
			}
		}
		return dst
	}
}

// On two to six points the first player wins. A second solver, of package cgt, agrees up to five.
func TestS29Trail(t *testing.T) {
	for n := 1; n <= 6; n++ {
		rules := trails(n)
		sol, err := zermelo.Solve(t.Context(), zermelo.Normal(ruletest.EraseRules(rules)), shenStart[any](trail{}))
		if err != nil {
			t.Fatal(err)
		}
		if err := sol.Verify(t.Context()); err != nil {
			t.Error(err)
		}
		shenLost[any](t, sol, trail{}, n == 1)
		if n > 5 {
			continue
		}
		s := cgt.Solver[trail]{Rules: rules}
		if o, err := s.Outcome(t.Context(), trail{}); err != nil || (o == cgt.P) != (n == 1) {
			t.Errorf("%d points: %v, %v", n, o, err)
		}
	}
}

// Zermelo's theorem: in every finite game there is a number that Max can guarantee and to which Min can hold him. The
// number is found here by trying all pairs of strategies.
func TestSZZermelosTheorem(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := drawGame(t, false)
		n := min(len(game.who), 7)
		best := map[zermelo.Player]*zermelo.Int{}
		choice := make([]int, n+1)
		play := func() zermelo.Int { // the payoff if everybody moves as choice says
			v := 0
			for len(game.moves[v]) > 0 {
				i := 0
				if v < n {
					i = choice[v]
				}
				v = game.moves[v][i]
			}
			return game.pay[v]
		}
		// After the position 6 everybody makes the first move: so the theorem is checked for a game with less choice.
		for v := n; v < len(game.moves); v++ {
			game.moves[v] = game.moves[v][:min(1, len(game.moves[v]))]
		}
		// each calls f for all choices at the positions of who.
		var each func(who zermelo.Player, v int, f func())
		each = func(who zermelo.Player, v int, f func()) {
			if v == n {
				f()
				return
			}
			if game.who[v] != who || len(game.moves[v]) == 0 {
				each(who, v+1, f)
				return
			}
			for i := range game.moves[v] {
				choice[v] = i
				each(who, v+1, f)
			}
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			sign := zermelo.Int(1 - 2*int64(who))
			each(who, 0, func() {
				var worst *zermelo.Int
				each(who.Opponent(), 0, func() {
					if v := sign * play(); worst == nil || v < *worst {
						worst = &v
					}
				})
				if best[who] == nil || *worst > *best[who] {
					best[who] = worst
				}
			})
		}
		if *best[zermelo.Max] != -*best[zermelo.Min] {
			t.Fatalf("Max guarantees %v and Min %v", *best[zermelo.Max], -*best[zermelo.Min])
		}
		ctx := context.Background()
		sol, err := zermelo.Solve(ctx, game, 0)
		if err != nil || sol.StartValue() != *best[zermelo.Max] {
			t.Fatalf("value %v, %v, want %v", sol.StartValue(), err, *best[zermelo.Max])
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			if _, err := zermelo.CheckStrategy(ctx, game, 0, who, sol.Strategy(who), sol.StartValue(), cgt.Limits{}); err != nil {
				t.Error(err)
			}
		}
	})
}
