package surreal_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal"
)

// The game {2|1||−1} is worth 1/4 on average: four of them make 1. At the temperature 5/4 nobody is in a hurry any
// more.
func ExampleGame_Thermograph() {
	g := surreal.MustParse("{2|1||-1}")
	t := g.Thermograph()
	fmt.Println("mean", t.Mean(), "temperature", t.Temperature())
	fmt.Println("Left wall", t.Left())
	fmt.Println("both", t)
	fmt.Println(g.Mul(4))
	// Output:
	// mean 1/4 temperature 5/4
	// Left wall 1 at -1, 1 at 1/2, 1/4 at 5/4
	// both 1 at -1, 1 at 1/2, 1/4 at 5/4 | -2 at -1, 1/4 at 5/4
	// 1
}

// Thermographs say something about the sums of games: means add up, and walls bound those of the sum.
func ExampleThermograph() {
	g, h := surreal.MustParse("{2|1||-1}"), surreal.MustParse("{3|-1}")
	a, b, sum := g.Thermograph(), h.Thermograph(), g.Add(h).Thermograph()
	fmt.Println(a.Mean(), "+", b.Mean(), "=", sum.Mean())
	fmt.Println(sum.Left().Le(a.Left().Add(b.Left())), a.Right().Add(b.Right()).Le(sum.Right()))
	fmt.Println(g.Add(surreal.Int(5)).Thermograph().Equal(a.Translate(surreal.DyadicFromInt(5))))
	fmt.Println(g.Neg().Thermograph().Equal(a.Neg()))
	fmt.Println(a.Le(g.Add(surreal.Up(1)).Thermograph()))
	// Output:
	// 1/4 + 1 = 5/4
	// true true
	// true
	// true
	// true
}

// A wall is a function of the temperature.
func ExampleWall() {
	w := surreal.MustParse("{2|1||-1}").Thermograph().Left()
	for _, t := range []surreal.Dyadic{surreal.NewDyadic(0, 0), surreal.NewDyadic(3, 2), surreal.NewDyadic(2, 0), surreal.NewDyadic(-2, 0)} {
		x, ok := w.At(t)
		fmt.Println(t, x, ok)
	}
	fmt.Println(w.Mast(), w.Equal(w.Neg().Neg()), w.Translate(surreal.NewDyadic(1, 2)).Mast())
	// Output:
	// 0 1 true
	// 3/4 3/4 true
	// 2 1/4 true
	// -2 0 false
	// 1/4 true 1/2
}

// The hottest game is the most urgent one. Numbers are cold.
func ExampleGame_Temperature() {
	for _, s := range []string{"{5|-2}", "{2|1||-1}", "+-1/2", "^*", "3/4", "7"} {
		g := surreal.MustParse(s)
		fmt.Printf("%-10s mean %-4v temperature %v\n", s, g.Mean(), g.Temperature())
	}
	// Output:
	// {5|-2}     mean 3/2  temperature 7/2
	// {2|1||-1}  mean 1/4  temperature 5/4
	// +-1/2      mean 0    temperature 1/2
	// ^*         mean 0    temperature 0
	// 3/4        mean 3/4  temperature -1/4
	// 7          mean 7    temperature -1
}

// The mean of a game is what one copy of many is worth.
func ExampleGame_Mean() {
	g := surreal.MustParse("{4||1|0}")
	for _, n := range []int64{1, 2, 4, 8} {
		s := g.Mul(n)
		fmt.Println(n, s.RightStop(), s.LeftStop())
	}
	fmt.Println(g.Mean())
	// Output:
	// 1 1 4
	// 2 4 5
	// 4 9 9
	// 8 18 18
	// 9/4
}

// Cooling takes something for each move, until it is not worth while to move.
func ExampleGame_Cool() {
	g := surreal.MustParse("{2|1}")
	for _, t := range []surreal.Dyadic{surreal.NewDyadic(1, 2), surreal.NewDyadic(1, 1), surreal.NewDyadic(3, 2)} {
		cooled, _ := g.Cool(t)
		fmt.Println(t, cooled)
	}
	_, ok := g.Cool(surreal.DyadicFromInt(-2))
	fmt.Println(ok)
	// Output:
	// 1/4 {7/4|5/4}
	// 1/2 3/2*
	// 3/4 3/2
	// false
}

// Cooled by its own temperature, a game is a number and an infinitesimal.
func ExampleGame_Freeze() {
	fmt.Println(surreal.MustParse("{2|1}").Freeze(), surreal.MustParse("{1||0|-2}").Freeze(), surreal.MustParse("{4||1|0}").Freeze())
	// Output:
	// 3/2* ^ 9/4*
}

// Heating gives something for each move.
func ExampleGame_Heat() {
	up := surreal.Up(1)
	g := up.Heat(surreal.Int(1))
	cooled, _ := g.Cool(surreal.DyadicFromInt(1))
	fmt.Println(g, cooled)
	// Output:
	// {1||0|-2} ^
}

// Overheating turns an integer n into n times a game.
func ExampleGame_Overheat() {
	one, star := surreal.Int(1), surreal.Nimber(1)
	fmt.Println(surreal.Int(3).Overheat(surreal.Up(1), star))
	fmt.Println(surreal.MustParse("1/2").Overheat(one, one))
	// Output:
	// ^3
	// {1|0}
}

// Play stops at a number; it also matters who is then to move.
func ExampleGame_Stop() {
	for _, s := range []string{"{3|-1}", "{2|1||-1}", "^", "5"} {
		g := surreal.MustParse(s)
		l, afterLeft := g.Stop(cgt.Left)
		r, afterRight := g.Stop(cgt.Right)
		fmt.Printf("%-10s Left first: %v, then %v; Right first: %v, then %v\n", s, l, afterLeft, r, afterRight)
	}
	// Output:
	// {3|-1}     Left first: 3, then Right; Right first: -1, then Left
	// {2|1||-1}  Left first: 1, then Left; Right first: -1, then Left
	// ^          Left first: 0, then Right; Right first: 0, then Right
	// 5          Left first: 5, then Left; Right first: 5, then Right
}

// The numbers that are neither better nor worse than a game.
func ExampleGame_ConfusionInterval() {
	for _, s := range []string{"{3|-1}", "{3||1|0}", "*", "^"} {
		i, ok := surreal.MustParse(s).ConfusionInterval()
		fmt.Println(s, i, ok)
	}
	i, _ := surreal.MustParse("{3||1|0}").ConfusionInterval()
	fmt.Println(i.Contains(surreal.DyadicFromInt(1)), i.Contains(surreal.DyadicFromInt(2)))
	// Output:
	// {3|-1} [-1, 3] true
	// {3||1|0} (1, 3] true
	// * [0, 0] true
	// ^ (0, 0) false
	// false true
}

func ExampleWriteThermographSVG() {
	var picture bytes.Buffer // or a file, or the answer to a request
	if err := surreal.WriteThermographSVG(&picture, surreal.MustParse("{2|1||-1}")); err != nil {
		fmt.Println(err)
	}
	fmt.Println(strings.Count(picture.String(), "stroke-dasharray"), "dashed lines")
	// Output:
	// 3 dashed lines
}

// With limits, for games that come from somebody else.
func ExampleCalculator_Thermograph() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 1000}}
	t, err := c.Thermograph(context.Background(), surreal.MustParse("{2|1||-1}"))
	fmt.Println(t.Mean(), t.Temperature(), err)
	var switches []surreal.Game
	for n := range int64(6) {
		switches = append(switches, surreal.Switch(surreal.Int(n+1)))
	}
	_, err = c.Thermograph(context.Background(), surreal.Sum(switches...))
	fmt.Println(err)
	// Output:
	// 1/4 5/4 <nil>
	// cgt: more than 1000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Cool() {
	var c surreal.Calculator
	g, ok, err := c.Cool(context.Background(), surreal.MustParse("{2|1}"), surreal.NewDyadic(1, 2))
	fmt.Println(g, ok, err)
	_, ok, err = c.Cool(context.Background(), g, surreal.DyadicFromInt(-2))
	fmt.Println(ok, err)
	// Output:
	// {7/4|5/4} true <nil>
	// false <nil>
}

func ExampleCalculator_Freeze() {
	var c surreal.Calculator
	fmt.Println(c.Freeze(context.Background(), surreal.MustParse("{4||1|0}")))
	// Output:
	// 9/4* <nil>
}

// A multiple of ↑ has as many positions as it says, and heating looks at all of them.
func ExampleCalculator_Heat() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 10_000}}
	one := surreal.Int(1)
	fmt.Println(c.Heat(context.Background(), surreal.Up(1), one))
	_, err := c.Heat(context.Background(), surreal.Up(1_000_000_000), one)
	fmt.Println(err)
	// Output:
	// {1||0|-2} <nil>
	// cgt: more than 10000 steps of arithmetic: the limit was reached
}

func ExampleCalculator_Overheat() {
	var c surreal.Calculator
	fmt.Println(c.Overheat(context.Background(), surreal.Int(3), surreal.Up(1), surreal.Nimber(1)))
	// Output:
	// ^3 <nil>
}

// The sum of the switches ±1 to ±24, which is far too large a game to be written down.
func ExampleSumThermograph() {
	var games []surreal.Game
	for n := int64(1); n <= 24; n++ {
		games = append(games, surreal.Switch(surreal.Int(n)))
	}
	t := surreal.SumThermograph(games...)
	stop, _ := t.Left().At(surreal.Dyadic{})
	fmt.Println(t.Mean(), t.Temperature(), stop)
	// Output: 0 24 12
}

func ExampleCalculator_SumThermograph() {
	var c surreal.Calculator
	games, err := c.ParseSum(context.Background(), "+-3 + +-2 - 1 + {4||2|1}")
	fmt.Println(len(games), err)
	t, err := c.SumThermograph(context.Background(), games...)
	fmt.Println(t.Mean(), t.Temperature(), err)
	// Output:
	// 4 <nil>
	// 7/4 3 <nil>
}

// A sum is read without being added up.
func ExampleCalculator_ParseSum() {
	var c surreal.Calculator
	fmt.Println(c.ParseSum(context.Background(), "+-3 - {2|1} + 2.(^ + 1)"))
	// Output:
	// [+-3 {-1|-2} 2^^] <nil>
}

// Walls alone, without the game they belong to.
func ExampleThermograph_WriteSVG() {
	t := surreal.SumThermograph(surreal.Switch(surreal.Int(2)), surreal.Switch(surreal.Int(1)))
	var picture strings.Builder
	err := t.WriteSVG(&picture, "two switches")
	for line := range strings.Lines(picture.String()) {
		if strings.Contains(line, "title") || strings.Contains(line, `stroke-width="3.5"`) {
			fmt.Print(line)
		}
	}
	fmt.Println(err)
	// Output:
	// <title>thermograph of two switches: mean 0, temperature 2</title>
	// <polyline points="116.0,396.0 116.0,236.0 196.0,156.0" stroke="#3b82e0" stroke-width="3.5"/>
	// <polyline points="276.0,396.0 276.0,236.0 196.0,156.0" stroke="#dd4b3e" stroke-width="3.5"/>
	// <line x1="196.0" y1="156.0" x2="196.0" y2="56.0" stroke="#808080" stroke-width="3.5"/>
	// <nil>
}

// The walls of two games are a bound for those of their sum.
func ExampleThermograph_Add() {
	g, h := surreal.MustParse("+-1"), surreal.MustParse("{2|1||-1}")
	bound, sum := g.Thermograph().Add(h.Thermograph()), g.Add(h).Thermograph()
	for _, t := range []string{"0", "1/2", "1", "5/4"} {
		at := surreal.MustParseDyadic(t)
		low, _ := sum.Left().At(at)
		high, _ := bound.Left().At(at)
		fmt.Println(t, low, "≤", high)
	}
	fmt.Println(sum.Mean() == bound.Mean())
	// Output:
	// 0 1 ≤ 2
	// 1/2 1/2 ≤ 3/2
	// 1 1/2 ≤ 1/2
	// 5/4 1/4 ≤ 1/4
	// true
}
