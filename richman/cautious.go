package richman

import "math/big"

// Cautious returns a strategy for a player who begins at v with so much money and does not know what the other one has,
// by the rule of Richman. If his share of the money, which he does not know, is above the critical share, he does not
// lose; on a graph without cycles he wins, and on every other one he wins with probability 1, but for graphs of
// [NewPartizanGraph] on which his best moves can lead in a circle, so that [Solution.Winning] has nothing: there he
// bids as [Solution.Safe] does all the time, and all that is known is that he does not lose. It is for matches that
// begin there. The error of its Offer is as for Safe. It panics if money is nil.
//
// He supposes that his share is just the critical one, so that the other one has at least what he has in truth, and
// plays as [Solution.Safe] does. As soon as he has more than that, since the other one bids too much or moves elsewhere
// than to a best successor, he goes on as [Solution.Winning] does. If the other one never does, the player moves in
// each round with probability 1/2 at least, so that some time he moves as often in succession as it takes to get to the
// goal.
//
// The notes say that any bid other than the player's own gives him more than the critical share. A lower one does not,
// for he pays what he bids; but then he moves.
//
// Source: the Richman notes, §4.
func (s *Solution) Cautious(who Player, v int, money *big.Rat) Bidder {
	b := &cautiousBidder{}
	b.length, b.arrives = s.longest(who)
	b.s, b.who, b.total = s, who, new(big.Rat).Set(money)
	if need := s.need(v, who); need.Sign() > 0 {
		b.total.Quo(money, need)
	}
	return b
}

type cautiousBidder struct {
	safeBidder      // the total is what the player supposes
	length     int  // as in a WinningBidder
	arrives    bool // whether his moves lead to his goal
}

// Offer implements [Bidder].
func (b *cautiousBidder) Offer(v View) (bid *big.Rat, to int, err error) {
	if err := b.check(v); err != nil {
		return nil, 0, err
	}
	if !b.arrives {
		return b.offer(v, new(big.Rat))
	}
	start, slack := b.turn(v)
	if slack.Sign() <= 0 {
		return b.offer(v, slack.SetInt64(0))
	}
	return b.offer(v, doubled(stepOf(slack, b.length), v.streak(start)))
}

// turn returns the round in which the player had more than the critical share for the first time, and by how much.
// Since this remains so, it is found by halving.
func (b *cautiousBidder) turn(v View) (round int, slack *big.Rat) {
	at := func(i int) *big.Rat {
		vertex := v.Vertex()
		if i < v.Rounds() {
			vertex = v.t.Rounds[i].From
		}
		return b.slack(vertex, v.t.Money[i][b.who])
	}
	low, high := 0, v.Rounds()
	for low < high {
		middle := (low + high) / 2
		if at(middle).Sign() > 0 {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low, at(low)
}
