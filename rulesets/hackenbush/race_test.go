//go:build race

package hackenbush_test

// raceEnabled says that allocations cannot be counted, for under the race detector a sync.Pool drops things, and that
// large pictures take too long.
const raceEnabled = true
