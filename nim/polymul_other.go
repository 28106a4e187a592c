//go:build !(amd64 || arm64) || purego

package nim

// findKernel has nothing to find out.
func findKernel() {}

// mul returns the product of p and q.
func (p poly) mul(q poly) poly { return mulPortable(p, q) }
