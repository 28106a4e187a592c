//go:build !race

package promises_test

// isRace says that the race detector watches.
const isRace = false
