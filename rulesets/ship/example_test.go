package ship_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/zermelo"
)

// The sea chart of the source, figure 2. The ship starts at J9, in the upper right corner, and whoever is to move wins
// by bringing it to a minus.
func Example() {
	ctx := context.Background()
	rules := ship.SeaChart()
	c, err := ship.NewChart(ctx, rules, true, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	c.WriteTo(os.Stdout)
	fmt.Println(c.Moves(rules.Corner()), c.Verify(ctx))
	// Output:
	// ++++++++++
	// +++-++++++
	// -++++++-++
	// ++++++++++
	// ++++-+++++
	// +-+++-++++
	// ++++++++-+
	// ++++++++++
	// -+++-+++++
	// +-+++++-++
	// [H7] <nil>
}

// The four charts of exercises 2 and 3: the ship goes left, down or diagonally, one point, up to two, up to three, and
// any number.
func ExampleLines() {
	for _, most := range []int{1, 2, 3, 0} {
		c, err := ship.NewChart(context.Background(), ship.Lines{Board: ship.Board{Cols: 10, Rows: 10}, Most: most}, true, cgt.Limits{})
		fmt.Println(slices.Collect(c.Minus()), err)
	}
	// Output:
	// [B0 D0 F0 H0 J0 A1 C2 E2 G2 I2 A3 C4 E4 G4 I4 A5 C6 E6 G6 I6 A7 C8 E8 G8 I8 A9] <nil>
	// [B0 E0 H0 A1 D1 G1 J1 C2 F2 I2 B3 E3 H3 A4 D4 G4 J4 C5 F5 I5 B6 E6 H6 A7 D7 G7 J7 C8 F8 I8 B9 E9 H9] <nil>
	// [B0 F0 J0 A1 E1 I1 C2 G2 B4 F4 J4 A5 E5 I5 C6 G6 B8 F8 J8 A9 E9 I9] <nil>
	// [B0 A1 C2 F3 H4 D5 E7] <nil>
}

// A chart that somebody else has made, with a wrong mark: E1 should be minus. The first rule that is broken shows at
// the first point from which no move leads to a minus any more.
func ExampleChart_Verify() {
	rules := ship.Rules{Board: ship.Board{Cols: 5, Rows: 2}, SquaredReach: 9}
	c, err := ship.ParseChart(rules, true, "-++++\n+-+++")
	fmt.Println(err)
	fmt.Println(c.Verify(context.Background()))
	// Output:
	// <nil>
	// zermelo: the label of E1 does not fit those of its moves: it is plus, but no move leads to a minus
}

// The same question put to the checker of package zermelo, which works for any game.
func ExampleChart_Label() {
	rules := ship.Rules{Board: ship.Board{Cols: 5, Rows: 2}, SquaredReach: 9}
	c, err := ship.ParseChart(rules, true, "-++++\n+-+++")
	fmt.Println(err)
	start := zermelo.Turned[ship.Point]{Pos: rules.Corner()}
	_, err = zermelo.CheckLabels(context.Background(), c.Game(), start, c.Label, cgt.Limits{})
	fmt.Println(err)
	// Output:
	// <nil>
	// zermelo: the label of E1 (Max) does not fit those of its moves: win, but no move leads to a position with this value
}

// A play from J9, in which the first player keeps to the chart and the second makes the first move that there is.
func ExampleChart_Strategy() {
	ctx := context.Background()
	rules := ship.SeaChart()
	c, err := ship.NewChart(ctx, rules, true, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	first := zermelo.StrategyFunc[zermelo.Turned[ship.Point]](func(p zermelo.Turned[ship.Point]) (zermelo.Turned[ship.Point], bool) {
		return c.Game().AppendMoves(nil, p)[0], true
	})
	play, err := zermelo.Match(ctx, c.Game(), zermelo.Turned[ship.Point]{Pos: rules.Corner()}, c.Strategy(), first, 100)
	for _, p := range play.Positions {
		fmt.Print(p.Pos, " ")
	}
	fmt.Println(play.Payoff, err)
	// Output: J9 H7 H4 F4 F1 E1 C0 B0 A0 win <nil>
}

// A million points, of which 83,808 are minus.
func ExampleNewChart() {
	c, err := ship.NewChart(context.Background(), ship.Rules{Board: ship.Board{Cols: 1000, Rows: 1000}, SquaredReach: 9}, true, cgt.Limits{})
	if err != nil {
		fmt.Println(err)
		return
	}
	n := 0
	for range c.Minus() {
		n++
	}
	plus, _ := c.Plus(ship.MustParsePoint("ALL999"))
	fmt.Println(n, plus)
	// Output: 83808 true
}

// With a log the ship may sail around the island, but not to where it has been. So from D4 it may go to E3, which is
// not nearer; then it cannot go back. From J9 whoever moves first wins.
func ExampleLogged() {
	ctx := context.Background()
	rules := ship.Logged{Rules: ship.SeaChart()}
	fmt.Println(rules.AppendMoves(nil, ship.Start(ship.MustParsePoint("D4")), cgt.Left))
	sol, err := zermelo.Solve(ctx, zermelo.Misere[ship.Log](rules), zermelo.Turned[ship.Log]{Pos: ship.Start(rules.Corner())})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), sol.BestMoves(sol.Start()), sol.Verify(ctx))
	// Output:
	// [D1 B2 C2 D2 E2 B3 C3 D3 E3 (D) A4 B4 C4]
	// win [H7 (Min)] <nil>
}

func ExampleLog_Visited() {
	rules := ship.Logged{Rules: ship.SeaChart()}
	l := ship.Start(ship.MustParsePoint("D4"))
	for _, l = range rules.AppendMoves(nil, l, cgt.Left) {
		if l.Visited(ship.MustParsePoint("D4")) {
			fmt.Println(l)
		}
	}
	// Output: E3 (D)
}

func ExampleRules_AppendMoves() {
	fmt.Println(ship.SeaChart().AppendMoves(nil, ship.MustParsePoint("B1"), cgt.Left))
	fmt.Println(ship.SeaChart().AppendMoves(nil, ship.MustParsePoint("D0"), cgt.Left))
	// Output:
	// [A0 B0 A1]
	// [A0 B0 C0 B1 C1 B2 C2]
}

func ExampleLines_AppendMoves() {
	fmt.Println(ship.Lines{Board: ship.Board{Cols: 8, Rows: 8}, Most: 2}.AppendMoves(nil, ship.MustParsePoint("E1"), cgt.Left))
	// Output: [D1 C1 E0 D0]
}

func ExampleParsePoint() {
	p, err := ship.ParsePoint("ab12")
	fmt.Println(p, p.Col, p.Row, err)
	_, err = ship.ParsePoint("12")
	fmt.Println(err)
	// Output:
	// AB12 27 12 <nil>
	// point: offset 0: unexpected '1', want a letter
}

func ExamplePoint_Compare() {
	points := []ship.Point{ship.MustParsePoint("D4"), ship.MustParsePoint("F0"), ship.MustParsePoint("B1"), ship.MustParsePoint("A5")}
	slices.SortFunc(points, ship.Point.Compare)
	fmt.Println(points)
	// Output: [B1 A5 D4 F0]
}

// From C1 the ship can move to six points.
func ExampleWriteMovesSVG() {
	var b strings.Builder
	err := ship.WriteMovesSVG(&b, ship.SeaChart(), ship.MustParsePoint("C1"))
	fmt.Println(len(ship.SeaChart().AppendMoves(nil, ship.MustParsePoint("C1"), cgt.Left)), strings.Count(b.String(), `fill="none"`), err)
	// Output: 6 6 <nil>
}
