package convert

import (
	"fmt"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/matrixgame"
	"github.com/cgt-go/sdk/matrixgame/extensive"
	"github.com/cgt-go/sdk/zermelo"
)

// Open makes a game of package zermelo of a tree of package extensive in which nothing is hidden: no set has two turns,
// and no lots are drawn. So a strategy without lots is optimal, and package zermelo finds it in time that is in
// proportion to the tree. The nodes have the numbers 0, 1, …, as [zermelo.ParseTree] numbers them, and the moves the
// order of the tree; labels are left out. [Extensive] leads the other way.
//
// The error is a [*matrixgame.InputError] that says after which moves there are lots, a set that was met before, no
// move, nothing at all, or a payoff that is no [zermelo.Rational]. It is a [*cgt.LimitError] if there are more than
// [extensive.MaxNodes] nodes, where a subtree that stands at several places counts as often.
func Open(t extensive.Tree) (*zermelo.Graph[zermelo.Rational], error) {
	o := opening{sets: map[set]bool{}}
	if err := o.enter(t, ""); err != nil {
		return nil, o.at(err, nil)
	}
	// Depth first, with the nodes on the way to the current one.
	for path := []int{0}; len(path) > 0; {
		at := path[len(path)-1]
		n := &o.nodes[at]
		if len(n.next) == 0 {
			path = path[:len(path)-1]
			continue
		}
		b := n.next[0]
		n.next = n.next[1:]
		v := len(o.nodes)
		o.vertices[at].Moves = append(o.vertices[at].Moves, v)
		path = append(path, v)
		if err := o.enter(b.Then, b.Label); err != nil {
			return nil, o.at(err, path[1:])
		}
	}
	return zermelo.NewGraph(0, o.vertices, nil)
}

// set is a set of a player.
type set struct {
	who   extensive.Player
	label string
}

// opening is a tree that is being opened.
type opening struct {
	vertices []zermelo.Vertex[zermelo.Rational]
	nodes    []opened
	sets     map[set]bool // those that were met
}

// opened is a node: the move that leads to it, and what has not been entered yet.
type opened struct {
	move string
	next []extensive.Branch
}

// enter appends the root of t, to which a move leads. The error is without its place.
func (o *opening) enter(t extensive.Tree, move string) error {
	if len(o.nodes) == extensive.MaxNodes {
		return &cgt.LimitError{What: "nodes of a game tree", Limit: extensive.MaxNodes}
	}
	n := opened{move: move}
	for b := range t.Branches() {
		n.next = append(n.next, b)
	}
	o.nodes = append(o.nodes, n)
	if x, ok := t.Payoff(); ok {
		r, fits := zermelo.RationalFromRat(x)
		if !fits {
			return &matrixgame.InputError{Msg: fmt.Sprintf("%v is too large for a payoff", x.RatString())}
		}
		o.vertices = append(o.vertices, zermelo.Vertex[zermelo.Rational]{Payoff: &r})
		return nil
	}
	who, label, ok := t.Turn()
	switch {
	case ok && who > extensive.Min:
		return &matrixgame.InputError{Msg: fmt.Sprintf("there is no player %d", who)}
	case ok && o.sets[set{who, label}]:
		return &matrixgame.InputError{Msg: fmt.Sprintf("the set %q of %v was met before, so that he does not know where he is", label, who)}
	case !ok && len(n.next) > 0:
		return &matrixgame.InputError{Msg: "lots decide"}
	case len(n.next) == 0:
		return &matrixgame.InputError{Msg: "there is no way to go on, and no payoff"}
	}
	o.sets[set{who, label}] = true
	o.vertices = append(o.vertices, zermelo.Vertex[zermelo.Rational]{Turn: zermelo.Player(who)})
	return nil
}

// mostSteps is how many moves on the way to a node a message names.
const mostSteps = 8

// at adds the place to an error: the end of a path, without the root.
func (o *opening) at(err error, path []int) error {
	bad, ok := err.(*matrixgame.InputError)
	if !ok {
		return err
	}
	if bad.Place = "in the beginning:"; len(path) == 0 {
		return bad
	}
	var moves []string
	if len(path) > mostSteps {
		moves, path = append(moves, "…"), path[len(path)-mostSteps:]
	}
	for _, v := range path {
		moves = append(moves, o.nodes[v].move)
	}
	bad.Place = "after " + strings.Join(moves, ", ") + ":"
	return bad
}
