// Package continuum solves games whose positions and moves are the real numbers of a line, such as that of the ship on
// the plane. An [Approach] is the game: from a distance one comes nearer by any step that its intervals allow.
// [Approach.Solve] finds the [ApproachSolution], which says who wins from each distance, as one [Interval] of rational
// numbers after another, and where to move; [ApproachSolution.Verify] checks it, and [ApproachSolution.WriteSVG] draws
// it.
//
// The example of [Approach] is the place to begin.
package continuum
