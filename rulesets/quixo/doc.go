// Package quixo plays Quixo by T. Chapeau on boards of 2 × 2 to 5 × 5 cubes; the game is sold with 5 × 5. All cubes are
// blank at first. The player to move takes a cube from the border that is blank or shows his own symbol, turns it to
// his symbol, and pushes it back into the row or the column that it came from, from an end where it was not. Who makes
// a line of his own symbol, in a row, a column or a diagonal, wins; who makes one of the opponent's symbol loses, even
// if he makes one of his own as well. Play may go round for ever, and is then a draw.
//
// [Rules] are the rules for package zermelo, in which X is [zermelo.Max] and moves first. Boards that are turned over,
// or with the symbols changed, are alike. Up to 4 × 4 positions have numbers, and moves can be taken back, so that all
// positions are solved with two bytes for each number. The first player wins on 3 × 3 in 7 moves and on 4 × 4 in 21; on
// 5 × 5 the game is a draw.
//
// # References
//   - S. Tanaka, F. Bonnet, S. Tixeuil, Y. Tamura, Quixo is solved, Advances in Computer Games, 2021, for 5 × 5.
//   - GamesmanOne, University of California, Berkeley, for the move that makes both lines, and for 4 × 4.
package quixo
