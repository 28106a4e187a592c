package matrixgame

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
)

// One round of each way to learn, and one generation, with two-digit integers.
func BenchmarkLearning(b *testing.B) {
	for _, n := range []int{10, 100} {
		m := twoDigits(n, 1)
		r, err := NewReplicator(m, Uniform(n), Uniform(n), big.NewRat(1, 100))
		if err != nil {
			b.Fatal(err)
		}
		for _, test := range []struct {
			name string
			learner
		}{
			{"fictitious", FictitiousPlay(m, false)},
			{"alternating", FictitiousPlay(m, true)},
			{"regret", RegretMatching(m, 1)},
			{"simulation", Simulate(m, Uniform(n), Uniform(n), 1)},
			{"replicator", r},
		} {
			b.Run(fmt.Sprintf("%s/size=%d", test.name, n), func(b *testing.B) {
				for b.Loop() {
					test.step()
				}
			})
		}
	}
}

// The diagram of a game with a hundred thousand rows, and its optimum.
func BenchmarkDiagram(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	rows := make([][]int64, 100_000)
	for i := range rows {
		rows[i] = []int64{r.Int64N(1e6), r.Int64N(1e6)}
	}
	m := Integers(rows...)
	for b.Loop() {
		d, err := NewDiagram(m, Column)
		if err != nil {
			b.Fatal(err)
		}
		d.Optimum()
	}
}

// A game of three players with 8000 profiles, from a file and to a file.
func BenchmarkNFG(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	g, err := NewGameFunc([]int{20, 20, 20}, func(int, []int) *big.Rat { return big.NewRat(r.Int64N(199)-99, 1+r.Int64N(9)) })
	if err != nil {
		b.Fatal(err)
	}
	n := &NFG{Game: g}
	text := n.String()
	b.Run("parse", func(b *testing.B) {
		for b.Loop() {
			if _, err := ParseNFG(text); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("payoffs", func(b *testing.B) {
		for b.Loop() {
			_ = n.String()
		}
	})
	b.Run("outcomes", func(b *testing.B) {
		for b.Loop() {
			_ = n.Outcomes()
		}
	})
}
