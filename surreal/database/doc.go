// Package database keeps the values of many positions of a game in a file, for solvers that need not find them again.
//
// # Making and reading
//
// A [Maker] has the rules of a game. [Maker.Build] finds the values of all positions that play from given ones comes
// to: positions that do not split ([cgt.Decomposer]), one of all that are alike ([cgt.Normalizer]). [Database.WriteTo]
// writes them to a file, and [Maker.Read] reads it. The bytes of the file are the same on every machine, for every run
// and any number of goroutines.
//
// # Using
//
// A *[Database] is a [sums.Database]: set it in a [sums.Solver], whose [sums.Solver.Values] are for the strategies of
// package hotplay as well. It is also a [surreal.Valuer]. Positions are looked up as they are and not by a hash, so
// answers are exact. What the database does not have is found as without it.
//
// # Checking
//
// A file is for one game with its parameters and one version of its rules, and ends with a sum over all of it. Reading
// checks that it is what WriteTo would write: each value is a canonical form, each position is one as the rules
// normalise it, all are in order. What is wrong is a [*FileError] that names the place. That the values are right
// [Database.Verify] checks, and Read for a sample if asked to.
package database
