package cgt

import (
	"fmt"
	"strings"
)

// Sum returns the disjunctive sum of positions, which may belong to different games: the player
// to move chooses one of them and moves there. Sum of no positions is the game without moves.
// Sums of sums are flattened.
//
// Source: Conway, On Numbers and Games, ch. 7.
func Sum(ps ...Position) Position {
	var parts []Position
	for _, p := range ps {
		parts = Positions{}.flatten(parts, p)
	}
	return newSum(parts)
}

// flatten appends the summands of p.
func (Positions) flatten(dst []Position, p Position) []Position {
	switch p := p.(type) {
	case nothing:
		return dst
	case sum:
		return p.appendSummands(dst)
	}
	return append(dst, p)
}

// newSum builds a balanced sum of parts none of which is a sum, so that the depth of a sum, and
// of whatever walks it, is the logarithm of the number of its parts.
func newSum(parts []Position) Position {
	switch len(parts) {
	case 0:
		return nothing{}
	case 1:
		return parts[0]
	}
	half := len(parts) / 2
	return sum{newSum(parts[:half]), newSum(parts[half:])}
}

// nothing is the sum of no positions.
type nothing struct{}

func (nothing) AppendMoves(dst []Position, _ Player) []Position { return dst }
func (nothing) AppendParts(dst []Position) []Position           { return dst }
func (nothing) String() string                                  { return "0" }

// sum is a pair, and not a list, to be comparable.
type sum struct{ a, b Position }

func (s sum) appendSummands(dst []Position) []Position {
	return Positions{}.flatten(Positions{}.flatten(dst, s.a), s.b)
}

func (s sum) AppendMoves(dst []Position, who Player) []Position {
	parts := s.appendSummands(nil)
	var moves []Position
	for i, p := range parts {
		moves = p.AppendMoves(moves[:0], who)
		for _, q := range moves {
			parts[i] = q
			dst = append(dst, Sum(parts...))
		}
		parts[i] = p
	}
	return dst
}

func (s sum) AppendParts(dst []Position) []Position {
	for _, p := range s.appendSummands(nil) {
		dst = Positions{}.AppendParts(dst, p)
	}
	return dst
}

func (s sum) String() string {
	var b strings.Builder
	for i, p := range s.appendSummands(nil) {
		if i > 0 {
			b.WriteString(" + ")
		}
		fmt.Fprint(&b, p)
	}
	return b.String()
}

// Neg returns the negative of a position: Left and Right change places. Neg(Neg(p)) is p, and the
// negative of a sum is the sum of the negatives.
func Neg(p Position) Position {
	switch p := p.(type) {
	case nothing:
		return p
	case sum:
		return sum{Neg(p.a), Neg(p.b)}
	case swapped:
		return p.p
	}
	return swapped{p}
}

// swapped is a position with Left and Right exchanged.
type swapped struct{ p Position }

func (s swapped) AppendMoves(dst []Position, who Player) []Position {
	return negateFrom(s.p.AppendMoves(dst, who.Opponent()), len(dst))
}

func (s swapped) AppendParts(dst []Position) []Position {
	return negateFrom(Positions{}.AppendParts(dst, s.p), len(dst))
}

func (s swapped) Normalize() (Position, bool) {
	q, swap := Positions{}.Normalize(s.p)
	return q, !swap
}

func (s swapped) String() string { return fmt.Sprintf("-(%v)", s.p) }

func negateFrom(ps []Position, from int) []Position {
	for i := from; i < len(ps); i++ {
		ps[i] = Neg(ps[i])
	}
	return ps
}
