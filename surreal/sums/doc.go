// Package sums finds who wins a sum of games, and by which moves, without knowing what each of them is worth.
//
// In short, for a position of Clobber beside a switch:
//
//	var s sums.Solver
//	solution, err := s.Solve(ctx, cgt.Left, sums.Of(clobber.Rules{}, clobber.MustParse("xoxo")), sums.Value(surreal.MustParse("{1/2|-1}")))
//	fmt.Println(solution) // Left first: Left wins by 1:1/2
//
// # Sums
//
// A sum is a list of components: positions of any rulesets, made by [Of], games given by their values, made by [Value],
// and negatives of either, made by [Component.Neg]. (Here [Value] makes a component of a game; in packages surreal and
// nim a function of this name finds the value of a position.) A move is made in one of them, and whoever cannot move
// loses. [Moves] lists the moves. A [Parser] reads a sum from a text.
//
// # Who wins
//
// [Solver.Wins] says whether the player who begins wins, [Solver.Outcome] does so for both players, and
// [Solver.WinningMoves] has all moves that win. [Solver.NimValue] is for impartial games, and [Solver.Bounds] finds
// numbers between which a sum lies. [Solver.Solve] puts this into a [Solution], whose [Solution.Reply] is a strategy,
// and whose [Solution.Verify] plays it against every reply, or many of them, with nothing but the rules; which of the
// two, its [Verification] says, and no error alone does not.
//
// The search looks at sums of parts. After each move a position is split ([cgt.Decomposer]) and its parts are
// normalised ([cgt.Normalizer]). Values of parts are found where this is cheap, and of others as often as they are met;
// equal values are one part then, and a part and its negative cancel. Numbers, multiples of ↑ and nimbers are added up;
// the stops and the thermographs of values decide many sums; two values are compared. What is left is searched by
// alternate play. A table remembers sums with the numbers that are enough to win them, so that one entry serves many.
// Its keys are whole sums: answers are never only probable.
//
// # Databases
//
// Values that were found beforehand can be used: a [Database] is asked for each part. [Solver.Values] has the values of
// components, for play by temperature.
//
// # Limits
//
// Long searches can use several goroutines ([Solver.Goroutines]), with the same answers, and can be watched and
// stopped, and have [Limits]. An [UnfinishedError] says what was found until then.
//
// References: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays (1982); A. N. Siegel,
// Combinatorial Game Theory (2013); the ideas of splitting, normalising and adding up come from MCGS 1.7 (University of
// Alberta, 2025) and CGSuite 2 (A. N. Siegel).
package sums
