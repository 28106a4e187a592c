// Package silverdollar plays the Silver Dollar Game, with the dollar and without. Coins lie on a strip of squares, at
// most one on each. A move takes one of them any number of squares to the left, but not onto another coin nor past it.
// Whoever cannot move, since the coins fill the left end of the strip, loses.
//
// Without the dollar it is Nim in disguise: take the coins in pairs from the right. The gaps between the coins of a
// pair are the heaps, and if a coin is left alone, its gap is that to the end of the strip. For if the left coin of a
// pair is moved away from the right one, this one can follow it.
//
// With the dollar there is a bag at the left of the strip, which holds any number of coins, and one of the coins is a
// silver dollar, worth more than all others; see [Bag].
//
// Source: J. H. Conway, On Numbers and Games, ch. 11; E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your
// Mathematical Plays, 2nd ed., ch. 15.
package silverdollar

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of the game on a board with the letters c (a coin), d (the dollar, or a dollar) and . (an empty
// square); a square with another letter is never used and ends the strip. Each row of a board is a strip by itself. The
// rules know the nim-values of all positions, but not if Bag is [TakeNow].
type Rules struct {
	Bag Bag
}

// Parse reads a strip, such as "..c.dc".
func Parse(text string) (board.Board, error) { return board.ParseStrip(text, "cd.") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParseStrip(text, "cd.") }

// AppendMoves appends the strips that either player can move to.
func (r Rules) AppendMoves(dst []board.Board, b board.Board, _ cgt.Player) []board.Board {
	for from := range b.Len() {
		if !coin(b, from) {
			continue
		}
		n := gap(b, from)
		for i := 1; i <= n; i++ {
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: from - i, Letter: b.At(from)}))
		}
		switch first := from - n; {
		case r.Bag == NoBag || first%b.Cols() > 0 && coin(b, first-1):
		case b.At(from) == 'c':
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}))
		case r.Bag == TakeNow:
			dst = append(dst, taken(b, first))
		}
	}
	return dst
}

// coin reports whether there is a coin on a square.
func coin(b board.Board, at int) bool { return b.At(at) == 'c' || b.At(at) == 'd' }

// taken returns the board without the coins of the strip that begins with a square.
func taken(b board.Board, first int) board.Board {
	var squares []board.Square
	for at := first; at == first || at < b.Len() && at%b.Cols() > 0; at++ {
		if b.At(at) != '.' && !coin(b, at) {
			break
		}
		squares = append(squares, board.Square{At: at, Letter: '.'})
	}
	return b.With(squares...)
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

// NimValue returns the nim-value: the nim-sum of the gaps at the left of the last coin, the last but two and so on,
// where the gap of a coin that can go into the bag, if it is the first one of the strip, is larger by 1. If Bag is
// [TakeNow] it is 0 if the strip is lost, and is not known otherwise.
func (r Rules) NimValue(b board.Board) (nim.Nimber, bool) {
	if r.Bag == TakeNow {
		wins, ok := r.Wins(b)
		return 0, ok && !wins
	}
	return r.gaps(b, -1), true
}

// gaps is the sum for NimValue; the coin on a square does not go into the bag.
func (r Rules) gaps(b board.Board, stays int) nim.Nimber {
	var sum nim.Nimber
	counts := true // whether the gap at the left of the next coin does
	for at := b.Len() - 1; at >= 0; at-- {
		switch {
		case coin(b, at):
			if counts {
				n := gap(b, at)
				first := at - n
				atEnd := first%b.Cols() == 0 || !coin(b, first-1)
				if r.Bag != NoBag && atEnd && b.At(at) == 'c' && at != stays {
					n++
				}
				sum = sum.Add(nim.Nimber(n))
			}
			counts = !counts
		case b.At(at) != '.':
			counts = true
		}
		if at%b.Cols() == 0 {
			counts = true
		}
	}
	return sum
}

// Wins reports whether the player who begins wins. It is known of all boards, but if Bag is [TakeNow] only of those
// that are one strip.
func (r Rules) Wins(b board.Board) (wins, ok bool) {
	if r.Bag != TakeNow {
		return r.gaps(b, -1) != 0, true
	}
	if b.Rows() > 1 {
		return false, false
	}
	before, dollar := -1, -1 // the last coin before the first dollar, and that
	for at := range b.Len() {
		switch {
		case b.At(at) != '.' && !coin(b, at):
			return false, false
		case dollar >= 0:
		case b.At(at) == 'd':
			dollar = at
		case b.At(at) == 'c':
			before = at
		}
	}
	if dollar >= 0 && before < 0 {
		return true, true
	}
	stays := -1
	if dollar >= 0 {
		stays = before
	}
	return r.gaps(b, stays) != 0, true
}
