package cakeshare_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/cakeshare"
	"github.com/cgt-go/sdk/zermelo"
)

// plain returns how many crumbs Max gets, by the definition: all cuts, and all ways to take pieces.
func plain(n int) int {
	best := 0
	for p := 1; p < n; p++ {
		worst := n
		for _, cut := range [][2]int{{p, n - p}, {n - p, p}} {
			for a := 1; a < cut[0]; a++ {
				worst = min(worst, picks([]int{a, cut[0] - a, cut[1]}, true))
			}
		}
		best = max(best, worst)
	}
	return best
}

func picks(pieces []int, isMax bool) int {
	best := -1
	for i, n := range pieces {
		rest := picks(slices.Delete(slices.Clone(pieces), i, i+1), !isMax)
		if isMax {
			best = max(best, n+rest)
		} else if best < 0 || rest < best {
			best = rest
		}
	}
	return max(best, 0)
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[cakeshare.Share, zermelo.Rational](t, cakeshare.Rules{Crumbs: 9}, cakeshare.New(9))
}

// TestS35Cake compares the value with the definition and with two solvers, and checks both strategies. It is 2/3 where
// the crumbs are divisible by three.
func TestS35Cake(t *testing.T) {
	ctx := t.Context()
	for n := cakeshare.MinCrumbs; n <= 24; n++ {
		rules, start := cakeshare.Rules{Crumbs: n}, cakeshare.New(n)
		want := zermelo.Rat(int64(plain(n)), int64(n))
		if rules.Value() != want || n%3 == 0 && want != zermelo.Rat(2, 3) {
			t.Errorf("%d crumbs: %v, want %v", n, rules.Value(), want)
		}
		for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
			s := zermelo.Solver[cakeshare.Share, zermelo.Rational]{Game: rules, Method: m}
			sol, err := s.Solve(ctx, start)
			if err != nil || sol.StartValue() != want {
				t.Fatalf("%d crumbs: %v, %v, want %v", n, sol.StartValue(), err, want)
			}
			if err := sol.Verify(ctx); err != nil {
				t.Error(err)
			}
		}
		for who := zermelo.Max; who <= zermelo.Min; who++ {
			s := cgttest.StrategySuite[cakeshare.Share, zermelo.Rational]{Game: rules, Start: start, Who: who, Strategy: rules.Strategy(who), Guarantee: want, Moves: 10, Exhaust: 1_000_000}
			if err := s.Check(ctx); err != nil {
				t.Errorf("%d crumbs: %v", n, err)
			}
		}
	}
	// The strategies hold for a large cake, too.
	rules := cakeshare.Rules{Crumbs: 3000}
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		if n, err := zermelo.CheckStrategy(ctx, rules, cakeshare.New(3000), who, rules.Strategy(who), zermelo.Rat(2, 3), cgt.Limits{}); n < 3000 || err != nil {
			t.Errorf("%d positions, %v", n, err)
		}
	}
}

func TestPanics(t *testing.T) {
	panics.Expect(t, map[string]func(){"few": func() { cakeshare.New(2) }, "many": func() { cakeshare.New(10_001) }})
}

// A cake of nine crumbs, of which Max gets six.
func Example() {
	ctx := context.Background()
	rules := cakeshare.Rules{Crumbs: 9}
	sol, err := zermelo.Solve(ctx, rules, cakeshare.New(9))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), rules.Value(), sol.BestMoves(sol.Start()), sol.Verify(ctx))
	for play, err := range zermelo.Plays(ctx, rules, cakeshare.New(9), rules.Strategy(zermelo.Max), rules.Strategy(zermelo.Min)) {
		fmt.Println(play.Positions, play.Payoff, err)
	}
	// Output:
	// 2/3 2/3 [[7 2] 0 [6 3] 0] <nil>
	// [[9] 0 [6 3] 0 [3 3 3] 0 [3 3] 3 [3] 3 [] 6] 2/3 <nil>
}

func ExampleShare_Pieces() {
	rules := cakeshare.Rules{Crumbs: 4}
	for _, s := range rules.AppendMoves(nil, cakeshare.New(4)) {
		fmt.Println(s.Pieces(), s.Taken())
	}
	// Output:
	// [3 1] 0
	// [2 2] 0
}

// TestSVG follows a play to the end: the numbers are those of the pieces, of what Max has and of what Min has.
func TestSVG(t *testing.T) {
	rules, s := cakeshare.Rules{Crumbs: 3000}, cakeshare.New(3000)
	for _, want := range []string{"3000", "2000 1000", "1000 1000 1000", "1000 1000 1000", "1000 1000 1000", "2000 1000"} {
		picture := rules.AppendSVG(nil, s)
		svgtest.Check(t, picture, 2_000, s)
		var got []string
		for _, part := range strings.Split(string(picture), "</text>") {
			if _, number, ok := strings.Cut(part[strings.LastIndexByte(part, '<'):], ">"); ok && number != "\n" {
				got = append(got, number)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%v: %q, want %s", s, got, want)
		}
		if q, ok := rules.Strategy(rules.Turn(s)).Move(s); ok {
			s = q
		}
	}
	svgtest.Check(t, cakeshare.Rules{}.AppendSVG(nil, cakeshare.Share{}), 1_000, "no cake")
	svgtest.Check(t, cakeshare.Rules{Crumbs: 1}.AppendSVG(nil, s), 2_000, "a larger cake than the rules say")
}

func ExampleRules_WriteSVG() {
	fmt.Println(cakeshare.Rules{Crumbs: 9}.WriteSVG(os.Stdout, cakeshare.New(9)))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="496" height="84" viewBox="-8 -8 496 84">
	// <title>a cake: [9] 0</title>
	// <g font-family="sans-serif" font-size="14" text-anchor="middle">
	// <rect x="0" y="0" width="480" height="48" rx="3" fill="#a5713f" fill-opacity="0.35" stroke="#a5713f" stroke-width="2"/>
	// <text x="240" y="68" fill="#a5713f">9</text>
	// </g>
	// </svg>
	// <nil>
}
