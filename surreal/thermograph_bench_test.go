package surreal_test

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/cgt-go/sdk/nim"
	"github.com/cgt-go/sdk/surreal"
)

// BenchmarkHeat heats nimbers by 1. The result is new each time, because games that nobody holds are forgotten.
func BenchmarkHeat(b *testing.B) {
	for _, n := range []uint64{12, 14, 40} {
		b.Run(fmt.Sprintf("*%d", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				runtime.GC()
				b.StartTimer()
				surreal.Nimber(nim.Nimber(n)).Heat(surreal.Int(1))
			}
		})
	}
}

// BenchmarkHeatText writes the canonical form of *12 heated by 1.
func BenchmarkHeatText(b *testing.B) {
	g := surreal.Nimber(12).Heat(surreal.Int(1))
	for b.Loop() {
		_ = g.String()
	}
}
