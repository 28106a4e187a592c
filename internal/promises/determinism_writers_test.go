package promises_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"slices"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/convert"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/parametric"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/nim/chart"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/battlesheep"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/graph"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/rulesets/kingdirt"
	"github.com/cgt-go/sdk/rulesets/pieces"
	"github.com/cgt-go/sdk/rulesets/ship"
	"github.com/cgt-go/sdk/rulesets/stalks"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
)

// writers are more computations for [TestDeterminism]: those whose results are written as a picture, as JSON or as text
// for other programs.
var writers = []answer{
	{"surreal/sums.Solver with goroutines", func(t *testing.T, w io.Writer, goroutines int) {
		sum := []sums.Component{sums.Of(domineering.Rules{}, domineering.Rectangle(4, 6)), sums.Of(clobber.Rules{}, clobber.MustParse("xoxox|oxoxo"))}
		s := &sums.Solver{Goroutines: goroutines}
		for _, m := range ready[[]sums.Move](t)(s.WinningMoves(t.Context(), cgt.Left, sum...)) {
			fmt.Fprintln(w, m)
		}
		low, high, err := s.Bounds(t.Context(), 1, sum...)
		fmt.Fprintln(w, ready[*sums.Solution](t)(s.Solve(t.Context(), cgt.Right, sum...)), low, high, err)
	}},
	{"zermelo.Graph", func(t *testing.T, w io.Writer, _ int) {
		g := countersGraph(t, 12)
		quotient, _, err := g.Quotient(t.Context())
		fmt.Fprintln(w, string(ready[[]byte](t)(json.Marshal(g))), g, quotient, err)
		check(t, zermelo.WriteGraphSVG(w, g, zermelo.GraphSVGOptions{}))
		tree, _, err := zermelo.Unfold(t.Context(), counters, zermelo.Turned[int]{Pos: 5}, cgt.Limits{})
		check(t, err)
		check(t, zermelo.WriteTreeSVG(w, tree, zermelo.TreeSVGOptions{}))
		play := func(x zermelo.Result) *big.Rat { return big.NewRat(int64(x), 1) }
		game := ready[*extensive.Game](t)(extensive.New(ready[extensive.Tree](t)(convert.Extensive(t.Context(), counters, zermelo.Turned[int]{Pos: 5}, play, cgt.Limits{}))))
		fmt.Fprintln(w, game.Sets(extensive.Max), game.Sets(extensive.Min))
	}},
	{"zermelo/infinite.Solution", func(t *testing.T, w io.Writer, goroutines int) {
		s := ready[*infinite.Solution](t)((&infinite.Solver{Goroutines: goroutines}).Parity(t.Context(), randomParity(t, 20, 5)))
		check(t, s.WriteSVG(w))
		short := cgt.Limits{Positions: 300}
		g, err := infinite.Explore(t.Context(), line{}, 0, short)
		fmt.Fprintln(w, g, err)
	}},
	{"zermelo/continuum.ApproachSolution", func(t *testing.T, w io.Writer, _ int) {
		s, err := approach().Solve(t.Context(), zermelo.Rat(20, 1), cgt.Limits{})
		check(t, err)
		check(t, s.WriteSVG(w))
	}},
	{"richman.Graph", func(t *testing.T, w io.Writer, _ int) {
		g := randomBidding(t, 40)
		fmt.Fprintln(w, string(g.AppendDOT(nil)), string(ready[[]byte](t)(json.Marshal(g))))
		s, list, err := richman.Steepest(t.Context(), path(t, 9))
		check(t, err)
		check(t, richman.WriteStringsSVG(w, s, list))
	}},
	{"matrixgame in JSON", func(t *testing.T, w io.Writer, goroutines int) {
		g := ready[*matrixgame.Bimatrix](t)(matrixgame.NewBimatrix(randomMatrix(1, 4, 4, 0, 2), randomMatrix(2, 4, 4, 0, 2)))
		e := ready[*matrixgame.Equilibria](t)(matrixgame.EquilibriumSolver{Goroutines: goroutines}.ExtremeEquilibria(t.Context(), g))
		components := ready[[]matrixgame.Component](t)(e.Components(t.Context()))
		reduced := ready[*matrixgame.GameReduction](t)(matrixgame.Dominance{ByMixtures: true, IsWeak: true}.ReduceGame(t.Context(), g.Game()))
		best := ready[*matrixgame.Correlated](t)(matrixgame.BestCorrelated(t.Context(), g, g.TotalPayoffs()))
		optima := ready[*matrixgame.Optima](t)(solved(t).Optima(t.Context(), matrixgame.Row))
		ring := ready[*stochastic.Solution](t)(stochastic.Solver{Width: big.NewRat(1, 8)}.Solve(t.Context(), ring(5)))
		for _, v := range []any{g, e, components, reduced, best, optima, ring, solved(t)} {
			fmt.Fprintln(w, string(ready[[]byte](t)(json.Marshal(v))))
		}
		value := ready[*parametric.Value](t)(parametric.Solve(t.Context(), randomPolynomials(3, 2), big.NewRat(-9, 1), big.NewRat(9, 1)))
		fmt.Fprintln(w, string(ready[[]byte](t)(json.Marshal(value))))
		check(t, value.WriteSVG(w, new(big.Rat)))
	}},
	{"pictures of rulesets", func(t *testing.T, w io.Writer, _ int) {
		grid := ready[*pieces.Grid](t)(pieces.NewGrid(t.Context(), pieces.Queen(), 8, 9, cgt.Limits{}))
		check(t, chart.Map{Rows: 8, Cols: 9, Value: grid.At}.WriteSVG(w))
		sea := ready[*ship.Chart](t)(ship.NewChart(t.Context(), ship.SeaChart(), false, cgt.Limits{}))
		check(t, sea.WriteSVG(w))
		ready[int64](t)(sea.WriteTo(w))
		dirt := kingdirt.MustParse("0,0:x.#o.|..#..")
		bush := ready[hackenbush.Picture](t)(hackenbush.ParsePicture("_ blue a; a red b; a green c; c blue _"))
		xs := []transfinite.SignExpansion{transfinite.MustParseSignExpansion("L^w R"), transfinite.MustParseSignExpansion("R L^2")}
		check(t, stalks.WriteSVG(w, xs, stalks.SVGOptions{}))
		check(t, transfinite.WriteTreeSVG(w, 3, transfinite.MustParse("w"), transfinite.MustParse("2/3")))
		for _, picture := range [][]byte{
			dirt.AppendSVG(nil), bush.AppendSVG(nil, hackenbush.SVGOptions{}), battlesheep.MustParse("3, 0, -2").AppendSVG(nil),
			graph.MustParse(":A---:A", ".").AppendSVG(nil), domineering.Rectangle(3, 4).AppendSVG(nil), board.New(2, 3, '.').AppendSVG(nil),
		} {
			fmt.Fprintln(w, string(picture))
		}
	}},
}

// all are the answers and the writers.
func all() []answer { return slices.Concat(answers, writers) }

// check ends the test if there is an error.
func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
