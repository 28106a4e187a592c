package switching

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
	"github.com/cgt-go/sdk/zermelo/structure"
)

// Game is a game on the edges of a graph: Max, who is called Short, takes edges, and Min, who is called Cut, erases
// edges, in turn. Short wants to join all vertices by taken edges, or two of them; Cut wants to prevent that. Play has
// ended when one of them cannot fail any more. It is a [zermelo.Game] over [structure.Claims], whose cells are the
// edges: those of Max are taken and those of Min erased. A Game is immutable and safe for concurrent use.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problems 41 and 42.
type Game struct {
	graph *Graph
	ends  [2]int32 // the vertices to join, or 0 and 0 for all
	isAll bool
}

// ConnectAll returns the game in which Short is to join all vertices. In a graph with one vertex Short has won.
func ConnectAll(g *Graph) *Game { return &Game{graph: g, isAll: true} }

// Connect returns the game in which Short is to join the vertices s and t. If they are the same, or not there, the
// error is a [*TerminalError].
func Connect(g *Graph, s, t int) (*Game, error) {
	for _, v := range [2]int{s, t} {
		if v < 0 || v >= g.vertices {
			return nil, &TerminalError{s, t, fmt.Sprintf("there is no vertex %d", v)}
		}
	}
	if s == t {
		return nil, &TerminalError{s, t, "they are the same"}
	}
	return &Game{graph: g, ends: [2]int32{int32(s), int32(t)}}, nil
}

// TerminalError reports two vertices that cannot be joined by a game.
type TerminalError struct {
	S, T int
	Msg  string
}

// Error returns the message in one line.
func (e *TerminalError) Error() string {
	return fmt.Sprintf("switching: no game that joins %d and %d: %s", e.S, e.T, e.Msg)
}

// Graph returns the graph.
func (g *Game) Graph() *Graph { return g.graph }

// String returns what is to be joined, and the number of edges, such as "joining 0 and 3 by 5 edges".
func (g *Game) String() string {
	if g.graph == nil {
		return "no game"
	}
	if g.isAll {
		return fmt.Sprintf("joining all of %d vertices by %d edges", g.graph.vertices, len(g.graph.ends))
	}
	return fmt.Sprintf("joining %d and %d by %d edges", g.ends[0], g.ends[1], len(g.graph.ends))
}

// Terminals returns the two vertices to join; ok is false if all are.
func (g *Game) Terminals() (s, t int, ok bool) { return int(g.ends[0]), int(g.ends[1]), !g.isAll }

// End returns a win if the taken edges join what Short is to join, and a loss if they do not even together with the
// free ones. It takes linear time but for the union-find.
func (g *Game) End(p structure.Claims) (zermelo.Result, bool) { return g.end(g.owners(p)) }

// Turn returns who is to move.
func (g *Game) Turn(p structure.Claims) zermelo.Player { return p.Next }

// AppendMoves appends the positions with one more edge taken or erased, in ascending order of that edge.
func (g *Game) AppendMoves(dst []structure.Claims, p structure.Claims) []structure.Claims {
	for e := range g.graph.ends {
		if p.IsFree(e) {
			dst = append(dst, p.Claim(e))
		}
	}
	return dst
}

// owner is what has become of an edge.
type owner uint8

const (
	free owner = iota
	taken
	erased
)

// mark returns what an edge becomes that a player claims.
func mark(who zermelo.Player) owner {
	if who == zermelo.Max {
		return taken
	}
	return erased
}

// owners returns what has become of each edge.
func (g *Game) owners(p structure.Claims) []owner {
	owners := make([]owner, len(g.graph.ends))
	for who := zermelo.Max; who <= zermelo.Min; who++ {
		for e := range p.Of(who).All() {
			if e < len(owners) {
				owners[e] = mark(who)
			}
		}
	}
	return owners
}

func (g *Game) end(owners []owner) (zermelo.Result, bool) {
	s := newSets(g.graph.vertices)
	g.joinOwned(s, owners, taken)
	if g.isJoined(s) {
		return zermelo.Win, true
	}
	g.joinOwned(s, owners, free)
	return zermelo.Loss, !g.isJoined(s)
}

// joinOwned joins the ends of all edges with an owner.
func (g *Game) joinOwned(s sets, owners []owner, of owner) {
	for e, o := range owners {
		if o == of {
			s.join(g.graph.ends[e][0], g.graph.ends[e][1])
		}
	}
}

// isJoined reports whether what Short is to join is in one set.
func (g *Game) isJoined(s sets) bool {
	if !g.isAll {
		return s.find(g.ends[0]) == s.find(g.ends[1])
	}
	for v := range s {
		if s.find(int32(v)) != s.find(0) {
			return false
		}
	}
	return true
}
