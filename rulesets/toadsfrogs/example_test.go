package toadsfrogs_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
	"github.com/cgt-go/sdk/rulesets/toadsfrogs"
	"github.com/cgt-go/sdk/surreal"
)

// The values of some strips, and who wins a long one.
func Example() {
	ctx := context.Background()
	values := surreal.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	for _, text := range []string{"tt.ff", "t.tff", "ttt..ff", "tttt...ff", "ttttt...fff"} {
		g, err := values.Value(ctx, toadsfrogs.MustParse(text))
		fmt.Println(text, "=", g, err)
	}
	outcomes := cgt.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	o, err := outcomes.Outcome(ctx, toadsfrogs.MustParse("tttt....ffff"))
	fmt.Println(o, err)
	// Output:
	// tt.ff = * <nil>
	// t.tff = ^ <nil>
	// ttt..ff = {1/2|0} <nil>
	// tttt...ff = 2* <nil>
	// ttttt...fff = 3/2 <nil>
	// P <nil>
}

// Strips with one toad and one frog are worth a number and a nimber.
func Example_oneOfEach() {
	s := surreal.Solver[board.Board]{Rules: toadsfrogs.Rules{}}
	for _, text := range []string{"tf", "t.f", "t..f", "t...f", ".t..f", ".t.f", "t..f..", "t..f...", "f..t."} {
		g, _ := s.Value(context.Background(), toadsfrogs.MustParse(text))
		fmt.Printf("%-8s%v\n", text, g)
	}
	// Output:
	// tf      0
	// t.f     *
	// t..f    0
	// t...f   *
	// .t..f   0
	// .t.f    -1/2
	// t..f..  1
	// t..f... 2
	// f..t.   1
}

// The game tree of the strip with five squares, two toads and two frogs. The half in which Left moves first is Fig. 21
// in the notes of the Dubna course on Conway's games (2009, §3.2), the first place where ↑ is met; the other half is
// its mirror image.
func Example_tree() {
	ctx := context.Background()
	rules := toadsfrogs.Rules{}
	s := surreal.Solver[board.Board]{Rules: rules}
	var print func(b board.Board, mover string, depth int)
	print = func(b board.Board, mover string, depth int) {
		g, _ := s.Value(ctx, b)
		fmt.Printf("%s%s%v = %v\n", strings.Repeat("  ", depth), mover, b, g)
		for who := cgt.Left; who <= cgt.Right; who++ {
			for _, q := range rules.AppendMoves(nil, b, who) {
				print(q, who.String()+" to ", depth+1)
			}
		}
	}
	start := toadsfrogs.MustParse("tt.ff")
	left := rules.AppendMoves(nil, start, cgt.Left)[0]
	print(left, "", 0)

	// The whole tree, drawn.
	var picture bytes.Buffer
	err := cgt.WriteTreeSVG(&picture, rules, start, cgt.TreeSVGOptions[board.Board]{})
	fmt.Println(strings.Count(picture.String(), "<text"), "positions", err)

	tree, err := cgt.TreeOf(ctx, rules, start, cgt.Limits{})
	fmt.Println(tree, "=", surreal.FromTree(tree), err)
	// Output:
	// t.tff = ^
	//   Left to .ttff = 0
	//   Right to tft.f = *
	//     Left to tf.tf = 0
	//       Left to .fttf = -1
	//         Right to f.ttf = 0
	//       Right to tfft. = 1
	//         Left to tff.t = 0
	//     Right to tftf. = 0
	//       Left to tf.ft = -1/2
	//         Left to .ftft = -1
	//           Right to f.tft = 0
	//             Right to fft.t = 1
	//               Left to ff.tt = 0
	//         Right to tff.t = 0
	// 31 positions <nil>
	// {{{|}|{{{|{|}}|{{|}|}}|{{{|{|{{|}|}}}|{|}}|}}}|{{{|{{|}|{{{|{|}}|}|}}}|{{|{|}}|{{|}|}}}|{|}}} = * <nil>
}

// Animals that can never move divide a strip into parts.
func ExampleRules() {
	fmt.Println(toadsfrogs.Rules{}.AppendParts(nil, toadsfrogs.MustParse("f.t.fttff.tf.tt")))
	// Output:
	// [.t.f .tf.]
}

// A strip has one row.
func ExampleParse() {
	b, err := toadsfrogs.Parse("TT.FF")
	fmt.Println(b, err)
	_, err = toadsfrogs.Parse("tt.ff|t.f")
	fmt.Println(err)
	// Output:
	// tt.ff <nil>
	// board: offset 5: a second row, want a strip of one row
}

// One strip under four rules.
func ExampleGeneral() {
	for _, rules := range []toadsfrogs.General{{1, 1, 1, false}, {1, 1, 2, false}, {1, 2, 2, true}, toadsfrogs.Elephants()} {
		s := surreal.Solver[board.Board]{Rules: rules}
		g, err := s.Value(context.Background(), toadsfrogs.MustParse("t.ff.."))
		fmt.Printf("%+v: %v %v\n", rules, g, err)
	}
	// Output:
	// {MinSlide:1 MaxSlide:1 MaxJump:1 Friendly:false}: {0|-1/2} <nil>
	// {MinSlide:1 MaxSlide:1 MaxJump:2 Friendly:false}: * <nil>
	// {MinSlide:1 MaxSlide:2 MaxJump:2 Friendly:true}: * <nil>
	// {MinSlide:1 MaxSlide:1 MaxJump:0 Friendly:false}: {0|-1} <nil>
}

// Elephants part strips where they look away from rhinos.
func ExampleElephants() {
	b := toadsfrogs.MustParse("t.f..f.t..tf")
	fmt.Println(toadsfrogs.Elephants().AppendParts(nil, b))
	fmt.Println(toadsfrogs.Elephants().Value(toadsfrogs.MustParse("t.t..")))
	// Output:
	// [t.f..f t..]
	// 5 true
}

func ExampleParseGame() {
	rules, b, err := toadsfrogs.ParseGame("1,2,1,0:t..f")
	fmt.Printf("%+v %v %v\n", rules, b, err)
	_, _, err = toadsfrogs.ParseGame("1,2,1:t..f")
	fmt.Println(err)
	// Output:
	// {MinSlide:1 MaxSlide:2 MaxJump:1 Friendly:false} t..f <nil>
	// toads and frogs: offset 5: 3 numbers, want four
}
