// Package extensive solves zero-sum games of two players in which a player may not know everything that has happened:
// card games, hidden moves, bluffs. The solution is exact.
//
// # Games
//
// A [Tree] says what can happen: [End] is the end of a play, [Chance] a lot, and [Choice] the turn of a player. What he
// does not know he cannot act on: all turns of a player with the same set, which is a text of the caller's such as the
// card he holds, are one to him, and his moves there are the same. [New] makes a [Game] of a tree, [ParseJSON] reads a
// tree from text, [ParseEFG] from the .efg files of Gambit, which [EFG.AppendText] writes, and [FromMatrix] has the tree
// of a matrix. Players must not forget: at each turn they know all that they ever knew and did. Otherwise New says which
// set makes them forget.
//
// # Solutions
//
// A [Strategy] says how likely each move is in each set of a player. [Solve] finds the value and an optimal strategy of
// each player, and [Solution.Verify] checks that neither can be beaten. [Game.BestReply] finds the best reply to any
// strategy, and [Game.Guarantee] what a strategy is worth against it. [NormalForm] is the same game as a matrix, whose
// rows and columns are all plans to play: it grows much faster than the game.
//
// # Conventions
//
// Max gets the payoffs from Min. Trees, games and strategies never change and may be used by several goroutines.
// Numbers that are returned are the caller's. Functions panic if a strategy is not for the game, or for the other
// player, if a [Player] is neither [Max] nor [Min], or if a game is nil. Same input gives same output.
//
// # References
//   - H. W. Kuhn, Extensive games and the problem of information, in: Contributions to the Theory of Games II, 1953:
//     games, perfect recall, and mixing move by move.
//   - H. W. Kuhn, A simplified two-person poker, in: Contributions to the Theory of Games I, 1950.
//   - D. Koller, N. Megiddo, B. von Stengel, Efficient computation of equilibria for extensive two-person games, Games
//     and Economic Behavior 14 (1996).
//   - B. von Stengel, Efficient computation of behavior strategies, Games and Economic Behavior 14 (1996).
package extensive
