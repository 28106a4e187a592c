package zermelo_test

// The games of A. Shen, Games and strategies from the viewpoint of mathematics, §§3–4. The names of the tests begin
// with the rows of the catalogue.

import (
	"context"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	takes "github.com/cgt-go/sdk/rulesets/subtraction"
	"github.com/cgt-go/sdk/zermelo"
)

// 25 matches, take one, two or four: lost are the multiples of three, and whoever is not there leaves one of them, for
// which four are never needed.
func TestS11OneTwoFour(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal(ruletest.EraseRules(takes.MustParseRules("1,2,4"))), shenStart[any](takes.Heap(25)))
	for n := range takes.Heap(26) {
		shenLost[any](t, sol, n, n%3 == 0)
		if n%3 > 0 && !slices.Contains(shenMoves[any](sol, n), any(n-n%3)) {
			t.Errorf("from %d the best moves are %v", n, shenMoves[any](sol, n))
		}
	}
	if got := shenMoves[any](sol, takes.Heap(25)); !slices.Equal(got, []any{takes.Heap(24), takes.Heap(21)}) {
		t.Errorf("first moves to %v", got)
	}
}

// The one-way rook loses on the diagonal, and moves there from elsewhere.
func TestS12Rook(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal[pieces.Square](pieces.Rules{Piece: pieces.Rook()}), shenStart(pieces.Square{Row: 7, Col: 7}))
	for r := range 8 {
		for c := range 8 {
			q := pieces.Square{Row: r, Col: c}
			shenLost(t, sol, q, r == c)
			least := min(r, c)
			if r != c && !slices.Equal(shenMoves(sol, q), []pieces.Square{{Row: least, Col: least}}) {
				t.Errorf("from %v the best moves are %v", q, shenMoves(sol, q))
			}
		}
	}
}

// The one-way king loses if both coordinates are even.
func TestS13King(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal[pieces.Square](pieces.Rules{Piece: pieces.King()}), shenStart(pieces.Square{Row: 10, Col: 7}))
	for r := range 11 {
		for c := range 8 {
			shenLost(t, sol, pieces.Square{Row: r, Col: c}, r%2 == 0 && c%2 == 0)
		}
	}
}

// divisors is the ruleset in which one subtracts a divisor of the number.
var divisors = cgt.ImpartialFunc[int](func(dst []int, n int) []int {
	for d := 1; d <= n; d++ {
		if n%d == 0 {
			dst = append(dst, n-d)
		}
	}
	return dst
})

// From 60 one subtracts divisors, and whoever comes to 0 loses. Odd numbers are lost: all their divisors are odd; and
// from an even one it does to subtract one.
func TestS14DivisorGame(t *testing.T) {
	game := zermelo.Misere[int](divisors)
	sol := shenSolved(t, game, shenStart(60))
	for n, v := range sol.All() {
		if n.Pos > 0 && (v == zermelo.Loss) != (n.Pos%2 == 1) {
			t.Errorf("%v: %v", n, v)
		}
	}
	one := zermelo.StrategyFunc[zermelo.Turned[int]](func(p zermelo.Turned[int]) (zermelo.Turned[int], bool) {
		return zermelo.Turned[int]{Pos: p.Pos - 1, Next: p.Next.Opponent()}, true
	})
	if _, err := zermelo.CheckStrategy(t.Context(), game, shenStart(60), zermelo.Max, one, zermelo.Win, cgt.Limits{}); err != nil {
		t.Error(err)
	}
}

// multiply is the ruleset in which one multiplies by 2 to 9. A number of more than 1000 ends the game, and who has made
// it wins.
var multiply = cgt.ImpartialFunc[int](func(dst []int, n int) []int {
	for k := 2; k <= 9 && n <= 1000; k++ {
		dst = append(dst, k*n)
	}
	return dst
})

// The first player wins, and may begin with 4, 5 or 6. The second means goes down by intervals: whoever finds 112 to
// 1000 wins at once, 56 to 111 are lost, 7 to 55 won, 4 to 6 lost, and 1 to 3 won.
func TestS15Multiplication(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal[int](multiply), shenStart(1))
	if got := shenMoves(sol, 1); sol.StartValue() != zermelo.Win || !slices.Equal(got, []int{4, 5, 6}) {
		t.Errorf("%v by %v", sol.StartValue(), got)
	}
	for n, v := range sol.All() {
		isLost := n.Pos > 1000 || 56 <= n.Pos && n.Pos <= 111 || 4 <= n.Pos && n.Pos <= 6
		if (v == zermelo.Loss) != isLost {
			t.Errorf("%v: %v", n, v)
		}
	}
}

// Two heaps that must not be left equal: lost are (0, 0), (2k+1, 2k+2) and (2k+2, 2k+1).
func TestS16UnequalHeaps(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(piles.Unequal{}))
	for a := range uint64(12) {
		for b := range uint64(12) {
			p := piles.Pair{A: a, B: b}
			if a == b && a > 0 {
				continue // cannot be left; it may be there at the start
			}
			least, most := min(a, b), max(a, b)
			shenLost[any](t, shenSolved(t, game, shenStart[any](p)), p, most == 0 || least%2 == 1 && most == least+1)
		}
	}
}

// clock is the ruleset in which the hour hand is moved by two or three hours; 0 is noon. At 6 there is no move, since
// the player before has won.
var clock = cgt.ImpartialFunc[int](func(dst []int, hour int) []int {
	if hour == 6 {
		return dst
	}
	return append(dst, (hour+2)%12, (hour+3)%12)
})

// The hand may go round for ever, but no hour is a draw. From noon the first player wins, by moving to two o'clock.
// Lost are 1, 2, 8 and 9: the hours from which every move leads to one that is won.
func TestS17Clock(t *testing.T) {
	ctx := context.Background()
	game := zermelo.Loopy(zermelo.Normal[int](clock), zermelo.Draw)
	sol, err := zermelo.Solve(ctx, game, shenStart(0))
	if err != nil {
		t.Fatal(err)
	}
	if err := sol.Verify(ctx); err != nil {
		t.Error(err)
	}
	if got := shenMoves(sol, 0); sol.StartValue() != zermelo.Win || !slices.Equal(got, []int{2}) {
		t.Errorf("%v by moves to %v", sol.StartValue(), got)
	}
	lost := []int{1, 2, 6, 8, 9}
	for hour := range 12 {
		shenLost(t, sol, hour, slices.Contains(lost, hour))
	}
	// The second means: who can win in some number of moves, from the definition.
	wins := map[int]int{6: -1} // 1 for won, −1 for lost
	for range 24 {
		for hour := range 12 {
			if hour == 6 || wins[hour] != 0 {
				continue
			}
			a, b := wins[(hour+2)%12], wins[(hour+3)%12]
			switch {
			case a < 0 || b < 0:
				wins[hour] = 1
			case a > 0 && b > 0:
				wins[hour] = -1
			}
		}
	}
	for hour := range 12 {
		if v, _ := sol.Value(shenStart(hour)); v.Sign() != wins[hour] {
			t.Errorf("%d o'clock: %v, want %d", hour, v, wins[hour])
		}
	}
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if _, err := zermelo.CheckStrategy(ctx, game, shenStart(0), who, sol.Strategy(who), zermelo.Win, cgt.Limits{}); err != nil {
			t.Error(err)
		}
	}
}

// Two heaps of sweets, one is eaten and the other divided: lost are two odd ones.
func TestS18Sweets(t *testing.T) {
	game := zermelo.Normal(ruletest.EraseRules(piles.Sweets{}))
	for a := uint64(1); a <= 12; a++ {
		for b := uint64(1); b <= 12; b++ {
			p := piles.Pair{A: a, B: b}
			shenLost[any](t, shenSolved(t, game, shenStart[any](p)), p, a%2 == 1 && b%2 == 1)
		}
	}
}

// heaps3 are three heaps of Nim.
type heaps3 [3]int

var nim3 = cgt.ImpartialFunc[heaps3](func(dst []heaps3, p heaps3) []heaps3 {
	for i, n := range p {
		for left := range n {
			p[i] = left
			dst = append(dst, p)
		}
		p[i] = n
	}
	return dst
})

// Nim is lost if each binary digit occurs an even number of times; (3, 5, 7) is won by three moves.
func TestS19Nim(t *testing.T) {
	sol := shenSolved(t, zermelo.Normal(ruletest.EraseRules(nim3)), shenStart[any](heaps3{7, 7, 7}))
	for p := range sol.All() {
		heaps := p.Pos.(heaps3)
		shenLost(t, sol, p.Pos, heaps[0]^heaps[1]^heaps[2] == 0)
	}
	want := []any{heaps3{2, 5, 7}, heaps3{3, 4, 7}, heaps3{3, 5, 6}}
	if got := shenMoves[any](sol, heaps3{3, 5, 7}); !slices.Equal(got, want) {
		t.Errorf("(3, 5, 7): moves to %v, want %v", got, want)
	}
}
