// Package nim has the values of impartial games, in which both players always have the same moves: nimbers.
//
// In short, any impartial rules have nim-values, here those of Kayles:
//
//	value, err := nim.Value(ctx, heaps.Kayles(), heaps.NewHeaps(27)) // *8
//
// # Nimbers
//
// A [Nimber] n is the value of a heap of n coins in Nim; it is written *n. Every position of an impartial game that
// ends is worth the nimber that is the [Mex] of the values of its options, and games side by side are worth the nim-sum
// of their values ([Nimber.Add], [Sum]). Whoever moves loses if and only if that is 0.
//
// # Values of positions
//
// [Solver] finds the nim-value of a position under any [cgt.ImpartialRuleset], of sums, and all winning moves, by
// search with memory; [Value] does it in one call. [Table] is for rules whose positions are numbers. Rules may know
// values by themselves: [Valuer], which has another method than the Valuer of package surreal, so that rules can have
// both. Each nim-value has its game in package surreal, where impartial and partizan games are added: surreal.Nimber
// and the method Nimber of surreal.Game.
//
// # Misère play
//
// Where the player who cannot move wins, values are not enough. [MisereSolver] finds who wins, and the [Genus], which
// is enough for sums of tame games; [MisereNim] is for heaps of Nim.
//
// # The field
//
// Conway found that nimbers are a field with the nim-sum and the product [Nimber.Mul]. Those below 2, 4, 16, 256, …,
// 2^64 are fields by themselves, and this package has their whole arithmetic: [Nimber.Inv] and [Nimber.Div],
// [Nimber.Pow], [Nimber.Sqrt] and [Quadratic], [Nimber.Order] and [Nimber.Log], [Nimber.Degree], [Nimber.Conjugates]
// and [Nimber.MinimalPolynomial]. [Big] has the same for nimbers of any size.
//
// # Speed
//
// A Nimber is multiplied as a polynomial over {0, 1}, in coordinates for another basis; tables of 38 KiB take it there
// and back. On amd64, and on arm64 with Linux, Android or a system of Apple, one instruction multiplies polynomials, if
// the processor has it. With the build tag purego, and everywhere else, this takes multiplications of integers. A
// product allocates nothing in either way. Products of Big nimbers with n digits take about n^1.6 steps.
//
// # Elsewhere
//
// Package nim/heaps has heap games that are given by codes, such as Kayles, with their nim-sequences and periods;
// nim/ordinal has the nimbers beyond all integers; nim/chart draws. Ready-made impartial games are below rulesets.
//
// # Conventions
//
// Operations that are not defined everywhere have a second result that says whether there is a first. Values are
// immutable and safe for concurrent use, and == is equality. Nimbers are written as 0, *, *2, *3 and read by
// [ParseNimber] and [ParseBig], whose errors are a [*cgt.SyntaxError]; in JSON a Nimber is a number, and a Big a
// string. The order of [Nimber.Compare] is that of heaps of coins; it does not go with the arithmetic.
//
// The examples begin with three heaps of coins and read best in this order: the tour, [Nimber.Add], [Mex], [Solver],
// [Value], [Solver.Equivalent] and [Solver.WinningMovesInSum], then the example of the field, [Nimber.Mul],
// [Nimber.Inv], [Nimber.Sqrt] and [Quadratic], [Nimber.Order], and last [MisereSolver] and [Big].
//
// # References
//   - C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 1901.
//   - J. H. Conway, On Numbers and Games, 2nd ed., A K Peters, 2001.
//   - H. W. Lenstra, Nim multiplication, Séminaire de théorie des nombres de Bordeaux, 1978.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013.
package nim
