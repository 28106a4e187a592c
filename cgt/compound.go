package cgt

import (
	"errors"
	"fmt"
)

// Conjunctive returns the conjunctive compound of positions: a move is a move in every one of them. So play ends as
// soon as the player to move cannot move in one of them. Without positions it is the game without moves.
//
// The compounds of this package but for [Sum] do not fall apart into parts for solvers. A move in k positions at once
// can be chosen in as many ways as the product of their moves.
//
// Source: Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 9, where the compound is called the rapid join.
func Conjunctive(ps ...Position) Position { return newCompound(conjunctive, ps) }

// ContinuedConjunctive returns the compound in which a move is a move in every position in which the player can move,
// and in at least one. So play ends when all have ended.
//
// Source: Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 9, where the compound is called the slow join.
func ContinuedConjunctive(ps ...Position) Position { return newCompound(continuedConjunctive, ps) }

// Selective returns the selective compound of positions: a move is a move in any number of them, and in at least one.
//
// Source: Conway, On Numbers and Games, ch. 14; Winning Ways, ch. 10, where the compound is called a union.
func Selective(ps ...Position) Position { return newCompound(selective, ps) }

// ShortenedSelective returns the selective compound that ends as soon as the player to move cannot move in one of the
// positions.
//
// Source: Conway, On Numbers and Games, ch. 14.
func ShortenedSelective(ps ...Position) Position { return newCompound(shortenedSelective, ps) }

// ShortenedSum returns the disjunctive compound, as [Sum] does, but it ends as soon as the player to move cannot move
// in one of the positions.
//
// Source: Conway, On Numbers and Games, ch. 14, where the compound is called the diminished disjunctive one.
func ShortenedSum(ps ...Position) Position { return newCompound(shortenedSum, ps) }

// Ordinal returns the ordinal sum of positions: a move is a move in one of them, and those after it are gone.
//
// Source: Conway, On Numbers and Games, ch. 15; Siegel, Combinatorial Game Theory, ch. II.
func Ordinal(ps ...Position) Position { return newCompound(ordinal, ps) }

// compoundKind is one way to play several games at once.
type compoundKind uint8

const (
	conjunctive compoundKind = iota
	continuedConjunctive
	selective
	shortenedSelective
	shortenedSum
	ordinal
)

var compoundNames = [...]string{"conjunctive", "continued conjunctive", "selective", "shortened selective", "shortened sum", "ordinal"}

// compound is a pair, and not a list, to be comparable. All kinds of compounds are associative.
type compound struct {
	kind compoundKind
	a, b Position
}

// newCompound builds a balanced compound, whose depth is the logarithm of the number of its parts.
func newCompound(kind compoundKind, ps []Position) Position {
	switch len(ps) {
	case 0:
		return nothing{}
	case 1:
		if ps[0] == nil {
			panic(errors.New("cgt: a nil Position in a compound"))
		}
		return ps[0]
	}
	half := len(ps) / 2
	return compound{kind, newCompound(kind, ps[:half]), newCompound(kind, ps[half:])}
}

func (c compound) AppendMoves(dst []Position, who Player) []Position {
	as, bs := c.a.AppendMoves(nil, who), c.b.AppendMoves(nil, who)
	if c.ends(len(as), len(bs)) {
		return dst
	}
	if c.kind == ordinal {
		dst = append(dst, as...)
	} else if c.movesAlone(len(bs)) {
		for _, a := range as {
			dst = append(dst, compound{c.kind, a, c.b})
		}
	}
	if c.kind == ordinal || c.movesAlone(len(as)) {
		for _, b := range bs {
			dst = append(dst, compound{c.kind, c.a, b})
		}
	}
	if c.kind == shortenedSum || c.kind == ordinal {
		return dst
	}
	for _, a := range as {
		for _, b := range bs {
			dst = append(dst, compound{c.kind, a, b})
		}
	}
	return dst
}

// ends reports whether play ends where the player has so many moves in the one part and so many in the other.
func (c compound) ends(as, bs int) bool {
	switch c.kind {
	case conjunctive, shortenedSelective, shortenedSum:
		return as == 0 || bs == 0
	}
	return as == 0 && bs == 0
}

// movesAlone reports whether the player may move in one part and not in the other, in which he has so many moves.
func (c compound) movesAlone(others int) bool {
	switch c.kind {
	case conjunctive:
		return false
	case continuedConjunctive:
		return others == 0
	}
	return true
}

func (c compound) String() string { return fmt.Sprintf("%s(%v, %v)", compoundNames[c.kind], c.a, c.b) }
