package database

import (
	"sync"
	"sync/atomic"

	"github.com/cgt-go/sdk/internal/limit"
)

// together calls f for 0, …, n − 1, in any order, by several goroutines, of which the caller's is one. Calling f twice
// for a number must do no harm: if it panics or ends a goroutine of the others, the caller calls it for all numbers
// again, alone, so that whoever uses the package meets the panic.
func together(goroutines, n int, f func(i int)) {
	var next atomic.Int64
	work := func() {
		for {
			i := int(next.Add(1)) - 1
			if i >= n {
				return
			}
			f(i)
		}
	}
	var helping sync.WaitGroup
	var done atomic.Int64
	helpers := min(limit.Goroutines(goroutines), n) - 1
	for range helpers {
		helping.Go(func() {
			defer func() { _ = recover() }()
			work()
			done.Add(1)
		})
	}
	func() {
		defer helping.Wait() // for a panic
		work()
	}()
	if int(done.Load()) < helpers {
		for i := range n {
			f(i)
		}
	}
}
