// Package nogo plays NoGo, also called Anti-Atari Go, which J. Moore described in 2005. Left has the stones x, Right
// the stones o. Stones of one player that touch, up, down, left or right, are a block. A move puts a stone of one's own
// on an empty square, so that afterwards each block of either player touches an empty square: nobody may take stones of
// the opponent or leave a block of his own without room. Stones stay where they are. Whoever cannot move loses.
//
// A move that is not allowed never will be: if a block of the opponent touches no other empty square, it gets no other
// one before this square is taken; and if the stone would leave no room for itself and the blocks it joins, these get
// none either. So a square where neither player may move stays empty for good, and the blocks beside it are safe.
// [Rules] uses this to make boards smaller, and to find parts that do not influence one another.
//
// Sources: M. Müller, NoGo (pages of the University of Alberta, 2011 to 2025), for the rules, the history and the
// winners on squares; the tests of MCGS 1.7 (University of Alberta), for the winners on strips.
package nogo
