package promises_test

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/big"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/matrixgame/stochastic"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/hex"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/database"
	"github.com/cgt-go/sdk/surreal/hotplay"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/infinite"
	"github.com/cgt-go/sdk/zermelo/switching"
)

// track are the positions of a game on a track of so many places, with cycles and an end, by numbers: two players walk
// in turn, and some places are worth something.
type track int

func (n track) Turn(p int) zermelo.Player { return zermelo.Player(p % 2) }

func (n track) End(p int) (v zermelo.Int, ok bool) { return zermelo.Int(p % 13), p%17 == 5 }

func (n track) AppendMoves(dst []int, p int) []int {
	return append(dst, (5*p+1)%int(n), (7*p+3)%int(n), (p+2)%int(n))
}

func (n track) Unending() (v zermelo.Int, ok bool) { return 6, true }

func (n track) Size() int { return int(n) }

func (n track) Index(p int) int { return p }

func (n track) Position(i int) (p int, ok bool) { return i, true }

// answer is a computation. It writes all that it finds.
type answer struct {
	name  string
	write func(t *testing.T, w io.Writer, goroutines int)
}

// answers are computations of all rooms, those first that may have several goroutines.
var answers = []answer{
	{"surreal.Solver", func(t *testing.T, w io.Writer, goroutines int) {
		s := &surreal.Solver[domineering.Position]{Rules: domineering.Rules{}, Goroutines: goroutines}
		fmt.Fprintln(w, ready[surreal.Game](t)(s.Value(t.Context(), domineering.Rectangle(4, 5))))
		limited := &surreal.Solver[domineering.Position]{Rules: domineering.Rules{}, Goroutines: goroutines, Limits: surreal.Limits{Positions: 1500}}
		_, err := limited.Value(t.Context(), domineering.Rectangle(5, 5))
		fmt.Fprintln(w, err)
	}},
	{"surreal/database.Maker", func(t *testing.T, w io.Writer, goroutines int) {
		m := database.Maker[domineering.Position]{Name: "domineering", Rules: domineering.Rules{}, Parse: domineering.Parse, Goroutines: goroutines}
		db, _, err := m.Build(t.Context(), slices.Values([]domineering.Position{domineering.Rectangle(4, 4)}))
		if err != nil {
			t.Fatal(err)
		}
		ready[int64](t)(db.WriteTo(w))
	}},
	{"nim.Solver", func(t *testing.T, w io.Writer, goroutines int) {
		cram := cgt.Impartial[domineering.Position](domineering.Rules{})
		s := &nim.Solver[domineering.Position]{Rules: cram, Goroutines: goroutines}
		fmt.Fprintln(w, ready[nim.Nimber](t)(s.Value(t.Context(), domineering.Rectangle(4, 5))))
		fmt.Fprintln(w, ready[[]domineering.Position](t)(s.WinningMoves(t.Context(), domineering.Rectangle(3, 5))))
		m := &nim.MisereSolver[domineering.Position]{Rules: cram, Goroutines: goroutines}
		fmt.Fprintln(w, ready[nim.Genus](t)(m.Genus(t.Context(), domineering.Rectangle(3, 4))))
	}},
	{"nim/heaps.Sequence", func(t *testing.T, w io.Writer, goroutines int) {
		s := &heaps.Sequence{Code: heaps.MustParseCode("0.007"), Goroutines: goroutines}
		if err := s.Extend(t.Context(), 5000); err != nil {
			t.Fatal(err)
		}
		ready[int64](t)(s.WriteTo(w))
	}},
	{"zermelo.Solver", func(t *testing.T, w io.Writer, goroutines int) {
		s := &zermelo.Solver[int, zermelo.Int]{Game: track(20_011), Goroutines: goroutines}
		solution := ready[*zermelo.Solution[int, zermelo.Int]](t)(s.SolveAll(t.Context()))
		for p, v := range solution.All() {
			fmt.Fprint(w, p, v, solution.BestMoves(p), solution.QuickestMoves(p))
		}
		fmt.Fprintln(w, slices.Collect(solution.Counts()))
		one := &zermelo.Solver[zermelo.Turned[int], zermelo.Result]{Game: counters, Goroutines: goroutines}
		proof := ready[*zermelo.Proof[zermelo.Turned[int], zermelo.Result]](t)(one.Prove(t.Context(), zermelo.Turned[int]{Pos: 50}))
		fmt.Fprintln(w, proof.Value(), proof.Len(zermelo.Max), proof.Len(zermelo.Min))
	}},
	{"matrixgame.EquilibriumSolver", func(t *testing.T, w io.Writer, goroutines int) {
		g := ready[*matrixgame.Bimatrix](t)(matrixgame.NewBimatrix(randomMatrix(1, 6, 6, 0, 3), randomMatrix(2, 6, 6, 0, 3)))
		e := ready[*matrixgame.Equilibria](t)(matrixgame.EquilibriumSolver{Goroutines: goroutines}.ExtremeEquilibria(t.Context(), g))
		fmt.Fprintln(w, e, e.Degenerate(), ready[[]matrixgame.Component](t)(e.Components(t.Context())))
	}},
	{"zermelo/infinite.Solver", func(t *testing.T, w io.Writer, goroutines int) {
		g := randomParity(t, 30_000, 7)
		s := ready[*infinite.Solution](t)((&infinite.Solver{Goroutines: goroutines}).Parity(t.Context(), g))
		for v := range g.Len() {
			next, ok := s.Move(v)
			fmt.Fprintln(w, s.Winner(v), next, ok)
		}
	}},

	{"cgt.Solver", func(t *testing.T, w io.Writer, _ int) {
		s := &cgt.Solver[board.Board]{Rules: clobber.Rules{}}
		p := clobber.MustParse("xoxo|oxox|xoxo")
		fmt.Fprintln(w, ready[cgt.Outcome](t)(s.Outcome(t.Context(), p)), ready[[]board.Board](t)(s.WinningMoves(t.Context(), p, cgt.Left)))
		if err := cgt.WriteTreeSVG(w, clobber.Rules{}, clobber.MustParse("xoxo"), cgt.TreeSVGOptions[board.Board]{}); err != nil {
			t.Fatal(err)
		}
	}},
	{"surreal.Game", func(t *testing.T, w io.Writer, _ int) {
		g := hotGame(4)
		fmt.Fprintf(w, "%v %+v %v\n", g, surreal.MustParse("{3|1}+^*+1/2"), g.Thermograph())
		if err := g.Thermograph().WriteSVG(w, "a sum"); err != nil {
			t.Fatal(err)
		}
		games, _ := surreal.BornBy(2)
		if err := surreal.WriteOrderSVG(w, games...); err != nil {
			t.Fatal(err)
		}
	}},
	{"surreal/sums.Solver", func(t *testing.T, w io.Writer, _ int) {
		sum := []sums.Component{sums.Of(domineering.Rules{}, domineering.Rectangle(4, 4)), sums.Of(clobber.Rules{}, clobber.MustParse("xoxoxo"))}
		solution := ready[*sums.Solution](t)(new(sums.Solver).Solve(t.Context(), cgt.Left, sum...))
		fmt.Fprintln(w, solution, ready[[]surreal.Game](t)(new(sums.Solver).Values(t.Context(), sum...)))
	}},
	{"surreal/hotplay", func(t *testing.T, w io.Writer, _ int) {
		fmt.Fprintln(w, ready[[]hotplay.Standing](t)(hotplay.Rank(t.Context(), cgt.Limits{}, [][]surreal.Game{switches(4)}, hotplay.Hotstrat{}, hotplay.Sentestrat{}, hotplay.Thermostrat{})))
	}},
	{"richman.Solver", func(t *testing.T, w io.Writer, _ int) {
		g := randomBidding(t, 60)
		s := ready[*richman.Solution](t)(richman.Solve(t.Context(), g))
		if err := s.WriteSVG(w); err != nil {
			t.Fatal(err)
		}
		chips := ready[*richman.Discrete](t)(richman.SolveDiscrete(t.Context(), g, 9, richman.TieBreak))
		thresholds := ready[*richman.Thresholds](t)(richman.FindThresholds(t.Context(), g, richman.Poorman(), richman.Precision{}))
		for v := range g.Len() {
			fmt.Fprintln(w, s.Value(v), s.Move(v, richman.Blue), s.Move(v, richman.Red))
			low, high := thresholds.Bounds(v)
			fmt.Fprintln(w, low, high)
			fmt.Fprintln(w, fmt.Sprint(chips.Win(v, richman.Blue)), fmt.Sprint(chips.Hold(v, richman.Red)))
		}
		_, list, err := richman.Steepest(t.Context(), path(t, 9))
		fmt.Fprintln(w, list, err)
		if err := ready[*three.Analysis](t)(three.Analyse(t.Context(), triangle(t, 8))).WriteSVG(w); err != nil {
			t.Fatal(err)
		}
	}},
	{"matrixgame", func(t *testing.T, w io.Writer, _ int) {
		s := solved(t)
		o := ready[*matrixgame.Optima](t)(s.Optima(t.Context(), matrixgame.Row))
		fmt.Fprintln(w, s, o.Extreme(), o.Dimension())
		fmt.Fprintln(w, ready[*extensive.Solution](t)(extensive.Solve(t.Context(), dice(5))))
		ring := ready[*stochastic.Solution](t)(stochastic.Solver{Width: big.NewRat(1, 8)}.Solve(t.Context(), ring(5)))
		fmt.Fprintln(w, ring)
	}},
	{"zermelo/switching.Game", func(t *testing.T, w io.Writer, _ int) {
		s := ready[*switching.Solution](t)(switching.ConnectAll(grid(t, 7)).Solve(t.Context()))
		trees, ok := s.Trees()
		barrier, _ := s.Barrier()
		fmt.Fprintln(w, s.Class(), trees, ok, barrier, ready[switching.Forests](t)(grid(t, 7).Forests(t.Context())))
	}},
	{"rulesets", func(t *testing.T, w io.Writer, _ int) {
		proof := ready[*hex.Proof](t)(hex.Prove(t.Context(), ready[hex.Position](t)(hex.New(4, 4)), cgt.Limits{}))
		fmt.Fprintln(w, proof.Value(), proof.Links(), proof.Carrier())
	}},
}

// runs is how often [TestDeterminism] runs each answer with the same numbers.
var runs = flag.Int("runs", 1, "runs of each answer with each number of goroutines and processors; with more than 1, of processors from 1 to 8")

// TestDeterminism runs each of the answers with several numbers of goroutines and of processors. What they write must
// be the same to the byte.
func TestDeterminism(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	numbers := []int{1, 2, 3, 8}
	if *runs > 1 {
		numbers = []int{1, 2, 3, 4, 5, 6, 7, 8}
	} else if testing.Short() {
		numbers = []int{2, 8}
	}
	for _, a := range all() {
		t.Run(a.name, func(t *testing.T) {
			texts := map[string]string{}
			for i := range *runs * len(numbers) {
				processors := numbers[i%len(numbers)]
				runtime.GOMAXPROCS(processors)
				for _, goroutines := range []int{1, 2, 5} {
					var w strings.Builder
					a.write(t, &w, goroutines)
					if w.Len() == 0 {
						t.Fatal("there is no text")
					}
					texts[w.String()] = fmt.Sprintf("with %d processors and %d goroutines", processors, goroutines)
				}
			}
			if len(texts) > 1 {
				different := slices.SortedFunc(maps.Keys(texts), cmp.Compare[string])
				t.Errorf("%d texts, such as %s\n%.2000s\nand %s\n%.2000s", len(texts), texts[different[0]], different[0], texts[different[1]], different[1])
			}
		})
	}
}
