package richman

import (
	"context"
	"math"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Limits bounds the work of a [Solver] by counts, never by time, so that the same graph fails in the same way
// everywhere. A limit that is reached ends the computation with a [*cgt.LimitError]; then [Iteration.Bracket] still has
// an answer.
type Limits struct {
	// Steps is how many steps of arithmetic may be taken; 0 means [DefaultSteps], a negative number means no limit. A
	// step is a nanosecond or some.
	Steps int
	// Words is the largest number of words of 64 bits in the values and in what leads to them; 0 means [DefaultWords],
	// a negative number no limit.
	Words int
}

// The limits that 0 stands for in [Limits].
const (
	DefaultSteps = math.MaxInt32 / 2 * (1 + 31*(math.MaxInt>>62)) // about 33·10^9, or 10^9 where an int has 32 bits
	DefaultWords = 100_000_000
)

func (l Limits) steps() int { return limit.Count(l.Steps, DefaultSteps) }
func (l Limits) words() int { return limit.Count(l.Words, DefaultWords) }

// Stats says how far a [Solver] has come.
type Stats struct {
	Solved int // vertices whose values are known
	Steps  int // steps of arithmetic so far
}

// Solver finds Richman functions. The zero value is ready to be used.
type Solver struct {
	// Limits bounds the work.
	Limits Limits
	// Progress, if not nil, is called whenever a strongly connected component that is no single vertex has been solved,
	// or a bottom by [Solver.MeanPayoff]; and once where neither player need leave some vertices, as [Solver.Solve]
	// says.
	Progress func(Stats)
}

// Solve finds the Richman function of g with the zero [Solver].
func Solve(ctx context.Context, g *Graph) (*Solution, error) {
	var s Solver
	return s.Solve(ctx, g)
}

// Solve finds the Richman function of g, exactly. It takes one strongly connected component of g after another, those
// first from which no other can be reached. Newton's method in floating point guesses which moves are best; the linear
// equations that the values satisfy if these moves are made are solved exactly, and comparing the values shows whether
// the moves are the best. If they are not, exact strategy improvement goes on from there.
//
// The denominators of n vertices may have n bits. A random graph with some edges from each vertex takes time in
// proportion to n³ for large n, and memory to n²; a graph without cycles, a path or a grid much less.
//
// In a graph of [NewPartizanGraph] there may be vertices where neither player need leave a part of the graph, such as
// in the endgames of chess. Then there is a solution if the equations have only one, which is so if the play leaves
// when either player makes his best moves; or else the error is a [*GraphError]. To find it, the moves that an
// iteration suggests are improved a hundred times at most; they have been right at once whenever there was a solution.
// It is one, too, where winning the auction is a disadvantage, so that nobody bids and the function does not decide the
// game. Other errors are a [*cgt.LimitError] and the cause of ctx.
//
// Sources: A. J. Lazarus and others, Combinatorial games under auction play, §2 and §3; A. J. Hoffman, R. M. Karp, On
// nonterminating stochastic games, 1966.
func (s *Solver) Solve(ctx context.Context, g *Graph) (*Solution, error) {
	values, err := s.allValues(ctx, g, fair)
	if err != nil {
		return nil, err
	}
	sol := &Solution{g: g, values: values}
	if g.isPartizan() {
		if err := sol.checkAuctions(ctx); err != nil {
			return nil, err
		}
	}
	if sol.near, err = nearest(ctx, g, values); err != nil {
		return nil, err
	}
	return sol, nil
}

// values finds the function that is at each vertex the mean of the smallest value that Blue can move to and the largest
// that Red can, with these weights.
func (s *Solver) values(ctx context.Context, g *Graph, w weights) ([]fraction, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	b := budget.New(ctx, s.Limits.steps())
	values := make([]fraction, g.Len())
	dens := newDenominators()
	parts, err := newParts(ctx, g)
	if err != nil {
		return nil, err
	}
	solved, words, steps := 0, 0, 0
	count := func(x fraction) error {
		words += 1 + (x.num.BitLen()+x.den.BitLen())/32 // denominators are often shared, but nobody knows
		if most := s.Limits.words(); words > most {
			return &cgt.LimitError{What: "words of numbers", Limit: most}
		}
		return nil
	}
	for part := range parts.all() {
		if !b.Spend(len(part)) {
			return nil, b.Err
		}
		solved += len(part)
		if v := int(part[0]); len(part) == 1 && !parts.hasLoop(v) {
			switch g.color[v] {
			case blue:
				values[v] = zero
			case red:
				values[v] = one
			default:
				least, most, err := bounds(ctx, &steps, g, values, v)
				if err != nil {
					return nil, err
				}
				if !b.Spend((least.den.BitLen() + most.den.BitLen()) / 16) {
					return nil, b.Err
				}
				values[v] = dens.mean(least, most, w)
				if err := count(values[v]); err != nil {
					return nil, err
				}
			}
			continue
		}
		c, same, err := parts.component(ctx, part, values)
		if err != nil {
			return nil, err
		}
		if c == nil { // whatever happens, play leaves for vertices with this value
			for _, v := range part {
				values[v] = same
			}
			continue
		}
		c.w, c.words, c.budget = w, s.Limits.words()-words, &b
		found, err := c.solve()
		if err != nil {
			return nil, err
		}
		den := dens.the(found[0].den)
		for i, v := range part {
			if !b.Look() {
				return nil, b.Err
			}
			values[v] = fraction{found[i].num, den}
			words += 1 + found[i].num.BitLen()/64
		}
		if s.Progress != nil {
			s.Progress(Stats{solved, b.Limit - b.Steps})
		}
	}
	return values, nil
}

// bounds returns the smallest value that Blue can move to from v, and the largest that Red can. At a terminal both are
// its own. Each edge is a step; the error is the cause of ctx.
func bounds(ctx context.Context, steps *int, g *Graph, values []fraction, v int) (least, most fraction, err error) {
	least, most = values[v], values[v]
	for i, w := range g.moves(v, Blue) {
		if err := poll.Err(ctx, steps); err != nil {
			return least, most, err
		}
		if x := values[w]; i == 0 || x.compare(least) < 0 {
			least = x
		}
	}
	for i, w := range g.moves(v, Red) {
		if err := poll.Err(ctx, steps); err != nil {
			return least, most, err
		}
		if x := values[w]; i == 0 || x.compare(most) > 0 {
			most = x
		}
	}
	return least, most, nil
}

// nearest returns the moves of both players: among the best successors the one from which the goal is nearest along
// best moves. The error is the cause of ctx.
func nearest(ctx context.Context, g *Graph, values []fraction) (near [2][]int, err error) {
	for who := range near {
		if near[who], err = nearestOf(ctx, g, values, Player(who)); err != nil {
			return near, err
		}
	}
	return near, nil
}

func nearestOf(ctx context.Context, g *Graph, values []fraction, who Player) ([]int, error) {
	n := g.Len()
	steps := 0
	move := make([]int, n)
	isBest := make([]bool, 0, n) // of the edges to moves, one vertex after another
	at := make([]int, n+1)       // where the best moves that lead to a vertex begin
	for v := range n {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		move[v] = v
		least, most, err := bounds(ctx, &steps, g, values, v)
		if err != nil {
			return nil, err
		}
		best := least
		if who == Red {
			best = most
		}
		for _, w := range g.moves(v, who) {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			good := values[w].compare(best) == 0
			isBest = append(isBest, good)
			if good {
				at[w+1]++
				if move[v] == v {
					move[v] = w
				}
			}
		}
	}
	for v := range n {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		at[v+1] += at[v]
	}
	from, next := make([]int32, at[n]), append([]int(nil), at[:n]...)
	i := 0
	for v := range n {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		for _, w := range g.moves(v, who) {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			if isBest[i] {
				from[next[w]] = int32(v)
				next[w]++
			}
			i++
		}
	}
	isHis := func(v int) bool {
		w, ok := g.Winner(v)
		return ok && w == who
	}
	if err := backwards(ctx, at, from, isHis, func(v, next int) { move[v] = next }); err != nil {
		return nil, err
	}
	return move, nil
}
