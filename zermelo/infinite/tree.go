package infinite

import (
	"context"

	"github.com/cgt-go/sdk/zermelo"
)

// Tree is a game on an infinite tree. From each node some branches go up, which are called letters and have the numbers
// 0, 1, …; so a node is a word, that of the letters on the way to it from the root. Max says how to go on at even
// levels, first at the root, and Min at odd ones. At some nodes there are snack bars: whether there is one at a node is
// said by a finite automaton that has read the word. In the binary tree of the source there are two letters everywhere.
//
// A Tree is immutable and safe for concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13, problems 44 and 45.
type Tree struct {
	letters [][]int // where the letters lead from each state
	bars    []bool
	graph   *Graph // the vertex 2q + t is the state q if it is the turn of t
}

// NewTree returns the tree of an automaton: next[q][a] is the state after the letter a in the state q, bars[q] says
// whether there is a snack bar where the automaton is in q, and it begins in the state 0. Next is copied.
//
// The error is a [*GraphError] if there is no state, or not as many bars as states, or if there is no letter in a
// state, or one that leads to no state; the vertex that it names is the state. It is a [*cgt.LimitError] if there are
// more than [MaxVertices]/2 states.
func NewTree(next [][]int, bars []bool) (*Tree, error) {
	if len(next) != len(bars) {
		return nil, graphError(-1, "there are %d states, and %d are said to have a bar or none", len(next), len(bars))
	}
	t := &Tree{bars: append([]bool(nil), bars...)}
	for q, list := range next {
		for _, r := range list {
			if r < 0 || r >= len(next) {
				return nil, graphError(q, "a letter leads to the state %d, but the states are 0 to %d", r, len(next)-1)
			}
		}
		if len(list) == 0 {
			return nil, graphError(q, "there is no letter")
		}
		t.letters = append(t.letters, append([]int(nil), list...))
	}
	var err error
	t.graph, err = NewGraph(func(yield func(Vertex) bool) {
		var x Vertex
		for _, list := range t.letters {
			for x.Turn = zermelo.Max; x.Turn <= zermelo.Min; x.Turn++ {
				x.Moves = x.Moves[:0]
				for _, r := range list {
					x.Moves = append(x.Moves, 2*r+int(x.Turn.Opponent()))
				}
				if !yield(x) {
					return
				}
			}
		}
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

// goals returns the vertices of states with bars.
func (t *Tree) goals() (list []int) {
	for q, isBar := range t.bars {
		if isBar {
			list = append(list, 2*q, 2*q+1)
		}
	}
	return list
}

// TreeSolution is the solution of a game on a tree. It is immutable and safe for concurrent use.
type TreeSolution struct {
	tree     *Tree
	solution *Solution
}

// Once solves the game in which Max wants to come to a snack bar: the open game of problem 44. The error is the cause
// of ctx. It takes as long as [Solver.Reach].
func (t *Tree) Once(ctx context.Context) (*TreeSolution, error) {
	s, err := new(Solver).Reach(ctx, t.graph, zermelo.Max, t.goals())
	if err != nil {
		return nil, err
	}
	return &TreeSolution{t, s}, nil
}

// ForEver solves the game in which Max wants to come to infinitely many snack bars: that of problem 45. The error is
// the cause of ctx. It takes as long as [Solver.Buchi].
func (t *Tree) ForEver(ctx context.Context) (*TreeSolution, error) {
	s, err := new(Solver).Buchi(ctx, t.graph, zermelo.Max, t.goals())
	if err != nil {
		return nil, err
	}
	return &TreeSolution{t, s}, nil
}

// Solution returns the solution of the graph to which the game comes down: the state q of the automaton is the vertex
// 2q where Max is to move, and 2q + 1 where Min is. [Solution.Verify] checks it.
func (s *TreeSolution) Solution() *Solution { return s.solution }

// Winner returns who wins from the root.
func (s *TreeSolution) Winner() zermelo.Player { return s.solution.Winner(0) }

// Walk returns a walk that begins at the root.
func (s *TreeSolution) Walk() *Walk {
	w := &Walk{s: s}
	w.arrive()
	return w
}

// Walk is a play on a tree that has come to some node, and knows the winner's strategy. It remembers no more of the
// word than the state of the automaton, and whether Max has been where he wanted to come once. It is for one goroutine.
type Walk struct {
	s      *TreeSolution
	vertex int
	isOver bool
}

// arrive takes note of a bar.
func (w *Walk) arrive() {
	w.isOver = w.isOver || w.s.solution.objective.isOver(int32(w.vertex))
}

// Read goes up by a letter, whoever says it. The error is a [*GraphError] if there is no such letter at the node; the
// vertex that it names is the state. Then the walk stays where it is.
func (w *Walk) Read(letter int) error {
	q := w.vertex / 2
	list := w.s.tree.letters[q]
	if letter < 0 || letter >= len(list) {
		return graphError(q, "the letters are 0 to %d, and not %d", len(list)-1, letter)
	}
	w.vertex = 2*list[letter] + 1 - w.vertex%2
	w.arrive()
	return nil
}

// Turn returns who says the next letter.
func (w *Walk) Turn() zermelo.Player { return zermelo.Player(w.vertex % 2) }

// HasBar reports whether there is a snack bar at the node.
func (w *Walk) HasBar() bool { return w.s.tree.bars[w.vertex/2] }

// Winner returns who wins from the node. In the game of [Tree.Once] this is Max wherever the way has come by a bar.
func (w *Walk) Winner() zermelo.Player {
	if w.isOver {
		return zermelo.Max
	}
	return w.s.solution.Winner(w.vertex)
}

// Letter returns the letter that the winner says next, by his strategy, if it is his turn; ok is false if it is not.
// Where the game of [Tree.Once] is over it is 0.
func (w *Walk) Letter() (letter int, ok bool) {
	if w.Winner() != w.Turn() {
		return 0, false
	}
	if w.isOver {
		return 0, true
	}
	to, _ := w.s.solution.Move(w.vertex)
	for a, r := range w.s.tree.letters[w.vertex/2] {
		if r == to/2 {
			return a, true
		}
	}
	return 0, false
}
