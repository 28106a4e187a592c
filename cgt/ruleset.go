package cgt

import "errors"

// Ruleset states the rules of a game over positions of type Pos. It is all that a solver
// needs and all that a user has to write.
//
// The ruleset owns the parameters of the game (the size of a board, the set of numbers that may
// be subtracted); a position owns only its state. Positions are keys of maps, so == must mean
// "the same position"; an int, a bit board or a string makes a good one.
type Ruleset[Pos comparable] interface {
	// AppendMoves appends to dst every position that who can move to from p, and returns
	// the extended slice. The order is free and duplicates are allowed.
	//
	// It must not change or read dst[:len(dst)] nor keep dst; called twice with the same
	// position it must append the same positions in the same order; and it must be safe for
	// concurrent calls.
	AppendMoves(dst []Pos, p Pos, who Player) []Pos
}

// ImpartialRuleset is a ruleset in which both players always have the same moves. The method
// Impartial does nothing; it marks the ruleset as one that keeps this promise.
type ImpartialRuleset[Pos comparable] interface {
	Ruleset[Pos]
	Impartial()
}

// RulesetFunc makes a [Ruleset] of a function, for rules that need no parameters or optional
// methods.
type RulesetFunc[Pos comparable] func(dst []Pos, p Pos, who Player) []Pos

// AppendMoves calls f.
func (f RulesetFunc[Pos]) AppendMoves(dst []Pos, p Pos, who Player) []Pos { return f(dst, p, who) }

// ImpartialFunc makes an [ImpartialRuleset] of a function that appends the moves from p, which
// are the same for both players.
type ImpartialFunc[Pos comparable] func(dst []Pos, p Pos) []Pos

// AppendMoves calls f, whoever is to move.
func (f ImpartialFunc[Pos]) AppendMoves(dst []Pos, p Pos, _ Player) []Pos { return f(dst, p) }

// Impartial marks the ruleset as impartial.
func (f ImpartialFunc[Pos]) Impartial() {}

// Decomposer is an optional capability of a [Ruleset]: it splits a position into parts that do
// not influence one another, so that the position is their disjunctive sum. It never changes
// an answer, only the time it takes. What finds values uses it, for the value of a sum is the sum of the
// values; a [Solver] cannot, for the outcome of a sum does not follow from the outcomes of its parts.
type Decomposer[Pos comparable] interface {
	// AppendParts appends to dst positions whose sum equals p. A position that does not
	// split is appended as it is; one that is worth nothing may append no part. Rules whose parts
	// have the value of p, but where a move in p is not a move in one of them, should be a [Twin]. The contract
	// is that of [Ruleset.AppendMoves].
	AppendParts(dst []Pos, p Pos) []Pos
}

// Normalizer is an optional capability of a [Ruleset]: it chooses one representative of all
// positions that are alike, under symmetry say, so that solvers meet it once.
type Normalizer[Pos comparable] interface {
	// Normalize returns a position q with the same game tree as p or, if swapped, with the
	// tree of p in which Left and Right have changed places, so that p = −q. It should be
	// idempotent: the representative of q is q itself, not swapped. And the moves of p and
	// those of q should have the same representatives, as they have under a group of
	// symmetries: else solvers meet more positions than they need. In a game of package
	// zermelo they must, for its solutions do not know otherwise all that play leads to.
	// Normalize must be deterministic and safe for concurrent calls.
	Normalize(p Pos) (q Pos, swapped bool)
}

// Negative returns the rules in which Left and Right have changed places. The position p under
// Negative(rules) is the negative of p under rules. It keeps the optional capabilities of this package; Negative of
// Negative(rules) is rules, and so is the negative of an [ImpartialRuleset], in which there is nothing
// to change. Negative panics if rules is nil.
func Negative[Pos comparable](rules Ruleset[Pos]) Ruleset[Pos] {
	switch r := rules.(type) {
	case nil:
		panic(errors.New("cgt: Negative: nil ruleset"))
	case negative[Pos]:
		return r.rules
	case ImpartialRuleset[Pos]:
		return r
	}
	return negative[Pos]{rules}
}

type negative[Pos comparable] struct{ rules Ruleset[Pos] }

func (n negative[Pos]) AppendMoves(dst []Pos, p Pos, who Player) []Pos {
	return n.rules.AppendMoves(dst, p, who.Opponent())
}

func (n negative[Pos]) AppendParts(dst []Pos, p Pos) []Pos { return appendParts(n.rules, dst, p) }

// Normalize is right as it stands: that q is like p, or like p with the players changed, does
// not depend on which of them is called Left.
func (n negative[Pos]) Normalize(p Pos) (Pos, bool) { return normalize(n.rules, p) }

func appendParts[Pos comparable](rules Ruleset[Pos], dst []Pos, p Pos) []Pos {
	if d, ok := rules.(Decomposer[Pos]); ok {
		return d.AppendParts(dst, p)
	}
	return append(dst, p)
}

func normalize[Pos comparable](rules Ruleset[Pos], p Pos) (Pos, bool) {
	if n, ok := rules.(Normalizer[Pos]); ok {
		return n.Normalize(p)
	}
	return p, false
}
