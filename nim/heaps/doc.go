// Package heaps has impartial games with heaps of counters whose rules are given by a code, such as Kayles, 0.77: their
// nim-sequences, the periods of these, and proofs that the periods go on for ever.
//
// In short:
//
//	s := heaps.Sequence{Code: heaps.Kayles()}
//	period, err := s.FindPeriod(ctx) // 0.77 has period 12 from 71 on
//	err = period.Verify(ctx, &s)     // checks it
//
// # Rules
//
// A [Code] says how many counters a move may take from a heap and into how many heaps it may part the rest. [ParseCode]
// reads octal codes, hexadecimal ones and others, as CGSuite does: with digits that repeat for ever, with any numbers
// of heaps and with conditions on the heaps that are left; [Subtraction] and [AllBut] make codes of sets of numbers.
// Some famous games have a function: [Nim], [Kayles], [DawsonsKayles], [DawsonsChess], [Guiles], [Grundy], [Lasker],
// [Officers] and [Treblecross]. A Code is a ruleset for the solvers of this module, with positions of type [Heaps].
//
// # Sequences
//
// A [Sequence] finds the nim-values of heaps of 0, 1, 2, … counters, one after another, by methods that are much faster
// than search for most codes ([Sequence.Extend]), and answers for any position ([Sequence.Value]). It can be written to
// a file and read back ([Sequence.WriteTo], [ReadSequence]), to go on another day. [Sequence.Verify] compares values
// with the definition.
//
// # Periods
//
// [Sequence.Period] looks for a [Period] among the values found so far, and [Sequence.FindPeriod] goes on until there
// is one. A Period is a certificate: it names the theorem that proves it, or says that it was only observed, and
// [Period.Verify] checks it against a Sequence, since it does not hold the values itself. [Period.Reduce] finds the
// small heap that stands for a large one.
//
// A period with a saltus is arithmetic: each time as much is added to the values. [Sequence.Sparse] says which heaps
// are rare: those whose values are in one of two classes of nimbers, chosen such that they seem to come to an end.
//
// # Games that are elsewhere too
//
// Nim and Lasker's Nim are in package rulesets/piles as well, with closed forms and winning moves for heaps of any
// size; Kayles on graphs and circles is in rulesets/kayles. This package is for sequences and periods. Package
// rulesets/subtraction has partizan subtraction games, whose values are no nimbers.
//
// # Conventions
//
// The last player to move wins. A heap is its number of counters, and a heap of 0 is none. Index n of a sequence is the
// heap of n, so that every sequence begins with 0 for the heap of 0. A period from n on may begin with that heap.
//
// The examples read best in this order: the tour, [ParseCode], [Code], [Sequence], [Period], [ReadSequence].
//
// # References
//   - R. K. Guy, C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical Society 52,
//     1956.
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., A K Peters,
//     2001–2004, ch. 4.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013.
package heaps
