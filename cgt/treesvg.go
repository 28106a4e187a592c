package cgt

import (
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/cgt-go/sdk/internal/svg"
)

// TreeSVGOptions says how [WriteTreeSVG] draws. The zero value writes each position as fmt.Sprint does.
type TreeSVGOptions[Pos comparable] struct {
	// Label, if not nil, returns the text for a position.
	Label func(p Pos) string
	// Nodes is the largest number of nodes to be drawn; 0 stands for [DefaultTreeNodes].
	Nodes int
}

// DefaultTreeNodes is the largest number of nodes of a picture of a game tree.
const DefaultTreeNodes = 500

// WriteTreeSVG draws the game tree of a position, down to where nobody can move: the moves of Left, in blue, stand to the left of those of
// Right, which are red and dashed. A position that can be reached in several ways is drawn as often. If the tree has more nodes than the
// options allow, and also if play need not end, the error is a [*LimitError], and nothing is written; otherwise it is that of w. The picture is
// an SVG file without scripts that can be read on light and on dark pages. WriteTreeSVG panics if rules is nil.
func WriteTreeSVG[Pos comparable](w io.Writer, rules Ruleset[Pos], p Pos, o TreeSVGOptions[Pos]) error {
	d := treeDrawing[Pos]{rules: wantRules("WriteTreeSVG", rules), label: o.Label, most: o.Nodes}
	if d.label == nil {
		d.label = func(p Pos) string { return fmt.Sprint(p) }
	}
	if d.most <= 0 {
		d.most = DefaultTreeNodes
	}
	if err := d.grow(p); err != nil {
		return err
	}
	d.place()
	_, err := w.Write(d.svg())
	return err
}

// treeDrawing is a game tree on its way to paper.
type treeDrawing[Pos comparable] struct {
	rules Ruleset[Pos]
	label func(Pos) string
	most  int
	nodes []treeSpot // parents before children
	depth int
}

// treeSpot is a node of a drawing.
type treeSpot struct {
	label       string
	parent      int
	mover       Player // whose move leads here from the parent
	depth       int
	first, last float64 // the places of the outer ones of its children, once they have theirs
	x           float64
	children    int
	placed      int // of them
}

// Sizes in pixels.
const (
	treeLetter = 8.0
	treeGap    = 18.0
	treeLayer  = 58.0
	treeMargin = 20.0
)

// grow lists the nodes: each one, then those below it, those of Left's moves first.
func (d *treeDrawing[Pos]) grow(p Pos) error {
	type open struct {
		p    Pos
		spot treeSpot
	}
	stack := []open{{p, treeSpot{parent: -1}}}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		at := len(d.nodes)
		if at+len(stack) >= d.most {
			return &LimitError{What: "nodes of a game tree", Limit: d.most}
		}
		top.spot.label = d.label(top.p)
		from := len(stack)
		for _, who := range [...]Player{Right, Left} { // what is pushed last comes first
			moves := d.rules.AppendMoves(nil, top.p, who)
			for i := len(moves) - 1; i >= 0; i-- {
				stack = append(stack, open{moves[i], treeSpot{parent: at, mover: who, depth: top.spot.depth + 1}})
			}
		}
		top.spot.children = len(stack) - from
		d.depth = max(d.depth, top.spot.depth)
		d.nodes = append(d.nodes, top.spot)
	}
	return nil
}

// place gives the leaves their places from left to right, and each other node the middle above its children. A node whose text is wider than
// what is below it takes more room.
func (d *treeDrawing[Pos]) place() {
	taken := make([]float64, d.depth+1)      // the right end of each layer
	for i := len(d.nodes) - 1; i >= 0; i-- { // the last leaf comes first, so the picture grows from right to left
		n := &d.nodes[i]
		half := (treeLetter*float64(utf8.RuneCountInString(n.label)) + treeGap) / 2
		n.x = taken[n.depth] - half
		if n.children > 0 {
			if middle := (n.first + n.last) / 2; middle <= n.x {
				n.x = middle
			} else {
				d.shift(i, n.x-middle, taken)
			}
		}
		taken[n.depth] = n.x - half
		for depth := n.depth + 1; depth <= d.depth; depth++ {
			taken[depth] = min(taken[depth], n.x+half) // nothing else comes below the text
		}
		if p := n.parent; p >= 0 {
			parent := &d.nodes[p]
			if parent.placed == 0 {
				parent.last = n.x
			}
			parent.first = n.x
			parent.placed++
		}
	}
}

// shift moves what is below a node.
func (d *treeDrawing[Pos]) shift(at int, by float64, taken []float64) {
	d.nodes[at].first += by
	d.nodes[at].last += by
	for i := at + 1; i < len(d.nodes) && d.nodes[i].depth > d.nodes[at].depth; i++ {
		n := &d.nodes[i]
		n.x += by
		n.first += by
		n.last += by
		taken[n.depth] = min(taken[n.depth], n.x-(treeLetter*float64(utf8.RuneCountInString(n.label))+treeGap)/2)
	}
}

func (d *treeDrawing[Pos]) svg() []byte {
	left := 0.0
	for _, n := range d.nodes {
		left = min(left, n.x-treeLetter*float64(utf8.RuneCountInString(n.label))/2)
	}
	width, height := treeMargin-left, treeLayer*float64(d.depth)+2*treeMargin
	b := svg.AppendStart(nil, left-treeMargin/2, 0, width, height, fmt.Sprintf("a game tree with %d nodes", len(d.nodes)))
	y := func(depth int) float64 { return treeMargin + treeLayer*float64(depth) }
	for _, n := range d.nodes {
		if n.parent < 0 {
			continue
		}
		style := `stroke="` + svg.Left + `"`
		if n.mover == Right {
			style = `stroke="` + svg.Right + `" stroke-dasharray="6 4"`
		}
		b = fmt.Appendf(b, `<line x1="%s" y1="%s" x2="%s" y2="%s" stroke-width="2" %s/>`+"\n",
			svg.Pixels(d.nodes[n.parent].x), svg.Pixels(y(n.depth-1)+10), svg.Pixels(n.x), svg.Pixels(y(n.depth)-12), style)
	}
	b = fmt.Appendf(b, `<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" text-anchor="middle" fill="%s">`+"\n", svg.Neither)
	for _, n := range d.nodes {
		b = fmt.Appendf(b, `<text x="%s" y="%s">%s</text>`+"\n", svg.Pixels(n.x), svg.Pixels(y(n.depth)+4), svg.Escape(n.label))
	}
	return svg.AppendEnd(append(b, "</g>\n"...))
}
