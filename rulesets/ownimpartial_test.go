package rulesets_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/cakes"
	"github.com/cgt-go/sdk/rulesets/chocolate"
	"github.com/cgt-go/sdk/rulesets/chomp"
	"github.com/cgt-go/sdk/rulesets/cities"
	"github.com/cgt-go/sdk/rulesets/coins"
	"github.com/cgt-go/sdk/rulesets/diagonals"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/kayles"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/silverdollar"
	"github.com/cgt-go/sdk/zermelo"
)

func ownOfImpartialGames() []own {
	return append(
		ownOfHeaps(),
		own{"nim/heaps", "", checkHeaps},
		own{"rulesets/chocolate", "Break.NimValue Moves", checkChocolate},
		own{"rulesets/chomp", "Solve Solution.Outcome Solution.WinningMoves Solution.Losing Solution.Strategy Rules.NimValue", checkChomp},
		own{"rulesets/cities", "Geography.Wins Geography.Strategy", checkCities},
		own{"rulesets/coins", "Code.NimValue Code.Values Product.NimValue Product.Values Acrostic.Values", checkTurning},
		own{"rulesets/diagonals", "Rules.NimValue Moves", checkDiagonals},
		own{"rulesets/domineering", "Cram.NimValue", checkCram},
		own{"rulesets/hackenbush", "Position.NimValue Twin.NimValue", checkGreen},
		own{"rulesets/kayles", "Arc.NimValue Node.NimValue Pins.NimValue", checkKayles},
		own{"rulesets/pieces", "NewGrid Grid.At Grid.Row Grid.Max Grid.Zeros Rules.NimValue Hungry.NimValue", checkPieces},
		own{"rulesets/ship", "NewChart Chart.Plus Chart.Minus Chart.Moves Chart.Label Chart.Strategy", checkShip},
		own{"rulesets/silverdollar", "Rules.NimValue Rules.Wins", checkSilverDollar},
	)
}

func checkHeaps(t *testing.T) {
	for _, code := range []heaps.Code{heaps.Kayles(), heaps.DawsonsChess(), heaps.Grundy(), heaps.Lasker(), heaps.Treblecross(), heaps.MustParseCode("0.137")} {
		sequence := heaps.Sequence{Code: code}
		if err := sequence.Extend(t.Context(), 13); err != nil {
			t.Fatal(err)
		}
		for n, v := range sequence.All() {
			if want := nimValue(t, code, heaps.NewHeaps(n)); v != want {
				t.Errorf("%v: the nim-value of %d is %v, and not %d", code, n, v, want)
			}
		}
	}
}

func checkChocolate(t *testing.T) {
	start := cakes.MustParse("3x4+2x2+1x3")
	eachNimValue(t, chocolate.Break{}, chocolate.Break{}.NimValue, start)
	eachLength(t, chocolate.Break{}, start, func(p cakes.Cakes) int {
		n, ok := chocolate.Moves(p)
		if !ok {
			t.Errorf("the number of moves from %v is not known", p)
		}
		return n
	})
}

func checkDiagonals(t *testing.T) {
	start := diagonals.MustParse("9+6+4")
	eachNimValue(t, diagonals.Rules{}, diagonals.Rules{}.NimValue, start)
	eachLength(t, diagonals.Rules{}, start, func(p diagonals.Polygons) int { return int(diagonals.Moves(p)) })
}

// eachLength checks of a game in which every play is of the same length how long that is.
func eachLength[Pos comparable](t *testing.T, rules cgt.ImpartialRuleset[Pos], start Pos, moves func(p Pos) int) {
	t.Helper()
	x := findTruth(t, ruletest.EraseRules[Pos](rules), start)
	for v, n := range x.depths() {
		if got := moves(x.positions[v].(Pos)); got != n {
			t.Errorf("play from %v takes %d moves, and not %d", x.positions[v], n, got)
		}
	}
}

func checkChomp(t *testing.T) {
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
	eachNimValue(t, chomp.Rules{}, chomp.Rules{}.NimValue, start)
	want := losing(t, chomp.Rules{}, start)
	want = slices.DeleteFunc(want, func(b chomp.Bar) bool { return b == chomp.Bar{} }) // which is left out
	if list := slices.Collect(s.Losing()); !sameSet(list, want) {
		t.Errorf("the bars that lose are %v, and not %v", want, list)
	}
	checkWinner(t, chomp.Rules{}, start, s.Strategy())
	for _, b := range want {
		checkWinner(t, chomp.Rules{}, b, s.Strategy())
	}
}

func checkCities(t *testing.T) {
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
			checkWinner(t, g, g.Start(v), g.Strategy(v))
		}
	}
}

// checkTurning is for coins, each of which is worth what it is when it lies there alone.
func checkTurning(t *testing.T) {
	const n = 7
	for _, c := range []coins.Code{coins.TurningTurtles(), coins.MockTurtles(), coins.Moebius(), coins.Mogul(), coins.Moidores(), coins.Motley(), coins.Twins(), coins.Triplets(), coins.Ruler(), coins.Turnips(), coins.Grunt(), coins.Sym(), coins.MustParseCode("1-3C"), coins.MustParseCode("2-4")} {
		values := must(c.Values(t.Context(), n, cgt.Limits{}))
		for i := 1; i <= n; i++ {
			heads := board.New(1, n, 't').With(board.Square{At: i - 1, Letter: 'h'})
			if want := nimValue(t, c, heads); values[i] != want {
				t.Errorf("%v: the coin %d is worth %v, and not %v", c, i, want, values[i])
			}
		}
		start := board.New(1, n, 'h')
		if _, ok := c.NimValue(start); ok {
			eachNimValue(t, c, c.NimValue, start)
		}
	}
	eachCoin := func(rules cgt.ImpartialRuleset[board.Board], values [][]nim.Nimber) {
		for i, row := range values[1:] {
			for j, v := range row[1:] {
				heads := board.New(3, 3, 't').With(board.Square{At: 3*i + j, Letter: 'h'})
				if want := nimValue(t, rules, heads); v != want {
					t.Errorf("%v: the coin in row %d and column %d is worth %v, and not %v", rules, i+1, j+1, want, v)
				}
			}
		}
	}
	for _, codes := range [][2]coins.Code{{coins.Twins(), coins.Twins()}, {coins.TurningTurtles(), coins.Ruler()}, {coins.MockTurtles(), coins.Twins()}} {
		product := coins.Product{Rows: codes[0], Cols: codes[1]}
		eachCoin(product, must(product.Values(t.Context(), 3, 3, cgt.Limits{})))
		eachNimValue(t, product, product.NimValue, coins.MustParse("hht|thh|tth"))
		acrostic := coins.Acrostic(product)
		eachCoin(acrostic, must(acrostic.Values(t.Context(), 3, 3, cgt.Limits{})))
	}
}

func checkCram(t *testing.T) {
	wide := domineering.MustParse("..######..|..######..") // too wide for a word
	eachNimValue(t, domineering.Cram{}, domineering.Cram{}.NimValue, domineering.Rectangle(1, 8), domineering.Rectangle(8, 1), domineering.Rectangle(2, 6), domineering.Rectangle(4, 2), domineering.MustParse(".#..|..#."), wide, domineering.Rectangle(1, 12))
}

// checkGreen is for pictures with bridges and with circles. Those of other colours are worth the same under the rules
// by which anybody may cut any edge.
func checkGreen(t *testing.T) {
	green := []hackenbush.Position{
		hackenbush.MustParse("_ green a; a green b; b green c; c green a; c green d; d green e"),
		hackenbush.MustParse("_ green a; a green b; b green _; b green c; a green a; _ green d; d green e; d green f"),
	}
	eachNimValue(t, hackenbush.Twin{}, hackenbush.Position.NimValue, green...)
	eachNimValue(t, hackenbush.Twin{}, hackenbush.Twin{}.NimValue, append(green, hackenbush.MustParse("_ green a; a red b; b blue c; c green a; c red d; d blue _"))...)
}

func checkKayles(t *testing.T) {
	for n := 3; n <= 9; n++ {
		eachNimValue(t, kayles.Pins{}, kayles.Pins{}.NimValue, kayles.Row(n), kayles.Circle(n))
		eachNimValue(t, kayles.Node{}, kayles.Node{}.NimValue, kayles.Row(n), kayles.Circle(n))
		eachNimValue(t, kayles.Arc{}, kayles.Arc{}.NimValue, kayles.Row(n), kayles.Circle(n))
	}
}

func checkPieces(t *testing.T) {
	for _, piece := range []pieces.Piece{pieces.Knight(), pieces.Queen(), pieces.King(), pieces.Rook(), pieces.Bishop()} {
		g := must(pieces.NewGrid(t.Context(), piece, 12, 9, cgt.Limits{}))
		x := findTruth(t, ruletest.EraseRules[pieces.Square](g.Rules()), pieces.Square{Row: 11, Col: 8})
		zero, most := map[pieces.Square]bool{}, g.Max()
		for q := range g.Zeros() {
			zero[q] = true
		}
		for v, want := range x.grundy() {
			q := x.positions[v].(pieces.Square)
			if n := uint64(g.At(q.Row, q.Col)); n != want || uint64(g.Row(q.Row)[q.Col]) != want || zero[q] != (want == 0) || uint64(most) < want {
				t.Errorf("%v at %v: %v of at most %v, and not %d", piece, q, n, most, want)
			}
		}
		if !slices.Contains(x.grundy(), uint64(most)) {
			t.Errorf("%v: no square is worth %v", piece, most)
		}
		// A board without end; the knight has other values near the diagonal than far from it.
		rules := pieces.Rules{Piece: piece}
		eachNimValue(t, rules, rules.NimValue, pieces.Square{Row: 11, Col: 8}, pieces.Square{Row: 4, Col: 19}, pieces.Square{Row: 6, Col: 19})
		if piece == pieces.Queen() {
			eachZero(t, rules, rules.NimValue, pieces.Square{Row: 11, Col: 8})
		}
		hungry := pieces.Hungry{Rules: rules}
		eachNimValue(t, hungry, hungry.NimValue, pieces.Bag{At: pieces.Square{Row: 5, Col: 3}, Apples: 4})
	}
}

func checkShip(t *testing.T) {
	for _, moves := range []ship.Moves{ship.Rules{Board: ship.Board{Cols: 9, Rows: 7}, SquaredReach: 5}, ship.Lines{Board: ship.Board{Cols: 9, Rows: 7}, Most: 3}} {
		start := ship.MustParsePoint("I6")
		charts := []*ship.Chart{must(ship.NewChart(t.Context(), moves, false, cgt.Limits{})), must(ship.NewChart(t.Context(), moves, true, cgt.Limits{}))}
		of := func(isMisere bool) *ship.Chart {
			if isMisere {
				return charts[1]
			}
			return charts[0]
		}
		eachWin[ship.Point](t, moves, start, func(p ship.Point, isMisere bool) (bool, bool) { return of(isMisere).Plus(p) })
		eachWin[ship.Point](t, moves, start, func(p ship.Point, isMisere bool) (bool, bool) {
			v, ok := of(isMisere).Label(zermelo.Turned[ship.Point]{Pos: p, Next: zermelo.Min})
			return v == zermelo.Loss, ok
		})
		minus := [2][]ship.Point{slices.Collect(charts[0].Minus()), slices.Collect(charts[1].Minus())}
		eachWin[ship.Point](t, moves, start, func(p ship.Point, isMisere bool) (bool, bool) {
			list := minus[0]
			if isMisere {
				list = minus[1]
			}
			return !slices.Contains(list, p), true
		})
		eachMove[ship.Point](t, moves, start, charts[0].Moves)
		for _, at := range []string{"I6", "H5", "F6", "C3", "B0"} {
			checkWinner[ship.Point](t, moves, ship.MustParsePoint(at), charts[0].Strategy())
		}
	}
}

func checkSilverDollar(t *testing.T) {
	for _, bag := range []silverdollar.Bag{silverdollar.NoBag, silverdollar.TakeNext, silverdollar.TakeNow} {
		rules := silverdollar.Rules{Bag: bag}
		for _, text := range []string{"..c.c.c.c", ".c..cd.c", "..d.c.c", "c..c..d", "..c.c.cdc"} {
			p := silverdollar.MustParse(text)
			eachWin(t, rules, p, func(p board.Board, isMisere bool) (bool, bool) {
				wins, ok := rules.Wins(p)
				return wins, ok && !isMisere
			})
			eachNimValue(t, rules, rules.NimValue, p)
			if bag == silverdollar.TakeNow {
				eachZero(t, rules, rules.NimValue, p)
			}
		}
	}
}
