package extensive

import (
	"iter"
	"math/big"
)

// Payoff returns what Max gets from Min if play is over at the root of t, as a number of the caller's; ok is false if
// it goes on, or if the payoff is missing.
func (t Tree) Payoff() (x *big.Rat, ok bool) {
	if t.n == nil || t.n.kind != end || t.n.payoff == nil {
		return nil, false
	}
	return new(big.Rat).Set(t.n.payoff), true
}

// Turn returns who moves at the root of t, and the label of the set; ok is false if play is over there, or if lots
// decide.
func (t Tree) Turn() (who Player, set string, ok bool) {
	if t.n == nil || t.n.kind != choice {
		return 0, "", false
	}
	return t.n.who, t.n.set, true
}

// Branches returns the ways to go on from the root of t, in order: the moves of a player, whose Probability is nil, or
// what lots may do. There is none if play is over. Probabilities are numbers of the caller's.
func (t Tree) Branches() iter.Seq[Branch] {
	return func(yield func(Branch) bool) {
		if t.n == nil {
			return
		}
		for i, next := range t.n.next {
			b := Branch{Label: t.n.labels[i], Then: next}
			if t.n.kind == chance && t.n.probabilities[i] != nil {
				b.Probability = new(big.Rat).Set(t.n.probabilities[i])
			}
			if !yield(b) {
				return
			}
		}
	}
}
