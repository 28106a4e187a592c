//go:build !race

package domineering

const raceEnabled = false
