//go:build !race

package sums_test

const raceEnabled = false
