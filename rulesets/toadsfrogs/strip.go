package toadsfrogs

import (
	"math/bits"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/board"
)

// squaresOfStrip is the largest number of squares of a strip that is settled in one word.
const squaresOfStrip = 64

// settleStrip is [settle] for a single strip of a few squares. A word has a bit for each of them, the first one lowest.
func settleStrip(b board.Board) board.Board {
	var squares, empty, toads, frogs uint64
	for at := range b.Len() {
		bit := uint64(1) << at
		squares |= bit
		switch b.At(at) {
		case '.':
			empty |= bit
		case animals[cgt.Left]:
			toads |= bit
		case animals[cgt.Right]:
			frogs |= bit
		}
	}
	// An animal is not in the set if the square before it is not, or behind one of the other kind the one after that.
	stuck := squares &^ empty
	for free := empty; free != 0; {
		free = squares &^ stuck
		free = stuck & (toads&(free>>1|(stuck&frogs)>>1&(free>>2)) | frogs&(free<<1|(stuck&toads)<<1&(free<<2)))
		stuck &^= free
	}
	var few [squaresOfStrip]board.Square
	closed := few[:0]
	for ; stuck != 0; stuck &= stuck - 1 {
		closed = append(closed, board.Square{At: bits.TrailingZeros64(stuck), Letter: '#'})
	}
	return b.With(closed...)
}
