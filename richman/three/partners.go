package three

import (
	"fmt"
	"math/big"

	"github.com/cgt-go/sdk/richman"
)

// Plan says how two partners win against the third player.
type Plan uint8

// The plans.
const (
	// Idle: one partner bids nothing, and the other one wins the game of two players.
	Idle Plan = iota
	// Free: one partner has more than twice as much as the player, and the other one more than he. Both outbid him in
	// every round, and the one pays the other, so that moves cost them nothing.
	Free
	// Step: one partner, who has more than the player, buys one move, and the other one then wins the game of two
	// players alone.
	Step
)

// String returns "idle", "free" or "step".
func (p Plan) String() string {
	switch p {
	case Idle:
		return "idle"
	case Free:
		return "free"
	case Step:
		return "step"
	}
	return fmt.Sprintf("Plan(%d)", uint8(p))
}

// Partners is a winning strategy of two players against the third one: see [Analysis.Beat].
type Partners struct {
	a      *Analysis
	plan   Plan
	lone   richman.Player
	first  richman.Player // who wins alone, who has more, or who buys the move
	second richman.Player
	start  int
}

// Beat returns a winning strategy for matches that begin at v with so much money of the three players, by the rule of
// Richman, of the two others against the given player, if there is one of the kinds of [Plan]; ok is false if not, and
// that does not mean that there is none. It panics if there are not three amounts of money, none of them nil.
//
// With R as in [Analysis.Solo], B the money of the player and X and Y that of the partners, in either order, [Idle]
// wins if B/(B+X) < R(v); [Free] wins if X > 2B, Y > B and a terminal of theirs can be reached; and [Step] wins if X >
// B and 2B/(2B+Y) < R(w) for a successor w of v. In the notes X and Y bid as much as B; here they bid a little more,
// for a lot would decide between equal bids.
//
// Source: the Richman notes, §9.
func (a *Analysis) Beat(who richman.Player, v int, money []*big.Rat) (p *Partners, ok bool) {
	own, x, y := split(who, money)
	both := partners(who)
	p = &Partners{a: a, lone: who, first: both[0], second: both[1], start: v}
	if w, isTerminal := a.g.Winner(v); isTerminal {
		return p, w != who
	}
	for _, p.plan = range []Plan{Idle, Free, Step} {
		for i := range both {
			p.first, p.second = both[i], both[1-i]
			if p.works(v, own, x, y) {
				return p, true
			}
			x, y = y, x
		}
	}
	return nil, false
}

// works reports whether the plan works with the player's money and that of the first and the second partner.
func (p *Partners) works(v int, own, x, y *big.Rat) bool {
	s := p.a.solo[p.lone]
	switch p.plan {
	case Idle:
		return surplus(s.Value(v), own, x).Sign() > 0
	case Free:
		return s.Value(v).Sign() > 0 && x.Cmp(new(big.Rat).Add(own, own)) > 0 && y.Cmp(own) > 0
	}
	w := s.Move(v, richman.Red)
	return w != v && x.Cmp(own) > 0 && surplus(s.Value(w), new(big.Rat).Add(own, own), y).Sign() > 0
}

// surplus returns what a partner with the money x has above the critical share against a player with the money own,
// where his Richman function is r.
func surplus(r, own, x *big.Rat) *big.Rat {
	need := new(big.Rat).Sub(big.NewRat(1, 1), r)
	need.Mul(need, new(big.Rat).Add(own, x))
	return need.Sub(x, need)
}

// Plan returns the plan.
func (p *Partners) Plan() Plan { return p.plan }

// Bidder returns the strategy of one of the partners. It panics if the player is not one of them. The error of Offer is
// [richman.ErrStrategy] if the View is of another player, board or rule, or if the money of the others is a secret.
func (p *Partners) Bidder(who richman.Player) richman.Bidder {
	if who != p.first && who != p.second {
		panic(fmt.Errorf("three: %v is not one of the partners %v and %v", who, p.first, p.second))
	}
	return richman.BidderFunc(func(v richman.View) (bid *big.Rat, to int, err error) {
		money, err := moneyOf(v, p.a.g, who)
		if err != nil {
			return nil, 0, err
		}
		to = p.a.solo[p.lone].Move(v.Vertex(), richman.Red)
		switch {
		case p.plan == Free:
			bid = p.freeBid(who, money)
		case p.plan == Idle:
			bid = p.soloBid(v, who, p.first, 0)
		case v.Rounds() == 0:
			bid = new(big.Rat)
			if who == p.first {
				bid = p.stepBid(v.Vertex(), money)
			}
		default:
			bid = p.soloBid(v, who, p.second, 1)
		}
		if own := money[who]; bid.Cmp(own) > 0 { // only if they have not begun as they should
			bid = own
		}
		return bid, to, nil
	})
}

// freeBid returns the bid of the plan Free. The richer partner bids a little more than the other one, and that one a
// little more than the player has: so little that afterwards, with changed parts, all is as before.
func (p *Partners) freeBid(who richman.Player, money []*big.Rat) *big.Rat {
	rich, poor := p.first, p.second
	if money[rich].Cmp(money[poor]) < 0 {
		rich, poor = poor, rich
	}
	own := money[p.lone]
	e := new(big.Rat).Sub(money[rich], own) // the smaller one of (rich−2·own)/4 and (poor−own)/2
	e.Sub(e, own)
	e.Mul(e, big.NewRat(1, 4))
	d := new(big.Rat).Sub(money[poor], own)
	if d.Mul(d, big.NewRat(1, 2)); d.Cmp(e) < 0 {
		e = d
	}
	if e.Sign() < 0 {
		e.SetInt64(0)
	}
	bid := new(big.Rat).Add(own, e)
	if who == rich {
		bid.Add(bid, e)
	}
	return bid
}

// stepBid returns the bid with which the first partner buys a move: a little more than the player has, so that what the
// second partner is left with suffices even if the player gets it.
func (p *Partners) stepBid(v int, money []*big.Rat) *big.Rat {
	s := p.a.solo[p.lone]
	own := money[p.lone]
	e := surplus(s.Value(s.Move(v, richman.Red)), new(big.Rat).Add(own, own), money[p.second])
	if d := new(big.Rat).Sub(money[p.first], own); d.Cmp(e) < 0 {
		e = d
	}
	e.Mul(e, big.NewRat(1, 2))
	return e.Add(e, own)
}

// soloBid returns the bid in the game of two players that one partner plays from a round on: that of the winning
// strategy. The money of the two is never more than at its beginning, for what one of them pays can get to the idle
// partner, but nothing comes back.
func (p *Partners) soloBid(v richman.View, who, active richman.Player, since int) *big.Rat {
	if who != active {
		return new(big.Rat)
	}
	start := p.start
	if since > 0 {
		start = v.Round(since - 1).To
	}
	own, _ := v.MoneyBefore(since, active)
	total, _ := v.MoneyBefore(since, p.lone)
	b, ok := p.a.solo[p.lone].Winning(richman.Red, start, own, total.Add(total, own))
	if !ok { // they have not begun as they should
		return own
	}
	moves := 0
	for i := v.Rounds() - 1; i >= since && v.Round(i).Mover == who; i-- {
		moves++
	}
	return b.Bid(v.Vertex(), moves)
}
