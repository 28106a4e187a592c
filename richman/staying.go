package richman

import (
	"context"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/poll"
)

// Where the players have different moves, there may be vertices that neither player need leave, as in the endgames of
// chess, where both can move to and fro. Then the equations of the Richman function can have many solutions: if neither
// wants to leave, they say nothing. But if one solution is such that best moves of each player make the play leave
// whatever the other one does, then it is the only one.

// allValues finds the function as values does, also where neither player need leave some vertices.
func (s *Solver) allValues(ctx context.Context, g *Graph, w weights) ([]fraction, error) {
	leave := checkLeaving(ctx, g)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case leave != nil:
		return s.solveStaying(ctx, g, w, leave)
	}
	return s.values(ctx, g, w)
}

// solveStaying finds the only function of a graph in which neither player need leave some vertices, or returns the
// error that says so. It iterates from below and from above; the moves that are best then are tried, with exact values,
// and improved.
func (s *Solver) solveStaying(ctx context.Context, g *Graph, w weights, stay error) ([]fraction, error) {
	const rounds = 100 // of improving moves; if there is a solution, the first moves are usually right
	b := budget.New(ctx, s.Limits.steps())
	near, err := nearStaying(ctx, g, w, &b)
	if err != nil {
		return nil, err
	}
	for range rounds {
		chances, err := s.winChance(g, func(v int) int { return near[Blue][v] }, func(v int) int { return near[Red][v] }, w, &b)
		if err != nil {
			return nil, err
		}
		values := make([]fraction, g.Len())
		dens := newDenominators()
		steps := 0
		for v, x := range chances {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			values[v] = fraction{x.Num(), dens.the(x.Denom())}
		}
		switch stable, err := isStable(ctx, g, values, near); {
		case err != nil:
			return nil, err
		case stable:
			if s.Progress != nil {
				s.Progress(Stats{g.Len(), b.Limit - b.Steps})
			}
			return values, checkUnique(ctx, g, values)
		}
		if near, err = bestMoves(ctx, g, values); err != nil {
			return nil, err
		}
	}
	return nil, stay
}

// isStable reports whether the moves are best for the values that they lead to. The error is the cause of ctx.
func isStable(ctx context.Context, g *Graph, values []fraction, near [2][]int) (bool, error) {
	steps := 0
	for v := range values {
		least, most, err := bounds(ctx, &steps, g, values, v)
		if err != nil {
			return false, err
		}
		if values[near[Blue][v]].compare(least) != 0 || values[near[Red][v]].compare(most) != 0 {
			return false, nil
		}
	}
	return true, nil
}

// nearStaying returns moves that are probably best: those of values in fixed point, as good as an iteration makes them
// within the budget.
func nearStaying(ctx context.Context, g *Graph, w weights, b *budget.Budget) (near [2][]int, err error) {
	const (
		sweeps = 2000
		narrow = 1 << (fixedBits - 40)
	)
	edges := 0
	ends := make([]bracket, g.Len())
	var order []int
	parts, err := newParts(ctx, g)
	if err != nil {
		return near, err
	}
	for part := range parts.all() {
		for _, v := range part {
			switch g.color[v] {
			case red:
				ends[v] = bracket{fixedOne, fixedOne}
			case black:
				ends[v] = bracket{0, fixedOne}
				order = append(order, int(v))
				edges += len(g.moves(int(v), Blue)) + len(g.moves(int(v), Red))
			}
		}
	}
	for range sweeps {
		if !b.Spend(1 + edges) {
			return near, b.Err
		}
		width := uint64(0)
		for _, v := range order {
			least := bracket{fixedOne, fixedOne}
			for _, u := range g.moves(v, Blue) {
				least = bracket{min(least.low, ends[u].low), min(least.high, ends[u].high)}
			}
			var most bracket
			for _, u := range g.moves(v, Red) {
				most = bracket{max(most.low, ends[u].low), max(most.high, ends[u].high)}
			}
			ends[v] = bracket{w.mean(least.low, most.low), min(ends[v].high, w.mean(least.high, most.high)+1)}
			width = max(width, ends[v].high-ends[v].low)
		}
		if width <= narrow {
			break
		}
	}
	// Values as near to each other as the intervals are wide count as equal, so that moves among them lead the shortest
	// way.
	values := make([]fraction, g.Len())
	steps := 0
	for v, e := range ends {
		if err := poll.Err(ctx, &steps); err != nil {
			return near, err
		}
		values[v] = fraction{new(big.Int).SetUint64((e.low/2 + e.high/2 + narrow) / (2 * narrow)), bigOne}
	}
	return bestMoves(ctx, g, values)
}

// bestMoves returns the moves of both players that are to be made for the values: those of nearest or, if the players
// have different moves, those with which the play leaves what it can be made to leave. The error is the cause of ctx.
func bestMoves(ctx context.Context, g *Graph, values []fraction) (near [2][]int, err error) {
	if !g.isPartizan() {
		return nearest(ctx, g, values)
	}
	at, from, err := g.before(ctx)
	if err != nil {
		return near, err
	}
	for who := range near {
		if near[who], _, err = leaving(ctx, g, values, Player(who), at, from); err != nil {
			return near, err
		}
	}
	return near, nil
}

// checkUnique checks that values which satisfy the equations are the only ones that do, if the players have different
// moves.
func checkUnique(ctx context.Context, g *Graph, values []fraction) error {
	stay, err := stayingAt(ctx, g, values)
	if err == nil && stay != nil {
		err = &GraphError{Vertices: stay, Msg: "neither player need leave these vertices, and the players do not have the same moves there"}
	}
	return err
}

// stayingAt returns the names of vertices where it is not clear that values which satisfy the equations are the only
// ones that do.
//
// Take moves of Blue that are best for the values R, and suppose that with them the play leaves every set of vertices
// with R < 1, whatever Red does; and let Q be another solution, and D > 0 the largest difference Q − R. Where it is D,
// it is D also after Blue's move, since Q is not larger than the mean with this move, and after Red's best move for Q.
// So the play could stay where it is D, for at a vertex with R = 1 it is not. Hence no solution is larger than R; and
// if Red has such moves, none is smaller.
//
// See leaving for how such moves are looked for.
//
// The error is the cause of ctx.
func stayingAt(ctx context.Context, g *Graph, values []fraction) (names []string, err error) {
	at, from, err := g.before(ctx)
	if err != nil {
		return nil, err
	}
	for who := range Player(2) {
		_, left, err := leaving(ctx, g, values, who, at, from)
		if err != nil {
			return nil, err
		}
		for v := range left {
			if !left[v] {
				names = append(names, g.Name(v))
			}
		}
		if names != nil {
			return names, nil
		}
	}
	return nil, nil
}

// leaving looks for moves of who, best ones for the values, with which the play leaves every set of vertices, but for
// those where he has lost, whatever the other one does. First it goes back from his goals along his best moves, so that
// it finds the moves of nearest wherever these lead to a goal. Then it goes on from the other terminals and from where
// he has lost: a vertex is left if a best move leads to a vertex that is left, or if all moves of the other player do.
// The graph turned round is that of before. The error is the cause of ctx.
func leaving(ctx context.Context, g *Graph, values []fraction, who Player, at []int, from []int32) (moves []int, left []bool, err error) {
	lost := [2]fraction{Blue: one, Red: zero}[who]
	moves, left = make([]int, g.Len()), make([]bool, g.Len())
	count := make([]int, g.Len()) // the moves of the other player to vertices that are not left
	best := make([]fraction, g.Len())
	steps := 0
	for v := range moves {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		least, most, err := bounds(ctx, &steps, g, values, v)
		if err != nil {
			return nil, nil, err
		}
		best[v] = [2]fraction{least, most}[who]
		moves[v] = v
		for _, w := range g.moves(v, who) {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, nil, err
			}
			if values[w].compare(best[v]) == 0 {
				moves[v] = w
				break
			}
		}
		count[v] = len(g.moves(v, who.Opponent()))
	}
	var queue []int
	leave := func(v int) {
		left[v] = true
		queue = append(queue, v)
	}
	for _, isLast := range []bool{false, true} {
		for v, c := range g.color {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, nil, err
			}
			if !left[v] && (c == color(who)+blue || isLast && (c != black || count[v] == 0 || values[v].compare(lost) == 0)) {
				leave(v)
			}
		}
		for ; len(queue) > 0; queue = queue[1:] {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, nil, err
			}
			u := queue[0]
			for _, i := range from[at[u]:at[u+1]] {
				if err := poll.Err(ctx, &steps); err != nil {
					return nil, nil, err
				}
				v := int(i)
				if left[v] {
					continue
				}
				if leads(g.moves(v, who.Opponent()), u) {
					count[v]--
				}
				switch {
				case values[u].compare(best[v]) == 0 && leads(g.moves(v, who), u):
					moves[v] = u
					leave(v)
				case isLast && count[v] == 0:
					leave(v)
				}
			}
		}
	}
	return moves, left, nil
}

// leads reports whether a vertex is in a list in increasing order.
func leads(list []int, v int) bool {
	_, ok := slices.BinarySearch(list, v)
	return ok
}
