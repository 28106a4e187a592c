package fence_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/fence"
	"github.com/cgt-go/sdk/zermelo"
)

// plainValue finds the value of a fence, given as text, by the definition.
func plainValue(values map[string]int, f string) int {
	if v, ok := values[f]; ok {
		return v
	}
	painted := len(f) - strings.Count(f, ".")
	best, isEnd := 0, true
	for i := range f {
		if f[i] != '.' {
			continue
		}
		for _, c := range "bg" {
			v := plainValue(values, f[:i]+string(c)+f[i+1:])
			if isEnd || painted%2 == 0 && v > best || painted%2 == 1 && v < best {
				best, isEnd = v, false
			}
		}
	}
	if isEnd {
		best = strings.Count(f, "bg") + strings.Count(f, "gb")
	}
	values[f] = best
	return best
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[fence.Fence, zermelo.Int](t, fence.Rules{}, fence.New(5), fence.MustParse("b..g...b"))
}

// TestS33Fence checks the value by the definition and by two solvers, and the strategies against every reply, on fences
// of up to nine planks; on twenty planks the strategies are played against random and greedy adversaries.
func TestS33Fence(t *testing.T) {
	ctx := t.Context()
	known := map[int]int{1: 0, 3: 1, 6: 2, 8: 3} // own program, for Shen, problem 33
	values := map[string]int{}
	for n := range 10 {
		start := fence.New(n)
		want := zermelo.Int(plainValue(values, strings.Repeat(".", n)))
		if k, ok := known[n]; ok && want != zermelo.Int(k) || (fence.Rules{}).Value(n) != int(want) {
			t.Errorf("%d planks: %v, want %v", n, (fence.Rules{}).Value(n), want)
		}
		for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
			s := zermelo.Solver[fence.Fence, zermelo.Int]{Game: fence.Rules{}, Method: m}
			sol, err := s.Solve(ctx, start)
			if err != nil || sol.StartValue() != want {
				t.Errorf("%d planks: %v, %v, want %v", n, sol.StartValue(), err, want)
			}
			if err := sol.Verify(ctx); err != nil {
				t.Error(err)
			}
		}
		for name, s := range map[string]zermelo.Strategy[fence.Fence]{"Contrast": fence.Contrast(), "Copy": fence.Copy(), "Pairs": fence.Pairs()} {
			who := zermelo.Min
			switch {
			case name == "Contrast":
				who = zermelo.Max
			case name == "Pairs" && n%2 == 1:
				continue
			}
			if _, err := zermelo.CheckStrategy[fence.Fence, zermelo.Int](ctx, fence.Rules{}, start, who, s, want, cgt.Limits{}); err != nil {
				t.Errorf("%d planks, %s: %v", n, name, err)
			}
		}
	}
	if v := (fence.Rules{}).Value(20); v != 9 { // Shen, problem 33
		t.Errorf("20 planks: %d", v)
	}
	// A greedy Max makes borders, a greedy Min makes few.
	borders := func(f fence.Fence) float64 { return float64(f.Borders()) }
	few := func(f fence.Fence) float64 { return -borders(f) }
	for name, s := range map[string]cgttest.StrategySuite[fence.Fence, zermelo.Int]{
		"Contrast": {Who: zermelo.Max, Strategy: fence.Contrast(), Score: few},
		"Copy":     {Who: zermelo.Min, Strategy: fence.Copy(), Score: borders},
		"Pairs":    {Who: zermelo.Min, Strategy: fence.Pairs(), Score: borders},
	} {
		s.Game, s.Start, s.Guarantee, s.Moves, s.Plays = fence.Rules{}, fence.New(20), 9, 20, 50
		if err := s.Check(ctx); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAlike checks that fences that are alike have the same value, also in the middle of a play.
func TestAlike(t *testing.T) {
	values := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.SampledFrom([]rune(".bg")), 0, 8, -1).Draw(t, "fence")
		f := fence.MustParse(text)
		g, isSwapped := fence.Rules{}.Normalize(f)
		if again, _ := (fence.Rules{}).Normalize(g); isSwapped || again != g {
			t.Fatalf("%v is like %v, and that like %v", f, g, again)
		}
		if plainValue(values, text) != plainValue(values, g.String()) {
			t.Fatalf("%v is not worth what %v is", f, g)
		}
		sol, err := zermelo.Solve[fence.Fence, zermelo.Int](t.Context(), fence.Rules{}, f)
		if err != nil || int(sol.StartValue()) != plainValue(values, text) {
			t.Fatalf("%v: %v, %v", f, sol.StartValue(), err)
		}
	})
}

func TestTexts(t *testing.T) {
	ruletest.Text(t, fence.Parse, "", ".", "b.g", strings.Repeat("g", 64))
	ruletest.Errors(t, fence.Parse, map[string]int{"x": 0, "b x": 2, strings.Repeat(".", 65): 64})
	ruletest.JSON(t, fence.MustParse("b.g"), `"b.g"`, `"x"`)
	panics.Expect(t, map[string]func(){"New": func() { fence.New(65) }, "negative": func() { fence.New(-1) }, "MustParse": func() { fence.MustParse("r") }})
	f := fence.New(64)
	for i := range 64 {
		g, ok := f.Paint(i, fence.Blue+fence.Colour(i%2))
		if !ok || g.At(i) != fence.Blue+fence.Colour(i%2) {
			t.Fatalf("%d: %v", i, g)
		}
		f = g
	}
	if f.Borders() != 63 {
		t.Errorf("%d borders", f.Borders())
	}
	for _, bad := range []struct {
		plank  int
		colour fence.Colour
	}{{-1, fence.Blue}, {64, fence.Blue}, {1, fence.Green}} {
		if g, ok := f.Paint(bad.plank, bad.colour); ok {
			t.Errorf("%v: %v", bad, g)
		}
	}
	if g, ok := fence.New(2).Paint(0, fence.Bare); ok {
		t.Errorf("%v", g)
	}
	svgtest.Check(t, fence.MustParse("b.g").AppendSVG(nil), 1_000, "three planks")
	svgtest.Check(t, fence.Fence{}.AppendSVG(nil), 1_000, "no planks")
}

// The fence of six planks is worth 2, and both strategies are checked against every reply.
func Example() {
	ctx := context.Background()
	rules, start := fence.Rules{}, fence.New(6)
	sol, err := zermelo.Solve[fence.Fence, zermelo.Int](ctx, rules, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sol.StartValue(), rules.Value(6), sol.Verify(ctx))
	_, err = zermelo.CheckStrategy[fence.Fence, zermelo.Int](ctx, rules, start, zermelo.Max, fence.Contrast(), 2, cgt.Limits{})
	fmt.Println(err)
	_, err = zermelo.CheckStrategy[fence.Fence, zermelo.Int](ctx, rules, start, zermelo.Min, fence.Pairs(), 2, cgt.Limits{})
	fmt.Println(err)
	// Output:
	// 2 2 <nil>
	// <nil>
	// <nil>
}

// Twenty planks, with the two strategies against each other.
func ExampleContrast() {
	play, err := zermelo.Match[fence.Fence, zermelo.Int](context.Background(), fence.Rules{}, fence.New(20), fence.Contrast(), fence.Copy(), 20)
	fmt.Println(play.Positions[len(play.Positions)-1], play.Payoff, err)
	// Output: bbggbbggbbggbbggbbgg 9 <nil>
}

func ExamplePairs() {
	f, ok := fence.Pairs().Move(fence.MustParse("bb...g"))
	fmt.Println(f, ok)
	// Output: bb..gg true
}

func ExampleFence_Paint() {
	f, ok := fence.New(3).Paint(1, fence.Green)
	fmt.Println(f, ok, f.At(1), f.At(1).Other(), f.At(2))
	// Output: .g. true green blue bare
}

func ExampleParse() {
	f, err := fence.Parse("bbgb.g")
	fmt.Println(f.Planks(), f.Painted(), f.Borders(), err)
	_, err = fence.Parse("bbr")
	fmt.Println(err)
	// Output:
	// 6 5 2 <nil>
	// fence: offset 2: unexpected 'r', want one of the letters b g .
}

func ExampleFence_WriteSVG() {
	if err := fence.MustParse("b").WriteSVG(os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="36" height="96" viewBox="-8 -8 36 96">
	// <title>a fence of 1 planks, 1 of them painted, with 0 borders</title>
	// <path d="M0 12l8.5 -12l8.5 12V80h-17z" fill="#3b82e0" stroke="#808080" stroke-linejoin="round"/>
	// </svg>
}
