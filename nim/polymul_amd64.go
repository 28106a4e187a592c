//go:build !purego

package nim

// findInstruction reports whether the processor has PCLMULQDQ: bit 1 of what CPUID has for it.
func findInstruction() bool { return cpuFeatures()>>1&1 != 0 }

// cpuFeatures returns the register ECX of CPUID, leaf 1.
//
//go:noescape
func cpuFeatures() uint32
