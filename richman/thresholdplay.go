package richman

import (
	"fmt"
	"math/big"
)

// Safe returns a never-losing strategy of a player for matches by [Thresholds.Rule]. If his share of the money is above
// the upper bound, for Blue, or if Blue's share is below the lower bound, for Red, then so it stays after every round,
// so that he does not lose; on a graph without cycles he wins. If he has less than the bid, he bids what he has.
//
// The error of its Offer is [ErrStrategy] if the View is of another player, board or rule, of more than two players, or
// if he does not see the other's money.
func (t *Thresholds) Safe(who Player) Bidder {
	return BidderFunc(func(v View) (bid *big.Rat, to int, err error) {
		his, ok := v.Money(who.Opponent())
		if err := v.check(who, t.g, t.rule); err != nil {
			return nil, 0, err
		}
		if !ok {
			return nil, 0, fmt.Errorf("%w: it has to see the money of both players", ErrStrategy)
		}
		own := v.Own()
		bid = t.Bid(v.Vertex(), who)
		if bid.Mul(bid, his.Add(his, own)); bid.Cmp(own) > 0 {
			bid = own
		}
		return bid, t.Move(v.Vertex(), who), nil
	})
}
