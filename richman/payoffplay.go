package richman

import (
	"context"
	"math/big"
)

// Bidder returns a strategy of a player in a bottom, for matches on [MeanPayoff.Arena] by the rule of Richman that
// begin in it, with which the average payoff is in the long run not worse for him than the value and ε; it takes some
// money, but no certain share of it. ok is false if ε is not positive, if v is in no bottom, or if the coin is not
// fair.
//
// With S(v) for half the difference of the largest and the smallest h of the successors, and S for the largest S(v) in
// the bottom, he bids the part κ·S(v) of his money, where κ = ε/S², or 1/(2S) if that is less, and moves to
// [MeanPayoff.Move]. If he moves, h(v) and what has been paid beyond the mean payoff rise by S(v) for him, and his
// money falls by the factor 1 − κS(v); if not, they fall by S(v) at most, and his money rises by the factor 1 + κS(v)
// at least. Since ln(1 − x) ≥ −x − x² and ln(1 + x) ≥ x − x² for 0 ≤ x ≤ 1/2, after n rounds he has got, for m of all
// money at the beginning and the share m' in the end,
//
//	at least n·value − nκS² + h(first) − h(last) + ln(m/m')/κ,
//
// and m' is at most 1. The numbers that stand for his money become longer with each round, by about as many digits as
// κS(v) has.
func (m *MeanPayoff) Bidder(who Player, v int, epsilon *big.Rat) (b Bidder, ok bool) {
	i, ok := m.a.Bottom(v)
	if !ok || m.coin != fair || epsilon.Sign() <= 0 || who > Red {
		return nil, false
	}
	most := new(big.Rat)
	for _, w := range m.a.bottoms[i] {
		if s := m.strength(w); s.Cmp(most) > 0 {
			most = s
		}
	}
	factor := new(big.Rat)
	if most.Sign() > 0 {
		factor.Mul(most, most)
		factor.Quo(epsilon, factor)
		if half := new(big.Rat).Inv(new(big.Rat).Add(most, most)); half.Cmp(factor) < 0 {
			factor = half
		}
	}
	return BidderFunc(func(v View) (bid *big.Rat, to int, err error) {
		if err := v.check(who, m.a, Richman()); err != nil {
			return nil, 0, err
		}
		bid = new(big.Rat)
		if j, ok := m.a.Bottom(v.Vertex()); ok && j == i {
			bid.Mul(factor, m.strength(v.Vertex()))
			bid.Mul(bid, v.Own())
		}
		return bid, m.moves[who][v.Vertex()], nil
	}), true
}

// strength returns half the difference of the largest and the smallest h of the successors of a vertex of a bottom.
func (m *MeanPayoff) strength(v int) *big.Rat {
	most, least, _ := m.extremes(context.Background(), v) // no error, for that context is never done
	d := new(big.Rat).Sub(most, least)
	return d.Mul(d, big.NewRat(1, 2))
}
