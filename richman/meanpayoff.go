package richman

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/cgt-go/sdk/internal/budget"
	"github.com/cgt-go/sdk/internal/poll"
)

// MeanPayoff has the mean payoffs of the bottoms of an arena whose vertices have weights: what Blue gets from Red in a
// round, on the average over a play without end. Blue wants the average to be large, and Red wants it to be small. A
// MeanPayoff is immutable and safe for concurrent use.
//
// In a bottom with the rule of Richman the money does not matter, as long as each player has some: Blue can keep the
// average, in the long run, from being less than the value, and Red from being more. The value is that of the game in
// which a fair coin decides who moves. It is the number g for which there are numbers h(v), which say how good it is to
// be at v, such that at every vertex
//
//	g + h(v) = weight(v) + (the largest h of the successors + the smallest one) / 2.
//
// By the rule of poorman the money does matter. The value is that of the game with a coin that chooses Blue with the
// chance that is his share of the money, and by a taxman rule there is a coin too: see [Rule.Coin]. There the value is
// what is proved for a bottom alone; [MeanPayoff.Threshold] is for the fair coin.
//
// Sources: G. Avni, T. A. Henzinger, V. Chonev, Infinite-duration bidding games, Journal of the ACM 66 (2019); G. Avni,
// T. A. Henzinger, R. Ibsen-Jensen, Infinite-duration poorman-bidding games, 2018; G. Avni, T. A. Henzinger, Đ.
// Žikelić, Bidding mechanisms in graph games, 2019.
type MeanPayoff struct {
	a       *Arena
	weights []int64
	coin    weights
	gains   []*big.Rat // of the bottoms
	biases  []*big.Rat // h of the vertices of bottoms
	moves   [2][]int   // a vertex itself if it is in no bottom
}

// MeanPayoff finds the mean payoffs of all bottoms, exactly, where a coin chooses Red with the given chance, as for
// [Solver.RandomTurn]; nil stands for 1/2, for the rule of Richman. Weights has that of each vertex; those outside of
// bottoms do not matter.
//
// It discounts: with a rate of 2^−k it finds the best strategies by strategy improvement with exact numbers, which ends
// because the values of one player rise with each change of his strategy. Then it looks whether g and h of these
// strategies satisfy the equations, and if not takes 2k in place of k. For all rates that are small enough the best
// strategies are the same, and satisfy them (Blackwell), so that this ends, too; how small that is depends on the
// numbers, and is at worst exponential in the size of the bottom. Each step is a system of linear equations that takes
// time in proportion to n³ for n vertices, not counting that numbers grow with n: so this is for bottoms of some
// hundred vertices. The number of improvements is small in practice; no polynomial bound is known.
//
// The error is a [*GraphError] if there are not as many weights as vertices, a [*RuleError] for a chance that is not
// allowed, a [*cgt.LimitError], or the cause of ctx.
//
// Sources: A. J. Hoffman, R. M. Karp, On nonterminating stochastic games, Management Science 12 (1966); D. Blackwell,
// Discrete dynamic programming, Annals of Mathematical Statistics 33 (1962).
func (s *Solver) MeanPayoff(ctx context.Context, a *Arena, weights []int64, chance *big.Rat) (*MeanPayoff, error) {
	if len(weights) != a.Len() {
		return nil, &GraphError{Msg: fmt.Sprintf("%d weights for %d vertices", len(weights), a.Len())}
	}
	coin, err := weightsOf(chance)
	if err != nil {
		return nil, err
	}
	b := budget.New(ctx, s.Limits.steps())
	m := &MeanPayoff{a: a, weights: slices.Clone(weights), coin: coin, biases: make([]*big.Rat, a.Len())}
	for who := range m.moves {
		m.moves[who] = make([]int, a.Len())
		for v := range m.moves[who] {
			m.moves[who][v] = v
		}
	}
	solved := 0
	for _, list := range a.bottoms {
		l := &linear{&b, s.Limits.words()}
		if err := l.checkSize(len(list), 1); err != nil {
			return nil, err
		}
		p := newPayoffs(m, list, l)
		gain, bias, err := p.solve()
		if err != nil {
			return nil, err
		}
		m.gains = append(m.gains, gain)
		for i, v := range list {
			m.biases[v] = bias[i]
			for who := range m.moves {
				m.moves[who][v] = list[p.policy[who][i]]
			}
		}
		if solved += len(list); s.Progress != nil {
			s.Progress(Stats{solved, b.Limit - b.Steps})
		}
	}
	return m, nil
}

// Coin returns the chance of Red for [Solver.MeanPayoff] if Blue has the given share of the money: with t for the share
// of the bank and x for that of Blue it is (1 − x + (1−t)x) / (2−t). That is 1/2 by the rule of Richman, whatever the
// share, and 1 − x by the rule of poorman. The share is from 0 to 1; by the rule of poorman 0 and 1 give no chance that
// MeanPayoff takes, for then one player has no money.
//
// Source: Avni, Henzinger and Žikelić, Bidding mechanisms in graph games, where τ is what the other player gets: 1 − t.
func (r Rule) Coin(share *big.Rat) *big.Rat {
	t := r.Bank()
	y := new(big.Rat).Sub(big.NewRat(1, 1), new(big.Rat).Mul(t, share))
	return y.Quo(y, t.Sub(big.NewRat(2, 1), t))
}

// Arena returns the arena.
func (m *MeanPayoff) Arena() *Arena { return m.a }

// Value returns the mean payoff of the bottom that has the vertex v, as a number of the caller's; ok is false if none
// has it.
func (m *MeanPayoff) Value(v int) (gain *big.Rat, ok bool) {
	i, ok := m.a.Bottom(v)
	if !ok {
		return nil, false
	}
	return new(big.Rat).Set(m.gains[i]), true
}

// Bias returns h(v), as a number of the caller's, if a bottom has the vertex v. Only differences within a bottom have a
// meaning: how much more Blue gets in all, compared with the mean payoff, if the play begins here and not there.
func (m *MeanPayoff) Bias(v int) (h *big.Rat, ok bool) {
	if m.biases[v] == nil {
		return nil, false
	}
	return new(big.Rat).Set(m.biases[v]), true
}

// Move returns where who should move from a vertex of a bottom: to a successor with the largest h for Blue, the
// smallest for Red. It is v itself if none has it.
func (m *MeanPayoff) Move(v int, who Player) int { return m.moves[who][v] }

// Threshold returns the graph of the bidding game, by the rule of Richman, in which Blue wants the mean payoff to be at
// least c, or more than c if isMore is true, and Red wants to prevent it; a play that comes to a terminal is won by its
// owner. A bottom belongs to Blue if its value is at least c, or more than c, and else to Red. [Solve] finds the
// critical shares: who has more than his can bring the token to one of his terminals or bottoms.
//
// That the owner of a bottom wins there also if its value is c follows from [MeanPayoff.Bidder]: a player keeps the
// average above the value less ε, whatever ε > 0; so he may let ε become smaller slowly, from time to time, and comes
// to the value in the limit.
//
// The error is that the coin is not fair, so that the values are for another rule.
func (m *MeanPayoff) Threshold(c *big.Rat, isMore bool) (*Graph, error) {
	if m.coin != fair {
		return nil, errCoin
	}
	winners := make([]Player, len(m.gains))
	for i, gain := range m.gains {
		if d := gain.Cmp(c); d < 0 || d == 0 && isMore {
			winners[i] = Red
		}
	}
	return m.a.ends(winners)
}

var errCoin = errors.New("richman: the mean payoffs are for a coin that is not fair, and so not for the rule of Richman")

// Verify checks the bottoms and the mean payoffs without knowing how they were found: that h and the mean payoff
// satisfy the equation at every vertex, with the weighted mean if the coin is not fair, and that [MeanPayoff.Move]
// leads to the best successors. That proves the values: with his moves each player keeps h(v) plus what has been paid
// from falling, or rising, more than by the mean payoff in a round, and h is bounded. The error is a [*VerifyError] for
// a vertex where this fails, or the cause of ctx. It takes time linear in the size of the arena, not counting that of
// comparing numbers.
func (m *MeanPayoff) Verify(ctx context.Context) error {
	if m.a == nil {
		return missingGame()
	}
	if err := m.a.verifyBottoms(ctx); err != nil {
		return err
	}
	for v := range m.a.Len() {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		i, ok := m.a.Bottom(v)
		if !ok {
			continue
		}
		most, least, err := m.extremes(ctx, v)
		if err != nil {
			return err
		}
		for who, best := range [2]*big.Rat{Blue: most, Red: least} {
			to := m.moves[who][v]
			if !slices.Contains(m.a.g.edges[v], to) || m.biases[to].Cmp(best) != 0 {
				return &VerifyError{m.a.Name(v), fmt.Sprintf("the move of %v does not lead to the best successor", Player(who))}
			}
		}
		left := new(big.Rat).Add(m.gains[i], m.biases[v])
		right := big.NewRat(int64(m.coin[Blue]), int64(m.coin.sum()))
		right.Mul(right, most)
		part := big.NewRat(int64(m.coin[Red]), int64(m.coin.sum()))
		right.Add(right, part.Mul(part, least))
		right.Add(right, part.SetInt64(m.weights[v]))
		if left.Cmp(right) != 0 {
			return &VerifyError{m.a.Name(v), fmt.Sprintf("the mean payoff and h(v) are %s in all, and should be %s", left.RatString(), right.RatString())}
		}
	}
	return nil
}

// extremes returns the largest and the smallest h of the successors of a vertex of a bottom. The error is the cause of
// ctx.
func (m *MeanPayoff) extremes(ctx context.Context, v int) (most, least *big.Rat, err error) {
	steps := 0
	for w := range m.a.Successors(v) {
		if err := poll.Err(ctx, &steps); err != nil {
			return nil, nil, err
		}
		h := m.biases[w]
		if most == nil || h.Cmp(most) > 0 {
			most = h
		}
		if least == nil || h.Cmp(least) < 0 {
			least = h
		}
	}
	return most, least, nil
}
