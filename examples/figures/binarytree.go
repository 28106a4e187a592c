package main

import (
	"io"

	"github.com/cgt-go/sdk/internal/diagram"
)

// binaryTree draws the lower levels of the infinite binary tree of Shen, §13.
func binaryTree(w io.Writer) error {
	const levels = 5
	t := diagram.Tree{Title: "the lower levels of the infinite binary tree", Up: true}
	type open struct{ parent, level int }
	for stack := []open{{-1, 0}}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n := diagram.Node{Parent: top.parent, Dot: true, Kind: diagram.Left}
		if top.level%2 == 0 { // the line comes from an odd level
			n.Kind = diagram.Right
		}
		if top.level == levels {
			n.Label, n.Dot = "⋮", false
		} else {
			stack = append(stack, open{len(t.Nodes), top.level + 1}, open{len(t.Nodes), top.level + 1})
		}
		t.Nodes = append(t.Nodes, n)
	}
	_, err := w.Write(t.AppendSVG(nil))
	return err
}
