package leftover

import (
	"fmt"
	"strings"
	"testing"
)

// report is a test that only notes what it is told.
type report struct {
	testing.TB
	errors []string
}

func (r *report) Helper() {}

func (r *report) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

func TestGoroutines(t *testing.T) {
	r := &report{TB: t}
	check := Goroutines(r)
	done := make(chan bool)
	go func() { close(done) }()
	<-done
	if check(); len(r.errors) > 0 {
		t.Errorf("a goroutine that ends: %q", r.errors)
	}

	check = watch(r, 2)
	here, end := make(chan bool), make(chan bool)
	go stay(here, end)
	<-here
	if check(); len(r.errors) != 1 || !strings.Contains(r.errors[0], "leftover.stay(") {
		t.Errorf("a goroutine that is left: %q", r.errors)
	}
	close(end)
}

// stay is where a goroutine stands, once it has said so.
func stay(here, end chan bool) {
	close(here)
	<-end
}
