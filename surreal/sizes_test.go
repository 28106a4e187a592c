package surreal_test

// chainLength is smaller where the race detector makes everything slow.
var chainLength = 1_000_000
