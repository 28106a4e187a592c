// Package structure finds strategies in the structure of a game: by symmetry, by pairing, by weights, by stealing. The
// argument takes the place of a search, so that boards may be far too large for one. What an argument needs is checked
// when it is made, exactly and in time linear in the description of the game; what fails is a [*HypothesisError] that
// names the cell, the line or the position.
//
// # Symmetry
//
// In a [Placement] game the players take cells in turn, never two that are in conflict, and whoever cannot move loses:
// coins that may not overlap, knights that may not attack one another. A [Mirror] is a symmetry with which one of the
// players wins by copying.
//
// # Pairing
//
// In a [Claiming] game Max and Min mark free cells in turn until one has reached a [Goal]: all cells of one of some
// [Lines], a [Connection] of two sides, or one of the [Cycles] of a graph. A [Pairing] puts cells into pairs; whoever
// takes the other cell of each pair that the opponent touches never lets the opponent have a pair. [Lines.BlockedBy]
// and [Cycles.BlockedBy] check that this stops a goal, [Lines.Pairing] and [Cycles.Pairing] find pairs.
//
// # Potential
//
// [Weights] keep the opponent of a [Claiming] game from some [Lines] if these are long enough for their number: each
// line has the weight 2^−n while the opponent lacks n of its cells and the player has none, all weigh less than 1, and
// the player takes a cell whose lines weigh most. This is one case of a [Potential], a number for each position of any
// game of package zermelo that the strategy keeps below 1, where 1 is what a loss needs. Such a number is often the
// probability of a loss by random moves. [Potential.Strategy] makes a strategy of it, [Potential.Check] and
// [Potential.CheckPlay] check that the number does what it should. Package robots has another one.
//
// # Stealing
//
// An additional mark never hurts in a [Claiming] game. If the players can change places in it, which [NewStealing]
// checks, the second player cannot have a strategy that always wins, and [Stealing.Refute] shows any strategy that is
// said to do so a play that it does not win. [Shortcut] does the same for games such as Chomp, in which a first move
// allows nothing that was not allowed before it.
//
// The strategies are those of package zermelo, where CheckStrategy checks them against every reply on boards that are
// small enough. Functions and methods, or those of what they return, panic if a pointer or a
// function is nil that they are given.
//
// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, §§5, 6 and 10; A. W. Hales, R. I. Jewett,
// Regularity and positional games, Transactions of the American Mathematical Society 106 (1963); P. Erdős, J. L.
// Selfridge, On a combinatorial game, Journal of Combinatorial Theory A 14 (1973).
package structure
