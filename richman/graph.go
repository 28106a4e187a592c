package richman

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
)

// Graph is the board of a bidding game: a finite directed graph with vertices 0, 1, …, some of which are blue or red. These are its terminals, where play ends. From every vertex a terminal can be
// reached. A Graph is immutable and safe for concurrent use.
type Graph struct {
	names []string
	edges [][]int
	color []color
}

type color uint8

const (
	black color = iota // not a terminal
	blue
	red
)

// NewGraph returns the graph in which edges[v] are the successors of the vertex v, and the vertices listed in blue and red are terminals. It copies its arguments; duplicate
// edges are kept as one. Names are the numbers of the vertices, unless names is not nil; they must be different then.
//
// The error is a [*GraphError] that names the vertex: a successor, blue or red vertex that there is not; a vertex that is blue and red; a terminal with a successor; another vertex without; vertices from which no terminal can
// be reached; and names that are empty, equal, or not as many as vertices.
func NewGraph(edges [][]int, blues, reds []int, names []string) (*Graph, error) {
	n := len(edges)
	g := &Graph{names: slices.Clone(names), edges: make([][]int, n), color: make([]color, n)}
	if names == nil {
		for v := range n {
			g.names = append(g.names, strconv.Itoa(v))
		}
	}
	if len(g.names) != n {
		return nil, &GraphError{Msg: fmt.Sprintf("%d names for %d vertices", len(g.names), n)}
	}
	seen := map[string]bool{}
	for _, name := range g.names {
		if name == "" || seen[name] {
			return nil, &GraphError{Vertices: []string{name}, Msg: "a name is empty or stands for two vertices"}
		}
		seen[name] = true
	}
	for c, list := range [][]int{blue: blues, red: reds} {
		for _, v := range list {
			switch {
			case v < 0 || v >= n:
				return nil, &GraphError{Vertices: []string{strconv.Itoa(v)}, Msg: "a terminal is not a vertex"}
			case g.color[v] != black && g.color[v] != color(c):
				return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: "it is blue and red"}
			}
			g.color[v] = color(c)
		}
	}
	for v, list := range edges {
		sorted := slices.Clone(list)
		slices.Sort(sorted)
		switch {
		case g.color[v] != black && len(list) > 0:
			return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: "play ends at a terminal, so that it has no successor"}
		case g.color[v] == black && len(list) == 0:
			return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: "it is no terminal and has no successor"}
		}
		for _, w := range list {
			if w < 0 || w >= n {
				return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: fmt.Sprintf("its successor %d is not a vertex", w)}
			}
		}
		g.edges[v] = slices.Compact(sorted)
	}
	var lost []string
	reach := g.distances(func(v int) bool { return g.color[v] != black })
	for v, d := range reach {
		if d < 0 {
			lost = append(lost, g.names[v])
		}
	}
	if lost != nil {
		return nil, &GraphError{Vertices: lost, Msg: "no terminal can be reached"}
	}
	return g, nil
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return len(g.edges) }

// Name returns the name of the vertex v.
func (g *Graph) Name(v int) string { return g.names[v] }

// Vertex returns the vertex with the given name.
func (g *Graph) Vertex(name string) (v int, ok bool) {
	v = slices.Index(g.names, name)
	return v, v >= 0
}

// Winner returns who wins when the token reaches v; ok is false if v is no terminal.
func (g *Graph) Winner(v int) (who Player, ok bool) {
	switch g.color[v] {
	case blue:
		return Blue, true
	case red:
		return Red, true
	}
	return 0, false
}

// Successors returns the vertices to which an edge leads from v, in increasing order.
func (g *Graph) Successors(v int) iter.Seq[int] { return slices.Values(g.edges[v]) }

// distances returns how many edges there are at least from each vertex to one of the goals, or −1 if none can be reached.
func (g *Graph) distances(isGoal func(v int) bool) []int {
	before := make([][]int, len(g.edges))
	for v, list := range g.edges {
		for _, w := range list {
			before[w] = append(before[w], v)
		}
	}
	dist := make([]int, len(g.edges))
	var queue []int
	for v := range dist {
		if dist[v] = -1; isGoal(v) {
			dist[v] = 0
			queue = append(queue, v)
		}
	}
	for len(queue) > 0 {
		w := queue[0]
		queue = queue[1:]
		for _, v := range before[w] {
			if dist[v] < 0 {
				dist[v] = dist[w] + 1
				queue = append(queue, v)
			}
		}
	}
	return dist
}

// GraphError reports a graph that is no board for a bidding game.
type GraphError struct {
	Vertices []string // the names of the vertices where it fails
	Msg      string   // what is wrong
}

// Error returns the message in one line.
func (e *GraphError) Error() string {
	const most = 5 // the field has all of them
	switch n := len(e.Vertices); {
	case n == 0:
		return "richman: " + e.Msg
	case n > most:
		return fmt.Sprintf("richman: at %q and %d more vertices: %s", e.Vertices[:most], n-most, e.Msg)
	}
	return fmt.Sprintf("richman: at %q: %s", e.Vertices, e.Msg)
}
