//go:build !purego

package nim

import "testing"

// kernels returns the ways to multiply polynomials that the processor has.
func kernels() []kernel {
	portable := kernel{"portable", func(tb testing.TB) {
		had := hasInstruction
		hasInstruction = false
		tb.Cleanup(func() { hasInstruction = had })
	}}
	if !hasInstruction {
		return []kernel{portable}
	}
	return []kernel{portable, {"instruction", func(testing.TB) {}}}
}
