// Package ship plays the ship of the sea chart: a ship sails from point to point of a board to the island in the corner
// A0, and each move must bring it nearer. With [Rules] a move goes to any point that is near enough, by the straight
// distance, and strictly nearer to the island; with [Lines] it goes left, down or diagonally, so far as it may. In the
// source whoever brings the ship to the island loses: that is misère play, since only from the island there is no move,
// [zermelo.Misere]. With [zermelo.Normal] it is a win.
//
// [NewChart] marks a whole board with plus and minus at once, a million points in a fraction of a second;
// [Chart.Verify] checks the marks by the three rules. [Logged] has positions with a memory: the ship may sail around
// the island, but not to a point where it has been. [Chart.WriteSVG] draws a chart, and [WriteMovesSVG] a position.
//
// A point is written as a letter for its column and a number for its row, both from the island: A0 to J9 on the board
// of the source; after the column Z come AA, AB and so on.
//
// Source: The sea chart, a Snark-themed course in programming games.
package ship
