package three_test

import (
	"context"
	"fmt"
	"io"
	"log"
	"math/big"
	"strings"

	"github.com/cgt-go/sdk/richman"
	"github.com/cgt-go/sdk/richman/three"
)

// The tour: the graph of fig. 3a of the notes, who wins from s, and a match in which the winner plays against both
// others.
func Example() {
	ctx := context.Background()
	g, err := three.NewGraph([][]int{{3, 1, 2}, {0, 4}, {0, 5}, nil, nil, nil}, []int{3}, []int{4}, []int{5}, []string{"s", "x", "y", "b", "r", "g"})
	if err != nil {
		log.Fatal(err)
	}
	a, err := three.Analyse(ctx, g)
	if err != nil {
		log.Fatal(err)
	}
	money := []*big.Rat{big.NewRat(5, 1), big.NewRat(6, 1), big.NewRat(4, 1)}
	who, ok := a.Judge(0, money).Winner()
	fmt.Println(who, ok)

	blue, ok := a.Win(richman.Blue, 0, money)
	if !ok {
		log.Fatal("Blue does not win")
	}
	allIn := func(to ...int) richman.Bidder {
		return richman.BidderFunc(func(v richman.View) (bid *big.Rat, w int, err error) { return v.Own(), to[v.Vertex()], nil })
	}
	transcript, err := richman.Match{Board: g, Money: money}.Play(ctx, blue, allIn(1, 4, 0), allIn(2, 0, 5))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(transcript)
	fmt.Println("in", blue.Rounds(), "rounds at most")
	// Output:
	// Blue true
	// 1. at s, Blue bids 5 of 5, Red bids 6 of 6, Green bids 4 of 4, Red moves to x
	// 2. at x, Blue bids 19/4 of 11, Red bids 0 of 0, Green bids 4 of 4, Blue moves to s
	// 3. at s, Blue bids 25/4 of 25/4, Red bids 0 of 0, Green bids 35/4 of 35/4, Green moves to y
	// 4. at y, Blue bids 15/4 of 15, Red bids 0 of 0, Green bids 0 of 0, Blue moves to s
	// 5. at s, Blue bids 45/4 of 45/4, Red bids 15/4 of 15/4, Green bids 0 of 0, Blue moves to b
	// Blue wins at b
	// in 13 rounds at most
}

// The second rule of the notes: the bid is shared by the two others in proportion to their bids. Blue's bid of 3 goes
// to Red, who bid 2, and to Green, who bid 1.
func Example_proportional() {
	bid := func(x int64, to int) richman.Bidder {
		return richman.BidderFunc(func(richman.View) (*big.Rat, int, error) { return big.NewRat(x, 1), to, nil })
	}
	match := richman.Match{Board: three.Figure3(), Rule: richman.Richman().Proportional(), Money: []*big.Rat{big.NewRat(5, 1), big.NewRat(5, 1), big.NewRat(5, 1)}}
	transcript, err := match.Play(context.Background(), bid(3, 3), bid(2, 1), bid(1, 2))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(transcript.Money[1], transcript.Winner)
	// Output: [2/1 7/1 6/1] Blue
}

// In the middle of the triangle nobody wins: the two others can beat each of them. Against Blue one of them buys the
// first move, and the other one does the rest.
func ExampleAnalysis_Beat() {
	a, err := three.Analyse(context.Background(), three.Figure3())
	if err != nil {
		log.Fatal(err)
	}
	money := []*big.Rat{big.NewRat(4, 1), big.NewRat(5, 1), big.NewRat(6, 1)}
	fmt.Println(a.Judge(0, money).IsNobodys())
	pair, ok := a.Beat(richman.Blue, 0, money)
	if !ok {
		log.Fatal("Blue is not beaten")
	}
	fmt.Println(pair.Plan())
	blue := richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		to = 0
		if v.Vertex() == 0 {
			to = 3
		}
		return v.Own(), to, nil
	})
	transcript, err := richman.Match{Board: a.Graph(), Money: money}.Play(context.Background(), blue, pair.Bidder(richman.Red), pair.Bidder(richman.Green))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(transcript)
	// Output:
	// true
	// step
	// 1. at s, Blue bids 4 of 4, Red bids 9/2 of 5, Green bids 0 of 6, Red moves to x
	// 2. at x, Blue bids 17/2 of 17/2, Red bids 0 of 1/2, Green bids 239/48 of 6, Blue moves to s
	// 3. at s, Blue bids 0 of 0, Red bids 0 of 1/2, Green bids 239/48 of 29/2, Green moves to x
	// 4. at x, Blue bids 239/48 of 239/48, Red bids 0 of 1/2, Green bids 41/8 of 457/48, Green moves to r
	// Red wins at r
}

// In whole chips, a search of all bids finds the same regions but for the points near their borders.
func ExampleExplore() {
	m, err := three.Explore(context.Background(), three.Figure3(), 0, 12, three.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	for b := m.Chips(); b >= 0; b-- {
		for r := m.Chips() - b; r >= 0; r-- {
			j := m.At(b, r)
			letter := "?"
			if who, ok := j.Winner(); ok {
				letter = who.String()[:1]
			} else if j.IsNobodys() {
				letter = "-"
			}
			fmt.Print(letter)
		}
		fmt.Println()
	}
	// Output:
	// B
	// BB
	// BBB
	// BBBB
	// BBBBB
	// BBBBBB
	// BBBBBBB
	// BBBBBBBB
	// ??B???B??
	// R???--???G
	// RRR?---?GGG
	// RRR??--??GGG
	// RRRR?---?GGGG
}

// The notes draw the regions of fig. 4 in a triangle. A Map can be drawn, too.
func ExampleWriteRegionsSVG() {
	regions := three.Figure4()
	fmt.Println(three.WriteRegionsSVG(io.Discard, regions, "who wins"))
	middle := []*big.Rat{big.NewRat(4, 1), big.NewRat(5, 1), big.NewRat(6, 1)}
	for _, r := range regions {
		fmt.Println(r.Winner, r.IsNobodys, r.Contains(middle))
	}
	// Output:
	// <nil>
	// Blue false false
	// Red false false
	// Green false false
	// Blue true true
}

// The coalition graph of Blue is fig. 2, where Red stands for both others.
func ExampleGraph_Coalition() {
	g := three.Figure3().Coalition(richman.Blue)
	for v := range g.Len() {
		who, ok := g.Winner(v)
		fmt.Println(g.Name(v), who, ok)
	}
	// Output:
	// s Blue false
	// x Blue false
	// y Blue false
	// b Blue true
	// r Red true
	// g Red true
}

// What the strategies of this package know about each way to share 6 chips.
func ExampleAnalysis_Sample() {
	a, err := three.Analyse(context.Background(), three.Figure3())
	if err != nil {
		log.Fatal(err)
	}
	m, err := a.Sample(context.Background(), 0, 6, three.Limits{})
	if err != nil {
		log.Fatal(err)
	}
	for s, j := range m.All() {
		if who, ok := j.Winner(); ok && s[0] == 1 {
			fmt.Println(s, who)
		}
	}
	fmt.Println(m.WriteSVG(io.Discard))
	// Output:
	// [1 0 5] Green
	// [1 1 4] Green
	// [1 4 1] Red
	// [1 5 0] Red
	// <nil>
}

// The picture of fig. 3a has six vertices and seven arrows, and beside s, x and y are the values of Blue, Red and
// Green.
func ExampleAnalysis_WriteSVG() {
	a, err := three.Analyse(context.Background(), three.Figure3())
	if err != nil {
		log.Fatal(err)
	}
	var b strings.Builder
	if err := a.WriteSVG(&b); err != nil {
		log.Fatal(err)
	}
	fmt.Println(strings.Count(b.String(), "<circle"), strings.Count(b.String(), "marker-end"), strings.Count(b.String(), "</tspan>"))
	for _, who := range []richman.Player{richman.Blue, richman.Red, richman.Green} {
		fmt.Println(who, a.Solo(who).Value(0).RatString())
	}
	// Output:
	// 6 7 9
	// Blue 1/3
	// Red 2/3
	// Green 2/3
}
