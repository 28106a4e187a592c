package richman

import (
	"context"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// enclose looks for intervals that are as narrow as the target at one go, with the work of so many sweeps, and keeps those that it finds and can check.
//
// Let every value be above the mean of its smallest and its largest successor by a bonus, as if each step made Red a little more likely to win. A solution of these equations is an upper bound of the Richman function, also if it is
// wrong, by less than the bonus at each vertex; and so is a lower bound one with the bonus below. The bonus times the number of steps that play takes is how far they are from it, about, so that this number, which is the solution of a linear system, says how large
// the bonus may be. All this is done in floating point, and what is found is checked by takeBack.
func (b *bracketing) enclose(ctx context.Context, target uint64, most int) {
	const (
		least     = 4       // units of a bonus, so that it is more than what rounding does
		tries     = 3       // bonuses
		words     = 1 << 24 // of factors
		wordsEach = 64      // and for each vertex
	)
	arcs := max(1, len(b.arcs[Blue])+len(b.arcs[Red]))
	work := budget.New(ctx, math.MaxInt)
	if most < math.MaxInt/arcs {
		work = budget.New(ctx, most*arcs)
	}
	t := newNewton(&b.choices, fair, []uint64{0, fixedOne}, max(words, wordsEach*b.n), &work)
	defer func() { b.sweeps += (work.Limit - work.Steps) / arcs }()
	goal := max(8, float64(target>>14))
	if !t.sweeps(firstSweeps) || !t.settle(goal) && !t.alternate(goal) {
		return
	}
	steps := make([]float64, b.n) // of play from each vertex, about
	for v := range t.rest {
		t.rest[v] = 1
	}
	if !t.solve(t.rest, steps) {
		return
	}
	bonus := float64(target) / (4 * max(1, slices.Max(steps)))
	middle := slices.Clone(t.x)
	for range tries {
		bonus = max(math.Floor(bonus), least)
		copy(b.old, b.ends)
		t.x, t.bonus = slices.Clone(middle), int64(bonus)
		for side := range 2 {
			for v, x := range middle[:b.n] {
				t.x[v] = moved(x, float64(t.bonus)*max(0, steps[v]))
			}
			if !t.settle(bonus / 2) {
				copy(b.ends, b.old)
				return
			}
			for v, x := range t.x[:b.n] {
				if side == 0 {
					b.ends[v].high = x
				} else {
					b.ends[v].low = x
				}
			}
			t.bonus = -t.bonus
		}
		if !b.takeBack() {
			copy(b.ends, b.old)
			return
		}
		for v, x := range b.old {
			b.ends[v] = bracket{max(b.ends[v].low, x.low), min(b.ends[v].high, x.high)}
		}
		width := b.width()
		if width <= target || bonus <= least {
			return
		}
		bonus *= float64(target) / float64(2*width)
	}
}
