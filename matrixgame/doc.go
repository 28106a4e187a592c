// Package matrixgame solves games in which players choose at the same time, exactly.
//
// In short, who guesses a coin had better toss one:
//
//	s, err := matrixgame.Solve(ctx, matrixgame.Integers([]int64{1, -1}, []int64{-1, 1}))
//	fmt.Println(s.Value().RatString(), s.Row(), s.Column()) // 0 (1/2, 1/2) (1/2, 1/2)
//	err = s.Verify()                                        // checks that both guarantee it
//
// # Matrices
//
// A [Matrix] of rational numbers is a game of two players: one chooses a row, the other one a column, and the column
// player pays the entry where they meet to the row player. [NewMatrix] makes one of fractions, [Integers] of integers,
// and [FromFloats] of floating-point numbers, which it takes at their word. The examples of the package begin with the
// guess of a coin, and rock, paper, scissors, where nobody has the advantage; it takes some calculation to see who has
// it in the game of a rouble or two.
//
// # Pure strategies
//
// [Matrix.Maximin] and [Matrix.Minimax] are what the players can be sure of if the other one knows their choice. If
// they agree there are [Matrix.SaddlePoints], and the game is decided.
//
// # Mixed strategies
//
// Otherwise the players had better leave the choice to chance. A [Mixed] says how likely each choice is, and
// [Matrix.Guarantee] what a player can be sure of with it, on average. [Solve] finds the value, which the row player
// can guarantee and the column player too, and how: the [Solution]. [Solution.Verify] checks that the guarantees meet;
// it takes no context, nor does any Verify here but [Optima.Verify], which may run long. A [Solver] has limits and
// reports progress. [Solution.Optima] finds all optimal strategies of a player.
//
// # Dominance
//
// [Dominance.Reduce] strikes out rows and columns that are worse than others or than mixtures of others, and keeps the
// trail, which [Reduction.Verify] checks.
//
// # Bounds
//
// If entries are known in bounds only, [SolveBetween] bounds the value, and has strategies that guarantee the bounds.
// [Rounded] has the bounds of numbers that were rounded to floats; [Solution.Floats] and [Bounds.Floats] round results
// so that nothing is lost.
//
// # Pictures
//
// A game in which a player has two choices can be solved with a ruler: [NewDiagram] has the lines of the payoffs above
// the scale of his strategies, their envelope and the optimum, exactly, and [Diagram.WriteSVG] draws them.
// [WriteScaleSVG] draws the scale alone. In a game of 2×2 the average payoff is a [Bilinear] function of both
// probabilities, whose graph [Bilinear.WriteSVG] draws.
//
// # Many rounds
//
// A [Play] is a game played round after round, which can be watched: [Simulate] draws from mixed strategies, and
// players learn in [FictitiousPlay] and [RegretMatching]. What their averages guarantee comes near to the value, as
// [Play.Bounds] says exactly after each round. A [Replicator] lets populations of rows and columns evolve.
// [Trace.WriteSVG] draws averages against time.
//
// # Two players
//
// In a [Bimatrix] each player has payoffs of his own. [NewBimatrix] makes one of two matrices, [ZeroSum] and
// [Symmetric] of one. A [Profile] is a strategy for each; [Bimatrix.Check] says whether it is an equilibrium, and who
// has a reason to do something else if it is none.
//
// As Nash proved, there is always an equilibrium. [Bimatrix.PureEquilibria] finds those in pure strategies,
// [LemkeHowson] one on a path for each label, and [ExtremeEquilibria] all that are not between others. If there are
// infinitely many, [Equilibria.Components] has the sets they form, with dimensions and indices, and
// [Equilibria.Degenerate] says which strategies have too many best replies. An [EquilibriumSolver] has limits and
// goroutines; it also finds the equilibria of symmetric games in which both do the same, and says whether a game is
// degenerate.
//
// Players who trust somebody to draw by lot for them may do better: [BestCorrelated] and [BestCoarseCorrelated] find
// what is best in some sense, and [Bimatrix.CheckCorrelated] says who should not obey.
//
// # More players
//
// A [Game] has any number of players. [NewGame] makes one of lists and [NewGameFunc] of a function; [Bimatrix.Game] and
// [Game.Bimatrix] go from two players to a game and back. There are [Game.PureEquilibria] and [Game.Check].
// [Dominance.ReduceGame] eliminates dominated choices and keeps the trail, and [Rationalizable] has the choices that
// two players may make who think about each other.
//
// # Files
//
// [ParseMatrix] reads rows of numbers, as CSV files have them, and [ParseBimatrix] two such matrices. [ParseNFG] reads
// the .nfg files of Gambit, in both forms and with the names in them, and [NFG.String] and [NFG.Outcomes] write them.
// [ParseLRS] reads the files of lrsnash, and [ParseLRSPair] those of its predecessor. Matrices, games and profiles are
// read from JSON, and all results written.
//
// # A parameter
//
// Package [github.com/cgt-go/sdk/matrixgame/parametric] finds the value as a function of a parameter in the entries,
// such as a fine, and for which the game is fair.
//
// # Several rounds
//
// Package [github.com/cgt-go/sdk/matrixgame/stochastic] solves games in which the choices of a round decide, perhaps
// with the help of chance, where the next one is played: exactly if there are finitely many rounds, and otherwise in
// bounds as narrow as one likes.
//
// # Hidden moves
//
// Package [github.com/cgt-go/sdk/matrixgame/extensive] solves games of cards and hidden moves, given as a tree with
// what each player knows, without listing all plans to play.
//
// # Conventions
//
// Numbers that are returned are the caller's. Rows, columns and choices are counted from 0, but from 1 in messages and
// texts. Functions panic if a strategy is not for the matrix, if a [Player] is neither [Row] nor [Column], or, where
// nothing else is said, if a pointer or a function is nil. Same input gives same output.
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, §14.
//   - J. von Neumann, O. Morgenstern, Theory of games and economic behavior, 1944.
//   - R. D. Luce, H. Raiffa, Games and decisions, 1957.
//   - L. S. Shapley, R. N. Snow, Basic solutions of discrete games, in: Contributions to the theory of games I, 1950.
//   - G. W. Brown, Iterative solution of games by fictitious play, in: Activity analysis of production and allocation,
//     1951.
//   - J. Robinson, An iterative method of solving a game, Annals of Mathematics 54 (1951).
//   - J. Nash, Non-cooperative games, Annals of Mathematics 54 (1951).
//   - C. E. Lemke, J. T. Howson, Equilibrium points of bimatrix games, Journal of SIAM 12 (1964).
//   - C. Audet, P. Hansen, B. Jaumard, G. Savard, Enumeration of all extreme equilibria of bimatrix games, SIAM Journal
//     on Scientific Computing 23 (2001).
//   - S. Hart, A. Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, Econometrica 68 (2000).
//   - D. Avis, G. D. Rosenberg, R. Savani, B. von Stengel, Enumeration of Nash equilibria for two-player games,
//     Economic Theory 42 (2010).
package matrixgame
