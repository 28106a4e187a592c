//go:build !race

package endgames_test

const raceEnabled = false
