package infinite

import (
	"context"
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Method is how parity games are solved.
type Method uint8

const (
	// Auto is Promotion and Tangles in turns, each for some time, until the game is solved: what takes one of them long
	// may be easy for the other. It begins with Promotion, which solves ordinary graphs before its time is over.
	Auto Method = iota
	// Promotion is priority promotion. It is fast on ordinary graphs and on families of games that are hard for
	// Zielonka.
	Promotion
	// Tangles is tangle learning. It is fast on families of games that are hard for Promotion, and where play is local,
	// as on boards with squares. It remembers what it learns, which may need much memory.
	Tangles
	// Zielonka is the recursive algorithm of McNaughton and Zielonka, one strongly connected component after another.
	Zielonka
)

// String returns the name of the method.
func (m Method) String() string {
	switch m {
	case Auto:
		return "Auto"
	case Promotion:
		return "Promotion"
	case Tangles:
		return "Tangles"
	case Zielonka:
		return "Zielonka"
	}
	return fmt.Sprintf("Method(%d)", uint8(m))
}

// Solver solves games on graphs. The zero value is ready for use.
type Solver struct {
	// Method is how [Solver.Parity] works.
	Method Method
	// Goroutines is how many goroutines may work on one call, including the caller's; less than 2 means no other, and
	// more than 256 is as 256. They share what there is to do for many vertices at a time, so that they help on large
	// graphs; with [Zielonka] and [Tangles] they hardly do. Solutions, with the strategies, and errors are the same for
	// any number.
	Goroutines int
}

// work is one call of a [Solver].
type work struct {
	*Graph
	ctx      context.Context
	crew     *crew
	steps    int   // since the last look at ctx
	spent    int64 // all steps
	winner   []uint8
	strategy []int32 // the move of the winner where it is his turn, and else −1
}

func (s *Solver) newWork(ctx context.Context, g *Graph) (*work, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	w := &work{Graph: g, ctx: ctx, crew: newCrew(ctx, s.Goroutines), winner: make([]uint8, g.Len()), strategy: make([]int32, g.Len())}
	for v := range w.strategy {
		w.strategy[v] = -1
	}
	return w, nil
}

// pollEvery is the number of vertices after which a solver looks whether its context is done.
const pollEvery = 1 << 14

// poll counts vertices and reports why the solver should stop.
func (w *work) poll(vertices int) error {
	w.spent += int64(vertices)
	if w.steps += vertices; w.steps < pollEvery {
		return nil
	}
	w.steps = 0
	if w.ctx.Err() != nil {
		return context.Cause(w.ctx)
	}
	return nil
}

// solution returns what has been found.
func (w *work) solution(o objective) (*Solution, error) {
	err := w.crew.each(w.Len(), func(_, from, to int) {
		for v := from; v < to; v++ {
			if w.owner[v] != w.winner[v] {
				w.strategy[v] = -1
			}
		}
	})
	if err != nil {
		return nil, err
	}
	return &Solution{g: w.Graph, objective: o, winner: w.winner, strategy: w.strategy}, nil
}

// Parity finds who wins from each vertex if Max wants the largest priority that comes infinitely often to be even, and
// Min wants it to be odd, with positional strategies for both. This is the convention of PGSolver and Oink, whose
// player 0 is Max.
//
// The worst case is exponential in the number of different priorities, with each method; if there are two that follow
// one another, it is [Solver.Buchi] that does the work, and if there is one, time is linear. The error is the cause of
// ctx. Parity panics if g is nil or Method is none.
//
// Sources: W. Zielonka, Infinite games on finitely coloured graphs with applications to automata on infinite trees,
// Theoretical Computer Science 200 (1998); M. Benerecetti, D. Dell'Erba, F. Mogavero, Solving parity games via priority
// promotion, CAV 2016; T. van Dijk, Attracting tangles to solve parity games, CAV 2018; O. Friedmann, M. Lange, Solving
// parity games in practice, ATVA 2009, for components and self-loops.
func (s *Solver) Parity(ctx context.Context, g *Graph) (*Solution, error) {
	if s.Method > Zielonka {
		panic(fmt.Errorf("infinite: %v is no method", s.Method))
	}
	w, err := s.newWork(ctx, g)
	if err != nil {
		return nil, err
	}
	low, high := g.span()
	switch {
	case high <= low+1:
		err = w.buchi(uint8(high)&1, func(v int32) bool { return g.priority[v] == high })
	case s.Method == Zielonka:
		err = w.zielonka()
	default:
		err = w.promote(s.Method)
	}
	if err != nil {
		return nil, err
	}
	return w.solution(objective{})
}

// span returns the least and the largest priority.
func (g *Graph) span() (low, high int32) {
	low, high = g.priority[0], g.priority[0]
	for _, p := range g.priority {
		low, high = min(low, p), max(high, p)
	}
	return low, high
}

// Buchi finds who wins from each vertex if who wants one of the goals to be visited infinitely often, and the other one
// that there are only finitely many visits: the objectives of Büchi and of co-Büchi. The priorities do not matter. If
// nobody comes to a goal again, who loses; without a goal, everywhere.
//
// In practice it takes not much more time than to look at each move twice. At worst it takes as often as long as there
// are goals, and then a move may be looked at as often as there are moves from the vertex where it begins. The error is
// a [*GraphError] if there is no such player or a goal is no vertex, and the cause of ctx. It panics if g is nil.
//
// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, §13 and problem 45; K. Chatterjee, T. A.
// Henzinger, N. Piterman, Algorithms for Büchi games, GDV 2006, for what is the classical algorithm.
func (s *Solver) Buchi(ctx context.Context, g *Graph, who zermelo.Player, goals []int) (*Solution, error) {
	return s.mark(ctx, g, buchi, who, false, goals)
}

// CoBuchi is [Solver.Buchi] for the opponent: who wants the goals to be visited only finitely often.
func (s *Solver) CoBuchi(ctx context.Context, g *Graph, who zermelo.Player, goals []int) (*Solution, error) {
	return s.mark(ctx, g, buchi, who, true, goals)
}

// Reach finds who wins from each vertex if who wants to come to one of the goals, once, and wins at the goals
// themselves. The priorities do not matter. The moves of the strategies lead on from goals too, where nothing is left
// to be won.
//
// It takes linear time as a rule, and at worst that times the logarithm of the number of vertices. The errors and
// panics are those of [Solver.Buchi].
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §13, problem 44.
func (s *Solver) Reach(ctx context.Context, g *Graph, who zermelo.Player, goals []int) (*Solution, error) {
	return s.mark(ctx, g, reach, who, false, goals)
}

// Avoid is [Solver.Reach] for the opponent: who wants to be safe from the goals for ever.
func (s *Solver) Avoid(ctx context.Context, g *Graph, who zermelo.Player, goals []int) (*Solution, error) {
	return s.mark(ctx, g, reach, who, true, goals)
}

// mark solves a game with goals, which who wants, or his opponent does.
func (s *Solver) mark(ctx context.Context, g *Graph, k kind, who zermelo.Player, isOpponents bool, goals []int) (*Solution, error) {
	if who > zermelo.Min {
		return nil, graphError(-1, "%v is no player", who)
	}
	if isOpponents {
		who = who.Opponent()
	}
	o := objective{kind: k, who: uint8(who), goals: make([]bool, g.Len())}
	for _, v := range goals {
		if v < 0 || v >= g.Len() {
			return nil, graphError(-1, "the goal %d is not one of the vertices 0 to %d", v, g.Len()-1)
		}
		o.goals[v] = true
	}
	w, err := s.newWork(ctx, g)
	if err != nil {
		return nil, err
	}
	isGoal := func(v int32) bool { return o.goals[v] }
	if k == reach {
		err = w.reach(o.who, isGoal)
	} else {
		err = w.buchi(o.who, isGoal)
	}
	if err != nil {
		return nil, err
	}
	return w.solution(o)
}
