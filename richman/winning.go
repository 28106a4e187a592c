package richman

import (
	"fmt"
	"math/big"
)

// WinningBidder is the winning strategy of a player whose share of the money is above the critical one: see
// [Solution.Winning].
type WinningBidder struct {
	safeBidder
	length int // of the longest way of the player's moves to his goal
	step   *big.Rat
	slack  *big.Rat // at the beginning
}

// Winning returns the winning strategy of a player who begins at v with so much money of so much in all, by the rule of
// Richman; ok is false if his share is not above the critical one, or if, in a graph of [NewPartizanGraph], his moves
// alone need not lead to his goal. He plays as [Solution.Safe] does, but adds to his bid: [WinningBidder.Step] at
// first, then twice and four times as much, and so on, until the other one moves, when he begins anew. While he moves
// the token goes straight to his goal. So the other one must overbid him from time to time, and loses at least one step
// by it: he cannot do so for ever. The strategy is for matches that begin there.
//
// The error of its Offer is as for [Solution.Safe]. Winning panics if money or total is nil. Source: the Richman notes,
// lemma 3.
func (s *Solution) Winning(who Player, v int, money, total *big.Rat) (b *WinningBidder, ok bool) {
	length, arrives := s.longest(who)
	b = &WinningBidder{safeBidder: safeBidder{s, who, new(big.Rat).Set(total)}, length: length}
	b.slack = b.safeBidder.slack(v, money)
	if b.slack.Sign() <= 0 || !arrives {
		return nil, false
	}
	b.step = stepOf(b.slack, b.length)
	return b, true
}

// stepOf returns the first addition if so much money is above the critical share: so little that all additions up to
// the goal, each twice the one before, are less than it.
func stepOf(slack *big.Rat, length int) *big.Rat {
	parts := new(big.Int).Lsh(big.NewInt(1), uint(length+1))
	return new(big.Rat).Quo(slack, new(big.Rat).SetInt(parts))
}

// Step returns the first addition, (B − R(v))/2^(d+1) for Blue with the share B, as an amount of money. Here d is the
// length of the longest way that [Solution.Move] leads to the player's goal.
func (b *WinningBidder) Step() *big.Rat { return new(big.Rat).Set(b.step) }

// Rounds returns a number of rounds in which the strategy wins for sure. The other one can move only so often until the
// player, with the profits of as many steps, would have all the money; and after each time there are less than d moves
// of the player, or d in the end.
func (b *WinningBidder) Rounds() *big.Int {
	most := new(big.Rat).Sub(b.total, b.slack)
	most.Quo(most, b.step)
	n := new(big.Int).Quo(most.Num(), most.Denom())
	if n.Sign() < 0 {
		n.SetInt64(0)
	}
	n.Add(n, big.NewInt(1))
	return n.Mul(n, big.NewInt(int64(b.length)))
}

// Offer implements [Bidder].
func (b *WinningBidder) Offer(v View) (bid *big.Rat, to int, err error) {
	if err := b.check(v); err != nil {
		return nil, 0, err
	}
	return b.offer(v, doubled(b.step, v.streak(0)))
}

// Bid returns the bid at a vertex, as an amount of money, when the player has moved so many times in succession, from 0
// on. It panics if that is negative.
func (b *WinningBidder) Bid(vertex, moves int) *big.Rat {
	bid := b.s.Bid(vertex)
	bid.Mul(bid, b.total)
	return bid.Add(bid, doubled(b.step, moves))
}

// streak returns how many rounds, since the round with the given number, the player has moved in unbroken succession
// until now.
func (v View) streak(since int) int {
	n := 0
	for i := v.Rounds() - 1; i >= since && v.t.Rounds[i].Mover == v.who; i-- {
		n++
	}
	return n
}

// doubled returns x·2^k.
func doubled(x *big.Rat, k int) *big.Rat {
	if k < 0 {
		panic(fmt.Errorf("richman: %d moves", k))
	}
	power := new(big.Int).Lsh(big.NewInt(1), uint(k))
	return new(big.Rat).Mul(x, new(big.Rat).SetInt(power))
}

// longest returns the length of the longest way along the moves of a player, from a vertex from which he can win, to
// his goal. It is false if such a way runs in a circle, which can be if the other player must leave it.
func (s *Solution) longest(who Player) (length int, arrives bool) {
	var (
		g    = s.Graph()
		one  = big.NewRat(1, 1)
		dist = make([]int, g.Len()) // 0 means that it is not known yet
		most = 0
	)
	arrives = true
	for v := range g.Len() {
		if s.need(v, who).Cmp(one) >= 0 {
			continue
		}
		var way []int
		for len(way) <= g.Len() && dist[v] == 0 {
			if _, isTerminal := g.Winner(v); isTerminal {
				break
			}
			way = append(way, v)
			v = s.Move(v, who)
		}
		arrives = arrives && len(way) <= g.Len()
		n := dist[v]
		for i := len(way) - 1; i >= 0; i-- {
			n++
			dist[way[i]] = n
		}
		most = max(most, n)
	}
	return most, arrives
}
