package cities

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/cities/internal/matching"
	"github.com/cgt-go/sdk/zermelo"
)

// Geography is undirected vertex geography on a graph: the players in turn move one token along an edge to a vertex
// where it has not been, and whoever cannot move loses. The first move puts it on any vertex, unless play begins on
// one. It is immutable and safe for concurrent use.
type Geography struct {
	neighbours matching.Graph
	partners   []int // in a maximum matching
}

// EdgeError reports an edge that a graph cannot have.
type EdgeError struct{ V, U int }

// Error returns the message in one line.
func (e *EdgeError) Error() string {
	return fmt.Sprintf("cities: the edge from %d to %d: it must join two of the vertices", e.V, e.U)
}

// NewGeography returns the rules for a graph with the vertices 0 to n − 1. Edges may stand twice. The error is an
// [*EdgeError] if an edge leads to no vertex, or from a vertex to itself. NewGeography panics if n is negative. It
// finds a maximum matching, which takes time in proportion to n³ at most.
func NewGeography(n int, edges ...[2]int) (*Geography, error) {
	if n < 0 {
		panic(fmt.Errorf("cities: a graph of %d vertices", n))
	}
	g := &Geography{neighbours: make(matching.Graph, n)}
	for _, e := range edges {
		v, u := e[0], e[1]
		if v == u || min(v, u) < 0 || max(v, u) >= n {
			return nil, &EdgeError{v, u}
		}
		g.neighbours[v], g.neighbours[u] = append(g.neighbours[v], u), append(g.neighbours[u], v)
	}
	for v := range g.neighbours {
		slices.Sort(g.neighbours[v])
		g.neighbours[v] = slices.Compact(g.neighbours[v])
	}
	g.partners = matching.Maximum(g.neighbours)
	return g, nil
}

// Neighbours returns the undirected form of the game: the names are vertices, by their numbers in the list, and two are
// neighbours if one of them may follow the other.
func (l *List) Neighbours() *Geography {
	var edges [][2]int
	for v, a := range l.names {
		for u, b := range l.names[:v] {
			x, y := l.classes[l.of[strings.ToLower(a)]], l.classes[l.of[strings.ToLower(b)]]
			if x.last == y.first || y.last == x.first {
				edges = append(edges, [2]int{u, v})
			}
		}
	}
	g, err := NewGeography(len(l.names), edges...)
	if err != nil {
		panic(err) // no name is its own neighbour
	}
	return g
}

// Nowhere is the vertex of the token before the first move.
const Nowhere = -1

// Trip is where the token is, and where it has been. It is an immutable value; two are == if they are the same
// position. [Geography.Start] makes one.
type Trip struct {
	At      int
	visited string // a bit for each vertex, where the token is included
}

// Start returns the position with the token on a vertex, or before it is put on any if that is [Nowhere]. It panics if
// there is no such vertex.
func (g *Geography) Start(v int) Trip {
	if v < Nowhere || v >= len(g.neighbours) {
		panic(fmt.Errorf("cities: there is no vertex %d", v))
	}
	t := Trip{visited: string(make([]byte, (len(g.neighbours)+7)/8))}
	if v == Nowhere {
		t.At = Nowhere
		return t
	}
	return t.moved(v)
}

// Visited reports whether the token has been on a vertex.
func (t Trip) Visited(v int) bool { return v >= 0 && at(t.visited, v/8)>>(v%8)&1 == 1 }

// moved returns the position after a move.
func (t Trip) moved(v int) Trip {
	visited := []byte(t.visited)
	visited[v/8] |= 1 << (v % 8)
	return Trip{v, string(visited)}
}

// String returns a text such as "3 after 2 others".
func (t Trip) String() string {
	n := 0
	for v := range 8 * len(t.visited) {
		if t.Visited(v) && v != t.At {
			n++
		}
	}
	if t.At == Nowhere {
		return "nowhere"
	}
	return fmt.Sprintf("%d after %d others", t.At, n)
}

// Impartial marks the rules as impartial.
func (*Geography) Impartial() {}

// has reports whether t is a position on the graph.
func (g *Geography) has(t Trip) bool {
	return len(t.visited) == (len(g.neighbours)+7)/8 && t.At >= Nowhere && t.At < len(g.neighbours)
}

// AppendMoves appends the positions after each move, by the numbers of the vertices. There are none from a position of
// another graph that is larger or smaller.
func (g *Geography) AppendMoves(dst []Trip, t Trip, _ cgt.Player) []Trip {
	if !g.has(t) {
		return dst
	}
	if t.At == Nowhere {
		for v := range g.neighbours {
			dst = append(dst, t.moved(v))
		}
		return dst
	}
	for _, v := range g.neighbours[t.At] {
		if !t.Visited(v) {
			dst = append(dst, t.moved(v))
		}
	}
	return dst
}

// avoiding returns a maximum matching that does not cover v; ok is false if there is none.
func (g *Geography) avoiding(v int) (partners []int, ok bool) {
	partners = slices.Clone(g.partners)
	u := partners[v]
	if u == matching.None {
		return partners, true
	}
	partners[v], partners[u] = matching.None, matching.None
	return partners, matching.Augment(g.neighbours, partners, u, v)
}

// Wins reports whether whoever moves first with the token on a vertex wins: if and only if every maximum matching
// covers the vertex. From [Nowhere] it is so if and only if there is a vertex that some maximum matching does not
// cover, that is, unless all vertices can be matched. It takes time in proportion to n² for n vertices at most, and
// panics if there is no such vertex.
//
// If every maximum matching covers the vertex, the first player moves to its partner. The second player then never
// finds a vertex without partner, or else the matching could be shifted along the play so that it does not cover the
// first vertex; so the first player can always move to the partner. If some maximum matching does not cover the vertex,
// the second player does the same with that matching.
func (g *Geography) Wins(v int) bool {
	if v == Nowhere {
		return slices.Contains(g.partners, matching.None)
	}
	g.Start(v) // panics if there is no such vertex
	_, ok := g.avoiding(v)
	return !ok
}

// Strategy returns a strategy with which the winner wins that [Geography.Wins] names, if play begins on v: he moves to
// the partner in a matching. It is for both players, and says nothing where the vertex has no partner, or where this
// has been visited; the winner never comes there. Strategy panics if there is no vertex v, which may be [Nowhere].
func (g *Geography) Strategy(v int) zermelo.Strategy[zermelo.Turned[Trip]] {
	partners, first := g.partners, v
	if v == Nowhere {
		// The first vertex is one without partner, if there is one, so that who puts the token there is the second to
		// move with it.
		first = slices.Index(partners, matching.None)
	} else {
		g.Start(v)
		if others, ok := g.avoiding(v); ok {
			partners = others
		}
	}
	return zermelo.StrategyFunc[zermelo.Turned[Trip]](func(p zermelo.Turned[Trip]) (q zermelo.Turned[Trip], ok bool) {
		if !g.has(p.Pos) {
			return q, false
		}
		to := first
		if p.Pos.At != Nowhere {
			to = partners[p.Pos.At]
		}
		if to < 0 || p.Pos.Visited(to) {
			return q, false
		}
		return zermelo.Turned[Trip]{Pos: p.Pos.moved(to), Next: p.Next.Opponent()}, true
	})
}
