package richman

import (
	"context"
	"math/big"
)

// ParityBidder is the winning strategy of a player of a parity game: see [ParitySolution.Winning].
type ParityBidder struct {
	p     *Parity
	who   Player
	way   *WinningBidder // until a bottom is reached
	dist  []int          // in his bottoms, how many edges there are at least to the goal
	depth []int          // of each of his bottoms: how many moves it takes at most to get to the goal from any of its vertices, or back to it
}

// Winning returns the winning strategy of a player in matches on [Parity.Arena] that begin at v, with so much money of
// so much in all, by the rule of Richman; ok is false if he has no more than the critical share, or nothing. Until the
// token is in one of his bottoms he plays as [Solution.Winning] does.
//
// In a bottom he goes to a vertex with the largest priority, and as soon as he is there, again. For this he needs no
// share of the money, only some: let m be what he has when he sets out, and d the depth of the bottom. He bids
// m/2^(d+1), and twice and four times as much and so on as long as he moves; when the other one has moved he begins
// anew. That costs him less than m on the way, and the other one loses m/2^(d+1) at least whenever he moves, so that he
// cannot do so for ever. A [Match] ends all the same, as a draw, after [Match.Rounds].
//
// The error of its Offer is [ErrStrategy], as for [Solution.Safe]. Winning panics if money or total is nil.
//
// Source: Avni, Henzinger and Chonev, Infinite-duration bidding games, for the idea; the additions are those of the
// Richman notes, lemma 3.
func (s *ParitySolution) Winning(who Player, v int, money, total *big.Rat) (b *ParityBidder, ok bool) {
	b = &ParityBidder{p: s.p, who: who, dist: make([]int, s.p.a.Len()), depth: make([]int, len(s.p.a.bottoms))}
	if b.way, ok = s.s.Winning(who, v, money, total); !ok {
		return nil, false
	}
	a := s.p.a
	at, from, _ := a.g.before(context.Background()) // no error, for that context is never done
	for v := range b.dist {
		b.dist[v] = -1
	}
	for i, goal := range s.p.goals {
		if s.p.winners[i] != who {
			continue
		}
		b.dist[goal] = 0
		last := goal
		for queue := []int{goal}; len(queue) > 0; queue = queue[1:] {
			last = queue[0]
			for _, v := range from[at[last]:at[last+1]] {
				if a.which[v] == int32(i) && b.dist[v] < 0 {
					b.dist[v] = b.dist[last] + 1
					queue = append(queue, int(v))
				}
			}
		}
		b.depth[i] = max(b.dist[last], 1+b.dist[b.next(goal)])
	}
	return b, true
}

// next returns the successor of a vertex of a bottom from which the goal is nearest.
func (b *ParityBidder) next(v int) int {
	best := -1
	for w := range b.p.a.Successors(v) {
		if best < 0 || b.dist[w] < b.dist[best] {
			best = w
		}
	}
	return best
}

// Goal returns the vertex with the largest priority to which the player goes again and again, if the bottom that has
// the vertex v is his; ok is false if it is not, or if none has it.
func (b *ParityBidder) Goal(v int) (goal int, ok bool) {
	i, ok := b.p.a.Bottom(v)
	if !ok || b.p.winners[i] != b.who {
		return 0, false
	}
	return b.p.goals[i], true
}

// Offer implements [Bidder].
func (b *ParityBidder) Offer(v View) (bid *big.Rat, to int, err error) {
	if err := v.check(b.who, b.p.a, Richman()); err != nil {
		return nil, 0, err
	}
	goal, ok := b.Goal(v.Vertex())
	if !ok {
		return b.way.offer(v, doubled(b.way.step, v.streak(0)))
	}
	// The round in which he set out: from the goal, or from where the token came into the bottom.
	i := b.p.a.which[goal]
	start := v.Rounds()
	for vertex := v.Vertex(); start > 0 && vertex != goal; start-- {
		if vertex = v.t.Rounds[start-1].From; b.p.a.which[vertex] != i {
			break
		}
	}
	bid = stepOf(v.t.Money[start][b.who], b.depth[i])
	bid = doubled(bid, v.streak(start))
	if own := v.Own(); bid.Cmp(own) > 0 {
		bid = own
	}
	return bid, b.next(v.Vertex()), nil
}
