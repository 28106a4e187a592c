package three

import (
	"fmt"
	"iter"
	"slices"
	"strconv"

	"github.com/cgt-go/sdk/richman"
)

// Players is the number of players.
const Players = 3

// Graph is the board of a bidding game of three players: a finite directed graph with terminals of each player, one of
// which can be reached from every vertex. A Graph is immutable and safe for concurrent use. It is a [richman.Board].
type Graph struct {
	winner     []int // the player, or −1
	coalitions [Players]*richman.Graph
}

var _ richman.Board = (*Graph)(nil)

// NewGraph returns the graph in which edges[v] are the successors of the vertex v, and the vertices in blues, reds and
// greens are terminals. Names may be nil. All is as in [richman.NewGraph], and so is the error, a
// [*richman.GraphError].
func NewGraph(edges [][]int, blues, reds, greens []int, names []string) (*Graph, error) {
	terminals := [Players][]int{blues, reds, greens}
	g := &Graph{winner: slices.Repeat([]int{-1}, len(edges))}
	for who, list := range terminals {
		for _, v := range list {
			if v < 0 || v >= len(edges) {
				continue // richman.NewGraph says so
			}
			if w := g.winner[v]; w >= 0 && w != who {
				name := strconv.Itoa(v)
				if v < len(names) {
					name = names[v]
				}
				return nil, &richman.GraphError{Vertices: []string{name}, Msg: fmt.Sprintf("it is a terminal of %v and of %v", richman.Player(w), richman.Player(who))}
			}
			g.winner[v] = who
		}
	}
	for who := range g.coalitions {
		c, err := richman.NewGraph(edges, terminals[who], slices.Concat(terminals[(who+1)%Players], terminals[(who+2)%Players]), names)
		if err != nil {
			return nil, err
		}
		g.coalitions[who] = c
	}
	return g, nil
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return len(g.winner) }

// Name returns the name of the vertex v.
func (g *Graph) Name(v int) string { return g.coalitions[0].Name(v) }

// Vertex returns the vertex with the given name.
func (g *Graph) Vertex(name string) (v int, ok bool) { return g.coalitions[0].Vertex(name) }

// Winner returns who wins when the token reaches v; ok is false if v is no terminal.
func (g *Graph) Winner(v int) (who richman.Player, ok bool) {
	if g.winner[v] < 0 {
		return 0, false
	}
	return richman.Player(g.winner[v]), true
}

// Successors returns the vertices to which an edge leads from v, in increasing order.
func (g *Graph) Successors(v int) iter.Seq[int] { return g.coalitions[0].Successors(v) }

// Coalition returns the graph of one player against the two others: the same one, in which his terminals are blue, and
// those of both others red.
//
// Source: the Richman notes, §9.
func (g *Graph) Coalition(who richman.Player) *richman.Graph { return g.coalitions[who] }

// partners returns the two others, in their order.
func partners(who richman.Player) [2]richman.Player {
	switch who {
	case richman.Blue:
		return [2]richman.Player{richman.Red, richman.Green}
	case richman.Red:
		return [2]richman.Player{richman.Blue, richman.Green}
	}
	return [2]richman.Player{richman.Blue, richman.Red}
}

// Figure3 returns the graph of fig. 3a of the Richman notes, which are about its vertex s, with the number 0: s leads
// to b, x and y, x leads back to s and to r, and y back to s and to g.
func Figure3() *Graph {
	g, err := NewGraph([][]int{{3, 1, 2}, {0, 4}, {0, 5}, nil, nil, nil}, []int{3}, []int{4}, []int{5}, []string{"s", "x", "y", "b", "r", "g"})
	if err != nil {
		panic(err) // it is a constant
	}
	return g
}
