//go:build !race

package ordinal_test

const raceEnabled = false
