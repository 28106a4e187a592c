package stochastic

import "math/big"

// Entry says what happens if the players choose a certain row and column. P is the type of positions, or int for the
// number of a state.
type Entry[P comparable] struct {
	Payoff *big.Rat  // what the column player pays to the row player at once; nil if nothing
	Next   []Step[P] // where play goes on; with the probability that is left it ends
}

// Step is a way for play to go on.
type Step[P comparable] struct {
	To          P
	Probability *big.Rat // nil stands for 1
}

// Over returns the entry that ends the game with a payoff.
func Over[P comparable](payoff int64) Entry[P] {
	return Entry[P]{Payoff: new(big.Rat).SetInt64(payoff)}
}

// To returns the entry that goes on from p, without a payoff.
func To[P comparable](p P) Entry[P] { return Entry[P]{Next: []Step[P]{{To: p}}} }
