package richman

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"

	"github.com/cgt-go/sdk/internal/poll"
)

// Arena is the board of a bidding game that need not end: a finite directed graph in which every vertex has a
// successor, but for the terminals, of which there may be some or none. It is a [Board]; an Arena is immutable and safe
// for concurrent use.
//
// What the players want is not part of it: see [Arena.Parity], [Arena.Buchi] and [Solver.MeanPayoff]. All of them are
// about bottoms: a bottom is a set of vertices, without terminals, that no edge leaves, and in which there is a way
// from every vertex to every other one. Play that comes to a bottom stays there for ever, and who is at home in it is a
// matter of the bottom alone, whatever little money he has. So the rest is a game of [Solve], whose terminals are those
// of the arena and the vertices of the bottoms.
type Arena struct {
	g       *Graph // without the promise that terminals can be reached
	bottoms [][]int
	which   []int32 // the bottom of each vertex, or −1
}

var _ Board = (*Arena)(nil)

// NewArena returns the arena in which edges[v] are the successors of the vertex v, and the vertices listed in blues and
// reds are terminals. All is as for [NewGraph], and so are the errors, but for terminals that can be reached: there
// need be none.
func NewArena(edges [][]int, blues, reds []int, names []string) (*Arena, error) {
	g, err := newBoard([2][][]int{edges, edges}, blues, reds, names, false)
	if err != nil {
		return nil, err
	}
	a := &Arena{g: g, which: make([]int32, g.Len())}
	p, _ := newParts(context.Background(), g) // no error, for that context is never done
	for part := range p.all() {
		list := make([]int, len(part))
		for i, v := range part {
			list[i] = int(v)
		}
		if isBottom(g, p, list) {
			a.bottoms = append(a.bottoms, list)
		}
	}
	slices.SortFunc(a.bottoms, func(x, y []int) int { return cmp.Compare(x[0], y[0]) })
	for v := range a.which {
		a.which[v] = -1
	}
	for i, list := range a.bottoms {
		for _, v := range list {
			a.which[v] = int32(i)
		}
	}
	return a, nil
}

// isBottom reports whether a component has no terminal and no edge that leaves it.
func isBottom(g *Graph, p *parts, list []int) bool {
	for _, v := range list {
		if g.color[v] != black {
			return false
		}
		for _, w := range g.edges[v] {
			if p.which[w] != p.which[v] {
				return false
			}
		}
	}
	return true
}

// ParseArena reads an arena as [ParseJSON] reads a graph. Both players have the same moves.
func ParseArena(text string) (*Arena, error) {
	p, err := readJSON(text, "arena in JSON")
	if err != nil {
		return nil, err
	}
	return p.arena()
}

// arena returns the arena.
func (p *graphReader) arena() (*Arena, error) {
	moves, terminals, err := p.lists()
	if err != nil {
		return nil, err
	}
	for v, list := range moves[Blue] {
		if !slices.Equal(list, moves[Red][v]) {
			return nil, &GraphError{Vertices: []string{p.names[v]}, Msg: "in an arena both players have the same moves"}
		}
	}
	return NewArena(moves[Blue], terminals[blue], terminals[red], p.names)
}

// String returns the arena as [ParseArena] reads it.
func (a *Arena) String() string {
	if a.g == nil {
		return new(Graph).String()
	}
	return a.g.String()
}

// Len returns the number of vertices.
func (a *Arena) Len() int { return a.g.Len() }

// Name returns the name of the vertex v.
func (a *Arena) Name(v int) string { return a.g.Name(v) }

// Vertex returns the vertex with the given name.
func (a *Arena) Vertex(name string) (v int, ok bool) { return a.g.Vertex(name) }

// Successors returns the vertices to which an edge leads from v, in increasing order.
func (a *Arena) Successors(v int) iter.Seq[int] { return a.g.Successors(v) }

// Winner returns who wins when the token reaches v; ok is false if v is no terminal.
func (a *Arena) Winner(v int) (who Player, ok bool) { return a.g.Winner(v) }

// Bottoms returns the bottoms, as lists of the caller's. Each list is in increasing order, and so are the first
// vertices of the lists.
func (a *Arena) Bottoms() [][]int {
	lists := make([][]int, len(a.bottoms))
	for i, list := range a.bottoms {
		lists[i] = slices.Clone(list)
	}
	return lists
}

// Bottom returns the number of the bottom that has the vertex v, in the order of [Arena.Bottoms]; ok is false if none
// has it.
func (a *Arena) Bottom(v int) (i int, ok bool) { return int(a.which[v]), a.which[v] >= 0 }

// ends returns the graph in which the vertices of the bottoms are terminals of the given players.
func (a *Arena) ends(winners []Player) (*Graph, error) {
	n := a.Len()
	edges := make([][]int, n)
	var terminals [2][]int
	for v := range n {
		if who, ok := a.Winner(v); ok {
			terminals[who] = append(terminals[who], v)
			continue
		}
		if i, ok := a.Bottom(v); ok {
			terminals[winners[i]] = append(terminals[winners[i]], v)
			continue
		}
		edges[v] = a.g.edges[v]
	}
	return NewGraph(edges, terminals[Blue], terminals[Red], a.g.names)
}

// verifyBottoms checks the bottoms by searches that know nothing of how they were found: that in each there is a way
// from each vertex to each other and none out of it, and that from all other vertices one can come to a terminal or a
// bottom, so that none is missing. The error is a [*VerifyError] or the cause of ctx.
func (a *Arena) verifyBottoms(ctx context.Context) error {
	n := a.Len()
	forward, backward, before := make([]bool, n), make([]bool, n), make([][]int, n)
	steps, inBottoms := 0, 0
	for i, list := range a.bottoms {
		forward[list[0]], backward[list[0]] = true, true
		for todo := []int{list[0]}; len(todo) > 0; todo = todo[1:] {
			v := todo[0]
			for w := range a.Successors(v) {
				if err := poll.Err(ctx, &steps); err != nil {
					return err
				}
				if a.which[w] != int32(i) {
					return &VerifyError{a.Name(v), fmt.Sprintf("it is in a bottom, and an edge leaves it for %q", a.Name(w))}
				}
				before[w] = append(before[w], v)
				if !forward[w] {
					forward[w] = true
					todo = append(todo, w)
				}
			}
		}
		for todo := []int{list[0]}; len(todo) > 0; todo = todo[1:] {
			for _, u := range before[todo[0]] {
				if err := poll.Err(ctx, &steps); err != nil {
					return err
				}
				if !backward[u] {
					backward[u] = true
					todo = append(todo, u)
				}
			}
		}
		for k, v := range list {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			if a.g.color[v] != black || a.which[v] != int32(i) || k > 0 && v <= list[k-1] {
				return &VerifyError{a.Name(v), "it is in the list of a bottom where it should not be"}
			}
			if !forward[v] || !backward[v] {
				return &VerifyError{a.Name(v), fmt.Sprintf("it is in a bottom with %q, and there is no way there and back", a.Name(list[0]))}
			}
			inBottoms++
		}
	}
	isGoal := func(v int) bool { return a.which[v] >= 0 || a.g.color[v] != black }
	dist, err := a.g.distances(ctx, isGoal)
	if err != nil {
		return err
	}
	for v, d := range dist {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if d < 0 {
			return &VerifyError{a.Name(v), "no terminal and no bottom can be reached"}
		}
		if a.which[v] >= 0 {
			inBottoms--
		}
		if inBottoms < 0 {
			return &VerifyError{a.Name(v), "it or one before is in no list of a bottom"}
		}
	}
	return nil
}

// verifyEnds checks that g is the arena with the vertices of the bottoms as terminals of these players. The error is a
// [*VerifyError] or the cause of ctx.
func (a *Arena) verifyEnds(ctx context.Context, g *Graph, winners []Player) error {
	for v := range a.Len() {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		want, isOver := a.Winner(v)
		if i, ok := a.Bottom(v); ok {
			want, isOver = winners[i], true
		}
		who, ok := g.Winner(v)
		if ok != isOver || isOver && who != want || !isOver && !slices.Equal(g.edges[v], a.g.edges[v]) {
			return &VerifyError{a.Name(v), "the graph without an end is not that of the arena"}
		}
	}
	return nil
}
