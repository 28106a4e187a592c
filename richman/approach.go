package richman

import "math/bits"

// Fixed point: numbers from 0 to 1 in units of 2^−62.
const (
	fixedBits = 62
	fixedOne  = 1 << fixedBits
)

// mean returns the weighted mean of a and b, rounded down.
func (w weights) mean(a, b uint64) uint64 {
	if w == fair {
		return (a + b) / 2
	}
	hi, lo := bits.Mul64(a, uint64(w[Blue]))
	h, l := bits.Mul64(b, uint64(w[Red]))
	lo, carry := bits.Add64(lo, l, 0)
	q, _ := bits.Div64(hi+h+carry, lo, uint64(w.sum()))
	return q
}

// approach returns values in fixed point that are about those of the vertices, and not above them, with those of the exits. It begins with 0 and replaces each value by the mean that it should be, again and again; now and
// then it looks how fast the values rise, and takes many steps at once.
func (c *component) approach() ([]uint64, error) {
	const (
		rounds = 60 // at most
		sweeps = 16 // in a round
	)
	x := make([]uint64, c.n+len(c.exits))
	for i, exit := range c.exits {
		x[c.n+i] = exit.fixed()
	}
	old, older := make([]uint64, c.n), make([]uint64, c.n)
	for range rounds {
		for i := range sweeps {
			switch i {
			case sweeps - 2:
				copy(older, x)
			case sweeps - 1:
				copy(old, x)
			}
			if !c.budget.Spend(len(c.arcs[Blue]) + len(c.arcs[Red])) {
				return nil, c.budget.Err
			}
			c.sweep(x)
		}
		isMoving, hasLeapt := leap(x[:c.n], old, older)
		if !isMoving {
			break
		}
		if hasLeapt && !c.sweep(x) {
			copy(x, older) // too far
		}
	}
	return x, nil
}

// sweep replaces each value by what it should be, and reports whether none falls.
func (c *component) sweep(x []uint64) bool {
	isRising := true
	if c.isCommon && c.w == fair {
		for v := range c.n {
			least, most := uint64(fixedOne), uint64(0)
			for _, j := range c.moves(v, Blue) {
				y := x[j]
				least, most = min(least, y), max(most, y)
			}
			// The exits of Red may be others.
			if moves := c.moves(v, Red); int(moves[len(moves)-1]) >= c.n {
				most = max(most, x[moves[len(moves)-1]])
			}
			y := (least + most) / 2
			if y < x[v] {
				isRising = false
			}
			x[v] = y
		}
		return isRising
	}
	for v := range c.n {
		least, most := uint64(fixedOne), uint64(0)
		for _, j := range c.moves(v, Blue) {
			least = min(least, x[j])
		}
		for _, j := range c.moves(v, Red) {
			most = max(most, x[j])
		}
		y := c.w.mean(least, most)
		if y < x[v] {
			isRising = false
		}
		x[v] = y
	}
	return isRising
}

// leap raises the values x by as many times their last differences, from those in old, as they may be expected to rise still: where differences shrink by a factor f with each sweep, by
// f/(1−f) times the last one, for the smallest f. The values before old are in older, where those of x are put in their place. It reports whether the values change noticeably, and whether it has raised them.
func leap(x, old, older []uint64) (isMoving, hasLeapt bool) {
	const small = 1 << 12 // in units of fixed point
	times := 1e9
	for v, y := range x {
		d, before := y-old[v], old[v]-older[v]
		if d > small {
			isMoving = true
		}
		if before > d {
			times = min(times, float64(d)/float64(before-d))
		}
	}
	copy(older, x)
	if !isMoving || times < 1 {
		return isMoving, false
	}
	t := uint64(times)
	for v, y := range x {
		hi, rise := bits.Mul64(t, y-old[v])
		if hi > 0 || rise > fixedOne-y {
			rise = fixedOne - y
		}
		x[v] += rise
	}
	return true, true
}
