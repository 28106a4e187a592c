package zermelo

import (
	"errors"
	"slices"
	"sync"
)

// errGone is the error of a goroutine that the rules ended.
var errGone = errors.New("zermelo: a goroutine ended early")

// crew calls do for each number from 0 to n−1, in goroutines of their own but for the last one, and waits for them all.
// A panic of the rules is the caller's: it is raised again here.
func crew(n int, do func(k int)) error {
	var (
		last    = n - 1
		helping sync.WaitGroup
		failed  = make([]any, last)
		isDone  = make([]bool, last)
	)
	for k := range last {
		helping.Go(func() {
			defer func() { failed[k] = recover() }()
			do(k)
			isDone[k] = true
		})
	}
	func() {
		defer helping.Wait() // also if the caller's own part panics
		do(last)
	}()
	for _, f := range failed {
		if f != nil {
			panic(f)
		}
	}
	if slices.Contains(isDone, false) {
		return errGone
	}
	return nil
}
