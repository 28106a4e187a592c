// Package switching solves games of connection on graphs: the switching game of C. Shannon, in which Short wants to
// join two vertices, and the game in which Short wants to join all of them. Max is Short and takes edges; Min is Cut
// and erases edges. They move in turn, each edge goes to one of them, and either may begin.
//
// # Graphs
//
// A [Graph] may have several edges between two vertices, and loops. [NewGraph] makes one of its edges, and [ParseGraph]
// reads one.
//
// # Two trees
//
// [Graph.Forests] finds two forests without common edges that have as many edges together as can be, so two spanning
// trees if there are such, by partition of matroids. If there are none, a partition of the vertices shows it: fewer
// edges join its parts than two trees need. [Graph.VerifyForests] checks either in linear time.
//
// # Games
//
// [ConnectAll] and [Connect] make a [Game], and [Game.Solve] finds its [Class] without any search among positions: who
// wins, if Short begins and if Cut does. The [Solution] has a certificate for each player who can win, which
// [Game.VerifyTrees] and [Game.VerifyBarrier] check in linear time, and a strategy made of it. The strategies are those
// of package zermelo; a [Session] plays one of them on boards of many thousand edges. [Game.Rest] is the game that
// remains at a position. Functions, or the methods of what they return, panic if a graph is nil.
//
// # References
//   - A. Lehman, A solution of the Shannon switching game, Journal of the Society for Industrial and Applied
//     Mathematics 12 (1964).
//   - J. Edmonds, Lehman's switching game and a theorem of Tutte and Nash-Williams, Journal of Research of the National
//     Bureau of Standards 69B (1965).
//   - J. Bruno, L. Weinberg, A constructive graph-theoretic solution of the Shannon switching game, IEEE Transactions
//     on Circuit Theory 17 (1970).
//   - J. Roskind, R. E. Tarjan, A note on finding minimum-cost edge-disjoint spanning trees, Mathematics of Operations
//     Research 10 (1985).
//   - A. Shen, Games and strategies from the viewpoint of mathematics, problems 41 and 42.
package switching
