// Package stochastic solves zero-sum games of several rounds: in each one both players choose at the same time, and
// what they choose decides who pays what and, perhaps with the help of chance, where they go on.
//
// # Games
//
// A [Game] has states. In each of them an [Entry] belongs to each row and each column: what the column player pays to
// the row player at once, and with which probabilities which state is next; with the probability that is left the game
// ends. The future may be discounted, which is the same as an end in that share of all cases. [New] makes a game of a
// list of states, and [Explore] one of a user's own positions, such as the cards that are left to two players. Play
// must end, with probability 1, whatever the players do; otherwise the error has the cycle.
//
// # Solutions
//
// [Solve] finds for each state what the game is worth from there, and how to mix. If no state can come back, as in
// games of finitely many rounds, the value is exact. Otherwise it may be irrational, even if all numbers in the game
// are rational; then the [Solution] has bounds that are as close as one likes, and a strategy of each player that
// guarantees them, and it is exact if the value has turned out to be rational. [Solution.Verify] checks it all by one
// look at each entry.
//
// The examples show how sealed bids of package richman become such a game: each pair of bids has an entry.
//
// # Conventions
//
// States are counted from 0, and from 1 in messages. Games and solutions never change and may be used by several
// goroutines. Numbers that are returned are the caller's. Functions panic if a game is nil. Same input gives same output.
//
// # References
//   - L. S. Shapley, Stochastic games, Proceedings of the National Academy of Sciences 39 (1953).
//   - M. A. Pollatschek, B. Avi-Itzhak, Algorithms for stochastic games with geometrical interpretation, Management
//     Science 15 (1969).
//   - J. Filar, K. Vrieze, Competitive Markov decision processes, 1997.
package stochastic
