package cgt_test

import (
	"fmt"
	"os"

	"github.com/cgt-go/sdk/cgt"
)

// A game with a move for each player, and then another one for Right.
func ExampleWriteTreeSVG() {
	tree := cgt.MustParseTree("{{|{|}}|{|}}")
	err := cgt.WriteTreeSVG(os.Stdout, cgt.Ruleset[cgt.Tree](cgt.Trees{}), tree, cgt.TreeSVGOptions[cgt.Tree]{})
	fmt.Println(err)
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" role="img" width="128" height="156" viewBox="-118 0 128 156">
	// <title>a game tree with 4 nodes</title>
	// <line x1="-57" y1="30" x2="-84" y2="66" stroke-width="2" stroke="#3b82e0"/>
	// <line x1="-84" y1="88" x2="-84" y2="124" stroke-width="2" stroke="#dd4b3e" stroke-dasharray="6 4"/>
	// <line x1="-57" y1="30" x2="-30" y2="66" stroke-width="2" stroke="#dd4b3e" stroke-dasharray="6 4"/>
	// <g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="#808080">
	// <text x="-57" y="24">{{|{|}}|{|}}</text>
	// <text x="-84" y="82">{|{|}}</text>
	// <text x="-84" y="140">{|}</text>
	// <text x="-30" y="82">{|}</text>
	// </g>
	// </svg>
	// <nil>
}

// A tree that would be too large is not drawn.
func ExampleTreeSVGOptions() {
	countdown := cgt.Ruleset[int](cgt.ImpartialFunc[int](func(dst []int, n int) []int {
		if n > 0 {
			dst = append(dst, n-1)
		}
		return dst
	}))
	err := cgt.WriteTreeSVG(os.Stdout, countdown, 10, cgt.TreeSVGOptions[int]{Nodes: 100})
	fmt.Println(err)
	// Output:
	// cgt: more than 100 nodes of a game tree: the limit was reached
}
