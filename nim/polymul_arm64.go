//go:build !purego

package nim

import (
	"encoding/binary"
	"os"
	"runtime"
)

// findInstruction reports whether the processor has PMULL for polynomials of degree 63. A program may not ask the
// processor itself, whose register for this is the system's. All processors of Apple's systems have it. Linux tells
// each program in a file; where that cannot be read, as where the directory /proc is missing, the answer is no. So it
// is on other systems, whose ways to ask need more than the standard library.
func findInstruction() bool {
	switch runtime.GOOS {
	case "darwin", "ios":
		return true
	case "linux", "android":
		vector, err := os.ReadFile("/proc/self/auxv")
		return err == nil && auxiliary(vector, hardwareCapabilities)>>4&1 != 0 // HWCAP_PMULL
	}
	return false
}

// hardwareCapabilities is the key AT_HWCAP of the auxiliary vector.
const hardwareCapabilities = 16

// auxiliary returns what an auxiliary vector has for a key, or 0: the vector is pairs of a key and a value, of 64 bits
// each.
//
// Source: the Linux manual, getauxval(3), and the header asm/hwcap.h for arm64.
func auxiliary(vector []byte, key uint64) uint64 {
	for ; len(vector) >= 16; vector = vector[16:] {
		if binary.LittleEndian.Uint64(vector) == key { // Go has no big-endian arm64
			return binary.LittleEndian.Uint64(vector[8:])
		}
	}
	return 0
}
