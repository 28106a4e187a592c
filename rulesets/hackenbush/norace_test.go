//go:build !race

package hackenbush_test

const raceEnabled = false
