package zermelo

import (
	"context"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Vertex is what there is to say of a vertex of a [Graph]: an end has a payoff, and every other vertex has moves and a
// player who makes them.
type Vertex[V any] struct {
	// Name is the name of the vertex. Either all vertices have different names or none has one; then the names are the
	// numbers 0, 1, …
	Name string
	// Turn is who moves, where play goes on. At an end it does not matter.
	Turn Player
	// Moves are the numbers of the vertices that one can move to.
	Moves []int
	// Payoff points to what Max gets if play ends here. It is nil where play goes on.
	Payoff *V
}

// Graph is a game that is given as a finite directed graph: the positions are the vertices 0, 1, …, among them a start.
// It may have cycles. If it says what play without end is worth it is [Unending]; and if not, a solver reports a cycle.
// A tree is a graph in which each vertex but the start can be reached in one way; [ParseTree] reads one.
//
// A Graph is immutable and safe for concurrent use, and is used through a pointer. The zero Graph has no vertices and
// no text, and what asks for a vertex of it panics; it is there for [Graph.UnmarshalJSON].
//
// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, §9; B. A. Trakhtenbrot, Algorithms and
// Automatic Computing Machines, §2.3, for trees as what is given first.
type Graph[V Payoff[V]] struct {
	vertices []Vertex[V]
	start    int
	name     func(v int) string // of a graph whose vertices have no names of their own; nil for numbers
	unending *V
}

var (
	_ Game[int, Result] = (*Graph[Result])(nil)
	_ Unending[Result]  = (*Graph[Result])(nil)
)

// NewGraph returns the graph with the given vertices and start. Endless, if not nil, points to what a play without end
// is worth. NewGraph copies what it is given.
//
// The error is a [*GameError] that names the vertex if a move leads to no vertex, if a vertex has a payoff and moves as
// well, or neither, or a player who is none, or if a name is missing, is there twice or is no UTF-8. It is also a
// [*GameError] if the start is no vertex.
func NewGraph[V Payoff[V]](start int, vertices []Vertex[V], endless *V) (*Graph[V], error) {
	g := &Graph[V]{vertices: make([]Vertex[V], len(vertices)), start: start, unending: copied(endless)}
	if start < 0 || start >= len(vertices) {
		return nil, gameError(start, fmt.Sprintf("it should be the start, but there are %d vertices", len(vertices)))
	}
	for v, x := range vertices {
		x.Moves, x.Payoff = slices.Clone(x.Moves), copied(x.Payoff)
		if x.Payoff != nil && x.Turn == Min {
			x.Turn = Max // so that equal games are equal graphs
		}
		g.vertices[v] = x
	}
	if err := g.checkNames(); err != nil {
		return nil, err
	}
	for v := range g.vertices {
		if err := g.check(v); err != nil {
			return nil, err
		}
	}
	return g, nil
}

func copied[V any](p *V) *V {
	if p == nil {
		return nil
	}
	v := *p
	return &v
}

// checkNames checks the names. Those that are the numbers of their vertices are not kept.
func (g *Graph[V]) checkNames() error {
	isNumbered, isNamed := true, g.vertices[0].Name != ""
	seen := make(map[string]bool, len(g.vertices))
	for v, x := range g.vertices {
		switch {
		case (x.Name != "") != isNamed:
			return gameError(v, "some vertices have names, and others have none")
		case isNamed && seen[x.Name]:
			return gameError(x.Name, "two vertices have this name")
		case !utf8.ValidString(x.Name):
			return gameError(strconv.Quote(x.Name), "the name is no UTF-8")
		}
		seen[x.Name] = true
		isNumbered = isNumbered && x.Name == strconv.Itoa(v)
	}
	if isNumbered {
		for v := range g.vertices {
			g.vertices[v].Name = ""
		}
	}
	return nil
}

// check checks a vertex but for its name.
func (g *Graph[V]) check(v int) error {
	x := g.vertices[v]
	for _, w := range x.Moves {
		if w < 0 || w >= len(g.vertices) {
			return gameError(g.Name(v), fmt.Sprintf("a move leads to %d, but the vertices are 0 to %d", w, len(g.vertices)-1))
		}
	}
	switch {
	case x.Payoff != nil && len(x.Moves) > 0:
		return gameError(g.Name(v), "there is a payoff, and there are moves")
	case x.Payoff == nil && len(x.Moves) == 0:
		return gameError(g.Name(v), "there is neither a payoff nor a move")
	case x.Turn > Min:
		return gameError(g.Name(v), fmt.Sprintf("%v is to move", x.Turn))
	}
	return nil
}

// Len returns the number of vertices.
func (g *Graph[V]) Len() int { return len(g.vertices) }

// Start returns the start.
func (g *Graph[V]) Start() int { return g.start }

// Name returns the name of the vertex v. If [Explore] made the graph this is the text of the position that it stands
// for. It panics if v is not a vertex.
func (g *Graph[V]) Name(v int) string {
	switch name := g.vertices[v].Name; {
	case name != "":
		return name
	case g.name != nil:
		return g.name(v)
	}
	return strconv.Itoa(v)
}

// Vertex returns the first vertex that has the given name; ok is false if there is none. It looks at one vertex after
// another.
func (g *Graph[V]) Vertex(name string) (v int, ok bool) {
	for v := range g.vertices {
		if g.Name(v) == name {
			return v, true
		}
	}
	return 0, false
}

// All returns the vertices with what there is to say of them, in the order of their numbers. What it yields is the
// caller's.
func (g *Graph[V]) All() iter.Seq2[int, Vertex[V]] {
	return func(yield func(int, Vertex[V]) bool) {
		for v, x := range g.vertices {
			x.Name, x.Moves, x.Payoff = g.Name(v), slices.Clone(x.Moves), copied(x.Payoff)
			if !yield(v, x) {
				return
			}
		}
	}
}

// End returns what Max gets if play has ended at v; ok is false if it goes on. It panics if v is not a vertex.
func (g *Graph[V]) End(v int) (payoff V, ok bool) {
	if p := g.vertices[v].Payoff; p != nil {
		return *p, true
	}
	return payoff, false
}

// Turn returns who moves at v. It panics if v is not a vertex.
func (g *Graph[V]) Turn(v int) Player { return g.vertices[v].Turn }

// AppendMoves appends the vertices that one can move to from v. It panics if v is not a vertex.
func (g *Graph[V]) AppendMoves(dst []int, v int) []int { return append(dst, g.vertices[v].Moves...) }

// Unending returns what Max gets from a play without end; ok is false if nothing is said about that.
func (g *Graph[V]) Unending() (v V, ok bool) {
	if g.unending == nil {
		return v, false
	}
	return *g.unending, true
}

// reach returns the vertices that can be reached from v, each with whether it can be. The error is the cause of ctx.
func (g *Graph[V]) reach(ctx context.Context, v int) ([]bool, error) {
	isReached := make([]bool, g.Len())
	steps := 0
	isReached[v] = true
	for todo := []int{v}; len(todo) > 0; {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		last := len(todo) - 1
		v, todo = todo[last], todo[:last]
		for _, w := range g.vertices[v].Moves {
			if !isReached[w] {
				isReached[w] = true
				todo = append(todo, w)
			}
		}
	}
	return isReached, nil
}

// Subgame returns the game that begins at v: the graph of what can be reached from there. The vertices come in the
// order of g, and have the same names; if g has no names they have numbers of their own. So it is the subtree with the
// root v if g is a tree. It panics if v is not a vertex.
//
// Source: Trakhtenbrot, §2.3.
func (g *Graph[V]) Subgame(v int) *Graph[V] {
	sub, _ := g.subgame(context.Background(), v)
	return sub
}

// subgame is Subgame with a context, whose cause is the error.
func (g *Graph[V]) subgame(ctx context.Context, v int) (*Graph[V], error) {
	isReached, err := g.reach(ctx, v)
	if err != nil {
		return nil, err
	}
	number, from := make([]int, g.Len()), []int(nil)
	for w, ok := range isReached {
		if ok {
			number[w] = len(from)
			from = append(from, w)
		}
	}
	sub := &Graph[V]{vertices: make([]Vertex[V], len(from)), start: number[v], unending: g.unending}
	steps := 0
	for i, w := range from {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		x := g.vertices[w]
		x.Moves = slices.Clone(x.Moves)
		for k, to := range x.Moves {
			x.Moves[k] = number[to]
		}
		sub.vertices[i] = x
	}
	if g.name != nil {
		sub.name = func(i int) string { return g.name(from[i]) }
	}
	return sub, nil
}

// Ranks returns the rank of each vertex: how many moves the longest play from it has. So an end has the rank 0, every
// move leads to a smaller rank, and the rank of the start bounds the length of every play. The error is a
// [*cgt.LoopError] if there is a cycle anywhere in the graph. It takes time in proportion to vertices and moves.
//
// Source: Trakhtenbrot, §2.3, where the vertices of a tree are also numbered from the root upwards; see [WriteTreeSVG].
func (g *Graph[V]) Ranks() ([]int, error) {
	n := net[int, V]{ctx: context.Background(), next: make([][]int, g.Len())}
	for v, x := range g.vertices {
		n.positions = append(n.positions, v)
		n.next[v] = x.Moves
	}
	order, cycle, err := n.order()
	switch {
	case err != nil:
		return nil, err
	case cycle != nil:
		err := &cgt.LoopError{}
		for _, v := range cycle {
			err.Cycle = append(err.Cycle, g.Name(v))
		}
		return nil, err
	}
	ranks := make([]int, g.Len())
	for _, v := range order {
		for _, w := range g.vertices[v].Moves {
			ranks[v] = max(ranks[v], ranks[w]+1)
		}
	}
	return ranks, nil
}
