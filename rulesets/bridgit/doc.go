// Package bridgit plays the game of D. Gale, which was sold as Bridg-It. The points of two players stand in rows such
// that each is in the middle between points of the other. In turn the players draw a link between two neighbouring
// points of their own, level or upright, and no two links may cross. The first player wins by joining the upper row of
// own points to the lower one, the second by joining the left column to the right one. So each place for a link of one
// player is one for a link of the other too, and it is the same to say that the second player erases a link that the
// first could draw (Shen, problem 41).
//
// A board has as many columns and rows of points of the first player as one likes; the second player has a column more
// and a row less. Usually there is a row more than there are columns, and the board looks the same to both. Then the
// first player wins; with fewer rows the one who joins the rows wins in any case, and with more the other.
//
// A [Position] is for boards of up to [MaxPlaces] places, and [Rules] are the rules, as a game for package zermelo in
// which the first player is Max. A [Board] is for all sizes: [Board.Game] makes of it a game of package switching,
// which finds strategies for both players at once.
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problem 41.
//   - M. Gardner, The 2nd Scientific American Book of Mathematical Puzzles and Diversions, Simon and Schuster, 1961,
//     for the game and the first strategy, by O. Gross.
//   - A. Lehman, A solution of the Shannon switching game, Journal of the Society for Industrial and Applied
//     Mathematics 12 (1964).
package bridgit
