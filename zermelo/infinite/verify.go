package infinite

import "context"

// Verify checks the solution without knowing how it was found: that the moves of the winners are moves, that no move of
// the loser leaves the region of the winner, and that the winner wins every play in which he moves as the strategy
// says. For the last, it looks for a cycle among the moves that are left, those of the strategies and all of the
// losers, that would be won by the loser. The error is a [*VerifyError] for a vertex where this fails, or the cause of
// ctx.
//
// It takes time in proportion to the moves times the logarithm of the number of different priorities. It is
// [Solver.Verify] with one goroutine.
//
// Sources: O. Friedmann, M. Lange, The PGSolver collection of parity game solvers, 2009, for the kind of check; V.
// King, O. Kupferman, M. Y. Vardi, On the complexity of parity word automata, FOSSACS 2001, for the time.
func (s *Solution) Verify(ctx context.Context) error { return new(Solver).Verify(ctx, s) }

// Verify checks a solution as [Solution.Verify] does, by as many goroutines as the Solver may use; Method does not
// matter. Verify panics if solution is nil.
func (s *Solver) Verify(ctx context.Context, solution *Solution) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if solution.g == nil {
		return missingGame()
	}
	crew := newCrew(ctx, s.Goroutines)
	suspects, err := crew.collect(solution.g.Len(), solution.suspects)
	if err != nil {
		return err
	}
	for _, a := range suspects {
		if err := solution.verifyMoves(a.from); err != nil {
			return err
		}
	}
	c, err := newCycles(ctx, solution, crew)
	if err != nil {
		return err
	}
	for len(c.todo) > 0 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		last := len(c.todo) - 1
		t := c.todo[last]
		c.todo = c.todo[:last]
		if err := c.search(t); err != nil {
			return err
		}
	}
	return nil
}

// suspects appends the first of the vertices from from to to−1 whose moves are wrong.
func (s *Solution) suspects(dst []arrow, from, to int) []arrow {
	for v := from; v < to; v++ {
		if s.verifyMoves(int32(v)) != nil {
			return append(dst, arrow{int32(v), -1})
		}
	}
	return dst
}

// arcs returns the moves that are left if the winner moves as the strategy says.
func (s *Solution) arcs(v int32) []int32 {
	if s.objective.isOver(v) {
		return nil
	}
	if s.strategy[v] >= 0 {
		return s.strategy[v : v+1]
	}
	return s.g.moves(v)
}

// verifyMoves checks the moves from a vertex.
func (s *Solution) verifyMoves(v int32) error {
	who, move := s.winner[v], s.strategy[v]
	switch {
	case who > 1:
		return verifyError(v, "there is no winner")
	case s.objective.isOver(v):
		if who != s.objective.who {
			return verifyError(v, "it is a goal, and not won")
		}
		return nil
	case s.g.owner[v] == who && move < 0:
		return verifyError(v, "the winner is to move, and the strategy has no move")
	case s.g.owner[v] != who && move >= 0:
		return verifyError(v, "the loser is to move, and the strategy has a move")
	}
	isMove := move < 0
	for _, w := range s.g.moves(v) {
		switch {
		case w == move:
			isMove = true
			fallthrough
		case move < 0:
			if s.winner[w] != who {
				return verifyError(v, "a move leads to %d, which the other player wins", w)
			}
		}
	}
	if !isMove {
		return verifyError(v, "the strategy says %d, which is no move", move)
	}
	return nil
}
