package infinite

import (
	"context"
	"fmt"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
	"github.com/cgt-go/sdk/zermelo"
)

// Game states the rules of a game without end over positions of type Pos, for [Explore]. Positions are keys of maps, so
// == must mean "the same position". The methods must give the same answers each time.
type Game[Pos comparable] interface {
	// Turn returns who moves at p.
	Turn(p Pos) zermelo.Player
	// Priority returns the priority of p, from 0 to [MaxPriority]. Where it does not matter it may be 0.
	Priority(p Pos) int
	// AppendMoves appends to dst every position that the player to move can move to from p, and returns the extended
	// slice. There must be one at least; the order is free. It must not change or read dst[:len(dst)] nor keep dst.
	AppendMoves(dst []Pos, p Pos) []Pos
}

// Exploration is a game as a graph. It is immutable and safe for concurrent use.
type Exploration[Pos comparable] struct {
	graph     *Graph
	positions []Pos
	vertices  map[Pos]int
}

// Explore lists the positions that can be reached from start, in the order of a breadth-first search, as the vertices
// of a graph; start is the vertex 0. It takes time in proportion to positions and moves.
//
// The error is a [*cgt.LimitError] if there are more positions than the limits or [MaxVertices] allow, a
// [*zermelo.GameError] if the game breaks its contract, and the cause of ctx when that is done. Explore panics if game
// is nil.
func Explore[Pos comparable](ctx context.Context, game Game[Pos], start Pos, limits cgt.Limits) (*Exploration[Pos], error) {
	if game == nil {
		panic(fmt.Errorf("infinite: no game"))
	}
	most := min(limits.MaxPositions(), MaxVertices)
	e := &Exploration[Pos]{graph: &Graph{head: []int32{0}}, vertices: map[Pos]int{}}
	add := func(p Pos) (int, error) {
		v, ok := e.vertices[p]
		if ok {
			return v, nil
		}
		if v = len(e.positions); v == most {
			return 0, &cgt.LimitError{What: "positions", Limit: most}
		}
		e.positions = append(e.positions, p)
		e.vertices[p] = v
		return v, nil
	}
	if _, err := add(start); err != nil {
		return nil, err
	}
	var moves []Pos
	var x Vertex
	steps := 0
	for v := 0; v < len(e.positions); v++ {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		p := e.positions[v]
		moves = game.AppendMoves(moves[:0], p)
		if err := poll.Many(ctx, &steps, len(moves)); err != nil {
			return nil, err
		}
		x.Turn, x.Priority, x.Moves = game.Turn(p), game.Priority(p), x.Moves[:0]
		for _, q := range moves {
			w, err := add(q)
			if err != nil {
				return nil, err
			}
			x.Moves = append(x.Moves, w)
		}
		if err := e.graph.add(x); err != nil {
			if wrong, ok := err.(*GraphError); ok {
				return nil, &zermelo.GameError{Position: fmt.Sprint(p), Msg: wrong.Msg}
			}
			return nil, err
		}
	}
	e.graph.turnRound()
	return e, nil
}

// Graph returns the graph. Its vertices have no names.
func (e *Exploration[Pos]) Graph() *Graph { return e.graph }

// Position returns the position that a vertex of the graph stands for. It panics if there is no such vertex.
func (e *Exploration[Pos]) Position(v int) Pos { return e.positions[v] }

// Vertex returns the vertex that stands for a position; ok is false if the position cannot be reached.
func (e *Exploration[Pos]) Vertex(p Pos) (v int, ok bool) {
	v, ok = e.vertices[p]
	return v, ok
}

// Vertices returns the vertices whose positions have some property, in increasing order: goals, for a [Solver].
func (e *Exploration[Pos]) Vertices(has func(p Pos) bool) []int {
	var list []int
	for v, p := range e.positions {
		if has(p) {
			list = append(list, v)
		}
	}
	return slices.Clip(list)
}

// Strategy returns the moves of one of the players in a solution of the graph, as a strategy for positions. It says
// nothing where the other one wins.
func (e *Exploration[Pos]) Strategy(s *Solution, who zermelo.Player) zermelo.Strategy[Pos] {
	moves := s.Strategy(who)
	return zermelo.StrategyFunc[Pos](func(p Pos) (q Pos, ok bool) {
		v, ok := e.vertices[p]
		if !ok {
			return q, false
		}
		w, ok := moves.Move(v)
		if !ok {
			return q, false
		}
		return e.positions[w], true
	})
}
