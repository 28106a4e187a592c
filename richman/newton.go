package richman

import (
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// A newton finds values in fixed point that nearly obey the equations of a board, and the moves that are best with
// them. Each step takes the moves that are best now, finds in floating point about what the values are if both players
// keep to them, and goes there. That is Newton's method, for the equations are linear wherever the best moves remain
// the same. It seldom takes ten steps, but it may go round in circles; then one player at a time improves his moves.
//
// What it finds is a guess, and those who use it check it without floating point.
//
// Sources: M. A. Pollatschek, B. Avi-Itzhak, Algorithms for stochastic games with geometrical interpretation,
// Management Science 15 (1969), for improving the moves of both at once; A. J. Hoffman, R. M. Karp, On nonterminating
// stochastic games, 1966, for one after the other.
type newton struct {
	*choices
	w             weights
	to            [2][]int32    // the best moves
	x             []uint64      // the values, and those of the exits after them
	bonus         int64         // what each value should be above the mean of the best moves
	rest          []float64     // how much each value is too small by its equation
	step          []float64     // what a system has as its solution
	isAlternating bool          // whether Blue keeps to his moves, and Red changes his only for what is clearly better
	clearly       uint64        // how much better a move must be for that
	k             *krylov       // for solving systems; nil if it has failed
	f             *floatFactors // of the last system where it had
	words         int           // that those may have
	budget        *budget.Budget
}

// firstSweeps is how often to sweep before the first step of a newton.
const firstSweeps = 16

// newNewton returns a newton that begins between the smallest and the largest of the values of the exits: nearer to the
// one from which there are fewer moves of the player who wishes to be there.
func newNewton(c *choices, w weights, exits []uint64, words int, b *budget.Budget) *newton {
	t := &newton{
		choices: c, w: w, to: [2][]int32{make([]int32, c.n), make([]int32, c.n)},
		x: make([]uint64, c.n, c.n+len(exits)), rest: make([]float64, c.n), step: make([]float64, c.n), k: newKrylov(c.n), words: words, budget: b,
	}
	t.x = append(t.x, exits...)
	// If the context is done meanwhile, the first sweep is the last.
	low, high := slices.Min(exits), slices.Max(exits)
	if !b.LookNow() {
		return t
	}
	toLow := c.distances(Blue, func(i int) bool { return exits[i] == low })
	if !b.LookNow() {
		return t
	}
	toHigh := c.distances(Red, func(i int) bool { return exits[i] == high })
	if !b.LookNow() {
		return t
	}
	for v := range t.x[:c.n] {
		a, b := uint64(max(1, toLow[v])), uint64(max(1, toHigh[v]))
		t.x[v] = low + (high-low)/(a+b)*a
	}
	return t
}

// sweep replaces each value by what it should be.
func (t *newton) sweep() bool {
	x := t.x
	for v := range x[:t.n] {
		least, most := t.bounds(x, v)
		x[v] = uint64(min(max(0, int64(t.w.mean(least, most))+t.bonus), fixedOne))
	}
	return t.spend()
}

// sweeps sweeps so often.
func (t *newton) sweeps(count int) bool {
	for range count {
		if !t.sweep() {
			return false
		}
	}
	return true
}

// look finds the best moves and by how much the values are too small, and returns the largest amount of that, or by
// which one is too large.
func (t *newton) look() float64 {
	worst := int64(0)
	x := t.x
	for v := range x[:t.n] {
		var blue, red int32
		if t.isAlternating {
			blue, red = t.to[Blue][v], t.better(v, Red)
		} else {
			blue, red = t.best(x, v)
		}
		t.to[Blue][v], t.to[Red][v] = blue, red
		d := int64(t.w.mean(x[blue], x[red])) - int64(x[v]) + t.bonus
		worst = max(worst, d, -d)
		t.rest[v] = float64(d)
	}
	return float64(worst)
}

// better returns the move of who at v, or one that is clearly better. Where he does not care, rounding must not make
// him change his mind for ever.
func (t *newton) better(v int, who Player) int32 {
	best := t.to[who][v]
	least, most := t.x[best], t.x[best]
	for _, j := range t.moves(v, who) {
		switch y := t.x[j]; {
		case who == Blue && y+t.clearly < least:
			best, least = j, y
		case who == Red && y > most+t.clearly:
			best, most = j, y
		}
	}
	return best
}

// leap adds a solution of the system to the values.
func (t *newton) leap() {
	for v, d := range t.step {
		t.x[v] = moved(t.x[v], d)
	}
}

// spend counts a pass over all moves.
func (t *newton) spend() bool { return t.budget.Spend(len(t.arcs[Blue]) + len(t.arcs[Red])) }

// solve finds about the solution of the system for these right-hand sides. It is false if there seems to be none, or
// too much to do.
func (t *newton) solve(right, solution []float64) bool {
	const most = 200 // steps; where there have to be more, elimination is the better way
	s := system{t.n, t.w, t.to}
	if t.k != nil {
		if t.k.solve(s, right, solution, most, t.budget) || t.budget.Err == nil && t.unstick() && t.k.solve(s, right, solution, most, t.budget) {
			return true
		}
		if t.budget.Err != nil {
			return false
		}
		t.k = nil
	}
	if t.f == nil || !slices.Equal(t.f.to[Blue], s.to[Blue]) || !slices.Equal(t.f.to[Red], s.to[Red]) {
		for who := range s.to {
			s.to[who] = slices.Clone(s.to[who])
		}
		t.f = nil
		e, err := eliminate(s, t.words, t.budget)
		if err != nil {
			return false
		}
		f, ok := e.factorFloat(t.budget)
		if !ok {
			return false
		}
		t.f = f
	}
	copy(solution, right)
	t.f.solve(solution)
	return t.budget.Spend(t.f.size())
}

// unstick looks for vertices that play never leaves with the present moves, as where both players stay since nothing
// else is better for them. The system has no solution then. It makes Blue's moves there shortest ways to an exit, and
// reports whether there were such vertices and all can be left.
func (t *newton) unstick() bool {
	present := choices{n: t.n} // where Blue has the present moves of both
	present.at[Blue] = append(present.at[Blue], 0)
	for v := range t.n {
		present.arcs[Blue] = append(present.arcs[Blue], t.to[Blue][v], t.to[Red][v])
		present.at[Blue] = append(present.at[Blue], int32(2*v+2))
	}
	anywhere := func(int) bool { return true }
	left := present.distances(Blue, anywhere)
	if slices.Min(left) > 0 || !t.spend() {
		return false
	}
	dist := t.distances(Blue, anywhere)
	for v := range t.n {
		if left[v] > 0 {
			continue
		}
		if dist[v] < 0 {
			return false
		}
		for _, j := range t.moves(v, Blue) {
			if int(j) >= t.n || 0 <= dist[j] && dist[j] < dist[v] {
				t.to[Blue][v] = j
				break
			}
		}
	}
	return true
}

// settle goes on until no value is wrong by more than the goal, in units, by its equation. It reports whether it got
// there.
func (t *newton) settle(goal float64) bool {
	patience := 6 // steps that do not halve what is wrong: circles have been seen, and none that led anywhere
	if t.isAlternating {
		patience = 1000 // values only rise, so that there is no circle
	}
	best, idle := math.Inf(1), 0
	for t.spend() {
		worst := t.look()
		if worst <= goal {
			return true
		}
		if idle++; worst < best/2 {
			best, idle = worst, 0
		}
		if idle == patience {
			return false
		}
		if !t.solve(t.rest, t.step) {
			return false
		}
		t.leap()
		if !t.isAlternating && !t.sweeps(2) { // where Newton's method is lost for a moment these bring it back
			return false
		}
	}
	return false
}

// alternate improves the moves as component.iterate does, in floating point: Red answers Blue as well as he can, then
// Blue switches to better moves, and so on, from shortest ways on. It reports whether that came to an end where no
// value is wrong by more than the goal with these moves.
func (t *newton) alternate(goal float64) bool {
	const clearly = 1 << (fixedBits - 40)
	if t.budget.Err != nil {
		return false
	}
	t.shorten(Blue, slices.Min(t.x[t.n:]))
	t.shorten(Red, slices.Max(t.x[t.n:]))
	return t.improve(goal, clearly)
}

// improve is alternate from the present moves on, where better moves must be so much better.
func (t *newton) improve(goal float64, clearly uint64) bool {
	const rounds = 1000
	t.isAlternating, t.clearly = true, clearly
	defer func() { t.isAlternating = false }()
	for range rounds {
		if !t.settle(goal) {
			return false
		}
		isBetter := false
		for v := range t.n {
			if j := t.better(v, Blue); j != t.to[Blue][v] {
				t.to[Blue][v], isBetter = j, true
			}
		}
		if !isBetter {
			return true
		}
	}
	return false
}

// shorten makes the moves of who those of shortest ways to the exits with the value goal.
func (t *newton) shorten(who Player, goal uint64) {
	dist := t.distances(who, func(i int) bool { return t.x[t.n+i] == goal })
	for v := range t.n {
		moves := t.moves(v, who)
		t.to[who][v] = moves[0]
		for _, j := range moves {
			if int(j) >= t.n && t.x[j] == goal || int(j) < t.n && 0 <= dist[j] && dist[j] < dist[v] {
				t.to[who][v] = j
			}
		}
	}
}
