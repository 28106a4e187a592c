package database_test

import (
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/surreal/database"
)

// moody are rules in which each number above 0 leads to the next smaller one. Asked for the given number they call f.
type moody struct {
	at int
	f  func()
}

func (r moody) AppendMoves(dst []int, p int, _ cgt.Player) []int {
	if p == r.at {
		r.f()
	}
	if p > 0 {
		dst = append(dst, p-1)
	}
	return dst
}

// TestPanic builds with rules that panic: the panic comes to the caller, whichever goroutine it was in.
func TestPanic(t *testing.T) {
	for _, goroutines := range []int{1, 2, 8} {
		m := database.Maker[int]{Name: "moody", Rules: moody{at: 700, f: func() { panic("no") }}, Parse: number, Goroutines: goroutines}
		func() {
			defer func() {
				if r := recover(); r != "no" {
					t.Errorf("%d goroutines: %v", goroutines, r)
				}
			}()
			_, _, err := m.Build(t.Context(), numbers(9000))
			t.Errorf("%d goroutines: no panic, %v", goroutines, err)
		}()
	}
}

// TestEndedGoroutine builds with rules that end each goroutine but the caller's.
func TestEndedGoroutine(t *testing.T) {
	var calls atomic.Int64
	m := database.Maker[int]{Name: "moody", Parse: number, Goroutines: 8}
	m.Rules = moody{at: 700, f: func() { calls.Add(1) }}
	want := fileOf(t, build(t, m, numbers(9000)))
	if calls.Load() == 0 {
		t.Fatal("the rules were not asked")
	}
	m.Rules = moody{at: 700, f: func() {
		if !isTest() {
			runtime.Goexit()
		}
	}}
	got := fileOf(t, build(t, m, numbers(9000)))
	if string(got) != string(want) {
		t.Error("another file")
	}
}

// isTest reports whether this is the goroutine of a test.
func isTest() bool {
	callers := make([]uintptr, 100)
	frames := runtime.CallersFrames(callers[:runtime.Callers(0, callers)])
	for {
		f, more := frames.Next()
		if f.Function == "testing.tRunner" {
			return true
		}
		if !more {
			return false
		}
	}
}

// numbers yields the numbers below n.
func numbers(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}
