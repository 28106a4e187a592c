// Package three has bidding games of three players: Blue, Red and Green. Each has terminals and money of his own. The
// highest bid wins the auction, and its bidder pays it to the one with the second highest bid, or to both others in
// proportion to their bids: see [richman.Rule]. [richman.Match] leads matches of three players.
//
// # Coalitions
//
// What one player can force against the two others is a game of two sides, for [Graph.Coalition]. It is not a game of
// two players, because the money of the partners is not one purse: one partner's bid can go to the other one, and money
// that one of them has does not help the other to bid. There are shares of the money with which nobody can avoid losing
// if the two others play together.
//
// [Analysis.Win] finds a winning strategy for one player, and [Analysis.Beat] one for two partners against him, where
// the notes have one. [Analysis.Judge] says which of them there are, [Figure3] is the example of the notes in which
// they always tell who wins, and [Figure4] has its regions. [Explore] searches games with whole chips, on any small
// board. A [Map] has what one of them says about all ways to share the money, for a picture; [Analysis.WriteSVG] draws
// the graph.
//
// All of this is for the rule by which the second highest bidder is paid.
//
// # Conventions
//
// Numbers that are returned are the caller's. Functions and methods panic if a vertex is none of the graph's, if a
// player is none of the three, or if a graph is nil. Same input gives same output.
//
// # References
//   - E. Gorskii, V. Gurovits, I. Mezhirov, E. Osmova, The Richman game (the Richman notes), §9.
package three
