// Package chomp plays Chomp, by F. Schuh (as a game of divisors) and D. Gale. The position is a bar of chocolate whose
// square in the upper left corner is poisoned. A player bites off a square with all squares that are neither above it
// nor to the left of it. Whoever must eat the poisoned square loses; here nobody may eat it, so that whoever cannot
// move loses.
//
// The first player wins every rectangle but the single square, as Gale has shown by stealing a strategy: bite off the
// last square. If this wins, fine. If it does not, the opponent has an answer that wins, and that could have been the
// first move. The proof does not say which move wins. Two bars are known in general: a square is won by leaving one row
// and one column, and two rows lose if and only if the second one is shorter by one.
//
// [Rules] are the rules, for any solver. [Solve] finds who wins all bars in a rectangle, much faster. A rectangle of m
// × n squares has as many bars as the binomial coefficient of m+n over m, so 184,756 for 10 × 10, and 10¹⁷ for 30 × 30:
// leave the limits on, or a solver goes on until there is no memory left.
//
// # References
//   - D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974).
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 18.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problem 39.
package chomp
