package hackenbush_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/hackenbush"
	"github.com/cgt-go/sdk/surreal"
)

// Who wins, what is the picture worth, and what should the players cut?
func Example() {
	picture, err := hackenbush.ParsePicture(`
		_ blue trunk red left blue leaf
		trunk blue right red twig
		_ red stem blue right red flower
		stem blue thorn
	`)
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := context.Background()
	g, err := surreal.Value(ctx, hackenbush.Rules{}, picture.Position())
	fmt.Println("value:", g, err)

	solver := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
	outcome, err := solver.Outcome(ctx, picture.Position())
	fmt.Println("outcome:", outcome, err)
	for who := cgt.Left; who <= cgt.Right; who++ {
		for i, e := range picture.Edges() {
			if !e.Colour.CutBy(who) {
				continue
			}
			if lost, _ := solver.Wins(ctx, picture.Cut(i).Position(), who.Opponent()); !lost {
				fmt.Printf("%v wins by cutting %s–%s\n", who, picture.Name(e.From), picture.Name(e.To))
			}
		}
	}
	// Output:
	// value: 3/4 <nil>
	// outcome: L <nil>
	// Left wins by cutting left–leaf
	// Left wins by cutting trunk–right
	// Left wins by cutting stem–right
	// Left wins by cutting stem–thorn
}

// The picture of [Example] is played to the end, as the game in Fig. 1 of the notes. With move 3 nothing else
// vanishes, for the branch on the right has another way to the ground; the thorn falls with move 4, and the
// branch with move 5. After move 7 Right has no edge to cut, and loses.
func Example_cutting() {
	picture, _ := hackenbush.ParsePicture(`
		_ blue trunk red left blue leaf
		trunk blue right red twig
		_ red stem blue right red flower
		stem blue thorn
	`)
	cut := func(from, to string) {
		for i, e := range picture.Edges() {
			if picture.Name(e.From) == from && picture.Name(e.To) == to {
				picture = picture.Cut(i)
				return
			}
		}
	}
	for i, edge := range [][2]string{
		{"left", "leaf"},
		{"right", "flower"},
		{"stem", "right"},
		{"_", "stem"},
		{"trunk", "right"},
		{"trunk", "left"},
		{"_", "trunk"},
	} {
		cut(edge[0], edge[1])
		lines := strings.Split(strings.TrimSpace(picture.String()), "\n")
		fmt.Printf("%d. %v cuts %s–%s: %s\n", i+1, cgt.Player(i%2), edge[0], edge[1], strings.Join(lines, "; "))
	}
	// Output:
	// 1. Left cuts left–leaf: _ blue trunk red left; trunk blue right red twig; _ red stem blue right red flower; stem blue thorn
	// 2. Right cuts right–flower: _ blue trunk red left; trunk blue right red twig; _ red stem blue right; stem blue thorn
	// 3. Left cuts stem–right: _ blue trunk red left; trunk blue right red twig; _ red stem blue thorn
	// 4. Right cuts _–stem: _ blue trunk red left; trunk blue right red twig
	// 5. Left cuts trunk–right: _ blue trunk red left
	// 6. Right cuts trunk–left: _ blue trunk
	// 7. Left cuts _–trunk:
}

// An edge of one's own colour is a free move. A blue stalk of n edges is n, for Left can take it down edge by
// edge; a red one is −n; and side by side they add up (Fig. 2 and 3).
func Example_freeMoves() {
	for _, p := range []hackenbush.Position{
		hackenbush.MustParse("_"),
		hackenbush.MustStalk("L"),
		hackenbush.MustStalk("R"),
		hackenbush.MustStalk("LLLLL"),
		hackenbush.MustStalk("RR").Add(hackenbush.MustStalk("L")).Add(hackenbush.MustStalk("L")),
	} {
		g, _ := surreal.Value(context.Background(), hackenbush.Rules{}, p)
		fmt.Printf("%-24v %v\n", p, g)
	}
	// Output:
	// _                        0
	// _ b 1                    1
	// _ r 1                    -1
	// _ b 1 b 2 b 3 b 4 b 5    5
	// _ r 1 r 2; _ b 3; _ b 4  0
}

// A red edge on a blue one is half a move for Left: it is {0|1}, and two of them with one free move for Right
// are a game that whoever begins loses (Fig. 4 to 6).
func Example_halfMoves() {
	ctx := context.Background()
	half := hackenbush.MustStalk("LR")
	g, _ := surreal.Value(ctx, hackenbush.Rules{}, half)
	fmt.Println(g, "=", surreal.MustParse("{0|1}"))

	solver := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
	free := hackenbush.MustStalk("R")
	for _, p := range []hackenbush.Position{half, half.Add(free), hackenbush.Sum(half, half, free)} {
		outcome, _ := solver.Outcome(ctx, p)
		fmt.Println(p, "is", outcome)
	}
	fmt.Println(surreal.MustParse("{0|1} + {0|1}"))
	// Output:
	// 1/2 = 1/2
	// _ b 1 r 2 is L
	// _ b 1 r 2; _ r 3 is R
	// _ b 1 r 2; _ b 3 r 4; _ r 5 is P
	// 1
}

// Two red edges on a blue one are a quarter of a move, {0|1/2,1}. This is what the two zero games of Fig. 7
// say: g + g − 1/2 and g + g + g + g − 1.
func Example_quarterMoves() {
	ctx := context.Background()
	g := hackenbush.MustStalk("LRR")
	for who := cgt.Left; who <= cgt.Right; who++ {
		for _, p := range (hackenbush.Rules{}).AppendMoves(nil, g, who) {
			value, _ := surreal.Value(ctx, hackenbush.Rules{}, p)
			fmt.Printf("%v moves to %v = %v\n", who, p, value)
		}
	}
	value, _ := surreal.Value(ctx, hackenbush.Rules{}, g)
	fmt.Println("so it is", value)

	half, one := hackenbush.MustStalk("LR"), hackenbush.MustStalk("L")
	solver := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
	for _, p := range []hackenbush.Position{
		hackenbush.Sum(g, g, half.Neg()),
		hackenbush.Sum(g, g, g, g, one.Neg()),
	} {
		outcome, _ := solver.Outcome(ctx, p)
		fmt.Println(p, "is", outcome)
	}
	// Output:
	// Left moves to _ = 0
	// Right moves to _ b 1 = 1
	// Right moves to _ b 1 r 2 = 1/2
	// so it is 1/4
	// _ b 1 r 2 r 3; _ b 4 r 5 r 6; _ r 7 b 8 is P
	// _ b 1 r 2 r 3; _ b 4 r 5 r 6; _ b 7 r 8 r 9; _ b 10 r 11 r 12; _ r 13 is P
}

// Every stalk of blue and red edges is a dyadic number. If A and B are what is left of the stalk X when its
// highest red and its highest blue edge are cut, 2X = A + B (Lemma 1.14). So the tree of all stalks has the
// numbers of Fig. 9. It is written here as it grows, from left to right.
func Example_stalks() {
	tree := hackenbush.StalkTree(3)
	for _, e := range tree.Edges() {
		word := tree.Name(e.To)
		x, _ := hackenbush.Rules{}.Value(hackenbush.MustStalk(word))
		fmt.Printf("%-4s%5v", word, x)
		if a, b := strings.LastIndex(word, "R"), strings.LastIndex(word, "L"); a >= 0 && b >= 0 {
			A, _ := hackenbush.Rules{}.Value(hackenbush.MustStalk(word[:a]))
			B, _ := hackenbush.Rules{}.Value(hackenbush.MustStalk(word[:b]))
			fmt.Printf("   2X = %v, A + B = %v + %v", x.Add(x), A, B)
		}
		fmt.Println()
	}
	// Output:
	// R      -1
	// L       1
	// RR     -2
	// RL   -1/2   2X = -1, A + B = 0 + -1
	// LR    1/2   2X = 1, A + B = 1 + 0
	// LL      2
	// RRR    -3
	// RRL  -3/2   2X = -3, A + B = -1 + -2
	// RLR  -3/4   2X = -3/2, A + B = -1/2 + -1
	// RLL  -1/4   2X = -1/2, A + B = 0 + -1/2
	// LRR   1/4   2X = 1/2, A + B = 1/2 + 0
	// LRL   3/4   2X = 3/2, A + B = 1 + 1/2
	// LLR   3/2   2X = 3, A + B = 2 + 1
	// LLL     3
}

// With three colours all four outcomes occur. A green edge alone is won by whoever moves first; beside a blue
// edge it changes nothing; and a blue petal on a green stem is still won by the first, but two such flowers
// by Left (§3.2).
func Example_threeColours() {
	ctx := context.Background()
	solver := cgt.Solver[hackenbush.Position]{Rules: hackenbush.Rules{}}
	for _, text := range []string{
		"_ blue a; _ red b",
		"_ green a",
		"_ green a; _ blue b",
		"_ green a; _ red b",
		"_ green stem blue petal",
		"_ green stem1 blue petal1; _ green stem2 blue petal2",
	} {
		p := hackenbush.MustParse(text)
		outcome, _ := solver.Outcome(ctx, p)
		g, _ := surreal.Value(ctx, hackenbush.Rules{}, p)
		fmt.Printf("%-54s %v  %v\n", text, outcome, g)
	}
	// Output:
	// _ blue a; _ red b                                      P  0
	// _ green a                                              N  *
	// _ green a; _ blue b                                    L  1*
	// _ green a; _ red b                                     R  -1*
	// _ green stem blue petal                                N  ^*
	// _ green stem1 blue petal1; _ green stem2 blue petal2   L  ^^
}

// Green stalks are the heaps of Nim (§2), and every green picture is worth a nimber: one may close any circle
// to a point. The girl has nim-value 2; she simplifies to a stalk of two edges.
func Example_toNim() {
	ctx := context.Background()
	for _, word := range []string{"E", "EE", "EEEE"} {
		g, _ := surreal.Value(ctx, hackenbush.Rules{}, hackenbush.MustStalk(word))
		fmt.Println(word, "=", g)
	}
	sum := hackenbush.Sum(hackenbush.MustStalk("E"), hackenbush.MustStalk("EEE"), hackenbush.MustStalk("EEEEE"), hackenbush.MustStalk("EEEEEEE"))
	g, _ := surreal.Value(ctx, hackenbush.Rules{}, sum)
	fmt.Println("1, 3, 5 and 7 =", g)

	girl := hackenbush.MustParse(`
		_ green foot
		foot green knee1 green waist
		foot green knee2 green waist
		waist green neck
		neck green hand1 green finger
		neck green chin green head; chin green head green hair
	`)
	fmt.Println(girl.NumEdges(), "edges simplify to", girl.Simplify())
	// Output:
	// E = *
	// EE = *2
	// EEEE = *4
	// 1, 3, 5 and 7 = 0
	// 12 edges simplify to _ g 1 g 2
}

func ExampleParsePicture() {
	picture, err := hackenbush.ParsePicture(`
		ground left right        # two vertices on the ground
		left blue a red right    # a path
		a L b R _; b E b         # letters for the colours; the ground; a loop
	`)
	fmt.Print(picture)
	fmt.Println(err)
	fmt.Println(picture.Position())

	_, err = hackenbush.ParsePicture("_ blue a\nb red c")
	fmt.Println(err)
	// Output:
	// ground left right
	// left blue a red right
	// a blue b red _
	// b green b
	// <nil>
	// _ b 1 r _; 1 b 2 r _; 2 g 2
	// hackenbush picture: line 2, offset 0: this edge does not reach the ground: no path leads there from the vertex "b"
}

// The numbers of edges are those that Picture.Cut is given.
func ExamplePicture_Edge() {
	picture, err := hackenbush.ParsePicture("_ blue trunk red leaf; trunk green flower")
	if err != nil {
		fmt.Println(err)
		return
	}
	e := picture.Edge(1)
	fmt.Println(picture.Name(e.From), e.Colour, picture.Name(e.To))
	fmt.Print(picture.Cut(1))
	// Output:
	// trunk red leaf
	// _ blue trunk green flower
}

// Pictures are equal if they are the same drawing, however the text is cut into lines. With other names it
// is another drawing, but the same position.
func ExamplePicture_Equal() {
	var pictures []hackenbush.Picture
	for _, text := range []string{"_ blue a red b", "_ L a; a R b", "_ blue trunk red leaf"} {
		picture, err := hackenbush.ParsePicture(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		pictures = append(pictures, picture)
	}
	fmt.Println(pictures[0].Equal(pictures[1]))
	fmt.Println(pictures[0].Equal(pictures[2]), pictures[0].Position() == pictures[2].Position())
	// Output:
	// true
	// false true
}

// A vertex has a place only if the text gives it one.
func ExamplePicture_Place() {
	picture, err := hackenbush.ParsePicture("_ blue trunk red leaf; at trunk -1 1.5")
	if err != nil {
		fmt.Println(err)
		return
	}
	for v := range picture.NumVertices() {
		x, y, ok := picture.Place(v)
		fmt.Println(picture.Name(v), x, y, ok)
	}
	// Output:
	// _ 0 0 false
	// trunk -1 1.5 true
	// leaf 0 0 false
}

func ExamplePicture_WriteSVG() {
	picture, _ := hackenbush.ParsePicture("_ blue a red b")
	err := picture.WriteSVG(os.Stdout, hackenbush.SVGOptions{Title: "One half", VertexLabel: picture.Name})
	if err != nil {
		fmt.Println(err)
	}
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="179.4" viewBox="-22 -157.4 100 179.4">
	// <title>One half</title>
	// <g stroke="#808080" fill="none"><path stroke-width="2.5" d="M-14.7 0 H70.7"/><path stroke-width="1" d="M-8.7 1l-6 8M-0.7 1l-6 8M7.3 1l-6 8M15.3 1l-6 8M23.3 1l-6 8M31.3 1l-6 8M39.3 1l-6 8M47.3 1l-6 8M55.3 1l-6 8M63.3 1l-6 8"/></g>
	// <g fill="none" stroke="#3b82e0" stroke-width="3.5" stroke-linecap="round">
	// <path d="M28 0 L28 -56"><title>0: _ blue a</title></path>
	// </g>
	// <g fill="none" stroke="#dd4b3e" stroke-width="3.5" stroke-dasharray="9 5">
	// <path d="M28 -56 L28 -112"><title>1: a red b</title></path>
	// </g>
	// <g fill="#808080">
	// <circle cx="28" cy="-56" r="4.5"><title>a</title></circle>
	// <circle cx="28" cy="-112" r="4.5"><title>b</title></circle>
	// </g>
	// <g fill="#808080" font-family="sans-serif" font-size="14">
	// <text x="36" y="-51.1" text-anchor="start">a</text>
	// <text x="28" y="-121.4" text-anchor="middle">b</text>
	// </g>
	// </svg>
}

// This draws the tree of Fig. 9, with the values beside the vertices.
func ExampleStalkTree() {
	tree := hackenbush.StalkTree(4)
	label := func(v int) string {
		if tree.OnGround(v) {
			return "0"
		}
		x, _ := hackenbush.Rules{}.Value(hackenbush.MustStalk(tree.Name(v)))
		return x.String()
	}
	svg := tree.AppendSVG(nil, hackenbush.SVGOptions{Title: "The values of stalks", VertexLabel: label})
	fmt.Println(tree.NumEdges(), "edges;", strings.Count(string(svg), "<text"), "values, among them", label(5), "and", label(tree.NumVertices()-1))
	// Output:
	// 30 edges; 31 values, among them -1/2 and 4
}

func ExampleNew() {
	p, err := hackenbush.New(
		hackenbush.Edge{From: hackenbush.Ground, To: 7, Colour: hackenbush.Blue},
		hackenbush.Edge{From: 7, To: 9, Colour: hackenbush.Red},
		hackenbush.Edge{From: 9, To: hackenbush.Ground, Colour: hackenbush.Green},
	)
	fmt.Println(p, err)
	_, err = hackenbush.New(hackenbush.Edge{From: 1, To: 2})
	fmt.Println(err)
	// Output:
	// _ b 1 r 2 g _ <nil>
	// hackenbush: edge 0 does not reach the ground: no path leads there from vertex 1
}

func ExamplePosition_Cut() {
	p := hackenbush.MustParse("_ blue a; a red b; a green c; c blue _")
	for i, e := range p.Edges() {
		fmt.Printf("%d: %d %v %d, and cut: %v\n", i, e.From, e.Colour, e.To, p.Cut(i))
	}
	// Output:
	// 0: 0 blue 1, and cut: _ b 1 g 2 r 3
	// 1: 1 red 2, and cut: _ b 1 g 2 b _
	// 2: 1 green 3, and cut: _ b 1 r 2; _ b 3
	// 3: 0 blue 3, and cut: _ b 1 r 2; 1 g 3
}

// A blue edge beside a red one is worth 0, for whoever moves first loses, but the picture is not empty.
// Nothing is left of a tree when its trunk is cut.
func ExamplePosition_IsEmpty() {
	p := hackenbush.MustParse("_ blue a; _ red b")
	g, ok := hackenbush.Rules{}.Value(p)
	fmt.Println(g, ok, p.IsEmpty())

	tree := hackenbush.MustParse("_ blue trunk red leaf; trunk green flower")
	fmt.Println(tree.Cut(0).IsEmpty())
	// Output:
	// 0 true false
	// true
}

// A blue edge and a red one beside it are worth 0. In the twin they are two edges that both players may cut.
func ExampleTwin() {
	p := hackenbush.MustParse("_ blue a blue b; a red c")
	fmt.Println(hackenbush.Rules{}.Value(p))
	fmt.Println(hackenbush.Twin{}.NimValue(p))
	for _, q := range (hackenbush.Twin{}).AppendMoves(nil, p, cgt.Left) {
		fmt.Println(q)
	}
	fmt.Println(cgt.Impartial(hackenbush.Rules{}) == hackenbush.Rules{}.ImpartialTwin())
	// Output:
	// 1 true
	// * true
	// _
	// _ b 1 r 2
	// _ b 1 b 2
	// true
}

// A stalk is worth as many as it has edges. Branches are added, and one is added for the edge below: 1 + 1 + 2 is 2 for
// nimbers, so the tree is *3. The vertices of a circle become one, and its edges loops, worth * each. So it goes with
// pictures of any size.
func ExamplePosition_NimValue() {
	for _, text := range []string{
		"_ green a green b green c",
		"_ green a green b; a green c; a green d green e",
		"_ green a green b green _",
		"_ green a green b green c green a",
		"_ green a blue b",
	} {
		n, ok := hackenbush.MustParse(text).NimValue()
		fmt.Println(text, "=", n, ok)
	}

	var comb []hackenbush.Edge // a path upwards, with a tooth on every vertex
	for v := 0; v < 1_000_000; v += 2 {
		comb = append(comb, hackenbush.Edge{From: v, To: v + 2, Colour: hackenbush.Green},
			hackenbush.Edge{From: v + 2, To: v + 3, Colour: hackenbush.Green})
	}
	p, err := hackenbush.New(comb...)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.NimValue())
	// Output:
	// _ green a green b green c = *3 true
	// _ green a green b; a green c; a green d green e = *3 true
	// _ green a green b green _ = * true
	// _ green a green b green c green a = *2 true
	// _ green a blue b = 0 false
	// *1000000 true
}

// A position has no names. In its drawing the vertices have the numbers that they have in Position.Edges.
func ExamplePosition_Picture() {
	p := hackenbush.MustParse("_ blue trunk red leaf; trunk green flower")
	picture := p.Picture()
	fmt.Print(picture)
	fmt.Println(picture.Position() == p)
	// Output:
	// _ blue 1 red 2
	// 1 green 3
	// true
}

func ExamplePosition_Simplify() {
	p := hackenbush.MustParse(`
		_ blue a red b blue _           # a circle of two colours, which needs a search
		a blue x; a red y; a blue z red w   # 1 − 1 + 1/2
		b green x1 green x2 green x3 green x1   # a green tree of a circle
	`)
	fmt.Println(p.NumEdges(), "edges:", p)
	q := p.Simplify()
	fmt.Println(q.NumEdges(), "edges:", q)
	// Output:
	// 11 edges: _ b 1 r 2 b _; 1 b 3; 1 r 4; 1 b 5 r 6; 2 g 7 g 8 g 9 g 7
	// 7 edges: _ b 1 b 2 r 3; 1 r 4 g 5 g 6; _ b 4
}

// Two drawings of one tree, and the tree with blue and red exchanged, have the same representative.
func ExampleRules_Normalize() {
	p := hackenbush.MustParse("_ blue trunk blue a; trunk red b red c")
	q := hackenbush.MustParse("_ blue stem red x red y; stem blue z")
	for _, p := range []hackenbush.Position{p, q, q.Neg()} {
		r, swapped := hackenbush.Rules{}.Normalize(p)
		fmt.Println(p, "→", r, swapped)
	}
	// Output:
	// _ b 1 b 2; 1 r 3 r 4 → _ b 1 b 2; 1 r 3 r 4 false
	// _ b 1 r 2 r 3; 1 b 4 → _ b 1 b 2; 1 r 3 r 4 false
	// _ r 1 b 2 b 3; 1 r 4 → _ b 1 b 2; 1 r 3 r 4 true
}

func ExampleRules_Value() {
	for _, text := range []string{
		"_ L a; a L b; a R c L d", // a tree: 1:(1 − 1:−1)
		"_ E stem L petal1; stem L petal2",
		"_ L a L b L _; b L c", // one colour
		"_ L a R _",            // a circle of two
	} {
		p := hackenbush.MustParse(text)
		g, ok := hackenbush.Rules{}.Value(p)
		fmt.Println(p, "=", g, ok)
	}
	// Output:
	// _ b 1 b 2; 1 r 3 b 4 = 3/2 true
	// _ g 1 b 2; 1 b 3 = ^[2]* true
	// _ b 1 b 2 b _; 2 b 3 = 4 true
	// _ b 1 r _ = 0 false
}

// The value of this flower is as deep as the flower is tall, which is too deep for the default limit. Without a
// limit it is there at once. Whoever moves first wins, by cutting the green stem.
func ExampleRules_Value_steps() {
	flower := hackenbush.MustStalk("E" + strings.Repeat("LR", 400))
	_, ok := hackenbush.Rules{}.Value(flower)
	fmt.Println(ok)
	g, ok := hackenbush.Rules{Steps: -1}.Value(flower)
	fmt.Println(ok, g.Outcome(), g.Birthday())
	// Output:
	// false
	// true N 801
}

// Berlekamp's rule, read backwards: 13/16 is 1 − 1/2 + 1/4 + 1/8 − 1/16.
func ExampleNumberStalk() {
	p, err := hackenbush.NumberStalk(surreal.NewDyadic(13, 4))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.StalkWord())
	// Output: LRLLR true
}
