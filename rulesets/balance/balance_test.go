package balance_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/balance"
	"github.com/cgt-go/sdk/zermelo"
)

// plain returns the value by the definition: for coins that are left, where Max moves or not, and with both pans as
// they are.
func plain(left []int, pans [2]int, isMax bool) int {
	if len(left) == 0 {
		return max(pans[0]-pans[1], pans[1]-pans[0])
	}
	best := -1
	for i := range left {
		rest := append(append([]int{}, left[:i]...), left[i+1:]...)
		for pan := range pans {
			after := pans
			after[pan] += left[i]
			if v := plain(rest, after, !isMax); best < 0 || isMax && v > best || !isMax && v < best {
				best = v
			}
		}
	}
	return best
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[balance.Scale, zermelo.Int](t, balance.Grams(5), balance.Grams(5).Start())
}

// TestS37Balance compares with the definition, with the solvers, and with what a pairing strategy guarantees.
func TestS37Balance(t *testing.T) {
	ctx := t.Context()
	for n := range 14 {
		rules := balance.Grams(n)
		start := rules.Start()
		s, err := balance.Solve(ctx, rules, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		got, ok := s.Value(start)
		if !ok {
			t.Fatal("the start has no value")
		}
		if n <= 5 {
			var weights []int
			for w := 1; w <= n; w++ {
				weights = append(weights, w)
			}
			if want := plain(weights, [2]int{}, true); int(got) != want {
				t.Errorf("%d coins: %v, want %v", n, got, want)
			}
		}
		if n <= 12 {
			if err := s.Verify(ctx); err != nil {
				t.Error(err)
			}
		}
		if n <= 9 {
			for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
				solver := zermelo.Solver[balance.Scale, zermelo.Int]{Game: rules, Method: m}
				sol, err := solver.Solve(ctx, start)
				if err != nil || sol.StartValue() != got || sol.Verify(ctx) != nil {
					t.Fatalf("%d coins: %v, %v, want %v", n, got, err, sol.StartValue())
				}
				for p, v := range sol.All() {
					if w, ok := s.Value(p); !ok || w != v {
						t.Fatalf("%v: %v, %v, want %v", p, w, ok, v)
					}
				}
			}
		}
		if n%2 == 0 && n > 0 {
			if int(got) != n/2 { // not more by the strategy, and not less by the solver
				t.Errorf("%d coins: %v", n, got)
			}
			if n <= 6 {
				if _, err := zermelo.CheckStrategy(ctx, rules, start, zermelo.Min, rules.Pairs(), got, cgt.Limits{}); err != nil {
					t.Error(err)
				}
			}
		}
	}
	rules := balance.Grams(20)
	cgttest.StrategySuite[balance.Scale, zermelo.Int]{Game: rules, Start: rules.Start(), Who: zermelo.Min, Strategy: rules.Pairs(), Guarantee: 10, Moves: 20, Plays: 50}.Run(t)
}

// TestWeights compares coins of any weights, also such that values need two bytes, with the solver.
func TestWeights(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		weights := rapid.SliceOfN(rapid.IntRange(1, rapid.SampledFrom([]int{5, 60, 400}).Draw(t, "most")), 0, 5).Draw(t, "weights")
		rules, err := balance.New(weights...)
		if err != nil {
			t.Fatal(err)
		}
		s, err := balance.Solve(t.Context(), rules, cgt.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Verify(t.Context()); err != nil {
			t.Fatal(err)
		}
		sol, err := zermelo.Solve(t.Context(), rules, rules.Start())
		if err != nil {
			t.Fatal(err)
		}
		for p, want := range sol.All() {
			v, ok := s.Value(p)
			if !ok || v != want {
				t.Fatalf("%v: %v, %v, want %v", p, v, ok, want)
			}
			if got, want := fmt.Sprint(s.BestMoves(p)), fmt.Sprint(sol.BestMoves(p)); got != want {
				t.Fatalf("from %v: %v, want %v", p, got, want)
			}
		}
		if s.Len() < 1<<len(weights) {
			t.Fatalf("%d values", s.Len())
		}
	})
}

// TestVerify spoils one value after another: each of them is seen.
func TestVerify(t *testing.T) {
	ctx := t.Context()
	s, err := balance.Solve(ctx, balance.Grams(6), cgt.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for i := range s.Len() {
		for _, by := range []uint8{1, 2, 254} {
			s.Spoil(i, by)
			var wrong *zermelo.LabelError
			if err := s.Verify(ctx); !errors.As(err, &wrong) {
				t.Errorf("value %d and %d more: %v", i, by, err)
			}
			s.Spoil(i, -by)
		}
	}
	if err := s.Verify(ctx); err != nil {
		t.Error(err)
	}
}

func TestErrors(t *testing.T) {
	ctx := t.Context()
	var bad *balance.WeightError
	for _, weights := range [][]int{{0}, {3, -1}, {10_001}, {9_999, 2}, make([]int, 27)} {
		for i := range weights {
			if len(weights) == 27 {
				weights[i] = 1
			}
		}
		if _, err := balance.New(weights...); !errors.As(err, &bad) {
			t.Errorf("%v: %v", weights, err)
		}
	}
	s, err := balance.Solve(ctx, balance.Grams(3), cgt.Limits{Positions: 18})
	if err != nil || s.Len() != 18 {
		t.Error(s, err)
	}
	for _, p := range []balance.Scale{{Left: 8}, {Left: 7, Tilt: 2}, {Left: 6, Tilt: 2}, {Left: 3, Tilt: 5}, {Left: 1 << 31}} {
		if v, ok := s.Value(p); ok || s.BestMoves(p) != nil {
			t.Errorf("%v: %v", p, v)
		}
	}
	for _, most := range []int{7, 17} {
		if _, err := balance.Solve(ctx, balance.Grams(3), cgt.Limits{Positions: most}); !errors.Is(err, cgt.ErrLimit) {
			t.Error(err)
		}
	}
	stop := errors.New("stop")
	stopped, cancel := context.WithCancelCause(ctx)
	cancel(stop)
	if _, err := balance.Solve(stopped, balance.Grams(3), cgt.Limits{}); !errors.Is(err, stop) {
		t.Error(err)
	}
	if err := s.Verify(stopped); !errors.Is(err, stop) {
		t.Error(err)
	}
	for _, p := range []balance.Scale{{Left: 7}, {Left: 15}, {Left: 5}} {
		if q, ok := balance.Grams(4).Pairs().Move(p); ok != (p.Left == 7) {
			t.Errorf("from %v: %v", p, q)
		}
	}
	panics.Expect(t, map[string]func(){"few": func() { balance.Grams(-1) }, "many": func() { balance.Grams(27) }})
}

// By how much the first player can upset the balance with coins of 1 to n grams, for n up to 16.
func ExampleSolve() {
	for n := 1; n <= 16; n++ {
		rules := balance.Grams(n)
		s, err := balance.Solve(context.Background(), rules, cgt.Limits{})
		if err != nil {
			fmt.Println(err)
			return
		}
		v, _ := s.Value(rules.Start())
		fmt.Print(v, " ")
	}
	// Output: 1 1 4 2 7 3 10 4 13 5 16 6 19 7 22 8
}

// With coins of 1, 2 and 3 grams Max begins with that of one gram.
func ExampleSolution_BestMoves() {
	rules := balance.Grams(3)
	s, err := balance.Solve(context.Background(), rules, cgt.Limits{})
	fmt.Println(s.BestMoves(rules.Start()), err)
	// Output: [tilt 1, left [1 2] tilt -1, left [1 2]] <nil>
}

// Max has put the coin number 3 on the left pan, and Min puts number 2 on the right one.
func ExampleRules_Pairs() {
	rules := balance.Grams(4)
	fmt.Println(rules.Pairs().Move(balance.Scale{Left: 0b0111, Tilt: rules.Weight(3)}))
	// Output: tilt 1, left [0 1] true
}

func ExampleWeightError() {
	_, err := balance.New(5, 0)
	fmt.Println(err)
	// Output: balance: coin 1 with the weight 0: weights are positive, and there are up to 26 coins with a weight of 10000 in all
}

// TestSVG checks that the coins that are left are drawn, and that the pan that is heavier is lower.
func TestSVG(t *testing.T) {
	rules := balance.Grams(20)
	for _, k := range []struct {
		scale balance.Scale
		coins int
		beam  string
	}{
		{rules.Start(), 20, "M-130 0L130 0"},
		{balance.Scale{Left: 5, Tilt: 207}, 2, "M-122.3 44L122.3 -44"},
		{balance.Scale{Tilt: -100}, 0, "M-128.2 -21.6L128.2 21.6"},
		{balance.Scale{Left: 1 << 31, Tilt: math.MinInt}, 0, "M-122.1 -44.6L122.1 44.6"},
	} {
		picture := rules.AppendSVG(nil, k.scale)
		svgtest.Check(t, picture, 5_000, k.scale)
		if n := strings.Count(string(picture), "<circle"); n != k.coins || !strings.Contains(string(picture), k.beam) {
			t.Errorf("%v: %d coins, %s", k.scale, n, picture)
		}
	}
	small := regexp.MustCompile(`font-size="([0-9.]+)">([0-9]+)<`)
	long, err := balance.New(1, 22, 333, 4444)
	if err != nil {
		t.Fatal(err)
	}
	picture := string(long.AppendSVG(nil, long.Start()))
	last := 14.0
	for _, m := range small.FindAllStringSubmatch(picture, -1) {
		size, err := strconv.ParseFloat(m[1], 64)
		if err != nil || size >= last || 0.6*size*float64(len(m[2])) > 33 {
			t.Errorf("%s is written with the size %s", m[2], m[1])
		}
		last = size
	}
	if last == 14 {
		t.Errorf("no weight is small in\n%s", picture)
	}
	svgtest.Check(t, balance.Rules{}.AppendSVG(nil, balance.Scale{}), 1_000, "no coins")
}

func ExampleRules_WriteSVG() {
	fmt.Println(balance.Grams(2).WriteSVG(os.Stdout, balance.Scale{Left: 1, Tilt: 2}))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="366" height="244.6" viewBox="-183 -52.6 366 244.6">
	// <title>a balance: tilt 2, left [0]</title>
	// <g fill="none" stroke="#808080" stroke-width="3" stroke-linecap="round">
	// <path d="M0 0V130M-40 130H40"/>
	// <path d="M-126.5 30.1L126.5 -30.1" stroke-width="5"/>
	// <path d="M-126.5 30.1l-45 60h90z" stroke-width="1.5"/>
	// <path d="M-171.5 90.1q45 22 90 0"/>
	// <path d="M126.5 -30.1l-45 60h90z" stroke-width="1.5"/>
	// <path d="M81.5 29.9q45 22 90 0"/>
	// </g><g font-family="sans-serif" font-size="14" text-anchor="middle">
	// <text x="-126.5" y="84.1" fill="#808080">2</text>
	// <circle cx="0" cy="163" r="17" fill="#a5713f" fill-opacity="0.25" stroke="#a5713f"/><text x="0" y="168" fill="#a5713f">1</text>
	// </g>
	// </svg>
	// <nil>
}
