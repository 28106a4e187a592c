package surreal_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/cgt-go/sdk/surreal"
)

// Each power of ↑ is an infinitesimal of smaller order than the one before.
func ExampleGame_Pow() {
	up := surreal.Up(1)
	square, _ := up.Pow(surreal.DyadicFromInt(2))
	fmt.Println(square, square.Gt(surreal.Int(0)), square.Mul(10).Lt(up))
	for o := range square.Right() {
		fmt.Println("Right can move to", o)
	}
	fmt.Println(surreal.Int(1).Pow(surreal.DyadicFromInt(2)))
	// Output:
	// ^<2> true true
	// Right can move to v*
	// 0 false
}

// The powers of ↑, added up, and a power in between.
func ExampleGame_PowTo() {
	for _, x := range []string{"1", "2", "3", "3/2"} {
		g, ok := surreal.Up(1).PowTo(surreal.MustParseDyadic(x))
		fmt.Println(x, g, ok)
	}
	// Output:
	// 1 ^ true
	// 2 ^[2] true
	// 3 ^[3] true
	// 3/2 {^|*,^[2]} true
}

// A game and its companion, which is as far up in the order.
func ExampleGame_Companion() {
	for _, s := range []string{"0", "*", "3/4", "^", "+_1"} {
		fmt.Println(s, surreal.MustParse(s).Companion())
	}
	// Output:
	// 0 *
	// * 0
	// 3/4 3/4
	// ^ ^*
	// +_1 {0,*||*|-1}
}

// What stands on a base, and a game that does not stand on it.
func ExampleGame_Subordinate() {
	fmt.Println(surreal.MustParse("*:3").Subordinate(surreal.Nimber(1)))
	fmt.Println(surreal.MustParse("1/2").Subordinate(surreal.Int(1)))
	fmt.Println(surreal.MustParse("^").Subordinate(surreal.Int(1)))
	// Output:
	// 3 true
	// -1 true
	// 0 false
}

// Uptimals are sums of powers of ↑ with a number and a nimber.
func ExampleGame_Uptimal() {
	for _, s := range []string{"^3*2", "{0||0,v*|vv}", "1^[3]*", "{^^*|v*}"} {
		u, ok := surreal.MustParse(s).Uptimal()
		fmt.Println(s, u, ok)
	}
	// Output:
	// ^3*2 *2.3 true
	// {0||0,v*|vv} 0.02 true
	// 1^[3]* 1*.111 true
	// {^^*|v*} 0.0 false
}

// From the coefficients to the game.
func ExampleUptimal() {
	u := surreal.Uptimal{Number: surreal.DyadicFromInt(2), Star: 1, Coefficients: []surreal.Dyadic{surreal.DyadicFromInt(-1), surreal.DyadicFromInt(3)}}
	fmt.Println(u, u.Game())
	// Output:
	// 2*.1-3 {2v*,2|||2vv,2v*||2v3*,2vv|2v4}
}

// All games born by day 1, and how many there are on the next days.
func ExampleBornBy() {
	fmt.Println(surreal.BornBy(1))
	for day := range 5 {
		games, ok := surreal.BornBy(day)
		fmt.Println(day, len(games), ok)
	}
	// Output:
	// [-1 0 * 1] true
	// 0 1 true
	// 1 4 true
	// 2 22 true
	// 3 1474 true
	// 4 0 false
}

func ExampleRandom() {
	source := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		fmt.Println(surreal.Random(source, 3, 2))
	}
	// Output:
	// 1
	// *
	// -1
}

// Numbers, and numbers plus a tiny or a miny game.
func ExampleGame_IsNumberTiny() {
	for _, s := range []string{"3/4", "3/4 + +_2", "^"} {
		fmt.Println(s, surreal.MustParse(s).IsNumberTiny())
	}
	// Output:
	// 3/4 true
	// 3/4 + +_2 true
	// ^ false
}

// In ↑ all positions are infinitesimals; in +₂ one is hot.
func ExampleGame_Hereditarily() {
	for _, s := range []string{"^", "+_2"} {
		fmt.Println(s, surreal.MustParse(s).Hereditarily(surreal.Game.IsInfinitesimal))
	}
	// Output:
	// ^ true
	// +_2 false
}

// Statements may ask questions.
func ExampleStatement() {
	var c surreal.Calculator
	for _, s := range []string{"isHot({2|1})", "isAllSmall(+_1)", "^ < 1/8"} {
		st, err := c.ParseStatement(context.Background(), s)
		fmt.Println(s, st.Holds(), err)
	}
	// Output:
	// isHot({2|1}) true <nil>
	// isAllSmall(+_1) false <nil>
	// ^ < 1/8 true <nil>
}

func ExampleCalculator_Pow() {
	var c surreal.Calculator
	fmt.Println(c.Pow(context.Background(), surreal.Up(1), surreal.DyadicFromInt(3)))
	fmt.Println(c.Pow(context.Background(), surreal.Nimber(2), surreal.DyadicFromInt(3)))
	// Output:
	// ^<3> true <nil>
	// 0 false <nil>
}

func ExampleCalculator_PowTo() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 10_000}}
	fmt.Println(c.PowTo(context.Background(), surreal.Up(1), surreal.DyadicFromInt(3)))
	fmt.Println(c.PowTo(context.Background(), surreal.Up(1), surreal.DyadicFromInt(1_000_000)))
	// Output:
	// ^[3] true <nil>
	// 0 false cgt: more than 10000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Companion() {
	var c surreal.Calculator
	fmt.Println(c.Companion(context.Background(), surreal.Up(1)))
	// Output:
	// ^* <nil>
}

func ExampleCalculator_Subordinate() {
	var c surreal.Calculator
	fmt.Println(c.Subordinate(context.Background(), surreal.MustParse("^:1/2"), surreal.Up(1)))
	// Output:
	// 1/2 true <nil>
}

func ExampleCalculator_Uptimal() {
	var c surreal.Calculator
	fmt.Println(c.Uptimal(context.Background(), surreal.MustParse("{^|*}")))
	// Output:
	// 0.11 true <nil>
}

// Integers, and what is a number up to an infinitesimal.
func ExampleGame_IsInt() {
	for _, s := range []string{"-3", "1/2", "3*", "+-1"} {
		g := surreal.MustParse(s)
		fmt.Println(s, g.IsInt(), g.IsNumberish())
	}
	// Output:
	// -3 true true
	// 1/2 false true
	// 3* false true
	// +-1 false false
}

// A statement may ask for games or for a text.
func ExampleStatement_Games() {
	var c surreal.Calculator
	st, err := c.ParseStatement(context.Background(), "leftOptions({2,{3|1}|0})")
	fmt.Println(st.Games())
	fmt.Println(st.Question, st.G, err)
	// Output:
	// [2 {3|1}] true
	// leftOptions {2,{3|1}|0} <nil>
}

func ExampleStatement_Text() {
	var c surreal.Calculator
	st, err := c.ParseStatement(context.Background(), "confusionInterval({3|-1})")
	fmt.Println(st.Text())
	fmt.Println(err)
	// Output:
	// [-1, 3] true
	// <nil>
}
