package richman

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/bits"
	"slices"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Iteration finds intervals that contain the values of a Richman function, for graphs that are too large for [Solve] or
// where an approximation will do. The zero value is ready to be used.
type Iteration struct {
	// Width is how wide the widest interval may be in the end; nil stands for 10^−9. It must be at least 2^−50.
	Width *big.Rat
	// Sweeps is how often the values of all vertices may be improved; 0 means [DefaultSweeps], a negative number means
	// no limit. Solving equations counts as so many sweeps as take as many steps.
	Sweeps int
	// Progress, if not nil, is called now and then with the number of sweeps and the width reached.
	Progress func(sweeps int, width *big.Rat)
}

// WidthError reports an [Iteration] with a Width that is too small.
type WidthError struct{ Width string }

// Error returns the message in one line.
func (e *WidthError) Error() string {
	return fmt.Sprintf("richman: a width of %s is less than 2^−50", e.Width)
}

// DefaultSweeps is the number of sweeps that 0 stands for in [Iteration.Sweeps] and [Precision.Sweeps].
const DefaultSweeps = 100_000

// Intervals contain the values of a Richman function. They are immutable and safe for concurrent use.
type Intervals struct {
	g      *Graph
	low    []uint64 // in fixed point
	high   []uint64
	widest uint64
}

// Low returns the lower end of the interval at v, as a number of the caller's.
func (s *Intervals) Low(v int) *big.Rat { return ratOfFixed(s.low[v]) }

// High returns the upper end of the interval at v, as a number of the caller's.
func (s *Intervals) High(v int) *big.Rat { return ratOfFixed(s.high[v]) }

// Width returns the width of the widest interval.
func (s *Intervals) Width() *big.Rat { return ratOfFixed(s.widest) }

func ratOfFixed(x uint64) *big.Rat {
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(x), new(big.Int).Lsh(bigOne, fixedBits))
}

// Bracket finds an interval around each value of the Richman function of g, in integers that are rounded outwards. If a
// function is nowhere above the means of its smallest and its largest successor, it is nowhere above the Richman
// function, and likewise from the other side, so that ends of intervals for which this is checked contain it, however
// they have been found.
//
// Newton's method in floating point, with an iteration for the linear equations and elimination where that is slow,
// guesses such ends that are as near as they should be. It may fail; then the ends, 0 and 1 in the beginning, are
// replaced by the means that they should be, again and again, with a leap ahead now and then that is kept if it is
// right, and a new guess whenever the work has doubled. A guess is some hundred sweeps if play soon leaves most parts
// of the graph, whatever its size. Each sweep takes time in proportion to the edges.
//
// If the limit of sweeps is reached, the error is a [*cgt.LimitError], and the intervals are what has been found; they
// contain the values, too. So it is if numbers in units of 2^−62 are too coarse for the Width, which happens if play
// takes very long: for a path of n vertices no width much less than n²·2^−62 can be reached. For every
// graph of [NewPartizanGraph] with vertices that neither player need leave there is a [*GraphError]. Other errors are a
// [*WidthError], and the cause of ctx; then there are no intervals. Where winning the auction is a disadvantage, which is
// an error of [Solver.Solve], there are intervals for the same equations, whose solution are the chances of
// [Solver.RandomTurn] with a fair coin; they say nothing of the auction.
//
// Source: the Richman notes, §5, for the operator; S. Haddad, B. Monmege, Interval iteration algorithm for MDPs and
// IMDPs, Theoretical Computer Science 735 (2018), for iterating from both sides.
func (it *Iteration) Bracket(ctx context.Context, g *Graph) (*Intervals, error) {
	target := uint64(fixedOne / 1_000_000_000)
	if it.Width != nil {
		x := new(big.Int).Lsh(it.Width.Num(), fixedBits)
		if x.Quo(x, it.Width.Denom()); x.Sign() <= 0 || x.BitLen() <= fixedBits-50 {
			return nil, &WidthError{it.Width.RatString()}
		}
		target = fixedOne
		if x.IsUint64() {
			target = min(target, x.Uint64())
		}
	}
	if err := checkLeaving(ctx, g); err != nil {
		return nil, err
	}
	n, err := newBracketing(ctx, g)
	if err != nil {
		return nil, err
	}
	most := limit.Count(it.Sweeps, DefaultSweeps)
	report := func(width uint64) {
		if it.Progress != nil {
			it.Progress(n.sweeps, ratOfFixed(width))
		}
	}
	width, err := n.run(ctx, target, most, report)
	if err != nil && !errors.Is(err, cgt.ErrLimit) {
		return nil, err
	}
	return n.intervals(g, width), err
}

// checkLeaving checks that the Richman function of g is unique, which is in doubt only if the players have different
// moves. The error is a [*GraphError] or the cause of ctx.
func checkLeaving(ctx context.Context, g *Graph) error {
	if !g.isPartizan() {
		return nil
	}
	values := make([]fraction, g.Len())
	for v := range values {
		values[v] = zero
	}
	p, err := newParts(ctx, g)
	if err != nil {
		return err
	}
	steps := 0
	for part := range p.all() {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if len(part) > 1 || p.hasLoop(int(part[0])) {
			if _, _, err := p.component(ctx, part, values); err != nil {
				return err
			}
		}
	}
	return nil
}

// Verify checks that the intervals contain the Richman function: no lower end is above the mean, rounded down, of the
// smallest and the largest lower end of the successors, and no upper end below that of the upper ends, rounded up;
// where only one colour can be reached, the intervals contain its value. The error is a [*VerifyError] for the first
// vertex where this fails, or the cause of ctx. It takes time linear in the size of the graph.
func (s *Intervals) Verify(ctx context.Context) error {
	if s.g == nil {
		return missingGame()
	}
	g := s.g
	if err := checkLeaving(ctx, g); err != nil {
		return err
	}
	to, err := g.distancesTo(ctx)
	if err != nil {
		return err
	}
	steps := 0
	for v := range g.Len() {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		var low, high uint64 // what the ends must not be above and below
		switch {
		case to[Blue][v] < 0:
			low, high = fixedOne, fixedOne
		case to[Red][v] < 0:
		default:
			var least, most [2]uint64
			least = [2]uint64{fixedOne, fixedOne}
			for _, w := range g.moves(v, Blue) {
				if err := poll.Err(ctx, &steps); err != nil {
					return err
				}
				least[0], least[1] = min(least[0], s.low[w]), min(least[1], s.high[w])
			}
			for _, w := range g.moves(v, Red) {
				if err := poll.Err(ctx, &steps); err != nil {
					return err
				}
				most[0], most[1] = max(most[0], s.low[w]), max(most[1], s.high[w])
			}
			low, high = (least[0]+most[0])/2, (least[1]+most[1]+1)/2
		}
		if s.low[v] > low || s.high[v] < high || s.high[v]-s.low[v] > s.widest {
			return &VerifyError{g.Name(v), "the interval does not follow from those of the successors"}
		}
	}
	return nil
}

// A bracketing is the state of an iteration. The open vertices, from which both colours can be reached, have the
// numbers 0, …, n−1, after those that can be reached from them as far as this can be; the numbers n and n+1 stand for
// all others, with the values 0 and 1.
type bracketing struct {
	choices
	number    []int32 // of each vertex
	ends      []bracket
	sweeps    int
	old, last []bracket // the ends before the last sweep but one and before the last sweep
}

// bracket has the two ends in fixed point.
type bracket struct{ low, high uint64 }

// newBracketing returns an iteration that has not begun. The error is the cause of ctx.
func newBracketing(ctx context.Context, g *Graph) (*bracketing, error) {
	b := &bracketing{number: make([]int32, g.Len()), choices: choices{isCommon: !g.isPartizan()}}
	to, err := g.distancesTo(ctx)
	if err != nil {
		return nil, err
	}
	parts, err := newParts(ctx, g)
	if err != nil {
		return nil, err
	}
	var open []int32
	for part := range parts.all() {
		for _, v := range part {
			switch {
			case to[Blue][v] < 0:
				b.number[v] = -1
			case to[Red][v] < 0:
				b.number[v] = -2
			default:
				b.number[v] = int32(len(open))
				open = append(open, v)
			}
		}
	}
	steps := 0
	b.n = len(open)
	for v, i := range b.number {
		if i < 0 {
			b.number[v] = int32(b.n) + 2 + i // 0 is at n, 1 at n+1
		}
	}
	for who := range b.at {
		if b.isCommon && who > 0 {
			b.at[who], b.arcs[who] = b.at[0], b.arcs[0]
			break
		}
		b.at[who] = make([]int32, 1, b.n+1)
		for _, v := range open {
			for _, w := range g.moves(int(v), Player(who)) {
				if err := poll.Err(ctx, &steps); err != nil {
					return nil, err
				}
				b.arcs[who] = append(b.arcs[who], b.number[w])
			}
			b.at[who] = append(b.at[who], int32(len(b.arcs[who])))
		}
	}
	b.ends = make([]bracket, b.n+2)
	for i := range b.n {
		b.ends[i] = bracket{0, fixedOne}
	}
	b.ends[b.n+1] = bracket{fixedOne, fixedOne}
	b.old, b.last = make([]bracket, b.n), make([]bracket, b.n)
	return b, nil
}

// intervals returns what has been reached.
func (b *bracketing) intervals(g *Graph, width uint64) *Intervals {
	s := &Intervals{g, make([]uint64, g.Len()), make([]uint64, g.Len()), width}
	for v, i := range b.number {
		s.low[v], s.high[v] = b.ends[i].low, b.ends[i].high
	}
	return s
}

// run goes on until no interval is wider than the target.
func (b *bracketing) run(ctx context.Context, target uint64, most int, report func(width uint64)) (width uint64, err error) {
	for next := 0; ; {
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
		width = b.width()
		report(width)
		if width <= target {
			return width, nil
		}
		if b.sweeps >= next {
			b.enclose(ctx, target, min(max(b.sweeps, 10_000), (most-b.sweeps)/2))
			next = 2*b.sweeps + 1
			continue
		}
		isMoving, err := b.round(ctx, most)
		switch width = b.width(); {
		case err != nil:
			return width, err
		case !isMoving && width > target:
			return width, &cgt.LimitError{What: "bits of fixed point", Limit: fixedBits}
		}
	}
}

// round sweeps some times and leaps. It reports whether the last sweep has changed anything, and fails if there are too
// many.
func (b *bracketing) round(ctx context.Context, most int) (isMoving bool, err error) {
	const sweeps = 24
	for i := range sweeps {
		if b.sweeps >= most {
			return false, &cgt.LimitError{What: "sweeps", Limit: most}
		}
		if ctx.Err() != nil {
			return false, context.Cause(ctx)
		}
		switch i {
		case sweeps - 2:
			copy(b.old, b.ends)
		case sweeps - 1:
			copy(b.last, b.ends)
		}
		b.sweep()
	}
	if slices.Equal(b.last, b.ends[:b.n]) {
		return false, nil
	}
	b.leap()
	return true, nil
}

// width returns the width of the widest interval.
func (b *bracketing) width() uint64 {
	width := uint64(0)
	for _, x := range b.ends {
		width = max(width, x.high-x.low)
	}
	return width
}

// mean returns what the ends of i should be.
func (b *bracketing) mean(i int) bracket {
	if b.isCommon {
		at := b.at[Blue][i : i+2]
		return meanOf(b.ends, b.arcs[Blue][at[0]:at[1]])
	}
	least, most := bracket{fixedOne, fixedOne}, bracket{}
	for _, j := range b.arcs[Blue][b.at[Blue][i]:b.at[Blue][i+1]] {
		x := b.ends[j]
		least.low, least.high = min(least.low, x.low), min(least.high, x.high)
	}
	for _, j := range b.arcs[Red][b.at[Red][i]:b.at[Red][i+1]] {
		x := b.ends[j]
		most.low, most.high = max(most.low, x.low), max(most.high, x.high)
	}
	return bracket{(least.low + most.low) / 2, (least.high + most.high + 1) / 2}
}

// meanOf returns the means of the smallest and the largest of these ends. Nearly all time goes by here, waiting for
// memory.
func meanOf(ends []bracket, which []int32) bracket {
	x := &ends[which[0]]
	lowest, highLeast := x.low, x.high
	lowMost, highest := lowest, highLeast
	for _, j := range which[1:] {
		x := &ends[j]
		low, high := x.low, x.high
		lowest, lowMost = min(lowest, low), max(lowMost, low)
		highLeast, highest = min(highLeast, high), max(highest, high)
	}
	return bracket{(lowest + lowMost) / 2, (highLeast + highest + 1) / 2}
}

// sweep replaces all ends by what they should be. The lower ones do not fall, and the upper ones do not rise.
func (b *bracketing) sweep() {
	b.sweeps++
	if !b.isCommon {
		for i := range b.n {
			b.ends[i] = b.mean(i)
		}
		return
	}
	ends, arcs := b.ends, b.arcs[Blue]
	from := int32(0)
	for i, to := range b.at[Blue][1:] {
		ends[i] = meanOf(ends, arcs[from:to])
		from = to
	}
}

// leap moves the ends by as many times their last differences as they may be expected to move still: where differences
// shrink by a factor f with each sweep, by f/(1−f) times the last one, for the smallest f. Then it takes back what is
// too far, and, if that does not come to an end soon, all of it.
func (b *bracketing) leap() {
	const (
		noise = 1 << 6 // differences that may be no more than rounding, in units of fixed point
		far   = 1e6
	)
	low, high := float64(far), float64(far)
	for i := range b.n {
		x, y, z := b.old[i], b.last[i], b.ends[i]
		if before, d := y.low-x.low, z.low-y.low; before > noise && before > d {
			low = min(low, float64(d)/float64(before-d))
		}
		if before, d := x.high-y.high, y.high-z.high; before > noise && before > d {
			high = min(high, float64(d)/float64(before-d))
		}
	}
	if low < 2 && high < 2 {
		return
	}
	copy(b.old, b.ends)
	for i := range b.n {
		x, y := b.ends[i], b.last[i]
		x.low += times(uint64(low), x.low-y.low, x.high-x.low)
		x.high -= times(uint64(high), y.high-x.high, x.high-x.low)
		b.ends[i] = x
	}
	if !b.takeBack() {
		copy(b.ends, b.old)
	}
}

// takeBack takes back the ends that are beyond the means that they should be, until none are. It reports whether that
// comes to an end soon.
func (b *bracketing) takeBack() bool {
	const most = 12 // sweeps
	for range most {
		isTooFar := false
		b.sweeps++
		for i := range b.n {
			x, y := b.ends[i], b.mean(i)
			if x.low > y.low || x.high < y.high {
				isTooFar = true
				b.ends[i] = bracket{min(x.low, y.low), max(x.high, y.high)}
			}
		}
		if !isTooFar {
			return true
		}
	}
	return false
}

// times returns n·d, or most if that is less.
func times(n, d, most uint64) uint64 {
	if hi, lo := bits.Mul64(n, d); hi == 0 {
		return min(lo, most)
	}
	return most
}
