package richman

import (
	"context"
	"math/big"

	"github.com/cgt-go/sdk/internal/poll"
)

// squeeze raises lower bounds and lowers upper ones of the thresholds of some vertices. The bounds are integers, in
// units of 2^−bits.
//
// Why it is right: let B solve (B−a)/(1−ta) = (b−B)/(1−t+tb), as a threshold does. The left side rises with B and falls
// with a; the right side falls with B and rises with b. So B rises with both a and b, and what is below each solution
// remains so, and what is above, too. And there is one solution only: if a and b both rise by c > 0, then at B+c the
// left side is at least as large as before and the right side at most, so that B rises by c at most. Let the difference
// of two solutions be largest at v, and positive. Then it is as large at a successor with the smallest value of the
// second one, and so on, until a blue vertex is reached, where it is 0.
type squeeze struct {
	t         *Thresholds
	open      []int
	goal      uint // bits
	bits      uint
	low, high []*big.Int
	p, q      *big.Int // the share of the bank is p/q
	leaps     [2]uint  // how far the last leaps of the lower and the upper bounds went
}

// newSqueeze begins with bounds that are sure. The error is the cause of ctx.
func newSqueeze(ctx context.Context, t *Thresholds, open []int, goal uint) (*squeeze, error) {
	bank := t.rule.Bank()
	s := &squeeze{t: t, open: open, goal: goal, bits: goal + spareBits, p: bank.Num(), q: bank.Denom()}
	n := t.g.Len()
	s.low, s.high = make([]*big.Int, n), make([]*big.Int, n)
	if err := s.convert(ctx); err != nil {
		return nil, err
	}
	for _, v := range open {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		s.low[v], s.high[v] = new(big.Int), s.unit()
	}
	return s, nil
}

// unit returns 1.
func (s *squeeze) unit() *big.Int { return new(big.Int).Lsh(big.NewInt(1), s.bits) }

// convert rounds the known thresholds down and up. The error is the cause of ctx.
func (s *squeeze) convert(ctx context.Context) error {
	steps := 0
	for v, x := range s.t.low {
		if err := poll.Err(ctx, &steps); err != nil {
			return err
		}
		if x == nil {
			continue
		}
		n := new(big.Int).Lsh(x.Num(), s.bits)
		low, rest := n.QuoRem(n, x.Denom(), new(big.Int))
		s.low[v], s.high[v] = low, low
		if rest.Sign() > 0 {
			s.high[v] = new(big.Int).Add(low, big.NewInt(1))
		}
	}
	return nil
}

// run sweeps until the intervals are short enough.
func (s *squeeze) run(ctx context.Context, sweeps int) error {
	goal := new(big.Int).Lsh(big.NewInt(1), s.bits-s.goal)
	for i := range sweeps {
		changed, done := false, true
		for k := range s.open {
			if i%2 == 1 { // news travel in both directions
				k = len(s.open) - 1 - k
			}
			v := s.open[k]
			x, err := s.step(ctx, s.low, v, false)
			if err != nil {
				return err
			}
			if x.Cmp(s.low[v]) > 0 {
				s.low[v], changed = x, true
			}
			if x, err = s.step(ctx, s.high, v, true); err != nil {
				return err
			}
			if x.Cmp(s.high[v]) < 0 {
				s.high[v], changed = x, true
			}
			done = done && new(big.Int).Sub(s.high[v], s.low[v]).Cmp(goal) <= 0
		}
		switch {
		case done:
			return nil
		case changed && i%leapSweeps == leapSweeps-1:
			s.leap(ctx, 0, s.low, s.high, false)
			s.leap(ctx, 1, s.high, s.low, true)
		case !changed: // nothing but rounding keeps them apart
			if err := s.refine(ctx); err != nil {
				return err
			}
			goal.Lsh(big.NewInt(1), s.bits-s.goal)
		}
	}
	return errSweeps(sweeps)
}

// leapSweeps is the number of sweeps between leaps. So many make the errors alike that remain.
const leapSweeps = 16

// leap moves all bounds by a multiple of what one sweep would, as far as it can be shown to be right, unless ctx is
// done before: where no lower bound is above, or upper one below, what the formula makes of the bounds, none is beyond
// the solution. Where news go slowly through the graph this saves most of the sweeps.
func (s *squeeze) leap(ctx context.Context, which int, bounds, opposite []*big.Int, up bool) {
	steps := make([]*big.Int, len(bounds))
	for _, v := range s.open {
		x, err := s.step(ctx, bounds, v, up)
		if err != nil {
			return
		}
		steps[v] = x.Sub(x, bounds[v])
	}
	far := make([]*big.Int, len(bounds))
	copy(far, bounds)
	for _, v := range s.open {
		x := new(big.Int).Lsh(steps[v], s.leaps[which])
		if x.Add(x, bounds[v]); x.Cmp(opposite[v]) > 0 != up {
			x = opposite[v]
		}
		far[v] = x
	}
	if s.holds(ctx, far, up) {
		copy(bounds, far)
		s.leaps[which]++
	} else if s.leaps[which] > 0 {
		s.leaps[which]--
	}
}

// holds reports whether no bound is above what the formula makes of them, if they are lower ones, or below, if they are
// upper ones. If ctx is done before that is known it is false.
func (s *squeeze) holds(ctx context.Context, bounds []*big.Int, up bool) bool {
	for _, v := range s.open {
		x, err := s.step(ctx, bounds, v, up)
		if err != nil {
			return false
		}
		if c := x.Cmp(bounds[v]); c < 0 && !up || c > 0 && up {
			return false
		}
	}
	return true
}

// step returns what the formula makes of the bounds of the successors of v, rounded down or up. The error is the cause
// of ctx, at which it looks at once.
func (s *squeeze) step(ctx context.Context, bounds []*big.Int, v int, up bool) (*big.Int, error) {
	var a, b *big.Int
	looks := 0
	for w := range s.t.g.Successors(v) {
		if err := poll.Err(ctx, &looks); err != nil {
			return nil, err
		}
		x := bounds[w]
		if a == nil || x.Cmp(a) < 0 {
			a = x
		}
		if b == nil || x.Cmp(b) > 0 {
			b = x
		}
	}
	// With t = p/q, and with one for 1, the threshold is a + (b−a)(q·one−p·a) / (2q·one−p(one+a−b)).
	one := s.unit()
	d := new(big.Int).Sub(b, a)
	x := new(big.Int).Mul(s.q, one)
	below := new(big.Int).Lsh(x, 1)
	x.Sub(x, new(big.Int).Mul(s.p, a))
	x.Mul(x, d)
	d.Sub(one, d)
	below.Sub(below, d.Mul(d, s.p))
	_, rest := x.QuoRem(x, below, d)
	if up && rest.Sign() > 0 {
		x.Add(x, big.NewInt(1))
	}
	return x.Add(x, a), nil
}

// refine doubles the number of bits. The error is the cause of ctx.
func (s *squeeze) refine(ctx context.Context) error {
	more := s.bits
	s.bits += more
	if err := s.convert(ctx); err != nil {
		return err
	}
	for _, v := range s.open {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		s.low[v], s.high[v] = new(big.Int).Lsh(s.low[v], more), new(big.Int).Lsh(s.high[v], more)
	}
	return nil
}

// store hands the bounds over to the thresholds.
func (s *squeeze) store() {
	one := s.unit()
	for _, v := range s.open {
		s.t.low[v], s.t.high[v] = new(big.Rat).SetFrac(s.low[v], one), new(big.Rat).SetFrac(s.high[v], one)
	}
}
