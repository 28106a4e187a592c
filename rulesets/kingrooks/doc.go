// Package kingrooks has a white king walk into check among black rooks: the king and one of the rooks, by Black's
// choice, move in turn, and as soon as the king stands in the row or the column of a rook, White has won. Black has won
// if that never happens, also when the king takes the last rook. The rule of chess that the king must not walk into
// check does not hold.
//
// On a board of n × n squares with ⌊n/2⌋ rooks or more, such as 1000 × 1000 with 500, White always wins, wherever the
// pieces stand and whoever moves: the king goes to a corner, and then along the diagonal to the opposite corner. On
// this walk he crosses all rows and all columns, in n − 1 moves, between which Black has n − 2. So one of the rooks
// moves once at most, and stays all the time in a row or in a column that the king crosses. [Rules.Walk] is this
// strategy.
//
// A rook between the king and another rook gives check itself, so that it does not matter whether rooks stand in each
// other's way when they attack. They do when they move.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §6, problem 24.
package kingrooks
