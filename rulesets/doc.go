// Package rulesets is the map of the ready-made games, which are the packages below it. It has no code of its own but a
// test that asks every solver that applies about positions of each of them, and checks that all say the same: all but
// stalks without end and shapes, whose moves are infinitely many.
//
// All but the last group are rules of package cgt: whoever cannot move loses, and a position is a value that is written
// as text, and read unless its package says otherwise. Only stalks without end are no rules, as one cannot list their
// moves, and have a solver of their own. Package cgt finds who wins, surreal what a position is worth, and so on; the
// packages here have no solvers but where a game has a theory of its own.
//
// # Both players have moves of their own
//
// On boards of squares:
//   - [github.com/cgt-go/sdk/rulesets/amazons]: queens that shoot at squares, which are gone
//   - [github.com/cgt-go/sdk/rulesets/battlesheep]: stacks of sheep that part and run as far as they can
//   - [github.com/cgt-go/sdk/rulesets/clobber]: stones that take neighbours of the other colour, or of their own too
//   - [github.com/cgt-go/sdk/rulesets/domineering]: dominoes, upright for Left and across for Right, and its impartial
//     variant Cram
//   - [github.com/cgt-go/sdk/rulesets/fission]: stones that fall apart to both sides
//   - [github.com/cgt-go/sdk/rulesets/kingdirt]: kings that leave holes behind
//   - [github.com/cgt-go/sdk/rulesets/konane]: jumps over stones, which are gone
//   - [github.com/cgt-go/sdk/rulesets/nogo]: stones that must not capture
//   - [github.com/cgt-go/sdk/rulesets/skijumps]: skiers that cross and jump
//
// On strips, graphs and cakes:
//   - [github.com/cgt-go/sdk/rulesets/toadsfrogs]: toads and frogs that jump over one another, also in other numbers
//   - [github.com/cgt-go/sdk/rulesets/topplingdominoes]: a row of dominoes that fall to either side
//   - [github.com/cgt-go/sdk/rulesets/col]: neighbours must not have the same colour
//   - [github.com/cgt-go/sdk/rulesets/snort]: neighbours must not have different ones
//   - [github.com/cgt-go/sdk/rulesets/hackenbush]: edges of any graph with ground, blue, red and green
//   - [github.com/cgt-go/sdk/rulesets/stalks]: stalks of Hackenbush that have no end, with a solver of its own
//   - [github.com/cgt-go/sdk/rulesets/cutcake]: Left cuts between columns, Right between rows
//   - [github.com/cgt-go/sdk/rulesets/maundycake]: the same into any number of equal pieces
//   - [github.com/cgt-go/sdk/rulesets/subtraction]: each player has numbers that may be taken from a heap
//
// # Impartial games
//
// With heaps and coins; package [github.com/cgt-go/sdk/nim/heaps] has those that are given by codes:
//   - [github.com/cgt-go/sdk/rulesets/piles]: Nim and what is near it, by Lasker, Moore and others; in Poker Nim heaps
//     can grow
//   - [github.com/cgt-go/sdk/rulesets/wythoff]: two heaps, and the same from both
//   - [github.com/cgt-go/sdk/rulesets/euclid]: multiples of the smaller number from the larger
//   - [github.com/cgt-go/sdk/rulesets/takeaway]: how many may be taken depends on how many were
//   - [github.com/cgt-go/sdk/rulesets/silverdollar]: coins that slide to the end of a strip
//   - [github.com/cgt-go/sdk/rulesets/coins]: coins that are turned, in rows and on boards
//
// With other things:
//   - [github.com/cgt-go/sdk/rulesets/chocolate]: breaking bars, also with a square that is poisoned
//   - [github.com/cgt-go/sdk/rulesets/chomp]: bites from a bar
//   - [github.com/cgt-go/sdk/rulesets/cities]: names that begin as the last one ended, and a token on a graph
//   - [github.com/cgt-go/sdk/rulesets/diagonals]: diagonals of a polygon that do not cross
//   - [github.com/cgt-go/sdk/rulesets/kayles]: pins, vertices and edges that are taken from a graph
//   - [github.com/cgt-go/sdk/rulesets/pieces]: pieces of chess that move one way
//   - [github.com/cgt-go/sdk/rulesets/ship]: the ship of the sea chart
//
// # Games with payoffs
//
// These are games of package zermelo. They are won, drawn or lost, or Max gets a number:
//   - [github.com/cgt-go/sdk/rulesets/bridgit], [github.com/cgt-go/sdk/rulesets/hex]: connecting two sides
//   - [github.com/cgt-go/sdk/rulesets/connect], [github.com/cgt-go/sdk/rulesets/noughts],
//     [github.com/cgt-go/sdk/rulesets/quixo], [github.com/cgt-go/sdk/rulesets/tiles]: marks in a row
//   - [github.com/cgt-go/sdk/rulesets/endgames], [github.com/cgt-go/sdk/rulesets/kingrooks]: chess, where play need not
//     end
//   - [github.com/cgt-go/sdk/rulesets/robots]: robots that come nearer if the others are taken away
//   - [github.com/cgt-go/sdk/rulesets/shapes]: marks on endless paper that are to make a shape; with strategies and a
//     referee of its own
//   - [github.com/cgt-go/sdk/rulesets/balance], [github.com/cgt-go/sdk/rulesets/cakeshare],
//     [github.com/cgt-go/sdk/rulesets/fence], [github.com/cgt-go/sdk/rulesets/pawnwalk],
//     [github.com/cgt-go/sdk/rulesets/sausages]: for as much as one can get
//
// # What positions are made of
//
// [github.com/cgt-go/sdk/rulesets/board] has boards of squares, [github.com/cgt-go/sdk/rulesets/graph] graphs and
// [github.com/cgt-go/sdk/rulesets/cakes] cakes, also for rules of your own.
package rulesets
