package diagram

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/cgt-go/sdk/internal/svg/svgtest"
)

// In a picture of a tree no text covers another, children stand in order, and a parent stands above its children.
func TestTreeLayout(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var tree Tree
		widths := rapid.SliceOfN(rapid.IntRange(0, 30), 5, 5).Draw(t, "widths")
		var draw func(parent, depth int)
		draw = func(parent, depth int) {
			at := len(tree.Nodes)
			tree.Nodes = append(tree.Nodes, Node{Label: strings.Repeat("é", widths[depth]), Parent: parent, Ring: depth == 3})
			if depth < 4 {
				for range rapid.IntRange(0, 3).Draw(t, "children") {
					draw(at, depth+1)
				}
			}
		}
		draw(-1, 0)
		tree.place()
		right := map[int]float64{} // the end of the last text in a layer
		for i := range tree.Nodes {
			n := &tree.Nodes[i]
			if end, ok := right[n.depth]; ok && n.x-n.half() < end {
				t.Fatalf("the text of node %d begins at %v, where the one before it ends at %v", i, n.x-n.half(), end)
			}
			right[n.depth] = n.x + n.half()
			if n.children > 0 && (n.x < n.first-0.01 || n.x > n.last+0.01) {
				t.Fatalf("node %d stands at %v, its children from %v to %v", i, n.x, n.first, n.last)
			}
		}
	})
}

func TestTreeSVG(t *testing.T) {
	tree := Tree{Title: "a <tree>", Nodes: []Node{
		{Dot: true, Parent: -1},
		{Label: "&", Parent: 0, Kind: Right, Arrow: true},
		{Label: "1", Parent: 1, Kind: Left, Ring: true},
		{Label: "2", Parent: 0, Kind: Right},
	}, Layers: []string{"rank 1", "rank 2"}}
	picture := tree.AppendSVG(nil)
	svgtest.Check(t, picture, 3000, "a tree")
	for text, want := range map[string]int{"<line": 3, "marker-end": 1, "<rect": 1, "<circle": 1, "</text>": 5} {
		if got := strings.Count(string(picture), text); got != want {
			t.Errorf("%d times %s, want %d", got, text, want)
		}
	}
}

// With its root at the bottom, a tree is the same picture upside down: the layers change places, and each line ends as
// near to its texts as before.
func TestTreeUp(t *testing.T) {
	picture := func(up bool) string {
		tree := Tree{Nodes: []Node{{Label: "root", Parent: -1}, {Dot: true, Parent: 0}, {Label: "leaf", Parent: 1}}, Layers: []string{"first"}, Up: up}
		return string(tree.AppendSVG(nil))
	}
	for up, want := range map[bool][]string{
		false: {`y="24">root<`, `y="140">leaf<`, `cy="78"`, `y="24" text-anchor="start" font-style="italic">first<`, `y1="30"`, `y2="73"`, `y1="78"`, `y2="124"`},
		true:  {`y="140">root<`, `y="24">leaf<`, `cy="78"`, `y="140" text-anchor="start" font-style="italic">first<`, `y1="126"`, `y2="83"`, `y1="78"`, `y2="32"`},
	} {
		for _, text := range want {
			if got := picture(up); !strings.Contains(got, text) {
				t.Errorf("up %v: no %s in\n%s", up, text, got)
			}
		}
	}
}
