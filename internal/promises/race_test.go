//go:build race

package promises_test

// isRace says that the race detector watches, which takes ten times as long.
const isRace = true
