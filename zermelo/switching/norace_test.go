//go:build !race

package switching_test

const raceEnabled = false
