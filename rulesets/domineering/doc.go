// Package domineering plays Domineering, by G. Andersson: on any set of squares, Left places dominoes upright and Right
// places them across, each on two squares that are still empty. Whoever cannot move loses.
//
// A [Position] is the set of the empty squares: [Parse] reads it from text such as ".#|..", [Rectangle] makes a whole
// board, and [FromBoard] and [FromBits] any set. [Rules] knows how a position falls apart and which positions are
// alike: one turned by a right angle is the negative of the other. In [Cram], the impartial variant, both players place
// dominoes either way.
//
// # References
//   - M. Gardner, Mathematical Games, Scientific American 230 (1974), under the name Crosscram.
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., 2001: ch. 5, with
//     the values of the small pieces.
//   - E. R. Berlekamp, Blockbusting and Domineering, Journal of Combinatorial Theory A 49 (1988).
//   - D. M. Breuker, J. W. H. M. Uiterwijk, H. J. van den Herik, Solving 8×8 Domineering, Theoretical Computer Science
//     230 (2000), with the winners on rectangles.
package domineering
