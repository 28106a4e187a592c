package wythoff_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/wythoff"
)

func BenchmarkTable(b *testing.B) {
	for _, t := range []uint32{1, 3} {
		b.Run(fmt.Sprintf("t=%d/size=200", t), func(b *testing.B) {
			for b.Loop() {
				if _, err := wythoff.New(t).Table(b.Context(), 200, 200, cgt.Limits{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkWinningMoves(b *testing.B) {
	for _, bits := range []uint{64, 1024, 65536} {
		b.Run(fmt.Sprintf("bits=%d", bits), func(b *testing.B) {
			x := new(big.Int).Lsh(big.NewInt(1), bits)
			y := new(big.Int).Div(x, big.NewInt(3))
			for b.Loop() {
				wythoff.Rules{}.WinningMoves(x, y)
			}
		})
	}
}
