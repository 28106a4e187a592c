package infinite

import (
	"fmt"
	"iter"
	"math"
	"strconv"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/zermelo"
)

// Vertex is what there is to say of a vertex of a [Graph].
type Vertex struct {
	Name     string         // for people; it may be missing, and need not be the only one
	Turn     zermelo.Player // who moves
	Priority int            // from 0 to [MaxPriority]
	Moves    []int          // the vertices that one can move to; there is one at least
}

// Graph is the board of games without end: a finite directed graph in which each vertex belongs to [zermelo.Max] or to
// [zermelo.Min], who moves on from there, and has a priority. Every vertex has a move. A Graph is immutable and safe
// for concurrent use. [NewGraph] and others make one; the zero Graph is none.
//
// It takes 8 bytes for each move and 13 for each vertex, and as much as the names take if there are any.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13.
type Graph struct {
	// The moves from v lead to to[head[v]:head[v+1]], and those to v come from from[tail[v]:tail[v+1]].
	head, to   []int32
	tail, from []int32
	owner      []uint8 // who moves, 0 or 1
	priority   []int32
	names      []string // or nil
}

const (
	// MaxPriority is the largest priority.
	MaxPriority = math.MaxInt32
	// MaxVertices is the largest number of vertices of a graph.
	MaxVertices = 1 << 28
	// MaxMoves is the largest number of moves of a graph.
	MaxMoves = math.MaxInt32 - 1
)

// NewGraph returns the graph with these vertices, which have the numbers 0, 1, … in their order. It keeps nothing of
// what it is given, so that all vertices may share the memory of their moves. It takes linear time.
//
// The error is a [*GraphError] that names the vertex if there is no move from it, or one that leads to no vertex, if
// its priority is negative or more than [MaxPriority], or if the player is none. It is a [*GraphError] as well if there
// is no vertex, and a [*cgt.LimitError] if there are more than [MaxVertices] vertices or [MaxMoves] moves.
func NewGraph(vertices iter.Seq[Vertex]) (*Graph, error) {
	g := &Graph{head: []int32{0}}
	for x := range vertices {
		if err := g.add(x); err != nil {
			return nil, err
		}
	}
	n := g.Len()
	if n == 0 {
		return nil, graphError(-1, "there is no vertex")
	}
	for v := range n {
		for _, w := range g.to[g.head[v]:g.head[v+1]] {
			if w >= int32(n) {
				return nil, graphError(v, "a move leads to %d, but the vertices are 0 to %d", w, n-1)
			}
		}
	}
	g.turnRound()
	return g, nil
}

// add adds a vertex.
func (g *Graph) add(x Vertex) error {
	v := g.Len()
	switch {
	case v == MaxVertices:
		return &cgt.LimitError{What: "vertices of a graph", Limit: MaxVertices}
	case len(x.Moves) > MaxMoves-len(g.to):
		return &cgt.LimitError{What: "moves of a graph", Limit: MaxMoves}
	case len(x.Moves) == 0:
		return graphError(v, "there is no move")
	case x.Priority < 0 || x.Priority > MaxPriority:
		return graphError(v, "the priority %d is not from 0 to %d", x.Priority, MaxPriority)
	case x.Turn > zermelo.Min:
		return graphError(v, "%v is to move", x.Turn)
	}
	for _, w := range x.Moves {
		if w < 0 || w >= MaxVertices {
			return graphError(v, "a move leads to %d, which is no vertex", w)
		}
		g.to = append(g.to, int32(w))
	}
	g.head = append(g.head, int32(len(g.to)))
	g.owner = append(g.owner, uint8(x.Turn))
	g.priority = append(g.priority, int32(x.Priority))
	if x.Name != "" && g.names == nil {
		g.names = make([]string, v, v+1)
	}
	if g.names != nil {
		g.names = append(g.names, x.Name)
	}
	return nil
}

// turnRound finds the moves backwards. Those to a vertex come in the order of where they begin.
func (g *Graph) turnRound() {
	n := g.Len()
	g.tail = make([]int32, n+2)
	for _, w := range g.to {
		g.tail[w+2]++
	}
	for v := range n {
		g.tail[v+2] += g.tail[v+1]
	}
	// Now the moves to v begin at tail[v+1], which goes on as they come, until it is where those to the next one begin.
	g.from = make([]int32, len(g.to))
	at, from := g.tail[1:], g.from
	for v := range n {
		for _, w := range g.to[g.head[v]:g.head[v+1]] {
			from[at[w]] = int32(v)
			at[w]++
		}
	}
	g.tail = g.tail[:n+1]
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return len(g.priority) }

// NumMoves returns the number of moves.
func (g *Graph) NumMoves() int { return len(g.to) }

// Name returns the name of the vertex v, or its number if it has none. It panics if v is not a vertex.
func (g *Graph) Name(v int) string {
	if name := g.names; name == nil || name[v] == "" {
		return strconv.Itoa(v)
	}
	return g.names[v]
}

// Turn returns who moves at v. It panics if v is not a vertex.
func (g *Graph) Turn(v int) zermelo.Player { return zermelo.Player(g.owner[v]) }

// Priority returns the priority of v. It panics if v is not a vertex.
func (g *Graph) Priority(v int) int { return int(g.priority[v]) }

// AppendMoves appends the vertices that one can move to from v, in the order in which they were given. It panics if v
// is not a vertex.
func (g *Graph) AppendMoves(dst []int, v int) []int {
	for _, w := range g.moves(int32(v)) {
		dst = append(dst, int(w))
	}
	return dst
}

// moves returns the vertices that one can move to.
func (g *Graph) moves(v int32) []int32 { return g.to[g.head[v]:g.head[v+1]] }

// before returns the vertices from which one can move to v.
func (g *Graph) before(v int32) []int32 { return g.from[g.tail[v]:g.tail[v+1]] }

// sweepEvery is how many times more vertices there may be than those that have been found for a look at all of them, in
// their order, to take no longer than to follow the moves backwards from these. To go to and fro costs more if the
// graph does not fit into the cache of a processor.
func (g *Graph) sweepEvery() int {
	if g.Len() > cachedVertices {
		return 32
	}
	return 8
}

// cachedVertices is the number of vertices of a graph for which the cache of a processor is large enough.
const cachedVertices = 1 << 18

// All returns the vertices with what there is to say of them, in the order of their numbers, so that [NewGraph] makes
// an equal graph of them. What it yields is the caller's.
func (g *Graph) All() iter.Seq2[int, Vertex] {
	return func(yield func(int, Vertex) bool) {
		for v := range g.Len() {
			x := Vertex{Turn: g.Turn(v), Priority: g.Priority(v), Moves: g.AppendMoves(nil, v)}
			if g.names != nil {
				x.Name = g.names[v]
			}
			if !yield(v, x) {
				return
			}
		}
	}
}

// CheckStart reports whether all vertices can be reached from start. The error is a [*GraphError] that names the first
// one that cannot, or says that start is no vertex. Nothing else in this package asks for that. It takes linear time.
func (g *Graph) CheckStart(start int) error {
	if start < 0 || start >= g.Len() {
		return graphError(-1, "the start %d is not one of the vertices 0 to %d", start, g.Len()-1)
	}
	isReached := make([]bool, g.Len())
	isReached[start] = true
	for todo := []int32{int32(start)}; len(todo) > 0; {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, w := range g.moves(v) {
			if !isReached[w] {
				isReached[w] = true
				todo = append(todo, w)
			}
		}
	}
	for v, ok := range isReached {
		if !ok {
			return graphError(v, "it cannot be reached from the start %d", start)
		}
	}
	return nil
}

// String returns how large the graph is.
func (g *Graph) String() string {
	return fmt.Sprintf("a graph with %d vertices and %d moves", g.Len(), g.NumMoves())
}
