// Package tiles plays a game with tiles that bear the numbers 1 to 9: the players in turn take one, and whoever first
// has three with the sum 15 wins. If all are taken before that, it is a draw. The numbers of tiles, of those that win,
// and their sum may be others.
//
// With these numbers it is noughts and crosses in disguise: in the magic square
//
//	4 9 2
//	3 5 7
//	8 1 6
//
// three different numbers have the sum 15 if and only if they stand in a row, a column or a diagonal. So whoever takes
// tiles may as well mark them there.
//
// A [Position] knows how many tiles there are. [Rules] are the rules, as a game for package zermelo: the first player
// is Max.
//
// # References
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problem 32.
package tiles
