package endgames

import (
	"fmt"
	"math/bits"
)

// Square is a square of the board: a1 is 0, b1 is 1, and h8 is 63.
type Square uint8

const squares = 64

// SquareAt returns the square in a file and a rank, both counted from 0. It panics if there is none.
func SquareAt(file, rank int) Square {
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		panic(fmt.Errorf("endgames: there is no square in file %d and rank %d", file, rank))
	}
	return Square(8*rank + file)
}

// File returns the number of the file, from 0 for a.
func (s Square) File() int { return int(s % 8) }

// Rank returns the number of the rank, from 0 for the one that players call 1.
func (s Square) Rank() int { return int(s / 8) }

// String returns a text such as "e4".
func (s Square) String() string {
	if s >= squares {
		return fmt.Sprintf("Square(%d)", uint8(s))
	}
	return string([]byte{byte('a' + s.File()), byte('1' + s.Rank())})
}

// set is a set of squares.
type set uint64

func (s Square) set() set { return 1 << s }

func (a set) has(s Square) bool { return a>>s&1 != 0 }

// vector is a step of a piece.
type vector struct{ file, rank int }

var (
	straight = []vector{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
	slanted  = []vector{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	jumps    = []vector{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// board has what can be reached from a square of an empty board.
type board struct {
	king, knight, pawn set         // what a king, a knight and a white pawn attack
	lines              [8][]Square // the squares in each direction, the nearest ones first: four straight ones and four slanted ones
	images             [8]Square   // where the square is after each symmetry of the board; the first one is the identity, the second one keeps ranks
}

var boards = func() (bs [squares]board) {
	for s := range Square(squares) {
		b := &bs[s]
		step := func(v vector, times int) (to Square, ok bool) {
			file, rank := s.File()+times*v.file, s.Rank()+times*v.rank
			if file < 0 || file > 7 || rank < 0 || rank > 7 {
				return 0, false
			}
			return SquareAt(file, rank), true
		}
		for i, v := range append(straight[:4:4], slanted...) {
			for times := 1; ; times++ {
				to, ok := step(v, times)
				if !ok {
					break
				}
				if times == 1 {
					b.king |= to.set()
					if v.rank == 1 && v.file != 0 {
						b.pawn |= to.set()
					}
				}
				b.lines[i] = append(b.lines[i], to)
			}
		}
		for _, v := range jumps {
			if to, ok := step(v, 1); ok {
				b.knight |= to.set()
			}
		}
		for i := range b.images {
			file, rank := s.File(), s.Rank()
			if i&1 != 0 {
				file = 7 - file
			}
			if i&2 != 0 {
				rank = 7 - rank
			}
			if i&4 != 0 {
				file, rank = rank, file
			}
			b.images[i] = SquareAt(file, rank)
		}
	}
	return bs
}()

// first returns the first square of a set that is not empty.
func (a set) first() Square { return Square(bits.TrailingZeros64(uint64(a))) }
