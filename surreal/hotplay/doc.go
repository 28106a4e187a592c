// Package hotplay plays sums of hot games for the score, by temperature.
//
// # Play
//
// A [Position] is a sum of values, one of the players to move, and what a strategy may remember of the play. Play is in
// the hot components and ends when none is left; the score is the sum of the means then. Left wants it large. The
// values of positions, from a database if there is one, has [github.com/cgt-go/sdk/surreal/sums.Solver.Values].
// [Position.Moves] lists the moves and [Position.After] makes one. If both play their best, the score is the Left or
// the Right stop of the sum.
//
// # Strategies
//
// A [Strategy] says which move to make. [Hotstrat] moves in the hottest component, [Thermostrat] where the compound
// thermograph says, and [Sentestrat] answers threats, which is orthodox play. They look at each component by itself and
// are fast. [Solver] searches the whole sum: its moves are the best ones, and its time grows exponentially with the
// number of components.
//
// # Measuring
//
// [Play] lets two strategies play, [Worst] is the score that a strategy is sure of, found by trying every reply, and
// [Rank] puts strategies in order by what they lose against the best play.
//
// References: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays (1982), ch. 6; L.
// Yedwab, On playing well in a sum of games (1985); E. Berlekamp, The economist's view of combinatorial games (1996);
// M. Müller, M. Enzenberger, J. Schaeffer, Temperature discovery search (2004).
package hotplay
