// Package parametric finds the value of a matrix game as a function of a parameter, exactly: a fine, a prize, a chance.
// The entries of a [Matrix] are polynomials in the parameter, which is written t. The value is then continuous, and a
// quotient of polynomials piece by piece; [Solve] finds the pieces, whose ends are algebraic numbers, with optimal
// strategies of both players. [Value.Where] answers for which parameters the value is a given number, as for which fine
// a game is fair, [Value.WriteSVG] draws it, and [Value.Verify] checks everything by the signs of polynomials.
//
// A [Root] is a real algebraic number: an equation and an interval with no other root of it. [Polynomial] and
// [Quotient] are what the package calculates with.
//
// Functions and methods panic if a pointer is nil that they are given. Values never change and may be used by several
// goroutines.
//
// # References
//   - L. S. Shapley, R. N. Snow, Basic solutions of discrete games, in: Contributions to the Theory of Games I, 1950:
//     every game has optimal strategies that come from a square part of its matrix.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, §14, problem 48, for the game with a fine.
package parametric
