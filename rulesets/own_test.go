package rulesets_test

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/rulesets/bridgit"
	"github.com/cgt-go/sdk/rulesets/cakeshare"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/cities"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/piles"
	"github.com/cgt-go/sdk/rulesets/robots"
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/takeaway"
	"github.com/cgt-go/sdk/rulesets/wythoff"
	"github.com/cgt-go/sdk/zermelo"
)

// Some packages have a theory of their own, by which they solve what is too large for any search. Here it is compared
// with the definitions on small positions.

// eachWin compares what is said of positions of an impartial game, whether who is to move wins, with the truth about
// all that can be reached.
func eachWin[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, wins func(p Pos, isMisere bool) (is, ok bool)) {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	for v, p := range x.positions {
		for _, isMisere := range []bool{false, true} {
			want := x.wins[0][v]
			if isMisere {
				want = x.misere[0][v]
			}
			if is, ok := wins(p.(Pos), isMisere); ok && is != want {
				t.Errorf("whoever is to move at %v wins: %v; misère: %v", p, is, isMisere)
			}
		}
	}
}

// eachMove compares winning moves with the truth about all positions that can be reached.
func eachMove[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, moves func(p Pos) []Pos) {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	for v, p := range x.positions {
		want := ruletest.AppendAny(nil, moves(p.(Pos)))
		if got := x.winning(x.moves[0][v], x.wins[1]); !sameSet(slices.Compact(want), got) {
			t.Errorf("the winning moves from %v are %v, and not %v", p, got, want)
		}
	}
}

// eachValue compares what is said of positions of a game with payoffs with the labels of all that can be reached.
func eachValue[Pos comparable, V payoff[V]](t *testing.T, game zermelo.Game[Pos, V], start Pos, value func(p Pos) (V, bool)) {
	t.Helper()
	l := findLabels(t, ruletest.EraseGame(game), start)
	n := 0
	for _, p := range l.positions {
		if v, ok := value(p.(Pos)); ok {
			n++
			if v != l.values[p] {
				t.Errorf("the value of %v is %v, and not %v", p, l.values[p], v)
			}
		}
	}
	if n == 0 {
		t.Errorf("nothing is said about %v", start)
	}
}

func TestOwnSolversOfImpartialGames(t *testing.T) {
	t.Run("chomp", func(t *testing.T) {
		s := must(chomp.Solve(t.Context(), 4, 5, cgt.Limits{}))
		start := chomp.MustParse("4x5")
		eachWin(t, chomp.Rules{}, start, func(b chomp.Bar, isMisere bool) (bool, bool) {
			o, ok := s.Outcome(b)
			return o == cgt.N, ok && !isMisere
		})
		eachMove(t, chomp.Rules{}, start, func(b chomp.Bar) []chomp.Bar {
			moves, _ := s.WinningMoves(b)
			return moves
		})
	})
	t.Run("cities", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(1, 2))
		for range 100 {
			n := 1 + rng.IntN(6)
			var edges [][2]int
			for range rng.IntN(2 * n) {
				if u, v := rng.IntN(n), rng.IntN(n); u != v {
					edges = append(edges, [2]int{u, v})
				}
			}
			g := must(cities.NewGeography(n, edges...))
			for v := cities.Nowhere; v < n; v++ {
				if x := findTruth(t, ruletest.EraseRules[cities.Trip](g), g.Start(v)); x.wins[0][0] != g.Wins(v) {
					t.Errorf("%d, %v: from %d, who begins wins: %v", n, edges, v, g.Wins(v))
				}
			}
		}
	})
	t.Run("ship", func(t *testing.T) {
		for _, moves := range []ship.Moves{ship.Rules{Board: ship.Board{Cols: 9, Rows: 7}, SquaredReach: 5}, ship.Lines{Board: ship.Board{Cols: 9, Rows: 7}, Most: 3}} {
			charts := []*ship.Chart{must(ship.NewChart(t.Context(), moves, false, cgt.Limits{})), must(ship.NewChart(t.Context(), moves, true, cgt.Limits{}))}
			eachWin[ship.Point](t, moves, ship.MustParsePoint("I6"), func(p ship.Point, isMisere bool) (bool, bool) {
				chart := charts[0]
				if isMisere {
					chart = charts[1]
				}
				return chart.Plus(p)
			})
		}
	})
	t.Run("wythoff", func(t *testing.T) {
		for k := uint32(1); k <= 4; k++ {
			r := wythoff.New(k)
			number := func(n uint64) *big.Int { return new(big.Int).SetUint64(n) }
			eachWin(t, r, piles.Pair{A: 12, B: 15}, func(p piles.Pair, isMisere bool) (bool, bool) {
				return !r.IsP(number(p.A), number(p.B)), !isMisere
			})
		}
	})
	t.Run("takeaway", func(t *testing.T) {
		for _, r := range []takeaway.Rules{takeaway.Fibonacci(), takeaway.Times(1), takeaway.Times(3)} {
			eachWin(t, r, takeaway.Start(30), func(p takeaway.Position, isMisere bool) (bool, bool) {
				amounts, ok := r.WinningMoves(p)
				return len(amounts) > 0, ok && !isMisere
			})
		}
	})
	t.Run("piles", func(t *testing.T) {
		eachWin(t, piles.Nim{}, heaps.NewHeaps(4, 5, 6), func(p heaps.Heaps, isMisere bool) (bool, bool) {
			var sizes []uint64
			var values []nim.Nimber
			for n := range p.Sizes() {
				sizes, values = append(sizes, uint64(n)), append(values, nim.Nimber(n))
			}
			if isMisere {
				return nim.MisereNim(values...) == cgt.N, true
			}
			return len(piles.WinningMoves(sizes...)) > 0, true
		})
	})
	t.Run("pieces", func(t *testing.T) {
		for _, piece := range []pieces.Piece{pieces.Knight(), pieces.Queen(), pieces.King(), pieces.Rook(), pieces.Bishop()} {
			g := must(pieces.NewGrid(t.Context(), piece, 12, 9, cgt.Limits{}))
			x := findTruth(t, ruletest.EraseRules[pieces.Square](g.Rules()), pieces.Square{Row: 11, Col: 8})
			grundy := x.grundy()
			for v, p := range x.positions {
				if q := p.(pieces.Square); uint64(g.At(q.Row, q.Col)) != grundy[v] {
					t.Errorf("%v at %v: %v, and not %d", piece, q, g.At(q.Row, q.Col), grundy[v])
				}
			}
		}
	})
	t.Run("heaps", func(t *testing.T) {
		for _, code := range []heaps.Code{heaps.Kayles(), heaps.DawsonsChess(), heaps.Grundy(), heaps.Lasker(), heaps.Treblecross(), heaps.MustParseCode("0.137")} {
			sequence := heaps.Sequence{Code: code}
			if err := sequence.Extend(t.Context(), 13); err != nil {
				t.Fatal(err)
			}
			for n, v := range sequence.All() {
				if x := findTruth(t, ruletest.EraseRules[heaps.Heaps](code), heaps.NewHeaps(n)); uint64(v) != x.grundy()[0] {
					t.Errorf("%v: the nim-value of %d is %v, and not %d", code, n, v, x.grundy()[0])
				}
			}
		}
	})
}

func TestOwnSolversOfGamesWithPayoffs(t *testing.T) {
	t.Run("hex", func(t *testing.T) {
		for _, text := range []string{"..|..", "...|...", "X..|.O.|...", "..X|.O.|X.O"} {
			eachValue(t, hex.Rules{}, hex.MustParse(text), func(p hex.Position) (zermelo.Result, bool) {
				proof, err := hex.Prove(t.Context(), p, cgt.Limits{})
				if err == nil {
					err = proof.Verify()
				}
				if err != nil {
					t.Fatal(p, err)
				}
				return proof.Value(), true
			})
		}
	})
	t.Run("bridgit", func(t *testing.T) {
		for _, size := range [][2]int{{2, 2}, {2, 3}, {3, 2}} {
			l := findLabels(t, ruletest.EraseGame[bridgit.Position, zermelo.Result](bridgit.Rules{}), must(bridgit.New(size[0], size[1])))
			s := must(must(must(bridgit.NewBoard(size[0], size[1])).Game()).Solve(t.Context()))
			if _, ok := s.Begin(zermelo.Max, zermelo.Max); ok != (l.values[l.positions[0]] == zermelo.Win) {
				t.Errorf("%v: Max begins and wins: %v", size, ok)
			}
		}
	})
	t.Run("balance", func(t *testing.T) {
		for _, rules := range []balance.Rules{balance.Grams(5), must(balance.New(1, 1, 4, 9))} {
			s := must(balance.Solve(t.Context(), rules, cgt.Limits{}))
			eachValue(t, rules, rules.Start(), s.Value)
		}
	})
	t.Run("sausages", func(t *testing.T) {
		var solver sausages.Solver
		eachValue(t, sausages.Rules{}, sausages.MustParse("6,4"), func(p sausages.Table) (zermelo.Int, bool) {
			return must(solver.Value(t.Context(), p)), true
		})
	})
	t.Run("robots", func(t *testing.T) {
		for _, text := range []string{"1,2,3", "2x3,3", "1,2x2"} {
			eachValue(t, robots.Rules{}, robots.MustParse(text), robots.Rules{}.Value)
		}
	})
	t.Run("pawnwalk", func(t *testing.T) {
		rules := pawnwalk.New(3, -1, 4, 1, 5)
		eachValue(t, rules, pawnwalk.Square{}, rules.Table(rules.Size()-1).At)
	})
	t.Run("fence and cakeshare", func(t *testing.T) {
		for n := 1; n <= 6; n++ {
			p := fence.New(n)
			if v := findLabels(t, ruletest.EraseGame[fence.Fence, zermelo.Int](fence.Rules{}), p).values[any(p)]; v != zermelo.Int(fence.Rules{}.Value(n)) {
				t.Errorf("a fence of %d planks is worth %v", n, v)
			}
		}
		for n := cakeshare.MinCrumbs; n <= 7; n++ {
			rules, p := cakeshare.Rules{Crumbs: n}, cakeshare.New(n)
			if v := findLabels(t, ruletest.EraseGame[cakeshare.Share, zermelo.Rational](rules), p).values[any(p)]; v != rules.Value() {
				t.Errorf("of %d crumbs Max gets %v", n, v)
			}
		}
	})
}
