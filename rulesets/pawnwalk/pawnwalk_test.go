package pawnwalk_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/cgttest"
	"github.com/cgt-go/sdk/internal/panics"
	"github.com/cgt-go/sdk/internal/ruletest"
	"github.com/cgt-go/sdk/internal/svg/svgtest"
	"github.com/cgt-go/sdk/rulesets/pawnwalk"
	"github.com/cgt-go/sdk/zermelo"
)

// TestGameLaws runs the property kit.
func TestGameLaws(t *testing.T) {
	cgttest.RunGame[pawnwalk.Square, zermelo.Int](t, pawnwalk.Figure10(), pawnwalk.Square{})
}

// TestS34PawnWalk checks all tables of the source, figures 10 to 13, and the value.
func TestS34PawnWalk(t *testing.T) {
	figure13 := "3/3 1/3 4 4/4 4 4 1/4 4 4 5 5/4 4 5 5 9 9/4 5 5 9 9 9 2/5 5 9 9 9 6 6 6"
	rules := pawnwalk.Figure10()
	for moves := range 8 {
		table := rules.Table(moves)
		for i, line := range strings.Split(figure13, "/") {
			for col, text := range strings.Fields(line) {
				v, ok := table.At(pawnwalk.Square{Col: col, Row: 7 - i})
				if wantOK := i-col <= moves; ok != wantOK || ok && fmt.Sprint(v) != text { // the anti-diagonal is where col = i
					t.Errorf("%d moves: column %d, row %d from the top: %v, %v, want %v, %v", moves, col, i, v, ok, text, wantOK)
				}
			}
		}
		svgtest.Check(t, table.AppendSVG(nil), 20_000, moves)
	}
	svgtest.Check(t, pawnwalk.New(1_000_000_000_000, -1_000_000_000_000).Table(1).AppendSVG(nil), 2000, "large payoffs")
	n, err := zermelo.CheckLabels(t.Context(), rules, pawnwalk.Square{}, rules.Table(7).At, cgt.Limits{})
	if n != 36 || err != nil {
		t.Errorf("%d positions, %v", n, err)
	}
	var wrong *zermelo.LabelError
	if _, err := zermelo.CheckLabels(t.Context(), rules, pawnwalk.Square{}, rules.Table(6).At, cgt.Limits{}); !errors.As(err, &wrong) || wrong.Position != "a1" {
		t.Error(err)
	}
}

// TestTable compares tables with two solvers, and checks both strategies.
func TestTable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		payoffs := rapid.SliceOfN(rapid.Map(rapid.IntRange(-9, 9), func(x int) zermelo.Int { return zermelo.Int(x) }), 1, 9).Draw(t, "payoffs")
		rules := pawnwalk.New(payoffs...)
		table := rules.Table(rules.Size())
		for _, m := range []zermelo.Method{zermelo.Induction, zermelo.Retrograde} {
			s := zermelo.Solver[pawnwalk.Square, zermelo.Int]{Game: rules, Method: m}
			sol, err := s.Solve(t.Context(), pawnwalk.Square{})
			if err != nil {
				t.Fatal(err)
			}
			for q, v := range sol.All() {
				if got, ok := table.At(q); !ok || got != v {
					t.Fatalf("%v: %v, %v, want %v", q, got, ok, v)
				}
			}
			for who := zermelo.Max; who <= zermelo.Min; who++ {
				if _, err := zermelo.CheckStrategy(t.Context(), rules, pawnwalk.Square{}, who, sol.Strategy(who), sol.StartValue(), cgt.Limits{}); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	large := make([]zermelo.Int, pawnwalk.MaxSize)
	for i := range large {
		large[i] = zermelo.Int(i * i * 7919 % 1000)
	}
	rules := pawnwalk.New(large...)
	if _, err := zermelo.CheckLabels(t.Context(), rules, pawnwalk.Square{}, rules.Table(99).At, cgt.Limits{}); err != nil {
		t.Error(err)
	}
}

func TestErrors(t *testing.T) {
	rules := pawnwalk.Figure10()
	for _, q := range []pawnwalk.Square{{Col: -1}, {Row: -1}, {Col: 4, Row: 4}, {Col: 8}} {
		if v, ok := rules.End(q); v != 0 || !ok || len(rules.AppendMoves(nil, q)) > 0 {
			t.Errorf("%v: %v, %v", q, v, ok)
		}
		if _, ok := rules.Table(7).At(q); ok {
			t.Errorf("%v is in the table", q)
		}
	}
	panics.Expect(t, map[string]func(){
		"New": func() { pawnwalk.New() }, "large": func() { pawnwalk.New(make([]zermelo.Int, 27)...) }, "Table": func() { rules.Table(-1) },
	})
	ruletest.Text(t, pawnwalk.ParseSquare, "a1", "h8", "z26")
	ruletest.Errors(t, pawnwalk.ParseSquare, map[string]int{"": 0, "A1": 0, "a": 1, "a0": 1, "a27": 1, "a1b": 2, "a99999999999999999999": 1})
	ruletest.JSON(t, pawnwalk.Square{Col: 2, Row: 3}, `"c4"`, `"4c"`)
}

// Figure 13: the values of all squares. That of a1 is 5.
func Example() {
	rules := pawnwalk.Figure10()
	fmt.Print(rules.Table(7))
	sol, err := zermelo.Solve(context.Background(), rules, pawnwalk.Square{})
	fmt.Println(sol.StartValue(), sol.BestMoves(pawnwalk.Square{}), err)
	// Output:
	// 3
	// 3 1
	// 3 4 4
	// 4 4 4 1
	// 4 4 4 5 5
	// 4 4 5 5 9 9
	// 4 5 5 9 9 9 2
	// 5 5 9 9 9 6 6 6
	// 5 [b1] <nil>
}

// Figures 10 to 12: the payoffs, and the values one move and two moves before the end.
func ExampleRules_Table() {
	for moves := range 3 {
		fmt.Print(strings.ReplaceAll(pawnwalk.Figure10().Table(moves).String(), " ", "·"))
		fmt.Println("--")
	}
	// Output:
	// 3
	// ··1
	// ····4
	// ······1
	// ········5
	// ··········9
	// ············2
	// ··············6
	// --
	// 3
	// 3·1
	// ··4·4
	// ····4·1
	// ······5·5
	// ········9·9
	// ··········9·2
	// ············6·6
	// --
	// 3
	// 3·1
	// 3·4·4
	// ··4·4·1
	// ····4·5·5
	// ······5·9·9
	// ········9·9·2
	// ··········6·6·6
	// --
}

func ExampleParseSquare() {
	q, err := pawnwalk.ParseSquare("c4")
	fmt.Println(q.Col, q.Row, err)
	fmt.Println(pawnwalk.Figure10().AppendMoves(nil, q))
	// Output:
	// 2 3 <nil>
	// [c5 d4]
}
