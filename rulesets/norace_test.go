//go:build !race

package rulesets_test

// isRace says that the race detector watches.
const isRace = false
