package cgt

import (
	"errors"
	"fmt"
	"reflect"
)

// Position is a position that carries its rules with it, so that positions of different games
// can stand side by side in a [Sum]. [Bind] makes one from a ruleset and a position of its type; a
// type may also implement Position directly.
//
// The dynamic type of a Position must be comparable; using one that is not as a position
// panics, as it would as the key of a map.
type Position interface {
	// AppendMoves appends to dst every position that who can move to. The contract is that
	// of [Ruleset.AppendMoves].
	AppendMoves(dst []Position, who Player) []Position
}

// Positions is the ruleset of [Position] values. With it every solver of this module solves
// sums of different games, negatives, and whatever else implements Position.
//
// A position type may offer AppendParts(dst []Position) []Position and Normalize() (q Position,
// swapped bool), with the meanings of [Decomposer] and [Normalizer].
type Positions struct{}

// AppendMoves appends the moves of p itself.
func (Positions) AppendMoves(dst []Position, p Position, who Player) []Position {
	return p.AppendMoves(dst, who)
}

// AppendParts splits p if its type knows how.
func (Positions) AppendParts(dst []Position, p Position) []Position {
	if d, ok := p.(interface {
		AppendParts(dst []Position) []Position
	}); ok {
		return d.AppendParts(dst)
	}
	return append(dst, p)
}

// ImpartialTwin returns the impartial variant. It does not ask for parts, which may have the value of a position and
// not be played as it is.
func (Positions) ImpartialTwin() ImpartialRuleset[Position] {
	return impartial[Position]{wholePositions{}}
}

// wholePositions is [Positions] without parts.
type wholePositions struct{}

func (wholePositions) AppendMoves(dst []Position, p Position, who Player) []Position {
	return p.AppendMoves(dst, who)
}

func (wholePositions) Normalize(p Position) (Position, bool) { return Positions{}.Normalize(p) }

// Normalize returns the representative of p if its type knows one, and else p.
func (Positions) Normalize(p Position) (Position, bool) {
	if n, ok := p.(interface{ Normalize() (Position, bool) }); ok {
		return n.Normalize()
	}
	return p, false
}

// Bind returns the position p under the given rules. Bound positions are equal if their positions
// are and their rulesets are; a ruleset whose value is not comparable, such as a
// [RulesetFunc], is equal only to itself within what was reached from one call of Bind.
// Bind panics if rules is nil.
func Bind[Pos comparable](rules Ruleset[Pos], p Pos) Position {
	if rules == nil {
		panic(errors.New("cgt: Bind: nil ruleset"))
	}
	if !reflect.ValueOf(rules).Comparable() {
		rules = &boxed[Pos]{rules}
	}
	return bound[Pos]{rules, p}
}

// bound is what Bind returns.
type bound[Pos comparable] struct {
	rules Ruleset[Pos] // always comparable
	p     Pos
}

// boxed gives a ruleset that cannot be compared the identity of a pointer.
type boxed[Pos comparable] struct{ rules Ruleset[Pos] }

func (b *boxed[Pos]) AppendMoves(dst []Pos, p Pos, who Player) []Pos {
	return b.rules.AppendMoves(dst, p, who)
}
func (b *boxed[Pos]) AppendParts(dst []Pos, p Pos) []Pos { return appendParts(b.rules, dst, p) }
func (b *boxed[Pos]) Normalize(p Pos) (Pos, bool)        { return normalize(b.rules, p) }

func (b bound[Pos]) AppendMoves(dst []Position, who Player) []Position {
	return b.wrap(dst, b.rules.AppendMoves(nil, b.p, who))
}

func (b bound[Pos]) AppendParts(dst []Position) []Position {
	return b.wrap(dst, appendParts(b.rules, nil, b.p))
}

func (b bound[Pos]) Normalize() (Position, bool) {
	q, swapped := normalize(b.rules, b.p)
	return bound[Pos]{b.rules, q}, swapped
}

func (b bound[Pos]) wrap(dst []Position, ps []Pos) []Position {
	for _, p := range ps {
		dst = append(dst, bound[Pos]{b.rules, p})
	}
	return dst
}

func (b bound[Pos]) String() string { return fmt.Sprint(b.p) }
