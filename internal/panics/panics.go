// Package panics is for tests of functions that panic when a programmer gets them wrong.
package panics

import "testing"

// Expect checks that functions, which have names, panic with an error.
func Expect(t *testing.T, functions map[string]func()) {
	t.Helper()
	for name, f := range functions {
		func() {
			defer func() {
				if err, ok := recover().(error); !ok || err.Error() == "" {
					t.Errorf("%s does not panic with an error", name)
				}
			}()
			f()
		}()
	}
}
