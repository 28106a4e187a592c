package extensive

import "math/big"

// reach returns how likely each node is if chance and the given strategies lead to it. A player without a strategy does
// all he can to get there. A node that is not reached has nil.
func (g *Game) reach(strategies ...Strategy) []*big.Rat {
	var odds [2][][]*big.Rat
	for _, s := range strategies {
		odds[s.who] = s.odds
	}
	weights := make([]*big.Rat, len(g.nodes))
	weights[0] = big.NewRat(1, 1)
	for at := 1; at < len(g.nodes); at++ {
		p := g.nodes[at]
		from := g.nodes[p.parent]
		var factor *big.Rat
		switch {
		case from.node.kind == chance:
			factor = from.node.probabilities[p.branch]
		case odds[from.node.who] == nil:
			weights[at] = weights[p.parent]
			continue
		default:
			factor = odds[from.node.who][from.set][p.branch]
		}
		if w := weights[p.parent]; w != nil && factor.Sign() > 0 {
			weights[at] = new(big.Rat).Mul(w, factor)
		}
	}
	return weights
}

// Payoff returns what Max gets on average with these strategies. The time is linear in the number of nodes. It panics
// if they are not for the game.
func (g *Game) Payoff(max, min Strategy) *big.Rat {
	g.must(Max, max)
	g.must(Min, min)
	weights := g.reach(max, min)
	sum := new(big.Rat)
	var t big.Rat
	for _, l := range g.ends {
		if w := weights[l.node]; w != nil {
			sum.Add(sum, t.Mul(w, l.payoff))
		}
	}
	return sum
}

// BestReply returns a best reply to a strategy of the other player, and what Max gets on average with both. It has no
// lots: each move is one that is best against what the strategy lets happen, the first of several, and the first of all
// where it lets nothing happen. It walks through the tree and knows nothing of linear programs; the time is linear in
// the number of nodes. It panics if the strategy is not for the game.
func (g *Game) BestReply(to Strategy) (reply Strategy, payoff *big.Rat) {
	who := to.who.Opponent()
	g.must(to.who, to)
	weights := g.reach(to)
	worth := make([]big.Rat, g.sequences[who]) // of what may happen after each sequence, times its probability if the player wants it
	var t big.Rat
	for _, l := range g.ends {
		if w := weights[l.node]; w != nil {
			x := &worth[l.sequences[who]]
			x.Add(x, t.Mul(w, l.payoff))
		}
	}
	moves := make([]int, len(g.sets[who]))
	better := 1
	if who == Min {
		better = -1
	}
	// A set is met before those that come after its moves, so that the last ones are the first to be decided.
	for k := len(moves) - 1; k >= 0; k-- {
		s := &g.sets[who][k]
		for m := range s.moves {
			if worth[s.first+m].Cmp(&worth[s.first+moves[k]]) == better {
				moves[k] = m
			}
		}
		x := &worth[s.parent]
		x.Add(x, &worth[s.first+moves[k]])
	}
	return g.pure(who, moves), new(big.Rat).Set(&worth[0])
}

// Guarantee returns what a strategy is worth against a best reply: the least that Max may get with it on average, or
// the most that Min may have to pay. It panics if the strategy is not for the game.
func (g *Game) Guarantee(s Strategy) *big.Rat {
	_, payoff := g.BestReply(s)
	return payoff
}
