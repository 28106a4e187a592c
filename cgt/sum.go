package cgt

import (
	"errors"
	"fmt"
	"strings"
)

// Sum returns the disjunctive sum of positions, which may belong to different games: the player
// to move chooses one of them and moves there. Sum of no positions is the game without moves.
// Sums of sums are flattened, so sums of the same positions in the same order are ==. A move in a
// sum of n parts costs time and memory of order log n, or n if it changes the number of parts. Sum
// panics if a position is nil.
//
// Source: Conway, On Numbers and Games, ch. 7.
func Sum(ps ...Position) Position {
	var parts []Position
	for _, p := range ps {
		parts = appendSummands(parts, p)
	}
	return newSum(parts)
}

// appendSummands appends the parts of which p is the sum.
func appendSummands(dst []Position, p Position) []Position {
	switch p := p.(type) {
	case nil:
		panic(errors.New("cgt: Sum: nil Position"))
	case nothing:
		return dst
	case sum:
		return appendSummands(appendSummands(dst, p.a), p.b)
	}
	return append(dst, p)
}

// newSum builds a balanced sum of parts none of which is a sum, so that the depth of a sum, and
// of whatever walks it, is the logarithm of the number of its parts. Its shape depends on that number
// alone.
func newSum(parts []Position) Position {
	switch len(parts) {
	case 0:
		return nothing{}
	case 1:
		return parts[0]
	}
	half := len(parts) / 2
	return sum{newSum(parts[:half]), newSum(parts[half:]), len(parts)}
}

// nothing is the sum of no positions.
type nothing struct{}

func (nothing) AppendMoves(dst []Position, _ Player) []Position { return dst }
func (nothing) AppendParts(dst []Position) []Position           { return dst }
func (nothing) String() string                                  { return "0" }

// sum is a pair, and not a list, to be comparable. Only newSum decides on its shape.
type sum struct {
	a, b  Position
	parts int // how many parts there are, at least 2
}

// numParts returns the number of parts that appendSummands appends.
func numParts(p Position) int {
	switch p := p.(type) {
	case nothing:
		return 0
	case sum:
		return p.parts
	}
	return 1
}

// AppendMoves makes new only the pairs on the way to the part that is moved in, unless the move changes
// the number of parts.
func (s sum) AppendMoves(dst []Position, who Player) []Position {
	from := len(dst)
	dst = s.a.AppendMoves(dst, who)
	for i := from; i < len(dst); i++ {
		dst[i] = s.with(dst[i], s.b)
	}
	from = len(dst)
	dst = s.b.AppendMoves(dst, who)
	for i := from; i < len(dst); i++ {
		dst[i] = s.with(s.a, dst[i])
	}
	return dst
}

// with returns the sum of a and b, which come from moves in s.
func (s sum) with(a, b Position) Position {
	if numParts(a) == numParts(s.a) && numParts(b) == numParts(s.b) {
		return sum{a, b, s.parts}
	}
	return Sum(a, b)
}

func (s sum) AppendParts(dst []Position) []Position {
	for _, p := range appendSummands(nil, s) {
		dst = Positions{}.AppendParts(dst, p)
	}
	return dst
}

// Normalize takes the representative of every part. Of a sum and its negative it prefers the one whose
// first part is its own representative.
func (s sum) Normalize() (Position, bool) {
	var first Position = s
	for {
		pair, ok := first.(sum)
		if !ok {
			break
		}
		first = pair.a
	}
	_, negate := Positions{}.Normalize(first)
	q, _ := s.representative(negate)
	return q, negate
}

// representative returns the sum of the representatives of the parts of s, or of −s if negate, and whether
// it differs from s.
func (s sum) representative(negate bool) (Position, bool) {
	one := func(p Position) (Position, bool) {
		if s, ok := p.(sum); ok {
			return s.representative(negate)
		}
		q, swapped := Positions{}.Normalize(p)
		if swapped != negate {
			q = Neg(q)
		}
		return q, q != p
	}
	a, changedA := one(s.a)
	b, changedB := one(s.b)
	if !changedA && !changedB {
		return s, false
	}
	return s.with(a, b), true
}

func (s sum) String() string {
	var b strings.Builder
	for i, p := range appendSummands(nil, s) {
		if i > 0 {
			b.WriteString(" + ")
		}
		fmt.Fprint(&b, p)
	}
	return b.String()
}

// Neg returns the negative of a position: Left and Right change places. Neg(Neg(p)) is p, and the
// negative of a sum is the sum of the negatives. Neg panics if p is nil.
func Neg(p Position) Position {
	switch p := p.(type) {
	case nil:
		panic(errors.New("cgt: Neg: nil Position"))
	case nothing:
		return p
	case sum:
		return sum{Neg(p.a), Neg(p.b), p.parts}
	case swapped:
		return p.p
	}
	return swapped{p}
}

// swapped is a position, not a sum, with Left and Right exchanged.
type swapped struct{ p Position }

func (s swapped) AppendMoves(dst []Position, who Player) []Position {
	return negateFrom(s.p.AppendMoves(dst, who.Opponent()), len(dst))
}

func (s swapped) AppendParts(dst []Position) []Position {
	return negateFrom(Positions{}.AppendParts(dst, s.p), len(dst))
}

func (s swapped) Normalize() (Position, bool) {
	q, swapped := Positions{}.Normalize(s.p)
	return q, !swapped
}

func (s swapped) String() string { return fmt.Sprintf("-(%v)", s.p) }

func negateFrom(ps []Position, from int) []Position {
	for i := from; i < len(ps); i++ {
		ps[i] = Neg(ps[i])
	}
	return ps
}
