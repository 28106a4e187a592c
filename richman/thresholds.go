package richman

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/limit"
	"github.com/cgt-go/sdk/internal/poll"
)

// Thresholds are the critical shares of a graph under a rule: T(v) is the share of all money of the players above which
// Blue does not lose from v, and below which Red does not lose. They are 0 at blue vertices and 1 at red ones.
// Elsewhere, let a be the smallest and b the largest among the successors, and t the share of the bank. A bid x that
// Blue pays leaves him the share (T−x)/(1−tx), and one that Red pays the share (T+(1−t)x)/(1−tx). The first must be a,
// and the second b, for the same bid. That is
//
//	T = a + (b−a)(1−ta) / (2−t(1+a−b)).
//
// For t = 0 this is the Richman function, and for t = 1 it is T = b/(1+b−a). Where cycles are, T need not be rational
// if t > 0. Then Thresholds have certified bounds: an interval for every vertex. Thresholds are immutable and safe for
// concurrent use.
//
// Sources: Lazarus and others, Combinatorial games under auction play (poorman); Avni, Henzinger and Žikelić, Bidding
// mechanisms in graph games, 2019 (taxman). The rule under which both pay what they bid, all-pay, has no place here:
// even on graphs without cycles the best that a player can do may be to draw his bid by lot from infinitely many, and
// only approximations of the chance to win are known (Avni, Ibsen-Jensen and Tkadlec, All-pay bidding games on graphs,
// AAAI 2020, which also has what is needed to win for sure: see [AllPay]).
type Thresholds struct {
	g    *Graph
	rule Rule
	// The bounds. Where T is known, both are the same number.
	low, high []*big.Rat
	// For each player the bid and the move at each vertex that keep him above or below the bounds that are good for
	// him.
	bids  [2][]*big.Rat
	moves [2][]int
}

// Precision says how far [FindThresholds] goes.
type Precision struct {
	// Bits says that the intervals are at most 2^−Bits long; 0 means [DefaultBits], a negative number 1, and more than
	// 2^20 is too much.
	Bits int
	// Sweeps is how often the vertices are gone through at most; 0 means [DefaultSweeps], and a negative number no
	// limit.
	Sweeps int
}

// DefaultBits is the number of bits that 0 stands for in [Precision.Bits].
const DefaultBits = 64

const (
	mostBits     = 1 << 20 // so that a number does not fill the memory
	spareBits    = 32      // of the numbers that are calculated with
	longestExact = 1 << 13 // bits of a numerator or denominator; without cycles they can double with each move
)

// FindThresholds finds the thresholds of g under a rule. They are exact where no cycle can be reached, unless they have
// more than 8,192 bits, and where they turn out to be rational numbers with denominators that are less than half as
// long as the precision, and have 8,192 bits at most; elsewhere the intervals are as short as the precision says. The
// proportion of a rule does not matter between two players.
//
// It begins with 0 from below and 1 from above, and goes on with the formula, rounding down and up, so that every
// solution of it remains between them; there is only one. The time of one sweep grows with the number of edges, but the
// number of sweeps can be exponential in the number of vertices. If they do not suffice the error is a
// [*cgt.LimitError], and the thresholds, which are not nil then, have longer intervals; if the precision is too much,
// it is one too, and they are nil. The error is a [*GraphError] if the graph is one of [NewPartizanGraph], and can also
// be the cause of ctx.
func FindThresholds(ctx context.Context, g *Graph, rule Rule, p Precision) (*Thresholds, error) {
	if g.isPartizan() {
		return nil, &GraphError{Msg: "thresholds are found only where both players have the same moves"}
	}
	if p.Bits > mostBits {
		return nil, &cgt.LimitError{What: "bits of intervals", Limit: mostBits}
	}
	t := &Thresholds{g: g, rule: rule, low: make([]*big.Rat, g.Len()), high: make([]*big.Rat, g.Len())}
	pins, err := pinned(ctx, g)
	if err != nil {
		return nil, err
	}
	for v, x := range pins {
		t.low[v], t.high[v] = x, x
	}
	order, err := g.induction(ctx)
	if err != nil {
		return nil, err
	}
	bank := rule.Bank()
	var open []int
	for _, v := range order {
		if t.low[v] != nil {
			continue
		}
		x, ok, err := t.exact(ctx, v, bank)
		if err != nil {
			return nil, err
		}
		if ok {
			t.low[v], t.high[v] = x, x
		} else {
			open = append(open, v)
		}
	}
	if len(open) > 0 {
		var s *squeeze
		if s, err = newSqueeze(ctx, t, open, limitBits(p.Bits)); err != nil {
			return nil, err
		}
		if err = s.run(ctx, limit.Count(p.Sweeps, DefaultSweeps)); ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		s.store()
		if err := t.simplify(ctx, open, bank); err != nil {
			return nil, err
		}
	}
	if err := t.plan(ctx, bank); err != nil {
		return nil, err
	}
	return t, err
}

func limitBits(bits int) uint {
	switch {
	case bits == 0:
		return DefaultBits
	case bits < 0:
		return 1
	}
	return uint(bits)
}

// exact returns the threshold of a vertex whose successors have exact ones. The error is the cause of ctx.
func (t *Thresholds) exact(ctx context.Context, v int, bank *big.Rat) (x *big.Rat, ok bool, err error) {
	steps := 0
	for w := range t.g.Successors(v) {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, false, err
		}
		if t.low[w] == nil || t.low[w] != t.high[w] {
			return nil, false, nil
		}
	}
	a, b, err := extremes(ctx, t.g, t.low, v)
	if err != nil {
		return nil, false, err
	}
	x = balance(t.low[a], t.low[b], bank)
	return x, x.Num().BitLen() <= longestExact && x.Denom().BitLen() <= longestExact, nil
}

// extremes returns the successors of v with the smallest and with the largest of some values: the first ones. At a
// terminal both are v itself. The error is the cause of ctx.
func extremes(ctx context.Context, g *Graph, values []*big.Rat, v int) (least, most int, err error) {
	least, most = v, v
	steps := 0
	for w := range g.Successors(v) {
		if err := poll.Err(ctx, &steps); err != nil {
			return v, v, err
		}
		if least == v || values[w].Cmp(values[least]) < 0 {
			least = w
		}
		if most == v || values[w].Cmp(values[most]) > 0 {
			most = w
		}
	}
	return least, most, nil
}

// balance returns the threshold of a vertex with a and b as its smallest and largest successor.
func balance(a, b, bank *big.Rat) *big.Rat {
	one := big.NewRat(1, 1)
	x := new(big.Rat).Mul(bank, a)
	x.Sub(one, x)
	d := new(big.Rat).Sub(b, a)
	x.Mul(x, d)
	below := d.Sub(one, d)
	below.Mul(below, bank)
	below.Sub(big.NewRat(2, 1), below)
	x.Quo(x, below) // 2 − t(1+a−b) ≥ 2 − t
	return x.Add(x, a)
}

// pinned returns 0 where no red vertex can be reached, 1 where no blue one can, and nil elsewhere. The error is the
// cause of ctx.
func pinned(ctx context.Context, g *Graph) ([]*big.Rat, error) {
	values := make([]*big.Rat, g.Len())
	to, err := g.distancesTo(ctx)
	if err != nil {
		return nil, err
	}
	steps := 0
	for v := range values {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, err
		}
		switch {
		case to[Blue][v] < 0:
			values[v] = big.NewRat(1, 1)
		case to[Red][v] < 0:
			values[v] = new(big.Rat)
		}
	}
	return values, nil
}

// induction returns the vertices in an order in which successors come first, as far as cycles allow it: those from
// which a cycle can be reached come after all others. The error is the cause of ctx.
func (g *Graph) induction(ctx context.Context) ([]int, error) {
	at, from, err := g.before(ctx)
	if err != nil {
		return nil, err
	}
	left := make([]int, g.Len())
	order := make([]int, 0, g.Len())
	for v := range g.Len() {
		if left[v] = len(g.edges[v]); left[v] == 0 {
			order = append(order, v)
		}
	}
	steps := 0
	for i := 0; i < len(order); i++ {
		for _, v := range from[at[order[i]]:at[order[i]+1]] {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			if left[v]--; left[v] == 0 {
				order = append(order, int(v))
			}
		}
	}
	for v, n := range left {
		if n > 0 {
			order = append(order, v)
		}
	}
	return order, nil
}

// simplify looks for the simplest fractions in the intervals, and takes them if they satisfy the equations. The error
// is the cause of ctx.
func (t *Thresholds) simplify(ctx context.Context, open []int, bank *big.Rat) error {
	values := make([]*big.Rat, len(t.low))
	copy(values, t.low)
	for _, v := range open {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		x, ok := simplest(t.low[v], t.high[v])
		if !ok {
			return nil
		}
		values[v] = x
	}
	for _, v := range open {
		a, b, err := extremes(ctx, t.g, values, v)
		if err != nil {
			return err
		}
		if balance(values[a], values[b], bank).Cmp(values[v]) != 0 {
			return nil
		}
	}
	for _, v := range open {
		t.low[v], t.high[v] = values[v], values[v]
	}
	return nil
}

// simplest returns the fraction with the smallest denominator between low ≥ 0 and high, inclusive: the continued
// fractions of both have the same beginning, and it goes one step further. It gives up at a beginning with a
// denominator of more than 8,192 bits.
func simplest(low, high *big.Rat) (x *big.Rat, ok bool) {
	// What is left of low and high is a/b and c/d. The beginning is p/q, and the one before it r/s.
	a, b, c, d := low.Num(), low.Denom(), high.Num(), high.Denom()
	p, q, r, s := big.NewInt(1), new(big.Int), new(big.Int), big.NewInt(1)
	next := func(n *big.Int) {
		r.Add(r, new(big.Int).Mul(n, p))
		s.Add(s, new(big.Int).Mul(n, q))
		p, q, r, s = r, s, p, q
	}
	for {
		n, below := new(big.Int).QuoRem(a, b, new(big.Int))
		if below.Sign() == 0 {
			next(n)
			break
		}
		m, above := new(big.Int).QuoRem(c, d, new(big.Int))
		if m.Cmp(n) > 0 {
			next(n.Add(n, bigOne))
			break
		}
		if next(n); q.BitLen() > longestExact {
			return nil, false
		}
		a, b, c, d = d, above, b, below
	}
	return new(big.Rat).SetFrac(p, q), true
}

// plan finds the bids and the moves. Blue keeps to the upper bounds and Red to the lower ones: see Safe. The error is
// the cause of ctx.
func (t *Thresholds) plan(ctx context.Context, bank *big.Rat) error {
	n := t.g.Len()
	for who, bounds := range [2][]*big.Rat{Blue: t.high, Red: t.low} {
		t.bids[who], t.moves[who] = make([]*big.Rat, n), make([]int, n)
		for v := range n {
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			a, b, err := extremes(ctx, t.g, bounds, v)
			if err != nil {
				return err
			}
			t.bids[who][v] = payment(bounds[a], balance(bounds[a], bounds[b], bank), bank)
			t.moves[who][v] = a
			if Player(who) == Red {
				t.moves[who][v] = b
			}
		}
	}
	return nil
}

// payment returns the bid x that turns the share of the payer from x0 into a: (x0−x)/(1−tx) = a.
func payment(a, x0, bank *big.Rat) *big.Rat {
	x := new(big.Rat).Sub(x0, a)
	if x.Sign() > 0 { // and then a < 1
		ta := new(big.Rat).Mul(bank, a)
		x.Quo(x, ta.Sub(big.NewRat(1, 1), ta))
	}
	return x
}

// Graph returns the graph.
func (t *Thresholds) Graph() *Graph { return t.g }

// Rule returns the rule.
func (t *Thresholds) Rule() Rule { return t.rule }

// Bounds returns numbers of the caller's between which the threshold of v lies, inclusive.
func (t *Thresholds) Bounds(v int) (low, high *big.Rat) {
	return new(big.Rat).Set(t.low[v]), new(big.Rat).Set(t.high[v])
}

// Value returns the threshold of v, if it is known exactly.
func (t *Thresholds) Value(v int) (x *big.Rat, ok bool) {
	if t.low[v].Cmp(t.high[v]) != 0 {
		return nil, false
	}
	return new(big.Rat).Set(t.low[v]), true
}

// Verdict says who wins from v if Blue has the given share of the money of the players: see [Solution.Verdict]. Under
// other rules than that of Richman the winner on graphs with cycles is known not to lose. The second result is false if
// the share lies in the interval, and the threshold is not known exactly.
func (t *Thresholds) Verdict(v int, share *big.Rat) (Verdict, bool) {
	if who, ok := t.g.Winner(v); ok {
		return BlueWins + Verdict(who), true
	}
	switch {
	case share.Cmp(t.high[v]) > 0:
		return BlueWins, true
	case share.Cmp(t.low[v]) < 0:
		return RedWins, true
	}
	return Critical, t.low[v].Cmp(t.high[v]) == 0
}

// Bid returns the bid at v, as a share of all money of the players, of [Thresholds.Safe] for a player. It is the same
// for both if the thresholds are exact.
func (t *Thresholds) Bid(v int, who Player) *big.Rat { return new(big.Rat).Set(t.bids[who][v]) }

// Move returns the successor to which [Thresholds.Safe] moves, or v itself at a terminal.
func (t *Thresholds) Move(v int, who Player) int { return t.moves[who][v] }

// Verify checks that the bounds are what they should be: 0 and 1 where a player cannot win; and else that no lower
// bound is above what the formula makes of the lower bounds of the successors, and no upper one below what it makes of
// the upper ones. Then the thresholds lie between them, for the formula has one solution and never falls when what goes
// in rises. The error is a [*VerifyError], or the cause of ctx.
func (t *Thresholds) Verify(ctx context.Context) error {
	if t.g == nil {
		return missingGame()
	}
	bank := t.rule.Bank()
	pins, err := pinned(ctx, t.g)
	if err != nil {
		return err
	}
	for v := range t.low {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		low, high := pins[v], pins[v]
		if low == nil {
			a, b, err := extremes(ctx, t.g, t.low, v)
			if err != nil {
				return err
			}
			low = balance(t.low[a], t.low[b], bank)
			if a, b, err = extremes(ctx, t.g, t.high, v); err != nil {
				return err
			}
			high = balance(t.high[a], t.high[b], bank)
		}
		if t.low[v].Cmp(low) > 0 || t.high[v].Cmp(high) < 0 || t.low[v].Cmp(t.high[v]) > 0 {
			return &VerifyError{t.g.Name(v), fmt.Sprintf("the bounds are %s and %s, and should be at most %s and at least %s", t.low[v].RatString(), t.high[v].RatString(), low.RatString(), high.RatString())}
		}
	}
	return nil
}

// errSweeps returns the error that the sweeps do not suffice.
func errSweeps(n int) error { return &cgt.LimitError{What: "sweeps", Limit: n} }
