// Package nim has the values of impartial games, in which both players always have the same moves: nimbers.
//
// # Nimbers
//
// A [Nimber] n is the value of a heap of n coins in Nim; it is written *n. Every position of an impartial game that ends is worth
// the nimber that is the [Mex] of the values of its options, and games side by side are worth the nim-sum of their values ([Nimber.Add], [Sum]).
//
// # The field
//
// Conway found that nimbers are a field with an addition, the nim-sum, and the product [Nimber.Mul]. Those below 2^64 are a field
// by themselves, and this package has all of its arithmetic: [Nimber.Inv], [Nimber.Div], [Nimber.Pow], [Nimber.Sqrt], [Quadratic],
// [Nimber.Order] and [Nimber.Log]. [Big] is for nimbers of any size.
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
