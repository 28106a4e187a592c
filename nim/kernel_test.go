package nim

import "testing"

// kernel is a way to multiply polynomials; set makes it the one that is used until a test or benchmark ends.
type kernel struct {
	name string
	set  func(testing.TB)
}

// eachKernel runs f as a subtest with each kernel.
func eachKernel(t *testing.T, f func(t *testing.T)) {
	for _, k := range kernels() {
		t.Run("kernel="+k.name, func(t *testing.T) {
			k.set(t)
			f(t)
		})
	}
}
