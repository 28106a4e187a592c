package richman

import (
	"fmt"
	"math/big"
)

// Safe returns the never-losing strategy of a player for matches by the rule of Richman with so much money in all: he
// bids [Solution.Bid] and moves to [Solution.Move]. If his share of the money is above the critical share, which is
// R(v) for Blue and 1 − R(v) for Red, then so it stays after every round, so that he does not lose; on a graph without
// cycles he wins. At the critical share it is the strategy that is prescribed. If he has less than the bid, he bids
// what he has.
//
// The error of its Offer is [ErrStrategy] if the View is of another player or board, of more than two players, or of
// another rule. Safe panics if total is nil.
//
// Source: the Richman notes, lemma 1.
func (s *Solution) Safe(who Player, total *big.Rat) Bidder {
	return &safeBidder{s, who, new(big.Rat).Set(total)}
}

type safeBidder struct {
	s     *Solution
	who   Player
	total *big.Rat
}

// Offer implements [Bidder].
func (b *safeBidder) Offer(v View) (bid *big.Rat, to int, err error) {
	if err := b.check(v); err != nil {
		return nil, 0, err
	}
	return b.offer(v, new(big.Rat))
}

// check checks that a View is of a match for which the strategy was made.
func (b *safeBidder) check(v View) error {
	return v.check(b.who, b.s.Graph(), Richman())
}

// check checks that a View is what a strategy of two players expects. Two players need not mind in which proportion
// others would share a bid.
func (v View) check(who Player, board Board, rule Rule) error {
	switch {
	case v.Players() != 2:
		return fmt.Errorf("%w: it is of two players, and there are %d", ErrStrategy, v.Players())
	case v.Player() != who:
		return fmt.Errorf("%w: it is of %v, and %v plays it", ErrStrategy, who, v.Player())
	case v.Board() != board:
		return fmt.Errorf("%w: it is for another board", ErrStrategy)
	case v.Rule().bank != rule.bank:
		return fmt.Errorf("%w: it is for the rule %v, and this is %v", ErrStrategy, rule, v.Rule())
	}
	return nil
}

// offer returns the prescribed bid with an addition, or what the player has if it is less.
func (b *safeBidder) offer(v View, addition *big.Rat) (bid *big.Rat, to int, err error) {
	bid = b.s.Bid(v.Vertex())
	bid.Mul(bid, b.total)
	bid.Add(bid, addition)
	if own := v.Own(); bid.Cmp(own) > 0 {
		bid = own
	}
	return bid, b.s.Move(v.Vertex(), b.who), nil
}

// slack returns by how much money exceeds what the player needs at a vertex.
func (b *safeBidder) slack(vertex int, money *big.Rat) *big.Rat {
	need := b.s.need(vertex, b.who)
	return need.Sub(money, need.Mul(need, b.total))
}
