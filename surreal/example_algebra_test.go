package surreal_test

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// What a player can gain by a move.
func ExampleGame_Incentives() {
	for _, s := range []string{"5", "1/2", "{3|-1}", "^", "{1||0|-1}"} {
		g := surreal.MustParse(s)
		fmt.Println(s, g.Incentives(cgt.Left), g.Incentives(cgt.Right), g.Incentives())
	}
	// Output:
	// 5 [-1] [] [-1]
	// 1/2 [-1/2] [-1/2] [-1/2]
	// {3|-1} [{4|0}] [{4|0}] [{4|0}]
	// ^ [v] [^*] [^*]
	// {1||0|-1} [{2|1||0}] [{1,{2|1}|0}] [{1,{2|1}|0}]
}

// The Norton product is a multiple that need not be whole.
func ExampleGame_Norton() {
	half := surreal.MustParse("1/2").Norton(surreal.Up(1))
	fmt.Println(half, half.Add(half))
	fmt.Println(surreal.Int(-3).Norton(surreal.Up(1)))
	// Output:
	// {^^*|v*} ^
	// v3
}

// The product of numbers, of nimbers, and of anything else.
func ExampleGame_Times() {
	fmt.Println(surreal.MustParse("3/4").Times(surreal.MustParse("-1/2")))
	fmt.Println(surreal.Nimber(5).Times(surreal.Nimber(6)))
	fmt.Println(surreal.MustParse("{3|1}").Times(surreal.Up(2)))
	// Output:
	// -3/8
	// *8
	// {^6|^^}
}

// The atomic weight says how many ↑ an all-small game is worth, more or less. Who is two ahead wins.
func ExampleGame_AtomicWeight() {
	for _, s := range []string{"^3*2", "{^^*|v*}", "{^^|vv}", "{^|*||*}", "+_1"} {
		g := surreal.MustParse(s)
		w, ok := g.AtomicWeight()
		fmt.Println(s, w, ok)
	}
	// Output:
	// ^3*2 3 true
	// {^^*|v*} 1/2 true
	// {^^|vv} * true
	// {^|*||*} 1 true
	// +_1 0 true
}

// Games are hot, tepid or cold, and some of them infinitesimal.
func ExampleGame_IsHot() {
	for _, s := range []string{"{3|-1}", "2^", "7/4", "*5", "+_2"} {
		g := surreal.MustParse(s)
		kind := "cold"
		switch {
		case g.IsHot():
			kind = "hot"
		case g.IsTepid():
			kind = "tepid"
		}
		fmt.Printf("%-7s %-5s infinitesimal %-5v all-small %v\n", s, kind, g.IsInfinitesimal(), g.IsAllSmall())
	}
	// Output:
	// {3|-1}  hot   infinitesimal false all-small false
	// 2^      tepid infinitesimal false all-small false
	// 7/4     cold  infinitesimal false all-small false
	// *5      tepid infinitesimal true  all-small true
	// +_2     tepid infinitesimal true  all-small false
}

func ExampleGame_Switch() {
	x, y, ok := surreal.MustParse("+-3/2 + 1").Switch()
	fmt.Println(x, y, ok)
	_, _, ok = surreal.MustParse("{2|1||-1}").Switch()
	fmt.Println(ok)
	// Output:
	// 5/2 -1/2 true
	// false
}

// In an even game the second player makes the last move, however it is played, in an odd one the first.
func ExampleGame_Parity() {
	for _, s := range []string{"*", "+-1", "{-1|-3}", "*2"} {
		g := surreal.MustParse(s)
		fmt.Println(s, g.Parity(), g.Temper())
	}
	// Output:
	// * odd odd
	// +-1 even odd
	// {-1|-3} even odd
	// *2 mixed mixed
}

func ExampleGame_Levels() {
	levels, _ := surreal.MustParse("{2|1||-1}").Levels(1000)
	for day, level := range levels {
		fmt.Println(day, level)
	}
	// Output:
	// 0 [0]
	// 1 [-1 1]
	// 2 [2]
	// 3 [{2|1}]
	// 4 [{2|1||-1}]
}

func ExampleGame_Followers() {
	fmt.Println(slices.Collect(surreal.MustParse("{2|1||-1}").Followers()))
	fmt.Println(surreal.Nimber(1 << 40).NumFollowers(1000))
	// Output:
	// [{2|1||-1} {2|1} -1 2 1 0]
	// 0 false
}

func ExampleGame_NumStops() {
	fmt.Println(surreal.MustParse("{2|1||-1}").NumStops(math.MaxUint64))
	fmt.Println(surreal.Nimber(8).NumStops(math.MaxUint64))
	fmt.Println(surreal.Nimber(8).NumStops(1000))
	// Output:
	// 3 true
	// 4374 true
	// 0 false
}

// Products make a game for each position, or pair of positions; here within limits.
func ExampleCalculator_Times() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 100_000}}
	fmt.Println(c.Times(context.Background(), surreal.Nimber(5), surreal.Nimber(6)))
	_, err := c.Times(context.Background(), surreal.Nimber(5000), surreal.Nimber(6000))
	fmt.Println(err)
	// Output:
	// *8 <nil>
	// cgt: more than 100000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Norton() {
	var c surreal.Calculator
	fmt.Println(c.Norton(context.Background(), surreal.MustParse("1/2"), surreal.Up(1)))
	// Output:
	// {^^*|v*} <nil>
}

func ExampleCalculator_Incentives() {
	var c surreal.Calculator
	fmt.Println(c.Incentives(context.Background(), surreal.MustParse("{3|-1}")))
	// Output:
	// [{4|0}] <nil>
}

func ExampleCalculator_AtomicWeight() {
	var c surreal.Calculator
	fmt.Println(c.AtomicWeight(context.Background(), surreal.MustParse("{^^|vv}")))
	fmt.Println(c.AtomicWeight(context.Background(), surreal.Int(1)))
	// Output:
	// * true <nil>
	// 0 false <nil>
}

// What is left of a game when infinitesimals do not count.
func ExampleGame_Reduced() {
	for _, s := range []string{"3/4^", "+_1", "{3/2*|1/2||-1^}", "{2,{3^|1}|0}"} {
		fmt.Println(s, surreal.MustParse(s).Reduced())
	}
	// Output:
	// 3/4^ 3/4
	// +_1 0
	// {3/2*|1/2||-1^} {3/2|1/2||-1}
	// {2,{3^|1}|0} {2,{3|1}|0}
}

func ExampleCalculator_Reduced() {
	var c surreal.Calculator
	fmt.Println(c.Reduced(context.Background(), surreal.MustParse("{3/2*|1/2||-1^}")))
	// Output:
	// {3/2|1/2||-1} <nil>
}

func ExampleInterval_Simplest() {
	third := surreal.Interval{Low: surreal.MustParseDyadic("5/16"), High: surreal.MustParseDyadic("3/8"), LowOpen: true, HighOpen: true}
	fmt.Println(third.Simplest())
	third.HighOpen = false
	fmt.Println(third.Simplest())
	third.High = third.Low
	fmt.Println(third.Simplest())
	// Output:
	// 11/32 true
	// 3/8 true
	// 0 false
}

// Beside a large nimber, ↑ wins for Left, but +_1 does not.
func ExampleGame_FarStar() {
	fmt.Println(surreal.Up(1).FarStar(), surreal.MustParse("+_1").FarStar(), surreal.Up(-1).FarStar())
	// Output:
	// > || <
}
