//go:build !purego

package nim

import (
	"encoding/binary"
	"testing"
)

// TestAuxiliary reads vectors as Linux writes them, and ones that are cut off.
func TestAuxiliary(t *testing.T) {
	var vector []byte
	for _, word := range []uint64{33, 16, 16, 0x1b, 6, 4096, 0, 0} {
		vector = binary.LittleEndian.AppendUint64(vector, word)
	}
	for _, c := range []struct {
		length    int
		key, want uint64
	}{{64, 16, 0x1b}, {64, 33, 16}, {64, 6, 4096}, {64, 4096, 0}, {31, 16, 0}, {32, 16, 0x1b}, {0, 16, 0}} {
		if got := auxiliary(vector[:c.length], c.key); got != c.want {
			t.Errorf("the first %d bytes have %#x for the key %d, want %#x", c.length, got, c.key, c.want)
		}
	}
}
