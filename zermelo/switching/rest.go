package switching

import "github.com/cgt-go/sdk/zermelo/structure"

// Rest returns the game that remains at a position: what taken edges join is one vertex, and the edges are those that
// are free and do not lead from such a vertex to itself, which can be of no use. Its edge i is the edge edges[i] of the
// game. So [Game.Solve] finds out who wins from any position; and to find all moves that win, one looks at the position
// after each. If play has ended, ok is false. It takes linear time but for the union-find.
func (g *Game) Rest(p structure.Claims) (rest *Game, edges []int, ok bool) {
	owners := g.owners(p)
	if _, isOver := g.end(owners); isOver {
		return nil, nil, false
	}
	joined := newSets(g.graph.vertices)
	g.joinOwned(joined, owners, taken)
	number := filled[int32](g.graph.vertices, -1)
	graph := new(Graph)
	for v := range joined {
		if r := joined.find(int32(v)); number[r] < 0 {
			number[r] = int32(graph.vertices)
			graph.vertices++
		}
	}
	vertex := func(v int32) int32 { return number[joined.find(v)] }
	for e, ends := range g.graph.ends {
		if u, v := vertex(ends[0]), vertex(ends[1]); owners[e] == free && u != v {
			graph.ends = append(graph.ends, [2]int32{u, v})
			edges = append(edges, e)
		}
	}
	rest = &Game{graph: graph, isAll: g.isAll}
	if !g.isAll {
		rest.ends = [2]int32{vertex(g.ends[0]), vertex(g.ends[1])}
	}
	return rest, edges, true
}
