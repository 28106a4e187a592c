// Package zermelo solves finite games of perfect information: it finds what each position is worth, all best moves,
// strategies for both players, and checks all of these without regard to how they were found.
//
// In short, for noughts and crosses, which is a draw:
//
//	game, start := noughts.Rules{InRow: 3}, noughts.MustParse("...|...|...")
//	solution, err := zermelo.Solve(ctx, game, start)
//	fmt.Println(solution.StartValue()) // draw
//	err = solution.Verify(ctx)         // checks all values
//
// # Games
//
// A [Game] says who moves at a position, [Max] or [Min], where to, and what Max gets at an end: a [Result], an [Int], a
// [Rational], or any other type of ordered [Payoff]. The players need not move in turn. [Rules] makes a game of
// functions; [Normal] and [Misere] make one of a ruleset of package cgt. Play need not end if the game is [Unending] or
// was made so by [Loopy].
//
// A game may also be data: a [Graph], whose positions are numbers, is made by [NewGraph], read by [ParseGraph] or, as a
// tree, by [ParseTree]; [Explore] lists a game as a graph, and [Unfold] as a tree.
//
// # Solutions
//
// [Solve] finds the value of every position that can be reached, whether the positions form a tree, a graph without
// cycles or one with them; a [Solver] has the options. The [Solution] has values, distances to the end, best moves and
// a [Strategy] for each player, and [Solution.Verify] checks it.
//
// # Search
//
// Where there are too many positions to list, [Solver.Value] finds that of one position, [Solver.AtLeast] answers one
// question about it, and [Solver.Prove] finds a [Proof], which has the value and a strategy for each player, and can be
// verified. The methods are [AlphaBeta], [ProofNumber] and [Deepening]; a game that is an [Estimator], a [Bounder] or a
// [cgt.Normalizer] is searched faster. What rules know of values is said by a Bounder here, and by a Valuer in packages
// surreal and nim.
//
// [Deepening] looks further and further ahead, also where play need not end: [Solver.Within] finds what can be forced
// in so many moves, such as a mate in three, and [Solver.Deepen] shows what is known on the way.
//
// # Tables
//
// If the positions of a game have numbers, the game says so as an [Indexer], and its solution is a table of two bytes a
// number; if it takes moves back, as a [Retractor], games that need not end are solved much faster. [Solver.SolveAll]
// makes the table of all positions, and [Solution.Counts] counts them. [CheckIndex] checks the laws of both.
//
// # Strategies
//
// A [Strategy] is anything that says where to move: [Arrows] are a table, [StrategyFunc] makes one of a function.
// [CheckStrategy] checks it against every reply, [Plays] lists the plays that it leads to, and [Match] is the referee,
// which plays two strategies against each other on boards of any size; a [Judge] need not even list its moves. Package
// cgttest has adversaries. [CheckLabels] checks values that somebody else wrote on the positions, and names the first
// one that does not fit. [CountDraws] reduces a game with draws to two games without. Package
// [github.com/cgt-go/sdk/zermelo/continuum] solves games whose positions are the real numbers of a line.
//
// Package [github.com/cgt-go/sdk/zermelo/infinite] solves games on graphs in which play never ends, such as parity
// games.
//
// Package [github.com/cgt-go/sdk/zermelo/structure] has strategies by symmetry, by pairing, by weights and by stealing,
// for boards that are too large to search, and package [github.com/cgt-go/sdk/zermelo/switching] those of games in
// which vertices of a graph are to be joined.
//
// # Playing
//
// An [Engine] plays a game against a person whenever it is known what positions are worth, as its [Valuer] says, which
// may be a [Solution]. It gives way at times, the more likely the longer the person's losing streak is. Each game is a
// [Session] with a [Transcript], and a [Record] is what remains.
//
// # The same game
//
// [CheckIsomorphism] checks that two games are the same but for the names of their positions, and [FindIsomorphism]
// looks for the map; [Exchange] lets Max and Min change places. [Graph.Quotient] puts positions together that play
// alike.
//
// # Panics
//
// Where nothing else is said, functions and methods panic if a game, rules, a strategy or a pointer is nil that they
// are given.
//
// # Pictures
//
// [WriteTreeSVG] draws a tree, also with the arrows of a strategy, and [WriteGraphSVG] a graph. A [Board] is a table
// with a mark for each square, as SVG and as text.
//
// # References
//   - E. Zermelo, Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels, 1913.
//   - K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9, 1986.
//   - A. Shen, Games and strategies from the viewpoint of mathematics.
package zermelo
