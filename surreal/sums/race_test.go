//go:build race

package sums_test

// raceEnabled says that what takes seconds would take minutes, for the race detector slows it down.
const raceEnabled = true
