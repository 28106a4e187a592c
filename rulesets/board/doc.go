// Package board has the board of a game: a rectangle of squares with a letter on each, as an immutable value. The
// rulesets beside it that are played on squares or on a strip share it, and a ruleset of your own can use it: parse a
// board, look at its squares, put letters on them for the moves, and get the text, the picture, the
// symmetries and the parts of a position for nothing.
//
// The letters mean what the game says. Those that pictures know are
//
//	.                  an empty square
//	#                  a square that is not there, or no longer
//	x, t, l            a stone of Left: x-stones, toads, dominoes
//	o, f, r            a stone of Right
//	other letters      a stone that belongs to both
//
// in small letters and in capitals. A text has the rows from top to bottom, separated by bars or line ends:
// "xo.|..#" has two rows of three squares. Squares are numbered from 0, row by row.
package board
