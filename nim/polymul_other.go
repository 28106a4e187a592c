//go:build !amd64 || purego

package nim

// mul returns the product of p and q.
func (p poly) mul(q poly) poly { return mulPortable(p, q) }
