package sdk_test

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/rulesets/clobber"
	"github.com/cgt-go/sdk/rulesets/domineering"
	"github.com/cgt-go/sdk/rulesets/noughts"
	"github.com/cgt-go/sdk/surreal"
	"github.com/cgt-go/sdk/surreal/sums"
	"github.com/cgt-go/sdk/surreal/transfinite"
	"github.com/cgt-go/sdk/zermelo"
)

// Package cgt: from a heap of 21 coins one may take up to three.
func Example_rules() {
	ctx := context.Background()
	rules := cgt.ImpartialFunc[int](func(dst []int, coins int) []int {
		for take := 1; take <= min(3, coins); take++ {
			dst = append(dst, coins-take)
		}
		return dst
	})
	s := cgt.Solver[int]{Rules: rules}
	moves, err := s.WinningMoves(ctx, 21, cgt.Left)
	fmt.Println("leave", moves, err)
	fmt.Println("checked:", s.Verify(ctx) == nil)
	// Output:
	// leave [20] <nil>
	// checked: true
}

// Package surreal: values are read from a text, or found from the rules of a game.
func Example_values() {
	ctx := context.Background()
	g := surreal.MustParse("{2||1|-1}")
	fmt.Println(g, g.Outcome(), g.Mean(), g.Temperature())
	s := surreal.Solver[domineering.Position]{Rules: domineering.Rules{}}
	value, err := s.Value(ctx, domineering.Rectangle(2, 3))
	fmt.Println(value, value.Outcome(), err)
	fmt.Println("checked:", s.Verify(ctx) == nil)
	// Output:
	// {2|+-1} L 1 1
	// {2|-1/2} N <nil>
	// checked: true
}

// Package nim: a row of pins in Kayles, and all rows that there are.
func Example_nimValues() {
	ctx := context.Background()
	kayles := heaps.Kayles()
	value, err := nim.Value(ctx, kayles, heaps.NewHeaps(27))
	fmt.Println(value, err)
	s := heaps.Sequence{Code: kayles}
	period, err := s.FindPeriod(ctx)
	fmt.Println(period, err)
	fmt.Println("checked:", period.Verify(ctx, &s) == nil)
	// Output:
	// *8 <nil>
	// 0.77 has period 12 from 71 on <nil>
	// checked: true
}

// Package zermelo: noughts and crosses is a draw.
func Example_payoffs() {
	ctx := context.Background()
	game, start := noughts.Rules{InRow: 3}, noughts.MustParse("...|...|...")
	solution, err := zermelo.Solve(ctx, game, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution.StartValue())
	fmt.Println("checked:", solution.Verify(ctx) == nil)
	// Output:
	// draw
	// checked: true
}

// Package sums: who wins a board and a switch side by side.
func Example_sums() {
	ctx := context.Background()
	var s sums.Solver
	solution, err := s.Solve(ctx, cgt.Left, sums.Of(clobber.Rules{}, clobber.MustParse("xoxo")), sums.Value(surreal.MustParse("{1/2|-1}")))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(solution)
	_, err = solution.Verify(ctx, sums.VerifyLimits{})
	fmt.Println("checked:", err == nil)
	// Output:
	// Left first: Left wins by 1:1/2
	// checked: true
}

// Package richman: with more than a third of the money Blue wins from v1.
func Example_bids() {
	ctx := context.Background()
	g, err := richman.ParseJSON(`{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := richman.Solve(ctx, g)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.Name(0), s.Value(0), s.Bid(0))
	fmt.Println("checked:", s.Verify(ctx) == nil)
	// Output:
	// v1 1/3 1/3
	// checked: true
}

// Package matrixgame: who guesses a coin had better toss one.
func Example_matrix() {
	s, err := matrixgame.Solve(context.Background(), matrixgame.Integers([]int64{1, -1}, []int64{-1, 1}))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("value", s.Value().RatString(), "row", s.Row(), "column", s.Column())
	fmt.Println("checked:", s.Verify() == nil)
	// Output:
	// value 0 row (1/2, 1/2) column (1/2, 1/2)
	// checked: true
}

// Package transfinite: numbers beyond the fractions, and the Hackenbush stalks that they are.
func Example_numbers() {
	x := transfinite.MustParse("(w/2 + 1)*(2 - 1/w)")
	signs, err := x.SignExpansion()
	fmt.Println(x, "is", signs, err)
	back, err := signs.Number()
	fmt.Println("checked:", back.Equal(x), err)
	// Output:
	// w + 3/2 - w^(-1) is +:w+2 -:2 +:w <nil>
	// checked: true <nil>
}
