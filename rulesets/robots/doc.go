// Package robots has robots on a strip of cells with the numbers 0, 1, 2, …: in each round Max divides them into two
// classes, Min takes those of one class away, and the others go one cell towards the cell 0. Max wins if one of them
// comes there; Min wins if all are taken away before. In the literature it is Spencer's tenure game: each year the
// chair promotes one of two lists of a faculty by a rank and dismisses the other one, who made the lists wants somebody
// to get tenure.
//
// A robot in the cell s weighs 2^−s: the probability that it arrives if a coin says which class stays. Max wins if and
// only if all weigh 1 or more together. [Heavier] is Min's strategy: she takes away the class that weighs more, so that
// half of the weight is left at most, and a step doubles it at most; it stays below 1, and a robot in the cell 0 would
// weigh 1. [Half] is that of Max: put in order, those that weigh most first, the robots reach the weight 1/2 exactly,
// since what is lacking is always a multiple of what comes next; there he cuts, both classes weigh 1/2 or more, and the
// one that stays weighs 1 or more after the step.
//
// Weights are compared exactly, in time linear in the last cell, which can be a million. The number of ways to divide
// robots is exponential in theirs; [Rules.IsMove] lets zermelo.Match play without a list of them.
//
// Sources: A. Shen, Games and strategies from the viewpoint of mathematics, §10, problem 43; J. Spencer, Randomization,
// derandomization and antirandomization: three games, Theoretical Computer Science 131 (1994).
package robots
