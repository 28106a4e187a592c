package coins_test

import (
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/cgt"
	"github.com/cgt-go/sdk/rulesets/coins"
)

// BenchmarkValues finds the values of single coins, of games without formulas.
func BenchmarkValues(b *testing.B) {
	for _, game := range []struct {
		code  string
		coins int
	}{{"1-5", 60}, {"1-9", 24}, {"3E", 300}, {"1+S", 30}, {"4FS", 1000}} {
		c := coins.MustParseCode(game.code)
		b.Run(fmt.Sprintf("code=%s/coins=%d", game.code, game.coins), func(b *testing.B) {
			for b.Loop() {
				if _, err := c.Values(b.Context(), game.coins, cgt.Limits{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
