package ordinal

import (
	"runtime"
	"testing"
	"time"

	"github.com/cgt-go/sdk/nim"
)

// TestDroppedNimbers checks that nimbers nobody holds leave the table of polynomials, which would grow with the number
// of nimbers made otherwise.
func TestDroppedNimbers(t *testing.T) {
	const (
		round = 20_000
		held  = 100
	)
	runtime.GC()
	before, slotsBefore := polynomials.Stats()
	most := slotsBefore + 8*round // slots: each part of the table keeps what other tests made it grow to
	kept := make([]Nimber, held)
	for k := range 5 {
		for i := range round {
			n := FromNimber(nim.Nimber(k*round + i + 1))
			kept[i%held] = Omega().Mul(n).Add(n)
		}
		// They leave the table some time after they are collected.
		live, slots := polynomials.Stats()
		for tries := 0; tries < 1000 && (live > before+10*held || slots > most); tries++ {
			runtime.GC()
			time.Sleep(time.Millisecond)
			live, slots = polynomials.Stats()
		}
		if live > before+10*held || slots > most {
			t.Fatalf("after %d nimbers, %d are in the table, of %d slots, and %d were before", (k+1)*round, live, slots, before)
		}
	}
	if kept[0] == kept[1] {
		t.Error("different nimbers are the same")
	}
}
