package matrixgame_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cgt-go/sdk/matrixgame"
)

// random returns a game of n×n with payoffs from −size to size.
func random(n int, size int64, seed uint64) *matrixgame.Bimatrix {
	r := rand.New(rand.NewPCG(seed, 0))
	draw := func() *matrixgame.Matrix {
		rows := make([][]int64, n)
		for i := range rows {
			for range n {
				rows[i] = append(rows[i], r.Int64N(2*size+1)-size)
			}
		}
		return matrixgame.Integers(rows...)
	}
	g, err := matrixgame.NewBimatrix(draw(), draw())
	if err != nil {
		panic(err)
	}
	return g
}

func BenchmarkExtremeEquilibria(b *testing.B) {
	for _, n := range []int{10, 12, 14, 16, 18} {
		for _, goroutines := range []int{1, 2} {
			b.Run(fmt.Sprintf("size=%d/goroutines=%d", n, goroutines), func(b *testing.B) {
				seed := uint64(0)
				for b.Loop() {
					seed = seed%3 + 1
					if _, err := (matrixgame.EquilibriumSolver{Goroutines: goroutines}).ExtremeEquilibria(context.Background(), random(n, 99, seed)); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// Games of small integers are degenerate, and have many equilibria.
func BenchmarkExtremeEquilibriaDegenerate(b *testing.B) {
	for _, n := range []int{6, 8, 10} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			seed := uint64(0)
			for b.Loop() {
				seed = seed%3 + 1
				if _, err := matrixgame.ExtremeEquilibria(context.Background(), random(n, 1, seed)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkLemkeHowson(b *testing.B) {
	for _, n := range []int{10, 30, 70} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			g := random(n, 99, 0)
			for b.Loop() {
				if _, err := matrixgame.LemkeHowson(context.Background(), g, 0); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkBestCorrelated(b *testing.B) {
	for _, n := range []int{5, 10, 15, 20} {
		b.Run(fmt.Sprintf("size=%d", n), func(b *testing.B) {
			seed := uint64(0)
			for b.Loop() {
				seed = seed%3 + 1
				g := random(n, 99, seed)
				if _, err := matrixgame.BestCorrelated(context.Background(), g, g.TotalPayoffs()); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
