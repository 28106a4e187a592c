package richman

import (
	"context"
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/internal/poll"
)

// AllPay has what a player needs to win for sure by the rule under which both players pay what they bid to the bank,
// and whoever bids more moves: how many times the money of the other one he must have. With less the other one has a
// chance, and how large it is nobody knows how to find exactly: even on small graphs without cycles it may take lots
// from infinitely many bids. An AllPay is immutable and safe for concurrent use.
//
// Let low be the least and high the greatest of the ratios of the successors; the ratio is 0 where the player has won,
// and infinite where he has lost. If the other one has 1, a bid x leaves the player with the ratio T − x at least if he
// moves, and with (T − x)/(1 − x) at least if the other one does, who must bid x for it. The first must be low and the
// second high, for the same x = 1 − low/high. That is
//
//	T = low + 1 − low/high,
//
// or low + 1 if high is infinite; and T is 0 if high is.
//
// Source: G. Avni, R. Ibsen-Jensen, J. Tkadlec, All-pay bidding games on graphs, AAAI 2020, for the rule, for the ratio
// with which a player wins with probability 1, and for the lots.
type AllPay struct {
	g      *Graph
	who    Player
	ratios []*big.Rat // nil is infinite
}

// FindAllPay finds the ratios of a player, exactly. Their digits can double with each move. The error is a
// [*cgt.LimitError] if they have more than 8,192 bits, a [*GraphError] if the graph has a cycle or is one of
// [NewPartizanGraph], or if who is neither Blue nor Red, or the cause of ctx.
func FindAllPay(ctx context.Context, g *Graph, who Player) (*AllPay, error) {
	switch {
	case who > Red:
		return nil, &GraphError{Msg: fmt.Sprintf("%v is no player", who)}
	case g.isPartizan():
		return nil, &GraphError{Msg: "ratios are found only where both players have the same moves"}
	}
	a := &AllPay{g: g, who: who, ratios: make([]*big.Rat, g.Len())}
	isKnown := make([]bool, g.Len())
	order, err := g.induction(ctx)
	if err != nil {
		return nil, err
	}
	steps := 0
	for _, v := range order {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		for w := range g.Successors(v) {
			if err := poll.Err(ctx, &steps); err != nil {
				return nil, err
			}
			if !isKnown[w] {
				return nil, &GraphError{Vertices: []string{g.Name(v)}, Msg: "a cycle can be reached, and ratios are found only where there is none"}
			}
		}
		x, err := a.balance(ctx, v)
		if err != nil {
			return nil, err
		}
		if x != nil && max(x.Num().BitLen(), x.Denom().BitLen()) > longestExact {
			return nil, &cgt.LimitError{What: "bits of a ratio", Limit: longestExact}
		}
		a.ratios[v], isKnown[v] = x, true
	}
	return a, nil
}

// balance returns the ratio of v by those of the successors. The error is the cause of ctx.
func (a *AllPay) balance(ctx context.Context, v int) (*big.Rat, error) {
	if winner, ok := a.g.Winner(v); ok {
		if winner == a.who {
			return new(big.Rat), nil
		}
		return nil, nil
	}
	least, most, err := a.extremes(ctx, v)
	if err != nil {
		return nil, err
	}
	low, high := a.ratios[least], a.ratios[most]
	if low == nil {
		return nil, nil
	}
	x := big.NewRat(1, 1)
	switch {
	case high == nil:
		return x.Add(x, low), nil
	case high.Sign() == 0:
		return x.SetInt64(0), nil
	}
	x.Add(x, low)
	return x.Sub(x, new(big.Rat).Quo(low, high)), nil
}

// extremes returns the first successors of v with the least and the greatest ratio. The error is the cause of ctx.
func (a *AllPay) extremes(ctx context.Context, v int) (least, most int, err error) {
	least, most = -1, -1
	steps := 0
	for w := range a.g.Successors(v) {
		if err := poll.Err(ctx, &steps); err != nil {
			return -1, -1, err
		}
		if least < 0 || a.isLess(w, least) {
			least = w
		}
		if most < 0 || a.isLess(most, w) {
			most = w
		}
	}
	return least, most, nil
}

func (a *AllPay) isLess(v, w int) bool {
	x, y := a.ratios[v], a.ratios[w]
	return x != nil && (y == nil || x.Cmp(y) < 0)
}

// Graph returns the graph.
func (a *AllPay) Graph() *Graph { return a.g }

// Player returns the player who wants to win for sure.
func (a *AllPay) Player() Player { return a.who }

// Ratio returns the ratio above which the player wins for sure from v, as a number of the caller's; ok is false if
// nothing suffices, unless the other one has no money at all.
func (a *AllPay) Ratio(v int) (ratio *big.Rat, ok bool) {
	if a.ratios[v] == nil {
		return nil, false
	}
	return new(big.Rat).Set(a.ratios[v]), true
}

// Bid returns a bid and a move with which the player, who has own where the other one has other, still has more than
// the ratio of the next vertex, whatever the other one bids and wherever he moves. So he wins, since there are no
// cycles. ok is false if v is a terminal, if own is not more than the ratio times other, or if one of them is negative.
//
// It panics if own or other is nil.
func (a *AllPay) Bid(v int, own, other *big.Rat) (bid *big.Rat, to int, ok bool) {
	if _, isOver := a.g.Winner(v); isOver || a.ratios[v] == nil || other.Sign() < 0 || new(big.Rat).Mul(a.ratios[v], other).Cmp(own) >= 0 {
		return nil, 0, false
	}
	// There is no error, for that context is never done.
	least, most, _ := a.extremes(context.Background(), v)
	if other.Sign() == 0 { // who can only bid 0
		return new(big.Rat).Mul(own, big.NewRat(1, 2)), least, true
	}
	ratio := new(big.Rat).Quo(own, other)
	// All bids between these will do, as parts of what the other one has.
	to, high := least, a.ratios[most]
	upper := new(big.Rat).Sub(ratio, a.ratios[least])
	lower := big.NewRat(1, 1)
	if high != nil {
		one := big.NewRat(1, 1)
		if lower.SetInt64(0); high.Cmp(one) > 0 && ratio.Cmp(high) < 0 {
			lower.Sub(high, ratio)
			lower.Quo(lower, one.Sub(high, one))
		}
	}
	bid = lower.Add(lower, upper)
	bid.Mul(bid, big.NewRat(1, 2))
	return bid.Mul(bid, other), to, true
}

// Verify checks the ratios against their definition: that the bid x = T − low is between 0 and 1, and that T − x, which
// is low, is high·(1 − x), where high is at least 1. Then no other bid needs less, for what is needed if the player
// moves rises with the bid, and what is needed if the other one does falls. The error is a [*VerifyError], or the cause
// of ctx.
func (a *AllPay) Verify(ctx context.Context) error {
	if a.g == nil {
		return missingGame()
	}
	for v, x := range a.ratios {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		isRight, err := a.isRight(ctx, v, x)
		if err != nil {
			return err
		}
		if !isRight {
			return &VerifyError{a.g.Name(v), "the ratio does not follow from those of the successors"}
		}
	}
	return nil
}

// isRight reports whether x is the ratio of v by those of the successors. The error is the cause of ctx.
func (a *AllPay) isRight(ctx context.Context, v int, x *big.Rat) (bool, error) {
	if winner, ok := a.g.Winner(v); ok {
		return (x == nil) == (winner != a.who) && (x == nil || x.Sign() == 0), nil
	}
	least, most, err := a.extremes(ctx, v)
	if err != nil {
		return false, err
	}
	low, high := a.ratios[least], a.ratios[most]
	if x == nil || low == nil {
		return x == nil && low == nil, nil
	}
	one := big.NewRat(1, 1)
	bid := new(big.Rat).Sub(x, low)
	switch {
	case high == nil:
		return bid.Cmp(one) == 0, nil
	case high.Sign() == 0:
		return x.Sign() == 0, nil
	}
	rest := new(big.Rat).Sub(one, bid)
	need := new(big.Rat).Mul(high, rest)
	return bid.Sign() >= 0 && rest.Sign() >= 0 && high.Cmp(one) >= 0 && need.Cmp(low) == 0, nil
}
