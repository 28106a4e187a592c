//go:build (amd64 || arm64) && !purego

package nim

import "testing"

// kernels returns the ways to multiply polynomials that the processor has.
func kernels() []kernel {
	basisOnce.Do(fillBasis) // which finds out
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
