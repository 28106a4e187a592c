package richman

import (
	"context"
	"math"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
)

// enclose looks for intervals that are as narrow as the target at one go, with the work of so many sweeps, and keeps
// those that it finds and can check.
//
// Let every value be above the mean of its smallest and its largest successor by a bonus, as if each step made Red a
// little more likely to win. A solution of these equations is an upper bound of the Richman function, also if each of
// them is wrong by something less than the bonus. With the bonus below the mean it is a lower bound. Both are about as
// far from the function as the bonus times the number of steps that play takes, which is the solution of a linear
// system. So this number says how large the bonus may be. All this is done in floating point; takeBack checks what is
// found.
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
	steps := make([]float64, b.n) // of play from each vertex, about
	count := func() bool {
		for v := range t.rest {
			t.rest[v] = 1
		}
		return t.solve(t.rest, steps)
	}
	if isFound := t.sweeps(firstSweeps) && t.settle(goal) && count(); !isFound && !(t.alternate(goal) && count()) {
		return
	}
	bonus := float64(target) / (4 * max(1, slices.Max(steps)))
	middle, moves := slices.Clone(t.x), [2][]int32{slices.Clone(t.to[Blue]), slices.Clone(t.to[Red])}
	for range tries {
		bonus = max(math.Floor(bonus), least)
		copy(b.old, b.ends)
		for _, t.bonus = range []int64{int64(bonus), -int64(bonus)} {
			begin := func() {
				for v, x := range middle[:b.n] {
					t.x[v] = moved(x, float64(t.bonus)*max(0, steps[v]))
				}
				copy(t.to[Blue], moves[Blue])
				copy(t.to[Red], moves[Red])
			}
			if begin(); !t.settle(bonus / 2) {
				if begin(); !t.improve(bonus/2, uint64(bonus/4)) {
					copy(b.ends, b.old)
					return
				}
			}
			for v, x := range t.x[:b.n] {
				if t.bonus > 0 {
					b.ends[v].high = x
				} else {
					b.ends[v].low = x
				}
			}
		}
		if !b.takeBack() {
			copy(b.ends, b.old)
			return
		}
		for v, x := range b.old { // of two lower ends that are right everywhere the larger ones are, too
			b.ends[v] = bracket{max(b.ends[v].low, x.low), min(b.ends[v].high, x.high)}
		}
		width := b.width()
		if width <= target || bonus <= least {
			return
		}
		bonus *= float64(target) / float64(2*width)
	}
}
