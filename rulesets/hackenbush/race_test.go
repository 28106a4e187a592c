//go:build race

package hackenbush_test

// raceEnabled says that allocations cannot be counted: under the race detector a sync.Pool drops things.
const raceEnabled = true
