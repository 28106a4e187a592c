package zermelo_test

// The games of A. Shen, Games and strategies from the viewpoint of mathematics, §2. The names of the tests begin with
// the rows of the catalogue.

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/diagonals"
	"github.com/cgt-go/sdk/rulesets/piles"
	takes "github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

// shenSolved solves a game in two ways, verifies both solutions and compares them, and checks the strategies of both
// players from the start.
func shenSolved[Pos comparable, V zermelo.Payoff[V]](t testing.TB, game zermelo.Game[Pos, V], start Pos) *zermelo.Solution[Pos, V] {
	t.Helper()
	ctx := context.Background()
	s := zermelo.Solver[Pos, V]{Game: game}
	first, err := s.Solve(ctx, start)
	if err != nil {
		t.Fatal(err)
	}
	s.Method = zermelo.Retrograde
	second, err := s.Solve(ctx, start)
	if err != nil {
		t.Fatal(err)
	}
	for _, sol := range []*zermelo.Solution[Pos, V]{first, second} {
		if err := sol.Verify(ctx); err != nil {
			t.Fatal(err)
		}
	}
	for p, v := range first.All() {
		if w, ok := second.Value(p); !ok || w != v {
			t.Fatalf("%v is worth %v by one method and %v by the other", p, v, w)
		}
	}
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if _, err := zermelo.CheckStrategy(ctx, game, start, who, first.Strategy(who), first.StartValue(), cgt.Limits{}); err != nil {
			t.Fatal(err)
		}
	}
	return first
}

// shenStart returns p with Max to move.
func shenStart[Pos comparable](p Pos) zermelo.Turned[Pos] { return zermelo.Turned[Pos]{Pos: p} }

// shenLost checks which positions are lost for the player who moves.
func shenLost[Pos comparable](t testing.TB, sol *zermelo.Solution[zermelo.Turned[Pos], zermelo.Result], p Pos, isLost bool) {
	t.Helper()
	want := zermelo.Win
	if isLost {
		want = zermelo.Loss
	}
	got, ok := sol.Value(shenStart(p))
	if !ok { // rules that are not marked as impartial: only Min meets it
		got, ok = sol.Value(zermelo.Turned[Pos]{Pos: p, Next: zermelo.Min})
		got = got.Neg()
	}
	if !ok || got != want {
		t.Errorf("%v: %v for the player who moves, want %v", p, got, want)
	}
}

// shenMoves returns the best moves from p as positions of the ruleset.
func shenMoves[Pos comparable](sol *zermelo.Solution[zermelo.Turned[Pos], zermelo.Result], p Pos) (best []Pos) {
	for _, who := range []zermelo.Player{zermelo.Max, zermelo.Min} {
		if best == nil {
			for _, q := range sol.BestMoves(zermelo.Turned[Pos]{Pos: p, Next: who}) {
				best = append(best, q.Pos)
			}
		}
	}
	return best
}

// 25 matches, take one to four: the second player completes to five.
func TestS1TakeOneToFour(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(takes.MustParseRules("1,2,3,4")))
	sol := shenSolved(t, game, shenStart[any](takes.Heap(25)))
	for n := range takes.Heap(26) {
		shenLost[any](t, sol, n, n%5 == 0)
	}
	complete := zermelo.StrategyFunc[zermelo.Turned[any]](func(p zermelo.Turned[any]) (zermelo.Turned[any], bool) {
		n := p.Pos.(takes.Heap)
		return zermelo.Turned[any]{Pos: n - n%5, Next: p.Next.Opponent()}, true
	})
	if _, err := zermelo.CheckStrategy(t.Context(), game, shenStart[any](takes.Heap(25)), zermelo.Min, complete, zermelo.Loss, cgt.Limits{}); err != nil {
		t.Error(err)
	}
}

// With 24 matches the first player takes four.
func TestS2TakeFour(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(takes.MustParseRules("1,2,3,4")))
	sol := shenSolved(t, game, shenStart[any](takes.Heap(24)))
	if got := shenMoves[any](sol, takes.Heap(24)); sol.StartValue() != zermelo.Win || !slices.Equal(got, []any{takes.Heap(20)}) {
		t.Errorf("%v by moves to %v", sol.StartValue(), got)
	}
}

// pairNim is Nim with two heaps.
var pairNim = cgt.ImpartialFunc[piles.Pair](func(dst []piles.Pair, p piles.Pair) []piles.Pair {
	for a := range p.A {
		dst = append(dst, piles.Pair{A: a, B: p.B})
	}
	for b := range p.B {
		dst = append(dst, piles.Pair{A: p.A, B: b})
	}
	return dst
})

// Heaps of 10 and 7: the first player takes three of the larger one.
func TestS3TwoHeaps(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal(ruletest.EraseRules(pairNim)), shenStart[any](piles.Pair{A: 10, B: 7}))
	if got := shenMoves[any](sol, piles.Pair{A: 10, B: 7}); sol.StartValue() != zermelo.Win || !slices.Equal(got, []any{piles.Pair{A: 7, B: 7}}) {
		t.Errorf("%v by moves to %v", sol.StartValue(), got)
	}
}

// Two heaps are lost if and only if they are equal; to make them equal wins from all others.
func TestS4EqualHeaps(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(pairNim))
	sol := shenSolved(t, game, shenStart[any](piles.Pair{A: 12, B: 12}))
	for m := range uint64(13) {
		for n := range uint64(13) {
			shenLost[any](t, sol, piles.Pair{A: m, B: n}, m == n)
		}
	}
	equal := zermelo.StrategyFunc[zermelo.Turned[any]](func(p zermelo.Turned[any]) (zermelo.Turned[any], bool) {
		pair := p.Pos.(piles.Pair)
		least := min(pair.A, pair.B)
		return zermelo.Turned[any]{Pos: piles.Pair{A: least, B: least}, Next: p.Next.Opponent()}, true
	})
	if _, err := zermelo.CheckStrategy(t.Context(), game, shenStart[any](piles.Pair{A: 12, B: 12}), zermelo.Min, equal, zermelo.Loss, cgt.Limits{}); err != nil {
		t.Error(err)
	}
}

// All plays with a bar of 5 × 8 have 39 moves. Small bars are searched; in a large one the pieces do not touch one
// another, so that the shortest play of a position is as long as those of its pieces together, and so is the longest.
func TestS5Chocolate(t *testing.T) {
	ctx := t.Context()
	type lengths struct{ least, most int }
	known := map[cakes.Cakes]lengths{}
	var of func(p cakes.Cakes) lengths
	of = func(p cakes.Cakes) lengths { // of a single piece; no deeper than it has squares
		if l, ok := known[p]; ok {
			return l
		}
		var l lengths
		for i, q := range (chocolate.Break{}).AppendMoves(nil, p, cgt.Left) {
			m := lengths{1, 1}
			for _, part := range (chocolate.Break{}).AppendParts(nil, q) {
				m.least += of(part).least
				m.most += of(part).most
			}
			if i == 0 {
				l = m
			}
			l = lengths{min(l.least, m.least), max(l.most, m.most)}
		}
		known[p] = l
		return l
	}
	bar := func(rows, cols int) cakes.Cakes { return cakes.MustParse(fmt.Sprintf("%dx%d", rows, cols)) }
	if l := of(bar(5, 8)); l.least != 39 || l.most != 39 {
		t.Errorf("plays have %d to %d moves, want 39", l.least, l.most)
	}
	game := zermelo.Normal(ruletest.EraseRules(chocolate.Break{}))
	for _, size := range [][2]int{{1, 1}, {1, 6}, {2, 2}, {2, 3}, {2, 5}, {3, 3}, {3, 4}} {
		b := bar(size[0], size[1])
		shortest, longest, err := zermelo.Lengths(ctx, game, shenStart[any](b), cgt.Limits{})
		if want := size[0]*size[1] - 1; err != nil || shortest != want || longest != want || of(b) != (lengths{want, want}) {
			t.Errorf("%v: plays have %d to %d moves, %v, want %d", b, shortest, longest, err, want)
		}
		shenLost[any](t, shenSolved(t, game, shenStart[any](b)), b, size[0]*size[1]%2 == 1)
	}
	// Whatever the players do, the first one makes the last break.
	for seed := range uint64(20) {
		anyhow := cgttest.RandomStrategy(game, seed)
		play, err := zermelo.Match(ctx, game, shenStart[any](bar(5, 8)), anyhow, anyhow, 100)
		if err != nil || play.Payoff != zermelo.Win || len(play.Positions) != 40 {
			t.Errorf("%v, %v after %d moves", err, play.Payoff, len(play.Positions)-1)
		}
	}
}

// shenDigits is a number that is being written: how many digits are missing, and what it is modulo a divisor.
type shenDigits struct{ missing, residue int }

// numberGame is the game in which two write a number digit by digit, Max first; Min wants it to be divisible. The first
// digit is not 0.
func numberGame(length, divisor int) zermelo.Rules[shenDigits, zermelo.Result] {
	return zermelo.Rules[shenDigits, zermelo.Result]{
		Ended: func(p shenDigits) (zermelo.Result, bool) {
			if p.residue == 0 {
				return zermelo.Loss, p.missing == 0
			}
			return zermelo.Win, p.missing == 0
		},
		Mover: func(p shenDigits) zermelo.Player { return zermelo.Player((length - p.missing) % 2) },
		Moves: func(dst []shenDigits, p shenDigits) []shenDigits {
			for d := range 10 {
				if d > 0 || p.missing < length {
					dst = append(dst, shenDigits{p.missing - 1, (10*p.residue + d) % divisor})
				}
			}
			return dst
		},
	}
}

// wholeNumbers is the same game with the numbers themselves as positions, up to those of the given length.
func wholeNumbers(length, divisor int) zermelo.Rules[int, zermelo.Result] {
	written := func(p int) int {
		if p == 0 {
			return 0
		}
		return len(fmt.Sprint(p))
	}
	return zermelo.Rules[int, zermelo.Result]{
		Ended: func(p int) (zermelo.Result, bool) {
			if p%divisor == 0 {
				return zermelo.Loss, written(p) == length
			}
			return zermelo.Win, written(p) == length
		},
		Mover: func(p int) zermelo.Player { return zermelo.Player(written(p) % 2) },
		Moves: func(dst []int, p int) []int {
			for d := range 10 {
				if 10*p+d > 0 {
					dst = append(dst, 10*p+d)
				}
			}
			return dst
		},
	}
}

// The second player wins with 7, since there is a multiple of it among any ten numbers in succession.
func TestS6DivisibleBySeven(t *testing.T) {
	if sol := shenSolved[any](t, ruletest.EraseGame(numberGame(20, 7)), shenDigits{20, 0}); sol.StartValue() != zermelo.Loss {
		t.Errorf("%v for the first player", sol.StartValue())
	}
	for _, divisor := range []int{7, 9, 10, 11, 12, 13} { // short numbers, without residues
		want := shenSolved(t, wholeNumbers(4, divisor), 0).StartValue()
		if got := shenSolved[any](t, ruletest.EraseGame(numberGame(4, divisor)), shenDigits{4, 0}).StartValue(); got != want {
			t.Errorf("four digits and %d: %v, want %v", divisor, got, want)
		}
	}
}

// The first player wins with 13: not all ten tens of a hundred can have a multiple of it.
func TestS7DivisibleByThirteen(t *testing.T) {
	sol := shenSolved[any](t, ruletest.EraseGame(numberGame(20, 13)), shenDigits{20, 0})
	if sol.StartValue() != zermelo.Win {
		t.Errorf("%v for the first player", sol.StartValue())
	}
	// It is the last but one digit that matters: there is a good one for each residue, and before it nothing can be
	// lost.
	for p, v := range sol.All() {
		if p.(shenDigits).missing >= 2 && v != zermelo.Win {
			t.Errorf("%v: %v", p, v)
		}
	}
}

// The first player names an integer, and then the second; residues modulo 2 are enough. The second wins if the first
// wants the sum to be even.
func TestS8EvenSum(t *testing.T) {
	namedNumbers(t, "max(min(win, loss), min(loss, win))", func(a, b int) int { return a + b }, zermelo.Loss)
}

// The first wins if he wants the product to be even, and names an even number.
func TestS9EvenProduct(t *testing.T) {
	namedNumbers(t, "max(min(win, win), min(win, loss))", func(a, b int) int { return a * b }, zermelo.Win)
}

// namedNumbers solves a game of two named numbers as a tree of residues, 0 and 1, and with the integers from −5 to 5
// themselves.
func namedNumbers(t *testing.T, tree string, result func(a, b int) int, want zermelo.Result) {
	t.Helper()
	g, err := zermelo.ParseTree(tree)
	if err != nil {
		t.Fatal(err)
	}
	checkTree(t, g, zermelo.Rat(int64(want), 1))
	type named struct{ count, a, b int }
	game := zermelo.Rules[named, zermelo.Result]{
		Ended: func(p named) (zermelo.Result, bool) {
			if result(p.a, p.b)%2 == 0 {
				return zermelo.Win, p.count == 2
			}
			return zermelo.Loss, p.count == 2
		},
		Mover: func(p named) zermelo.Player { return zermelo.Player(p.count) },
		Moves: func(dst []named, p named) []named {
			for x := -5; x <= 5; x++ {
				if p.count == 0 {
					dst = append(dst, named{1, x, 0})
				} else {
					dst = append(dst, named{2, p.a, x})
				}
			}
			return dst
		},
	}
	if got := shenSolved[any](t, ruletest.EraseGame(game), named{}).StartValue(); got != want {
		t.Errorf("with integers: %v, want %v", got, want)
	}
}

// All plays of diagonals in a polygon with n corners have n − 3 moves, and the first player wins if n is even.
func TestS10Diagonals(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(diagonals.Rules{}))
	for n := 3; n <= 14; n++ {
		p, err := diagonals.New(n)
		if err != nil {
			t.Fatal(err)
		}
		shortest, longest, err := zermelo.Lengths(t.Context(), game, shenStart[any](p), cgt.Limits{})
		if err != nil || shortest != n-3 || longest != n-3 {
			t.Errorf("%d corners: %d to %d moves, %v", n, shortest, longest, err)
		}
		shenLost[any](t, shenSolved(t, game, shenStart[any](p)), p, n%2 == 1)
	}
}
