// Package coins plays coin-turning games. Coins lie in a row, numbered 1, 2, 3, … from the left, some heads up and some
// tails up. A move turns some of them over, according to the rules of the game, and the rightmost one that it turns
// must go from heads to tails. Whoever cannot move loses.
//
// Such a game is impartial, and a position is worth the nim-sum of what its heads are worth one by one, each as if it
// were the only one. So all there is to know are the values of single coins. [Code] is the rules of a game, in a short
// notation for how many coins may be turned and how they must lie, and [Code.Values] finds the values. In
// [TurningTurtles] (1-2) coin n is worth n, as a heap in Nim; in [MockTurtles] (1-3) coin n is worth the n-th number
// with an odd number of binary digits 1; in [Ruler] (1+C) it is worth the largest power of two that divides n.
//
// A [Product] plays two such games at once on a board of coins: a move chooses rows by the rules of one and columns by
// those of the other, and turns the coins where they meet. Then the value of a coin is the nim-product of the values
// that its row and its column have as coins in the two games. An [Acrostic] product turns coins of one column by the
// rules of one game, or of one row by those of the other.
//
// Positions are boards of package board with the letters h and t, for heads and tails.
//
// # References
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 14.
//   - J. H. Conway, On Numbers and Games, ch. 13.
//   - The notation for codes is that of CGSuite 2, class Spawning.
package coins
