// Package sdk is the root of a combinatorial game theory SDK: from the rules of a game to who
// wins, the exact value, and a certificate. It has no code of its own; this page is the map.
//
// # Where to begin
//
// State the rules of a game over a comparable type of position and hand them to a solver:
//
//   - package [github.com/cgt-go/sdk/cgt] has the words for rules: players, outcome classes, rulesets,
//     sums of different games, trees and graphs as primary data. It finds who wins, and the winning
//     moves, by search.
//   - package [github.com/cgt-go/sdk/surreal] has the values of short partizan games: canonical forms,
//     sums, the order, stops, temperature and thermographs, products, the notation of the field, and the
//     value of any finite position.
//   - package [github.com/cgt-go/sdk/rulesets/hackenbush] is a ready-made game: blue, red and green
//     edges on any graph with ground.
//   - package [github.com/cgt-go/sdk/cgttest] is the property kit: it checks a ruleset of your own,
//     and the laws of games on values of your own; cgttest/cgtrapid has generators for both.
//   - examples/calc is a calculator for the terminal.
//
// # Conventions
//
// Normal play: a player who cannot move loses. Left is the player for whom positive values are good;
// in pictures Left is blue and Right is red. Values are exact, immutable and comparable with ==, and
// text written by a String method is read back by the Parse function beside it. What may run long
// takes a context and limits that are counts; a limit gives an error for which errors.Is with
// cgt.ErrLimit holds. Bad input gives an error that names the place; a panic means a mistake in the
// calling program, and the documentation says which.
package sdk
