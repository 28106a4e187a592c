package cgt

import (
	"fmt"
	"io"
	"strings"

	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/limit"
)

// TreeSVGOptions says how [WriteTreeSVG] draws. The zero value writes each position as fmt.Sprint does.
type TreeSVGOptions[Pos comparable] struct {
	// Label, if not nil, returns the text for a position. Where it is empty or blank there is a dot.
	Label func(p Pos) string
	// Nodes is the largest number of nodes to be drawn; 0 stands for [DefaultTreeNodes], and a negative number for no limit:
	// then play must end, or the call does not.
	Nodes int
}

// DefaultTreeNodes is the largest number of nodes of a picture of a game tree.
const DefaultTreeNodes = 500

// WriteTreeSVG draws the game tree of a position, down to where nobody can move: the moves of Left, in blue, stand to
// the left of those of Right, which are red and dashed. A position that can be reached in several ways is drawn as
// often. If the tree has more nodes than the options allow, and also if play need not end, the error is a
// [*LimitError], and nothing is written; otherwise it is that of w. The picture is an SVG file without scripts that can
// be read on light and on dark pages. WriteTreeSVG panics if rules is nil.
func WriteTreeSVG[Pos comparable](w io.Writer, rules Ruleset[Pos], p Pos, o TreeSVGOptions[Pos]) error {
	wantRules("WriteTreeSVG", rules)
	label, most := o.Label, limit.Count(o.Nodes, DefaultTreeNodes)
	if label == nil {
		label = func(p Pos) string { return fmt.Sprint(p) }
	}
	tree, err := drawTree(rules, p, label, most)
	if err != nil {
		return err
	}
	_, err = w.Write(tree.AppendSVG(nil))
	return err
}

// drawTree lists the nodes: each one, then those below it, those of Left's moves first.
func drawTree[Pos comparable](rules Ruleset[Pos], p Pos, label func(Pos) string, most int) (*diagram.Tree, error) {
	type open struct {
		p    Pos
		node diagram.Node
	}
	t := &diagram.Tree{}
	stack := []open{{p, diagram.Node{Parent: -1}}}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		at := len(t.Nodes)
		if at+len(stack) >= most {
			return nil, &LimitError{What: "nodes of a game tree", Limit: most}
		}
		if text := label(top.p); strings.TrimSpace(text) != "" {
			top.node.Label = text
		} else {
			top.node.Dot = true
		}
		for _, who := range [...]Player{Right, Left} { // what is pushed last comes first
			moves := rules.AppendMoves(nil, top.p, who)
			for i := len(moves) - 1; i >= 0; i-- {
				stack = append(stack, open{moves[i], diagram.Node{Parent: at, Kind: diagram.Kind(who)}})
			}
		}
		t.Nodes = append(t.Nodes, top.node)
	}
	t.Title = fmt.Sprintf("a game tree with %d nodes", len(t.Nodes))
	return t, nil
}
