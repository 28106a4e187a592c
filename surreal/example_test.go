package surreal_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/nim/heaps"
	"github.com/cgt-go/sdk/surreal"
)

// The tour: rules, values, and what values are good for.
func Example() {
	// A heap of coins: Left may take 1 or 4 of them, Right 2 or 3. Whoever cannot move loses.
	rules := cgt.RulesetFunc[int](func(moves []int, coins int, who cgt.Player) []int {
		for _, n := range [][]int{{1, 4}, {2, 3}}[who] {
			if n <= coins {
				moves = append(moves, coins-n)
			}
		}
		return moves
	})
	s := surreal.Solver[int]{Rules: rules}
	ctx := context.Background()
	two, _ := s.Value(ctx, 2)
	three, _ := s.Value(ctx, 3)
	four, err := s.Value(ctx, 4)
	fmt.Println(two, three, four, err)

	// Two heaps side by side are worth the sum of their values.
	sum := two.Add(four)
	fmt.Println("2 and 4 coins:", sum, sum.Outcome())

	// Three coins are a loss for Left, but a smaller one than any negative number is.
	fmt.Println(three.Rel(surreal.Int(0)), three.Rel(surreal.MustParse("-1/1024")))
	// Output:
	// {1|0} -_1 1/2 <nil>
	// 2 and 4 coins: {3/2|1/2} L
	// < >
}

// A game is made of the options of Left and Right. Options that do not matter vanish.
func ExampleNew() {
	zero, one := surreal.Int(0), surreal.Int(1)
	star := surreal.New([]surreal.Game{zero}, []surreal.Game{zero})
	half := surreal.New([]surreal.Game{zero}, []surreal.Game{one})
	up := surreal.New([]surreal.Game{zero}, []surreal.Game{star})
	fmt.Println(star, half, up)

	// 0 is dominated by 1, and -1|5 is a trap for whoever moves: the simplest number between is 0.
	fmt.Println(surreal.New([]surreal.Game{zero, one}, nil))
	fmt.Println(surreal.New([]surreal.Game{surreal.Int(-1)}, []surreal.Game{surreal.Int(5)}))

	// Both options of {↑|↓} are reversible.
	fmt.Println(surreal.New([]surreal.Game{up}, []surreal.Game{up.Neg()}) == star)
	// Output:
	// * 1/2 ^
	// 2
	// 0
	// true
}

// The notation of the field, and that of a calculator.
func ExampleParse() {
	for _, s := range []string{
		"{-1|5}",             // the simplest number between
		"{1/4|1}",            // not 5/8
		"{0,*|0}",            // ↑ + *
		"{2,{1|-1}|-1/2}",    // a polyomino of Domineering
		"4.{2|1||-1}",        // four times {{2|1} | -1}
		"+-1 +- 2 +- 3 +- 4", // switches
	} {
		fmt.Println(surreal.MustParse(s))
	}
	_, err := surreal.Parse("1 + {2|")
	var syntax *cgt.SyntaxError
	fmt.Println(errors.As(err, &syntax), syntax.Offset, err)
	// Output:
	// 0
	// 1/2
	// ^*
	// {2|-1/2}
	// 1
	// +-{10|8||6|4|||4|2||0|-2}
	// true 7 game: offset 7: the text ends, but "{" at offset 4 is still open
}

func ExampleGame_String() {
	fmt.Println(surreal.MustParse("1/2 + ^ + ^ + ^ + *2"))
	fmt.Println(surreal.MustParse("{2 | {1 | -1}}"), surreal.MustParse("{3 | {2 | {1 | 0}}}"))
	fmt.Println(surreal.MustParse("{0 | {0 | -2}}"))
	// Output:
	// 1/2^3*2
	// {2|+-1} {3|||2||1|0}
	// +_2
}

// In Hackenbush one edge on top of another is lost when the lower one is cut: a red edge on a blue one makes 1/2,
// and a blue one on a green one the flower ↑*.
func ExampleOrdinalSum() {
	blue, red, green := surreal.Int(1), surreal.Int(-1), surreal.Nimber(1)
	fmt.Println(surreal.OrdinalSum(blue, red), surreal.OrdinalSum(green, blue))
	fmt.Println(surreal.OrdinalSum(red, blue, blue) == surreal.MustParse("-1/4"))
	// Output:
	// 1/2 ^*
	// true
}

// ±1 ± 2 ± … ± n has few positions, but its text doubles with n.
func ExampleGame_Text() {
	var sum surreal.Game
	for n := range int64(20) {
		sum = sum.Add(surreal.Switch(surreal.Int(n + 1)))
		if text, err := sum.Text(40); err == nil {
			fmt.Println(text)
		}
	}
	_, err := sum.Text(1_000_000)
	fmt.Println(err)
	// Output:
	// +-1
	// +-{3|1}
	// +-{6|4||2|0}
	// +-{10|8||6|4|||4|2||0|-2}
	// cgt: more than 1000000 bytes of text: the limit was reached
}

// With %+v games are written with the letters of the books.
func ExampleGame_Format() {
	fmt.Printf("%v %+v %q\n", surreal.Up(-3), surreal.Up(-3), surreal.Up(-3))
	// Output: v3 ↓3 "v3"
}

// The order of games is partial.
func ExampleGame_Rel() {
	up, star := surreal.Up(1), surreal.Nimber(1)
	fmt.Println("^", up.Rel(surreal.Int(0)), "0")
	fmt.Println("^", up.Rel(surreal.MustParse("1/1024")), "1/1024")
	fmt.Println("^", up.Rel(star), "*")
	fmt.Println("^^", up.Add(up).Rel(star), "*")
	// Output:
	// ^ > 0
	// ^ < 1/1024
	// ^ || *
	// ^^ > *
}

// {3||1|0} is confused with 2, and with {2|1} as well.
func ExampleGame_Confused() {
	g := surreal.MustParse("{3||1|0}")
	fmt.Println(g.Confused(surreal.Int(2)), g.Confused(surreal.MustParse("{2|1}")))
	// Output: true true
}

func ExampleGame_Le() {
	g, h := surreal.Nimber(1), surreal.MustParse("1/4")
	fmt.Println(g.Le(h), g.Ge(h), g.Lt(h), g.Gt(h), g.Equal(h), g == h)
	// Output: true false true false false false
}

// {0,*|0} is confused with 0, but twice it is positive.
func ExampleGame_Add() {
	g := surreal.MustParse("{0,*|0}")
	fmt.Println(g.Outcome(), g.Add(g), g.Add(g).Outcome())
	// Output: N ^^ L
}

// The mean of {{2|1}|-1} is 1/4: four of it are worth 1.
func ExampleGame_Mul() {
	h := surreal.MustParse("{2|1||-1}")
	for n := range int64(5) {
		fmt.Println(n, h.Mul(n))
	}
	// Output:
	// 0 0
	// 1 {2|1||-1}
	// 2 {1|0}
	// 3 {2||0|-1}
	// 4 1
}

// The difference of a game and itself is 0.
func ExampleGame_Sub() {
	g := surreal.MustParse("{3|{1|-2}}")
	fmt.Println(g.Neg(), g.Sub(g), g.Sub(g).IsZero())
	// Output: {2|-1||-3} 0 true
}

// Who wins, for all four classes.
func ExampleGame_Outcome() {
	for _, s := range []string{"+-1 +- 1", "*", "^", "-_2"} {
		o := surreal.MustParse(s).Outcome()
		fmt.Printf("%s: %v wins if Left begins, %v if Right does\n", o, o.Winner(cgt.Left), o.Winner(cgt.Right))
	}
	// Output:
	// P: Right wins if Left begins, Left if Right does
	// N: Left wins if Left begins, Right if Right does
	// L: Left wins if Left begins, Left if Right does
	// R: Right wins if Left begins, Right if Right does
}

// Where play stops, if Left and if Right begins.
func ExampleGame_LeftStop() {
	g := surreal.MustParse("{4|1||-2}")
	fmt.Println(g.LeftStop(), g.RightStop())
	// Output: 1 -2
}

func ExampleGame_Birthday() {
	for _, s := range []string{"0", "5", "3/8", "*3", "^", "^^*", "+-1"} {
		fmt.Print(surreal.MustParse(s).Birthday(), " ")
	}
	fmt.Println()
	// Output: 0 5 4 3 2 3 2
}

func ExampleGame_Options() {
	g := surreal.MustParse("*2 + 1")
	for _, who := range []cgt.Player{cgt.Left, cgt.Right} {
		fmt.Print(who, ":")
		for o := range g.Options(who) {
			fmt.Print(" ", o)
		}
		fmt.Println()
	}
	// Output:
	// Left: 1 1*
	// Right: 1 1*
}

func ExampleGame_Left() {
	up := surreal.Up(1)
	for l := range up.Left() {
		fmt.Println("Left:", l)
	}
	for r := range up.Right() {
		fmt.Println("Right:", r)
	}
	fmt.Println(up.NumOptions(cgt.Left), up.NumOptions(cgt.Right))
	// Output:
	// Left: 0
	// Right: *
	// 1 1
}

func ExampleGame_Number() {
	x, ok := surreal.MustParse("{0|1} + {0|{0|1}}").Number()
	fmt.Println(x, ok)
	_, ok = surreal.Up(1).Number()
	fmt.Println(ok, surreal.Up(1).IsNumber())
	// Output:
	// 3/4 true
	// false false
}

func ExampleGame_Nimber() {
	n, ok := surreal.MustParse("*5 + *6").Nimber()
	fmt.Println(n, ok)
	// Output: *3 true
}

func ExampleGame_NumberUpStar() {
	x, n, m, ok := surreal.MustParse("1/2 + ^3 + *2").NumberUpStar()
	fmt.Println(x, n, m, ok)
	// Output: 1/2 3 *2 true
}

func ExampleNimber() {
	fmt.Println(surreal.Sum(surreal.Nimber(1), surreal.Nimber(3), surreal.Nimber(5), surreal.Nimber(7)))
	// Output: 0
}

// An impartial position is worth a nimber, which package nim finds; as a game it can be added to games that are not
// impartial, and if the sum is a nimber again, it is the value of a heap.
func ExampleNimber_position() {
	ctx := context.Background()
	two := heaps.NewHeaps(5, 2) // rows of five and of two pins in Kayles
	value, err := nim.Value(ctx, heaps.Kayles(), two)
	fmt.Println(value, err)
	g, err := surreal.Value(ctx, heaps.Kayles(), two)
	fmt.Println(g, g == surreal.Nimber(value), err)
	fmt.Println(g.Add(surreal.MustParse("^")))
	heap, ok := g.Add(surreal.Nimber(1)).Nimber()
	fmt.Printf("%d %t\n", heap, ok)
	// Output:
	// *6 <nil>
	// *6 true <nil>
	// ^*6
	// 7 true
}

func ExampleUp() {
	fmt.Println(surreal.Up(2), surreal.Up(-3), surreal.Up(1).Add(surreal.Nimber(1)))
	// Output: ^^ v3 ^*
}

func ExampleInt() {
	fmt.Println(surreal.Int(7), surreal.FromDyadic(surreal.NewDyadic(-3, 3)))
	// Output: 7 -3/8
}

func ExampleSwitch() {
	fmt.Println(surreal.Switch(surreal.Int(3)), surreal.Switch(surreal.Int(-3)), surreal.Switch(surreal.Int(0)))
	// Output: +-3 0 *
}

// Tiny games are positive, but smaller than ↑; the larger the threat, the smaller the game.
func ExampleTiny() {
	one, two := surreal.Tiny(surreal.Int(1)), surreal.Tiny(surreal.Int(2))
	fmt.Println(one, two, two.Rel(surreal.Int(0)), two.Rel(one), one.Rel(surreal.Up(1)))
	// Output: +_1 +_2 > < <
}

// The sum of switches is played hottest first.
func ExampleSum() {
	g := surreal.Sum(surreal.Switch(surreal.Int(8)), surreal.Switch(surreal.Int(3)), surreal.Switch(surreal.Int(1)))
	fmt.Println(g.LeftStop(), g.RightStop()) // 8 − 3 + 1 and its negative
	// Output: 6 -6
}

// CompareStructure sorts games for lists; it says nothing of who is better off.
func ExampleCompareStructure() {
	fmt.Println(surreal.CompareStructure(surreal.Nimber(2), surreal.Int(1)), surreal.Nimber(2).Rel(surreal.Int(1)))
	fmt.Println(surreal.CompareStructure(surreal.Int(0), surreal.Nimber(2)), surreal.Int(0).Rel(surreal.Nimber(2)))
	// Output:
	// -1 <
	// -1 ||
}

// In JSON games and numbers are strings, so that they stay exact.
func ExampleGame_MarshalText() {
	type row struct {
		Game surreal.Game
		Mean surreal.Dyadic
	}
	text, _ := json.Marshal(row{surreal.MustParse("{2|1||-1}"), surreal.NewDyadic(1, 2)})
	fmt.Println(string(text))
	var back row
	fmt.Println(json.Unmarshal(text, &back), back.Game == surreal.MustParse("{2|1||-1}"))
	// Output:
	// {"Game":"{2|1||-1}","Mean":"1/4"}
	// <nil> true
}

// A tree is a game as it is written; a value is what it is worth.
func ExampleFromTree() {
	t := cgt.MustParseTree("{ {|} , {{|}|{|}} | {{|}|{|}} }") // {0, * | *}
	fmt.Println(surreal.FromTree(t))
	canonical, err := surreal.FromTree(t).Tree(100)
	fmt.Println(canonical, err)
	// Output:
	// ^
	// {{|}|{{|}|{|}}} <nil>
}

func ExampleDyadic() {
	x, y := surreal.MustParseDyadic("3/8"), surreal.NewDyadic(1, 2) // 1/2²
	fmt.Println(x.Add(y), x.Sub(y), x.Mul(y), x.Half(), x.Compare(y))
	fmt.Println(x.Num(), x.Exp(), x.Birthday(), x.IsInt())
	// Output:
	// 5/8 1/8 3/32 3/16 1
	// 3 3 4 false
}

func ExampleParseDyadic() {
	x, err := surreal.ParseDyadic("6/4")
	fmt.Println(x, err)
	_, err = surreal.ParseDyadic("1/3")
	fmt.Println(err)
	// Output:
	// 3/2 <nil>
	// dyadic number: offset 2: the denominator is not a power of two, as it is in a dyadic number
}

// A calculator works within limits: the sum of many switches is as large as it has positions.
func ExampleCalculator() {
	c := surreal.Calculator{Limits: surreal.Limits{Steps: 10_000}}
	g, err := c.Parse(context.Background(), "+-1 +- 2 +- 3")
	fmt.Println(g, err)
	_, err = c.Parse(context.Background(), "*999 + {1|-1}")
	fmt.Println(errors.Is(err, cgt.ErrLimit), err)
	// Output:
	// +-{6|4||2|0} <nil>
	// true game: offset 13: up to here: cgt: more than 10000 steps of arithmetic: the limit was reached
}

// A statement is a game or a comparison.
func ExampleCalculator_ParseStatement() {
	var c surreal.Calculator
	for _, text := range []string{"^ < 1/8", "{3||1|0} || 2", "^ == *", "^ + *"} {
		s, err := c.ParseStatement(context.Background(), text)
		fmt.Println(s.Op != "", s.Holds(), s.Rel, err)
	}
	// Output:
	// true true < <nil>
	// true true || <nil>
	// true false || <nil>
	// false false = <nil>
}

func ExampleRel_MarshalText() {
	text, err := json.Marshal(surreal.Nimber(1).Rel(surreal.Int(0)))
	fmt.Println(string(text), err)
	// Output: "||" <nil>
}
