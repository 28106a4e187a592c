package infinite

import (
	"fmt"
	"iter"

	"github.com/cgt-go/sdk/zermelo"
)

// kind is a kind of objective.
type kind uint8

const (
	parity kind = iota // Max wants the largest priority that comes infinitely often to be even
	buchi              // who wants to visit the goals infinitely often
	reach              // who wants to come to a goal
)

// objective says who wins a play.
type objective struct {
	kind  kind
	who   uint8
	goals []bool
}

// rank returns the priority of a vertex for the objective: who wins a play is the parity of the largest one that comes
// infinitely often, if play stays for ever at a goal that was to be reached.
func (o *objective) rank(g *Graph, v int32) int32 {
	switch {
	case o.kind == parity:
		return g.priority[v]
	case o.goals[v]:
		return 2 - int32(o.who)
	}
	return 1 - int32(o.who)
}

// isOver reports whether play is decided at a vertex because it has come there.
func (o *objective) isOver(v int32) bool { return o.kind == reach && o.goals[v] }

// Solution says who wins from each vertex of a graph, and how. It is immutable and safe for concurrent use.
type Solution struct {
	g         *Graph
	objective objective
	winner    []uint8
	strategy  []int32
}

// Graph returns the graph.
func (s *Solution) Graph() *Graph { return s.g }

// Winner returns who wins if play begins at v. It panics if v is not a vertex.
func (s *Solution) Winner(v int) zermelo.Player { return zermelo.Player(s.winner[v]) }

// Move returns the winner's move from v, if it is the winner's turn there; ok is false if it is not. If he always moves
// like this, he wins from wherever he is said to win, whatever the opponent does and whatever has been played before.
// It panics if v is not a vertex.
func (s *Solution) Move(v int) (w int, ok bool) {
	return int(s.strategy[v]), s.strategy[v] >= 0
}

// Strategy returns the moves of one of the players as a strategy. It says nothing where the other one wins.
func (s *Solution) Strategy(who zermelo.Player) zermelo.Strategy[int] {
	return zermelo.StrategyFunc[int](func(v int) (int, bool) {
		if v < 0 || v >= s.g.Len() || s.Winner(v) != who {
			return 0, false
		}
		return s.Move(v)
	})
}

// Region returns the vertices from which a player wins, in increasing order.
func (s *Solution) Region(who zermelo.Player) iter.Seq[int] {
	return func(yield func(int) bool) {
		for v, w := range s.winner {
			if zermelo.Player(w) == who && !yield(v) {
				return
			}
		}
	}
}

// Count returns the number of vertices from which a player wins.
func (s *Solution) Count(who zermelo.Player) int {
	n := 0
	for _, w := range s.winner {
		if zermelo.Player(w) == who {
			n++
		}
	}
	return n
}

// String returns how many vertices Max wins from, such as "Max wins from 3 of 6 vertices".
func (s *Solution) String() string {
	return fmt.Sprintf("Max wins from %d of %d vertices", s.Count(zermelo.Max), len(s.winner))
}
