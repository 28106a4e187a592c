package switching

import "fmt"

// MaxSize is the largest number of vertices, and of edges, of a graph.
const MaxSize = 1 << 22

// Graph is a graph whose vertices are the numbers 0, 1, …, and so are its edges. There may be several edges between two
// vertices, and edges from a vertex to itself. It is immutable and safe for concurrent use.
type Graph struct {
	vertices int
	ends     [][2]int32
}

// GraphError reports a graph that cannot be: with no vertices or too many, too many edges, or an edge that ends at a
// vertex that is not there.
type GraphError struct {
	Edge   int // the edge, or −1
	Vertex int // the vertex, if there is an edge
	Msg    string
}

// Error returns the message in one line.
func (e *GraphError) Error() string {
	if e.Edge < 0 {
		return "switching: " + e.Msg
	}
	return fmt.Sprintf("switching: the edge %d has the end %d: %s", e.Edge, e.Vertex, e.Msg)
}

// NewGraph returns the graph with so many vertices, of which there must be one at least, and the given edges. An error
// is a [*GraphError].
func NewGraph(vertices int, edges ...[2]int) (*Graph, error) {
	switch {
	case vertices < 1 || vertices > MaxSize:
		return nil, &GraphError{Edge: -1, Msg: fmt.Sprintf("a graph of %d vertices: there may be 1 to %d", vertices, MaxSize)}
	case len(edges) > MaxSize:
		return nil, &GraphError{Edge: -1, Msg: fmt.Sprintf("a graph of %d edges: there may be %d", len(edges), MaxSize)}
	}
	g := &Graph{vertices, make([][2]int32, len(edges))}
	for i, e := range edges {
		for k, v := range e {
			if err := g.check(i, v); err != nil {
				return nil, err
			}
			g.ends[i][k] = int32(v)
		}
	}
	return g, nil
}

// check returns an error unless a vertex, as the end of an edge, is there.
func (g *Graph) check(edge, vertex int) error {
	if vertex < 0 || vertex >= g.vertices {
		return &GraphError{edge, vertex, fmt.Sprintf("there are %d vertices, from 0", g.vertices)}
	}
	return nil
}

// NumVertices returns the number of vertices.
func (g *Graph) NumVertices() int { return g.vertices }

// NumEdges returns the number of edges.
func (g *Graph) NumEdges() int { return len(g.ends) }

// Ends returns the two ends of an edge, as they were given. It panics if there is no such edge.
func (g *Graph) Ends(edge int) (u, v int) {
	e := g.ends[edge]
	return int(e[0]), int(e[1])
}
