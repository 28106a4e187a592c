package zermelo

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/diagram"
	"github.com/cgt-go/sdk/internal/limit"
)

// TreeSVGOptions says how [WriteTreeSVG] draws. The zero value writes the payoffs at the ends, and the names of the
// other vertices if they have names.
type TreeSVGOptions struct {
	// Label, if not nil, returns the text for a vertex. Where it is empty there is a dot.
	Label func(v int) string
	// Strategy, if not nil, is drawn as thick arrows, from all positions that plays by it can meet, and no others.
	Strategy Strategy[int]
	// Ranks numbers the layers where moves are made from the root down, as Trakhtenbrot's pictures do.
	Ranks bool
	// Up puts the root at the bottom, as Trakhtenbrot's pictures do too.
	Up bool
	// Nodes is the largest number of nodes to be drawn; 0 stands for [cgt.DefaultTreeNodes], and a negative
	// number for no limit.
	Nodes int
}

// WriteTreeSVG draws the tree of the game that begins at the start of g, see [Unfold]. The moves of Max are blue, those
// of Min red and dashed, and ends have a ring. If the tree has more nodes than the options allow the error is a
// [*cgt.LimitError], if play need not end it is a [*cgt.LoopError], and if the strategy makes a move that is none it is
// a [*StrategyError]; then nothing is written. Otherwise the error is that of w. The picture is an SVG file without
// scripts that can be read on light and on dark pages. WriteTreeSVG panics if g is nil.
//
// Source: B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, §§2.3–2.4, figs. 1, 3, 4 and 7, for the kind
// of picture.
func WriteTreeSVG[V Payoff[V]](w io.Writer, g *Graph[V], o TreeSVGOptions) error {
	if g == nil {
		panic(errors.New("zermelo: WriteTreeSVG without a graph"))
	}
	if o.Label == nil {
		o.Label = g.label
	}
	if g.Len() == 0 {
		_, err := w.Write((&diagram.Tree{Title: "no game tree"}).AppendSVG(nil))
		return err
	}
	tree, vertex, err := Unfold[int](context.Background(), g, g.start, cgt.Limits{Positions: limit.Count(o.Nodes, cgt.DefaultTreeNodes)})
	if err != nil {
		return err
	}
	picture := diagram.Tree{Title: fmt.Sprintf("a game tree with %d nodes", tree.Len()), Nodes: make([]diagram.Node, tree.Len()), Up: o.Up}
	level, levels := make([]int, tree.Len()), 0
	picture.Nodes[0].Parent = -1
	for v, x := range tree.vertices { // parents come before children
		n := &picture.Nodes[v]
		n.Label = o.Label(vertex[v])
		n.Dot, n.Ring = n.Label == "", n.Label != "" && x.Payoff != nil
		if x.Payoff == nil {
			levels = max(levels, level[v]+1)
		}
		for _, to := range x.Moves {
			picture.Nodes[to].Parent, picture.Nodes[to].Kind, level[to] = v, diagram.Kind(x.Turn), level[v]+1
		}
	}
	if o.Strategy != nil {
		if err := arrows(tree, vertex, g, o.Strategy, picture.Nodes); err != nil {
			return err
		}
	}
	for i := range levels {
		if o.Ranks {
			picture.Layers = append(picture.Layers, fmt.Sprintf("rank %d", i+1))
		}
	}
	_, err = w.Write(picture.AppendSVG(nil))
	return err
}

// label returns the text of a vertex in pictures.
func (g *Graph[V]) label(v int) string {
	if x := g.vertices[v]; x.Payoff != nil {
		return fmt.Sprint(*x.Payoff)
	} else if x.Name == "" && g.name == nil {
		return ""
	}
	return g.Name(v)
}

// arrows marks the moves of a strategy in a tree whose nodes stand for the given vertices of g.
func arrows[V Payoff[V]](tree *Graph[V], vertex []int, g *Graph[V], s Strategy[int], nodes []diagram.Node) error {
	for todo := []int{0}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		x := tree.vertices[v]
		if x.Payoff != nil {
			continue
		}
		q, ok := s.Move(vertex[v])
		if !ok {
			todo = append(todo, x.Moves...)
			continue
		}
		isMove := false
		for _, to := range x.Moves {
			if isMove = vertex[to] == q; isMove {
				nodes[to].Arrow = true
				todo = append(todo, to)
				break
			}
		}
		if !isMove {
			e := &StrategyError{Who: x.Turn, Msg: fmt.Sprintf("it says %d, which is no move", q)}
			for ; v >= 0; v = nodes[v].Parent {
				e.Play = append(e.Play, g.Name(vertex[v]))
			}
			slices.Reverse(e.Play)
			return e
		}
	}
	return nil
}
