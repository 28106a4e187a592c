package diagram

import (
	"fmt"

	"github.com/cgt-go/sdk/internal/svg"
)

// Tree is a tree to be drawn. Nodes come in preorder: each one, then those below it from left to right.
type Tree struct {
	Title string
	Nodes []Node
	// Layers, if there are any, are texts for the layers of the tree from the root down, written on the left.
	Layers []string
	Up     bool // the root is at the bottom
}

// Node is a node of a tree with the line from its parent.
type Node struct {
	Label  string
	Dot    bool // the node is a dot, without a label
	Parent int  // −1 for the root
	Kind   Kind
	Arrow  bool // the line is a thick arrow
	Ring   bool // there is a ring around the label

	depth       int
	children    int
	first, last float64 // the places of the outer ones of its children, once they have theirs
	x           float64
	placed      int // of the children
}

// Sizes in pixels.
const (
	treeLetter = 8.0
	treeGap    = 18.0
	treeLayer  = 58.0
	treeMargin = 20.0
)

// half returns half of the width of a label.
func (n *Node) half() float64 {
	half := treeLetter * float64(svg.Letters(n.Label)) / 2
	if n.Ring {
		half = max(half+5, 12)
	}
	return half
}

// AppendSVG appends the picture.
func (t *Tree) AppendSVG(b []byte) []byte {
	depth := t.place()
	left, margin := 0.0, 0.0
	for i := range t.Nodes {
		left = min(left, t.Nodes[i].x-t.Nodes[i].half())
	}
	for _, text := range t.Layers {
		margin = max(margin, treeLetter*float64(svg.Letters(text))+treeGap)
	}
	left -= margin
	width, height := treeMargin-left, treeLayer*float64(depth)+2*treeMargin
	b = svg.AppendStart(b, left-treeMargin/2, 0, width, height, t.Title)
	down := 1.0 // the way from the root to the leaves
	if t.Up {
		down = -1
	}
	y := func(layer int) float64 {
		if t.Up {
			layer = depth - layer
		}
		return treeMargin + treeLayer*float64(layer)
	}
	hasArrow := [len(colour)]bool{}
	for _, n := range t.Nodes {
		hasArrow[n.Kind] = hasArrow[n.Kind] || n.Arrow
	}
	for k, has := range hasArrow {
		if has {
			b = append(appendHead(append(b, "<defs>\n"...), "tree-arrow", Kind(k), 4), "</defs>\n"...)
		}
	}
	for _, n := range t.Nodes {
		if n.Parent < 0 {
			continue
		}
		thick, end := "2", ""
		if n.Arrow {
			thick, end = "4", fmt.Sprintf(` marker-end="url(#tree-arrow%d)"`, n.Kind)
		}
		above, below := 10.0, 12.0
		if t.Nodes[n.Parent].Dot {
			above = 0
		}
		if n.Dot {
			below = 5
		}
		b = fmt.Appendf(b, `<line x1="%s" y1="%s" x2="%s" y2="%s" stroke-width="%s" stroke="%s"%s%s/>`+"\n",
			svg.Pixels(t.Nodes[n.Parent].x), svg.Pixels(y(n.depth-1)+down*above), svg.Pixels(n.x), svg.Pixels(y(n.depth)-down*below), thick, colour[n.Kind], n.Kind.dash(), end)
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for _, n := range t.Nodes {
		if n.Dot {
			b = fmt.Appendf(b, `<circle cx="%s" cy="%s" r="3.5"/>`+"\n", svg.Pixels(n.x), svg.Pixels(y(n.depth)))
			continue
		}
		if n.Ring {
			b = fmt.Appendf(b, `<rect x="%s" y="%s" width="%s" height="24" rx="12" fill="none" stroke="%s"/>`+"\n", svg.Pixels(n.x-n.half()), svg.Pixels(y(n.depth)-12), svg.Pixels(2*n.half()), svg.Neither)
		}
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(n.x), svg.Pixels(y(n.depth)+4), svg.Escape(n.Label))
	}
	for depth, text := range t.Layers {
		b = fmt.Appendf(b, `<text x="%s" y="%s" text-anchor="start" font-style="italic">%s</text>`+"\n", svg.Pixels(left), svg.Pixels(y(depth)+4), svg.Escape(text))
	}
	return svg.AppendEnd(append(b, "</g>\n"...))
}

// place gives the leaves their places from left to right, and each other node the middle above its children. A node
// whose text is wider than what is below it takes more room. It returns the depth of the tree.
func (t *Tree) place() (depth int) {
	for i := range t.Nodes {
		n := &t.Nodes[i]
		if n.Parent >= 0 {
			n.depth = t.Nodes[n.Parent].depth + 1
			t.Nodes[n.Parent].children++
		}
		depth = max(depth, n.depth)
	}
	taken := make([]float64, depth+1)        // the right end of each layer
	for i := len(t.Nodes) - 1; i >= 0; i-- { // the last leaf comes first, so the picture grows from right to left
		n := &t.Nodes[i]
		half := n.half() + treeGap/2
		n.x = taken[n.depth] - half
		if n.children > 0 {
			if middle := (n.first + n.last) / 2; middle <= n.x {
				n.x = middle
			} else {
				t.shift(i, n.x-middle, taken)
			}
		}
		taken[n.depth] = n.x - half
		for below := n.depth + 1; below <= depth; below++ {
			taken[below] = min(taken[below], n.x+half) // nothing else comes below the text
		}
		if n.Parent >= 0 {
			parent := &t.Nodes[n.Parent]
			if parent.placed == 0 {
				parent.last = n.x
			}
			parent.first = n.x
			parent.placed++
		}
	}
	return depth
}

// shift moves what is below a node.
func (t *Tree) shift(at int, by float64, taken []float64) {
	t.Nodes[at].first += by
	t.Nodes[at].last += by
	for i := at + 1; i < len(t.Nodes) && t.Nodes[i].depth > t.Nodes[at].depth; i++ {
		n := &t.Nodes[i]
		n.x += by
		n.first += by
		n.last += by
		taken[n.depth] = min(taken[n.depth], n.x-n.half()-treeGap/2)
	}
}
