package richman

import (
	"fmt"
	"math/big"
)

// Verdict says who wins a bidding game.
type Verdict uint8

// The verdicts.
const (
	Critical Verdict = iota // Blue's share is the critical one: lots decide
	BlueWins
	RedWins
)

// String returns "critical", "Blue wins" or "Red wins".
func (v Verdict) String() string {
	switch v {
	case Critical:
		return "critical"
	case BlueWins:
		return "Blue wins"
	case RedWins:
		return "Red wins"
	}
	return fmt.Sprintf("Verdict(%d)", uint8(v))
}

// Verdict says who wins from v if Blue has the given share of the money, by the rule of Richman. On a graph of
// [NewPartizanGraph] where [Solution.Winning] has no strategy for him, since his best moves can lead in a circle, all
// that is known of the one who wins is that he does not lose. In the critical case both should bid [Solution.Bid]
// exactly, so that a lot decides each auction: whoever bids another amount, or moves to another than a best successor,
// leaves the other one with more than his critical share, or without loss.
//
// Source: the Richman notes, §3.
func (s *Solution) Verdict(v int, share *big.Rat) Verdict {
	if who, ok := s.Graph().Winner(v); ok {
		return BlueWins + Verdict(who)
	}
	switch share.Cmp(s.Value(v)) {
	case 1:
		return BlueWins
	case -1:
		return RedWins
	}
	return Critical
}

// need returns the critical share of a player at v: R(v) for Blue and 1 − R(v) for Red.
func (s *Solution) need(v int, who Player) *big.Rat {
	x := s.Value(v)
	if who == Red {
		x.Sub(big.NewRat(1, 1), x)
	}
	return x
}

// SafeBids returns the bids at v that keep a player above his critical share, who has the given share of the money:
// those x ≥ 0 that lie between low and high, which do not belong to them. So it is if he moves to [Solution.Move]
// whenever he moves. They are not empty if and only if his share is above the critical one; ok is false if it is not,
// or if v is a terminal. [Solution.Bid] is in the middle of them.
//
// Source: the Richman notes, lemmas 1 and 2.
func (s *Solution) SafeBids(v int, who Player, share *big.Rat) (low, high *big.Rat, ok bool) {
	if _, isTerminal := s.Graph().Winner(v); isTerminal || share.Cmp(s.need(v, who)) <= 0 {
		return nil, nil, false
	}
	low = s.need(s.Move(v, who.Opponent()), who)
	low.Sub(low, share)
	high = s.need(s.Move(v, who), who)
	return low, high.Sub(share, high), true
}
