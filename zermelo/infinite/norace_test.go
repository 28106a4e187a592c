//go:build !race

package infinite_test

const raceEnabled = false
