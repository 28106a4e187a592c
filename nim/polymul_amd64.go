//go:build !purego

package nim

// hasInstruction reports whether the processor multiplies polynomials over {0, 1}: bit 1 of what CPUID has for it.
var hasInstruction = cpuFeatures()>>1&1 != 0

// mulByInstruction is [poly.mul] for processors that can do it.
//
//go:noescape
func mulByInstruction(p, q poly) poly

// cpuFeatures returns the register ECX of CPUID, leaf 1.
//
//go:noescape
func cpuFeatures() uint32

// mul returns the product of p and q.
func (p poly) mul(q poly) poly {
	if hasInstruction {
		return mulByInstruction(p, q)
	}
	return mulPortable(p, q)
}
