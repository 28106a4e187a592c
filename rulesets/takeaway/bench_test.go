package takeaway_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/rulesets/takeaway"
)

func BenchmarkParts(b *testing.B) {
	for _, c := range []uint64{2, 1000} {
		b.Run(fmt.Sprintf("times=%d", c), func(b *testing.B) {
			for b.Loop() {
				takeaway.Times(c).Parts(math.MaxUint64)
			}
		})
	}
}

func BenchmarkZeckendorf(b *testing.B) {
	for _, bits := range []uint{64, 1024, 65536} {
		b.Run(fmt.Sprintf("bits=%d", bits), func(b *testing.B) {
			n := new(big.Int).Lsh(big.NewInt(1), bits)
			n.Div(n, big.NewInt(3))
			for b.Loop() {
				takeaway.Zeckendorf(n)
			}
		})
	}
}
