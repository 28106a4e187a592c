// Package richman solves bidding games exactly. A token stands on a vertex of a directed graph. Before each move both
// players, [Blue] and [Red], bid in secret for the right to make it; whoever bids more pays his bid to the other one
// and moves the token along an edge. Equal bids are decided by lot, and the money is paid all the same. Blue wins if
// the token reaches a blue vertex, Red if it reaches a red one; play that goes on for ever is a draw.
//
// In short, with more than a third of the money Blue wins from v1:
//
//	g, err := richman.ParseJSON(`{"edges": {"v1": ["b", "v2"], "v2": ["v1", "r"]}, "blue": ["b"], "red": ["r"]}`)
//	s, err := richman.Solve(ctx, g)
//	fmt.Println(g.Name(0), s.Value(0), s.Bid(0)) // v1 1/3 1/3
//	err = s.Verify(ctx)                          // checks it
//
// # Graphs
//
// A [Graph] is the board. [NewGraph] and [Undirected] make one of lists, [ParseJSON] and [ParseDOT] of texts, [Explore]
// of the rules of any game of package cgt and [ExploreTurns] of those of any game of package zermelo, in which the
// players may have different moves as in [NewPartizanGraph]. From every vertex a terminal, a blue or a red vertex, can
// be reached; [NewGraphWithDraws] makes terminals of vertices from which there is none.
//
// # The Richman function
//
// [Solve] finds the Richman function R: it is 0 at blue vertices and 1 at red ones, and at every other vertex the mean
// of its smallest and its largest value among the successors. If the money of both is 1 in all, Blue wins from v if he
// has more than R(v), and Red if Blue has less. The [Solution] has R as exact fractions, bids and moves, and
// [Solution.Verify] checks that they obey the definition, which has one solution. A [Solver] has limits and reports
// progress. Graphs of ten thousand vertices take seconds; for larger ones [Iteration.Bracket] finds intervals that
// contain the values.
//
// There are other algorithms, to learn from and to compare with: [Steepest] for undirected graphs, with the strings and
// balls of [WriteStringsSVG], [Lazy] for infinite ones, [AllOrders] and [IterateAndSolve].
//
// # Coins
//
// If a coin decides who moves, R(v) is the chance that Red wins. [Solver.RandomTurn] also solves games with other
// coins, and [Solver.WinChance] finds the chances for any two strategies.
//
// # Play
//
// A [Match] has a board, a rule and the money of the players, and [Match.Play] is the referee between two bidders, or
// three: sealed bids, lots that a seed decides, exact money, a limit of rounds, and a [Transcript]. A [Bidder] sees
// what a [View] shows, and has one method. [Solution.Safe] never loses and [Solution.Winning] wins, in a number of
// rounds that it says; both need more than the critical share. [Solution.Cautious] does not need to know what the other
// one has. [Solution.Verdict] says who wins, and [Solution.SafeBids] has all bids that are safe.
//
// # Other rules
//
// A [Rule] says how much of a bid goes to a bank: nothing ([Richman]), all ([Poorman]) or a share of it ([Taxman]).
// [FindThresholds] finds the critical shares, exactly or as intervals that contain them, and [Thresholds.Safe] plays.
// [SolveDiscrete] is about whole chips, with a tie-break or with lots. [FindAllPay] is about auctions in which both pay
// what they bid, as far as one of them can be sure to win.
//
// # Other wishes
//
// [Reach] makes a game of the wish to reach some vertices, or to keep away from them. An [Arena] is a board on which
// play need not end, and [ParseArena] and [ParseParity] read texts: [Arena.Buchi] is about vertices that are visited
// for ever, [Arena.Parity] about priorities, both for critical shares by all these rules and with
// [ParitySolution.Winning] to play, and [Solver.MeanPayoff] about what is paid in a round on the average, with
// [MeanPayoff.Threshold] and [MeanPayoff.Bidder]. Where play stays for ever it is decided by the board and not by the
// money, so that what remains is a game of [Solve].
//
// Package [github.com/cgt-go/sdk/richman/three] is about three players.
//
// # Conventions
//
// Numbers that are returned are the caller's. Where nothing else is said, the methods of graphs and solutions panic if
// a vertex is none of the graph's or a player neither Blue nor Red, and functions panic if a graph, an arena, a
// function or a number is nil. Same input gives same output.
//
// # References
//   - A. J. Lazarus, D. E. Loeb, J. G. Propp, D. Ullman, Richman games, in: Games of No Chance, 1996.
//   - A. J. Lazarus, D. E. Loeb, J. G. Propp, W. R. Stromquist, D. Ullman, Combinatorial games under auction play,
//     Games and Economic Behavior 27 (1999).
//   - M. Develin, S. Payne, Discrete bidding games, Electronic Journal of Combinatorics 17 (2010).
//   - G. Avni, T. A. Henzinger, V. Chonev, Infinite-duration bidding games, Journal of the ACM 66 (2019).
//   - G. Avni, T. A. Henzinger, R. Ibsen-Jensen, Infinite-duration poorman-bidding games, 2018.
//   - G. Avni, T. A. Henzinger, Đ. Žikelić, Bidding mechanisms in graph games, 2019.
//   - E. Gorskii, V. Gurovits, I. Mezhirov, E. Osmova, The Richman game (the Richman notes).
package richman
