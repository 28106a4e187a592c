package extensive_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

func BenchmarkSolve(b *testing.B) {
	for _, n := range []int{5, 10, 20} {
		g := game(bluffing(n, 2, false))
		b.Run(fmt.Sprintf("hands=%d", n), func(b *testing.B) {
			for b.Loop() {
				if _, err := extensive.Solve(context.Background(), g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
