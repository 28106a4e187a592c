// Package nim has the values of impartial games, in which both players always have the same moves: nimbers.
//
// # Nimbers
//
// A [Nimber] n is the value of a heap of n coins in Nim; it is written *n. Every position of an impartial game that ends is worth
// the nimber that is the [Mex] of the values of its options, and games side by side are worth the nim-sum of their values ([Nimber.Add], [Sum]).
//
// # Values of positions
//
// [Solver] finds the nim-value of a position under any [cgt.ImpartialRuleset], of sums, and all winning moves, by search with memory; [Value] does it in one
// call. [Table] is for rules whose positions are numbers. Rules may know values by themselves: [Valuer]. Each nim-value has its game in package surreal, where
// impartial and partizan games are added: surreal.Nimber and the method Nimber of surreal.Game.
//
// # Misère play
//
// Where the player who cannot move wins, values are not enough. [MisereSolver] finds who wins, and the [Genus], which is enough for sums of tame games; [MisereNim] is for
// heaps of Nim.
//
// # The field
//
// Conway found that nimbers are a field with an addition, the nim-sum, and the product [Nimber.Mul]. Those below 2^64 are a field
// by themselves, and this package has all of its arithmetic: [Nimber.Inv], [Nimber.Div], [Nimber.Pow], [Nimber.Sqrt], [Quadratic],
// [Nimber.Order] and [Nimber.Log]. [Big] is for nimbers of any size.
//
// # Elsewhere
//
// Package nim/heaps has heap games that are given by codes, such as Kayles, with their nim-sequences and periods; nim/ordinal has the nimbers beyond all
// integers; nim/chart draws. Ready-made impartial games are below rulesets.
//
// # Conventions
//
// Operations that are not defined everywhere have a second result that says whether there is a first. Values are immutable and safe
// for concurrent use, and == is equality. Text is written as *3 and read by [ParseNimber]; in JSON a Nimber is a number.
//
// # References
//   - J. H. Conway, On Numbers and Games, 2nd ed., A K Peters, 2001.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013.
package nim
