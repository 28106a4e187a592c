// Package chocolate has games of breaking bars of chocolate along the lines between their squares.
//
// In the game of [Poisoned] one square of the bar is poisoned. A player breaks the bar in two and eats the part that is
// good; whoever is left with the poisoned square alone loses. A bar is given by how many lines there are on each of the
// four sides of that square, and a move makes one of these numbers smaller. So the game is the same as Nim with four
// heaps. If the square is in a corner it is Nim with two, and also the game of the one-way rook.
//
// In the game of [Break] nothing is eaten, and nothing is poisoned: a player breaks any of the pieces there are in two,
// and whoever makes the last break wins. All plays have the same number of moves, so that it does not matter how one
// plays.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, problems 5 and 31.
package chocolate
