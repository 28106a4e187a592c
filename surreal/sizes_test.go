package surreal_test

// These are smaller where the race detector makes everything slow.
var (
	raceEnabled = false
	chainLength = 1_000_000
)
