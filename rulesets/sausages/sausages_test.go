package sausages_test

import (
	"context"
	"errors"
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
	"github.com/cgt-go/sdk/rulesets/sausages"
	"github.com/cgt-go/sdk/zermelo"
)

// plain returns by how many sausages the cat to bite will be ahead, by the definition, on a row of sausages: links[i]
// says whether the sausages i and i+1 are still together. A sausage is eaten when it has no link left.
func plain(values map[string]int, links string) int {
	if v, ok := values[links]; ok {
		return v
	}
	linked := func(i int) bool { return i >= 0 && i < len(links) && links[i] == '-' }
	best, isEnd := 0, true
	for i := range links {
		if links[i] != '-' {
			continue
		}
		eaten := 0
		if !linked(i - 1) {
			eaten++
		}
		if !linked(i + 1) {
			eaten++
		}
		if v := eaten - plain(values, links[:i]+" "+links[i+1:]); isEnd || v > best {
			best, isEnd = v, false
		}
	}
	values[links] = best
	return best
}

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[sausages.Table, zermelo.Int](t, sausages.Rules{}, sausages.MustParse("5,4"), sausages.MustParse("3,2,2 -1 Min"))
}

// TestS36Sausages compares the values with the definition, and with two solvers.
func TestS36Sausages(t *testing.T) {
	ctx := t.Context()
	var solver sausages.Solver
	oracle := map[string]int{}
	links := ""
	for n := 2; n <= 16; n++ {
		links += "-"
		start, err := sausages.New(n)
		if err != nil {
			t.Fatal(err)
		}
		want := zermelo.Int(plain(oracle, links))
		if got, err := solver.Value(ctx, start); got != want || err != nil {
			t.Errorf("%d sausages: %v, %v, want %v", n, got, err, want)
		}
		if n > 12 {
			continue
		}
		for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
			s := zermelo.Solver[sausages.Table, zermelo.Int]{Game: sausages.Rules{}, Method: m}
			sol, err := s.Solve(ctx, start)
			if err != nil || sol.StartValue() != want {
				t.Fatalf("%d sausages: %v, %v, want %v", n, sol.StartValue(), err, want)
			}
			if err := sol.Verify(ctx); err != nil {
				t.Error(err)
			}
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				if _, err := zermelo.CheckStrategy[sausages.Table, zermelo.Int](ctx, sausages.Rules{}, start, who, sol.Strategy(who), want, cgt.Limits{}); err != nil {
					t.Error(err)
				}
			}
		}
		if shortest, longest, err := zermelo.Lengths[sausages.Table, zermelo.Int](ctx, sausages.Rules{}, start, cgt.Limits{}); shortest != n-1 || longest != n-1 || err != nil {
			t.Errorf("%d sausages: %d to %d moves, %v", n, shortest, longest, err)
		}
	}
}

// TestTables compares values of several chains, in the middle of a play, with the solver.
func TestTables(t *testing.T) {
	var solver sausages.Solver
	rapid.Check(t, func(t *rapid.T) {
		start, err := sausages.New(rapid.SliceOfN(rapid.IntRange(2, 5), 0, 4).Draw(t, "chains")...)
		if err != nil {
			t.Fatal(err)
		}
		start.Lead, start.Next = rapid.IntRange(-9, 9).Draw(t, "lead"), zermelo.Player(rapid.IntRange(0, 1).Draw(t, "next"))
		sol, err := zermelo.Solve[sausages.Table, zermelo.Int](t.Context(), sausages.Rules{}, start)
		if err != nil {
			t.Fatal(err)
		}
		for p, want := range sol.All() {
			if got, err := solver.Value(t.Context(), p); got != want || err != nil {
				t.Fatalf("%v: %v, %v, want %v", p, got, err, want)
			}
			if again, err := sausages.Parse(p.String()); again != p || err != nil {
				t.Fatalf("%v is read as %v, %v", p, again, err)
			}
		}
	})
}

func TestErrors(t *testing.T) {
	ruletest.Text(t, sausages.Parse, "0 +0 Max", "4,2,2 -3 Min", "255 +0 Max")
	ruletest.Normal(t, sausages.Parse, map[string]string{" 2, 4": "4,2 +0 Max", "0": "0 +0 Max", "5 - 12 Max": "5 -12 Max"})
	ruletest.Errors(t, sausages.Parse, map[string]int{"": 0, "1": 0, "3,1": 2, "3,": 2, "256": 0, "200,56": 4, "1000": 0, "3 +": 3, "3 +1": 4, "3 +1 Mix": 5, "3 x": 2, "2,0": 2, "3 +1 Max x": 9})
	ruletest.JSON(t, sausages.MustParse("4,2"), `"4,2 +0 Max"`, `"1"`)
	panics.Expect(t, map[string]func(){"MustParse": func() { sausages.MustParse("x") }})
	var size *sausages.SizeError
	for _, bad := range [][]int{{1}, {-3}, {3, 0}, {128, 128}} {
		if _, err := sausages.New(bad...); !errors.As(err, &size) {
			t.Errorf("%v: %v", bad, err)
		}
	}
	large := sausages.MustParse("255")
	v := sausages.Solver{Limits: cgt.Limits{Positions: 1000}}
	if _, err := v.Value(t.Context(), large); !errors.Is(err, cgt.ErrLimit) {
		t.Error(err)
	}
	stop := errors.New("stop")
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(stop)
	if _, err := new(sausages.Solver).Value(ctx, large); !errors.Is(err, stop) {
		t.Error(err)
	}
	var again sausages.Solver
	if _, err := again.Value(t.Context(), sausages.MustParse("8")); err != nil {
		t.Error(err)
	}
	if _, err := again.Value(ctx, sausages.MustParse("9")); !errors.Is(err, stop) {
		t.Errorf("after another table: %v", err)
	}
}

// Chains of six and of seven sausages: who eats more, by how many, and the best first bites.
func Example() {
	ctx := context.Background()
	for _, n := range []int{6, 7} {
		start, _ := sausages.New(n)
		sol, err := zermelo.Solve[sausages.Table, zermelo.Int](ctx, sausages.Rules{}, start)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(n, "sausages:", sol.StartValue(), "by", sol.BestMoves(start), sol.Verify(ctx))
	}
	// Output:
	// 6 sausages: 2 by [5 +1 Min 3,3 +0 Min] <nil>
	// 7 sausages: -1 by [6 +1 Min] <nil>
}

// By how many sausages the first cat eats more than the second, for 2 to 40 of them: by two if the number is even, and
// one fewer if it is odd.
func ExampleSolver() {
	var v sausages.Solver
	for n := 2; n <= 40; n++ {
		t, _ := sausages.New(n)
		x, err := v.Value(context.Background(), t)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Print(x, " ")
	}
	// Output: 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2 -1 2
}

func ExampleParse() {
	t, err := sausages.Parse("2,5")
	fmt.Println(t, t.Chains(), err)
	fmt.Println(sausages.Rules{}.AppendMoves(nil, t))
	// Output:
	// 5,2 +0 Max [5 2] <nil>
	// [4,2 +1 Min 3,2,2 +0 Min 5 +2 Min]
}

func ExampleSizeError() {
	_, err := sausages.New(5, 1)
	fmt.Println(err)
	// Output: sausages: chain 1, counted from 0, has 1 sausage: a chain has two sausages or more, and all together up to 255
}

// TestSVG checks that there are all sausages, with a link between two, and twice the half of one at the end of a line.
func TestSVG(t *testing.T) {
	for text, want := range map[string][2]int{"0": {}, "2": {2, 1}, "4,2,2 -3 Min": {8, 5}, "20,3": {23, 21}, "19,2": {21, 19}, "21": {21, 21}, "255 +0 Max": {255, 266}} {
		picture := sausages.MustParse(text).AppendSVG(nil)
		svgtest.Check(t, picture, 30_000, text)
		_, links, _ := strings.Cut(string(picture), `<path d="`)
		links, _, _ = strings.Cut(links, `"`)
		if got := [2]int{strings.Count(string(picture), "<rect"), strings.Count(links, "M")}; got != want {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
		if isOver := strings.Contains(string(picture), ", the end<"); isOver != (text == "0") {
			t.Errorf("%s: the end: %v", text, isOver)
		}
	}
}

func ExampleTable_WriteSVG() {
	fmt.Println(sausages.MustParse("3 +1 Min").WriteSVG(os.Stdout))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="240" height="60" viewBox="-8 -8 240 60">
	// <title>chains of sausages: 3 +1 Min</title>
	// <path d="M26 7h6M58 7h6" fill="none" stroke="#808080" stroke-width="3"/>
	// <g fill="#a5713f">
	// <rect x="0" y="0" width="26" height="14" rx="7"/>
	// <rect x="32" y="0" width="26" height="14" rx="7"/>
	// <rect x="64" y="0" width="26" height="14" rx="7"/>
	// </g>
	// <text x="0" y="42" font-family="sans-serif" font-size="14" fill="#808080">Max +1, Min to bite</text>
	// </svg>
	// <nil>
}
