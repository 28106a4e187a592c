// Package transfinite calculates with infinite and infinitesimal numbers: the surreal numbers beyond the dyadic
// rationals, which package surreal has. All arithmetic is exact.
//
// In short:
//
//	x := transfinite.MustParse("(w/2 + 1)*(2 - 1/w)")
//	signs, err := x.SignExpansion()
//	fmt.Println(x, "is", signs) // w + 3/2 - w^(-1) is +:w+2 -:2 +:w
//
// # From 1/2 to ω/2
//
// A Hackenbush stalk is a string of blue and red edges that stands on the ground, and its value is a number. Stalks of
// finite height have the values m/2^k: one blue edge is 1, and a red one on top of it makes 1/2, the simplest number
// between 0 and 1. They are the numbers of package surreal, each a [surreal.Dyadic].
//
// A stalk may also go on for ever. Play on it still ends, for the first cut leaves a stalk of finite height. If the
// colours alternate, blue first, the stalk is 2/3, and three of them are worth 2. All edges blue make ω, which is above
// all integers; one blue edge under red ones makes 1/ω, which is positive and below all fractions. And on top of
// infinitely many edges there can be more: another blue edge makes ω + 1, a red one ω − 1, infinitely many blue ones
// 2ω, and infinitely many red ones ω/2.
//
// # The types
//
// An [Ordinal] measures how high such a stalk is. A [SignExpansion] is the stalk, written as runs of edges of one
// colour and blocks that are repeated ω times. A [Number] is its value, written as a sum of rational multiples of
// powers of ω, in which the exponents can be such sums again: ω/2, √ω = ω^(1/2), ω^ω − 1/3 + 1/ω. A [Quotient] is a
// fraction of Numbers, and its sum can be infinite: 1/(ω − 1). The zero value of each type is 0, or the empty stalk. ==
// does not compile; Equal and Compare compare.
//
// # Numbers
//
// [Parse] reads a number, and [Number.String] writes it; [Int], [FromRat], [FromDyadic], [FromOrdinal], [Omega] and
// [Number.OmegaPow] make one from others. [Number.Add], [Number.Sub] and [Number.Mul] calculate in the ring, where all
// results are Numbers, and [Number.DivExact], [Number.Pow] and [Number.Root] say whether theirs is one.
// [Number.DivTerms] gives the beginning of an infinite quotient, with what remains. [Number.Terms], [Number.Leading],
// [Number.StandardPart], [Number.Floor] and [Number.Truncations] take numbers apart; [Number.IsInfinite],
// [Number.IsInfinitesimal], [Number.IsOmnific] and others sort them into kinds.
//
// The methods of [Quotient] are those of a field: [Quotient.Div] fails for 0 only. [Quotient.Number] says whether the
// quotient is a Number, and [Quotient.Terms] gives its normal form term by term, for as long as one likes.
//
// # Ordinals
//
// [Ordinal.Add], [Ordinal.Mul] and [Ordinal.Pow] are the operations of ordinals, which put one behind the other;
// [Ordinal.NaturalAdd] and [Ordinal.NaturalMul] are those of numbers. [Ordinal.Sub] and [Ordinal.DivMod] undo them from
// the left. [ParseOrdinal] reads ordinals from expressions.
//
// # Stalks
//
// [ParseSignExpansion] reads a stalk by letters, as (LR)^w, or by runs, as +:w -:1. [SignExpansion.At] is the colour of
// the edge at a height, and [SignExpansion.Prefix] what a cut there leaves. [SignExpansion.Compare] is the order of the
// values. [Number.SignExpansion] and [SignExpansion.Number] go from values to stalks and back, as do
// [Quotient.SignExpansion] and [SignExpansion.Quotient] for quotients whose terms repeat. Where runs do not repeat a
// block, as in ω^(1/3), there are still [Number.Runs], and [Number.Birthday] for all of them together.
//
// # Cuts
//
// [Simplest] is {left | right}, the simplest number between others. A [Cut] may have infinite sequences of options, and
// [ParseCut] reads it as {0 | 1, 1/2, 1/4, ...}, which is 1/ω. [Cut.Verify] checks such a number by its own options.
//
// # Pictures and play
//
// [WriteTreeSVG] draws the tree of numbers, with infinite levels where they are asked for. Package
// [github.com/cgt-go/sdk/rulesets/stalks] plays stalks, alone and in sums with finite games, and draws them.
//
// # Limits
//
// Arithmetic takes no context. The documentation of each method says what it costs, and [Parse] works within limits, so
// that any text ends in a number or an error soon. Exponents of exponents of exponents go up to [MaxNesting] levels,
// and exact quotients, roots and floors take up to [MaxSteps] steps; a method that would need more panics with a
// [*cgt.LimitError]. What is not here are irrational coefficients, infinite sums that are no quotients, and ε₀.
//
// References: J. H. Conway, On Numbers and Games (1976); H. Gonshor, An Introduction to the Theory of Surreal Numbers
// (1986); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays (1982).
package transfinite
