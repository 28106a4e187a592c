package pieces

import "slices"

// Rook returns the one-way rook, which moves any number of squares along its row or its column towards the corner. It
// is Nim with two heaps.
//
// Source: Shen, problem 12.
func Rook() Piece { return rook }

// Bishop returns the one-way bishop, which moves any number of squares along the diagonal towards the corner. It cannot
// move at the edges.
func Bishop() Piece { return bishop }

// Queen returns the one-way queen, which moves as a rook or as a bishop. It is Wythoff's game: take any number from one
// of two heaps, or the same number from both.
//
// Source: Wythoff 1907; Winning Ways, ch. 3.
func Queen() Piece { return queen }

// King returns the one-way king, which moves one square along its row, its column or the diagonal towards the corner.
// It is the game of two heaps where a move takes one from one of them, or one from both.
//
// Source: Shen, problem 13.
func King() Piece { return king }

// Knight returns the one-way knight. With the corner at the north-west it moves as the knight of chess does to NNE,
// NNW, NWW and SWW: two rows nearer to the corner and a column to either side, or two columns nearer and a row to
// either side.
//
// Source: Dubna notes, rules 2.10.
func Knight() Piece { return knight }

var (
	rook   = must(Step{0, -1, true}, Step{-1, 0, true})
	bishop = must(Step{-1, -1, true})
	queen  = must(Step{0, -1, true}, Step{-1, 0, true}, Step{-1, -1, true})
	king   = must(Step{0, -1, false}, Step{-1, 0, false}, Step{-1, -1, false})
	knight = must(Step{-2, -1, false}, Step{-1, -2, false}, Step{1, -2, false}, Step{-2, 1, false})
)

func must(steps ...Step) Piece {
	p, err := New(steps...)
	if err != nil {
		panic(err)
	}
	return p
}

// names has the pieces that have names.
var names = []struct {
	name  string
	piece Piece
}{
	{"bishop", bishop},
	{"king", king},
	{"knight", knight},
	{"queen", queen},
	{"rook", rook},
}

// Names returns the names that [Parse] knows, in alphabetic order.
func Names() []string {
	list := make([]string, len(names))
	for i, n := range names {
		list[i] = n.name
	}
	return list
}

// name returns the name of a piece, or "".
func (p Piece) name() string {
	if i := slices.IndexFunc(names, func(n struct {
		name  string
		piece Piece
	},
	) bool {
		return n.piece == p
	}); i >= 0 {
		return names[i].name
	}
	return ""
}
