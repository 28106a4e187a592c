// Package toadsfrogs plays Toads and Frogs, by R. K. Guy, on a strip of squares. Left has the toads t and Right the
// frogs f. Left moves a toad to the square at its right if it is empty; if a frog sits there, the toad may jump over it
// to the square behind, if this is empty. Nothing happens to the frog. Right moves frogs to the left in the same way.
// Whoever cannot move loses.
//
// A strip with one toad and one frog is worth a number and a nimber. With two of each there is ↑, and with more of them
// every number occurs, and temperatures as high as one likes. If all animals sit side by side, the strip is worth an
// integer.
//
// Sources: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, ch. 1 and 5; J.
// Erickson, New Toads and Frogs Results, Games of No Chance (1996).
package toadsfrogs

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of Toads and Frogs on a board with the letters t, f and . (an empty square); a square with
// another letter is never used. Rows of a board are strips of their own, and a strip falls apart where there is
// something that can never move. The mirror image of a strip with toads and frogs exchanged is its negative.
type Rules struct{}

// Parse reads a strip, such as "tt.ff".
func Parse(text string) (board.Board, error) { return board.ParseStrip(text, "tf.") }

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board { return board.MustParseStrip(text, "tf.") }

var (
	// animals has the letter of each player.
	animals = [...]byte{cgt.Left: 't', cgt.Right: 'f'}
	// forward has the direction of each player.
	forward = [...]board.Direction{cgt.Left: {Right: 1}, cgt.Right: {Right: -1}}
)

// AppendMoves appends the strips that who can move to.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	for from := range b.Len() {
		if b.At(from) != animals[who] {
			continue
		}
		to, ok := b.Step(from, forward[who])
		if ok && b.At(to) == animals[who.Opponent()] {
			to, ok = b.Step(to, forward[who])
		}
		if ok && b.At(to) == '.' {
			dst = append(dst, b.With(board.Square{At: from, Letter: '.'}, board.Square{At: to, Letter: animals[who]}))
		}
	}
	return dst
}

// AppendParts appends what lies between animals that can never move, but for strips without animals.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	b = settle(b)
	from := len(dst)
	if b.Rows() == 1 && !b.Contains('#') {
		dst = append(dst, b)
	} else {
		dst = b.AppendParts(dst, "#", forward[:]...)
	}
	kept := dst[:from]
	for _, p := range dst[from:] {
		if p.Contains('t') || p.Contains('f') {
			kept = append(kept, p)
		}
	}
	return kept
}

// Normalize returns the strip with # for each animal that can never move and without those at its ends, or the mirror
// image of that with toads and frogs exchanged, which is its negative, if this is less.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	p := settle(b).Crop("#")
	if mirrorIsLess(p) {
		return p.Image(board.FlipCols).Exchange('t', 'f'), true
	}
	return p, false
}

// mirrorIsLess reports whether the mirror image of a board with toads and frogs exchanged is less than the board,
// without making it.
func mirrorIsLess(b board.Board) bool {
	for at := range b.Len() {
		col := at % b.Cols()
		mirrored := b.At(at - col + b.Cols() - 1 - col)
		switch mirrored {
		case animals[cgt.Left]:
			mirrored = animals[cgt.Right]
		case animals[cgt.Right]:
			mirrored = animals[cgt.Left]
		}
		if letter := b.At(at); mirrored != letter {
			return mirrored < letter
		}
	}
	return false
}

// settle returns the board with # for each animal that can never move, such as the first four in ttff.t; it is like an
// end of the strip for all others.
//
// The animals that can never move include the largest set in which each one has before it the end of the strip, or one
// of its own kind that is in the set, or one of the other kind that is in the set with the end of the strip or another
// one of the set behind. For the first of them to move would have nowhere to go. None that is not in the set ever comes
// to sit face to face with one that is: if it sat there now, this one would not be in the set, and later the square
// before this one is taken for good. So none jumps over one in the set, and the game tree is the same if these are ends
// of the strip.
func settle(b board.Board) board.Board {
	if b.Rows() == 1 && b.Len() <= squaresOfStrip {
		return settleStrip(b)
	}
	stuck := stuckIn(b, moves)
	var closed []board.Square
	for at := range stuck {
		if stuck[at] {
			closed = append(closed, board.Square{At: at, Letter: '#'})
		}
	}
	return b.With(closed...)
}

// stuckIn returns the squares of the largest set, of those that are not empty, in which nothing can move as long as
// nothing in the set does. Moves reports whether what is on a square might move if all that is stuck stays where it is.
func stuckIn(b board.Board, moves func(b board.Board, at int, stuck []bool) bool) []bool {
	stuck := make([]bool, b.Len())
	for at := range stuck {
		stuck[at] = b.At(at) != '.'
	}
	for more := true; more; {
		more = false
		for at := range stuck {
			if stuck[at] && moves(b, at, stuck) {
				stuck[at], more = false, true
			}
		}
	}
	return stuck
}

// moves reports whether the animal on a square might move, if those that are stuck stay where they are.
func moves(b board.Board, at int, stuck []bool) bool {
	for who, animal := range animals {
		if b.At(at) != animal {
			continue
		}
		to, ok := b.Step(at, forward[who])
		if ok && stuck[to] && b.At(to) == animals[cgt.Player(who).Opponent()] {
			to, ok = b.Step(to, forward[who])
		}
		return ok && !stuck[to]
	}
	return false
}
