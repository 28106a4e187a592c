//go:build !purego

package nim

import "testing"

// eachKernel runs f as a subtest with each of the ways to multiply polynomials that the processor has.
func eachKernel(t *testing.T, f func(t *testing.T)) {
	t.Run("kernel=portable", func(t *testing.T) {
		had := hasInstruction
		hasInstruction = false
		t.Cleanup(func() { hasInstruction = had })
		f(t)
	})
	if hasInstruction {
		t.Run("kernel=instruction", f)
	}
}
