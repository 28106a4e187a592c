// Package endgames plays the smallest endgames of chess: White has a king and at most one piece more, Black has a king.
// With a queen, a rook or a pawn White may win; all other positions without one of these are draws, because no play
// leads to mate.
//
// [Rules] are the rules for package zermelo, in which White is [zermelo.Max]. Positions have numbers, boards that are
// turned over are alike, and moves can be taken back, so that [zermelo.Solver.SolveAll] makes a table of all positions
// in a second or two: who wins, the distance to mate, and all best moves. Distances count the moves of both players; a
// mate in n moves of White is at the distance 2n−1 if White is to move, and 2n if Black is.
//
// The rules are those of chess: who is in check and has no move is mated, who is not in check and has no move has a
// draw, and so has Black by taking the piece. A pawn becomes a queen, a rook, a bishop or a knight; a rook is sometimes
// the only one that wins. Nobody counts moves, and a position that comes again ends nothing: a play without end is a
// draw.
//
// # References
//   - FIDE, Laws of Chess, 2023, articles 3 and 5.
//   - K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9, 1986.
//   - M. Bain, Chess endgame database (king-rook against king), UCI Machine Learning Repository, 1994, for the
//     positions with Black to move by the moves to mate.
package endgames
