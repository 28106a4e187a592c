package richman

import (
	"context"
	"fmt"
	"iter"
	"math"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// Graph is the board of a bidding game: a finite directed graph with vertices 0, 1, …, some of which are blue or red.
// These are its terminals, where play ends. From every vertex a terminal can be reached. Usually both players have the
// same moves, which are the edges; in a graph of [NewPartizanGraph] they may differ. A Graph is immutable and safe for
// concurrent use.
type Graph struct {
	names []string
	edges [][]int // where an edge leads from each vertex, in increasing order
	// own[who][v] are the edges from v along which who may move, or nil if he has them all; own[who] is nil if this is
	// so at every vertex.
	own    [2][][]int
	color  []color
	number map[string]int // of the vertex with each name; nil if the names are the numbers
}

type color uint8

const (
	black color = iota // not a terminal
	blue
	red
)

// NewGraph returns the graph in which edges[v] are the successors of the vertex v, and the vertices listed in blues and
// reds are terminals. It copies its arguments; duplicate edges are kept as one. Names are the numbers of the vertices,
// unless names is not nil; they must be different then, and UTF-8.
//
// The error is a [*GraphError] that names the vertex: a successor, blue or red vertex that there is not; a vertex that
// is blue and red; a terminal with a successor; another vertex without; vertices from which no terminal can be reached;
// and names that are empty, equal, not UTF-8, or not as many as vertices. A graph with 2^31 edges or more is a
// [*cgt.LimitError].
func NewGraph(edges [][]int, blues, reds []int, names []string) (*Graph, error) {
	return newGraph([2][][]int{edges, edges}, blues, reds, names, black)
}

// NewGraphWithDraws is [NewGraph] for graphs in which play need not end: a vertex that is no terminal and from which
// none can be reached is made a terminal of the player who, and its successors are forgotten. If this is Red, the
// function that [Solve] finds is the share that Blue needs to win; if it is Blue, the share that he needs not to lose.
func NewGraphWithDraws(edges [][]int, blues, reds []int, names []string, who Player) (*Graph, error) {
	if who > Red {
		return nil, &GraphError{Msg: fmt.Sprintf("%v is no player", who)}
	}
	return newGraph([2][][]int{edges, edges}, blues, reds, names, color(who)+blue)
}

// NewPartizanGraph is [NewGraph] for games in which the players have different moves: Blue moves from v to one of
// blueMoves[v], and Red to one of redMoves[v]. Each has a move at every vertex that is no terminal.
func NewPartizanGraph(blueMoves, redMoves [][]int, blues, reds []int, names []string) (*Graph, error) {
	if len(blueMoves) != len(redMoves) {
		return nil, &GraphError{Msg: fmt.Sprintf("%d vertices have moves of Blue, and %d of Red", len(blueMoves), len(redMoves))}
	}
	return newGraph([2][][]int{blueMoves, redMoves}, blues, reds, names, black)
}

// Undirected returns the graph with n vertices whose edges can be passed both ways; only from a terminal none leads
// away. The errors are those of [NewGraph], and a [*cgt.LimitError] if there are 2^31 vertices or more.
func Undirected(n int, edges [][2]int, blues, reds []int, names []string) (*Graph, error) {
	switch {
	case n < 0:
		return nil, &GraphError{Msg: fmt.Sprintf("%d vertices", n)}
	case n > math.MaxInt32:
		return nil, &cgt.LimitError{What: "vertices of a graph", Limit: math.MaxInt32}
	}
	terminal := make([]bool, n)
	for _, v := range slices.Concat(blues, reds) {
		if 0 <= v && v < n {
			terminal[v] = true
		}
	}
	lists := make([][]int, n)
	for _, e := range edges {
		for i, v := range e {
			w := e[1-i]
			switch {
			case v < 0 || v >= n:
				return nil, &GraphError{Vertices: []string{strconv.Itoa(v)}, Msg: "an end of an edge is not a vertex"}
			case !terminal[v]:
				lists[v] = append(lists[v], w)
			}
		}
	}
	return NewGraph(lists, blues, reds, names)
}

// newGraph returns a graph. If draw is not black, what reaches no terminal becomes one of this color.
func newGraph(moves [2][][]int, blues, reds []int, names []string, draw color) (*Graph, error) {
	g, err := newBoard(moves, blues, reds, names, draw != black)
	if err != nil {
		return nil, err
	}
	var lost []string
	dist, err := g.distances(context.Background(), func(v int) bool { return g.color[v] != black })
	if err != nil {
		return nil, err
	}
	for v, d := range dist {
		switch {
		case d >= 0:
		case draw != black:
			g.color[v], g.edges[v] = draw, nil
		default:
			lost = append(lost, g.names[v])
		}
	}
	if lost != nil {
		return nil, &GraphError{Vertices: lost, Msg: "no terminal can be reached"}
	}
	return g, nil
}

// newBoard returns a graph in which terminals need not be reached. Vertices that are no terminals have successors,
// unless hasEnds says that they need not.
func newBoard(moves [2][][]int, blues, reds []int, names []string, hasEnds bool) (*Graph, error) {
	n := len(moves[Blue])
	isCommon := n == 0 || &moves[Blue][0] == &moves[Red][0]
	g := &Graph{edges: make([][]int, n), color: make([]color, n)}
	if err := g.setNames(n, names); err != nil {
		return nil, err
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
	total := 0
	for _, lists := range moves {
		for _, list := range lists {
			if total += len(list); total > math.MaxInt32 {
				return nil, &cgt.LimitError{What: "edges of a graph", Limit: math.MaxInt32}
			}
		}
	}
	all := make([]int, 0, total)
	for v := range n {
		for who, lists := range moves {
			switch list := lists[v]; {
			case g.color[v] != black && len(list) > 0:
				return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: "play ends at a terminal, so that it has no successor"}
			case g.color[v] == black && len(list) == 0 && !hasEnds:
				msg := "it is no terminal and has no successor"
				if !isCommon {
					msg = fmt.Sprintf("it is no terminal, and %v has no move", Player(who))
				}
				return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: msg}
			}
			for _, w := range lists[v] {
				if w < 0 || w >= n {
					return nil, &GraphError{Vertices: []string{g.names[v]}, Msg: fmt.Sprintf("its successor %d is not a vertex", w)}
				}
			}
		}
		first := len(all)
		all = append(all, moves[Blue][v]...)
		if !isCommon {
			all = append(all, moves[Red][v]...)
		}
		slices.Sort(all[first:])
		all = all[:first+len(slices.Compact(all[first:]))]
		g.edges[v] = all[first:len(all):len(all)]
		if !isCommon {
			g.setOwn(v, [2][]int{moves[Blue][v], moves[Red][v]})
		}
	}
	return g, nil
}

func (g *Graph) setNames(n int, names []string) error {
	if names == nil {
		g.names = make([]string, n)
		for v := range g.names {
			g.names[v] = strconv.Itoa(v)
		}
		return nil
	}
	if len(names) != n {
		return &GraphError{Msg: fmt.Sprintf("%d names for %d vertices", len(names), n)}
	}
	g.names, g.number = slices.Clone(names), make(map[string]int, n)
	for v, name := range names {
		if _, isTaken := g.number[name]; isTaken || name == "" || !utf8.ValidString(name) {
			return &GraphError{Vertices: []string{name}, Msg: "a name is empty, stands for two vertices or is not UTF-8"}
		}
		g.number[name] = v
	}
	return nil
}

// setOwn notes the moves at v of the players who do not have all edges.
func (g *Graph) setOwn(v int, moves [2][]int) {
	for who, list := range moves {
		list = slices.Clone(list)
		slices.Sort(list)
		if list = slices.Compact(list); len(list) == len(g.edges[v]) {
			continue
		}
		if g.own[who] == nil {
			g.own[who] = make([][]int, len(g.edges))
		}
		g.own[who][v] = list
	}
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return len(g.edges) }

// Name returns the name of the vertex v.
func (g *Graph) Name(v int) string { return g.names[v] }

// Vertex returns the vertex with the given name.
func (g *Graph) Vertex(name string) (v int, ok bool) {
	if g.number == nil {
		v, err := strconv.Atoi(name)
		if err != nil || v < 0 || v >= len(g.names) || g.names[v] != name {
			return 0, false
		}
		return v, true
	}
	v, ok = g.number[name]
	return v, ok
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

// Moves returns the vertices to which who can move from v, in increasing order. They are the [Graph.Successors] unless
// the graph is one of [NewPartizanGraph] and who is Blue or Red.
func (g *Graph) Moves(v int, who Player) iter.Seq[int] { return slices.Values(g.moves(v, who)) }

func (g *Graph) moves(v int, who Player) []int {
	if who <= Red && g.own[who] != nil && g.own[who][v] != nil {
		return g.own[who][v]
	}
	return g.edges[v]
}

// isPartizan reports whether the players have different moves somewhere.
func (g *Graph) isPartizan() bool { return g.own[Blue] != nil || g.own[Red] != nil }

// before returns the edges turned round: those that lead to w come from from[at[w]:at[w+1]]. The error is the cause of
// ctx.
func (g *Graph) before(ctx context.Context) (at []int, from []int32, err error) {
	steps := 0
	at = make([]int, len(g.edges)+1)
	for _, list := range g.edges {
		for _, w := range list {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, nil, err
			}
			at[w+1]++
		}
	}
	for v := range g.edges {
		at[v+1] += at[v]
	}
	from = make([]int32, at[len(g.edges)])
	next := slices.Clone(at)
	for v, list := range g.edges {
		for _, w := range list {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, nil, err
			}
			from[next[w]] = int32(v)
			next[w]++
		}
	}
	return at, from, nil
}

// distancesTo returns how many edges there are at least from each vertex to a terminal of each player, or −1 if none
// can be reached. The error is the cause of ctx.
func (g *Graph) distancesTo(ctx context.Context) (terminals [2][]int, err error) {
	for who := range terminals {
		if terminals[who], err = g.distances(ctx, func(v int) bool { return g.color[v] == color(who)+blue }); err != nil {
			return terminals, err
		}
	}
	return terminals, nil
}

// distances returns how many edges there are at least from each vertex to one of the goals, or −1 if none can be
// reached. The error is the cause of ctx.
func (g *Graph) distances(ctx context.Context, isGoal func(v int) bool) ([]int, error) {
	at, from, err := g.before(ctx)
	if err != nil {
		return nil, err
	}
	dist := make([]int, len(g.edges))
	for v := range dist {
		if dist[v] = -1; isGoal(v) {
			dist[v] = 0
		}
	}
	if err := backwards(ctx, at, from, isGoal, func(v, next int) { dist[v] = dist[next] + 1 }); err != nil {
		return nil, err
	}
	return dist, nil
}

// backwards follows edges back from the goals, the nearest vertices first, and calls found with each other vertex it
// comes to and the next one on the way to a goal. The edges to w are those from the vertices from[at[w]:at[w+1]]. The
// error is the cause of ctx.
func backwards(ctx context.Context, at []int, from []int32, isGoal func(v int) bool, found func(v, next int)) error {
	met := make([]bool, len(at)-1)
	var queue []int
	steps := 0
	for v := range met {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if met[v] = isGoal(v); met[v] {
			queue = append(queue, v)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		w := queue[0]
		for _, v := range from[at[w]:at[w+1]] {
			if err := poll.Err(ctx, &steps); err != nil {
				return err
			}
			if !met[v] {
				met[v] = true
				found(int(v), w)
				queue = append(queue, int(v))
			}
		}
	}
	return nil
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
