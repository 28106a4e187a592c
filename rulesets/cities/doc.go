// Package cities plays the game of Cities: two players in turn name a city that has not been named, and each name must
// begin with the letter with which the one before ended. Whoever knows no such name loses. The source asks whether
// every play ends: it does, since there is only a finite number of names, so that one of the players can always win, if
// only in principle.
//
// A [List] is the names that there are; it is a ruleset, of which a position says with which letter to go on and how
// many names are left for each pair of first and last letters, since names with the same pair are as good as one
// another. So letters are the vertices and names the arcs of a directed graph, and a play is a trail in it, that is
// directed edge geography. To say who wins is hard in general (it is complete for polynomial space), and exact here by
// search on lists that are short enough.
//
// [Geography] is the form of the game on an undirected graph: the players move one token along edges, to vertices where
// it has not been. There it is easy to say who wins from a maximum matching, on graphs of any size, and a matching is a
// strategy as well. [List.Neighbours] is the graph in which two names are neighbours if one of them may follow the
// other.
//
// # References
//   - The sea chart, a Snark-themed course in programming games, exercise 5.
//   - D. Lichtenstein, M. Sipser, GO is polynomial-space hard, Journal of the ACM 27, 1980, for geography.
//   - A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer Science 112, 1993,
//     §1, for the theorem on undirected vertex geography.
//   - J. Edmonds, Paths, trees, and flowers, Canadian Journal of Mathematics 17, 1965, for the algorithm.
package cities
