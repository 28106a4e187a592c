// Package hex plays Hex, by P. Hein and J. Nash: the board is a rhombus of hexagons, and the players in turn take one.
// The first player wins by joining the upper side to the lower one with a chain of own cells, the second by joining the
// left side to the right one. A corner belongs to both sides.
//
// Each row is shifted to the right by half a cell against the one above it. So a cell has as neighbours those to the
// left and to the right, that above it and the one to the right of that, and that below it and the one to the left of
// that.
//
// On a full board exactly one player has joined the sides, so that there is no draw; and on a board with as many rows
// as columns the first player wins, since an additional cell does no harm and the strategy of the second could be
// stolen (Shen, problem 40). [Rules] are the rules, as a game for package zermelo in which the first player is Max.
// There is no rule to exchange the players after the first move.
//
// [Prove] finds out who wins by virtual connections, much faster than a search that knows the rules only: see the
// benchmarks. The [Proof] is itself a virtual connection of the sides, which can be verified and has the strategy of
// the winner.
//
// # References
//   - V. V. Anshelevich, A hierarchical approach to computer Hex, Artificial Intelligence 134 (2002), for virtual
//     connections.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problem 40.
//   - J. van Rijswijck, Search and Evaluation in Hex, University of Alberta, 2002, and R. Hayward et al., Solving 7 × 7
//     Hex: virtual connections and game-state reduction, 2003, for winning first moves.
package hex
