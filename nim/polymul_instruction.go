//go:build (amd64 || arm64) && !purego

package nim

// hasInstruction reports whether the processor multiplies polynomials over {0, 1}. It is set together with the tables
// that every [poly] comes from, so that nobody multiplies before.
var hasInstruction bool

// findKernel finds out how to multiply.
func findKernel() { hasInstruction = findInstruction() }

// mulByInstruction is [poly.mul] for processors that can do it.
//
//go:noescape
func mulByInstruction(p, q poly) poly

// mul returns the product of p and q.
func (p poly) mul(q poly) poly {
	if hasInstruction {
		return mulByInstruction(p, q)
	}
	return mulPortable(p, q)
}
