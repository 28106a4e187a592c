// Package cgtrapid has generators of games, trees and positions for property tests with
// [pgregory.net/rapid], and checks that run the laws of package cgttest over them. It is a package of its own so
// that only tests that use rapid depend on it.
//
// # Numbers and number-up-stars
//   - [Dyadic]: numbers of any size, as [surreal.Dyadic]
//   - [Number]: the same as games
//   - [Nimber]: nimbers
//   - [NumberUpStar]: sums of a number, a multiple of ↑ and a nimber, each of any size
//
// # Games
//   - [Game]: games born by a given day
//   - [AllSmall]: games born by a given day in which no number but 0 is reached
//   - [Infinitesimal]: all-small games, tinies and minies
//   - [Switch]: {x | y} for numbers x > y
//   - [Hot]: games whose Left stop is above their Right stop
//   - [Any]: all of these, of moderate size
//
// # Trees and positions
//   - [Tree]: trees of at most a given rank, far from canonical form
//   - [ImpartialTree]: the same, of impartial games
//   - [Position]: positions of a ruleset, reached by random moves
//
// # Checks
//   - [CheckLaws]: all laws of values, on games of one generator
//   - [CheckRuleset]: all laws of rulesets, on positions of one generator
//
// Everything shrinks towards what is simplest: numbers towards 0, games towards those born early and with
// few options, positions towards the start. All generators that take a size panic if it is negative.
//
// Games are drawn so that the sum of any three of one generator is found at once. This is not so for a sum of
// a [NumberUpStar] and one of another generator: *1000000 has a million options, which its sum with a switch
// has too.
package cgtrapid
