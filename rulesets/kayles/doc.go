// Package kayles plays Kayles and its relatives on graphs. A position is a [graph.Graph]; the letters of its vertices
// mean nothing. Whoever cannot move loses. A move takes away
//
//	Pins   one vertex, or two that an edge joins: skittles, of which a ball knocks down one or two neighbours
//	Node   a vertex and all its neighbours: the vertices chosen are to be independent
//	Arc    both ends of an edge: the edges chosen are to be a matching
//
// On a row of vertices Pins is H. E. Dudeney's Kayles, Node is the octal game 0.137, that is Dawson's Chess, and Arc is
// 0.07, that is Dawson's Kayles. For rows and circles nim-values are known for any length, since those of rows are
// periodic. Arc on the graph of a board, with an edge for each pair of neighbouring squares, is Cram, the impartial
// variant of Domineering.
//
// # References
//   - R. K. Guy, C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical Society 52
//     (1956).
//   - T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System
//     Sciences 16 (1978).
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 4.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problems 22 and 23.
package kayles
