// Package matrixgame solves games in which players choose at the same time, exactly.
//
// # Matrices
//
// A [Matrix] of rational numbers is a game of two players: one chooses a row, the other one a column, and the column player pays the entry where they meet to the row player. [NewMatrix] makes one of fractions, [Integers] of integers, and [FromFloats] of floating-point
// numbers, which it takes at their word. The examples of the package begin with the guess of a coin, and rock, paper, scissors, where nobody has the advantage; it takes some calculation to see who has it in the game of a rouble or two.
//
// # Pure strategies
//
// [Matrix.Maximin] and [Matrix.Minimax] are what the players can be sure of if the other one knows their choice. If they agree there are [Matrix.SaddlePoints], and the game is decided.
//
// # Mixed strategies
//
// Otherwise the players had better leave the choice to chance. A [Mixed] says how likely each choice is, and [Matrix.Guarantee] what a player can be sure of with it, on average. [Solve] finds the value, which the row player can guarantee and the column player too, and how:
// the [Solution]. [Solution.Verify] checks that the guarantees meet. A [Solver] has limits and reports progress. [Solution.Optima] finds all optimal strategies of a player.
//
// # Dominance
//
// [Dominance.Reduce] strikes out rows and columns that are worse than others or than mixtures of others, and keeps the trail, which [Reduction.Verify] checks.
//
// # Bounds
//
// If entries are known in bounds only, [SolveBetween] bounds the value, and has strategies that guarantee the bounds. [Rounded] has the bounds of numbers that were rounded to floats; [Solution.Floats] and [Bounds.Floats] round results so that nothing is lost.
//
// # Conventions
//
// Numbers that are returned are the caller's. Rows, columns and choices are counted from 0, but from 1 in messages and texts. Functions panic if a strategy is not for the matrix. Same input gives same output.
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, §14.
//   - J. von Neumann, O. Morgenstern, Theory of games and economic behavior, 1944.
//   - R. D. Luce, H. Raiffa, Games and decisions, 1957.
//   - L. S. Shapley, R. N. Snow, Basic solutions of discrete games, in: Contributions to the theory of games I, 1950.
package matrixgame
