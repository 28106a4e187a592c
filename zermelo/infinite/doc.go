// Package infinite solves games of perfect information in which play never ends, on finite graphs: who wins is a matter
// of what is visited, once or again and again for ever.
//
// # Graphs
//
// A [Graph] has vertices that belong to [zermelo.Max] or [zermelo.Min] and have priorities. [NewGraph] makes one of a
// sequence of vertices. It may have millions of them.
//
// # Solutions
//
// A [Solver] finds who wins from each vertex if somebody wants to [Solver.Reach] a goal or to [Solver.Avoid] them all,
// to visit goals infinitely often ([Solver.Buchi]) or only finitely often ([Solver.CoBuchi]), or if the largest
// priority that comes infinitely often decides ([Solver.Parity]): Max wins if it is even. One of the players wins from
// each vertex, and with a strategy that knows nothing of the past. The [Solution] has both strategies, and
// [Solution.Verify] checks them without knowing how they were found. Several goroutines may work on a large graph: see
// [Solver].
//
// # Games of your own
//
// [Explore] lists the positions of a [Game] as a graph. [SolveFrom] solves a game from one position without listing all
// of them, which may be infinitely many. [ParsePGSolver] reads a graph in the format of PGSolver and Oink, and
// [ParseParitySol] what such a program has found, so that it can be verified.
//
// # Trees and words
//
// A [Tree] is an infinite tree on which an automaton says where there is something to be reached; a [Walk] plays on it.
// [Irrational] wins a game in which two players write the digits of a number.
//
// # Play
//
// [Solution.Play] is the referee between two strategies: their play comes to a [Lasso]. [Solution.WriteSVG] draws a
// graph with its solution.
//
// # Conventions
//
// The methods of graphs and solutions panic if a vertex is none of the graph's, and functions if a graph, a game, a
// solution or a function is nil. Same input gives same output.
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, 5th ed., 2018, §13.
//   - E. Grädel, W. Thomas, T. Wilke (eds.), Automata, Logics, and Infinite Games, 2002.
package infinite
