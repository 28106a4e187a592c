// Package silverdollar plays the Silver Dollar Game without the dollar. Coins lie on a strip of squares, at most one on each. A move takes one of them any number of squares to
// the left, but not onto another coin nor past it. Whoever cannot move, since the coins fill the left end of the strip, loses.
//
// It is Nim in disguise: take the coins in pairs from the right. The gaps between the coins of a pair are the heaps, and if a coin is left alone, its
// gap is that to the end of the strip. For if the left coin of a pair is moved away from the right one, this one can follow it.
//
// Source: J. H. Conway, On Numbers and Games, ch. 11; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 15.
package silverdollar

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of the game on a board with the letters c (a coin) and . (an empty square); a square with another letter is never used and ends the strip. Each row of a
// board is a strip by itself. The rules know all nim-values.
type Rules struct{}

// Parse reads a strip, such as "..c.cc".
func Parse(text string) (board.Board, error) { return board.ParseStrip(text, "c.") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParseStrip(text, "c.") }

// AppendMoves appends the strips that either player can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, _ cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != 'c' {
			continue
		}
		for n := 1; n <= gap(b, from); n++ {
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: from - n, Letter: 'c'}))
		}
	}
	return dst
}

// gap returns the number of empty squares side by side at the left of a square.
func gap(b board.Board, at int) int {
	n := 0
	for (at-n)%b.Cols() > 0 && b.At(at-n-1) == '.' {
		n++
	}
	return n
}

// Impartial marks the rules as impartial.
func (Rules) Impartial() {}

// NimValue returns the nim-value, which is always known: the nim-sum of the gaps at the left of the last coin, the last but two and so on.
func (Rules) NimValue(b board.Board) (nim.Nimber, bool) {
	var sum nim.Nimber
	counts := true // whether the gap at the left of the next coin does
	for at := b.Len() - 1; at >= 0; at-- {
		switch {
		case b.At(at) == 'c':
			if counts {
				sum = sum.Add(nim.Nimber(gap(b, at)))
			}
			counts = !counts
		case b.At(at) != '.':
			counts = true
		}
		if at%b.Cols() == 0 {
			counts = true
		}
	}
	return sum, true
}
