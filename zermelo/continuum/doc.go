// Package continuum solves games whose positions and moves are the real numbers of a line, such as that of the ship on the plane. An [Approach] is the game, and an [ApproachSolution] says who wins from each distance, as an [Interval] of
// rational numbers after another; [ApproachSolution.Verify] checks it.
package continuum
