// Package sdk is the root of a combinatorial game theory SDK: from the rules of a game to who
// wins, the exact value, and a check of the answer. It has no code of its own; this page is the map.
//
// # Where to begin
//
// The examples of this page have a few lines for each of the packages; the README has a program of one page, and goes
// on from rules of your own to their test, values that are checked, and a picture.
//
// State the rules of a game over a comparable type of position and hand them to a solver:
//
//   - package [github.com/cgt-go/sdk/cgt] has the words for rules: players, outcome classes, rulesets,
//     sums of different games, trees and graphs as primary data. It finds who wins, and the winning
//     moves, by search.
//   - package [github.com/cgt-go/sdk/surreal] has the values of short partizan games: canonical forms, sums, the order,
//     stops, temperature and thermographs, products, the notation of the field, and the value of any finite position;
//     [github.com/cgt-go/sdk/surreal/transfinite] has the surreal numbers beyond the dyadics, such as ω/2, with
//     ordinals and stalks, [github.com/cgt-go/sdk/surreal/sums] wins sums of any of these games, also with values that
//     [github.com/cgt-go/sdk/surreal/database] keeps in files, and [github.com/cgt-go/sdk/surreal/hotplay] plays sums
//     of hot games for the score, by temperature.
//   - package [github.com/cgt-go/sdk/nim] has the values of impartial games, nimbers: it finds those of any
//     position, and calculates with them as with a field; [github.com/cgt-go/sdk/nim/heaps] has heap games
//     given by codes, with periods that are proved, [github.com/cgt-go/sdk/nim/ordinal] nimbers beyond the
//     integers, and [github.com/cgt-go/sdk/nim/chart] pictures.
//   - package [github.com/cgt-go/sdk/zermelo] solves games that are won, drawn or paid, also where play need not end:
//     the value of each position, all best moves, strategies for both players and the checks of all of these, search
//     where there are too many positions to list, and an engine that plays; [github.com/cgt-go/sdk/zermelo/structure]
//     has strategies by symmetry, pairing, weights and stealing, [github.com/cgt-go/sdk/zermelo/switching] those of
//     games in which vertices of a graph are to be joined, [github.com/cgt-go/sdk/zermelo/infinite] solves games on
//     graphs in which play never ends, and [github.com/cgt-go/sdk/zermelo/continuum] games on the real line.
//   - package [github.com/cgt-go/sdk/richman] solves bidding games: the share of the money that wins, strategies for
//     bidders and a referee; [github.com/cgt-go/sdk/richman/three] is for three players.
//   - package [github.com/cgt-go/sdk/matrixgame] solves games in which players choose at the same time: values, mixed
//     strategies and equilibria; in [github.com/cgt-go/sdk/matrixgame/parametric] payoffs depend on a parameter, in
//     [github.com/cgt-go/sdk/matrixgame/stochastic] there are several rounds, and in
//     [github.com/cgt-go/sdk/matrixgame/extensive] hidden moves and chance.
//   - the packages below [github.com/cgt-go/sdk/rulesets], which is their map, are ready-made games:
//     [github.com/cgt-go/sdk/rulesets/hackenbush], with blue, red and green edges on any graph with ground, and
//     [github.com/cgt-go/sdk/rulesets/stalks], with stalks that have no end; on boards
//     [github.com/cgt-go/sdk/rulesets/amazons], [github.com/cgt-go/sdk/rulesets/battlesheep],
//     [github.com/cgt-go/sdk/rulesets/kingdirt], [github.com/cgt-go/sdk/rulesets/nogo],
//     [github.com/cgt-go/sdk/rulesets/clobber], [github.com/cgt-go/sdk/rulesets/domineering],
//     [github.com/cgt-go/sdk/rulesets/fission], [github.com/cgt-go/sdk/rulesets/konane] and
//     [github.com/cgt-go/sdk/rulesets/skijumps]; on strips [github.com/cgt-go/sdk/rulesets/toadsfrogs] and
//     [github.com/cgt-go/sdk/rulesets/topplingdominoes]; on graphs [github.com/cgt-go/sdk/rulesets/col] and
//     [github.com/cgt-go/sdk/rulesets/snort]; with cakes [github.com/cgt-go/sdk/rulesets/cutcake] and
//     [github.com/cgt-go/sdk/rulesets/maundycake]; and with heaps [github.com/cgt-go/sdk/rulesets/subtraction].
//     Impartial ones are [github.com/cgt-go/sdk/rulesets/chocolate], [github.com/cgt-go/sdk/rulesets/chomp],
//     [github.com/cgt-go/sdk/rulesets/cities], [github.com/cgt-go/sdk/rulesets/coins],
//     [github.com/cgt-go/sdk/rulesets/diagonals], [github.com/cgt-go/sdk/rulesets/euclid],
//     [github.com/cgt-go/sdk/rulesets/kayles], [github.com/cgt-go/sdk/rulesets/pieces],
//     [github.com/cgt-go/sdk/rulesets/piles], [github.com/cgt-go/sdk/rulesets/ship],
//     [github.com/cgt-go/sdk/rulesets/silverdollar], [github.com/cgt-go/sdk/rulesets/takeaway] and
//     [github.com/cgt-go/sdk/rulesets/wythoff]. Games with payoffs are [github.com/cgt-go/sdk/rulesets/balance],
//     [github.com/cgt-go/sdk/rulesets/bridgit], [github.com/cgt-go/sdk/rulesets/cakeshare],
//     [github.com/cgt-go/sdk/rulesets/connect], [github.com/cgt-go/sdk/rulesets/endgames],
//     [github.com/cgt-go/sdk/rulesets/fence], [github.com/cgt-go/sdk/rulesets/hex],
//     [github.com/cgt-go/sdk/rulesets/kingrooks], [github.com/cgt-go/sdk/rulesets/noughts],
//     [github.com/cgt-go/sdk/rulesets/pawnwalk], [github.com/cgt-go/sdk/rulesets/quixo],
//     [github.com/cgt-go/sdk/rulesets/robots], [github.com/cgt-go/sdk/rulesets/sausages],
//     [github.com/cgt-go/sdk/rulesets/shapes] and [github.com/cgt-go/sdk/rulesets/tiles].
//   - package [github.com/cgt-go/sdk/rulesets/board] has boards of squares, [github.com/cgt-go/sdk/rulesets/graph]
//     graphs, and [github.com/cgt-go/sdk/rulesets/cakes] cakes, as positions for these and for rules of your own.
//   - package [github.com/cgt-go/sdk/cgttest] is the property kit: it checks a ruleset of your own,
//     a game with payoffs, and the laws of games on values of your own; cgttest/cgtrapid has generators.
//   - examples/calc is a calculator for the terminal; examples/snark, examples/auction and examples/endgame play;
//     examples/figures draws docs/figures; examples/hello, examples/pins and examples/euclid begin with rules of their
//     own.
//
// # Between the rooms
//
// What one room knows, another can go on with. Rules of package cgt are games of packages zermelo and richman, values
// are positions, numbers are games, payoffs and shares, and the same board can be played in turn, by auction or without
// end. Package [github.com/cgt-go/sdk/convert] lists all ways from room to room, and has those that need two rooms
// which do not know each other. However a position is looked at, the answers are the same: a test of package rulesets
// asks every solver that applies about positions of every game with finitely many moves.
//
// # Conventions
//
// Normal play: a player who cannot move loses. Left is the player for whom positive values are good; in pictures Left
// is blue and Right is red. Values are exact and immutable, those of games are compared with ==, and text written by a
// String method is read back by the Parse function beside it, if there is one. What may run long takes a context and
// limits that are counts, where 0 means a default and a negative number no limit; a limit gives an error for which
// errors.Is with cgt.ErrLimit holds. A result checks itself by a method Verify, and functions that begin with Check
// check what the caller says. Bad input gives an error that names the place; a panic means a mistake in the calling
// program, and the documentation says which: where it says nothing of nil, a nil pointer, function, ruleset or game is
// one. Results are made by the functions that find them: what is asked of one that was not may panic, but for its
// methods Verify and String.
package sdk
