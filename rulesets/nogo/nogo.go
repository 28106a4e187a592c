package nogo

import (
	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// Rules are the rules of NoGo on a board with the letters
//
//	x o   a stone of Left's and of Right's
//	.     an empty square
//	#     a square that is not there
//	l r   a stone of Left's and of Right's that always has room
//	-     a square that stays empty
//
// The last three stand for what became safe for good; parts and representatives of positions have them. The board falls
// apart into sets of empty squares and stones that touch, where stones of two colours do not count as touching, and
// safe ones connect nothing. Turned and mirrored boards are alike, and to exchange the colours makes the negative. A
// block without room, which no play leads to, is as good as squares that are not there.
type Rules struct{}

const letters = "xo.#lr-"

// Parse reads a position, such as "..x|.o.". Errors are those of [board.Parse], and a [*cgt.SyntaxError] with the
// offset of a stone whose block does not touch an empty square.
func Parse(text string) (board.Board, error) {
	b, err := board.Parse(text, letters)
	if err != nil {
		return board.Board{}, err
	}
	var d desk
	a := newAnalysis(b, &d)
	for i := range b.Len() {
		if k := a.of[i]; k >= 0 && a.blocks[k].room == noRoom {
			return board.Board{}, &cgt.SyntaxError{What: "board", Offset: offset(text, i), Msg: "a block of stones that touches no empty square"}
		}
	}
	return b, nil
}

// offset returns where in the text of a board the letter of a square is.
func offset(text string, square int) int {
	for i := range len(text) {
		switch text[i] {
		case ' ', '\t', '\r', '\n', '|':
		default:
			if square == 0 {
				return i
			}
			square--
		}
	}
	return len(text)
}

// MustParse is Parse for texts that are known to be right; it panics otherwise.
func MustParse(text string) board.Board {
	b, err := Parse(text)
	if err != nil {
		panic(err)
	}
	return b
}

// stones has the letter of each player.
var stones = [...]byte{cgt.Left: 'x', cgt.Right: 'o'}

// AppendMoves appends the boards that who can move to: on a strip from the middle on, where moves are best, so that
// searches try them first; on other boards row by row.
func (Rules) AppendMoves(dst []board.Board, b board.Board, who cgt.Player) []board.Board {
	var d desk
	a := newAnalysis(b, &d)
	n := b.Len()
	outwards := isStrip(b)
	for i := range n {
		at := i
		if outwards {
			at = (n - 1) / 2
			if i%2 != 0 {
				at += (i + 1) / 2
			} else {
				at -= i / 2
			}
		}
		if b.At(at) == '.' && a.allows(at, who) {
			dst = append(dst, b.With(board.Square{At: at, Letter: stones[who]}))
		}
	}
	return dst
}

// AppendParts appends the parts that touch and have an empty square where somebody may move. Of squares that stay empty
// and of safe stones, each part has those that touch its empty squares.
func (Rules) AppendParts(dst []board.Board, b board.Board) []board.Board {
	return split(dst, settle(b))
}

// Normalize returns the least of the images of the board, or of its negative. On a strip stones of one block count as
// one. What plays no part any more is left out by AppendParts.
func (Rules) Normalize(b board.Board) (board.Board, bool) {
	p := b.Crop("#")
	if isStrip(p) {
		return leastOfStrip(shorten(p))
	}
	least, negative := p.Least(), p.Map(exchanged).Least()
	if negative.Compare(least) < 0 {
		return negative, true
	}
	return least, false
}

// exchanged returns the letter for what belongs to the other player.
func exchanged(letter byte) byte {
	switch letter {
	case 'x':
		return 'o'
	case 'o':
		return 'x'
	case 'l':
		return 'r'
	case 'r':
		return 'l'
	}
	return letter
}
