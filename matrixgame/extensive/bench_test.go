package extensive_test

import (
	"context"
	"testing"

	"github.com/cgt-go/sdk/matrixgame/extensive"
)

func BenchmarkSolve(b *testing.B) {
	for _, c := range []struct {
		name string
		tree extensive.Tree
	}{
		{"bluffing/hands=5", bluffing(5, 2, false)},
		{"bluffing/hands=10", bluffing(10, 2, false)},
		{"bluffing/hands=20", bluffing(20, 2, false)},
		{"kuhn/cards=13", kuhnCards(13)},
		{"kuhn/cards=50", kuhnCards(50)},
		{"leduc", leduc()},
	} {
		g := game(c.tree)
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := extensive.Solve(context.Background(), g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
