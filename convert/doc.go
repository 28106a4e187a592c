// Package convert leads from one room of this module to another: it has the conversions that need two rooms which do not know each other.
//
// [Endless] makes a game without end of one that ends, [Alternating] a game in turn of the board of a bidding game, and [Extensive] one that may have hidden moves of one that has none.
//
// Left, Max, Blue and the row player are the same, and so are Right, Min, Red and the column player.
package convert
