// Package cakeshare shares a cake: Max cuts it into two pieces, Min cuts one of them into two, and then Max, Min and
// Max again each take a piece. The payoff is the part of the cake that Max gets.
//
// Here the cake has a finite number of crumbs, and a cut goes between them. In three pieces Min gets the middle one. If
// Max has cut p crumbs from q, with p ≥ q, Min can make that ⌊p/2⌋, by halving the larger piece, or q, by cutting one
// crumb off it if that leaves q at least, and no cut is better. So Max cuts in the ratio 2 : 1 as nearly as he can, and
// of n crumbs Min gets ⌊(n+1)/3⌋. Max gets 2/3 of the cake if its crumbs are divisible by three, and otherwise nearly
// so; for a cake that can be cut anywhere it is 2/3.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §8, problem 35.
package cakeshare

import (
	"fmt"

	"github.com/cgt-go/sdk/zermelo"
)

// Share is a position: the pieces that nobody has taken, and what Max has. It is an immutable value; two are == if they
// are the same position. [New] makes one with the whole cake.
type Share struct {
	pieces [3]uint16 // from the largest; 0 for none
	taken  uint16    // by Max
	moves  uint8     // that were made
}

// The smallest and the largest number of crumbs.
const (
	MinCrumbs = 3
	MaxCrumbs = 10_000
)

// New returns a cake of so many crumbs, from [MinCrumbs] to [MaxCrumbs], or else panics.
func New(crumbs int) Share {
	if crumbs < MinCrumbs || crumbs > MaxCrumbs {
		panic(fmt.Errorf("cakeshare: %d crumbs, and not %d to %d", crumbs, MinCrumbs, MaxCrumbs))
	}
	return Share{pieces: [3]uint16{uint16(crumbs)}}
}

// Pieces returns the numbers of crumbs in the pieces that nobody has taken, from the largest.
func (s Share) Pieces() []int {
	var list []int
	for _, n := range s.pieces {
		if n > 0 {
			list = append(list, int(n))
		}
	}
	return list
}

// Taken returns the number of crumbs that Max has.
func (s Share) Taken() int { return int(s.taken) }

// String returns a text such as "[4 2] 0": the pieces, and what Max has.
func (s Share) String() string { return fmt.Sprint(s.Pieces(), s.taken) }

// with returns the position after a move.
func (s Share) with(pieces [3]uint16, taken uint16) Share {
	for i := range pieces {
		for j := i; j > 0 && pieces[j] > pieces[j-1]; j-- {
			pieces[j], pieces[j-1] = pieces[j-1], pieces[j]
		}
	}
	return Share{pieces, s.taken + taken, s.moves + 1}
}

// cut returns the position after some crumbs, fewer than there are, are cut off a piece.
func (s Share) cut(piece int, crumbs uint16) Share {
	p := s.pieces
	p[piece], p[2] = p[piece]-crumbs, crumbs
	return s.with(p, 0)
}

// take returns the position after who takes a piece.
func (s Share) take(piece int, who zermelo.Player) Share {
	p, taken := s.pieces, s.pieces[piece]
	if p[piece] = 0; who == zermelo.Min {
		taken = 0
	}
	return s.with(p, taken)
}

// Rules are the rules for a cake of so many crumbs, which positions must have.
type Rules struct{ Crumbs int }

// End returns the part of the cake that Max has, when all pieces are taken.
func (r Rules) End(s Share) (zermelo.Rational, bool) {
	if s.pieces[0] > 0 {
		return zermelo.Rational{}, false
	}
	return zermelo.Rat(int64(s.taken), int64(max(1, r.Crumbs))), true
}

// Turn returns who moves: Max, Min, and then Max, Min, Max.
func (Rules) Turn(s Share) zermelo.Player {
	return [...]zermelo.Player{zermelo.Max, zermelo.Min, zermelo.Max, zermelo.Min, zermelo.Max}[s.moves%5]
}

// AppendMoves appends the positions after each cut, of the larger piece first, or after each piece that may be taken,
// the largest first.
func (r Rules) AppendMoves(dst []Share, s Share) []Share {
	for i, n := range s.pieces {
		if s.moves >= 2 && n > 0 {
			dst = append(dst, s.take(i, r.Turn(s)))
		}
		if s.moves < 2 {
			for crumbs := uint16(1); 2*crumbs <= n; crumbs++ {
				dst = append(dst, s.cut(i, crumbs))
			}
		}
	}
	return dst
}

// Value returns what Max gets: n − ⌊(n+1)/3⌋ of n crumbs. [Rules.Strategy] proves it.
func (r Rules) Value() zermelo.Rational {
	return zermelo.Rat(int64(r.Crumbs-(r.Crumbs+1)/3), int64(max(1, r.Crumbs)))
}

// Strategy returns a strategy that gets the value of a whole cake. Max cuts ⌊(n+1)/3⌋ crumbs off. Min halves the larger
// piece if its half is larger than the smaller piece, and otherwise cuts one crumb off the larger piece. All take the
// largest piece that is left.
func (r Rules) Strategy(who zermelo.Player) zermelo.Strategy[Share] {
	return zermelo.StrategyFunc[Share](func(s Share) (Share, bool) {
		p, q := s.pieces[0], s.pieces[1]
		switch {
		case p == 0 || r.Turn(s) != who:
			return Share{}, false
		case s.moves == 0:
			return s.cut(0, (p+1)/3), true
		case s.moves == 1 && p/2 >= q:
			return s.cut(0, p/2), true
		case s.moves == 1:
			return s.cut(0, 1), true
		}
		return s.take(0, who), true
	})
}
