package infinite

import "context"

// Verify checks the solution without knowing how it was found: that the moves of the winners are moves, that no move of the loser leaves the region of the winner, and that the winner wins every play in which he moves as the strategy says. For the last, it looks for a cycle among the moves that are left, those of the
// strategies and all of the losers, that would be won by the loser: it takes the graph apart into strongly connected components, and each again without the vertices whose priority is larger than the largest that the loser would like to see. The error is a [*VerifyError] for a vertex where this fails, or the cause of ctx.
//
// It takes time in proportion to the moves times the number of different priorities at worst; on most graphs each move is looked at three or four times.
//
// Source: O. Friedmann, M. Lange, The PGSolver collection of parity game solvers, 2009, for the kind of check.
func (s *Solution) Verify(ctx context.Context) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	g := s.g
	for v := range int32(g.Len()) {
		if err := s.verifyMoves(v); err != nil {
			return err
		}
	}
	c := newComponents(g.Len(), s.arcs)
	todo := [][]int32{make([]int32, g.Len())}
	for v := range todo[0] {
		todo[0][v] = int32(v)
	}
	zones := int32(0)
	for len(todo) > 0 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		list := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		var bad error
		var left []int32 // one component after another, each without its first priorities
		var ends []int
		c.find(list, func(component []int32) {
			if bad != nil {
				return
			}
			if left, bad = s.peel(left, component); bad == nil && (len(ends) == 0 || ends[len(ends)-1] < len(left)) {
				ends = append(ends, len(left))
			}
		})
		if bad != nil {
			return bad
		}
		for _, v := range list {
			c.zone[v] = -1
		}
		from := 0
		for _, to := range ends {
			if to == from {
				continue
			}
			zones++
			for _, v := range left[from:to] {
				c.zone[v] = zones
			}
			todo = append(todo, left[from:to])
			from = to
		}
	}
	return nil
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
	case (s.g.owner[v] == who) != (move >= 0):
		return verifyError(v, "there is a move in the strategy where the loser moves, or none where the winner moves")
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

// peel appends to left the vertices of a component, in which the loser can stay, but for those with a larger priority than all those that are the loser's. If one of the latter is the largest of all, the winner is no winner.
func (s *Solution) peel(left, component []int32) ([]int32, error) {
	first := component[0]
	if len(component) == 1 {
		isLoop := false
		for _, w := range s.arcs(first) {
			isLoop = isLoop || w == first
		}
		if !isLoop {
			return left, nil
		}
	}
	who := int32(s.winner[first])
	top, worst, at := int32(-1), int32(-1), first
	for _, v := range component {
		p := s.objective.rank(s.g, v)
		top = max(top, p)
		if p&1 != who && p > worst {
			worst, at = p, v
		}
	}
	switch {
	case worst < 0:
		return left, nil
	case worst == top:
		return left, verifyError(at, "the loser can come back here for ever, and this is the largest priority on the way")
	}
	for _, v := range component {
		if s.objective.rank(s.g, v) <= worst {
			left = append(left, v)
		}
	}
	return left, nil
}
