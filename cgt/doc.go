// Package cgt states the rules of combinatorial games: two players, [Left] and [Right], move in turn, both
// know everything, nothing is left to chance, every play ends, and whoever cannot move loses. It finds out
// who wins and by which moves. What a game is worth, and how that is computed faster than by search, is for
// the packages above this one.
//
// In short, for a heap of 21 coins of which one may take up to three:
//
//	rules := cgt.ImpartialFunc[int](func(dst []int, coins int) []int {
//		for take := 1; take <= min(3, coins); take++ {
//			dst = append(dst, coins-take)
//		}
//		return dst
//	})
//	s := cgt.Solver[int]{Rules: rules}
//	moves, err := s.WinningMoves(ctx, 21, cgt.Left) // [20]
//
// The examples are to be read in the order of the package page: first the tour, then a chapter for each
// of some games, then one for each symbol.
//
// # Rules
//
// A game is given by a [Ruleset], which has one method: it appends the positions that a player can
// move to. A position is a value of any comparable type. [RulesetFunc] makes a ruleset of a function,
// [ImpartialFunc] one of a function that does not ask who moves. Further methods, which a ruleset may have
// or not, save time and never change an answer: [Decomposer] splits a position into independent parts,
// [Normalizer] names one representative of positions that are alike, [ImpartialRuleset] promises that both
// players always have the same moves.
//
// # Who wins
//
// A [Solver] finds the [Outcome] of a position, which is [L] or [R] if Left or Right wins, whoever moves first, [N] if
// whoever moves first wins, and [P] if he loses; and all winning moves. [Solver.Verify] checks everything it found
// against the rules, without regard to how it was found. A play may be millions of moves long.
//
// # Sums
//
// A [Position] carries its rules with it; [Bind] makes one of a ruleset and a position. [Sum] puts
// positions side by side, even of different games, and [Neg] exchanges the players, so that the question
// whether G = H is the question whether the sum of G and Neg(H) is a [P]. [Positions] is the ruleset to solve
// them with. [Negative] exchanges the players in a whole ruleset.
//
// There are other ways to play several games at once: [Conjunctive], [ContinuedConjunctive], [Selective],
// [ShortenedSelective], [ShortenedSum] and [Ordinal]. [Dicotic], [Impartial] (see [Twin]) and [Twisted] make other
// rules of given ones, and a [Solver] may be told to play misère.
//
// # Trees and graphs
//
// A game can be its own description: a [Tree] is the recursive pair {L | R} of the options of both players,
// written and read as text by [Tree.String] and [ParseTree]; a [Graph] is a set of numbered positions
// with the moves between them, and may have cycles. They turn into one another, and any game turns into
// either:
//
//	        Explore
//	ruleset ────────→ Graph
//	   │                ↑ │
//	   │ TreeOf GraphOf │ │ Graph.Tree
//	   │                │ ↓
//	   └──────────────→ Tree
//
// [Trees] is the ruleset of trees, and a [*Graph] is a ruleset itself. [WriteTreeSVG] draws the tree of a position and
// [WriteGraphSVG] a graph. [CheckIsomorphism] checks that two games are the same but for the names of their positions.
//
// # Limits and errors
//
// What may take long takes a context, whose cause it returns when the context is done, and [Limits], which
// count and never measure time, so that the same question always has the same answer. The errors are:
//   - [*LimitError], which errors.Is finds to be [ErrLimit]: a limit was reached.
//   - [*LoopError]: a play need not end; it has the cycle. A [Solver] reports loops in alternating play when
//     it cannot answer because of them, [Graph.Cycle] every loop.
//   - [*RulesetError]: rules or a graph break their contract, and at which position.
//   - [*IsomorphismError]: a map between two games is no isomorphism, and at which position.
//   - [*SyntaxError]: text cannot be read, and at which byte.
//
// The package panics only for mistakes in the program: a nil ruleset or position, a [Position] whose dynamic
// type cannot be compared, a [Player] that is neither Left nor Right, a number that is no vertex of a graph.
// A panic in a method of the caller's passes through; a [Solver] survives it.
//
// # Conventions
//
// Normal play: whoever cannot move loses; a [Solver] can be told to play misère. The game {|}, in which nobody can
// move, is the zero value of [Tree], its outcome [P] that of [Outcome], and [Left] that of [Player]. Left is the player
// for whom positive is good. Two values of a type of this package are == if they are the same positions or the same
// trees, written alike; games that are equal in value may differ. Trees, graphs and positions are immutable and safe
// for concurrent use; a [Solver] is for one goroutine. Same input gives same output in the same order.
//
// # References
//   - J. H. Conway, On Numbers and Games, 2nd ed., A K Peters, 2001.
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., 2001–2004.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013.
//   - B. A. Trakhtenbrot, Algorithms and Automatic Computing Machines, D. C. Heath, 1963.
package cgt
