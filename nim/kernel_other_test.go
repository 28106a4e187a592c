//go:build !amd64 || purego

package nim

import "testing"

// eachKernel runs f as a subtest with the only way to multiply polynomials that there is.
func eachKernel(t *testing.T, f func(t *testing.T)) { t.Run("kernel=portable", f) }
