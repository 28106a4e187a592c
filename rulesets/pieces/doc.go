// Package pieces moves chess pieces one way on a board: each move leads nearer to the corner, so that every play ends,
// and whoever cannot move loses. The corner is the square (0, 0), and a square is given by its distances from the
// corner, counted in rows and columns.
//
// A one-way rook is Nim with two heaps, and a one-way queen is Wythoff's game. The one-way knight has four of the eight
// moves of a knight. A [Piece] can have any moves from which it follows that play ends: a list of [Step], of which
// riders go as often as they like. [Rules] are the rules for one piece; several pieces that do not get into the way of
// one another are a sum of games. [Hungry] has a piece that carries a bag of apples.
//
// [NewGrid] finds the nim-values of all squares of a board. The nim-values of the rook, the bishop, the king and, on a
// board without end, the knight have closed forms, and so have the zeros of the queen, see [Rules.NimValue].
//
// # References
//   - W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 3.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, §§3, 11.
//   - Combinatorial Games, Numbers and Nimbers, notes of a course in Dubna, 2009, §2.3 (the Dubna notes).
package pieces
