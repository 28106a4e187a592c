// Package stalks plays Hackenbush with stalks that have no end, beside any finite games.
//
// # The game
//
// A stalk is a string of blue and red edges that stands on the ground, one edge for each ordinal below its height. Left
// cuts a blue edge, Right a red one, and what is above falls off with it; so the stalk that remains is the part below
// that edge. Whoever cannot move loses. A [Position] is a sum of stalks, each a [transfinite.SignExpansion], and of
// games given by their values, as [surreal.Value] finds them for positions of other rulesets. [Position.Play] makes a
// [Move] if it is legal.
//
// Every play ends, though its length is not known beforehand: the heights of stalks are ordinals, which do not fall for
// ever, and [Position.Remaining] is an ordinal that each move makes smaller.
//
// # Who wins
//
// A stalk is worth a number, which [transfinite.SignExpansion.Quotient] tells, and who wins a sum is decided by values.
// [Solver.Outcome] says it, and [Solver.Solve] gives a winning move, the height of the cut or the option of the game.
// [Solver.Reply] is the strategy: whoever has a won position and plays by it wins, against every opponent.
// [Solution.Verify] checks the answer by the rules of the finite games.
//
// [WriteSVG] draws stalks. Where edges go on without end there are dots.
//
// References: Combinatorial games, numbers and nimbers, notes of a mini-course in Dubna (2009), §1.7 (the stalks); J.
// H. Conway, On Numbers and Games (1976), ch. 2 and 9; A. N. Siegel, Combinatorial Game Theory (2013), §II.3 (stops and
// number avoidance).
package stalks
