// Package cgttest tests rulesets and values against the laws that they have to keep. Whoever writes the rules of a
// game imports it in a test, which is this and no more:
//
//	func TestRules(t *testing.T) {
//		cgttest.Run(t, Rules{}, start)
//	}
//
// # Rulesets
//
// [Run] has a subtest for each law; [TestRuleset] returns one error that joins all that is wrong, for use
// without a [testing.T]; a [Suite] has options. They look at positions that can be reached from the start, in
// plays to the end if there are too many, so that the start may be large; not so large that the plays are longer than
// the number of positions to look at. The laws are checked
// in this order, and those of a group take all groups before it for granted:
//
//	capabilities           a method called AppendParts, Normalize, Value, NimValue, Impartial or ImpartialTwin has the right signature
//	deterministic          asked twice, the rules give the same answers, and the moves in the same order
//	append                 dst is extended, with spare capacity and without; not changed, read, or kept
//
//	concurrent             asked by several goroutines at once, the rules give the same answers
//	first-answers          the first answers, which may be remembered, are the same as later ones: those about the first
//	                       hundred positions, or as many as have 10,000 moves and parts in all, given to several
//	                       goroutines at once; first answers about positions that are met later, and all where
//	                       positions are pointers, are for the law deterministic
//	impartial              both players have the same moves, if the rules say so
//	normalizer-idempotent  a representative represents itself
//
//	finite                 no play comes back to where it was; if one does, the cycle is named, or where it comes back if it is long
//
//	decomposer             a position has the value of the sum of its parts
//	decomposer-play        and whoever moves first in the difference loses, by search without arithmetic
//	normalizer             a position has the value of its representative, negated if the players are swapped
//	normalizer-tree        and its game tree, so that it is played alike: in misère play too, and for as many moves
//	valuer                 a value that the rules know is the value that the moves give
//	nim-valuer             a nim-value that the rules know is the value that the moves give
//	nim-value              under impartial rules package nim finds the same value
//	same-value             optional capabilities change no value, and lead to no endless play from given positions, also large ones if any position has a value
//	outcome                who wins by search is who wins by the value
//	negative               with the players exchanged, the value is the negative
//	verify                 what the solvers found passes their own verification
//
//	impartial-variant      where both players have the moves of both, optional capabilities change no nim-value
//
// The last groups need positions small enough to be solved; if there are none, that is an error. So give some small
// ones too: those that are given are always tried, with what follows from those small enough, while of the others those
// nearest to the end of play come first. Run the test with -v to see how much was checked, and with -race, the race
// detector: without it, rules that write where other goroutines read may pass by chance.
//
// No law says which game is meant. Rules that forget a move or a player, be it only in the key under which they remember
// moves, or take a move for the other one's, are those of another game and keep all laws, and what solvers find and
// verify is about that game. So compare some values, or the moves from some positions, with what you work out by hand.
// With -v Run and RunGame also say if at all positions that were looked at both players have the same moves, and no
// method Impartial says so, or one of them never has a move or is never to move.
//
// Messages name positions by their text. Where different ones that were looked at have the same text, it is told what
// those are made of.
//
// Of what parts and representatives there are besides, some are looked at as well, those of positions near the end of
// play first.
//
// Play that never ends and always comes to new positions cannot be told from long play. Plays that are tried are random
// ones, of both players and of one alone, and some by moves after which there are others, where there are such moves;
// they may end although others do not. If no law is broken, but a play that was tried from a given position without a
// value goes on for very long, for some ten thousand to a hundred thousand moves where there are few to choose from, or
// a thousand by which texts in positions grow, that is an error that says so; see Suite.Explore and GameSuite.Explore.
//
// A capability with a wrong signature is found by the first law if a parameter or a result is a position or, as parts
// are, a list of them; a NimValue also if one is a nimber, a Value only if one is a [surreal.Game], and Impartial and
// ImpartialTwin always. One under a wrong name is not found: write var _ cgt.Decomposer[Pos] = Rules{} beside it. If
// the compiler cannot infer Pos, or says that a type does not match, then AppendMoves is wrong, and var _
// cgt.Ruleset[Pos] = Rules{}, with the type of the positions for Pos, has it say how. If the rules panic when they are
// asked about a position that is looked at, [Run] logs which one; not if it is met by a solver only. If rules remember
// answers in a map without a lock, Go may end the test with a fatal error that speaks of the map.
//
// # Games with payoffs
//
// [RunGame] and [GameSuite] do the same for a game of package zermelo. Their laws are:
//
//	capabilities           a method called Normalize, Unending, Estimate, Bounds, Index, AppendParents or IsMove has the right signature, and what it needs
//	deterministic          asked twice, the game gives the same answers, also in its capabilities, and the moves in the
//	                       same order
//	append                 as above
//	payoffs                payoffs are totally ordered, between the least and the largest if there are such, and
//	                       their signs and negatives agree with the order
//
//	moves                  where play has not ended, Max or Min is to move and has a move
//	concurrent             asked by several goroutines at once, the game gives the same answers
//	first-answers          as above
//	normalizer-idempotent  a representative represents itself
//	judge                  IsMove is true of the moves, and not of some 200 other positions that were met; there may be
//	                       others, to which no play comes, of which it is true
//	index                  numbers and positions are inverse to each other, and moves can be taken back
//
//	values                 with and without capabilities, by every method, a position has the same value and distance,
//	                       and it keeps to the bounds: from the given positions, but of those that follow from others from
//	                       20 at most, and from up to 20 of the others, at even distances.
//	                       A search that comes to the same positions too often is left off
//
//	horizon                if too many positions can be reached for that from one that is given, or from everywhere, the nearest
//	                       ones, as many as may be searched, tell bounds of values. Those that the game knows must be compatible
//	                       with them, and so must those of the representatives
//
// # Strategies
//
// A [StrategySuite] checks that a strategy of package zermelo gets what it is said to get: against every reply where
// positions are few, and in plays against the adversaries of [RandomStrategy] and [GreedyStrategy] on boards of any
// size.
//
// # Wrappers
//
// [Plain] hides all capabilities, [Shuffled] and [Duplicated] give the same moves in another order or twice, and
// [Counting] counts questions. They are for tests of what works with any ruleset.
//
// # Values
//
// [Laws] lists some ninety laws of values, each with its statement and its source: of sums, order, canonical forms,
// text, stops, numbers, nimbers, infinitesimals, switches, temperature, products, powers and the other operations.
// [Law.Check] checks one of them on given games, [TestGames] all of them. They need no particular generator; package
// cgttest/cgtrapid has some.
//
// Package cgttest/oracle has the definitions that all of this rests on, for games that are explicit trees.
//
// # References
//   - J. H. Conway, On Numbers and Games, 2nd ed., A K Peters, 2001.
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., 2001–2004.
//   - A. N. Siegel, Combinatorial Game Theory, AMS, 2013.
//   - Combinatorial Games, Numbers and Nimbers, notes of a course in Dubna, 2009 (the Dubna notes).
package cgttest
