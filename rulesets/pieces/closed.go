package pieces

import (
	"cmp"
	"math/bits"

	"github.com/cgt-go/sdk/nim"
)

// NimValue returns the nim-value of a square, if there is a closed form for it; otherwise ok is false. With row r and
// column c the values are:
//
//	rook     r ⊕ c
//	bishop   the lesser of r and c
//	king     with m the lesser and n the greater: 0 if both are even, 1 if only m is, 2 if both are odd, 3 if only n is even
//	knight   if the board has no end: that of a table with 4 rows and columns, of which there are three. One is for the blocks of 4 × 4
//	         squares on the diagonal, one for those next to them, and one for all others
//	queen    0 on the squares (⌊dφ⌋, ⌊dφ⌋ + d) and (⌊dφ⌋ + d, ⌊dφ⌋), with the golden ratio φ = (1 + √5)/2. The other values are not known
//
// A square that is not on the board has the value 0.
//
// Sources: for the queen, Wythoff 1907; for the knight, Dubna notes, exercise 2.11. That the tables satisfy the mex
// rule at all squares follows from finitely many cases, since they do not change if 4 is added to both coordinates, and
// far from the diagonal if 4 is added to the greater one.
func (r Rules) NimValue(q Square) (value nim.Nimber, ok bool) {
	if !r.Contains(q) {
		return 0, true
	}
	m, n := min(q.Row, q.Col), max(q.Row, q.Col)
	switch r.Piece {
	case rook:
		return nim.Nimber(m ^ n), true
	case queen:
		return 0, isWythoff(uint64(m), uint64(n-m))
	case bishop:
		return nim.Nimber(m), true
	case king:
		return [2][2]nim.Nimber{{0, 1}, {3, 2}}[m%2][n%2], true
	case knight:
		if r.Rows > 0 || r.Cols > 0 {
			return 0, false
		}
		return nim.Nimber(knightBlocks[min(n/4-m/4, 2)][m%4][n%4] - '0'), true
	}
	return 0, false
}

// knightBlocks has the values of the knight on and above the diagonal, by how many blocks it is to the right of the
// diagonal, its row in the block and its column in it.
var knightBlocks = [3][4]string{
	{"0011", "0021", "1222", "1121"},
	{"0011", "0011", "3222", "4323"},
	{"0011", "0011", "3222", "3323"},
}

// isWythoff reports whether m is ⌊dφ⌋, which is ⌊(d + √(5d²))/2⌋. This is so if and only if t² ≤ 5d² < (t + 2)² for t =
// 2m − d. Neither m nor d is more than an int can be.
func isWythoff(m, d uint64) bool {
	// Since 1 < φ < 2; and if d is so large, then m + d is not an int.
	if m < d || m > 2*d || d >= 1<<62 {
		return false
	}
	t := 2*m - d
	five := square(d)
	carry, low := bits.Mul64(five[1], 5)
	five = [...]uint64{5*five[0] + carry, low}
	return compare(square(t), five) <= 0 && compare(five, square(t+2)) < 0
}

// square returns x² as a number of two words, of which the first is the high one.
func square(x uint64) [2]uint64 {
	high, low := bits.Mul64(x, x)
	return [...]uint64{high, low}
}

func compare(x, y [2]uint64) int { return cmp.Or(cmp.Compare(x[0], y[0]), cmp.Compare(x[1], y[1])) }
