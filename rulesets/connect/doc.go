// Package connect plays Connect Four and its kin: the board stands upright, and the players in turn drop a stone into a
// column that is not full, where it falls on those below it. Whoever first has so many stones in a row, upright, level
// or aslant, wins; if the board is full before that, it is a draw.
//
// A [Position] knows the size of its board. [Rules] are the rules for any number in a row, as a game for package
// zermelo: the first player is Max. They know which positions are alike, and who wins with the next moves, so that
// search is fast: see the benchmarks. The usual board has 7 columns and 6 rows, and the first player wins there by
// beginning in the middle.
//
// # References
//   - V. Allis, A Knowledge-based Approach of Connect-Four, Vrije Universiteit Amsterdam, 1988.
//   - J. D. Allen, The Complete Book of Connect 4, Puzzlewright Press, 2010: solved on 1 October 1988.
//   - J. Tromp, John's Connect Four Playground, for the winners on small boards.
//   - The On-Line Encyclopedia of Integer Sequences, A212693, for the numbers of positions.
package connect
