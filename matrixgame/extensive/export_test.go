package extensive

import "math/big"

// Inspection is a branch of a tree; Probability is nil if a player moves.
type Inspection struct {
	Player      Player
	Set, Label  string
	Probability *big.Rat
	Then        Tree
}

// Inspect returns the payoff of an end, or else the branches.
func Inspect(t Tree) (payoff *big.Rat, branches []Inspection) {
	for b, next := range t.n.next {
		i := Inspection{t.n.who, t.n.set, t.n.labels[b], nil, next}
		if t.n.kind == chance {
			i.Probability = t.n.probabilities[b]
		}
		branches = append(branches, i)
	}
	return t.n.payoff, branches
}

// Spoilt returns the solution with another value.
func Spoilt(s *Solution, value *big.Rat) *Solution { return &Solution{s.g, value, s.max, s.min} }

// Replaced returns the solution with another strategy of Min.
func Replaced(s *Solution, min Strategy) *Solution { return &Solution{s.g, s.value, s.max, min} }
