// Package fence paints a fence: Max and Min in turn choose a plank that is not painted, and paint it blue or green. Max
// begins. When all is painted, the payoff is the number of borders between a blue plank and a green one.
//
// With n planks, at least one, the value is ⌊(n−1)/2⌋. [Contrast] is a strategy of Max that gets it, [Copy] and, for an
// even number of planks, [Pairs] are strategies of Min that let him get no more: their proofs are in their comments,
// and hold for fences of any length.
//
// Source: A. Shen, Games and strategies from the viewpoint of mathematics, §8, problem 33.
package fence
