// Package leftover has a check for tests that calls leave no goroutines behind.
package leftover

import (
	"runtime"
	"testing"
	"time"
)

// Goroutines notes how many goroutines there are and returns a check that there are no more of them, which says where
// each stands, in up to a million bytes, if there are. A goroutine that has told that it is done is counted until it
// has ended, which may be long after on a busy machine: the check waits for that. Nothing else may start goroutines
// until the check has returned.
func Goroutines(t testing.TB) (check func()) {
	t.Helper()
	return watch(t, 10_000)
}

// watch is Goroutines, with the number of times that the check waits a millisecond.
func watch(t testing.TB, waits int) (check func()) {
	before := runtime.NumGoroutine()
	for range 5 { // those of an earlier test may not have ended yet
		time.Sleep(time.Millisecond)
		before = min(before, runtime.NumGoroutine())
	}
	return func() {
		t.Helper()
		for range waits {
			if runtime.NumGoroutine() <= before {
				return
			}
			time.Sleep(time.Millisecond)
		}
		stacks := make([]byte, 1<<20)
		stacks = stacks[:runtime.Stack(stacks, true)]
		t.Errorf("%d goroutines are left, and there were %d before:\n%s", runtime.NumGoroutine(), before, stacks)
	}
}
