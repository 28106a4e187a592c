//go:build race

package switching_test

// raceEnabled reports whether the race detector is on, with which everything takes many times as long.
const raceEnabled = true
