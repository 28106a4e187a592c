// Package piles plays Nim and games near to it, which are played with heaps of counters.
//
// # Any number of heaps
//
//	[Nim]        take any number from one heap
//	[Moore]      take from at least one heap and at most k
//	[Lasker]     take from one heap, or part it in two
//	[Poker]      take from one heap, or add to it from one's own bag
//	[Staircase]  move counters of one step to the step below
//
// Positions are [heaps.Heaps], a [PokerPosition] and [Stairs]. [WinningMoves] has all winning moves of Nim at once,
// also for heaps of any size.
//
// # Two heaps
//
//	[King]     take one counter from one heap or one from each
//	[Unequal]  take any number from one heap, but leave no equal heaps unless both are empty
//	[Sweets]   eat one heap and divide the other
//
// Positions are of type [Pair], which packages wythoff and euclid share.
//
// Wythoff's game, in which equal numbers are taken from both heaps, is in package rulesets/wythoff, with closed forms
// for numbers of any size, and as the one-way queen in rulesets/pieces, whose boards have all nim-values. Nim-sequences
// and periods of games with one heap are in package nim/heaps.
//
// # References
//   - C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
//   - E. H. Moore, A generalization of the game called nim, Annals of Mathematics 11 (1910).
//   - E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, 2nd ed., ch. 3, 4 and 15.
//   - T. S. Ferguson, Game Theory, 2nd ed., 2014.
//   - A. Shen, Games and strategies from the viewpoint of mathematics, 5th ed., 2018.
//   - Combinatorial Games, Numbers and Nimbers, notes of a course in Dubna, 2009.
package piles
